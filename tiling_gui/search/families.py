"""Families of positions with a number n, and perhaps k, in their text, and what is to be seen in their values.

A number stands where the letter stands alone, or beside an x: "3xn", "kxn", "matching:path:n", "heaps:kayles:n",
"sharing:friendship:n,edges,vertices,k".
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.game import Value
from tiling_gui.errors import input_error

_LETTER = re.compile(r"(?<![a-wyz])[nk](?![a-wyz])", re.IGNORECASE)
MOST = 1_000
"""Positions of a family at most."""


def letters(family: str) -> set[str]:
    """Which of n and k are in it."""
    return {found.lower() for found in _LETTER.findall(family)}


def member(family: str, n: int, k: int | None) -> str:
    """The text of one of its positions."""
    return _LETTER.sub(lambda found: str(n if found[0] in "nN" else k), family)


def read_range(text: str) -> range:
    """ "1-12", or one number. Raises InputError for anything else, and for more than MOST numbers."""
    found = re.fullmatch(r"\s*(\d{1,6})\s*(?:[-–]\s*(\d{1,6})\s*)?", text, re.ASCII)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
    if not first <= last < first + MOST:
        raise input_error(
            "A range is written like 1-12, the smaller number first, with {most} numbers at most; not {text!r}.",
            most=MOST,
            text=text,
        )
    return range(first, last + 1)


@dataclass(frozen=True)
class Observation:
    """v(n + period) = v(n) + increment wherever both lie between n = first and n = last: seen, not proved beyond."""

    period: int
    increment: Value
    first: int
    last: int

    def to_json(self) -> dict[str, Any]:
        """The same as an object."""
        step = self.increment if isinstance(self.increment, int) else str(self.increment)
        return {"period": self.period, "increment": step, "from": self.first, "to": self.last}

    def said(self) -> str:
        """ "v(n+7) = v(n)+3, observed for n = 1..24"."""
        step = (f"+{self.increment}" if self.increment > 0 else str(self.increment)) if self.increment else ""
        return f"v(n+{self.period}) = v(n){step}, observed for n = {self.first}..{self.last}"


def observed(terms: Sequence[Value], offset: int) -> Observation | None:
    """The simplest arithmetic period at the end of v(offset), v(offset + 1), ...: the least sum of its length and of
    the number of terms before it. None unless it is seen to hold at twice as many terms as it is long, and at four.
    """
    found = []
    for period in range(1, len(terms) // 3 + 1):
        steps = [after - before for before, after in zip(terms, terms[period:], strict=False)]
        start = len(steps) - 1
        while start and steps[start - 1] == steps[-1]:
            start -= 1
        if len(steps) - start >= max(2 * period, 4):
            found.append((start + period, period, start, steps[-1]))
    if not found:
        return None
    _, period, start, increment = min(found)
    return Observation(period, increment, offset + start, offset + len(terms) - 1)
