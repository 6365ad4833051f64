"""Sets of squares and their properties by definition: polyominoes, rings, gaps, symmetries. Not of the game."""

from collections.abc import Iterator
from functools import cache
from itertools import product

Cell = tuple[int, int]
Cells = frozenset[Cell]
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def around(square: Cell) -> set[Cell]:
    """The four squares adjacent to a square."""
    return {(square[0] + r, square[1] + c) for r, c in STEPS}


def near(cells: Cells, square: Cell) -> list[Cell]:
    """The neighbours of a square."""
    return [(square[0] + r, square[1] + c) for r, c in STEPS if (square[0] + r, square[1] + c) in cells]


def edges(cells: Cells) -> list[tuple[Cell, Cell]]:
    """Every pair of adjacent squares."""
    return [((r, c), near) for r, c in cells for near in ((r + 1, c), (r, c + 1)) if near in cells]


def moved(cells: Cells) -> Cells:
    """The set translated so that its least row and column are 0."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def images(cells: Cells) -> list[Cells]:
    """The eight images under symmetry, translated to the origin."""
    turned = [cells, frozenset((c, r) for r, c in cells)]
    return [moved(frozenset((a * r, b * c) for r, c in one)) for one in turned for a in (1, -1) for b in (1, -1)]


def free(cells: Cells) -> Cells:
    """The canonical image of a class of symmetric sets."""
    return min(images(cells), key=sorted)


def polyominoes(squares: int, *, fixed: bool) -> Iterator[set[Cells]]:
    """Yields the sets of all polyominoes of 1, 2, ... squares, grown square by square."""
    image = moved if fixed else free
    found = {frozenset({(0, 0)})}
    yield found
    for _ in range(squares - 1):
        found = {
            image(cells | {(r + dr, c + dc)})
            for cells in found
            for r, c in cells
            for dr, dc in STEPS
            if (r + dr, c + dc) not in cells
        }
        yield found


def has_leaf_or_square_end(cells: Cells) -> bool:
    """Whether it has a leaf or a square end as in Theorems 6 and 7."""
    if any(len(near(cells, square)) < 2 for square in cells):
        return True
    two = {square for square in cells if len(near(cells, square)) == 2}
    for c in two:
        for b in near(cells, c):
            if b in two:
                (a,), (d,) = set(near(cells, c)) - {b}, set(near(cells, b)) - {c}
                if d in near(cells, a):
                    return True
    return False


def is_cycle(cells: Cells) -> bool:
    """Whether a connected shape is an induced cycle."""
    return all(len(near(cells, square)) == 2 for square in cells)


def gaps(cells: Cells) -> list[Cells]:
    """The bounded regions of the complement of a shape, connected across sides and corners."""
    rows, columns = [r for r, _ in cells], [c for _, c in cells]
    left = set(product(range(min(rows) - 1, max(rows) + 2), range(min(columns) - 1, max(columns) + 2))) - cells
    regions = []
    while left:
        region, edge = set(), [min(left)]
        while edge:
            r, c = edge.pop()
            if (r, c) in left:
                left.discard((r, c))
                region.add((r, c))
                edge += product((r - 1, r, r + 1), (c - 1, c, c + 1))
        regions.append(frozenset(region))
    return regions[1:]  # the first one contains the corner of the frame: it is the outside


def inside(ring: Cells) -> Cells:
    """The squares enclosed by a ring."""
    (region,) = gaps(ring)
    return region


def can_be_played_away(squares: Cells, ring: Cells) -> bool:
    """Whether dominoes inside can leave only isolated squares that touch neither the ring nor each other."""
    if not squares:
        return True
    first = min(squares)
    if any(can_be_played_away(squares - {first, other}, ring) for other in near(squares, first)):
        return True
    # `first` stays free: its remaining neighbours must be covered by other dominoes.
    return not near(ring, first) and can_be_played_away(squares - {first}, ring | {first})


@cache
def rings(size: int) -> set[Cells]:
    """All free induced cycles of that many squares, found by walking."""
    found: set[Cells] = set()
    start = (0, 0)

    def walk(path: list[tuple[int, int]]) -> None:
        r, c = path[-1]
        if abs(r) + abs(c) > size - len(path) + 1:
            return
        if len(path) == size:
            cells = frozenset(path)
            if is_cycle(cells):
                found.add(free(cells))
            return
        for dr, dc in STEPS:
            step = (r + dr, c + dc)
            if step < start or step in path:
                continue
            touched = [old for old in path[:-1] if abs(old[0] - step[0]) + abs(old[1] - step[1]) == 1]
            if not touched or (touched == [start] and len(path) == size - 1):
                walk([*path, step])

    walk([start, (0, 1)])
    return found
