"""Facts and claims: proved bounds under a canonical key, merged as they arrive.

What was proved here is in the table `facts`. What came from elsewhere, or was proved with its help, is in `claims`,
with a row for each set of sources, so that a source can be forgotten. A lookup combines all of them and says what the
result rests on. Rows of another engine version stay in the tables but are ignored, and so are damaged rows. Bounds on
values that are not counts (e-Valuate) are stored as key-value pairs.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from tiling_gui.core.bound_store import ENGINE_VERSION, LARGEST_COUNT, Bound, BoundStore, Ends
from tiling_gui.engine import book
from tiling_gui.engine.solved import integrity_message, shipped_fact
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.migration import BOUNDS
from tiling_gui.store.rows import checksum, insert, row_checksum
from tiling_gui.store.sources import forget, named, open_names, rests_column

_ONE = "SELECT * FROM bounds WHERE key = ? AND engine = ? ORDER BY rests"
_DROP = "DELETE FROM claims WHERE key = ? AND engine = ? AND rests = ?"
_OF_CAMPAIGN = "AND key IN (SELECT key FROM campaign_facts WHERE campaign = ?)"


class StoredBounds(BoundStore):
    """Rows of `facts` and `claims`. `get` and `put`, which the engine calls, report a full disk instead of raising."""

    def __init__(self, database: Database, *, proved_here: bool = False) -> None:
        self._database = database
        self._proved_here = proved_here

    @property
    def proved_here(self) -> "StoredBounds":
        """A view of the same tables that returns only what was proved here."""
        return StoredBounds(self._database, proved_here=True)

    def get(self, key: str) -> Bound | None:
        """The bounds known under `key`: stored ones and, unless `proved_here`, those shipped with the program."""
        shipped = None if self._proved_here else shipped_fact(key)
        if integrity_message():
            self._database.add_message(integrity_message())
        try:
            found = self._database.rows(_ONE, (key, ENGINE_VERSION))
            return self._together(found, shipped) if found else shipped
        except StoreError as error:
            self._database.add_message(str(error))
            return shipped

    def rows(self, key: str) -> list[Bound]:
        """Every row stored under `key`, not combined. Raises StoreError."""
        return list(self._readable(self._database.rows(_ONE, (key, ENGINE_VERSION))))

    def shipped(self, key: str) -> list[Bound]:
        """Shipped bounds that help to search the position named by `key`."""
        return [] if self._proved_here else book.facts_for(key)

    def put(self, fact: Bound) -> None:
        """Store `fact`, merged with what is known. Raises InputError if the two contradict each other."""
        try:
            self.put_all([fact])
        except StoreError as error:
            self._database.add_message(str(error))

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Store all of them or none. Raises StoreError, and InputError if facts contradict each other.

        If a fact proved here contradicts a claim, everything from the claim's sources is dropped. A claim that rests on
        a source forgotten in the meantime is not stored.
        """
        wrong: set[str] = set()
        with self._database.change() as connection:
            given = [(fact, rests_column(connection, fact.rests_on)) for fact in facts]
            names = open_names(self._database)
            for fact, rests in given:
                if rests is not None:
                    wrong |= self._put(connection, fact, rests, names)
            for name in wrong:
                forget(connection, name)
        for name in sorted(wrong):
            self._database.add_message(
                tr("What was proved here contradicts {name}: everything that rests on it was discarded.", name=name)
            )

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

    def _put(self, connection: sqlite3.Connection, fact: Bound, rests: str, names: Mapping[int, str]) -> set[str]:
        """Store one fact or claim. Return the sources it proved wrong, or its own if it was proved wrong itself."""
        wrong: set[str] = set()
        for row in connection.execute(_ONE, (fact.key, fact.engine)).fetchall():
            kept = self._read(row, names)
            if kept is None:
                continue
            try:
                both = kept.merged(fact)
            except InputError:
                if bool(kept.rests_on) == bool(rests):
                    raise
                if rests:
                    return set(fact.rests_on)
                wrong |= set(kept.rests_on)
            else:
                fact = both if row["rests"] == rests else fact
        self._write(connection, fact, rests)
        return wrong

    def _write(self, connection: sqlite3.Connection, fact: Bound, rests: str) -> None:
        fields = {
            "key": fact.key, "engine": fact.engine, "lower_max": fact.lower_max, "upper_max": fact.upper_max,
            "lower_min": fact.lower_min, "upper_min": fact.upper_min, "nodes": fact.nodes, "seconds": fact.seconds,
            **({"rests": rests} if rests else {}),
        }  # fmt: skip
        table = "claims" if rests else "facts"
        fields["sum"] = row_checksum(table, fields)
        insert(connection, "REPLACE", table, fields)

    def all(self, campaign: int | None = None) -> list[Bound]:
        """All bounds of this engine version, or those of a campaign, ordered by key. Raises StoreError."""
        which, values = ("", ()) if campaign is None else (_OF_CAMPAIGN, (campaign,))
        own = "AND rests = ''" if self._proved_here else ""
        statement = f"SELECT * FROM bounds WHERE engine = ? {own} {which} ORDER BY key"
        found = self._database.rows(statement, (ENGINE_VERSION, *values))
        facts = (self._together(list(rows), None) for _, rows in groupby(found, key=lambda row: row["key"]))
        return [fact for fact in facts if fact]

    def count(self) -> int:
        """Number of positions with bounds of this engine version."""
        found = self._database.rows("SELECT count(DISTINCT key) FROM bounds WHERE engine = ?", (ENGINE_VERSION,))
        return int(found[0][0])

    def not_proved_here(self, campaign: int | None = None) -> list[Bound]:
        """Every row that rests on a source, not combined, short keys (cheap to check) first. Raises StoreError."""
        which, values = ("", ()) if campaign is None else (_OF_CAMPAIGN, (campaign,))
        found = self._database.rows(f"SELECT * FROM claims WHERE engine = ? {which}", (ENGINE_VERSION, *values))
        return sorted(self._readable(found), key=lambda fact: (len(fact.key), fact.key))

    def proved(self, claim: Bound) -> None:
        """Turn this claim, just proved here, into a fact. Raises StoreError."""
        with self._database.change() as connection:
            names = open_names(self._database)
            for row in connection.execute(_ONE, (claim.key, claim.engine)).fetchall():
                kept = self._read(row, names)
                if row["rests"] and kept and (kept.rests_on, kept.as_tuple) == (claim.rests_on, claim.as_tuple):
                    connection.execute(_DROP, (row["key"], row["engine"], row["rests"]))
            self._put(connection, replace(claim, rests_on=()), "", names)

    def _together(self, rows: list[sqlite3.Row], shipped: Bound | None) -> Bound | None:
        """All rows of a key combined, those resting on fewer sources first; rows that contradict these are skipped."""
        both = shipped
        for fact in sorted(self._readable(rows), key=lambda fact: len(fact.rests_on)):
            if self._proved_here and fact.rests_on:
                continue
            try:
                both = both.merged(fact) if both else fact
            except InputError as error:
                if not fact.rests_on:
                    raise
                self._database.add_message(
                    tr("What rests on {name} is not trusted: {error}", name=", ".join(fact.rests_on), error=error)
                )
        return both

    def _readable(self, rows: Sequence[sqlite3.Row]) -> Iterator[Bound]:
        names = open_names(self._database) if any(row["rests"] for row in rows) else {}
        return (fact for fact in (self._read(row, names) for row in rows) if fact)

    def _read(self, row: sqlite3.Row, names: Mapping[int, str]) -> Bound | None:
        """The row as a Bound; None if it is damaged or one of its sources no longer exists."""
        table = "claims" if row["rests"] else "facts"
        bounds = row["lower_max"], row["upper_max"], row["lower_min"], row["upper_min"]
        whole = row["sum"] == row_checksum(table, row) and all(type(bound) is int for bound in bounds)
        if not whole or bounds[0] > bounds[1] or bounds[2] > bounds[3]:
            self._database.add_message(tr("Rows with proved bounds were damaged; they are left out."))
            return None
        rests = named(row["rests"], names) if table == "claims" else ()
        if rests is None:
            return None
        nodes, seconds = row["nodes"], row["seconds"]
        nodes = nodes if type(nodes) is int and 0 <= nodes <= LARGEST_COUNT else 0
        seconds = seconds if type(seconds) is float and 0 <= seconds <= LARGEST_COUNT else 0.0
        return Bound(row["key"], *bounds, nodes, seconds, row["engine"], rests)
