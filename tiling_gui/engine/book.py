"""The book: proved facts about the first moves on boards that take hours, shipped with the program.

`resources/book/8x8.gz` is a checkpoint (engine/checkpoint.py), packed: what `packaging/book.py` proved of first moves
and replies, and the costly part of the shipped solve's rows, which spare a search most of what that solve took. It is
read when a position that it may know is first asked about, never for other boards. A file that somebody changed is left
out (shipped_files.py).
"""

from functools import cache

from tiling_gui.core import shipped_files
from tiling_gui.core.bound_store import Bound
from tiling_gui.engine.checkpoint import read_fact
from tiling_gui.engine.position_keys import component_named
from tiling_gui.errors import InputError

FOLDER = "book"
FEWEST = 50
"""Live squares of the smallest positions in a book: smaller ones are solved where they are met."""
_SIDE = 8


def known(key: str) -> Bound | None:
    """What the book says about a position, by its `position_key`; None for what it does not know."""
    if not _is_covered(key):
        return None
    line = _lines().get(key)
    return read_fact(line) if line else None


def rows(key: str) -> list[Bound]:
    """Every fact that helps to search the position `key` names; none for boards the book is not about."""
    if not _is_covered(key):
        return []
    return [fact for fact in map(read_fact, _lines().values()) if fact]


def whole() -> bool:
    """False if the file is not the one that came with the program; looks at it only if somebody has."""
    return not _lines.cache_info().currsize or bool(_lines())


def _is_covered(key: str) -> bool:
    """Whether the position lies on the board of the book and is not too small."""
    try:
        parts = [component_named(name) for name in key.split("+")]
    except InputError:
        return False
    squares = sum(mask.bit_count() for _, _, mask in parts)
    return squares >= FEWEST and all(max(rows, columns) <= _SIDE for rows, columns, _ in parts)


@cache
def _lines() -> dict[str, str]:
    """The line of every fact by its key, unread; {} if the file is not what its digest says it should be."""
    text = shipped_files.read(f"{FOLDER}/{_SIDE}x{_SIDE}.gz") or ""
    return {line.split('"', 4)[3]: line for line in text.splitlines()[1:]}
