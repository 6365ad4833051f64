"""Levels of play against each other, in a window."""
