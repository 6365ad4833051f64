"""Long solves of the tiling game, split into jobs at the top of the game tree."""
