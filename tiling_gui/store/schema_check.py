"""What a database file declares: only our own schema is ever run; rows of any other are copied into a fresh file.

A trigger, view, index, default or constraint of somebody else could add rows of its own, or swallow ours.
"""

import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path

from tiling_gui.store.migration import seal_of
from tiling_gui.store.rows import checksum
from tiling_gui.store.schema import APPLICATION_ID, DIGEST, IDENTITY, POSITION_INDEX, Step

_OF_SQLITE = ("sqlite_sequence", "sqlite_stat1", "sqlite_stat4")
_WHEN_NEEDED = (IDENTITY, *POSITION_INDEX)
_COMMENT = re.compile(r"""--[^\n"']*$""", re.MULTILINE)
_NAME = re.compile(r'"(\w+)"')

Declared = frozenset[tuple[str, str, str]]
"""The objects of a schema: type, name, and statement without comments, white space and quotation marks."""


def declared(connection: sqlite3.Connection) -> Declared:
    """What the database declares, read without running any of it."""
    found = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return frozenset((kind, name, _plain(sql)) for kind, name, sql in found if name not in _OF_SQLITE)


def _tables(statements: Iterable[str]) -> Declared:
    """What statements that make tables when they are needed declare."""
    plain = (_plain(statement).replace("IFNOTEXISTS", "", 1) for statement in statements)
    return frozenset(("table", text.removeprefix("CREATETABLE").partition("(")[0], text) for text in plain)


def is_ours(connection: sqlite3.Connection, migrations: Sequence[Sequence[Step]]) -> bool:
    """Whether the database declares what these migrations do, and nothing else but tables that are made when needed."""
    wanted = expected(tuple(migrations))
    return wanted <= declared(connection) <= wanted | _tables(_WHEN_NEEDED)


def is_newest(connection: sqlite3.Connection) -> bool:
    """`is_ours` for all migrations, asked with one statement: what they declare is known by its digest."""
    return digest(declared(connection)) == DIGEST


def digest(schema: Declared) -> str:
    """The SHA-256 of what a schema declares without the tables of the index of positions."""
    return sha256(repr(sorted(schema - _tables(POSITION_INDEX))).encode()).hexdigest()


def has_virtual_tables(connection: sqlite3.Connection) -> bool:
    return any(sql.lower().startswith("createvirtual") for _, _, sql in declared(connection))


def copy_rows(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy the rows of the tables of the target from tables of the source.

    Names in other letters are the same, as SQLite reads them. Rows that break our constraints are left out. A view, or
    a computed column, is not read: it holds nothing itself.
    """
    held = {name.lower() for kind, name, _ in declared(source) if kind == "table"}
    for kind, name, _ in declared(target):
        if kind != "table" or name not in held:
            continue
        columns = [row[1] for row in target.execute(f"PRAGMA table_info({name})")]
        if not set(columns) <= {row[1].lower() for row in source.execute(f"PRAGMA table_info({name})")}:
            continue
        rows = source.execute(f"SELECT {', '.join(columns)} FROM {name} NOT INDEXED")
        target.executemany(
            f"INSERT OR IGNORE INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' for _ in columns)})",
            (tuple(row) for row in rows),
        )


def run(connection: sqlite3.Connection, migrations: Iterable[Sequence[Step]]) -> None:
    for steps in migrations:
        for step in steps:
            if callable(step):
                step(connection)
            else:
                connection.execute(step)


@cache
def expected(migrations: tuple[Sequence[Step], ...]) -> Declared:
    """What these migrations declare."""
    with closing(made(migrations)) as fresh:
        return declared(fresh)


@cache
def statements(migrations: tuple[Sequence[Step], ...]) -> tuple[str, ...]:
    """What makes at once the empty tables that these migrations make one after the other."""
    with closing(made(migrations)) as fresh:
        found = fresh.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    return tuple(sql for name, sql in found if name not in _OF_SQLITE)


def made(migrations: Sequence[Sequence[Step]], path: str | Path = ":memory:") -> sqlite3.Connection:
    """A database without rows after these migrations."""
    fresh = sqlite3.connect(path, isolation_level=None)
    fresh.text_factory = lambda data: data.decode("utf-8", "replace")
    fresh.row_factory = sqlite3.Row
    fresh.create_function("summed", -1, checksum, deterministic=True)
    fresh.create_function("sealed", -1, seal_of(None), deterministic=True)
    run(fresh, migrations)
    return fresh


def identity(connection: sqlite3.Connection) -> str:
    """The id of the database; "" if it has none yet."""
    if not connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'identity'").fetchone()[0]:
        return ""
    return stored_id(connection)


def stored_id(connection: sqlite3.Connection) -> str:
    found = connection.execute("SELECT id FROM identity").fetchone()
    return str(found[0]) if found else ""


def _header(path: Path) -> bytes:
    """The file's header of 100 bytes, read without touching the file; b"" if it is missing or too short."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return b""
    return header if len(header) == 100 else b""


def header_version(path: Path) -> int:
    """The version in the file's header; 0 if it is missing or not ours."""
    header = _header(path)
    ours = int.from_bytes(header[68:72], "big") == APPLICATION_ID
    return int.from_bytes(header[60:64], "big", signed=True) if ours else 0


def has_log(path: Path) -> bool:
    """Whether the database has a write-ahead log, as its header says; one in memory needs none."""
    return path == Path(":memory:") or _header(path)[18:20] == b"\2\2"


def _plain(sql: str | None) -> str:
    return "".join(_NAME.sub(r"\1", _COMMENT.sub("", sql or "")).split())
