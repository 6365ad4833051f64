"""The widgets of the panels: plain setters in, signals out, nothing known about engine or store."""
