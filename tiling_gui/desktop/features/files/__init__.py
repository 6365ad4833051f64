"""Opening, saving, exporting and copying a game."""
