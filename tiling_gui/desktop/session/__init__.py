"""The game being played, its players, solves and analyses, and the commands; the base class of tool windows."""
