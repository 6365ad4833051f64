"""The SQLite store: results of solves, proved facts, games, long solves, settings and session state, behind `Store`."""

from tiling_gui.store.store import Store

__all__ = ["Store"]
