"""What a lesson is: steps that show a position or a drawing, say something, and may ask something. No Qt in here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.game import Game, Move, Side, reached
from tiling_gui.records.lesson_file import Answer


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


@dataclass(frozen=True)
class Drawing:
    """A drawing in the colours of the theme, such as a tree."""

    picture: Figure
    words: str
    """What a screen reader says of it."""


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


@dataclass(frozen=True)
class Written:
    """A number is to be written, or words; in assignments."""

    words: bool


Question = Choice | Find | Written


@dataclass(frozen=True)
class Step:
    """What one step says, shows and asks."""

    words: str
    figure: Board | Drawing
    question: Question | None = None
    solved: Drawing | None = None
    """What is shown instead of the figure once the question is answered."""
    points: int = 0
    """What a right answer is worth; in assignments."""

    @property
    def turn(self) -> str:
        """Who moves in the position that is shown; "" where none is, or it is over."""
        if not isinstance(self.figure, Board) or self.figure.position.is_over:
            return ""
        return self.figure.game.turn(self.figure.position)
