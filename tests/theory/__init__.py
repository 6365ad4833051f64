"""Tests every testable statement of resources/help/en/theory.md against the game by definition."""
