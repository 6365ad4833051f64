"""What each game is: positions, moves, when it ends, what it is worth, how it is written. No search, no Qt."""
