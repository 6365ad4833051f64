"""e-Valuate: rules, expressions, solvers, engine and pictures."""
