"""The protocol of all games; search, players, records and the window need no more than this.

A `Position` is immutable and hashable: `play` returns a new one. A `Game` is the entry of a game in the catalogue: how
its positions are parsed and read from a record, how its moves are written in JSON, and how unfinished positions are
estimated (the evaluation functions of lookahead players).
"""

import re
import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self

from tiling_gui.language import tr

if TYPE_CHECKING:  # defaults of type variables came with Python 3.13; until then only type checkers need them
    from typing_extensions import TypeVar

    P = TypeVar("P", bound="Position[Any]", default=Any)
    M = TypeVar("M", default=Any)
    _Place = TypeVar("_Place", bound="_Playable")
else:
    from typing import TypeVar

    P = TypeVar("P")
    """The type of a game's positions."""
    M = TypeVar("M")
    """The hashable type of a game's moves."""
    _Place = TypeVar("_Place")

Value = int | Fraction
"""The value of a finished game, always exact."""


def distance(one: Value, other: Value) -> Value:
    """The distance between two values."""
    return max(one, other) - min(one, other)


def as_float(value: Value | float) -> float:
    """The nearest float to a value; one out of range, such as 9^1000, becomes the largest or the smallest float."""
    try:
        return float(value)
    except OverflowError:
        return sys.float_info.max if value > 0 else -sys.float_info.max


Move = Any
"""A move of any game; only the game itself looks inside."""


class Side(StrEnum):
    """A player: MAX or MIN in games for a value, FIRST or SECOND in games won by the last move."""

    MAX = "MAX"
    MIN = "MIN"
    FIRST = "FIRST"
    SECOND = "SECOND"

    @property
    def other(self) -> "Side":
        return _OTHER[self]


_OTHER = {Side.MAX: Side.MIN, Side.MIN: Side.MAX, Side.FIRST: Side.SECOND, Side.SECOND: Side.FIRST}


class Position(Protocol[M]):
    """A position of some game: immutable, hashable, and equal to another if everything visible is equal."""

    @property
    def to_move(self) -> Side:
        """The side to move; in a finished game, the side that would move next."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether no legal move is left."""
        ...

    def moves(self) -> Sequence[M]:
        """Every legal move, in a fixed order; empty exactly when the game is over."""
        ...

    def play(self, move: M, /) -> Self:
        """The position after `move`. Raises InputError with the reason if it is not legal."""
        ...

    def value(self) -> Value | None:
        """The value of the finished game, None if the game has no values. Raises ValueError before the end."""
        ...

    @property
    def scored(self) -> Value:
        """The score so far, which `key` leaves out: the final value is this plus the value of what is still to come."""
        ...

    def key(self) -> Hashable:
        """A key that is equal for positions equivalent under the game's symmetries, with the same side to move.

        Equivalent means that what is still to come has the same value. The score so far is not part of the key.
        """
        ...

    def write(self, move: M, /) -> str:
        """A legal move in the game's notation, e.g. "b7–c7"."""
        ...

    def read(self, text: str, /) -> M:
        """The move written as `text`. Raises InputError if it is not a move, or not legal here."""
        ...

    def diagram(self) -> str:
        """The position as a text diagram of one or more lines."""
        ...


class LastMoverPosition(Position[M], Protocol[M]):
    """A position of an impartial game under normal play: a player who cannot move loses."""

    def winner(self) -> Side:
        """The side that made the last move. Raises ValueError before the end."""
        ...

    def grundy_parts(self) -> Sequence[Hashable]:
        """Keys of the independent components; the Grundy value is the nim-sum of theirs."""
        ...


Evaluation = Callable[[Any], float | None]
"""Estimates the final value of an unfinished position, seen by MAX; None if it has no basis for an estimate, so that a
search looks deeper. Never shown as exact.
"""


class _Playable(Protocol):
    def play(self, move: Any, /) -> Self: ...


def reached(start: _Place, moves: Iterable[Move]) -> _Place:
    """The position after playing `moves` from `start`. Raises InputError if one is illegal."""
    position = start
    for move in moves:
        position = position.play(move)
    return position


def steps(start: _Place, moves: Iterable[Move]) -> Iterator[tuple[_Place, Move]]:
    """(position before it, move) for each of `moves` played from `start`. Raises InputError like `reached`."""
    position = start
    for move in moves:
        yield position, move
        position = position.play(move)


def opening(words: str) -> str:
    """Words for the beginning of a sentence, with a capital: "Colour 2"; names of squares and the like are kept."""
    first, _, rest = words.partition(" ")
    return words[0].upper() + words[1:] if rest and len(first) > 2 and first.isalpha() else words


def written_line(start: Any, moves: Iterable[Move]) -> list[str]:
    """A line of play from `start`, each move in the game's notation."""
    return [position.write(move) for position, move in steps(start, moves)]


def plain_move(written: str) -> str:
    """A written move in ASCII: "a1–b1" is "a1-b1", "3 → x" is "3 -> x". All kinds of hyphens and dashes are "-"."""
    return re.sub("[‐‑‒–—−]", "-", written).replace("→", "->")


def unchanged(what: Any, **_: Any) -> Any:
    return what


def no_text(what: Any) -> str:
    return ""


def side_to_move(position: Position, *, tr: Callable[..., str] = tr) -> str:
    """ "MAX to move"."""
    return tr("{side} to move", side=position.to_move)


@dataclass(frozen=True, repr=False)
class Game(Generic[P, M]):
    """A game as the rest of the program sees it: its entry in the catalogue."""

    key: str
    """Short name used in records and on the command line, e.g. "domino"."""
    name: str
    """The displayed name, e.g. "Tiling"; translated by `tr`."""
    sides: tuple[Side, Side]
    """The side that moves first by default, and the other one."""
    parse: Callable[[str, Side], P]
    """(text, side that moves first) -> position, the text as the game's command line verb takes it."""
    to_json: Callable[[P], dict[str, Any]]
    """A starting position as a JSON object, the set-up of a record."""
    from_json: Callable[[Mapping[str, Any]], P]
    """The starting position from a record's set-up. Raises InputError for anything else."""
    move_to_json: Callable[[M], Any]
    """A move as JSON."""
    move_from_json: Callable[[Any], M]
    """A move from JSON; legality is checked by `play`. Raises InputError if it is not a move at all."""
    title: Callable[..., str]
    """A starting position described in a few words, e.g. "8 × 8, MAX first"; in English: `title(start, tr=plain)`."""
    turn: Callable[..., str] = side_to_move
    """Whose turn it is in an unfinished position and for what, e.g. "MIN to propose"; in English as for `title`."""
    evaluations: Mapping[str, Evaluation] = field(default_factory=dict)
    """Evaluation functions by name; the first is the default of lookahead players."""
    bounds: Callable[[P], tuple[Value, Value]] | None = None
    """Proved lower and upper bounds, attained or not, on the final values reachable from a position. Must be fast."""
    engine: str = ""
    """The class that solves, analyses and looks ahead, as "module:class", imported on first use; if empty, alpha-beta
    on the rules alone. See search/engine.py.
    """
    figure: str = ""
    """The function that draws a position, as "module:function"; if empty, the text diagram is shown. See
    core/drawing/positions.py.
    """
    places: str = ""
    """The function, "module:function", for the places of moves in the picture; see core/drawing/annotations.py."""
    page: str = ""
    """Its help page, a file of resources/help."""
    example: str = ""
    """A position, as `parse` reads it, whose whole game tree is small enough to be shown."""
    reasons: str = ""
    """The function that explains why a move costs something or why a position has its value, as "module:function"; if
    empty, nothing is explained. See search/reasons.py.
    """
    view: str = ""
    """The module of its view in the window. See desktop/games."""
    laboratory: str = ""
    """The module with the game's own way of being searched in the laboratory; if empty, the methods search the tree of
    its positions. See search/compare.py.
    """
    tables: Mapping[str, str] = field(default_factory=dict)
    """Families of its own for `tiling-gui family KEY:NAME:n`: name -> "module:function", called as a verb's `run`."""
    many: str = ""
    """The function, "module:function", called as a verb's `run`, that answers `tiling-gui solve` for many positions,
    the texts in `args.board`, and for files of them; if empty, one position is solved at a time.
    """
    largest_cost: Value | None = None
    """Proved: no move, however bad, changes the value by more than this; None if there is no such bound."""
    can_edit: bool = False
    """Whether a position can be drawn in the position editor."""
    has_facts: bool = False
    """Whether its engine proves facts, rows that all solves share: saved as it runs, distributed among processes."""
    has_structure: bool = False
    """Whether the window Structure lists and counts the independent components of a position."""
    puzzle_boards: tuple[str, ...] = ()
    """Positions to search for puzzles, easiest first, as `parse` reads them; the daily puzzle rotates through them."""
    short_name: Callable[..., str] = unchanged
    """The short name of a starting position in lists, made from its name in records: "8 × 8" from "8x8"; in English as
    for `title`.
    """
    as_start: Callable[[P], P] = unchanged
    """A position as the start of a new game, the moves already played becoming part of the set-up."""
    read_stored: Callable[[Mapping[str, Any]], P] | None = None
    """Reads the set-up of a stored result that `from_json` refuses, but that earlier versions solved."""
    final_board: Callable[[P], list[list[int | None]]] | None = None
    """The squares of a finished game, each with the number of the move that covered it, for results that store them."""
    check_stored: Callable[[Mapping[str, Any]], object] = unchanged
    """Raises InputError for the set-up of a stored result that an earlier version should not have accepted; fast."""
    typed: Callable[[P], str] = no_text
    """A starting position in the form that `parse` reads; "" if there is none, or if its name or title is one."""
    remark: Callable[[str], str] = no_text
    """A sentence about a text that `parse` reads, if something else may be meant by it; "" if not."""
    pasted: Mapping[str, Callable[[str], P | None]] = field(default_factory=dict)
    """For games of other packages: readers of pasted text, by its form (records/recognition.py): each returns the
    position, or None if the text is not of that form. Raises InputError if it is of that form but cannot be played.
    """
    of_graph: Callable[..., P] | None = None
    """Makes a position from a `core.graphs.planar.Graph` and optional further settings. Raises InputError."""
    squares: Callable[[M], Sequence[tuple[int, int]]] | None = None
    """The squares, as (row, column), that a move covers, for games on boards of squares."""

    def __repr__(self) -> str:
        return f"<Game {self.key}>"
