"""The game tree of an expression, drawn in a window."""
