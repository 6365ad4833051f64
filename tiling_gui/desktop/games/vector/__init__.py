"""The view of filling in a vector."""
