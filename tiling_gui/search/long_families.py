"""Families of single heaps 0, 1, 2, ... with millions of terms: values are an array, and terms are made on demand."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.catalogue import game_of_position, read_position
from tiling_gui.core.game import Side, Value
from tiling_gui.core.limits import Run
from tiling_gui.core.results import Facts
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.families import GRUNDY, MOST, Column, Family, FamilyTerm, letters, member

_WRITTEN = 1_000
"""The most terms in a line of text."""
Place = tuple[int | None, int]


class LongFamily(Family):
    """The Grundy values for n = 0 to `last`; `fill` finds them."""

    def __init__(self, text: str, last: int) -> None:
        self.text, self.with_k, self.facts, self.last = text, False, Facts(), last
        self.values: Sequence[int] = ()
        """A numpy array once it is filled; shorter than the table if it was stopped."""
        self.terms: Any = _Terms(self)

    def fill(self, engine: GameEngine, run: Run) -> None:
        self.values, self.facts = engine.sequence(read_position(member(self.text, 1, None)), self.last, run)

    @property
    def game(self) -> Any:
        return game_of_position(read_position(member(self.text, 1, None)))

    @property
    def proved(self) -> int:
        return len(self.values)

    @property
    def refusal(self) -> str:
        return ""

    @property
    def kinds(self) -> list[str]:
        return [GRUNDY]

    @property
    def rows(self) -> Any:
        return _Rows(self)

    @property
    def columns(self) -> list[Column]:
        return [_LongColumn(None, GRUNDY, self.terms, self)]

    def lines(self) -> list[str]:
        return [*self.columns[0].lines(), *self.facts.lines]

    def term(self, n: int) -> FamilyTerm:
        value = int(self.values[n]) if n < len(self.values) else None
        return FamilyTerm(n, None, GRUNDY, None, value, value)


class _Terms(Sequence[FamilyTerm]):
    """The terms without their positions."""

    def __init__(self, family: LongFamily) -> None:
        self._family = family

    def __len__(self) -> int:
        return self._family.last + 1

    def __getitem__(self, n: Any) -> Any:
        if isinstance(n, slice):
            return [self[i] for i in range(*n.indices(len(self)))]
        if not -len(self) <= n < len(self):
            raise IndexError(n)
        return self._family.term(n % len(self))


class _Rows(Mapping[Place, dict[str, FamilyTerm]]):
    """The rows; a term that is looked up has its position, if the game has heaps of that size."""

    def __init__(self, family: LongFamily) -> None:
        self._family = family

    def __len__(self) -> int:
        return self._family.last + 1

    def __iter__(self) -> Iterator[Place]:
        return ((None, n) for n in range(len(self)))

    def __getitem__(self, place: Place) -> dict[str, FamilyTerm]:
        if not 0 <= place[1] < len(self):
            raise KeyError(place)
        term = self._family.term(place[1])
        try:
            term.position = read_position(member(self._family.text, place[1], None))
        except InputError as error:
            term.why_not = str(error)
        return {GRUNDY: term}

    def items(self) -> Any:
        return [((None, term.n), {GRUNDY: term}) for term in self._family.terms]


@dataclass(frozen=True)
class _LongColumn(Column):
    family: LongFamily

    @property
    def exact(self) -> list[Value]:
        return [int(value) for value in self.family.values]

    @property
    def observed(self) -> None:
        return None

    def lines(self) -> list[str]:
        if not len(self.family.values):
            return []
        terms = ", ".join(map(str, self.family.values[:_WRITTEN])) + (", …" if self.family.proved > _WRITTEN else "")
        return [tr("{column}, offset {offset}: {terms}", column=self.name, offset=0, terms=terms)]


def long_family(text: str, n: str, engine_of: Any) -> LongFamily | None:
    """The family for "0-1000000", if it is one of single heaps and longer than a table of positions; else None.

    `engine_of` returns the engine of a game. Raises InputError for invalid positions.
    """
    found = re.fullmatch(r"\s*0\s*[-–]\s*(\d{1,7})\s*", n, re.ASCII)
    if found is None or letters(text) != {"n"} or int(found[1]) < MOST:
        return None
    family, last = LongFamily(text, int(found[1])), int(found[1])
    one, two = (read_position(member(text, size, None)) for size in (1, 2))
    if one.to_move not in (Side.FIRST, Side.SECOND):
        return None
    return family if last <= engine_of(family.game).longest_sequence((one, two)) else None
