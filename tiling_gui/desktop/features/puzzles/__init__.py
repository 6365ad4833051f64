"""Puzzles: positions in which one move keeps the value."""
