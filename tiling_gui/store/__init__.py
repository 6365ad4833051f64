"""The SQLite store: results of solves, proved facts, games, long solves, settings and session state, behind `Store`."""

from tiling_gui.store.rows import GameRow, LongSolve, Solve, is_set_up
from tiling_gui.store.store import Store

__all__ = ["GameRow", "LongSolve", "Solve", "Store", "is_set_up"]
