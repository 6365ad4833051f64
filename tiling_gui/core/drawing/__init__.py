"""Pictures as plain shapes, and the writers that turn them into SVG and TikZ; the window paints the same shapes."""
