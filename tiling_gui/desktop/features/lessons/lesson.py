"""What a lesson is: steps that show a position or a drawing, say something, and may ask something. No Qt in here."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.game import Game, Move, Side, reached
from tiling_gui.language import tr


@dataclass(frozen=True)
class Board:
    """A position on its game's board."""

    game: Game
    start: Any
    """Where the game begins."""
    moves: tuple[Move, ...] = ()
    """What was played from there."""

    @property
    def position(self) -> Any:
        """The position that is shown."""
        return reached(self.start, self.moves)

    @property
    def sides(self) -> tuple[Side, ...]:
        """Who made each of the moves."""
        return tuple(reached(self.start, self.moves[:k]).to_move for k in range(len(self.moves)))

    def after(self, *moves: Move) -> "Board":
        """The board with these moves more."""
        return Board(self.game, self.start, (*self.moves, *moves))


def board(game: Game, start: str, first: Side, moves: str = "") -> Board:
    """A board by the words of the game's command line verb, with moves as people write them, separated by spaces."""
    position = begun = game.parse(start, first)
    played: list[Move] = []
    for each in moves.split():
        played.append(position.read(each))
        position = position.play(played[-1])
    return Board(game, begun, tuple(played))


@dataclass(frozen=True)
class Drawing:
    """A drawing in the colours of the theme, such as a tree."""

    picture: Figure
    words: str
    """What a screen reader says of it."""


@dataclass(frozen=True)
class Answer:
    """One of the answers of a choice."""

    text: str
    right: bool
    why: str
    """What is said when it is chosen: why it is right, or what is wrong with it."""


@dataclass(frozen=True)
class Choice:
    """Answers of which one is chosen; one at least is right.

    Single digits are given by their own keys; where another answer is among them, each has a letter.
    """

    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Find:
    """A move is to be made on the board of the step."""

    right: frozenset[Move]
    """Every move that is right."""
    why: Callable[[Move], str]
    """What is said of a legal move."""


Question = Choice | Find


@dataclass(frozen=True)
class Step:
    """What one step says, shows and asks."""

    words: str
    figure: Board | Drawing
    question: Question | None = None
    solved: Drawing | None = None
    """What is shown instead of the figure once the question is answered."""


@dataclass(frozen=True)
class Lesson:
    """A line of the list of lessons."""

    key: str
    """Under this its progress is kept."""
    group: str
    """The heading it stands under, such as the name of its game; marked, as the title is."""
    title: str
    where: str
    """The function that makes its steps, as "module:function" of `content`."""


def choose(answers: Iterable[tuple[object, bool, str]]) -> Choice:
    """A choice of (answer, whether it is right, what is said to it)."""
    return Choice(tuple(Answer(str(text), right, why) for text, right, why in answers))


def judged(answers: Iterable[object], right: object, reason: str) -> Choice:
    """A choice of which one is right; `reason` says why, to whatever is chosen."""
    yes, no = tr("Right: {reason}", reason=reason), tr("No: {reason}", reason=reason)
    return choose((each, each == right, yes if each == right else no) for each in answers)
