"""The matching game on graphs: rules, solver, engine and pictures."""
