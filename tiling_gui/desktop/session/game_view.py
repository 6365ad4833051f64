"""The interface between the main window and a game. Everything else in the window is the same for every game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Game, Move, Side, Value
from tiling_gui.core.results import Analysis, Extent
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.widgets.base import announce
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.language import mark, tr


@dataclass(frozen=True)
class Words:
    """The text of the right panel for a position."""

    title: str
    """E.g. "MAX to move"."""
    figure: str
    """The large figure, e.g. "10"."""
    figure_caption: str
    """What the figure counts, e.g. "dominoes"."""
    line: str
    """E.g. "2 dead squares, 42 free squares"."""

    def in_a_line(self) -> str:
        """ "MAX to move, 10 dominoes"."""
        return tr("{title}, {figure} {counted}", title=self.title, figure=self.figure, counted=self.figure_caption)


class GameView(QObject):
    """A game's board, set-up panel and text: all that the main window knows of the game."""

    chosen = Signal(object)
    """(move) The user made a legal move."""
    pointed = Signal(str)
    """(str) Text for the status bar about what is under the pointer; "" for none."""
    message = Signal(str)
    """(sentence) Something happened or went wrong: shown in the status bar until the next."""
    start_requested = Signal(object)
    """(start) The user asked for a new game from this position."""

    game: Game
    first_start_text: str
    """The start when the game has never been played, as text that `Game.parse` reads."""
    pieces: Board
    """The board."""
    board: QWidget
    """The widget in the middle of the window: the board, or a widget that contains it."""
    set_up: SetUpPanel
    """The left panel."""
    ply_words: tuple[str, str] | None = None
    """Headings of the two columns of the move list, marked for translation; None: the players, in order."""
    aim: str = ""
    """The aim of both sides in a sentence, marked for translation; shown in place of the moves before the first."""
    graph_title: str = mark("Guaranteed count")
    graph_caption: str = mark("after each move")
    counted: bool = True
    """False in games won by the last move: no count, hence no outcome bar and no graph."""

    @classmethod
    def first_start(cls, settings: Settings) -> Any:
        """The start when the game has never been played."""
        return cls.game.parse(cls.first_start_text, cls.game.sides[0])

    def rules(self, own: Side | None) -> str:
        """What the game is about, in a line for who plays `own`, both sides or none."""
        return tr(self.aim) if self.aim else ""

    def show_set_up(self, settings: Settings) -> None:
        """Fill in the set-up panel from the settings; a panel may show the current game instead."""

    def use(self, pieces: Board) -> None:
        """Make `pieces` the board of the view."""
        self.pieces = pieces
        pieces.chosen.connect(self.chosen)
        pieces.pointed.connect(self.pointed)

    def show_start(self, start: Any) -> None:
        """The start of the game on the board."""
        self.pieces.show_start(start)

    def show_position(self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool) -> None:
        """Show a position.

        `sides` made the moves after the set-up; `last` is the last move, None at the start; what changes fades in if
        `animate`.
        """
        self.pieces.set_position(position, last, sides=sides, animate=animate)

    def set_interactive(self, on: bool) -> None:
        self.pieces.set_interactive(on)

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        """Show the values of all moves ("cost" or "final"); None hides them."""
        self.pieces.set_values(analysis, kind)

    def set_hint(self, move: Move | None) -> None:
        """Mark a move as the hint; None removes the mark."""
        self.pieces.set_hint(move)

    def set_exercise(self, crossed: Move | None, reply: Move | None, right: Sequence[Move] = ()) -> None:
        """Mark moves of an exercise until another position is shown: a mistake crossed out, the reply to the move on
        the board and the right moves dashed.
        """
        self.pieces.set_exercise(crossed, reply, right)

    @property
    def pointed_move(self) -> Move | None:
        """The legal move under the pointer or the keyboard cursor; None if there is none."""
        return self.pieces.pointed_move

    def words(self, position: Any) -> Words:
        raise NotImplementedError

    def default_start(self) -> Any:
        """The start of a new game from the current set-up. Raises InputError if the set-up is invalid."""
        raise NotImplementedError

    def settings_of(self, start: Any) -> dict[str, Any]:
        """The settings to remember of a new game's start, by name."""
        return {}

    def extent(self, position: Any) -> Extent | None:
        """Where the game can still end; None if nothing is known. Pure and possibly slow: runs in a thread."""
        raise NotImplementedError

    def end_sentence(self, position: Any, lower: Value | None, upper: Value | None) -> str:
        """The result of the game in words, given bounds on the minimax value of its start."""
        raise NotImplementedError

    def image(self, width: int) -> QImage:
        return self.pieces.image(width)

    def title(self, start: Any) -> str:
        """What is played, as the heading of the set-up panel."""
        return self.game.title(start)

    def length(self, position: Any) -> int | None:
        """The number of moves of the whole game if it is fixed, else None."""
        return None

    def move_text(self, position: Any, move: Move) -> str:
        """A move as the move list shows it; `position` is the one before it."""
        return str(position.write(move))

    def close(self) -> None:
        """End the view's own workers and windows, if any."""

    def set_motion(self, on: bool) -> None:
        """Turn animations on or off."""
        self.pieces.set_motion(on)

    def announce(self, sentence: str) -> None:
        announce(self.pieces, sentence)

    def describe_move(self, position: Any, move: Move) -> str:
        """A move for screen readers: "MIN e6 to e7, 10 dominoes, MAX to move". `position` is the one before it."""
        raise NotImplementedError
