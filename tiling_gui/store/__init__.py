"""SQLite: results of solves, proved facts, games, long solves, what was open last. One face: `Store`."""

from tiling_gui.store.rows import GameRow, LongSolve, Solve, is_set_up
from tiling_gui.store.store import Store

__all__ = ["GameRow", "LongSolve", "Solve", "Store", "is_set_up"]
