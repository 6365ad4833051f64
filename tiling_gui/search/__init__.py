"""Search algorithms for any game, written against its protocol alone: the readable reference for the faster engines."""
