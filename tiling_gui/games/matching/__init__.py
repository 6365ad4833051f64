"""The matching game on graphs: rules, solver, engine face and pictures."""
