"""The fitted mean: an estimate of the mean of a component, used to order options and never to prove anything.

It is the sum over the squares of a weight that depends on which of the twelve nearest squares are free, plus weights
for the imbalance of colours and a constant. `weights` holds 8192 pattern weights, then those two and a plain weight per
square for frames of stride 0. A pattern is 13 bits, the square itself among them:

              e                      bits 12..8   i j(self) ... the row: two left, left, self, right, two right
            b c d                    bits 7..5    the three above: left to right from the lowest bit
          . . # . .                  bits 4..2    the three below
            f g h                    bit 1        two above
              i                      bit 0        two below
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import INNER
from tiling_gui.core.kernels.bits import lowest, popcount
from tiling_gui.core.kernels.wide import low
from tiling_gui.engine.kernel.forms import ROW
from tiling_gui.engine.kernel.geometry import fewer_of_a_colour

PATTERNS = 8192
CONSTANT, IMBALANCE, PLAIN = PATTERNS, PATTERNS + 1, PATTERNS + 2
WEIGHTS = PATTERNS + 3

_1, _2, _5, _7, _8, _31 = (np.uint64(n) for n in (1, 2, 5, 7, 8, 31))


@njit(**INNER)
def predict(mask, stride, weights, graph):
    """The fitted mean of one component."""
    squares = popcount(mask)
    guess = weights[CONSTANT] + weights[IMBALANCE] * (squares - 2 * fewer_of_a_colour(mask, stride, graph))
    if stride == 0:
        return guess + weights[PLAIN] * squares
    s, row = np.uint64(stride), ROW[stride]
    # Rows are shifted left by two bits, so that a window never extends below bit 0.
    above2 = above = np.uint64(0)
    here, mask = (low(mask) & row) << _2, mask >> s
    below, mask = (low(mask) & row) << _2, mask >> s
    while here | below | mask:
        below2, mask = (low(mask) & row) << _2, (mask >> s)
        rest = here >> _2
        while rest:
            c = lowest(rest)
            rest &= rest - _1
            pattern = (
                (((here >> c) & _31) << _8)
                | (((above >> (c + _1)) & _7) << _5)
                | (((below >> (c + _1)) & _7) << _2)
                | (((above2 >> (c + _2)) & _1) << _1)
                | ((below2 >> (c + _2)) & _1)
            )
            guess += weights[pattern]
        above2, above, here, below = above, here, below, below2
    return guess


__all__ = ["CONSTANT", "IMBALANCE", "PATTERNS", "PLAIN", "WEIGHTS", "predict"]
