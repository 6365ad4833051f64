"""The matching game in the window."""
