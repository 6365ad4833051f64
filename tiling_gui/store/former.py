"""What stores of before, and stores of others, become here.

In version 3 every row bore a seal, a keyed digest by the secret in tiling-gui.key. Since version 4 facts and claims
stand in tables of their own, and a store is known as a whole by its id (own.py).
"""

import hashlib
import json
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tiling_gui.records.record import now
from tiling_gui.store.rests import SUMMED, sum_up, summed, write_ids

KEY = "tiling-gui.key"
FIRST_SEALED = 3
"""The version whose rows bear seals."""
ELSEWHERE = "a store from elsewhere"
"""Names what a store holds that was not written by this installation."""
_UNSEALED = "written from outside"
"""Names rows that bear no valid seal."""
_ORIGINAL = "import tilingResults.txt"
"""What results of the original program rested on, without saying so."""
_SEALED = {
    "facts": ("key", "engine", "rests", "lower_max", "upper_max", "lower_min", "upper_min"),
    "solves": tuple(name for name in SUMMED["solves"] if name != "board"),
    "work": SUMMED["work"],
}
BOUNDS = "bounds-"
"""Begins the key of a row of `kept` with bounds on a value."""


def seal_of(folder: Path | None) -> Callable[..., str]:
    """The seal of version 3 as an SQL function; without its secret one that no row bears yet."""
    secret = (folder / KEY).read_bytes() if folder is not None and (folder / KEY).exists() else b""
    key = secret if len(secret) == 32 else secrets.token_bytes(32)

    def sealed(*parts: object) -> str:
        framed = "".join("-" if part is None else f"{len(str(part))}:{part}" for part in parts)
        return hashlib.blake2b(framed.encode("utf-8", "surrogatepass"), key=key, digest_size=16).hexdigest()

    return sealed


def names_to_ids(connection: sqlite3.Connection) -> None:
    """Version 3 to 4: what rows rest on by ids; rows without a valid seal, and imported results, rest on something."""
    known = {row["name"]: tuple(row) for row in connection.execute("SELECT * FROM sources")}
    ids = {name: number for number, name in enumerate(known, 1)}

    def ids_of(rests: str, broken: int, imported: int) -> str:
        names = {*_names(rests), *([_UNSEALED] if broken else []), *([_ORIGINAL] if imported and not rests else [])}
        return write_ids(ids.setdefault(name, len(ids) + 1) for name in names)

    connection.create_function("ids_of", 3, ids_of)
    for table, columns in _SEALED.items():
        broken = f"seal IS NOT sealed('{table}', {', '.join(columns)})"
        if table == "work":  # the solve itself is the user's; only its bounds go
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


def sum_all(connection: sqlite3.Connection) -> None:
    """Version 3 to 4: check sums in place of seals."""
    for table in SUMMED:
        sum_up(connection, table)
    sealed = "SELECT key, data, sealed(key, json_extract(data, '$[0]'), json_extract(data, '$[1]')) FROM kept"
    for key, data, seal in connection.execute(f"{sealed} WHERE key LIKE '{BOUNDS}%' AND json_valid(data)").fetchall():
        ends = json.loads(data)
        if isinstance(ends, list) and len(ends) == 3 and ends[2] == seal:
            text = json.dumps([*ends[:2], summed(key, *ends[:2])])
            connection.execute("UPDATE kept SET data = ? WHERE key = ?", (text, key))


def made_elsewhere(connection: sqlite3.Connection) -> int:
    """What the store holds was proved elsewhere: it becomes claims of one source. How many rows do."""
    count: int = connection.execute("SELECT (SELECT count(*) FROM bounds) + (SELECT count(*) FROM solves)").fetchone()[
        0
    ]
    if not count:
        return 0
    taken = connection.execute("SELECT count(*) FROM sources WHERE name LIKE ?", (f"{ELSEWHERE}%",)).fetchone()[0]
    name = f"{ELSEWHERE} ({taken + 1})" if taken else ELSEWHERE
    added = connection.execute("INSERT INTO sources (name, digest, since) VALUES (?, '', ?)", (name, now()))
    id = added.lastrowid
    # What rested on the other store's sources rests on them still, and on the store as a whole.
    for table in ("claims", "solves"):
        connection.execute(f"UPDATE {table} SET rests = CASE rests WHEN '' THEN ',{id},' ELSE rests || '{id},' END")
    columns = "key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds"
    connection.execute(f"INSERT INTO claims (rests, {columns}) SELECT ',{id},', {columns} FROM facts")
    connection.execute("DELETE FROM facts")
    connection.execute("UPDATE work SET lower = NULL, upper = NULL, rests = ''")
    connection.execute(f"DELETE FROM kept WHERE key LIKE '{BOUNDS}%'")
    for table in SUMMED:
        sum_up(connection, table)
    return count


def _names(rests: str) -> list[str]:
    """The names in a column `rests` of version 3."""
    if not rests:
        return []
    with suppress(ValueError, RecursionError):
        names = json.loads(rests)
        if isinstance(names, list) and names and all(isinstance(name, str) for name in names):
            return names
    return [_UNSEALED]
