"""Words of 64 and of 128 bits for compiled code, whatever the game. Importing any of it loads numba."""
