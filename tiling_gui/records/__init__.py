"""Games as immutable trees of moves, and the formats in which they are read and written."""
