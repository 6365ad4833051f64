"""Facts: bounds proved here, under a canonical key, merged as they arrive.

Rows of another engine version stay in the table but are ignored, and so are damaged rows. Bounds on values that are not
counts (e-Valuate) are stored as key-value pairs.
"""

import sqlite3
from collections.abc import Collection, Iterable
from fractions import Fraction

from tiling_gui.core.bound_store import ENGINE_VERSION, LARGEST_COUNT, Bound, BoundStore, Ends
from tiling_gui.engine import book
from tiling_gui.engine.solved import integrity_message, shipped_fact
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.migration import BOUNDS
from tiling_gui.store.rows import checksum, insert, row_checksum

_ONE = "SELECT * FROM facts WHERE key = ? AND engine = ?"


class StoredBounds(BoundStore):
    """Rows of `facts`. `get` and `put`, which the engine calls, report a full disk instead of raising."""

    def __init__(self, database: Database, *, proved_here: bool = False) -> None:
        self._database = database
        self._proved_here = proved_here

    @property
    def proved_here(self) -> "StoredBounds":
        """A view of the same table without what is shipped."""
        return StoredBounds(self._database, proved_here=True)

    def get(self, key: str) -> Bound | None:
        """The bounds known under `key`: stored ones and, unless `proved_here`, those shipped with the program."""
        return self.get_many([key]).get(key)

    def get_many(self, keys: Collection[str]) -> dict[str, Bound]:
        """As `get`, of at most a few hundred keys with one statement."""
        shipped = {} if self._proved_here else {key: fact for key in keys if (fact := shipped_fact(key))}
        if integrity_message():
            self._database.add_message(integrity_message())
        try:
            stored = {fact.key: fact for fact in self.of(keys)}
        except StoreError as error:
            self._database.add_message(str(error))
            return shipped
        both = {key: shipped[key].merged(stored[key]) for key in shipped.keys() & stored.keys()}
        return shipped | stored | both

    def of(self, keys: Collection[str]) -> list[Bound]:
        """The rows stored under some keys. Raises StoreError."""
        some = ", ".join("?" * len(keys))
        statement = f"SELECT * FROM facts WHERE engine = ? AND key IN ({some})"
        found = self._database.rows(statement, (ENGINE_VERSION, *keys)) if keys else []
        return [fact for fact in map(self._read, found) if fact]

    def shipped(self, key: str) -> Iterable[Bound]:
        """Shipped bounds that help to search the position named by `key`."""
        return [] if self._proved_here else book.facts_for(key)

    def put(self, fact: Bound) -> None:
        """Store `fact`, merged with what is known. Raises InputError if the two contradict each other."""
        try:
            self.put_all([fact])
        except StoreError as error:
            self._database.add_message(str(error))

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Store all of them or none. Raises StoreError, and InputError if facts contradict each other."""
        with self._database.change() as connection:
            for fact in facts:
                row = connection.execute(_ONE, (fact.key, fact.engine)).fetchone()
                known = self._read(row) if row is not None else None
                _write(connection, known.merged(fact) if known else fact)

    def value_bounds(self, key: str) -> Ends | None:
        """The bounds on a value stored under `key`; None if there are none or the row is unreadable or damaged."""
        try:
            *ends, given = key_values.get(self._database, BOUNDS + key)
            if given != checksum(BOUNDS + key, *ends):
                return None
            lower, upper = (None if end is None else Fraction(end) for end in ends)
        except StoreError as error:
            self._database.add_message(str(error))
            return None
        except (InputError, ValueError, TypeError, ZeroDivisionError):
            return None
        return lower, upper

    def put_value_bounds(self, key: str, ends: Ends) -> None:
        """Store bounds on a value, replacing the old ones."""
        texts = [None if end is None else str(end) for end in ends]
        try:
            with self._database.change() as connection:
                key_values.put(connection, BOUNDS + key, [*texts, checksum(BOUNDS + key, *texts)])
        except StoreError as error:
            self._database.add_message(str(error))

    def all(self) -> list[Bound]:
        """Every fact of this engine version, ordered by key. Raises StoreError."""
        found = self._database.rows("SELECT * FROM facts WHERE engine = ? ORDER BY key", (ENGINE_VERSION,))
        return [fact for fact in map(self._read, found) if fact]

    def count(self) -> int:
        """Number of positions with facts of this engine version."""
        found = self._database.rows("SELECT count(*) FROM facts WHERE engine = ?", (ENGINE_VERSION,))
        return int(found[0][0])

    def _read(self, row: sqlite3.Row) -> Bound | None:
        """The row as a Bound; None if it is damaged."""
        bounds = row["lower_max"], row["upper_max"], row["lower_min"], row["upper_min"]
        whole = row["sum"] == row_checksum("facts", row) and all(type(bound) is int for bound in bounds)
        if not whole or bounds[0] > bounds[1] or bounds[2] > bounds[3]:
            self._database.add_message(tr("Rows with proved bounds were damaged; they are left out."))
            return None
        nodes, seconds = row["nodes"], row["seconds"]
        nodes = nodes if type(nodes) is int and 0 <= nodes <= LARGEST_COUNT else 0
        seconds = seconds if type(seconds) is float and 0 <= seconds <= LARGEST_COUNT else 0.0
        return Bound(row["key"], *bounds, nodes, seconds, row["engine"])


def _write(connection: sqlite3.Connection, fact: Bound) -> None:
    fields = {
        "key": fact.key, "engine": fact.engine, "lower_max": fact.lower_max, "upper_max": fact.upper_max,
        "lower_min": fact.lower_min, "upper_min": fact.upper_min, "nodes": fact.nodes, "seconds": fact.seconds,
    }  # fmt: skip
    insert(connection, "REPLACE", "facts", fields | {"sum": row_checksum("facts", fields)})
