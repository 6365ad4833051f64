"""The view of the tour game."""
