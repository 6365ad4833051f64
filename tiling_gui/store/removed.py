"""What the user took off a list. It is only marked, so it can be put back; nothing is gone at once.

A game or a tournament stays so for `DAYS` days and is gone then. A result of a solve is off the list for good then,
and known all the same: what was proved once need not be searched again.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.rows import moment

GAME, SOLVE, WORK, CAMPAIGN, TOURNAMENT = "game", "solve", "work", "campaign", "tournament"
"""Kinds of what lists show: a kept game, a result of a solve, a solve that waits, a campaign, a tournament."""

DAYS = 30
"""Days in which what was deleted can be brought back."""

_PREFIX = "removed/"


class Removed:
    """Marks in the table of small things; part of Store. Methods raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, kind: str, id: object) -> None:
        with self._database.change() as connection:
            key_values.put(connection, _key(kind, id), True)

    def restore(self, kind: str, id: object) -> bool:
        """Puts one back; whether it had been taken off."""
        if str(id) not in self.ids(kind):
            return False
        with self._database.change() as connection:
            key_values.delete(connection, _key(kind, id))
        return True

    def ids(self, kind: str) -> frozenset[str]:
        return frozenset(self.when(kind))

    def when(self, kind: str) -> dict[str, str]:
        """When each was taken off the list, in ISO 8601, by id; the last comes last."""
        return key_values.dates(self._database, _key(kind, ""))

    def recent(self, kind: str) -> dict[str, str]:
        """The same of those that can be brought back."""
        return {id: when for id, when in self.when(kind).items() if can_come_back(when)}

    def listed(self, kind: str, *, deleted: bool = False) -> Callable[[object], bool]:
        """Whether something is on the list, by its id; `deleted`: whether it was removed and can be brought back."""
        known = self.recent(kind) if deleted else self.ids(kind)
        return lambda id: (str(id) in known) is deleted

    def old(self, kind: str) -> list[str]:
        """Those that were deleted so long ago that they are to go."""
        return [id for id, when in self.when(kind).items() if not can_come_back(when)]

    def drop_old_games(self) -> None:
        """Games that were deleted long ago go, and what was said of them."""
        old = self.old(GAME)
        with self._database.change() as connection:
            for id in old:
                connection.execute("DELETE FROM games WHERE id = ?", (id,))
                key_values.delete(connection, _key(GAME, id))
                key_values.delete(connection, f"label/{GAME}/{id}")


def can_come_back(deleted: str) -> bool:
    """Whether what was deleted then, in ISO 8601, is there still."""
    return moment(deleted) >= (datetime.now() - timedelta(days=DAYS)).timestamp()


def _key(kind: str, id: object) -> str:
    return f"{_PREFIX}{kind}/{id}"
