"""Filling in a vector: rules and picture."""
