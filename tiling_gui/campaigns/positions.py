"""Positions as a campaign's tree holds them: a fact's key, and what can be reached from it by a move or by a lemma.

Keys are normalised further than the engine's: parts of two or three squares are all one domino space K2, and two
such spaces cancel (resources/help/en/theory.md), which gains two dominoes for certain.
"""

from functools import lru_cache

from tiling_gui.core.board import Board, bits
from tiling_gui.core.game import Side
from tiling_gui.engine.layout import sum_of_key
from tiling_gui.engine.position_keys import component_named, position_key, squares_of_key
from tiling_gui.errors import InputError, input_error
from tiling_gui.games.domino.rules import DominoPosition

SPACE = "1x2:3"
"""A domino space: two squares."""

Step = tuple[str, int]
"""(key of where it leads, dominoes that are certain from then on besides those to come there)."""


@lru_cache(maxsize=4096)
def position_of(key: str, to_move: Side = Side.MAX) -> DominoPosition:
    """A position with nothing placed yet whose live squares are those of `key`. Raises InputError."""
    parts = [component_named(name) for name in key.split("+")] if key else []
    columns = max((width for _, width, _ in parts), default=1)
    squares = row = 0
    for height, width, mask in parts:
        for shift in range(0, height * width, width):
            squares |= (mask >> shift & (1 << width) - 1) << row * columns
            row += 1
        row += 1  # an empty one between two parts
    return DominoPosition(Board(max(1, row), columns, squares), to_move)


def start_key(position: DominoPosition) -> str:
    """The key of a campaign's position. Raises InputError where the engine cannot be asked about it."""
    key = position_key(position.board, position.live)
    try:
        sum_of_key(key)
    except InputError as error:
        raise input_error("A campaign's board needs parts that lie within a rectangle of 128 squares each.") from error
    return key


def normal(key: str) -> Step:
    """`key` with its parts of two and three squares as at most one domino space, and what that gains."""
    parts = key.split("+") if key else []
    large = [part for part in parts if squares_of_key(part) > 3]
    pairs, left = divmod(len(parts) - len(large), 2)
    return "+".join([*large, *[SPACE] * left]), 2 * pairs


def options(key: str) -> list[Step]:
    """Where the moves lead, each class once; a move itself makes one domino more."""
    board, live = position_of(key).board, position_of(key).live
    found = dict.fromkeys(
        normal(position_key(board, live & ~(1 << i | 1 << j))) for i, j in board.dominoes(live)
    )  # fmt: skip
    return [(child, gained + 1) for child, gained in found]


def thinned(key: str, to_move: Side) -> list[Step]:
    """Where the lemmas lead, the same player to move: a square thrown away.

    Only squares of parts that are more than a domino space. With MIN to move G - v is worth no more than G (lemma M),
    with MAX to move (G - v) + K2 no less (lemma K): what is proved there of the side that answers all holds in G.
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


__all__ = ["SPACE", "Step", "normal", "options", "position_of", "start_key", "thinned"]
