"""Migration of older stores, and adoption of stores from other installations.

In version 3 every row had a seal, a keyed digest with the secret in tiling-gui.key. Since version 4 a store as a whole
is recognised by its id (provenance.py). Versions 3 and 4 also held claims, rows that were not proved here with the
sources they rest on; since version 5 there are only facts, and one table of solves, finished or not.
"""

import hashlib
import json
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import reduce
from pathlib import Path
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.bound_store import ENGINE_VERSION
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.errors import InputError
from tiling_gui.records.known import Bounds
from tiling_gui.records.record import now
from tiling_gui.store.rows import PAUSED, checksum, insert, parsed, row_checksum, update_checksums, value_of

KEY = "tiling-gui.key"
FIRST_SEALED = 3
"""The version whose rows have seals."""
_UNSEALED = "written from outside"
"""The source of rows without a valid seal."""
_ORIGINAL = "import tilingResults.txt"
"""The source of results imported from the original program, which older versions did not record."""
_SOLVES_4 = (
    "game", "board", "setup", "first", "max_level", "min_level", "value", "lower", "upper", "final_board", "line",
    "source", "engine", "rests",
)  # fmt: skip
_SUMMED_4 = {
    "facts": ("key", "engine", "lower_max", "upper_max", "lower_min", "upper_min"),
    "claims": ("key", "engine", "lower_max", "upper_max", "lower_min", "upper_min", "rests"),
    "solves": _SOLVES_4,
    "work": ("key", "lower", "upper", "rests"),
}
_SEALED = {
    "facts": ("key", "engine", "rests", "lower_max", "upper_max", "lower_min", "upper_min"),
    "solves": tuple(name for name in _SOLVES_4 if name != "board"),
    "work": _SUMMED_4["work"],
}
DROPPED = "dropped"
"""A temporary table: how many claims, and results that rested on them, a migration dropped, and their sources."""
BOUNDS = "bounds-"
"""Prefix of the key of a row of `kept` with bounds on a value."""


def seal_of(folder: Path | None) -> Callable[..., str]:
    """The seal of version 3 as an SQL function.

    Without a secret it uses a random key, which matches no existing row.
    """
    secret = (folder / KEY).read_bytes() if folder is not None and (folder / KEY).exists() else b""
    key = secret if len(secret) == 32 else secrets.token_bytes(32)

    def sealed(*parts: object) -> str:
        framed = "".join("-" if part is None else f"{len(str(part))}:{part}" for part in parts)
        return hashlib.blake2b(framed.encode("utf-8", "surrogatepass"), key=key, digest_size=16).hexdigest()

    return sealed


def names_to_ids(connection: sqlite3.Connection) -> None:
    """Version 3 to 4: refer to sources by id. Rows without a valid seal, and imported results, get a source."""
    known = {row["name"]: tuple(row) for row in connection.execute("SELECT * FROM sources")}
    ids = {name: number for number, name in enumerate(known, 1)}

    def ids_of(rests: str, broken: int, imported: int) -> str:
        names = {*_names(rests), *([_UNSEALED] if broken else []), *([_ORIGINAL] if imported and not rests else [])}
        return f",{','.join(map(str, sorted(ids.setdefault(name, len(ids) + 1) for name in names)))}," if names else ""

    connection.create_function("ids_of", 3, ids_of)
    for table, columns in _SEALED.items():
        broken = f"seal IS NOT sealed('{table}', {', '.join(columns)})"
        if table == "work":  # the solve belongs to the user; only its bounds are removed
            connection.execute(f"UPDATE work SET lower = NULL, upper = NULL, rests = '' WHERE {broken}")
            broken = "0"
        imported = "source = 'import'" if table == "solves" else "0"
        connection.execute(f"UPDATE OR REPLACE {table} SET rests = ids_of(rests, {broken}, {imported})")
    for name, id in ids.items():
        _, digest, state, since = known.get(name, (name, "", "", now()))
        connection.execute(
            "INSERT INTO sources_4 (id, name, digest, forgotten, since) VALUES (?, ?, ?, ?, ?)",
            (id, name, digest, state == "forgotten", since),
        )


def update_all_checksums(connection: sqlite3.Connection) -> None:
    """Version 3 to 4: replace seals by checksums."""
    for table, columns in _SUMMED_4.items():
        connection.execute(f"UPDATE {table} SET sum = summed({', '.join(columns)})")
    sealed = "SELECT key, data, sealed(key, json_extract(data, '$[0]'), json_extract(data, '$[1]')) FROM kept"
    for key, data, seal in connection.execute(f"{sealed} WHERE key LIKE '{BOUNDS}%' AND json_valid(data)").fetchall():
        ends = json.loads(data)
        if isinstance(ends, list) and len(ends) == 3 and ends[2] == seal:
            text = json.dumps([*ends[:2], checksum(key, *ends[:2])])
            connection.execute("UPDATE kept SET data = ? WHERE key = ?", (text, key))


def one_table_of_solves(connection: sqlite3.Connection) -> None:
    """Version 4 to 5: what waited and campaigns become unfinished solves; what was not proved here is dropped."""
    _drop_claims(connection)
    connection.execute("ALTER TABLE solves ADD COLUMN state TEXT NOT NULL DEFAULT 'solved'")
    connection.execute(f"UPDATE solves SET state = '{PAUSED}' WHERE value IS NULL AND source = 'engine'")
    waiting: dict[tuple[str, str], _Waiting] = {}
    unfinished = f"SELECT * FROM solves WHERE state = '{PAUSED}' AND sum != '' ORDER BY id"
    for row in connection.execute(unfinished).fetchall():
        waiting.setdefault((row["game"], row["setup"]), _Waiting(row)).add_sitting(row, row["finished"])
    for row in connection.execute("SELECT * FROM work ORDER BY key").fetchall():
        summed = row["sum"] == checksum(*(row[name] for name in _SUMMED_4["work"])) and not row["rests"]
        waiting.setdefault((row["game"], row["setup"]), _Waiting(row)).take_work(row, believed=summed)
    for row in connection.execute("SELECT *, 'domino' AS game FROM campaigns ORDER BY id").fetchall():
        waiting.setdefault((row["game"], row["setup"]), _Waiting(row)).take_campaign(connection, row)
    connection.execute(f"DELETE FROM solves WHERE state = '{PAUSED}' AND sum != ''")
    connection.execute("ALTER TABLE solves DROP COLUMN rests")
    for found in waiting.values():
        found.write(connection)
    update_checksums(connection, "solves", "sum != ''")
    connection.execute("DELETE FROM kept WHERE key LIKE 'removed/work/%' OR key LIKE 'removed/campaign/%'")
    connection.execute("DROP VIEW bounds")
    for table in ("claims", "sources", "work", "campaigns", "campaign_facts"):
        connection.execute(f"DROP TABLE {table}")


def _drop_claims(connection: sqlite3.Connection) -> None:
    """Clear what rests on sources, and note in DROPPED how much that was; damaged rows get an empty checksum."""
    connection.execute(f"UPDATE solves SET sum = '' WHERE sum IS NOT summed({', '.join(_SOLVES_4)})")
    resting = "rests != '' AND source = 'engine' AND sum != ''"
    rows = connection.execute("SELECT count(*) FROM claims").fetchone()[0]
    solves = connection.execute(f"SELECT count(*) FROM solves WHERE {resting} AND value IS NOT NULL").fetchone()[0]
    used = f"SELECT rests FROM claims UNION ALL SELECT rests FROM solves WHERE {resting}"
    named = f"EXISTS (SELECT 1 FROM ({used}) AS used WHERE instr(used.rests, ',' || sources.id || ','))"
    names = [row[0] for row in connection.execute(f"SELECT name FROM sources WHERE {named} ORDER BY name")]
    connection.execute(f"CREATE TEMP TABLE IF NOT EXISTS {DROPPED} (rows INTEGER, solves INTEGER, names TEXT)")
    if rows or solves:
        connection.execute(f"INSERT INTO {DROPPED} VALUES (?, ?, ?)", (rows, solves, ", ".join(names)))
    connection.execute(f"UPDATE solves SET {_UNSOLVED} WHERE {resting}")


_UNSOLVED = "value = NULL, lower = NULL, upper = NULL, final_board = NULL, line = '[]'"


class _Waiting:
    """An unfinished solve put together from the rows of version 4 about its position."""

    def __init__(self, row: sqlite3.Row) -> None:
        self._fields: dict[str, Any] = {name: row[name] for name in ("game", "board", "setup", "first")}
        self._id: int | None = None
        self._marks: list[str] = []
        self._bounds: list[tuple[Any, Any]] = []
        self._nodes, self._seconds, self._when = 0, 0.0, ""

    def add_sitting(self, row: sqlite3.Row, when: str | None) -> None:
        """Add a solve that was stopped."""
        self._id = row["id"]
        self._add(row, row["lower"], row["upper"], when)

    def take_work(self, row: sqlite3.Row, *, believed: bool) -> None:
        """Take what waited to be continued; its figures include those of its sittings."""
        nodes, seconds = self._nodes, self._seconds
        self._nodes, self._seconds = 0, 0.0
        lower, upper = (row["lower"], row["upper"]) if believed else (None, None)
        self._add(row, lower, upper, row["updated"])
        self._nodes, self._seconds = max(nodes, self._nodes), max(seconds, self._seconds)
        self._marks.append(f"removed/work/{row['key']}")

    def take_campaign(self, connection: sqlite3.Connection, row: sqlite3.Row) -> None:
        """Take a campaign; the facts decide what it proved, not its row."""
        lower, upper = _campaign_bounds(connection, row["setup"])
        self._add(row, lower, upper, row["updated"])
        self._marks.append(f"removed/campaign/{row['id']}")

    def _add(self, row: sqlite3.Row, lower: Any, upper: Any, when: str | None) -> None:
        self._bounds.append((lower, upper))
        self._nodes += row["nodes"] or 0
        self._seconds += row["seconds"] or 0.0
        self._when = max(self._when, when or "")

    def write(self, connection: sqlite3.Connection) -> None:
        """Insert it, unless its position is solved."""
        where = (self._fields["setup"], self._fields["game"])
        solved = "setup = ? AND game = ? AND state = 'solved' AND source = 'engine' AND max_level IS NULL"
        if connection.execute(f"SELECT count(*) FROM solves WHERE {solved} AND sum != ''", where).fetchone()[0]:
            return
        ends = [Bounds(value_of(lower), value_of(upper)) for lower, upper in self._bounds]
        bounds = reduce(Bounds.intersected, ends)
        fields = self._fields | {
            "id": self._id, "finished": self._when or None, "state": PAUSED, "line": "[]", "source": "engine",
            "engine": ENGINE_VERSION, "nodes": self._nodes, "seconds": self._seconds, "sum": "new",
            "lower": None if bounds.lower is None else str(bounds.lower),
            "upper": None if bounds.upper is None else str(bounds.upper),
        }  # fmt: skip
        id = insert(connection, "INSERT", "solves", fields).lastrowid
        removed = connection.execute(
            f"SELECT updated FROM kept WHERE key IN ({', '.join('?' * len(self._marks))})", self._marks
        ).fetchone()
        if removed is not None and self._id is None and len(self._bounds) == 1:
            values = (f"removed/solve/{id}", removed["updated"])
            connection.execute("INSERT OR IGNORE INTO kept (key, data, updated) VALUES (?, 'true', ?)", values)


def _campaign_bounds(connection: sqlite3.Connection, setup: str) -> tuple[Any, Any]:
    """The bounds of the position of a campaign, as text: without a search, and by facts."""
    try:
        position = catalogue.game("domino").from_json(parsed(setup, dict))
        key = position_key(position.board, position.live)
    except InputError:
        return None, None
    lower, upper = quick_bounds(position)
    row = connection.execute("SELECT * FROM facts WHERE key = ? AND engine = ?", (key, ENGINE_VERSION)).fetchone()
    if row is not None and row["sum"] == row_checksum("facts", row):
        side = str(position.to_move).lower()
        lower = max(lower, row[f"lower_{side}"] + position.count)
        upper = min(upper, row[f"upper_{side}"] + position.count)
    return str(lower), str(upper)


def believe_nothing(connection: sqlite3.Connection) -> tuple[int, int]:
    """Keep solves and games of a store from elsewhere without their values. Return the number of rows and results."""
    rows = connection.execute("SELECT count(*) FROM facts").fetchone()[0]
    solved = "source = 'engine' AND value IS NOT NULL"
    solves = connection.execute(f"SELECT count(*) FROM solves WHERE {solved}").fetchone()[0]
    connection.execute(f"UPDATE solves SET {_UNSOLVED}, state = '{PAUSED}' WHERE source = 'engine'")
    connection.execute("DELETE FROM facts")
    connection.execute(f"DELETE FROM kept WHERE key LIKE '{BOUNDS}%'")
    update_checksums(connection, "solves")
    return rows, solves


def _names(rests: str) -> list[str]:
    """The names in a column `rests` of version 3."""
    if not rests:
        return []
    with suppress(ValueError, RecursionError):
        names = json.loads(rests)
        if isinstance(names, list) and names and all(isinstance(name, str) for name in names):
            return names
    return [_UNSEALED]
