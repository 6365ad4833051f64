"""Sharing games on graphs: rules, solver, engine and pictures."""
