"""The tiling game by definition, for small sets of squares: a reference for the engine."""

from collections.abc import Iterator

Cells = frozenset[tuple[int, int]]


def edges(cells: Cells) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Every pair of adjacent squares."""
    return [((r, c), near) for r, c in cells for near in ((r + 1, c), (r, c + 1)) if near in cells]


_known: dict[int, dict[int, tuple[int, int]]] = {}
_free: dict[int, dict[int, bool]] = {}
"""Known results by width, then by set of squares: bit r * width + c, with the last column always empty."""


def values(cells: Cells) -> tuple[int, int]:
    """The numbers of dominoes still to come with MAX and with MIN to move."""
    squares, width = _bits(cells)
    return _values(squares, width, _known.setdefault(width, {}))


def zugzwang_free(cells: Cells) -> bool:
    """Whether no reachable position has a smaller value with MAX to move than with MIN to move."""
    squares, width = _bits(cells)
    return _zugzwang_free(squares, width, _known.setdefault(width, {}), _free.setdefault(width, {}))


def _bits(cells: Cells) -> tuple[int, int]:
    """The squares as a bit mask at the corner of a frame, and the frame's width."""
    if not cells:
        return 0, 1
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    width = max(c for _, c in cells) - left + 2
    return sum(1 << (r - top) * width + c - left for r, c in cells), width


def _options(squares: int, width: int) -> Iterator[int]:
    """The set after each possible domino."""
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
