"""tiling-gui: games in which MAX and MIN complete something together, to play, solve, analyse and keep."""

__version__ = "0.1.0"
