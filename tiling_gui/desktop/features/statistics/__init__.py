"""Statistics: a person's games in numbers and plots."""
