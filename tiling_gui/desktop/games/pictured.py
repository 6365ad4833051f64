"""A view that needs only a game's descriptor, its picture and some texts."""

from typing import Any

from PySide6.QtWidgets import QLineEdit

from tiling_gui.core.game import Game, Move, Value
from tiling_gui.core.results import Extent
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import GameView, Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Sentence, named
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.errors import InputError
from tiling_gui.language import mark, tr
from tiling_gui.records.verdict import sentence
from tiling_gui.store import Store


class TextStartCard(StartCard):
    """Asks for a start as on the command line, and for who moves first."""

    def __init__(self, game: Game, typed: str, explained: str) -> None:
        super().__init__()
        self._game = game
        self.field = QLineEdit(typed)
        named(self.field, "startText", tr("Start of the next game"))
        self.start = self.start_button()
        self.start.setObjectName("startGame")
        self.field.returnPressed.connect(self.ask)
        self.error.connect(lambda said: self.tell(said, wrong=True))
        self.field.textEdited.connect(lambda: self.tell(""))
        self.column.addWidget(self.field)
        self.column.addWidget(Sentence(tr(explained)))
        self.first = self.first_of(game.sides)
        self.column.addWidget(self.start)
        self.column.addWidget(self.note)  # last, so that showing it moves no button

    def position(self) -> Any:
        """The position asked for. Raises InputError with what is wrong."""
        return self._game.parse(self.field.text(), self.first.current)


class PicturedGameView(GameView):
    """The view of a game with `figure`, `places` and `bounds` in its descriptor. Subclasses set the texts."""

    explained: str
    """How a start is written, as a sentence marked for translation."""
    caption: str
    """The name of the value so far, marked for translation."""
    graph_title = mark("Guaranteed value")

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.card = TextStartCard(self.game, self.first_start_text, self.explained)
        panel = SetUpPanel(self.card, [actions["results"]], sides=self.game.sides)
        self.set_up = panel
        self.card.start_requested.connect(self.start_requested)
        self.board = Board(self.game)
        self.use(self.board)

    def show_start(self, start: Any) -> None:
        """Show the start on the card, too, if the game writes it as text."""
        super().show_start(start)
        if text := self.game.to_json(start).get("start"):
            self.card.field.setText(text)
            self.card.first.set_current(start.to_move)

    def words(self, position: Any) -> Words:
        """E.g. "MAX to move", the value so far."""
        title = tr("Finished") if position.is_over else self.game.turn(position)
        return Words(title, words.value(position.scored), tr(self.caption), "")

    def default_start(self) -> Any:
        """The start chosen on the card; the initial one if the card is invalid."""
        try:
            return self.card.position()
        except InputError as error:
            self.card.error.emit(str(error))
            return self.game.parse(self.first_start_text, self.game.sides[0])

    def extent(self, position: Any) -> Extent:
        assert self.game.bounds is not None
        return Extent(*self.game.bounds(position), False)

    def end_sentence(self, position: Any, lower: Value | None, upper: Value | None) -> str:
        """E.g. "Value 17, as with best play: a draw."."""
        return sentence(position.value(), lower, upper, tr("Value {value}", value=words.value(position.value())))

    def describe_move(self, position: Any, move: Move) -> str:
        """ "MAX x2=5, 12 so far, MIN to move". `position` is the one before the move."""
        after = position.play(move)
        turn = tr("Finished") if after.is_over else self.game.turn(after)
        return ", ".join(
            [f"{position.to_move} {position.write(move)}", f"{words.value(after.scored)} " + tr(self.caption), turn],
        )
