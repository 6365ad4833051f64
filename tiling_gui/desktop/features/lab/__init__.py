"""The laboratory: search methods compared on positions of any game, and watched step by step on a drawn tree."""
