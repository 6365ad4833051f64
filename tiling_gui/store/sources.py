"""Where kept facts come from, other than from this program itself: imported files, checkpoints, workers elsewhere.

A row's column `rests` names every source its truth rests on; it is empty for what was proved here. A source is *open*
until all of its rows were proved again here, or somebody forgets it: then everything that rests on it goes.
"""

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.record import now
from tiling_gui.store.database import Database
from tiling_gui.store.rows import parsed

OUTSIDE = "written from outside"
"""Names what stands in the database without the seal of this installation."""
ORIGINAL = "import tilingResults.txt"
"""Names the results of the original program."""
OPEN, PROVED, FORGOTTEN = "open", "proved", "forgotten"
_KEYS: Mapping[str, tuple[str, ...]] = {"facts": ("key", "engine", "rests"), "solves": ("id",), "work": ("key",)}
_TABLES = tuple(_KEYS)


@dataclass(frozen=True)
class Source:
    """A source that is open, and what rests on it."""

    name: str
    since: str | None
    """ISO 8601."""
    facts: int
    solves: int


class Sources:
    """Rows of `sources`; part of Store. Methods raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def open(self, wanted: str, digest: str) -> str:
        """The name of a source with this content: `wanted`, with a number where another one is called so."""
        wanted = " ".join(wanted.split())[:120]
        with self._database.change() as connection:
            taken = dict(connection.execute("SELECT name, digest FROM sources").fetchall())
            name, count = wanted, 1
            while taken.get(name, digest) != digest:
                count += 1
                name = f"{wanted} ({count})"
            connection.execute(
                "REPLACE INTO sources (name, digest, state, since) VALUES (?, ?, ?, ?)", (name, digest, OPEN, now())
            )
        return name

    def open_again(self, name: str) -> None:
        """A source without a content of its own is in use: what was forgotten of it before is another matter."""
        with self._database.change() as connection:
            _note(connection, name, OPEN)

    def all(self) -> list[Source]:
        """Every source something rests on, by name."""
        since = {row["name"]: row["since"] for row in self._database.rows("SELECT name, since FROM sources")}
        facts: dict[str, int] = {}
        solves: dict[str, int] = {}
        for table, counts in (("facts", facts), ("solves", solves)):
            for row in self._database.rows(f"SELECT rests, count(*) AS rows FROM {table} GROUP BY rests"):
                for name in read_rests(row["rests"]):
                    counts[name] = counts.get(name, 0) + row["rows"]
        original = self._database.rows("SELECT count(*) FROM solves WHERE source = 'import'")[0][0]
        if original:
            solves[ORIGINAL] = solves.get(ORIGINAL, 0) + original
        return [Source(n, since.get(n), facts.get(n, 0), solves.get(n, 0)) for n in sorted({*facts, *solves})]

    def mark_strangers(self) -> int:
        """Rows without the seal of this installation say themselves, from now on, what they rest on; how many."""
        count = 0
        for table in ("facts", "solves"):
            strangers = [row for row in self._database.rows(f"SELECT * FROM {table}") if not self._sealed(table, row)]
            count += len(strangers)
            with self._database.change() as connection:
                if strangers:
                    _note(connection, OUTSIDE, OPEN)
                for row in strangers:
                    self._write(connection, table, row, {*read_rests(row["rests"]), OUTSIDE})
        return count

    def forget(self, name: str) -> Source:
        """Removes everything that rests on a source; what it was. Raises InputError if nothing does."""
        if name == OUTSIDE:
            self.mark_strangers()
        known = {source.name: source for source in self.all()}
        if not known:
            raise InputError(tr("Everything that is kept was proved here; there is nothing to forget."))
        if name not in known:
            raise InputError(tr("Nothing rests on {name!r}; there is {names}.", name=name, names=", ".join(known)))
        with self._database.change() as connection:
            forget(connection, name)
        return known[name]

    def release(self, name: str) -> None:
        """Everything of this source is proved here: nothing rests on it any more."""
        with self._database.change() as connection:
            connection.execute("UPDATE sources SET state = ? WHERE name = ? AND digest != ''", (PROVED, name))
            connection.execute("DELETE FROM sources WHERE name = ? AND digest = ''", (name,))  # the next may be another
            for table in _TABLES:
                for (text,) in connection.execute(f"SELECT DISTINCT rests FROM {table}").fetchall():
                    if name in read_rests(text):
                        for row in connection.execute(f"SELECT * FROM {table} WHERE rests = ?", (text,)).fetchall():
                            if self._sealed(table, row):
                                self._write(connection, table, row, set(read_rests(text)) - {name})

    def _sealed(self, table: str, row: sqlite3.Row) -> bool:
        return self._database.seal.holds(row["seal"], *sealed_parts(table, row))

    def _write(self, connection: sqlite3.Connection, table: str, row: sqlite3.Row, rests: Iterable[str]) -> None:
        """The row again, resting on these, with a seal."""
        fields = dict(row) | {"rests": write_rests(rests)}
        fields["seal"] = self._database.seal.of(*sealed_parts(table, fields))
        keys = _KEYS[table]
        connection.execute(
            f"DELETE FROM {table} WHERE " + " AND ".join(f"{name} = ?" for name in keys), [row[name] for name in keys]
        )
        places = ", ".join("?" for _ in fields)
        connection.execute(f"REPLACE INTO {table} ({', '.join(fields)}) VALUES ({places})", tuple(fields.values()))


def forget(connection: sqlite3.Connection, name: str) -> None:
    """Removes everything that rests on a source, within a transaction."""
    _note(connection, name, FORGOTTEN)  # what is searched now may still hand on something that rests on it
    for table in _TABLES:
        for (text,) in connection.execute(f"SELECT DISTINCT rests FROM {table}").fetchall():
            if name not in read_rests(text):
                continue
            if table == "work":  # the solve itself is the user's; only its bounds go
                connection.execute("UPDATE work SET lower = NULL, upper = NULL, rests = '' WHERE rests = ?", (text,))
            else:
                connection.execute(f"DELETE FROM {table} WHERE rests = ?", (text,))
    if name == ORIGINAL:
        connection.execute("DELETE FROM solves WHERE source = 'import'")
    connection.execute("DELETE FROM campaign_facts WHERE key NOT IN (SELECT key FROM facts)")


def _note(connection: sqlite3.Connection, name: str, state: str) -> None:
    """Notes the state of a source, also of one that has no content of its own, such as OUTSIDE."""
    insert = "INSERT INTO sources (name, digest, state, since) VALUES (?, '', ?, ?) "
    connection.execute(insert + "ON CONFLICT (name) DO UPDATE SET state = excluded.state", (name, state, now()))


def standing(connection: sqlite3.Connection, names: Sequence[str]) -> tuple[str, ...] | None:
    """Those of the sources that are still open; None if one was forgotten, and what rests on it with it."""
    if not names:
        return ()
    states: Mapping[str, str] = dict(connection.execute("SELECT name, state FROM sources").fetchall())
    if any(states.get(name) == FORGOTTEN for name in names):
        return None
    return tuple(name for name in names if states.get(name) != PROVED)


def sealed_parts(table: str, row: Mapping[str, object] | sqlite3.Row) -> tuple[object, ...]:
    """What the seal of a row of `facts`, `solves` or `work` is made of: all that says what is proved."""
    return (table, *(row[name] for name in SEALED[table]))


SEALED: Mapping[str, tuple[str, ...]] = {
    "facts": ("key", "engine", "rests", "lower_max", "upper_max", "lower_min", "upper_min"),
    "solves": (
        "game", "setup", "first", "max_level", "min_level", "value", "lower", "upper", "final_board", "line", "source",
        "engine", "rests",
    ),
    "work": ("key", "lower", "upper", "rests"),
}  # fmt: skip


def write_rests(names: Iterable[str]) -> str:
    """Sources as the column `rests` has them; "" for none."""
    found = sorted(set(names))
    return json.dumps(found, ensure_ascii=False) if found else ""


def read_rests(text: object) -> tuple[str, ...]:
    """The sources in a column `rests`; OUTSIDE if somebody wrote into it."""
    if text == "":
        return ()
    try:
        names = parsed(text if isinstance(text, str) else "0", list)
    except InputError:
        return (OUTSIDE,)
    return tuple(names) if names and all(isinstance(name, str) for name in names) else (OUTSIDE,)
