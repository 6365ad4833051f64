"""ELLIE: rules, compiled solver, engine and pictures."""
