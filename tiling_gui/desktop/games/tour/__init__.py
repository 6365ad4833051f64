"""The view of a tour."""
