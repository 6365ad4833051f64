"""The data of a lesson: steps with a text, a position or drawing, and possibly a question. No Qt."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.game import Game, Move, Side, reached
from tiling_gui.records.lesson_file import Answer


@dataclass(frozen=True)
class BoardFigure:
    """A position to show on its game's board."""

    game: Game
    start: Any
    """The start of the game."""
    moves: tuple[Move, ...] = ()
    """The moves played from there."""

    @property
    def position(self) -> Any:
        """The position after the moves."""
        return reached(self.start, self.moves)

    @property
    def sides(self) -> tuple[Side, ...]:
        """The side that made each of the moves."""
        return tuple(reached(self.start, self.moves[:k]).to_move for k in range(len(self.moves)))

    def after(self, *moves: Move) -> "BoardFigure":
        """The board after further moves."""
        return BoardFigure(self.game, self.start, (*self.moves, *moves))


@dataclass(frozen=True)
class DrawingFigure:
    """A drawing in the colours of the theme, such as a tree."""

    picture: Figure
    words: str
    """The accessible description."""


@dataclass(frozen=True)
class ChoiceQuestion:
    """A choice of answers, at least one of which is right.

    If all answers are single digits, each is selected by its own key; otherwise the answers are lettered.
    """

    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class MoveQuestion:
    """A question answered by a move on the board of the step."""

    right: frozenset[Move]
    """All right moves."""
    why: Callable[[Move], str]
    """Explains a legal move."""


@dataclass(frozen=True)
class OpenQuestion:
    """A question of an assignment, answered by a number, or by text if `words`."""

    words: bool


Question = ChoiceQuestion | MoveQuestion | OpenQuestion


@dataclass(frozen=True)
class Step:
    """One step of a lesson."""

    words: str
    figure: BoardFigure | DrawingFigure | None
    """None if the step shows nothing."""
    question: Question | None = None
    solved: DrawingFigure | None = None
    """Replaces the figure once the question is answered correctly."""
    points: int = 0
    """The points for a right answer, in assignments."""

    @property
    def turn(self) -> str:
        """Whose turn it is in the position shown; "" for a drawing or if the game is over."""
        if not isinstance(self.figure, BoardFigure) or self.figure.position.is_over:
            return ""
        return self.figure.game.turn(self.figure.position)
