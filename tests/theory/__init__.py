"""Every statement of resources/help/en/theory.md that can be tested, against the game by its definition."""
