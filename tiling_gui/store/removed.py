"""What the user took off a list. It is only marked, so it can be put back; nothing is gone at once."""

from tiling_gui.records.record import now
from tiling_gui.store.database import Database

GAME, SOLVE, WORK, CAMPAIGN = "game", "solve", "work", "campaign"
"""Kinds of what lists show: a kept game, a result of a solve, a solve that waits, a campaign."""

_PREFIX = "removed/"


class Removed:
    """Marks in the table of small things; part of Store. Methods raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, kind: str, id: object) -> None:
        """Takes one off its list."""
        with self._database.change() as connection:
            connection.execute(
                "REPLACE INTO kept (key, data, updated) VALUES (?, 'true', ?)", (_key(kind, id), now())
            )  # fmt: skip

    def restore(self, kind: str, id: object) -> None:
        """Puts one back, also where it was never taken off."""
        if str(id) in self.ids(kind):
            with self._database.change() as connection:
                connection.execute("DELETE FROM kept WHERE key = ?", (_key(kind, id),))

    def ids(self, kind: str) -> frozenset[str]:
        """Which are off the list."""
        start = _key(kind, "")
        found = self._database.rows("SELECT key FROM kept WHERE substr(key, 1, ?) = ?", (len(start), start))
        return frozenset(row["key"][len(start) :] for row in found)


def _key(kind: str, id: object) -> str:
    return f"{_PREFIX}{kind}/{id}"
