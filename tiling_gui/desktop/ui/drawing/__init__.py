"""Plain shapes drawn on the screen."""
