"""The components of a position of the tiling game and the value of each."""
