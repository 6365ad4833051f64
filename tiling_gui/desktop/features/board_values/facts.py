"""What the Board values window shows of one rectangle: its value, its source, and a line of best play with its cost."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from tiling_gui.core.game import Side, reached
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.engine.board_sequences import SEQUENCES
from tiling_gui.engine.board_values import (
    OBSERVATIONS,
    BoardValue,
    Size,
    all_sizes,
    check_observation,
    size_of,
    value_of,
)
from tiling_gui.engine.rectangle_bounds import is_by_certificate, quick_bounds
from tiling_gui.engine.solved import solved_boards
from tiling_gui.games.domino.rules import Domino, DominoPosition
from tiling_gui.language import tr
from tiling_gui.store import Store
from tiling_gui.store.grounds import BoardBounds, known

SIDES = (Side.MAX, Side.MIN)
_AUTHOR = 5, 6
"""The largest board that the author of the tiling game solved (docs/board_values.md)."""


@dataclass(frozen=True)
class Solve:
    """How the value for one starting side was found."""

    line: tuple[Domino, ...]
    nodes: int
    seconds: float
    shipped: bool
    """True if it came with the program."""


@dataclass(frozen=True)
class BoardFacts:
    """Everything shown of one rectangle."""

    size: Size
    value: BoardValue | None
    """None if the board is not solved."""
    solves: Mapping[Side, Solve]
    bounds: Mapping[Side, tuple[int, int]] = field(default_factory=dict)
    """Proved bounds on the value of an open board by starting side, from theorems, certificates or earlier searches."""
    observed: str = ""
    """For an open board, a sentence about what an observed formula predicts; "" if there is none."""
    sequences: Mapping[Side, str] = field(default_factory=dict)
    """By starting side, sentences naming the OEIS sequences to which the board belongs; "" for none."""

    def number(self, first: Side) -> int | None:
        """The value with `first` to move first, or None if it is not solved."""
        if self.value is None:
            return None
        return self.value.max_first if first is Side.MAX else self.value.min_first

    def found_by(self, first: Side) -> str:
        """Who found the value; for an open board, what is proved of it."""
        m, n = self.size
        if self.number(first) is None:
            start = DominoPosition.start(m, n, first)
            quick = quick_bounds(start)
            lower, upper = self.bounds.get(first, quick)
            if (lower, upper) != quick:
                return tr("Proved so far: {lower} to {upper} dominoes", lower=lower, upper=upper)
            if is_by_certificate(start):
                return tr("Proved by a certificate: {lower} to {upper} dominoes", lower=lower, upper=upper)
            return tr("Proved without a search: {lower} to {upper} dominoes", lower=lower, upper=upper)
        if m == 1:
            return tr("Proved for every length by Phillips and Slater, 2001")
        if m == 2:
            return tr("Proved for every length: Theorem 11 of the theory")
        if m == 3 and first not in self.solves and is_by_certificate(DominoPosition.start(m, n, first)):
            return tr("Proved for every length: Theorems 17, 19 and 20 of the theory")
        if m <= _AUTHOR[0] and n <= _AUTHOR[1]:
            return tr("First solved by the author of the tiling game")
        shipped = first in self.solves and self.solves[first].shipped
        return tr("First solved with this program") if shipped else tr("Solved on this computer")

    def final(self, first: Side) -> DominoPosition:
        """The board after the line of best play; the empty board if no line is stored."""
        line = self.solves[first].line if first in self.solves else ()
        found: DominoPosition = reached(DominoPosition.start(*self.size, first), line)
        return found


Ends = tuple[int, int]
OnBoard = Mapping[tuple[Size, Side], Ends]
"""What is proved of the start of the game on the board, by its size and the side that begins; empty for other games."""


def on_board(session: Session) -> OnBoard:
    """What the session proves of its start: if it is a rectangle, this is shown as well, not only what is stored."""
    start, found = session.start, session.known(session.start)
    if not isinstance(start, DominoPosition) or start.placed or not start.board.is_rectangle:
        return {}
    if found.lower is None or found.upper is None:
        return {}
    return {(size_of(start.board.rows, start.board.columns), start.to_move): (int(found.lower), int(found.upper))}


def facts_of(
    size: Size, values: Mapping[Size, BoardValue], store: Store | None, here: OnBoard = MappingProxyType({})
) -> BoardFacts:
    """Collects the facts of a rectangle; `values` as returned by `board_values`. Raises StoreError."""
    value = value_of(size, values)
    solves = {
        solved.first: Solve(solved.line, solved.nodes, solved.seconds, True)
        for solved in solved_boards()
        if solved.board == f"{size[0]}x{size[1]}"
    }
    for first in SIDES:
        if store is not None and first not in solves:
            kept = _stored(DominoPosition.start(*size, first), store)
            if kept:
                solves[first] = kept
    sequences = {first: _in_oeis(size, first, values) for first in SIDES}
    bounds = {
        first: _both(_proved(DominoPosition.start(*size, first), store), here.get((size, first))) for first in SIDES
    }
    return BoardFacts(size, value, solves, bounds, "" if value else _observed(size, values), sequences)


def open_bounds(values: Mapping[Size, BoardValue], bounds: BoardBounds) -> dict[tuple[Size, Side], Ends]:
    """What is proved, for either starting side, of each board of the grid without a value."""
    sizes = [size for size in all_sizes() if value_of(size, values) is None]
    starts = ((size, first) for size in sizes for first in SIDES)
    return {(size, first): bounds(size, first) for size, first in starts}


def whoever_begins(bounds: Mapping[tuple[Size, Side], Ends], here: OnBoard) -> dict[Size, Ends]:
    """`bounds` with what is proved on the board, over both starting sides."""
    found = {}
    for size in dict.fromkeys(size for size, _ in bounds):
        ends = [_both(bounds[size, first], here.get((size, first))) for first in SIDES]
        found[size] = min(low for low, _ in ends), max(high for _, high in ends)
    return found


def _both(one: Ends, other: Ends | None) -> Ends:
    return one if other is None else (max(one[0], other[0]), min(one[1], other[1]))


def _proved(start: DominoPosition, store: Store | None) -> Ends:
    found = known(start, store)
    return int(found.lower or 0), int(found.upper or 0)


def _stored(start: DominoPosition, store: Store) -> Solve | None:
    found = store.results.find(start)
    if found is None or found.value is None:
        return None
    return Solve(tuple(found.line), found.nodes, found.seconds, False)


def _in_oeis(size: Size, first: Side, values: Mapping[Size, BoardValue]) -> str:
    about = [one for one in SEQUENCES if one.is_about(size, first)]
    return " ".join(
        tr("The boards {boards} are {term} of the OEIS, for every n.", boards=one.boards, term=one.term)
        if one.for_every_n
        else tr(
            "The boards {boards} are {term} of the OEIS for n = {least} to {upto}: observed, not proved for every n.",
            boards=one.boards,
            term=one.term,
            least=one.least,
            upto=one.upto(values),
        )
        for one in about
    )


def _observed(size: Size, values: Mapping[Size, BoardValue]) -> str:
    for one in OBSERVATIONS:
        seen = check_observation(one, values)
        if one.rows == size[0] and seen.predicted is not None:
            return tr(
                "All solved boards with {rows} rows and up to {upto} columns are worth {rule}. That "
                "would be {value} here: observed, not proved.",
                rows=one.rows,
                upto=seen.upto,
                rule=one.written,
                value=one.value(size[1]),
            )
    return ""
