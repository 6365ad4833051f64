"""The book: proved facts about the first moves on boards that take hours to solve, shipped with the program.

`resources/book/8x8.gz` is a compressed checkpoint (engine/rows_file.py): what `research/book.py` proved about first
moves and replies, and the most expensive table entries of the shipped solve, which save a search most of its work. It
is read on the first query about a position it may know, never for other boards. A modified file is ignored
(shipped_files.py).
"""

from collections.abc import Iterator
from functools import cache

from tiling_gui.core import shipped_files
from tiling_gui.core.bound_store import Bound
from tiling_gui.engine.position_keys import component_named
from tiling_gui.engine.rows_file import read_row
from tiling_gui.errors import InputError

FOLDER = "book"
FEWEST = 50
"""The fewest live squares of a position in the book: smaller ones are solved when they occur."""
_SIDE = 8


def fact_of(key: str) -> Bound | None:
    """The book's fact about the position with this `position_key`, or None."""
    if not _is_covered(key):
        return None
    line = _lines().get(key)
    return read_row(line) if line else None


def facts_for(key: str) -> Iterator[Bound]:
    """Every fact that helps to search the position named by `key`; none for boards the book does not cover."""
    return filter(None, map(read_row, _lines().values() if _is_covered(key) else ()))


def is_intact() -> bool:
    """False if the file was found to be modified; does not read it if nothing else has."""
    return not _lines.cache_info().currsize or bool(_lines())


def forget() -> None:
    """Free the memory of the book, which is read again when it is needed."""
    if _lines.cache_info().currsize and _lines():  # a file that was found to be modified is remembered
        _lines.cache_clear()


def _is_covered(key: str) -> bool:
    """Whether the position fits the board of the book and is not too small."""
    try:
        parts = [component_named(name) for name in key.split("+")]
    except InputError:
        return False
    squares = sum(mask.bit_count() for _, _, mask in parts)
    return squares >= FEWEST and all(max(rows, columns) <= _SIDE for rows, columns, _ in parts)


@cache
def _lines() -> dict[str, str]:
    """The unparsed line of every fact by its key; {} if the file does not match its digest."""
    text = shipped_files.read(f"{FOLDER}/{_SIDE}x{_SIDE}.gz") or ""
    return {line.split('"', 4)[3]: line for line in text.splitlines()[1:]}
