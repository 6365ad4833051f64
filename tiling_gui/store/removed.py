"""Items that the user deleted from a list. They are only marked at first, and can be restored.

A game or a tournament can be restored for `DAYS` days and is then erased. A result of a solve is never erased: after
that time it can no longer be restored to the list, but is still used, so that nothing has to be solved twice.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.rows import moment

GAME, SOLVE, TOURNAMENT = "game", "solve", "tournament"
"""Kinds of items: a stored game, a solve, a tournament."""

DAYS = 30
"""Days for which a deleted item can be restored."""

_PREFIX = "removed/"


class Removed:
    """Marks of deletion in the table `kept`; part of Store. Methods raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, kind: str, id: object) -> None:
        with self._database.change() as connection:
            key_values.put(connection, _key(kind, id), True)

    def restore(self, kind: str, id: object) -> bool:
        """Restore an item. Return whether it had been deleted."""
        if str(id) not in self.ids(kind):
            return False
        with self._database.change() as connection:
            key_values.delete(connection, _key(kind, id))
        return True

    def ids(self, kind: str) -> frozenset[str]:
        return frozenset(self.when(kind))

    def when(self, kind: str) -> dict[str, str]:
        """The time each was deleted, in ISO 8601, by id, oldest first."""
        return key_values.dates(self._database, _key(kind, ""))

    def recent(self, kind: str) -> dict[str, str]:
        """`when`, only for those that can still be restored."""
        return {id: when for id, when in self.when(kind).items() if can_come_back(when)}

    def listed(self, kind: str, *, deleted: bool = False) -> Callable[[object], bool]:
        """A test, by id, of whether an item is on the list; with `deleted`, of whether it can be restored."""
        known = self.recent(kind) if deleted else self.ids(kind)
        return lambda id: (str(id) in known) is deleted

    def old(self, kind: str) -> list[str]:
        """Ids of items deleted too long ago to be restored."""
        return [id for id, when in self.when(kind).items() if not can_come_back(when)]

    def drop_old_games(self) -> None:
        """Erase games deleted more than `DAYS` days ago, with their labels."""
        old = self.old(GAME)
        with self._database.change() as connection:
            for id in old:
                connection.execute("DELETE FROM games WHERE id = ?", (id,))
                key_values.delete(connection, _key(GAME, id))
                key_values.delete(connection, f"label/{GAME}/{id}")


def can_come_back(deleted: str) -> bool:
    """Whether an item deleted at this time (ISO 8601) can still be restored."""
    return moment(deleted) >= (datetime.now() - timedelta(days=DAYS)).timestamp()


def _key(kind: str, id: object) -> str:
    return f"{_PREFIX}{kind}/{id}"
