"""The fewest and the most dominoes that can still be placed: the smallest and the largest maximal matching.

This is counting, not play: MAX and MIN together could end the game with any number in between (on an empty 8 x 8 board,
22 to 32; Theorem 1 of arXiv 1202.0862). The most is a maximum matching. The fewest is found by dynamic programming over
the squares, whose state is, for each column, what happened to the last square seen there; a component more than 8 wide
gets a proved lower bound instead.
"""

from collections import deque
from collections.abc import Iterator

from tiling_gui.core.board import Board, Square, bits
from tiling_gui.core.results import Extent

Domino = tuple[Square, Square]

WIDEST = 8
"""Components with up to this many columns (or rows) are counted exactly."""


def extent(board: Board, free: int) -> Extent:
    """The fewest and the most dominoes that can still be placed on the squares `free` of `board`.

    The most is always exact; the fewest is exact if the extent says so, and otherwise a proved lower bound.
    """
    fewest, most, exact = 0, 0, True
    for part in board.components(free):
        if part.bit_count() == 1:
            continue
        size = len(_matching(board, part))
        most += size
        rows, columns, mask = _upright(board, part)
        if columns <= WIDEST:
            fewest += _fewest(rows, columns, mask)
        else:
            fewest += (size + 1) // 2  # a maximal matching is at least half a maximum one
            exact = False
    return Extent(fewest, most, exact)


def _upright(board: Board, part: int) -> tuple[int, int, int]:
    """The component as (rows, columns, mask), turned so that it has no more columns than rows."""
    squares = board.squares_in(part)
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    rows, columns = max(r for r, _ in squares) - top + 1, max(c for _, c in squares) - left + 1
    placed = [(r - top, c - left) for r, c in squares]
    if columns > rows:
        rows, columns = columns, rows
        placed = [(c, r) for r, c in placed]
    return rows, columns, sum(1 << r * columns + c for r, c in placed)


# What happened to the last square seen in a column, two bits for each column:
_SHUT, _OPEN, _DOWN, _RIGHT = (
    0,
    1,
    2,
    3,
)  # covered or absent; left free; covered together with the one below / right

_Reached = tuple[int, int, int]
"""Fewest dominoes to reach a state, the state before it, and the domino placed there: _DOWN, _RIGHT or none (0)."""


def _fewest(rows: int, columns: int, mask: int) -> int:
    """Size of the smallest maximal matching of the squares of `mask`."""
    last = deque(_profiles(rows, columns, mask), maxlen=1).pop()
    return min(count for count, _, _ in last.values())


def _smallest(rows: int, columns: int, mask: int) -> list[tuple[int, int]]:
    """A smallest maximal matching of the squares of `mask`, as pairs of bit numbers."""
    layers = list(_profiles(rows, columns, mask))
    state = min(layers[-1], key=lambda end: layers[-1][end][0])
    pairs = []
    for place in reversed(range(len(layers))):
        _, state, laid = layers[place][state]
        if laid:
            pairs.append((place, place + (columns if laid == _DOWN else 1)))
    return pairs[::-1]


def _profiles(rows: int, columns: int, mask: int) -> Iterator[dict[int, _Reached]]:
    """For each square in turn, the reachable states with the fewest dominoes that reach them."""
    best: dict[int, _Reached] = {0: (0, 0, 0)}
    for place in range(rows * columns):
        c = place % columns
        here, up, left = 3 << 2 * c, 2 * c, 2 * c - 2
        present = mask >> place & 1
        below = place + columns < rows * columns and mask >> place + columns & 1
        right = c + 1 < columns and mask >> place + 1 & 1
        after: dict[int, _Reached] = {}

        def reach(state: int, count: int, came: int, laid: int = 0, after: dict[int, _Reached] = after) -> None:
            known = after.get(state)
            if known is None or count < known[0]:
                after[state] = (count, came, laid)

        for state, (count, _, _) in best.items():
            above = state >> up & 3
            before = state >> left & 3 if c else _SHUT
            rest = state & ~here
            if not present or above == _DOWN:
                reach(rest, count, state)
            elif before == _RIGHT:
                reach(rest & ~(3 << left), count, state)
            else:
                if above != _OPEN and before != _OPEN:
                    reach(rest | _OPEN << up, count, state)
                if below:
                    reach(rest | _DOWN << up, count + 1, state, _DOWN)
                if right and state >> (up + 2) & 3 != _DOWN:
                    reach(rest | _RIGHT << up, count + 1, state, _RIGHT)
        best = after
        yield best


def smallest(board: Board, free: int) -> tuple[Domino, ...] | None:
    """A smallest maximal placement of dominoes; None if a component is too wide to be counted exactly."""
    laid: list[Domino] = []
    for part in board.components(free):
        if part.bit_count() == 1:
            continue
        rows, columns, mask = _upright(board, part)
        if columns > WIDEST:
            return None
        squares = board.squares_in(part)
        top, left = min(r for r, _ in squares), min(c for _, c in squares)
        turned = rows != max(r for r, _ in squares) - top + 1
        for i, j in _smallest(rows, columns, mask):
            ends = [divmod(i, columns), divmod(j, columns)]
            a, b = sorted((top + c, left + r) if turned else (top + r, left + c) for r, c in ends)
            laid.append((a, b))
    return tuple(sorted(laid))


def largest(board: Board, free: int) -> tuple[Domino, ...]:
    """A placement of the most dominoes: a maximum matching."""
    partner: dict[int, int] = {}
    for part in board.components(free):
        partner |= _matching(board, part)
    ends = (sorted((divmod(i, board.columns), divmod(j, board.columns))) for i, j in partner.items())
    return tuple(sorted((a, b) for a, b in ends))


def _matching(board: Board, part: int) -> dict[int, int]:
    """A maximum matching of the squares of `part` by augmenting paths: the partner of each square with odd r + c."""
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

    for i in bits(part):
        if sum(divmod(i, columns)) % 2 == 0:
            augment(i, set())
    return partner
