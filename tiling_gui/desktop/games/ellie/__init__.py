"""The window's parts of ELLIE: the L in the hand, its board, the nim equivalent."""
