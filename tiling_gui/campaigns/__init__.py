"""Long solves as jobs at the top of a tree."""
