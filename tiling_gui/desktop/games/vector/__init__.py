"""The view of the vector game."""
