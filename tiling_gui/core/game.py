"""The protocol every game of the house follows, so that search, players, records and the window need no more.

A `Position` is immutable and hashable: to play is to get another one. A `Game` is the game's line in the
catalogue: how its positions are made from text and from a record, how its moves are written in JSON, and how
a position that is not over is guessed at (the evaluation functions of lookahead players).
"""

import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self

from tiling_gui.errors import InputError
from tiling_gui.language import tr

if TYPE_CHECKING:  # Python 3.13 has defaults of type variables; before, only whoever checks types needs them
    from typing_extensions import TypeVar

    P = TypeVar("P", bound="Position[Any]", default=Any)
    M = TypeVar("M", default=Any)
    _Place = TypeVar("_Place", bound="_Playable")
else:
    from typing import TypeVar

    P = TypeVar("P")
    """A game's own type of position."""
    M = TypeVar("M")
    """A game's own hashable type of move."""
    _Place = TypeVar("_Place")

Value = int | Fraction
"""What a finished game is worth, always exact."""


def apart(one: Value, other: Value) -> Value:
    """How far two values are from each other."""
    return max(one, other) - min(one, other)


def as_float(value: Value | float) -> float:
    """The float nearest to a value; for one beyond all floats, such as 9^1000, the largest or the least there is."""
    try:
        return float(value)
    except OverflowError:
        return sys.float_info.max if value > 0 else -sys.float_info.max


Move = Any
"""A move of a game that is not known; only the game looks inside."""


class Side(StrEnum):
    """Who moves: MAX and MIN in games for a value, FIRST and SECOND in games for the last move."""

    MAX = "MAX"
    MIN = "MIN"
    FIRST = "FIRST"
    SECOND = "SECOND"

    @property
    def other(self) -> "Side":
        return _OTHER[self]


_OTHER = {Side.MAX: Side.MIN, Side.MIN: Side.MAX, Side.FIRST: Side.SECOND, Side.SECOND: Side.FIRST}


class Position(Protocol[M]):
    """A position of some game. Immutable, hashable, equal when everything that can be seen is equal."""

    @property
    def to_move(self) -> Side:
        """Who moves next; in a finished game, who would."""
        ...

    @property
    def is_over(self) -> bool:
        """True when no move is left."""
        ...

    def moves(self) -> Sequence[M]:
        """Every legal move, in a fixed order; empty exactly when the game is over."""
        ...

    def play(self, move: M, /) -> Self:
        """The position after `move`. Raises InputError with the reason if it is not legal."""
        ...

    def value(self) -> Value | None:
        """What the finished game is worth to MAX; None where it has no value. Raises ValueError before the end."""
        ...

    @property
    def scored(self) -> Value:
        """What is scored already and left out of `key`: value at the end = scored + what is still to come."""
        ...

    def key(self) -> Hashable:
        """Equal for positions that the game's symmetries make equivalent, with the same player to move.

        Equivalent means: what is still to come is worth the same. What was scored so far is not in it.
        """
        ...

    def write(self, move: M, /) -> str:
        """A legal move as people write it, e.g. "b7–c7"."""
        ...

    def read(self, text: str, /) -> M:
        """The move a person wrote. Raises InputError if it is not one, or not legal here."""
        ...

    def diagram(self) -> str:
        """The position as lines of text."""
        ...


class LastMoverPosition(Position[M], Protocol[M]):
    """A position of an impartial game under normal play: who cannot move has lost."""

    def winner(self) -> Side:
        """Who made the last move. Raises ValueError before the end."""
        ...

    def grundy_parts(self) -> Sequence[Hashable]:
        """Keys of the independent components; the Grundy value is the nim-sum of theirs."""
        ...


Evaluation = Callable[[Any], float | None]
"""A guess at the final value of a position that is not over, seen by MAX; None where there is no basis for one,
so that a search looks deeper. Never shown as exact."""


class _Playable(Protocol):
    def play(self, move: Any, /) -> Self: ...


def reached(start: _Place, moves: Iterable[Move]) -> _Place:
    """The position after `moves`, played one after another from `start`. Raises InputError at one that is not legal."""
    position = start
    for move in moves:
        position = position.play(move)
    return position


def steps(start: _Place, moves: Iterable[Move]) -> Iterator[tuple[_Place, Move]]:
    """Each of `moves`, played one after another from `start`, with the position before it. Raises as `reached`."""
    position = start
    for move in moves:
        yield position, move
        position = position.play(move)


def written_line(start: Any, moves: Iterable[Move]) -> list[str]:
    """Moves played one after another from `start`, each as people write it."""
    return [position.write(move) for position, move in steps(start, moves)]


def plain_move(written: str) -> str:
    """A written move in ASCII: "a1–b1" is "a1-b1", "3 → x" is "3 -> x"."""
    return written.replace("–", "-").replace("→", "->")


def as_it_is(what: Any, **_: Any) -> Any:
    return what


def or_none(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The same reader, with None where it raises InputError."""

    def found(what: Any) -> Any:
        try:
            return read(what)
        except InputError:
            return None

    return found


def side_to_move(position: Position, *, tr: Callable[..., str] = tr) -> str:
    """ "MAX to move"."""
    return tr("{side} to move", side=position.to_move)


@dataclass(frozen=True, repr=False)
class Game(Generic[P, M]):
    """A game as the rest of the house sees it: one line in the catalogue."""

    key: str
    """Short name used in records and on the command line, e.g. "domino"."""
    name: str
    """What people call it, e.g. "Tiling"; shown by `tr`."""
    sides: tuple[Side, Side]
    """Who moves first by default, and the other one."""
    parse: Callable[[str, Side], P]
    """Position from text as the game's command line verb takes it, and the side that moves first."""
    to_json: Callable[[P], dict[str, Any]]
    """A starting position as a JSON object (a record's set-up)."""
    from_json: Callable[[Mapping[str, Any]], P]
    """The starting position of a record's set-up. Raises InputError for anything else."""
    move_to_json: Callable[[M], Any]
    """A move as JSON."""
    move_from_json: Callable[[Any], M]
    """A move from JSON; legality is checked by `play`. Raises InputError for what is no move at all."""
    title: Callable[..., str]
    """A starting position in a few words, e.g. "8 × 8, MAX first"; in English for files: `title(start, tr=plain)`."""
    turn: Callable[..., str] = side_to_move
    """Who does what next in a position that is not over, e.g. "MIN to propose"; in English as `title`."""
    evaluations: Mapping[str, Evaluation] = field(default_factory=dict)
    """Evaluation functions by name; the first is the default of lookahead players."""
    bounds: Callable[[P], tuple[Value, Value]] | None = None
    """Proved: the least and the greatest final value, reached or not, that can still come of a position; at once."""
    engine: str = ""
    """Who solves, analyses and looks ahead, as "module:class", imported on first use; without one alpha-beta on the
    rules alone does. See search/engine.py."""
    figure: str = ""
    """Who draws a position, as "module:function"; without one its diagram is shown. See core/drawing/positions.py."""
    places: str = ""
    """Who says where moves are clicked in the picture, as "module:function". See core/drawing/places.py."""
    page: str = ""
    """Its page of the help, a file of resources/help."""
    example: str = ""
    """A position, as `parse` reads it, that is small enough for its whole tree to be looked at."""
    reasons: str = ""
    """Who says why a move costs something, or a position is worth what it is, as "module:function"; none: nobody. See
    search/reasons.py."""
    view: str = ""
    """The module of the window's view. See desktop/games."""
    laboratory: str = ""
    """The module with the game's own way of being searched in the laboratory; without one the methods walk its
    positions. See search/compare.py."""
    verbs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Its verbs of the command line: the module of each, and what it does. See cli/__init__.py."""
    largest_cost: Value | None = None
    """Proved: no move, however bad, changes the value by more than this; None where there is no such number."""
    can_edit: bool = False
    """Whether a position can be drawn in the position editor."""
    has_campaigns: bool = False
    """Whether solves may be campaigns: shared among processes, continued after days, checked."""
    has_structure: bool = False
    """Whether the parts a position falls into are listed and counted (Structure)."""
    puzzle_boards: tuple[str, ...] = ()
    """Where puzzles are looked for, the easiest first, as `parse` reads them; the daily puzzle goes through them."""
    short_name: Callable[..., str] = as_it_is
    """The name that a starting position has in records as lists write it, "8 × 8" of "8x8"; in English as `title`."""
    as_set_up: Callable[[P], P] = as_it_is
    """A position as the start of a game of its own, with what was played part of the set-up."""
    read_kept: Callable[[Mapping[str, Any]], P] | None = None
    """The set-up of a kept result, where `from_json` refuses what earlier programs solved."""
    final_board: Callable[[P], list[list[int | None]]] | None = None
    """The squares of a finished game with the number of the move that covered each, for results that keep them."""
    check_kept: Callable[[Mapping[str, Any]], object] = as_it_is
    """Raises InputError for the set-up of a kept result that an earlier version should not have taken; cheap."""
    pasted: Mapping[str, Callable[[str], P | None]] = field(default_factory=dict)
    """What a pasted text is read with, by its form (records/recognition.py): the position, or None where the text is
    not of that form. Raises InputError for one that is, and cannot be played on."""
    of_graph: Callable[..., P] | None = None
    """The game on a `core.graphs.planar.Graph`, and what else it begins with, all of it optional. Raises InputError."""
    squares: Callable[[M], Sequence[tuple[int, int]]] | None = None
    """The squares, as (row, column), that a move covers, in games on boards of squares."""

    svg: InitVar[str] = ""
    tikz: InitVar[str] = ""
    """What a game was drawn by before `figure`; refused."""

    def __post_init__(self, svg: str, tikz: str) -> None:
        """Raises InputError for a game that still draws itself in two ways."""
        if svg or tikz:
            raise InputError(
                "A game draws itself by one function, `figure`, in place of `svg` and `tikz` (docs/adding_a_game.md)."
            )

    def __repr__(self) -> str:
        return f"<Game {self.key}>"
