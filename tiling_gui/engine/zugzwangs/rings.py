"""Finds zugzwangs that a shape can be reduced to by play, rings and shipped ones, with the dominoes that do so.

A cycle of n squares is a zugzwang if n is 1 or 6 modulo 7 (Theorem 10, resources/help/en/theory.md); on the
square grid those are 8, 20, 22, 34, 36, ... squares. Other minimal zugzwangs are found by enumeration (shipped.py). A
shape reaches one of them if it contains it as an induced subgraph, and dominoes outside it can cover all its
neighbours; any play on the rest is then possible.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tiling_gui.core.board import Board, bits
from tiling_gui.core.limits import Run
from tiling_gui.engine.zugzwangs.shipped import shapes

Pairs = tuple[tuple[int, int], ...]
"""Dominoes as bit numbers of a board."""


@dataclass(frozen=True)
class Zugzwang:
    """A minimal zugzwang that a component reaches."""

    squares: int
    """Its mask on the board."""
    dominoes: Pairs
    """Disjoint dominoes outside it that leave only it and dead squares of the component."""
    is_ring: bool = True
    """Whether it is an induced cycle."""

    @property
    def size(self) -> int:
        """Number of squares."""
        return self.squares.bit_count()


def is_zugzwang_cycle(size: int) -> bool:
    """Whether an induced cycle of `size` squares on the grid has X < N."""
    return size >= 8 and size % 2 == 0 and size % 7 in (1, 6)


def find_zugzwang(board: Board, part: int, run: Run) -> tuple[Zugzwang | None, bool]:
    """(a minimal zugzwang that the component `part` reaches, or None; whether all known ones were tried).

    Rectangular rings are tried first, then the shipped shapes, then every induced cycle until the run ends.
    """
    near = {i: board.spread(1 << i) & part for i in bits(part)}
    for ring in _rectangles(board, part):
        if (dominoes := _left_alone(ring, part, near)) is not None:
            return Zugzwang(ring, dominoes), True
    for shape in _placed(board, part):
        if (dominoes := _left_alone(shape, part, near)) is not None:
            return Zugzwang(shape, dominoes, is_ring=False), True
    for ring in _cycles(part, near, board.columns, run):
        if (dominoes := _left_alone(ring, part, near)) is not None:
            return Zugzwang(ring, dominoes), True
    return None, not run.is_set


def _rectangles(board: Board, part: int) -> Iterator[int]:
    """The rectangular rings in `part` that are zugzwangs."""
    for rows in range(3, board.rows + 1):
        for columns in range(3, board.columns + 1):
            if not is_zugzwang_cycle(2 * (rows + columns) - 4):
                continue
            line = (1 << columns) - 1
            ring = line | line << (rows - 1) * board.columns
            for r in range(1, rows - 1):
                ring |= (1 | 1 << columns - 1) << r * board.columns
            for top in range(board.rows - rows + 1):
                for left in range(board.columns - columns + 1):
                    placed = ring << top * board.columns + left
                    if placed & ~part == 0:
                        yield placed


def _placed(board: Board, part: int) -> Iterator[int]:
    """Every shipped minimal zugzwang in `part` that is not a cycle."""
    for cells in shapes() if part.bit_count() >= min(map(len, shapes()), default=0) else ():
        rows, columns = (1 + max(square[way] for square in cells) for way in (0, 1))
        mask = sum(1 << r * board.columns + c for r, c in cells)
        for top in range(board.rows - rows + 1):
            for left in range(board.columns - columns + 1):
                placed = mask << top * board.columns + left
                if placed & ~part == 0:
                    yield placed


def _cycles(part: int, near: dict[int, int], columns: int, run: Run) -> Iterator[int]:
    """Every induced cycle in `part` that is a zugzwang, except those that cut off an adjacent square."""
    longest = max(filter(is_zugzwang_cycle, range(part.bit_count() + 1)), default=0)
    for start in bits(part):
        right, below = start + 1, start + columns
        if not (near[start] >> right & 1 and near[start] >> below & 1):
            continue  # in reading order, both neighbours of a ring's first square come after it
        allowed = part >> start << start
        # (last square of the path, path, squares that a longer path may not touch)
        waiting = [(right, 1 << start | 1 << right, near[start])]
        while waiting:
            if run.is_set:
                return
            last, path, closed = waiting.pop()
            length = path.bit_count()
            if near[last] >> below & 1:
                if near[below] & path == 1 << start | 1 << last and is_zugzwang_cycle(length + 1):
                    yield path | 1 << below
                continue
            if length + 2 > longest:
                continue
            for step in bits(near[last] & allowed & ~path & ~closed):
                longer = path | 1 << step
                beside = near[step] & ~longer & ~(1 << below)
                if all(near[i] & ~longer for i in bits(beside)):  # no square beside the ring may become isolated
                    waiting.append((step, longer, closed | near[last]))


def _left_alone(kept: int, part: int, near: dict[int, int]) -> Pairs | None:
    """Dominoes of `part` outside `kept` that cover all its neighbours, and more until none fits; None if impossible."""
    touching = 0
    for i in bits(kept):
        touching |= near[i]
    touching &= ~kept
    mates: dict[int, int] = {}
    for i in bits(touching):
        if i not in mates and not _match(i, touching, part & ~kept, near, mates):
            return None
    free = part & ~kept
    for i in mates:
        free &= ~(1 << i)
    return tuple(sorted([(i, j) for i, j in mates.items() if i < j] + _filled(free, near)))


def _match(first: int, needed: int, free: int, near: dict[int, int], mates: dict[int, int]) -> bool:
    """Match `first` by an alternating path that keeps every matched square of `needed` matched."""
    came: dict[int, int] = {}
    waiting = [first]
    while waiting:
        here = waiting.pop(0)
        for other in bits(near[here] & free):
            if other in came:
                continue
            came[other] = here
            after = mates.get(other)
            if after is not None and needed >> after & 1:
                waiting.append(after)
                continue
            if after is not None:
                del mates[after]
            step: int | None = other
            while step is not None:  # flip the path, from its end to its beginning
                before = came[step]
                step_before = mates.get(before)
                mates[before], mates[step] = step, before
                step = step_before
            return True
    return False


def _filled(free: int, near: dict[int, int]) -> list[tuple[int, int]]:
    found = []
    for i in bits(free):
        if free >> i & 1 and near[i] & free:
            j = next(iter(bits(near[i] & free)))
            free &= ~(1 << i | 1 << j)
            found.append((i, j))
    return found


def maximal_tiling(board: Board, free: int) -> Pairs:
    """Dominoes placed on `free` until none fits."""
    return tuple(_filled(free, {i: board.spread(1 << i) for i in bits(free)}))


def union(pairs: Iterable[tuple[int, int]]) -> int:
    """The squares of dominoes as a mask."""
    mask = 0
    for i, j in pairs:
        mask |= 1 << i | 1 << j
    return mask
