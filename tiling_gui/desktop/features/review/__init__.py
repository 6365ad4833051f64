"""Learning from games: the graph filled in, lines edited, reviews, teaching, puzzles, opponents of known strength."""
