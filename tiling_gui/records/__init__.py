"""Games as immutable trees of moves, and every form they are written in."""
