"""The table of facts: proved bounds under a canonical key, merged as they come. The engine's Keeper.

Facts of another engine version stay in the table but are not believed. Values that are no counts (e-Valuate) have
their bounds among the small things, a row each.
"""

import json
import sqlite3
from collections.abc import Iterable
from fractions import Fraction

from tiling_gui.engine.facts import ENGINE_VERSION, Fact
from tiling_gui.engine.solved import known
from tiling_gui.errors import StoreError
from tiling_gui.records.record import now
from tiling_gui.store.database import Database

_COLUMNS = "key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds"
_BOUNDS = "bounds-"
"""Begins the key of a row of bounds in `kept`."""
_ONE = f"SELECT {_COLUMNS} FROM facts WHERE key = ? AND engine = ?"


class Facts:
    """Rows of `facts`. `get` and `put` are for the engine: a full disk makes them forget and tell, not raise."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, key: str) -> Fact | None:
        """What is known under `key`: kept here, or shipped with the program."""
        shipped = known(key)
        try:
            found = self._database.rows(_ONE, (key, ENGINE_VERSION))
        except StoreError as error:
            self._database.tell(str(error))
            return shipped
        if not found:
            return shipped
        return _fact(found[0]).merged(shipped) if shipped else _fact(found[0])

    def put(self, fact: Fact) -> None:
        """Keeps `fact`, merged with what is known. Raises InputError if the two contradict each other."""
        try:
            self.put_all([fact])
        except StoreError as error:
            self._database.tell(str(error))

    def put_all(self, facts: Iterable[Fact]) -> None:
        """Keeps all of them or none. Raises StoreError, and InputError where facts contradict each other."""
        with self._database.change() as connection:
            for fact in facts:
                found = connection.execute(_ONE, (fact.key, fact.engine)).fetchone()
                both = _fact(found).merged(fact) if found else fact
                connection.execute(f"REPLACE INTO facts ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", _values(both))

    def bounds(self, key: str) -> tuple[Fraction | None, Fraction | None] | None:
        """The bounds on a value that are kept under `key`; a row that cannot be read is none."""
        try:
            found = self._database.rows("SELECT data FROM kept WHERE key = ?", (_BOUNDS + key,))
            lower, upper = (None if end is None else Fraction(end) for end in json.loads(found[0]["data"]))
        except StoreError as error:
            self._database.tell(str(error))
            return None
        except (IndexError, ValueError, TypeError, ZeroDivisionError):
            return None
        return lower, upper

    def put_bounds(self, key: str, ends: tuple[Fraction | None, Fraction | None]) -> None:
        """Keeps bounds on a value in place of what was known."""
        data = json.dumps([None if end is None else str(end) for end in ends])
        try:
            with self._database.change() as connection:
                connection.execute(
                    "REPLACE INTO kept (key, data, updated) VALUES (?, ?, ?)", (_BOUNDS + key, data, now())
                )
        except StoreError as error:
            self._database.tell(str(error))

    def all(self) -> list[Fact]:
        """Every fact of this engine version, by key. Raises StoreError."""
        found = self._database.rows(f"SELECT {_COLUMNS} FROM facts WHERE engine = ? ORDER BY key", (ENGINE_VERSION,))
        return [_fact(row) for row in found]

    def count(self) -> int:
        """How many facts of this engine version there are."""
        found = self._database.rows("SELECT count(*) FROM facts WHERE engine = ?", (ENGINE_VERSION,))
        return int(found[0][0])


def _fact(row: sqlite3.Row) -> Fact:
    return Fact(**dict(row))


def _values(fact: Fact) -> tuple[object, ...]:
    return (
        fact.key,
        fact.engine,
        fact.lower_max,
        fact.upper_max,
        fact.lower_min,
        fact.upper_min,
        fact.nodes,
        fact.seconds,
    )
