"""The review of a game: its mistakes, the better moves and each player's accuracy."""
