"""Exact solution of sharing games: values, best play, and what changes with the number of colours."""
