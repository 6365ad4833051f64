"""A board and a view that need only a game's descriptor, its picture and some texts."""

from collections.abc import Sequence
from math import hypot
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from tiling_gui.core.drawing.annotations import Place, places
from tiling_gui.core.drawing.figure import RING_DASH, Figure, Point, ring
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.core.game import Game, Move, Value
from tiling_gui.core.results import Extent
from tiling_gui.desktop.games.graphs.keyed_board import KeyedView
from tiling_gui.desktop.games.graphs.move_board import LEAST, MoveBoard
from tiling_gui.desktop.games.graphs.move_marks import paint_value
from tiling_gui.desktop.games.grid_board.painting import draw_brackets, draw_strike
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import Surface, Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.drawing.painting import paint, paint_figure
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import Sentence, named
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.errors import InputError
from tiling_gui.language import mark, tr
from tiling_gui.records.verdict import sentence
from tiling_gui.store import Store

_SIZE, _LARGEST, _FOOT = 48, 1.6, 28
"""The `size` of the picture, its maximum scale, and the height in pixels reserved for the legend."""


class PictureBoard(MoveBoard):
    """For any game with a `figure` and one-click `places` in its descriptor."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(tr(game.name), parent)
        self._game = game

    def _drawn(self) -> tuple[Figure, QRectF, float]:
        """The picture, the box it fills, and its scale."""
        figure = game_figure(self._game.key, self.position, size=_SIZE)
        _, _, width, height = figure.box
        scale = min(self.width() / width, max(1, self.height() - _FOOT) / height, _LARGEST)
        left, top = (self.width() - width * scale) / 2, (self.height() - _FOOT - height * scale) / 2
        return figure, QRectF(left, top, width * scale, height * scale), scale

    def _targets(self) -> dict[Move, QPointF]:
        figure, box, scale = self._drawn()

        def on_board(place: Place) -> QPointF:
            x, y = place.at[0]
            return box.topLeft() + QPointF(x - figure.box[0], y - figure.box[1]) * scale

        return {move: on_board(place) for move, place in places(self.position, _SIZE).items()}

    def spots(self) -> tuple[dict[str, Point], float]:
        """Where marks can be put, by name, and the size of a place, in px."""
        figure, box, scale = self._drawn()
        left, top, _, _ = figure.box
        found = {
            name: (box.x() + (x - left) * scale, box.y() + (y - top) * scale) for name, (x, y) in figure.spots.items()
        }
        return found, _SIZE * scale

    def place_of(self, move: Move) -> QPointF:
        return self._targets()[move]

    def move_at(self, point: QPointF) -> Move | None:
        """The move whose place is nearest, within half of a place's size."""
        if self.position is None:
            return None
        away = {move: hypot(at.x() - point.x(), at.y() - point.y()) for move, at in self._targets().items()}
        nearest = min(away, key=away.__getitem__, default=None)
        return nearest if nearest is not None and away[nearest] <= _SIZE / 2 * self._drawn()[2] else None

    def paint(self, painter: QPainter) -> None:
        figure, box, scale = self._drawn()
        paint_figure(painter, figure, box)
        targets, side = self._targets(), _SIZE * scale
        for move, at in targets.items():
            around = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            if move == self._hint or move in self._pointed:
                paint(painter, [ring((at.x(), at.y()), side * 0.56, "accent", RING_DASH)])
            if move == self.under and self._can(move):
                paint(painter, [ring((at.x(), at.y()), side * 0.5, "accent")])
            if move == self._crossed:
                draw_strike(painter, around, side, theme.palette)
            if move in self._marks:
                paint_value(painter, at, self._marks[move], theme.palette, theme.palette.window, LEAST)
            if move == self.cursor_at:
                draw_brackets(painter, around, side, theme.palette)

    def image(self, width: int) -> QImage:
        figure = game_figure(self._game.key, self.position, size=_SIZE)
        made = QImage(width, round(width * figure.box[3] / figure.box[2]), QImage.Format.Format_RGB32)
        painter = QPainter(made)
        paint_figure(painter, figure, QRectF(made.rect()))
        painter.end()
        return made


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
        self.refusal = Sentence("")
        self.refusal.setObjectName("refusal")
        self.error.connect(self.refusal.setText)
        self.field.textEdited.connect(lambda: self.refusal.setText(""))
        self.column.addWidget(self.field)
        self.column.addWidget(Sentence(tr(explained)))
        self.first = self.first_of(game.sides)
        self.column.addWidget(self.start)
        self.column.addWidget(self.refusal)  # last, so that showing it moves no button

    def position(self) -> Any:
        """The position asked for. Raises InputError with what is wrong."""
        return self._game.parse(self.field.text(), self.first.current)


class PicturedGameView(KeyedView):
    """The view of a game with `figure`, `places` and `bounds` in its descriptor. Subclasses set the texts."""

    board: PictureBoard
    explained: str
    """How a start is written, as a sentence marked for translation."""
    caption: str
    """The name of the value so far, marked for translation."""
    graph_title = mark("Guaranteed value")

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.card = TextStartCard(self.game, self.first_start_text, self.explained)
        panel = SetUpPanel(self.card, [actions["results"]], sides=self.game.sides)
        self.build(PictureBoard(self.game), self.card, panel)

    def show_start(self, start: Any) -> None:
        """Shows the start on the card, if the game writes it as text."""
        if text := self.game.to_json(start).get("start"):
            self.card.field.setText(text)
            self.card.first.set_current(start.to_move)

    def set_exercise(self, crossed: Move | None, reply: Move | None, right: Sequence[Move] = ()) -> None:
        self.board.set_exercise(crossed, reply, right)

    def surface(self) -> Surface:
        return Surface(self.board, *self.board.spots())

    def words(self, position: Any) -> Words:
        """E.g. "MAX to move", the value so far."""
        title = tr("Finished") if position.is_over else self.game.turn(position)
        return Words(title, str(position.scored), tr(self.caption), "")

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
        return sentence(position.value(), lower, upper, tr("Value {value}", value=position.value()))

    def describe_move(self, position: Any, move: Move) -> str:
        """ "MAX x2=5, 12 so far, MIN to move". `position` is the one before the move."""
        after = position.play(move)
        turn = tr("Finished") if after.is_over else self.game.turn(after)
        return ", ".join(
            [f"{position.to_move} {position.write(move)}", f"{after.scored} " + tr(self.caption), turn],
        )
