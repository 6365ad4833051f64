"""How few and how many dominoes can still be placed: the smallest and the largest maximal completion.

This is plain counting, not play: MAX and MIN together could make the board end anywhere in between (for an
empty 8 x 8 board, 22 to 32; Theorem 1 of arXiv 1202.0862). The most is a maximum matching. The fewest comes
from a profile program that walks a component square by square and keeps, for every column, what became of the
last square seen there; a component more than 8 wide gets a proved lower bound instead.
"""

from dataclasses import dataclass

from tiling_gui.rules.board import Board, bits

WIDEST = 8
"""Components up to this many columns (or rows) are counted exactly."""


@dataclass(frozen=True)
class Extent:
    """Dominoes still to come, whatever the players do: at least `fewest`, at most `most`."""

    fewest: int
    most: int
    exact: bool
    """True if `fewest` is attained; False if it is only a proved lower bound. `most` is always attained."""


def extent(board: Board, free: int) -> Extent:
    """The range of dominoes still to come on the squares `free` of `board`."""
    fewest, most, exact = 0, 0, True
    for part in board.components(free):
        if part.bit_count() == 1:
            continue
        size = _maximum_matching(board, part)
        most += size
        rows, columns, mask = _upright(board, part)
        if columns <= WIDEST:
            fewest += _fewest(rows, columns, mask)
        else:
            fewest += (size + 1) // 2  # a maximal matching is at least half a maximum one
            exact = False
    return Extent(fewest, most, exact)


def _upright(board: Board, part: int) -> tuple[int, int, int]:
    """The component cut out and turned so that its columns are the shorter side."""
    squares = board.listed(part)
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    rows, columns = max(r for r, _ in squares) - top + 1, max(c for _, c in squares) - left + 1
    placed = [(r - top, c - left) for r, c in squares]
    if columns > rows:
        rows, columns = columns, rows
        placed = [(c, r) for r, c in placed]
    return rows, columns, sum(1 << r * columns + c for r, c in placed)


# What became of the last square seen in a column, two bits a column:
_SHUT, _OPEN, _DOWN, _RIGHT = 0, 1, 2, 3  # covered or absent; left free; covered together with the one below / right


def _fewest(rows: int, columns: int, mask: int) -> int:
    """Size of the smallest maximal matching of the squares of `mask`."""
    best: dict[int, int] = {0: 0}
    for place in range(rows * columns):
        c = place % columns
        here, up, left = 3 << 2 * c, 2 * c, 2 * c - 2
        present = mask >> place & 1
        below = place + columns < rows * columns and mask >> place + columns & 1
        right = c + 1 < columns and mask >> place + 1 & 1
        after: dict[int, int] = {}

        def reach(state: int, count: int, after: dict[int, int] = after) -> None:
            if count < after.get(state, 1 << 30):
                after[state] = count

        for state, count in best.items():
            above = state >> up & 3
            before = state >> left & 3 if c else _SHUT
            rest = state & ~here
            if not present or above == _DOWN:
                reach(rest, count)
            elif before == _RIGHT:
                reach(rest & ~(3 << left), count)
            else:
                if above != _OPEN and before != _OPEN:
                    reach(rest | _OPEN << up, count)
                if below:
                    reach(rest | _DOWN << up, count + 1)
                if right and state >> (up + 2) & 3 != _DOWN:
                    reach(rest | _RIGHT << up, count + 1)
        best = after
    return min(best.values())


def _maximum_matching(board: Board, part: int) -> int:
    """Size of a maximum matching of the squares of `part`, by augmenting paths."""
    columns = board.columns
    partner: dict[int, int] = {}

    def augment(i: int, seen: set[int]) -> bool:
        for j in bits(board.spread(1 << i) & part):
            if j not in seen:
                seen.add(j)
                if j not in partner or augment(partner[j], seen):
                    partner[j] = i
                    return True
        return False

    return sum(augment(i, set()) for i in bits(part) if sum(divmod(i, columns)) % 2 == 0)
