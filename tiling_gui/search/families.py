"""Families of positions with a parameter n, and perhaps k, in their text: a table of values and its observed period.

A letter is a parameter if it is alone or beside an x: "3xn", "kxn", "matching:path:n", "heaps:kayles:n",
"sharing:friendship:n,edges,vertices,k".
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from typing import Any

from tiling_gui.core.catalogue import game_of_position, read_position
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Side, Value
from tiling_gui.core.limits import Run
from tiling_gui.core.results import Bounded, Facts
from tiling_gui.core.tables import columns, header, line
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import mark, plain, tr
from tiling_gui.search.engine import GameEngine, SolveStore, kept_or_solved

_LETTER = re.compile(r"(?<![a-wyz])[nk](?![a-wyz])", re.IGNORECASE)
MOST = 1_000
"""The most positions in a table of the window."""
MOST_PRINTED = 100_000
"""The most positions in a table on the command line."""
GRUNDY, LEAST = "Grundy", "least k"
Make = Callable[[int, int | None], Any]
"""Makes the position for n and k; raises InputError."""
_RULE = mark("v(n+{period}) = v(n){step}, observed for n = {first}..{last}")
COLUMNS = (*columns("n k", "number"), *columns("of"), *columns("value lower upper", "value"))
"""The columns of the table as CSV."""


def letters(family: str) -> set[str]:
    """The parameters that occur in `family`: a subset of {"n", "k"}."""
    return {found.lower() for found in _LETTER.findall(family)}


def member(family: str, n: int, k: int | None) -> str:
    """The text of the position for these parameters."""
    return _LETTER.sub(lambda found: str(n if found[0] in "nN" else k), family)


def read_range(text: str, most: int = MOST, k: int | None = None) -> range:
    """The range "1-12", or a single number; if `k` is given, also "k-12", which may be empty.

    Raises InputError for anything else, and for more than `most` numbers.
    """
    found = re.fullmatch(r"\s*(\d{1,6})\s*(?:[-–]\s*(\d{1,6})\s*)?", text, re.ASCII)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
    from_k = re.fullmatch(r"\s*k\s*[-–]\s*(\d{1,6})\s*", text, re.ASCII | re.IGNORECASE)
    if k is not None and from_k is not None and int(from_k[1]) < k + most:
        return range(k, int(from_k[1]) + 1)
    if not first <= last < first + most:
        raise input_error(
            "A range is written like 1-12, the smaller number first, with at most {most} numbers, not {text!r}.",
            most=most,
            text=text,
        )
    return range(first, last + 1)


@dataclass
class FamilyTerm(Bounded):
    """One entry of the table."""

    n: int
    k: int | None
    of: str
    """The side that moves first; GRUNDY in games won by the last move, whose Grundy value does not depend on it."""
    position: Any
    lower: Value | None = None
    upper: Value | None = None
    why_not: str = ""
    """Why its value cannot be computed, as a sentence."""

    def learn(self, lower: Value | None, upper: Value | None) -> None:
        """Add bounds to those it has."""
        self.lower = lower if self.lower is None or (lower is not None and lower > self.lower) else self.lower
        self.upper = upper if self.upper is None or (upper is not None and upper < self.upper) else self.upper

    def to_json(self) -> dict[str, Any]:
        ends = {"value": self.value, "lower": self.lower, "upper": self.upper}
        return {"n": self.n, "k": self.k, "of": self.of} | {key: value_to_json(end) for key, end in ends.items()}


def find(
    term: FamilyTerm, engine: GameEngine, run: Run, kept: SolveStore | None, before: FamilyTerm | None = None
) -> None:
    """Fill in the bounds of a term, from the store or by a search within the limit of `run`, which is then stored;
    or from the term `before` it, if its value follows from that.
    """
    if term.of == GRUNDY:
        value = engine.grundy(term.position, run)
        term.learn(value, value)
        return
    follows = None
    if before is not None and before.value is not None and before.of == term.of:
        follows = engine.following(before.position, before.value, term.position)
    if follows is not None:
        term.learn(follows, follows)
        return
    solution = kept_or_solved(term.position, engine, run, kept)
    term.learn(solution.lower, solution.upper)


@dataclass(frozen=True)
class Column:
    """The terms for one k and one first player, in the order of n."""

    k: int | None
    of: str
    terms: tuple[FamilyTerm, ...]

    @property
    def name(self) -> str:
        """ "MAX first, k = 3"."""
        first = column_name(self.of)
        return first if self.k is None else f"{first}, k = {self.k}"

    @property
    def exact(self) -> list[Value]:
        """The leading terms that are exact, up to the first that is not."""
        values = [term.value for term in self.terms]
        return [value for value in values[: values.index(None) if None in values else None] if value is not None]

    @property
    def observed(self) -> "Observation | None":
        return observed(self.exact, self.terms[0].n)

    def lines(self) -> list[str]:
        """The terms in the format of the OEIS, and the observed period; empty if no term is exact."""
        offset, exact, seen = self.terms[0].n, self.exact, self.observed
        if not exact:
            return []
        terms = ", ".join(map(str, exact))
        said = tr("{column}, offset {offset}: {terms}", column=self.name, offset=offset, terms=terms)
        return [said] if seen is None else [said, f"  {seen.statement()}."]

    def to_json(self) -> dict[str, Any]:
        seen = self.observed
        data = {
            "k": self.k,
            "of": self.of,
            "offset": self.terms[0].n,
            "exact": [value_to_json(value) for value in self.exact],
        }
        return data | {"observed": None if seen is None else seen.to_json()}


def column_name(of: str) -> str:
    """ "MAX first", "Grundy value"."""
    return {GRUNDY: tr("Grundy value"), LEAST: tr("Least k with which MAX owns everything")}.get(of) or tr(
        "{side} first", side=of
    )


@dataclass(frozen=True)
class FamilyRequest:
    """A family with its ranges, as a link writes it: "3xn", "3xn;1-30", "kxn;k-8;1-4"."""

    text: str
    n: str = ""
    k: str = ""
    make: Make | None = None
    """As for `Family`."""
    searches: bool = True
    """Whether it is filled in at once, not only with what is known."""

    @classmethod
    def parse(cls, link: str) -> "FamilyRequest":
        text, n, k = (*link.split(";"), "", "")[:3]
        return cls(text, n, k)


class Family:
    """The table of a family: its terms ordered by k, then n; `find` fills them in."""

    least: Column | None = None
    """For each n the least k that has everything, as far as the values and theorems prove it, once `conclude` was
    called; None if the game has no such k.
    """
    least_bounds: tuple[tuple[int, int], ...] = ()
    """What is proved of it for each n without a search."""

    def __init__(
        self, text: str, n: str, k: str, first: str | None = None, *, most: int = MOST, make: Make | None = None
    ) -> None:
        """`n` and `k` are ranges; `k` is ignored if it does not occur in the text. `first` names the side that moves
        first; None stands for both. The table has at most `most` rows. `make` makes the positions of a family whose
        text is only a name.

        Raises InputError for invalid ranges, positions or sides.
        """
        there = letters(text)
        if "n" not in there:
            raise input_error("A family has an n in place of a number, such as 3xn, not {text!r}.", text=text)
        self.text, self.with_k = text, "k" in there
        ks = list(read_range(k, most)) if self.with_k else [None]
        every = ((each, number) for each in ks for number in read_range(n, most, each))
        places = list(islice(every, most + 1)) or [(None, number) for number in read_range("")]
        if len(places) > most:
            raise input_error("A table has at most {most} rows.", most=most)
        terms = [term for each, number in places for term in _terms(text, number, each, first, make)]
        self.terms = sorted(terms, key=lambda term: (term.k or 0, term.n, term.of))
        self.facts = Facts()
        """What the values prove if there is one column, once `conclude` was called."""
        self._said: dict[tuple[int | None, str], tuple[str, ...]] = {}
        """What the values of each column prove."""

    def conclude(self, engine: GameEngine, run: Run) -> None:
        """Find what the leading exact values of each column prove."""
        found = {}
        for column in self.columns:
            exact = column.exact
            if exact:
                positions = [term.position for term in column.terms[: len(exact)]]
                found[column.k, column.of] = engine.of_sequence(positions, exact, run)
        self._said = {key: facts.lines for key, facts in found.items()}
        if len(self.columns) == 1:
            self.facts = next(iter(found.values()), Facts())
        if self.with_k and len(self.kinds) == 1:
            self._find_least(engine)

    def _find_least(self, engine: GameEngine) -> None:
        """Fill in `least`: a k is enough if its value is everything, and too small if it is proved to be less."""
        rows: dict[int, dict[int, FamilyTerm]] = {}
        for term in self.terms:
            rows.setdefault(term.n, {})[term.k or 0] = term
        terms, bounds = [], []
        for n, by_k in sorted(rows.items()):
            found = engine.least({k: term.position for k, term in by_k.items()})
            if found is None:
                return
            everything, lower, upper = found
            least = FamilyTerm(n, None, LEAST, None, lower, upper)
            for k, term in by_k.items():
                if term.lower is not None and term.lower >= everything:
                    least.learn(None, k)
                elif term.upper is not None and term.upper < everything:
                    least.learn(k + 1, None)
            terms.append(least)
            bounds.append((lower, upper))
        self.least, self.least_bounds = Column(None, LEAST, tuple(terms)), tuple(bounds)

    @property
    def game(self) -> Any:
        return game_of_position(self.terms[0].position)

    @property
    def proved(self) -> int:
        """The number of exact terms."""
        return sum(term.value is not None for term in self.terms)

    @property
    def complete(self) -> bool:
        return self.proved == len(self.terms)

    @property
    def refusal(self) -> str:
        """Why a term was not computed; "" if there is none."""
        return next((term.why_not for term in self.terms if term.why_not), "")

    @property
    def kinds(self) -> list[str]:
        """The columns for each position: the distinct values of `Term.of`."""
        return list(dict.fromkeys(term.of for term in self.terms))

    @property
    def rows(self) -> dict[tuple[int | None, int], dict[str, FamilyTerm]]:
        """The terms for each (k, n), by `Term.of`."""
        found: dict[tuple[int | None, int], dict[str, FamilyTerm]] = {}
        for term in self.terms:
            found.setdefault((term.k, term.n), {})[term.of] = term
        return found

    @property
    def columns(self) -> list[Column]:
        found: dict[tuple[int | None, str], list[FamilyTerm]] = {}
        for term in self.terms:
            found.setdefault((term.k, term.of), []).append(term)
        return [Column(k, of, tuple(terms)) for (k, of), terms in found.items()]

    def lines(self) -> list[str]:
        """The lines below the table: every column in the format of the OEIS, with its period and what it proves."""
        lines = [
            line for column in self.columns for line in (*column.lines(), *self._said.get((column.k, column.of), ()))
        ]
        if self.least is None:
            return lines
        bounds = ", ".join(f"{lower}..{upper}" for lower, upper in self.least_bounds)
        proved = tr("Proved without a search: {bounds}.", bounds=bounds)
        return [*lines, *self.least.lines(), f"  {proved}"]

    def to_json(self) -> dict[str, Any]:
        return (
            {
                "family": self.text,
                "status": "solved" if self.complete else "stopped",
                "terms": [term.to_json() for term in self.terms],
                "columns": [column.to_json() for column in self.columns],
            }
            | ({"facts": dict(self.facts.data)} if self.facts.data else {})
            | self._least_json()
        )

    def _least_json(self) -> dict[str, Any]:
        if self.least is None:
            return {}
        bounds = [[term.lower, term.upper] for term in self.least.terms]
        return {"least_k": self.least.to_json() | {"bounds": bounds, "proved": list(map(list, self.least_bounds))}}


def csv_lines(terms: Iterable[FamilyTerm]) -> Iterator[str]:
    """The header, then one line per term, written when the iterator reaches it."""
    yield header(COLUMNS)
    for term in terms:
        yield line(COLUMNS, (term.n, term.k, term.of, term.value, term.lower, term.upper))


def b_file(family: Family) -> str:
    """The columns as b-files of the OEIS: lines "n v(n)" under a comment with the column's name. Of fractions the
    numerators and the denominators are sequences of their own. Raises InputError if no term is exact.
    """
    lines = []
    for column in (*family.columns, *([family.least] if family.least else [])):
        exact, parts = [Fraction(value) for value in column.exact], [("", "numerator")]
        if any(value.denominator > 1 for value in exact):
            parts = [(f", {part}s", part) for part in ("numerator", "denominator")]
        for words, part in parts if exact else ():
            lines.append(f"# {family.text}, {column.name}{words}")
            lines += [f"{n} {getattr(value, part)}" for n, value in enumerate(exact, column.terms[0].n)]
    if not lines:
        raise input_error("There is no b-file of {family}, because no value is proved yet.", family=family.text)
    return "\n".join(lines) + "\n"


def _terms(text: str, n: int, k: int | None, first: str | None, make: Make | None) -> Iterator[FamilyTerm]:
    """The terms of one position, with each side to move first that is possible, or only with `first`."""
    named = member(text, n, k)
    start = read_position(named) if make is None else make(n, k)
    if make is not None:
        yield FamilyTerm(n, k, GRUNDY if start.to_move in (Side.FIRST, Side.SECOND) else str(start.to_move), start)
        return
    if start.to_move in (Side.FIRST, Side.SECOND):
        if first is not None:
            raise input_error("A Grundy value does not depend on who moves first.")
        yield FamilyTerm(n, k, GRUNDY, start)
        return
    if first is not None:
        start = read_position(named, first=first)
        yield FamilyTerm(n, k, str(start.to_move), start)
        return
    for side in game_of_position(start).sides:
        try:
            yield FamilyTerm(n, k, str(side), read_position(named, first=side))
        except InputError:
            if side is start.to_move:
                raise


@dataclass(frozen=True)
class Observation:
    """v(n + period) = v(n) + increment whenever both n are between `first` and `last`: no more than observed."""

    period: int
    increment: Value
    first: int
    last: int

    def to_json(self) -> dict[str, Any]:
        places = {
            "period": self.period,
            "increment": value_to_json(self.increment),
            "from": self.first,
            "to": self.last,
        }
        return places | {"rule": plain(_RULE, **self._values)}

    def statement(self) -> str:
        """ "v(n+7) = v(n)+3, observed for n = 1..24"."""
        return tr(_RULE, **self._values)

    @property
    def _values(self) -> dict[str, Any]:
        step = (f"+{self.increment}" if self.increment > 0 else str(self.increment)) if self.increment else ""
        return {"period": self.period, "step": step, "first": self.first, "last": self.last}


def observed(terms: Sequence[Value], offset: int) -> Observation | None:
    """The simplest arithmetic period at the end of v(offset), v(offset + 1), ..., or None.

    The simplest has the least sum of period and number of terms before it. It must hold for at least twice as many
    terms as its length, and for at least four.
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
