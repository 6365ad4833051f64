"""Facts and claims: proved bounds under a canonical key, merged as they come. The engine's BoundStore.

What was proved here stands in the table `facts`; what came from elsewhere, or was proved with its help, in `claims`, a
row for each set of sources, so that a source can be forgotten. What is asked for has the bounds of all of them and says
what they rest on. Those of another engine version stay in the tables but are not believed, and neither is a row that
was damaged. Values that are no counts (e-Valuate) have their bounds among the small things, a row each.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from tiling_gui.core.bound_store import ENGINE_VERSION, LARGEST_COUNT, Bound
from tiling_gui.engine import book
from tiling_gui.engine.solved import complaint, known
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.former import BOUNDS
from tiling_gui.store.rests import row_sum, summed
from tiling_gui.store.rows import insert
from tiling_gui.store.sources import forget, named, open_names, standing

_ONE = "SELECT * FROM bounds WHERE key = ? AND engine = ? ORDER BY rests"
_DROP = "DELETE FROM claims WHERE key = ? AND engine = ? AND rests = ?"
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
            return self._together(found, shipped) if found else shipped
        except StoreError as error:
            self._database.tell(str(error))
            return shipped

    def rows(self, key: str) -> list[Bound]:
        """Every row that is kept under `key`, as it stands. Raises StoreError."""
        return list(self._readable(self._database.rows(_ONE, (key, ENGINE_VERSION))))

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
            given = [(fact, standing(connection, fact.rests_on)) for fact in facts]
            names = open_names(self._database)
            for fact, rests in given:
                if rests is not None:
                    wrong |= self._put(connection, fact, rests, names)
            for name in wrong:
                forget(connection, name)
        for name in sorted(wrong):
            self._database.tell(
                tr("What was proved here contradicts {name}: everything that rests on it was dropped.", name=name)
            )

    def bounds(self, key: str) -> tuple[Fraction | None, Fraction | None] | None:
        """The bounds on a value that are kept under `key`; a row that cannot be read, or was damaged, is none."""
        try:
            *ends, given = key_values.get(self._database, BOUNDS + key)
            if given != summed(BOUNDS + key, *ends):
                return None
            lower, upper = (None if end is None else Fraction(end) for end in ends)
        except StoreError as error:
            self._database.tell(str(error))
            return None
        except (InputError, ValueError, TypeError, ZeroDivisionError):
            return None
        return lower, upper

    def put_bounds(self, key: str, ends: tuple[Fraction | None, Fraction | None]) -> None:
        """Keeps bounds on a value in place of what was known."""
        texts = [None if end is None else str(end) for end in ends]
        try:
            with self._database.change() as connection:
                key_values.put(connection, BOUNDS + key, [*texts, summed(BOUNDS + key, *texts)])
        except StoreError as error:
            self._database.tell(str(error))

    def _put(self, connection: sqlite3.Connection, fact: Bound, rests: str, names: Mapping[int, str]) -> set[str]:
        """Keeps one fact or claim; sources it proved wrong, or that prove it wrong."""
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
        fields["sum"] = row_sum(table, fields)
        insert(connection, "REPLACE", table, fields)

    def all(self, campaign: int | None = None) -> list[Bound]:
        """Everything of this engine version, or of a campaign, by key. Raises StoreError."""
        which, values = ("", ()) if campaign is None else (_OF_CAMPAIGN, (campaign,))
        own = "AND rests = ''" if self._own else ""
        statement = f"SELECT * FROM bounds WHERE engine = ? {own} {which} ORDER BY key"
        found = self._database.rows(statement, (ENGINE_VERSION, *values))
        facts = (self._together(list(rows), None) for _, rows in groupby(found, key=lambda row: row["key"]))
        return [fact for fact in facts if fact]

    def count(self) -> int:
        """How many positions there are facts about, of this engine version."""
        found = self._database.rows("SELECT count(DISTINCT key) FROM bounds WHERE engine = ?", (ENGINE_VERSION,))
        return int(found[0][0])

    def not_proved_here(self, campaign: int | None = None) -> list[Bound]:
        """Every row that rests on a source, as it stands, cheap ones first. Raises StoreError."""
        which, values = ("", ()) if campaign is None else (_OF_CAMPAIGN, (campaign,))
        found = self._database.rows(f"SELECT * FROM claims WHERE engine = ? {which}", (ENGINE_VERSION, *values))
        return sorted(self._readable(found), key=lambda fact: (len(fact.key), fact.key))

    def proved(self, claim: Bound) -> None:
        """This claim, as it stands, was proved here: from now on it is a fact. Raises StoreError."""
        with self._database.change() as connection:
            names = open_names(self._database)
            for row in connection.execute(_ONE, (claim.key, claim.engine)).fetchall():
                kept = self._read(row, names)
                if row["rests"] and kept and (kept.rests_on, kept.said) == (claim.rests_on, claim.said):
                    connection.execute(_DROP, (row["key"], row["engine"], row["rests"]))
            self._put(connection, replace(claim, rests_on=()), "", names)

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

    def _readable(self, rows: Sequence[sqlite3.Row]) -> Iterator[Bound]:
        names = open_names(self._database) if any(row["rests"] for row in rows) else {}
        return (fact for fact in (self._read(row, names) for row in rows) if fact)

    def _read(self, row: sqlite3.Row, names: Mapping[int, str]) -> Bound | None:
        """The row as a fact; None for one that was damaged, and where a source of it is none any more."""
        table = "claims" if row["rests"] else "facts"
        bounds = row["lower_max"], row["upper_max"], row["lower_min"], row["upper_min"]
        whole = row["sum"] == row_sum(table, row) and all(type(bound) is int for bound in bounds)
        if not whole or bounds[0] > bounds[1] or bounds[2] > bounds[3]:
            self._database.tell(tr("Rows with proved bounds were damaged; they are left out."))
            return None
        rests = named(row["rests"], names) if table == "claims" else ()
        if rests is None:
            return None
        nodes, seconds = row["nodes"], row["seconds"]
        nodes = nodes if type(nodes) is int and 0 <= nodes <= LARGEST_COUNT else 0
        seconds = seconds if type(seconds) is float and 0 <= seconds <= LARGEST_COUNT else 0.0
        return Bound(row["key"], *bounds, nodes, seconds, row["engine"], rests)
