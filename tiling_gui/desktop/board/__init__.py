"""The one board: it shows a position of any game and turns pointer and keys into moves."""
