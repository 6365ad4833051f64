"""Sums of different impartial games, such as `ellie(3x4) + nim(5) + .007(12)`: the Grundy value and who wins.

A move is a move in one of the terms; a player who cannot move loses. The Grundy value of the sum is the nim-sum of the
terms' values (Sprague, Grundy), and a move wins exactly if it makes the nim-sum 0.
"""

import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Game, Move, Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.search.engine import make_engine
from tiling_gui.search.grundy import MOMENT, RemotenessSolver, nim_sum, nim_sum_rows
from tiling_gui.search.impartial import ImpartialEngine

HEAPS = ("nim", "grundy", "kayles", "dawson")
"""Heap games by name. Treblecross is excluded because three in a row would end the whole sum; use .007 instead."""

_TERM = re.compile(r"\s*(?:([a-z]+|[0-9]*\.[0-9]+)\s*\(([^()]*)\)|\*?([0-9]+))\s*(\+|$)", re.IGNORECASE)
_MOST = 100
"""The most terms of a sum."""


@dataclass(frozen=True)
class Term:
    text: str
    game: Game
    position: Any


@dataclass(frozen=True)
class SumMove:
    """A move in one term of a sum."""

    term: int
    """The index of the term."""
    move: Move


@dataclass(frozen=True)
class SumValue:
    """The result of solving a sum."""

    terms: tuple[Term, ...]
    values: tuple[int | None, ...]
    """The Grundy values of the terms; None where stopped first."""
    winning_moves: tuple[SumMove, ...] | None = None
    """Every winning move, in the order of the terms; None if stopped first."""

    @property
    def grundy(self) -> int | None:
        """The nim-sum of the values; None if one is missing."""
        known = [value for value in self.values if value is not None]
        return nim_sum(known) if len(known) == len(self.values) else None

    def table(self) -> str:
        """The Grundy values and, if all are known, their binary digits and the nim-sum, one line each."""
        names, values = [term.text for term in self.terms], [value or 0 for value in self.values]
        if self.grundy is None:
            rows = [("–" if value is None else str(value), "") for value in self.values]
        else:
            names.append(tr("nim-sum"))
            rows = [(str(value), digits) for value, digits in nim_sum_rows(values)]
        wide, widest = max(map(len, names)), max(len(value) for value, _ in rows)
        lines = [f"{name:<{wide}}  {value:>{widest}}  {bits}" for name, (value, bits) in zip(names, rows, strict=True)]
        return "\n".join(map(str.rstrip, lines))

    def winning(self, *, listed: int | None = None) -> str:
        """The winning moves, of which `listed` are named, by default all; "" if no move is left."""
        if all(term.position.is_over for term in self.terms):
            return ""
        if self.winning_moves is None:
            return tr("The winning moves are not known.")
        if not self.winning_moves:
            return tr("The nim-sum is 0: every move loses against best play.")
        shown = [SumPosition(self.terms).write(move) for move in self.winning_moves[:listed]]
        if more := len(self.winning_moves) - len(shown):
            shown.append(tr("… and {n} more", n=more))
        return plural(
            "%n moves make the nim-sum 0 and win: {moves}.",
            "%n move makes the nim-sum 0 and wins: {moves}.",
            len(self.winning_moves),
            moves=", ".join(shown),
        )


def read_sum(text: str) -> tuple[Term, ...]:
    """Parse `ellie(3x4) + nim(5) + .007(12)`; a number alone is a nim heap, as in `ellie(3x4) + 2` or `*2`.

    Raises InputError with the position of the fault.
    """
    terms: list[Term] = []
    at = 0
    while at < len(text) or not terms or text[at - 1] == "+":
        found = _TERM.match(text, at)
        if found is None:
            raise InputError(
                tr("A sum is written like ellie(3x4) + nim(5) + .007(12), not {rest!r}.", rest=text[at:].strip()[:40]),
                position=at,
            )
        if len(terms) == _MOST:
            raise InputError(tr("A sum has at most {most} terms.", most=_MOST), position=at)
        terms.append(_term(found, at))
        at = found.end()
    return tuple(terms)


def _term(found: re.Match[str], at: int) -> Term:
    name, inside, heap = found.groups()[:3]
    kind, start = ("nim", heap) if heap else (name.lower(), inside.strip())
    words = f"{kind}({start})"
    if kind == "ellie":
        key, given = "ellie", start
    elif kind in HEAPS:
        key, given = "heaps", f"{kind}:{start}"
    elif "." in kind:
        key, given = "heaps", f"octal:{'0' if kind.startswith('.') else ''}{kind}:{start}"
    elif kind == "treblecross":
        raise InputError(
            tr(
                "Treblecross ends the whole sum with three in a row; without moves that lose at once "
                "it is .007 with two more, as .007(12) for 10 cells."
            ),
            position=at,
        )
    else:
        raise InputError(
            tr(
                "There is no game {name!r} to add; there are ellie, {heaps} and the codes of octal games.",
                name=name,
                heaps=", ".join(HEAPS),
            ),
            position=at,
        )
    kind_of_game = game(key)
    try:
        return Term(words, kind_of_game, kind_of_game.parse(given, kind_of_game.sides[0]))
    except InputError as error:
        raise InputError(str(error), position=at) from error


def solve_sum(terms: tuple[Term, ...], run: Run | None = None) -> SumValue:
    """The Grundy values of the terms and every winning move, as far as found before the run ends."""
    run = run or Run()
    engines = {term.game.key: make_engine(term.game) for term in terms}
    try:
        values: list[int | None] = []
        for done, term in enumerate(terms):
            run.report_progress(Progress("values", done=done, total=len(terms)))
            values.append(_grundy(engines, term, term.position, run))
        found = SumValue(terms, tuple(values))
        if found.grundy is None:
            return found
        winning = []
        for move, value in _options(found, engines, run):
            if value is None:
                return found
            if value == found.grundy ^ (found.values[move.term] or 0):
                winning.append(move)
        return SumValue(terms, tuple(values), tuple(winning))
    finally:
        for engine in engines.values():
            engine.close()


def _options(found: SumValue, engines: dict[str, Any], run: Run) -> Iterator[tuple[SumMove, int | None]]:
    """Every move, with the Grundy value of its term after it; nothing if the sum is lost."""
    if not found.grundy:
        return
    for number, term in enumerate(found.terms):
        moves = term.position.moves()
        for done, move in enumerate(moves):
            run.report_progress(Progress("values", done=done, total=len(moves)))
            yield SumMove(number, move), _grundy(engines, term, term.position.play(move), run)


def _grundy(engines: dict[str, Any], term: Term, position: Any, run: Run) -> int | None:
    engine: ImpartialEngine = engines[term.game.key]
    return None if run.is_set else engine.grundy(position, run)


@dataclass(frozen=True)
class SumPosition:
    """A position of a sum: the current terms and the side to move."""

    terms: tuple[Term, ...]
    to_move: Side = Side.FIRST

    @property
    def is_over(self) -> bool:
        return all(term.position.is_over for term in self.terms)

    def moves(self) -> Sequence[SumMove]:
        return [SumMove(k, move) for k, term in enumerate(self.terms) for move in term.position.moves()]

    def play(self, move: SumMove) -> "SumPosition":
        """The position after `move`. Raises InputError if it is not legal in its term."""
        terms = list(self.terms)
        terms[move.term] = replace(terms[move.term], position=terms[move.term].position.play(move.move))
        return SumPosition(tuple(terms), self.to_move.other)

    def key(self) -> Hashable:
        """The independent components of all terms, in any order, and the side to move: not who made which moves."""
        parts = [repr((term.game.key, part)) for term in self.terms for part in term.position.grundy_parts()]
        return self.to_move, tuple(sorted(parts))

    def write(self, move: SumMove) -> str:
        """The term and the move in its game's notation: "nim(5): #1 5→2"."""
        term = self.terms[move.term]
        return f"{term.text}: {term.position.write(move.move)}"


def reply(position: SumPosition, *, stop: StopToken | None = None) -> SumMove | None:
    """A winning move; if all lose, one after which the game lasts longest, if that is found quickly.

    None if the game is over, or if stopped first.
    """
    run = Run(stop=stop)
    found = solve_sum(position.terms, run)
    if position.is_over or found.winning_moves is None:
        return None
    moment = run.part(Limit(seconds=MOMENT))
    return (found.winning_moves or RemotenessSolver().longest(position, moment) or position.moves())[0]
