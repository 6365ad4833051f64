"""Checks a random sample of a campaign's rows: solved again with a fresh table, and by the readable reference if small.

Every row claims up to four bounds; each is asked again as a null-window question of an engine that knows nothing.
"""

import random
from dataclasses import dataclass
from math import comb

from tiling_gui.campaigns.places import position_of
from tiling_gui.engine import Engine
from tiling_gui.engine.facts import Fact
from tiling_gui.engine.layout import squares_of_key
from tiling_gui.engine.question import Question
from tiling_gui.language import tr
from tiling_gui.rules.game import Side
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.limits import Progress, Report, StopToken, silent
from tiling_gui.search.table import Table

REFERENCE_UP_TO = 16
"""Squares up to which a row is checked by the readable reference, too."""
ERROR_RATE = 1000
"""One row in so many: the error rate of which is said how likely a sample would have missed it."""
_PATIENCE = 20_000_000
"""Positions searched for one bound before the row is left unfinished."""


@dataclass(frozen=True)
class Verified:
    """What a sample showed."""

    rows: int
    """In the campaign."""
    checked: int
    wrong: tuple[str, ...]
    """Keys of rows that do not hold."""
    unfinished: int
    """Rows of the sample that took too long; they are not among those checked."""

    @property
    def missed(self) -> float:
        """The probability that as many checks show nothing wrong although more than 1 row in 1000 is."""
        return probability_missed(self.rows, self.checked)

    @property
    def sentence(self) -> str:
        """In words."""
        if self.wrong:
            return tr(
                "{wrong} of {checked} rows checked are wrong: {which}.",
                wrong=len(self.wrong),
                checked=self.checked,
                which=", ".join(self.wrong)[:300],
            )
        values = {
            "checked": self.checked,
            "rows": self.rows,
            "unfinished": self.unfinished,
            "rate": ERROR_RATE,
            "probability": f"{1 - self.missed:.1%}",
        }
        if self.unfinished:
            return tr(
                "{checked} of {rows} rows checked, none wrong. {unfinished} more took too long and are left out. "
                "If more than 1 row in {rate} were wrong, a sample like this would have shown it with a probability of "
                "{probability}.",
                **values,
            )
        return tr(
            "{checked} of {rows} rows checked, none wrong. If more than 1 row in {rate} were wrong, a sample like "
            "this would have shown it with a probability of {probability}.",
            **values,
        )


def probability_missed(rows: int, checked: int) -> float:
    """The probability that `checked` of `rows`, drawn at random, hold although more than 1 in 1000 is wrong."""
    wrong = rows // ERROR_RATE + 1
    if rows == 0 or checked + wrong > rows:
        return 0.0 if rows and checked else 1.0
    return comb(rows - wrong, checked) / comb(rows, checked)


def verify(
    facts: list[Fact],
    sample: int,
    engine: Engine,
    *,
    seed: int | None = None,
    stop: StopToken | None = None,
    report: Report = silent,
) -> Verified:
    """Checks `sample` of the rows, drawn at random without repetition, or all if there are fewer."""
    drawn = random.Random(seed).sample(facts, min(sample, len(facts)))
    wrong: list[str] = []
    checked = unfinished = 0
    for number, fact in enumerate(drawn, 1):
        if stop is not None and stop.is_set:
            break
        holds = _holds(fact, engine, stop)
        if holds is None:
            unfinished += 1
        else:
            checked += 1
            if not holds:
                wrong.append(fact.key)
        report(Progress("checking", done=number, total=len(drawn)))
    return Verified(len(facts), checked, tuple(wrong), unfinished)


def _holds(fact: Fact, engine: Engine, stop: StopToken | None) -> bool | None:
    """Whether a row is true; None if that took too long or was stopped."""
    small = squares_of_key(fact.key) <= REFERENCE_UP_TO
    finished = True
    for side in (Side.MAX, Side.MIN):
        lower, upper = fact.bounds(side)
        if small:
            found = alphabeta(position_of(fact.key, side), table=Table())
            if found.value is None or not lower <= found.value <= upper:
                return False
        for k, claimed in ((lower, True), (upper + 1, False)):
            question = Question(fact.key, side, k)
            squares = squares_of_key(fact.key)
            answer = engine.ask(question, work="verify", squares=squares, budget=_PATIENCE, stop=stop).answer
            if answer is None:
                finished = False
            elif answer is not claimed:
                return False
    return True if finished else None
