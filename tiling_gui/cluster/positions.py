"""Positions in a tree of questions: the key of a fact, and the positions reached from it by a move or by a lemma.

Keys are normalised further than the engine's: every component of two or three squares is a domino space K2, and two
such spaces cancel (resources/help/en/theory.md), which is worth exactly two dominoes.
"""

from collections.abc import Iterable
from functools import lru_cache

from tiling_gui.core.board import Board, bits
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.engine.layout import sum_of_key
from tiling_gui.engine.position_keys import component_named, position_key, squares_of_key
from tiling_gui.errors import InputError, input_error
from tiling_gui.games.domino.rules import DominoPosition

SPACE = "1x2:3"
"""A domino space: two squares."""

_SMALLEST_FACT = 14
"""Size in squares of the smallest positions whose facts are used: the engine solves smaller ones as fast."""

Step = tuple[str, int]
"""(key of the resulting position, dominoes gained for certain in addition to its value)"""


@lru_cache(maxsize=4096)
def position_of(key: str, to_move: Side = Side.MAX) -> DominoPosition:
    """An empty board whose live squares are those of `key`. Raises InputError."""
    parts = [component_named(name) for name in key.split("+")] if key else []
    columns = max((width for _, width, _ in parts), default=1)
    squares = row = 0
    for height, width, mask in parts:
        for shift in range(0, height * width, width):
            squares |= (mask >> shift & (1 << width) - 1) << row * columns
            row += 1
        row += 1  # an empty row between two components
    return DominoPosition(Board(max(1, row - 1), columns, squares), to_move)


def start_key(position: DominoPosition) -> str:
    """The key of a position to be solved. Raises InputError if the engine cannot search it."""
    key = position_key(position.board, position.live)
    try:
        sum_of_key(key)
    except InputError as error:
        raise input_error("Each component of a board must lie within a rectangle of 128 squares.") from error
    return key


def normal(key: str) -> Step:
    """`key` with its components of two and three squares reduced to at most one domino space, and the gain."""
    parts = key.split("+") if key else []
    large = [part for part in parts if squares_of_key(part) > 3]
    pairs, left = divmod(len(parts) - len(large), 2)
    return "+".join([*large, *[SPACE] * left]), 2 * pairs


def options(key: str) -> list[Step]:
    """The positions after each move, up to equivalence; the move itself counts as one domino."""
    board, live = position_of(key).board, position_of(key).live
    found = dict.fromkeys(
        normal(position_key(board, live & ~(1 << i | 1 << j))) for i, j in board.dominoes(live)
    )  # fmt: skip
    return [(child, gained + 1) for child, gained in found]


def deletions(key: str, to_move: Side) -> list[Step]:
    """The positions given by the lemmas: one square removed, with the same side to move.

    Only squares of components larger than a domino space are removed. With MIN to move, G - v is worth no more than G
    (lemma M); with MAX to move, (G - v) + K2 is worth no less (lemma K). So a bound proved there against the side to
    move holds in G.
    """
    board, live = position_of(key).board, position_of(key).live
    steps = []
    for part in board.components(live):
        if part.bit_count() > 3:
            for i in bits(part):
                rest = position_key(board, live & ~(1 << i))
                if to_move is Side.MAX:
                    rest = f"{rest}+{SPACE}" if rest else SPACE
                steps.append(normal(rest))
    return list(dict.fromkeys(steps))


def of_size(facts: Iterable[Bound], most: int) -> list[Bound]:
    """The facts about at most `most` squares, without the small ones."""
    return [fact for fact in facts if _SMALLEST_FACT <= squares_of_key(fact.key) <= most]
