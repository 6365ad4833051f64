"""The columns `rests` and `sum` of rows with proved values.

`rests` has the ids of the sources (sources.py) that the row rests on, as ",1,4,". `sum` is a checksum of everything
that states what is proved: a row with a flipped bit is ignored. It does not protect against forged rows.
"""

import sqlite3
from collections.abc import Iterable, Mapping
from zlib import crc32

CHECKED_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "facts": ("key", "engine", "lower_max", "upper_max", "lower_min", "upper_min"),
    "claims": ("key", "engine", "lower_max", "upper_max", "lower_min", "upper_min", "rests"),
    "solves": (
        "game", "board", "setup", "first", "max_level", "min_level", "value", "lower", "upper", "final_board", "line",
        "source", "engine", "rests",
    ),
    "work": ("key", "lower", "upper", "rests"),
}  # fmt: skip


def checksum(*parts: object) -> str:
    return f"{crc32(repr(parts).encode('utf-8', 'surrogatepass')):08x}"


def row_checksum(table: str, row: Mapping[str, object] | sqlite3.Row) -> str:
    return checksum(*(row[name] for name in CHECKED_COLUMNS[table]))


def update_checksums(connection: sqlite3.Connection, table: str, which: str = "1") -> None:
    """Compute the checksums of the rows of a table that `which` selects."""
    connection.execute(f"UPDATE {table} SET sum = summed({', '.join(CHECKED_COLUMNS[table])}) WHERE {which}")


def write_ids(ids: Iterable[int]) -> str:
    """Ids of sources in the form of the column `rests`; "" for none."""
    found = sorted(set(ids))
    return f",{','.join(map(str, found))}," if found else ""


def read_ids(text: object) -> tuple[int, ...]:
    """The ids in a column `rests`; -1, which no source has, for malformed text."""
    parts = str(text).split(",")[1:-1]
    return tuple(int(part) if part.isascii() and part.isdigit() else -1 for part in parts or [""] * (text != ""))
