"""The conditions under which a method searches: the order of moves, a table, and which leaves are counted.

Methods are comparable only under equal conditions. A method that does not support a switch lists it in
`registry.MethodInfo.fixed`; wherever a count is shown, its conditions are shown as well.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.arguments import checked, whole_number
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr

GIVEN, ESTIMATE, AUTHOR = "given", "estimate", "author"
ORDERS = (GIVEN, ESTIMATE, AUTHOR)
"""Moves in the game's order; best estimate first; in the order that an author wrote for this position."""


REPLIES, HEIGHTS, SAMPLES, SEED = "order-variables", "by-height", "samples", "seed"
SAMPLING_WORDS = {
    SAMPLES: "random fillings for each estimate of an order",
    SEED: "of the sampled order",
    REPLIES: "order the variables at MIN nodes as well",
    HEIGHTS: "a sampled order for every height of the tree",
}
"""The words of `Sampling.of`, each with what it says."""


@dataclass(frozen=True)
class Sampling:
    """How e-Valuate estimates the moves that it orders: by random fillings (the paper, sections 3.1 and 4)."""

    replies: bool = False
    """Whether the variables are ordered as well, at the nodes of the side that places values."""
    heights: bool = False
    """Whether there is an order of the values for every height."""
    samples: int = 40
    """Random fillings for an estimate."""
    seed: int = 0

    @classmethod
    def of(cls, words: Iterable[str]) -> "Sampling":
        """Read words such as "by-height" and "seed=5". Raises InputError saying what is accepted."""
        asked = {key.strip(): value.strip() for key, _, value in (word.partition("=") for word in words)}
        for key in asked:
            if key not in SAMPLING_WORDS:
                known = ", ".join(f"{name} ({what})" for name, what in SAMPLING_WORDS.items())
                raise input_error("An order by estimate takes {known}, not {key!r}.", known=known, key=key)
        seed = asked.get(SEED, "0")
        if not re.fullmatch(r"-?\d{1,9}", seed, re.ASCII):
            raise input_error("seed takes a whole number, such as seed=5, not {text!r}.", text=seed)
        samples = checked(SAMPLES, asked.get(SAMPLES), whole_number) or cls.samples
        return cls(REPLIES in asked, HEIGHTS in asked, samples, int(seed))

    @property
    def text(self) -> str:
        """The words that differ from the usual ones, separated by commas: "order-variables,seed=5"; "" for none."""
        said = [name for name, on in ((REPLIES, self.replies), (HEIGHTS, self.heights)) if on]
        said += [f"{SAMPLES}={self.samples}"] if self.samples != Sampling.samples else []
        return ",".join(said + ([f"{SEED}={self.seed}"] if self.seed else []))

    @classmethod
    def parse(cls, text: str) -> "Sampling":
        """Read `text`. Raises InputError as `of` does."""
        return cls.of(text.split(",") if text else ())

    @property
    def words(self) -> list[str]:
        """What differs from the usual way, to be read."""
        said = [tr("variables too")] if self.replies else []
        said += [tr("for each height")] if self.heights else []
        said += [tr("{samples} samples", samples=self.samples)] if self.samples != Sampling.samples else []
        return said + ([tr("seed {seed}", seed=self.seed)] if self.seed else [])


USUAL = Sampling()


@dataclass(frozen=True)
class Conditions:
    """The settings of a method; None uses the method's default."""

    order: str | None = None
    """One of ORDERS."""
    table: bool | None = None
    """Whether to use a transposition table."""
    again: bool = True
    """Whether a leaf that is evaluated again counts again."""
    sampling: Sampling = USUAL
    """How moves are estimated in e-Valuate, if they are ordered."""

    def to_json(self) -> dict[str, Any]:
        data = {"order": self.order, "table": self.table, "again": self.again}
        return data | ({"sampling": self.sampling.text} if self.sampling != USUAL else {})

    @classmethod
    def from_json(cls, data: Any) -> "Conditions":
        """The conditions written by `to_json`; AS_NAMED for anything invalid."""
        data = data if isinstance(data, dict) else {}
        order, table = data.get("order"), data.get("table")
        try:
            sampling = Sampling.parse(str(data.get("sampling", "")))
        except InputError:
            sampling = USUAL
        return cls(
            order if order in ORDERS else None,
            table if table in (True, False) else None,
            data.get("again") is not False,
            sampling,
        )

    @property
    def words(self) -> str:
        """A description such as "moves ordered, with table"; requires settings without None."""
        orders = {
            GIVEN: tr("moves as given"),
            ESTIMATE: tr("moves ordered"),
            AUTHOR: tr("the author’s order"),
        }
        said = [orders[self.order or GIVEN], *self.sampling.words, tr("with table") if self.table else tr("no table")]
        if not self.again:
            said.append(tr("leaves once"))
        return ", ".join(said)


AS_NAMED = Conditions()
"""Every method's own defaults."""
BY_HAND = Conditions(GIVEN, table=False)
"""As in a textbook or by hand."""
ORDERED_WITH_TABLE = Conditions(ESTIMATE, table=True)
