"""Exact solution of sharing games: values, best play, and the dependence on the number of colours."""
