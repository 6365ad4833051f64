"""Widgets of panels and windows: setters for input, signals for output; they know neither engine nor store."""
