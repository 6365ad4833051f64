"""What the frame asks of a game's view. Everything else in the window is the same for every game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import Point
from tiling_gui.core.game import Game, Move, Side, Value
from tiling_gui.core.results import Analysis, Extent
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.widgets.base import announce
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.language import mark, tr


@dataclass(frozen=True)
class Words:
    """A position in the words of the right panel."""

    title: str
    """"MAX to move"."""
    figure: str
    """The big figure, e.g. "10"."""
    figure_caption: str
    """What it counts, e.g. "dominoes"."""
    line: str
    """"2 dead squares, 42 free squares"."""

    def in_a_line(self) -> str:
        """ "MAX to move, 10 dominoes"."""
        return tr("{title}, {figure} {counted}", title=self.title, figure=self.figure, counted=self.figure_caption)


@dataclass(frozen=True)
class Surface:
    """What of a view can be marked."""

    widget: QWidget
    """On which the board is drawn, and which the pointer is over."""
    places: Mapping[str, Point]
    """In px of the widget, by the names that pictures have for them."""
    size: float
    """The side of a square, or the like, in px."""
    wide: Callable[[QPointF], str | None] = lambda point: None
    """The place of which more than what is near belongs to it."""

    def at(self, point: QPointF) -> str | None:
        """The place under a point: the nearest one, if it is near."""
        if (inside := self.wide(point)) is not None:
            return inside
        found = min(((hypot(x - point.x(), y - point.y()), name) for name, (x, y) in self.places.items()), default=None)
        return found[1] if found is not None and found[0] <= 0.7 * self.size else None


class GameView(QObject):
    """One game in the window. The signals and methods are all the frame knows of it."""

    chosen = Signal(object)
    """(move) A person made a legal move."""
    pointed = Signal(str)
    """A line for the status line; "" when there is nothing to say."""
    message = Signal(str)
    """(sentence) Something happened or went wrong: stays in the status line until the next."""
    begin = Signal(object)
    """(start) A person asked for a new game from this position."""

    game: Game
    typed: str
    """What the game starts from where nothing was played yet, as its line parses it."""
    board: QWidget
    """The middle of the window; each game says what it is."""
    set_up: SetUpPanel
    """The left panel."""
    ply_words: tuple[str, str] | None = None
    """Headings of the two columns of the move list, marked like the titles below and translated where they are shown;
    None: the players, in their order."""
    aim: str = ""
    """What both want, in a sentence, marked; it stands where the moves will be."""
    graph_title: str = mark("Guaranteed count")
    graph_caption: str = mark("after each move")
    counted: bool = True
    """False in games for the last move: they end with a winner and no count, so there is no bar and no graph."""

    @classmethod
    def first_start(cls, settings: Settings) -> Any:
        """What the game starts from where nothing was played yet."""
        return cls.game.parse(cls.typed, cls.game.sides[0])

    def show_set_up(self, settings: Settings) -> None:
        """Fills in the set-up card from what was used last; a card may follow the game that is on instead."""

    def show_start(self, start: Any) -> None:
        """The game on the board began here, for views whose positions do not say so themselves."""

    def show_position(
        self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool, taken: bool = False
    ) -> None:
        """Shows a position; `sides` says who made each of its moves after the set-up."""
        raise NotImplementedError

    @property
    def pieces(self) -> Any:
        """What shows the moves, the board or a part of it. It does what the next three say, and makes the image."""
        return self.board

    def set_interactive(self, on: bool) -> None:
        """Whether a person may move now."""
        self.pieces.set_interactive(on)

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        """Shows what every move is worth ("cost" or "final"); None takes it away."""
        self.pieces.set_values(analysis, kind)

    def set_hint(self, move: Move | None) -> None:
        """Points at a move; None takes it away."""
        self.pieces.set_hint(move)

    def set_exercise(self, crossed: Move | None, reply: Move | None, right: Sequence[Move] = ()) -> None:
        """Marks moves of an exercise until another position is shown: a mistake crossed out, the reply to the move on
        the board as a ghost, and what is right as hints. All are named in words, too.

        A game may point at one alone: at what is right, or else at the reply.
        """
        self.set_hint(right[0] if right else reply)

    def surface(self) -> Surface | None:
        """Where marks and arrows go; None where nothing can be marked."""
        return None

    @property
    def pointed_move(self) -> Move | None:
        """The legal move that the pointer or the keys are on; None where they are on none."""
        return None

    def tell_marks(self, said: Sequence[tuple[str, str]]) -> None:
        """Has whoever reads the board find the marks and arrows on it: (place, words) of each."""
        self.board.setAccessibleDescription("; ".join(words for _, words in said))

    def words(self, position: Any) -> Words:
        """The position in words."""
        raise NotImplementedError

    def default_start(self) -> Any:
        """The position a new game starts from with the set-up as it stands."""
        raise NotImplementedError

    def settings_of(self, start: Any) -> dict[str, Any]:
        """What of a new game's start is remembered in the settings, by their names."""
        return {}

    def extent(self, position: Any) -> Extent | None:
        """Where the game can still end; None where nothing can be said. Pure and possibly slow: called in a worker."""
        raise NotImplementedError

    def end_sentence(self, position: Any, lower: Value | None, upper: Value | None) -> str:
        """The end of the game in words, given bounds on the minimax value of its start."""
        raise NotImplementedError

    def image(self, width: int) -> QImage:
        """A picture of the board, `width` pixels wide."""
        found: QImage = self.pieces.image(width)
        return found

    def title(self, start: Any) -> str:
        """What is played, over the set-up card."""
        return self.game.title(start)

    def length(self, position: Any) -> int | None:
        """How many moves the whole game has, where that is fixed."""
        return None

    def move_text(self, position: Any, move: Move) -> str:
        """A move as the move list shows it, for the position before it."""
        return str(position.write(move))

    def close(self) -> None:
        """Ends the view's own workers and windows, if it has any."""

    def set_motion(self, on: bool) -> None:
        """Whether pieces fade and grow; a view in which nothing moves need not care."""

    def announce(self, sentence: str) -> None:
        """Has a screen reader say `sentence`."""
        announce(self.pieces, sentence)

    def describe_move(self, position: Any, move: Move) -> str:
        """The move for a screen reader: "MIN e6 to e7, 10 dominoes, MAX to move"."""
        raise NotImplementedError
