"""Sharing games on graphs: rules, solver, engine face and pictures."""
