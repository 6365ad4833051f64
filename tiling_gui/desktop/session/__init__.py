"""What happens: the game being played, its opponents, solves and analyses, and the commands. No window."""
