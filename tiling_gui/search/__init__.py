"""How any game is searched, in terms of the protocol alone; the readable reference for everything faster."""
