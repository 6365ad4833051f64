"""The tiling game by its definition, for small sets of squares: what the engine is held against."""

from collections.abc import Iterator

Cells = frozenset[tuple[int, int]]


def edges(cells: Cells) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Every pair of adjacent squares."""
    return [((r, c), near) for r, c in cells for near in ((r + 1, c), (r, c + 1)) if near in cells]


_known: dict[int, dict[int, tuple[int, int]]] = {}
_free: dict[int, dict[int, bool]] = {}
"""By width, by the set of squares: bit r * width + c, the last column always empty."""


def values(cells: Cells) -> tuple[int, int]:
    """(with MAX to move, with MIN to move): dominoes still to come."""
    squares, width = _bits(cells)
    return _values(squares, width, _known.setdefault(width, {}))


def zugzwang_free(cells: Cells) -> bool:
    """No position that can be reached has its MAX value below its MIN value."""
    squares, width = _bits(cells)
    return _zugzwang_free(squares, width, _known.setdefault(width, {}), _free.setdefault(width, {}))


def _bits(cells: Cells) -> tuple[int, int]:
    """The squares in a corner of a frame, and how wide that is."""
    if not cells:
        return 0, 1
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    width = max(c for _, c in cells) - left + 2
    return sum(1 << (r - top) * width + c - left for r, c in cells), width


def _options(squares: int, width: int) -> Iterator[int]:
    """What every domino leaves."""
    for step in (1, width):
        first = squares & squares >> step
        while first:
            low = first & -first
            yield squares ^ (low | low << step)
            first ^= low


def _values(squares: int, width: int, known: dict[int, tuple[int, int]]) -> tuple[int, int]:
    across, down = squares & squares >> 1, squares & squares >> width
    alive = across | across << 1 | down | down << width
    found = known.get(alive)
    if found is None:
        options = [_values(option, width, known) for option in _options(alive, width)]
        found = (1 + max(n for _, n in options), 1 + min(x for x, _ in options)) if options else (0, 0)
        known[alive] = found
    return found


def _zugzwang_free(squares: int, width: int, known: dict[int, tuple[int, int]], free: dict[int, bool]) -> bool:
    found = free.get(squares)
    if found is None:
        x, n = _values(squares, width, known)
        options = _options(squares, width)
        found = free[squares] = x >= n and all(_zugzwang_free(option, width, known, free) for option in options)
    return found
