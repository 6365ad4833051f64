"""How the game on the board can go on, said and offered in a strip under it."""
