"""The fitted estimate of the final count in pure Python: shown with the sign ≈, never used as a proof."""

from functools import lru_cache

from tiling_gui.core.board import Board, bits
from tiling_gui.engine.weights import CONSTANT, IMBALANCE, read_weights
from tiling_gui.games.domino.rules import DominoPosition

_ALWAYS_ONE = 3
"""Components of two or three squares hold exactly one domino."""


@lru_cache(maxsize=1)
def _weights() -> list[float]:
    return [float(w) for w in read_weights()]


def estimate(position: DominoPosition) -> float:
    """Dominoes on the board plus the fitted means of the components."""
    board = position.board
    return position.count + sum(mean(board, part) for part in board.components(position.live))


def fitted(position: DominoPosition) -> float:
    """The evaluation "fitted" of the compiled lookahead.

    Unlike `estimate` it does not treat small components specially, and the neighbourhood of a square includes free
    squares of other components.
    """
    board, free = position.board, position.free
    return position.count + sum(_fitted_mean(board, part, free) for part in board.components(position.live))


def mean(board: Board, part: int) -> float:
    """The fitted mean of a component."""
    return 1.0 if part.bit_count() <= _ALWAYS_ONE else _fitted_mean(board, part, part)


def _fitted_mean(board: Board, part: int, seen: int) -> float:
    """The fitted mean of a component, where the squares `seen` count as free in its neighbourhood."""
    weights = _weights()
    columns = board.columns
    # Rows shifted right by two squares, with two empty rows on each side, so that windows stay inside.
    rows = [0, 0, *((seen >> r * columns & (1 << columns) - 1) << 2 for r in range(board.rows)), 0, 0]
    guess, black = weights[CONSTANT], 0
    for r in range(board.rows):
        above2, above, here, below, below2 = rows[r : r + 5]
        for c in bits(part >> r * columns & (1 << columns) - 1):
            black += (r + c) & 1
            guess += weights[
                (here >> c & 31) << 8
                | (above >> c + 1 & 7) << 5
                | (below >> c + 1 & 7) << 2
                | (above2 >> c + 2 & 1) << 1
                | (below2 >> c + 2 & 1)
            ]
    return guess + weights[IMBALANCE] * abs(2 * black - part.bit_count())
