"""Paints the shapes of core/drawing with Qt."""
