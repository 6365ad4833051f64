"""Cheap proved bounds for boards of any size, and whether a board can be solved.

It does not use numba: the window calls these functions before anything is compiled.
"""

from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.search.small_matching import MAX, MIN, least_with_matching

MOST_SQUARES = 128
"""The most squares of unresolved components that the exact engine supports."""
FOLDED = 15
"""Zugzwang-free components of up to this many squares are resolved without search."""
_ALWAYS_ZUGZWANG_FREE = 7


def counting_bounds(position: DominoPosition) -> tuple[int, int]:
    """(lower, upper) bounds on the final count under optimal play.

    At most as many dominoes fit as a maximum matching of the live squares has edges, and at least so many as
    `least_with_matching` proves of it.
    """
    live = position.live
    if not live:
        return position.count, position.count
    most = largest_matching(position.board, live)
    fewest = least_with_matching(most, MAX if position.to_move is Side.MAX else MIN)
    return position.count + fewest, position.count + most


def largest_matching(board: Board, free: int) -> int:
    """The size of a maximum matching of the squares `free`: half of a rectangle, else by augmenting paths."""
    if free == board.squares and board.is_rectangle:
        return free.bit_count() // 2
    near: dict[int, list[int]] = {}  # the white squares adjacent to each black one
    for i, j in board.dominoes(free):
        black, white = (j, i) if i // board.columns + i % board.columns & 1 else (i, j)
        near.setdefault(black, []).append(white)
    partner: dict[int, int] = {}  # of matched white and black squares
    for start in near:
        _augment(start, near, partner)
    return len(partner) // 2


def _augment(start: int, near: dict[int, list[int]], partner: dict[int, int]) -> None:
    """Augment the matching by a path from the unmatched black square `start`, if there is one."""
    came_from: dict[int, int] = {}  # white square -> the black one it was reached from
    queue = [start]
    for black in queue:
        for white in near[black]:
            if white in came_from:
                continue
            came_from[white] = black
            if white in partner:
                queue.append(partner[white])
                continue
            end: int | None = white
            while end is not None:
                at = came_from[end]
                partner[end], partner[at], end = at, end, partner.get(at)
            return


def unresolved(position: DominoPosition) -> list[int]:
    """The components (masks) that may need a search: those that are large, or have a gap."""
    return [
        part for part in position.board.components(position.live) if not _is_known_zugzwang_free(position.board, part)
    ]


def can_solve(position: DominoPosition) -> bool:
    """Whether the exact engine supports the position: its unresolved components have at most 128 squares in total."""
    return sum(part.bit_count() for part in unresolved(position)) <= MOST_SQUARES


def _is_known_zugzwang_free(board: Board, part: int) -> bool:
    """Whether a component is known to be zugzwang-free without examining its options: small, without a gap."""
    squares = part.bit_count()
    if squares <= _ALWAYS_ZUGZWANG_FREE:
        return True
    if squares > FOLDED:
        return False
    # Euler: squares - dominoes + 2 x 2 blocks = 1 - gaps.
    right = (part & ~board._right_column) & part >> 1
    down = part & part >> board.columns
    blocks = right & right >> board.columns
    return squares - right.bit_count() - down.bit_count() + blocks.bit_count() == 1


def narrowed(position: DominoPosition, fact: Bound, lower: int, upper: int) -> tuple[int, int]:
    """Bounds on the final count, tightened by the bounds of `fact` on the dominoes still to come."""
    low, high = fact.bounds(position.to_move)
    return max(lower, low + position.count), min(upper, high + position.count)
