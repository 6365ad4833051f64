"""The position editor: a window that edits a copy of the board and plays from it."""
