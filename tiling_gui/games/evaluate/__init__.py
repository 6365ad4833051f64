"""e-Valuate: rules, expressions, its solvers and methods, its engine face and its pictures."""
