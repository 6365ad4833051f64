"""The games, a package or module each, without Qt: rules, notation, solver, engine and pictures."""
