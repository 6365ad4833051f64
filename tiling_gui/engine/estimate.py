"""The shipped weights of patterns of free squares, which order moves, and the estimate of the final count by them.

There is a weight for every pattern of free squares around a square, up to symmetry; a pattern is the 13 bits of
kernel/ordering.py. The file has the weight of the least image of every pattern, and the weights of the constant and of
the colour imbalance. The estimate, in pure Python, is shown with the sign ≈ and never used as a proof.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from tiling_gui.core.board import Board, bits
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.paths import resource

if TYPE_CHECKING:
    import numpy as np  # imported in functions, so that the window opens faster

PATTERNS = 8192
CONSTANT, IMBALANCE, PLAIN = PATTERNS, PATTERNS + 1, PATTERNS + 2
WEIGHTS = PATTERNS + 3

# The square of each bit of a pattern, from bit 0: (rows down, columns right).
OFFSETS = (
    [(2, 0), (-2, 0), (1, -1), (1, 0), (1, 1), (-1, -1), (-1, 0), (-1, 1)]
    + [(0, c) for c in range(-2, 3)]
)  # fmt: skip
_CENTRE = 1 << OFFSETS.index((0, 0))


@lru_cache(maxsize=1)
def classes() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The least image of each of the 8192 patterns under the eight symmetries of the square."""
    import numpy as np

    patterns = np.arange(PATTERNS, dtype=np.int64)
    least = patterns.copy()
    turns = [(a, b, swap) for a in (1, -1) for b in (1, -1) for swap in (False, True)]
    for a, b, swap in turns:
        image = np.zeros(PATTERNS, np.int64)
        for bit, (r, c) in enumerate(OFFSETS):
            turned = (b * c, a * r) if swap else (a * r, b * c)
            image |= (patterns >> bit & 1) << OFFSETS.index(turned)
        least = np.minimum(least, image)
    return least


def representatives() -> list[int]:
    """One pattern with a free centre for each class, ascending."""
    return sorted({int(p) for p in classes() if p & _CENTRE})


def read_weights() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The shipped weights in the kernel's layout."""
    data = json.loads(resource("engine/ordering.json").read_text(encoding="utf-8"))
    return expand(dict(zip(data["patterns"], data["weights"], strict=True)), data["constant"], data["imbalance"])


def expand(
    weights: dict[int, float], constant: float, imbalance: float
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The weights of representatives, copied to all patterns, in the kernel's layout."""
    import numpy as np

    least = classes()
    full = np.zeros(WEIGHTS)
    full[:PATTERNS] = [weights.get(int(p), 0.0) for p in least]
    full[CONSTANT], full[IMBALANCE] = constant, imbalance
    full[PLAIN] = 0.43  # average dominoes per square, the only weight used for a frame without rows
    return full


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
