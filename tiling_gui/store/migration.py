"""Migration of older stores, and adoption of stores from other installations.

In version 3 every row had a seal, a keyed digest with the secret in tiling-gui.key. Since version 4 facts and claims
are in separate tables, and a store as a whole is recognised by its id (provenance.py).
"""

import hashlib
import json
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tiling_gui.records.record import now
from tiling_gui.store.rows import CHECKED_COLUMNS, checksum, update_checksums, write_ids

KEY = "tiling-gui.key"
FIRST_SEALED = 3
"""The version whose rows have seals."""
ELSEWHERE = "a store from elsewhere"
"""The source of everything in a store that another installation wrote."""
_UNSEALED = "written from outside"
"""The source of rows without a valid seal."""
_ORIGINAL = "import tilingResults.txt"
"""The source of results imported from the original program, which older versions did not record."""
_SEALED = {
    "facts": ("key", "engine", "rests", "lower_max", "upper_max", "lower_min", "upper_min"),
    "solves": tuple(name for name in CHECKED_COLUMNS["solves"] if name != "board"),
    "work": CHECKED_COLUMNS["work"],
}
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
        return write_ids(ids.setdefault(name, len(ids) + 1) for name in names)

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
    for table in CHECKED_COLUMNS:
        update_checksums(connection, table)
    sealed = "SELECT key, data, sealed(key, json_extract(data, '$[0]'), json_extract(data, '$[1]')) FROM kept"
    for key, data, seal in connection.execute(f"{sealed} WHERE key LIKE '{BOUNDS}%' AND json_valid(data)").fetchall():
        ends = json.loads(data)
        if isinstance(ends, list) and len(ends) == 3 and ends[2] == seal:
            text = json.dumps([*ends[:2], checksum(key, *ends[:2])])
            connection.execute("UPDATE kept SET data = ? WHERE key = ?", (text, key))


def turn_into_claims(connection: sqlite3.Connection) -> int:
    """Turn everything in the store into claims of one source. Return the number of rows this affects."""
    count: int = connection.execute("SELECT (SELECT count(*) FROM bounds) + (SELECT count(*) FROM solves)").fetchone()[
        0
    ]
    if not count:
        return 0
    taken = connection.execute("SELECT count(*) FROM sources WHERE name LIKE ?", (f"{ELSEWHERE}%",)).fetchone()[0]
    name = f"{ELSEWHERE} ({taken + 1})" if taken else ELSEWHERE
    added = connection.execute("INSERT INTO sources (name, digest, since) VALUES (?, '', ?)", (name, now()))
    id = added.lastrowid
    # Claims keep their sources, and rest on the store as a whole besides.
    for table in ("claims", "solves"):
        connection.execute(f"UPDATE {table} SET rests = CASE rests WHEN '' THEN ',{id},' ELSE rests || '{id},' END")
    columns = "key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds"
    connection.execute(f"INSERT INTO claims (rests, {columns}) SELECT ',{id},', {columns} FROM facts")
    connection.execute("DELETE FROM facts")
    connection.execute("UPDATE work SET lower = NULL, upper = NULL, rests = ''")
    connection.execute(f"DELETE FROM kept WHERE key LIKE '{BOUNDS}%'")
    for table in CHECKED_COLUMNS:
        update_checksums(connection, table)
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
