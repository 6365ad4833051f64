"""The games of the house, one package a game, without Qt: rules, notation, solver, engine face, pictures."""
