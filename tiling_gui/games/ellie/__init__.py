"""ELLIE: rules, its compiled solver, its engine face and its pictures."""
