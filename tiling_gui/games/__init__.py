"""The games, one package each, without Qt: rules, notation, solver, engine and pictures."""
