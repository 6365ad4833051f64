"""SQLite: results of solves, proved facts, games, long solves, what was open last. One face: `Store`."""

from tiling_gui.store.rows import GameRow, Solve, Work, is_set_up
from tiling_gui.store.store import Store

__all__ = ["GameRow", "Solve", "Store", "Work", "is_set_up"]
