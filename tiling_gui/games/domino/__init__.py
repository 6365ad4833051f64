"""The tiling game: rules, what a position can still end with, editing, and its pictures."""
