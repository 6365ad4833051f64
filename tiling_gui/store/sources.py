"""The sources of claims: imported files, checkpoints, workers elsewhere, a store of another installation.

What was proved here is in `facts`. What a source says, and what was proved with its help, is in `claims` (and in
`solves` and `work`) with the ids of the sources in the column `rests`. A claim becomes a fact only by being proved
here. Until then it is removed if one of its sources is forgotten or found to be false.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tiling_gui.errors import input_error
from tiling_gui.records.record import now
from tiling_gui.store.database import Database
from tiling_gui.store.rows import read_ids, write_ids


@dataclass(frozen=True)
class Source:
    """A source that something rests on."""

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
        """The name of the source with this content: `wanted`, with a number if another source has or had that name."""
        wanted = " ".join(wanted.split())[:120]
        with self._database.change() as connection:
            name, count = wanted, 1
            while known := connection.execute("SELECT * FROM sources WHERE name = ?", (name,)).fetchone():
                if known["digest"] == digest and not known["forgotten"]:
                    return name
                count += 1
                name = f"{wanted} ({count})"
            _add(connection, name, digest)
        return name

    def all(self) -> list[Source]:
        counts: dict[int, list[int]] = {}
        for place, table in enumerate(("claims", "solves")):
            for row in self._database.rows(f"SELECT rests, count(*) AS rows FROM {table} GROUP BY rests"):
                for id in read_ids(row["rests"]):
                    counts.setdefault(id, [0, 0])[place] += row["rows"]
        known = self._database.rows("SELECT id, name, since FROM sources ORDER BY name")
        return [Source(row["name"], row["since"], *counts[row["id"]]) for row in known if row["id"] in counts]

    def forget(self, name: str) -> Source:
        """Remove everything that rests on a source. Return the source. Raises InputError if nothing rests on it."""
        known = {source.name: source for source in self.all()}
        if not known:
            raise input_error("All stored results were proved here; there is nothing to forget.")
        if name not in known:
            raise input_error("Nothing rests on {name!r}; there is {names}.", name=name, names=", ".join(known))
        self.drop(name)
        return known[name]

    def drop(self, name: str) -> None:
        """Forget a source, even if nothing rests on it yet."""
        with self._database.change() as connection:
            forget(connection, name)


def forget(connection: sqlite3.Connection, name: str) -> None:
    """Remove everything that rests on a source, within a transaction."""
    # The row stays because a search in progress may still deliver something that rests on it.
    connection.execute("UPDATE sources SET forgotten = 1 WHERE name = ?", (name,))
    rests = "instr(rests, (SELECT ',' || id || ',' FROM sources WHERE name = ?))"
    for table in ("claims", "solves"):
        connection.execute(f"DELETE FROM {table} WHERE {rests}", (name,))
    # The solve belongs to the user; only its bounds are removed.
    connection.execute(f"UPDATE work SET lower = NULL, upper = NULL, rests = '' WHERE {rests}", (name,))
    connection.execute("DELETE FROM campaign_facts WHERE key NOT IN (SELECT key FROM bounds)")


def rests_column(connection: sqlite3.Connection, names: Sequence[str]) -> str | None:
    """The text of the column `rests` for these sources, which are added if new; None if one has been forgotten."""
    ids = []
    for name in names:
        known = connection.execute("SELECT id, forgotten FROM sources WHERE name = ?", (name,)).fetchone()
        if known and known["forgotten"]:
            return None
        ids.append(known["id"] if known else _add(connection, name, ""))
    return write_ids(ids)


def open_names(database: Database) -> Mapping[int, str]:
    """Names of the sources that were not forgotten, by id. Raises StoreError."""
    return {row["id"]: row["name"] for row in database.rows("SELECT id, name FROM sources WHERE NOT forgotten")}


def named(rests: object, names: Mapping[int, str]) -> tuple[str, ...] | None:
    """The names of the sources in a column `rests`, sorted; None if one of the ids is not in `names`."""
    ids = read_ids(rests)
    return tuple(sorted(names[id] for id in ids)) if all(id in names for id in ids) else None


def _add(connection: sqlite3.Connection, name: str, digest: str) -> int:
    added = connection.execute("INSERT INTO sources (name, digest, since) VALUES (?, ?, ?)", (name, digest, now()))
    return int(added.lastrowid or 0)
