"""Random play of both sides: the exact chances of a win, a draw and a loss, and of each result.

The proposer chooses uniformly among the valid values, the other side among the valid variables. Without divisions every
filling is equally likely, and counting is enough. With divisions some moves are invalid, and chances are summed layer
by layer over a common denominator,

    D(0) = 1,   D(k) = D(k - 1) * lcm(1..|D|) * lcm(1..k)        k variables free

as int64 while D(k) fits and as Python integers above, where the layers are small.
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import floor, lcm
from typing import Any

import numpy as np

from tiling_gui.core.limits import Run
from tiling_gui.errors import input_error
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.induction import Counts, Induction
from tiling_gui.games.evaluate.search.rational_arrays import Array
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.language import decimal, mark, tr

_FITS = 1 << 62


@dataclass(frozen=True)
class Fairness:
    """The chances under random play, which add up to 1."""

    value: Fraction
    """The minimax value, with which results are compared."""
    win: Fraction
    """MAX wins: the result is above the value."""
    draw: Fraction
    loss: Fraction
    """MIN wins: the result is below the value."""

    @property
    def fair(self) -> bool:
        """Whether both have the same chance of winning (the paper's question, section 7)."""
        return self.win == self.loss

    @property
    def sentence(self) -> str:
        """ "With random play: MAX wins 1/4 (25.0 %), draw 1/2 (50.0 %), MIN wins 1/4 (25.0 %): fair." """
        shares = {"win": _share(self.win), "draw": _share(self.draw), "loss": _share(self.loss)}
        if self.fair:
            return tr("With random play: MAX wins {win}, draw {draw}, MIN wins {loss}: fair.", **shares)
        return tr("With random play: MAX wins {win}, draw {draw}, MIN wins {loss}: not fair.", **shares)

    def to_json(self) -> dict[str, Any]:
        """The JSON object of the command line."""
        return {"win": self.win, "draw": self.draw, "loss": self.loss, "fair": self.fair}


def fairness(
    position: EvaluatePosition, solver: ExpressionSolver | None = None, run: Run | None = None
) -> Fairness | None:
    """The chances from `position`, before a proposal; None if it cannot get a value.

    Raises InputError if the game is too large to enumerate, StoppedError on a stop.
    """
    run = run or Run()
    solved = _solved(position, solver, run)
    if solved is None:
        return None
    value = solved.value({})
    assert value is not None
    above, same, below = _chances(solved, partial(_against, solved.root_code), 3, run)
    return Fairness(value, *((above, same, below) if solved.sign > 0 else (below, same, above)))


@dataclass(frozen=True)
class HistogramBar:
    """The chance of a result in [low, high), or [low, high] for the last bar and for bars of a single result."""

    low: Fraction
    high: Fraction
    chance: Fraction

    @property
    def text(self) -> str:
        """ "3", or "-10 to -5"."""
        low, high = value_text(self.low), value_text(self.high)
        return low if low == high else tr("{low} to {high}", low=low, high=high)


def histogram(
    position: EvaluatePosition, solver: ExpressionSolver | None = None, run: Run | None = None
) -> tuple[HistogramBar, ...]:
    """The chances of all results from `position`: one bar each, or at most BARS bars of equal width 1, 2 or 5 x 10^k.

    Empty if it cannot get a value. Raises InputError and StoppedError as `fairness` does.
    """
    run = run or Run()
    solved = _solved(position, solver, run)
    if solved is None:
        return ()
    if solved.leaf_codes is None:
        raise input_error(_TOO_MANY)
    sign, codes = solved.sign, solved.leaf_codes
    found = np.unique(codes.codes[codes.codes != solved.none].astype(np.int64) * sign)

    def value(place: int) -> Fraction:
        read = codes.value(int(found[place]) * sign)
        assert read is not None
        return read

    edges = [value(place) for place in range(len(found))] if len(found) <= BARS else _edges(value(0), value(-1))
    starts = [bisect_left(range(len(found)), edge, key=value) for edge in edges]
    ends = edges if len(found) <= BARS else edges[1:]
    firsts = found[starts[: len(ends)]]

    def bar_of(whole: Array) -> Array:
        bars = np.searchsorted(firsts, whole.astype(np.int64) * sign, side="right") - 1
        return np.where(whole == solved.none, -1, bars)

    chances = _chances(solved, bar_of, len(ends), run)
    return tuple(map(HistogramBar, edges, ends, chances))


BARS = 25
_TOO_MANY = mark("With divisions, chances are exact for up to 20 million fillings; here there are more.")
_AT_ONCE = 60_000_000
"""How many numbers may be in memory at once while chances are summed."""


def histogram_lines(bars: Sequence[HistogramBar]) -> list[str]:
    """One line for each bar: the results, their chance, and a bar of signs."""
    if not bars:
        return []
    most, wide = max(bar.chance for bar in bars), max(len(bar.text) for bar in bars)
    return [
        f"{bar.text:>{wide}}  {float(bar.chance):.4f}  {'#' * round(40 * bar.chance / most)}".rstrip() for bar in bars
    ]


def _share(share: Fraction) -> str:
    return tr("{share} ({percent} %)", share=value_text(share), percent=decimal(float(share) * 100))


def _edges(low: Fraction, high: Fraction) -> list[Fraction]:
    """The ends of at most BARS intervals of equal width that cover low to high; the last may go beyond it."""
    width = Fraction(1)
    while (high - low) / width <= BARS:
        width /= 10
    width = next(
        width * scale * step
        for scale in (10**k for k in range(40))
        for step in (1, 2, 5)
        if (high - low) / (width * scale * step) <= BARS - 1
    )
    first = floor(low / width)
    return [width * k for k in range(first, floor(high / width) + 2)]


def _solved(position: EvaluatePosition, solver: ExpressionSolver | None, run: Run) -> Induction | None:
    """The solved remaining expression of a position; None if it cannot get a value."""
    if position.proposed is not None:
        raise input_error("Chances are computed before a proposal; here one is waiting to be placed.")
    if not position.has_value:
        return None
    # With placed values as constants, the remaining expression is a game of its own.
    left = EvaluatePosition(position.expression.with_values(position.values), position.domain, position.first)
    solved = (solver or ExpressionSolver()).induction(left, run)
    if solved is None:
        raise input_error("Chances are exact only for expressions that can be enumerated; this one is too large.")
    return solved


def _against(root: int, codes: Array) -> Array:
    """0 for codes above the root's, 1 for equal ones, 2 for those below."""
    return np.where(codes > root, 0, np.where(codes == root, 1, 2))


def _chances(solved: Induction, sort: Callable[[Array], Array], count: int, run: Run) -> list[Fraction]:
    """The chances of each class of results; `sort` maps codes to classes 0 to count - 1 (anything for "no value")."""
    return _summed(solved, sort, count, run) if solved.has_none else _counted(solved, sort, count, run)


def _counted(solved: Induction, sort: Callable[[Array], Array], count: int, run: Run) -> list[Fraction]:
    """The chances if every filling is equally likely."""
    found = np.zeros(count, np.int64)
    for codes in solved.leaf_arrays(run):
        found += np.bincount(sort(codes).reshape(-1), minlength=count)
    return [Fraction(int(part), int(found.sum())) for part in found]


def _summed(solved: Induction, sort: Callable[[Array], Array], count: int, run: Run) -> list[Fraction]:
    """The chances if some moves are invalid."""
    none_free: Counts = tuple(0 for _ in solved.classes)
    if solved.leaf_codes is None:
        raise input_error(_TOO_MANY)
    codes = solved.block(none_free)
    sorts, valid = sort(codes), codes != solved.none
    found: list[Fraction] = []
    together = max(2, _AT_ONCE // codes.size)
    while len(found) < count:
        wanted = range(len(found), min(count, len(found) + together))
        found += _backed_up(solved, np.stack([(sorts == each) & valid for each in wanted]).astype(np.int64), run)
    return found


def _backed_up(solved: Induction, chances_of_leaves: Array, run: Run) -> list[Fraction]:
    """The chances at the root, given those at the leaves: one row for each class."""
    none_free: Counts = tuple(0 for _ in solved.classes)
    chances: dict[Counts, Array] = {none_free: chances_of_leaves}
    below = {0: 1}
    every_digit = lcm(*range(1, len(solved.domain) + 1))
    for counts in solved.shape.blocks():
        k = sum(counts)
        below[k] = below[k - 1] * every_digit * lcm(*range(1, k + 1))
        kind: Any = np.int64 if below[k] * k < _FITS else object
        chances[counts] = _step(solved, counts, chances, kind, every_digit, run)
        for done in [c for c in chances if sum(c) < k - 1]:
            del chances[done]
    whole = below[sum(solved.shape.sizes)]
    return [Fraction(int(part), whole) for part in chances[solved.shape.sizes].reshape(-1)]


def _step(
    solved: Induction, counts: Counts, chances: Mapping[Counts, Array], kind: Any, every_digit: int, run: Run
) -> Array:
    """One block of numerators over D(k): the mean over the valid digits of the mean over the valid variables."""
    k = sum(counts)
    every_variable = lcm(*range(1, k + 1))
    shape = solved.block(counts).shape
    rows = len(chances[solved.children(counts)[0][0]])
    total = np.zeros((rows, *shape), kind)
    digits = np.zeros(shape, np.int64)
    free = [size for size in counts if size]
    for d in range(len(solved.domain)):
        run.check()
        reached = np.zeros((rows, *shape), kind)
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
