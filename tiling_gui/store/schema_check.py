"""What a database file declares: only our own schema is ever run; rows of any other are copied into a fresh file.

A trigger, view, index, default or constraint of somebody else could add rows of its own, or swallow ours.
"""

import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path

from tiling_gui.store.migration import seal_of
from tiling_gui.store.rows import checksum
from tiling_gui.store.schema import IDENTITY, POSITION_INDEX, Step

_OF_SQLITE = ("sqlite_sequence", "sqlite_stat1", "sqlite_stat4")
_WHEN_NEEDED = ((IDENTITY, *POSITION_INDEX),)
_COMMENT = re.compile(r"""--[^\n"']*$""", re.MULTILINE)
_NAME = re.compile(r'"(\w+)"')

Declared = frozenset[tuple[str, str, str]]
"""The objects of a schema: type, name, and statement without comments, white space and quotation marks."""


def declared(connection: sqlite3.Connection) -> Declared:
    """What the database declares, read without running any of it."""
    found = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return frozenset((kind, name, _plain(sql)) for kind, name, sql in found if name not in _OF_SQLITE)


def is_ours(connection: sqlite3.Connection, migrations: Sequence[Sequence[Step]]) -> bool:
    """Whether the database declares what these migrations do, and nothing else but tables that are made when needed."""
    found, wanted = declared(connection), expected(tuple(migrations))
    return wanted <= found <= wanted | expected(_WHEN_NEEDED)


def has_virtual_tables(connection: sqlite3.Connection) -> bool:
    return any(sql.startswith("createvirtual") for _, _, sql in declared(connection))


def copy_rows(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy the rows of the tables of the target from tables of the source.

    Rows that break our constraints are left out. A view, or a computed column, is not read: it holds nothing itself.
    """
    held = {name for kind, name, _ in declared(source) if kind == "table"}
    for kind, name, _ in declared(target):
        if kind != "table" or name not in held:
            continue
        columns = [row[1] for row in target.execute(f"PRAGMA table_info({name})")]
        if not set(columns) <= {row[1] for row in source.execute(f"PRAGMA table_info({name})")}:
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


def made(migrations: Sequence[Sequence[Step]], path: str | Path = ":memory:") -> sqlite3.Connection:
    """A database without rows after these migrations."""
    fresh = sqlite3.connect(path, isolation_level=None)
    fresh.text_factory = lambda data: data.decode("utf-8", "replace")
    fresh.row_factory = sqlite3.Row
    fresh.create_function("summed", -1, checksum, deterministic=True)
    fresh.create_function("sealed", -1, seal_of(None), deterministic=True)
    run(fresh, migrations)
    return fresh


def _plain(sql: str | None) -> str:
    return "".join(_NAME.sub(r"\1", _COMMENT.sub("", sql or "")).split()).lower()
