"""The view of the tiling game."""
