"""The table of facts: proved bounds under a canonical key, merged as they come. The engine's BoundStore.

What was proved here and what came from elsewhere stand in rows of their own, so that a source can be forgotten; a fact
that is asked for has the bounds of all of them and says what it rests on. A row without the seal of this installation
counts as written from outside. Facts of another engine version stay in the table but are not believed. Values that are
no counts (e-Valuate) have their bounds among the small things, a row each; one without the seal is not believed.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from tiling_gui.core.bound_store import ENGINE_VERSION, LARGEST_COUNT, Bound, together
from tiling_gui.engine import book
from tiling_gui.engine.solved import complaint, known
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.records.record import now
from tiling_gui.store.database import Database
from tiling_gui.store.sources import OUTSIDE, forget, read_rests, sealed_parts, standing, write_rests

_COLUMNS = "key, engine, rests, lower_max, upper_max, lower_min, upper_min, nodes, seconds, seal"
_BOUNDS = "bounds-"
"""Begins the key of a row of bounds in `kept`."""
_PLACES = ", ".join("?" for _ in _COLUMNS.split(","))
_ONE = f"SELECT {_COLUMNS} FROM facts WHERE key = ? AND engine = ? ORDER BY rests"
_DROP = "DELETE FROM facts WHERE key = ? AND engine = ? AND rests = ?"
_ALL = f"SELECT {_COLUMNS} FROM facts WHERE engine = ?"
_OF_CAMPAIGN = "AND key IN (SELECT key FROM campaign_facts WHERE campaign = ?)"


class StoredBounds:
    """Rows of `facts`. `get` and `put` are for the engine: a full disk makes them forget and tell, not raise."""

    def __init__(self, database: Database, *, own: bool = False) -> None:
        self._database = database
        self._own = own

    @property
    def own(self) -> "StoredBounds":
        """The same, giving only what was proved here."""
        return StoredBounds(self._database, own=True)

    def get(self, key: str) -> Bound | None:
        """What is known under `key`: kept here, or, unless only what was proved here counts, shipped."""
        shipped = None if self._own else known(key)
        if complaint():
            self._database.tell(complaint())
        try:
            found = self._database.rows(_ONE, (key, ENGINE_VERSION))
        except StoreError as error:
            self._database.tell(str(error))
            return shipped
        return self._together(found, shipped) if found else shipped

    def shipped(self, key: str) -> list[Bound]:
        """What comes with the program and helps to search the position `key` names."""
        return [] if self._own else book.rows(key)

    def put(self, fact: Bound) -> None:
        """Keeps `fact`, merged with what is known. Raises InputError if the two contradict each other."""
        try:
            self.put_all([fact])
        except StoreError as error:
            self._database.tell(str(error))

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Keeps all of them or none. Raises StoreError, and InputError where facts contradict each other.

        Where one that was proved here contradicts one that was not, everything from the other's source is dropped.
        What rests on a source that was forgotten meanwhile is not kept.
        """
        wrong: set[str] = set()
        with self._database.change() as connection:
            for fact in facts:
                rests = standing(connection, fact.rests_on)
                if rests is not None:
                    wrong |= self._put(connection, replace(fact, rests_on=rests))
            for name in wrong:
                forget(connection, name)
        for name in sorted(wrong):
            self._database.tell(
                tr("What was proved here contradicts {name}: everything that rests on it was dropped.", name=name)
            )

    def bounds(self, key: str) -> tuple[Fraction | None, Fraction | None] | None:
        """The bounds on a value that are kept under `key`; a row that cannot be read, or is not sealed, is none."""
        try:
            found = self._database.rows("SELECT data FROM kept WHERE key = ?", (_BOUNDS + key,))
            *ends, seal = json.loads(found[0]["data"])
            if not self._database.seal.holds(seal, _BOUNDS + key, *ends):
                return None
            lower, upper = (None if end is None else Fraction(end) for end in ends)
        except StoreError as error:
            self._database.tell(str(error))
            return None
        except (IndexError, ValueError, TypeError, ZeroDivisionError):
            return None
        return lower, upper

    def put_bounds(self, key: str, ends: tuple[Fraction | None, Fraction | None]) -> None:
        """Keeps bounds on a value in place of what was known."""
        texts = [None if end is None else str(end) for end in ends]
        data = json.dumps([*texts, self._database.seal.of(_BOUNDS + key, *texts)])
        try:
            with self._database.change() as connection:
                connection.execute(
                    "REPLACE INTO kept (key, data, updated) VALUES (?, ?, ?)", (_BOUNDS + key, data, now())
                )
        except StoreError as error:
            self._database.tell(str(error))

    def _put(self, connection: sqlite3.Connection, fact: Bound) -> set[str]:
        """Keeps one fact; sources it proved wrong, or that prove it wrong."""
        for row in connection.execute(_ONE, (fact.key, fact.engine)).fetchall():
            kept = self._read(row)
            if kept is None:
                continue
            if kept.rests_on != read_rests(row["rests"]):  # without a seal: from now on it says so itself
                connection.execute(_DROP, (row["key"], row["engine"], row["rests"]))
                self._write(connection, kept)
            try:
                both = kept.merged(fact)
            except InputError:
                if not kept.rests_on and fact.rests_on:
                    return set(fact.rests_on)
                if fact.rests_on or not kept.rests_on:
                    raise
                self._write(connection, fact)
                return set(kept.rests_on)
            if kept.rests_on == fact.rests_on:
                fact = both
        self._write(connection, fact)
        return set()

    def _write(self, connection: sqlite3.Connection, fact: Bound) -> None:
        fields = {
            "key": fact.key, "engine": fact.engine, "rests": write_rests(fact.rests_on),
            "lower_max": fact.lower_max, "upper_max": fact.upper_max,
            "lower_min": fact.lower_min, "upper_min": fact.upper_min, "nodes": fact.nodes, "seconds": fact.seconds,
        }  # fmt: skip
        seal = self._database.seal.of(*sealed_parts("facts", fields))
        connection.execute(f"REPLACE INTO facts ({_COLUMNS}) VALUES ({_PLACES})", (*fields.values(), seal))

    def all(self, campaign: int | None = None) -> list[Bound]:
        """Every fact of this engine version, or those of a campaign, by key. Raises StoreError."""
        if campaign is None:
            found = self._database.rows(f"{_ALL} ORDER BY key", (ENGINE_VERSION,))
        else:
            found = self._database.rows(f"{_ALL} {_OF_CAMPAIGN} ORDER BY key", (ENGINE_VERSION, campaign))
        facts = (self._together(list(rows), None) for _, rows in groupby(found, key=lambda row: row["key"]))
        return [fact for fact in facts if fact]

    def count(self) -> int:
        """How many positions there are facts about, of this engine version."""
        found = self._database.rows("SELECT count(DISTINCT key) FROM facts WHERE engine = ?", (ENGINE_VERSION,))
        return int(found[0][0])

    def not_proved_here(self, campaign: int | None = None) -> list[Bound]:
        """Every row that rests on a source, as it stands, cheap ones first. Raises StoreError."""
        which, values = ("", ()) if campaign is None else (f" {_OF_CAMPAIGN}", (campaign,))
        found = map(self._read, self._database.rows(_ALL + which, (ENGINE_VERSION, *values)))
        return sorted((fact for fact in found if fact and fact.rests_on), key=lambda fact: (len(fact.key), fact.key))

    def proved(self, fact: Bound) -> None:
        """This row, as it stands, was proved here: from now on it rests on nothing. Raises StoreError."""
        with self._database.change() as connection:
            for row in connection.execute(_ONE, (fact.key, fact.engine)).fetchall():
                kept = self._read(row)
                if kept and (kept.rests_on, kept.said) == (fact.rests_on, fact.said):
                    connection.execute(_DROP, (row["key"], row["engine"], row["rests"]))
            self._put(connection, replace(fact, rests_on=()))

    def _together(self, rows: list[sqlite3.Row], shipped: Bound | None) -> Bound | None:
        """What all rows of a key say, those first that rest on less; what contradicts them is not believed."""
        both = shipped
        for fact in sorted(self._readable(rows), key=lambda fact: len(fact.rests_on)):
            if self._own and fact.rests_on:
                continue
            try:
                both = both.merged(fact) if both else fact
            except InputError as error:
                if not fact.rests_on:
                    raise
                self._database.tell(
                    tr("What rests on {name} is not believed: {error}", name=", ".join(fact.rests_on), error=error)
                )
        return both

    def _readable(self, rows: Iterable[sqlite3.Row]) -> Iterator[Bound]:
        return (fact for fact in map(self._read, rows) if fact)

    def _read(self, row: sqlite3.Row) -> Bound | None:
        """The row as a fact; None if somebody wrote into it what cannot be read."""
        bounds = row["lower_max"], row["upper_max"], row["lower_min"], row["upper_min"]
        if not all(type(bound) is int and 0 <= bound < LARGEST_COUNT for bound in bounds):
            return None
        if bounds[0] > bounds[1] or bounds[2] > bounds[3]:
            return None
        rests = read_rests(row["rests"])
        if not self._database.seal.holds(row["seal"], *sealed_parts("facts", row)):
            rests = together(rests, (OUTSIDE,))
        nodes, seconds = row["nodes"], row["seconds"]
        nodes = nodes if type(nodes) is int and 0 <= nodes <= LARGEST_COUNT else 0
        seconds = seconds if type(seconds) is float and 0 <= seconds <= LARGEST_COUNT else 0.0
        return Bound(row["key"], *bounds, nodes, seconds, row["engine"], rests)
