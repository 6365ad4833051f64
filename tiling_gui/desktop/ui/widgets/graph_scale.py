"""The axes of the value graph: how far they reach and where their numbers stand. Pure arithmetic, no Qt."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from tiling_gui.core.game import Value, as_float

_STEPS = (1, 2, 3, 5, 10, 20, 25, 50, 100)


@dataclass(frozen=True)
class Axis:
    """Numbers from `low` to `high`, labelled every `step`."""

    low: int
    high: int
    step: int
    beyond: Fraction = Fraction(0)
    """How far the drawing goes on after `high`."""

    def ticks(self) -> range:
        """The labelled numbers: multiples of the step."""
        return range(-(-self.low // self.step) * self.step, self.high + 1, self.step)

    def share(self, v: Value | float) -> float:
        """Where `v` is between the ends, 0 to 1."""
        return as_float(Fraction(v - self.low) / (self.high + self.beyond - self.low))


def value_axis(values: Iterable[Value], ends: tuple[Value, Value] | None = None, most: int = 5) -> Axis:
    """From one step below to one above the data, with at most `most` steps where that is possible.

    `ends`: between which a game can end; the axis goes no further, unless the data do.
    """
    known = list(values) or [0]
    low, high = math.floor(min(known)), math.ceil(max(known))
    for step in _steps(1):
        bottom = (low // step - 1) * step if step > 1 else low - 1
        top = (-(-high // step) + 1) * step if step > 1 else high + 1
        if ends is not None and ends[0] < ends[1]:
            bottom = max(bottom, min(low, math.floor(ends[0])))
            top = min(top, max(high, math.ceil(ends[1])))
        if (top - bottom) // step <= most:
            return Axis(bottom, top, step)
    raise AssertionError("the steps grow without end")


def move_axis(now: int, length: int | None, most: int = 8) -> Axis:
    """From 0 to the next even number at least 4 beyond the column of move `now`; at `length` if that is known.

    Half a move more when the game is over, so that its last column is as wide as the others.
    """
    end = 2 * math.ceil((now + 4.5) / 2)
    if length is not None:
        end = max(length, now, 1)
    step = next(step for step in _steps(1) if end / step <= most)
    return Axis(0, end, step, Fraction(1, 2) if length is not None and now >= length else Fraction(0))


def _steps(unit: int) -> Iterable[int]:
    while True:
        yield from (step * unit for step in _STEPS if step < 100)
        unit *= 100
