"""The tiling game by its definition, for small sets of squares: what the engine is held against."""

from functools import cache

Cells = frozenset[tuple[int, int]]


def edges(cells: Cells) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Every pair of adjacent squares."""
    return [((r, c), near) for r, c in cells for near in ((r + 1, c), (r, c + 1)) if near in cells]


@cache
def values(cells: Cells) -> tuple[int, int]:
    """(with MAX to move, with MIN to move): dominoes still to come."""
    alive = frozenset(square for edge in edges(cells) for square in edge)
    if alive != cells:
        return values(alive)
    options = [values(cells - set(edge)) for edge in edges(cells)]
    if not options:
        return 0, 0
    return 1 + max(n for _, n in options), 1 + min(x for x, _ in options)


@cache
def zugzwang_free(cells: Cells) -> bool:
    """No position that can be reached has its MAX value below its MIN value."""
    x, n = values(cells)
    return x >= n and all(zugzwang_free(cells - set(edge)) for edge in edges(cells))
