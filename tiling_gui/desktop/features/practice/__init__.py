"""My mistakes: positions from one's own games, asked again until a move is found that keeps the value."""
