"""Is the game on an expression fair? The exact chances of a win, a draw and a loss when both play at random.

The proposer takes any valid value with the same chance, the other player any valid variable. Without divisions
every filling is then equally likely and counting suffices. With them some moves are missing here and there, and
chances are summed up layer by layer over one common denominator,

    D(0) = 1,   D(k) = D(k - 1) * lcm(1..|D|) * lcm(1..k)        k variables free

as int64 while D(k) fits and as Python's integers above, where the layers have become small.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any

import numpy as np

from tiling_gui.core.limits import Run
from tiling_gui.errors import input_error
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.induction import Counts, Induction
from tiling_gui.games.evaluate.search.rational_arrays import Array
from tiling_gui.games.evaluate.search.solver import ExpressionSolver

_FITS = 1 << 62


@dataclass(frozen=True)
class Fairness:
    """Chances under random play; they add up to 1."""

    value: Fraction
    """The minimax value that results are compared with."""
    win: Fraction
    """MAX wins: the result is above the value."""
    draw: Fraction
    loss: Fraction
    """MIN wins: the result is below the value."""

    @property
    def fair(self) -> bool:
        """The paper's question (section 7): equal chances of winning."""
        return self.win == self.loss


def fairness(
    position: EvaluatePosition, solver: ExpressionSolver | None = None, run: Run | None = None
) -> Fairness | None:
    """The chances from `position` on, a proposal not yet made; None if it cannot get a value.

    Raises InputError where the game is too large to enumerate, and StoppedError if `stop` is set meanwhile.
    """
    if position.proposed is not None:
        raise input_error("Chances are told before a proposal; here one is waiting to be put.")
    if not position.has_value:
        return None
    # The constants put so far belong to the expression: the whole of what is left is asked about.
    left = EvaluatePosition(position.expression.with_values(position.values), position.domain, position.first)
    solved = (solver or ExpressionSolver()).induction(left, run)
    if solved is None:
        raise input_error("Chances are exact only for expressions that can be enumerated; this one is too large.")
    value = solved.value({})
    assert value is not None
    above, same = (_counted if not solved.has_none else _summed)(solved)
    chances = (above, same, 1 - above - same)
    win, draw, loss = chances if solved.sign > 0 else (chances[2], chances[1], chances[0])
    return Fairness(value, win, draw, loss)


def _counted(solved: Induction) -> tuple[Fraction, Fraction]:
    """Chances of a code above and equal to the value's, every filling being equally likely."""
    code = solved.root_code
    above = same = total = 0
    for codes in solved.leaf_arrays():
        above += int(np.count_nonzero(codes > code))
        same += int(np.count_nonzero(codes == code))
        total += codes.size
    return Fraction(above, total), Fraction(same, total)


def _summed(solved: Induction) -> tuple[Fraction, Fraction]:
    """The same chances where some moves are not valid."""
    none_free: Counts = tuple(0 for _ in solved.classes)
    if solved.leaf_codes is None:
        raise input_error("With divisions, chances are exact for up to 20 million fillings; here there are more.")
    codes = solved.block(none_free)
    chances: dict[Counts, Array] = {
        none_free: np.stack([(codes > solved.root_code) & (codes != solved.none), codes == solved.root_code]).astype(
            np.int64
        )
    }
    below = {0: 1}
    every_digit = lcm(*range(1, len(solved.domain) + 1))
    for counts in solved.shape.blocks():
        k = sum(counts)
        below[k] = below[k - 1] * every_digit * lcm(*range(1, k + 1))
        kind: Any = np.int64 if below[k] * k < _FITS else object
        chances[counts] = _step(solved, counts, chances, kind, every_digit)
        for done in [c for c in chances if sum(c) < k - 1]:
            del chances[done]
    above, same = (int(x) for x in chances[solved.shape.sizes].reshape(2))
    n = sum(solved.shape.sizes)
    return Fraction(above, below[n]), Fraction(same, below[n])


def _step(solved: Induction, counts: Counts, chances: Mapping[Counts, Array], kind: Any, every_digit: int) -> Array:
    """Numerators over D(k) of one block: the mean over the valid digits of the mean over the valid variables."""
    k = sum(counts)
    every_variable = lcm(*range(1, k + 1))
    shape = solved.block(counts).shape
    total = np.zeros((2, *shape), kind)
    digits = np.zeros(shape, np.int64)
    free = [size for size in counts if size]
    for d in range(len(solved.domain)):
        solved.check()
        reached = np.zeros((2, *shape), kind)
        variables = np.zeros(shape, np.int64)
        for (child, axis), size in zip(solved.children(counts), free, strict=True):
            cut = (slice(None),) * axis + (d,)
            valid = solved.block(child)[cut] != solved.none
            variables += size * valid
            reached += size * chances[child][(slice(None), *cut)].astype(kind)  # zero where it is not valid
        digits += variables > 0
        total += reached * (every_variable // np.maximum(variables, 1)).astype(kind)
    result: Array = total * (every_digit // np.maximum(digits, 1)).astype(kind)
    return result
