"""The window of the values of all rectangles, as far as they are proved."""
