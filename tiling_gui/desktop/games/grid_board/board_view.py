"""The board widget: shows a position and turns pointer and keys into moves.

It knows nothing of games in progress: its owner sets the position after every move, sets whose tile is being placed,
and listens to `chosen`. The scene draws, the `PointerInput` interprets; this class connects them.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QImage, QPainter, QPixmapCache, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.drawing.board_tiles import MARGIN
from tiling_gui.core.drawing.capsules import Label
from tiling_gui.core.results import Analysis
from tiling_gui.core.tiled import Tile, TiledPosition
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.desktop.games.grid_board.input_view import InputView
from tiling_gui.desktop.games.grid_board.items import BoardItem, GhostStyle
from tiling_gui.desktop.games.grid_board.legend import ValueLegend
from tiling_gui.desktop.games.grid_board.move_labels import LegendEntry, ValueMark, legend, marks
from tiling_gui.desktop.games.grid_board.pointer_input import PointerInput
from tiling_gui.desktop.games.grid_board.scene import BoardScene, Sides, render_image
from tiling_gui.desktop.games.grid_board.spoken import domino_words, square_words
from tiling_gui.desktop.ui.accessible_spots import HasSpots, tell_spot, tell_words
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import announce, force_left_to_right, named
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr

_CACHE_KB = 64 * 1024
_SQUARE_OF_IMAGE = 60
"""Side in pixels of a square for which the coordinates of an exported image are sized."""
_Layer = TypeVar("_Layer", bound=BoardItem)


class BoardView(InputView, HasSpots):
    chosen = Signal(object)
    """(move) The user placed a domino: two squares in reading order, always legal."""
    hovered = Signal(object, str)
    """(move or None, sentence) What would be placed, or why nothing can be; "" if there is nothing to say."""
    typed = Signal(str)
    """(str) The move typed so far; "" when it is entered or dropped."""

    def __init__(self, parent: QWidget | None = None, *, pointer_input: PointerInput | None = None) -> None:
        """`pointer_input` has the initial position; by default an empty board of 8 x 8."""
        pointer_input = pointer_input or PointerInput(DominoPosition.start(8, 8))
        geometry = Geometry.fit(pointer_input.position.board, 640, 640)
        super().__init__(BoardScene(pointer_input.position, geometry, theme.palette), pointer_input, parent)
        force_left_to_right(self)
        named(self, "board", tr("Board"))
        self._sides: Sides = ()
        self._last: Tile | None = None
        self._analysis: Analysis | None = None
        self._marks: dict[Tile, ValueMark] = {}
        self._kind = "cost"
        self._hint: Tile | None = None
        self.exercise: list[tuple[Tile, GhostStyle]] = []
        """The moves marked by an exercise."""
        self.marked: Sequence[tuple[str, str]] = ()
        """(square, description) of all marks and arrows on the board."""
        self._said: tuple[Tile | None, str] = (None, "")
        self._was: tuple[Square | None, str] = (None, "")
        self.legend = ValueLegend(self)
        self._set_up_view()
        theme.changed.connect(self._theme_changed)
        self._theme_changed()

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 160)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KB))

    # What is shown ------------------------------------------------------------------------------------------

    @property
    def position(self) -> TiledPosition:
        return self.pointer_input.position

    def tile_on(self, square: Square) -> Tile | None:
        return next((tile for tile in self.position.placed if square in tile), None)

    @property
    def sides(self) -> Sides:
        """Who placed each tile; None for tiles of the set-up."""
        return self._sides

    @property
    def last(self) -> Tile | None:
        return self._last

    def set_position(
        self,
        position: TiledPosition,
        *,
        sides: Sides | None = None,
        last: Tile | None = None,
        animate: bool = False,
    ) -> None:
        """Shows a position; removes the hint, and values until an analysis of this position is set.

        `sides` says who placed each tile, None for tiles of the set-up; by default the sides alternate.
        """
        board_before = self.position.board
        self._sides = tuple(position.owners if sides is None else sides)
        self._last = last
        self.pointer_input.set_position(position)
        if position.board != board_before:
            self._scene.take_off()
            self._scene.set_geometry(self._fitted())
        self._hint, self.exercise = None, []
        self._scene.set_proposed(())
        if self._analysis is not None and self._analysis.position != position:
            self._show_marks({}, animate=False)
        self._scene.set_position(position, self._sides, last, animate and position.board == board_before)
        self._look_again()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.VisibleDataChanged))
        tell_words(self)

    def set_interactive(self, on: bool) -> None:
        """Sets whether the user may place a tile; the cursor can always be moved to read the board."""
        self.pointer_input.active = on
        self.pointer_input.drop()
        self._look_again()

    def set_values(self, analysis: Analysis | None, kind: str = "cost") -> None:
        """Shows the values of all moves; None, or an analysis of another position, hides them."""
        before, self._analysis, self._kind = self._analysis, analysis, kind
        if analysis is None and before is None:
            return
        fits = analysis is not None and analysis.position == self.position
        self._show_marks(self._marks_of(analysis, kind) if analysis is not None and fits else {}, animate=True)

    def _marks_of(self, analysis: Analysis, kind: str) -> dict[Tile, ValueMark]:
        return marks(analysis, kind)

    def _legend(self) -> list[LegendEntry]:
        return legend(self._marks)

    def _show_marks(self, shown: dict[Tile, ValueMark], animate: bool) -> None:
        self._marks = shown
        if self._hint:
            self._show_hint()
        self._scene.set_marks(shown, self._analysis is not None, animate)
        self._show_legend()
        self._sync()

    def set_hint(self, move: Tile | None) -> None:
        self._hint = move
        self._show_hint()

    def set_exercise(self, crossed: Tile | None, reply: Tile | None, right: Sequence[Tile]) -> None:
        """Crosses out a placed or possible move, shows a reply as a ghost, and marks right moves as hints."""
        mover = self.position.to_move
        self.exercise = [(move, GhostStyle(mover, "", 0.18, proposed=True)) for move in right]
        if crossed is not None:
            part = 0.0 if crossed in self.position.placed else 0.12
            self.exercise.append((crossed, GhostStyle(mover, "", part, crossed=True)))
        if reply is not None:
            self.exercise.append((reply, GhostStyle(mover, self._next_number(), 0.45)))
        self._show_hint()

    def _show_hint(self) -> None:
        # If values are shown, the capsule of the move has a number.
        number = "" if self._marks else self._next_number()
        look = GhostStyle(self.position.to_move, number, 0.18, proposed=True)
        self._scene.set_proposed([*self.exercise, *([(self._hint, look)] if self._hint else [])])

    def _next_number(self) -> str:
        return str(len(self.position.placed) + 1)

    def add_layer(self, make: Callable[[BoardScene], _Layer]) -> _Layer:
        """Adds an item to the scene, which is laid out and coloured with the others."""
        layer = make(self._scene)
        self._scene.layers.append(layer)
        self._scene.addItem(layer)
        return layer

    def set_motion(self, on: bool) -> None:
        self._scene.motion.settle()
        self._scene.motion.on = on

    @property
    def labels(self) -> dict[Tile, Label]:
        """The values shown, for a picture of the position."""
        return {move: Label(shown.rank, shown.short or shown.text) for move, shown in self._marks.items()}

    def image(self, width: int) -> QImage:
        """The board without the tile being placed, as an image `width` pixels wide; everything scales with it."""
        drawn = self.position.board.columns * _SQUARE_OF_IMAGE + 2 * MARGIN
        made = render_image(
            self.position,
            drawn,
            palette=theme.palette,
            sides=self._sides,
            last=self._last,
            marks=self._marks,
            ratio=width / drawn,
        )
        made.setDevicePixelRatio(1)
        return made

    @property
    def places(self) -> dict[str, tuple[float, float]]:
        """The centre of every square in the viewport, by name."""
        board = self.position.board
        middles = (
            (square, self.geometry_now.square_rect(square).center()) for square in board.squares_in(board.squares)
        )
        return {square_name(square): (at.x(), at.y()) for square, at in middles}

    # Descriptions -------------------------------------------------------------------------------------------

    def describe(self, square: Square) -> str:
        """A square as spoken: "c7, free", "e5, dead, cross on e5", "domino 10, MIN, e6 to e7, last move"."""
        marked = (words for place, words in self.marked if place == square_name(square))
        return ", ".join((self._square_words(square), *marked))

    def _square_words(self, square: Square) -> str:
        return square_words(self.position, self._sides, self._last, square)

    def describe_value(self, move: Tile) -> str:
        """The spoken value of a move: "c7 to c8, ends with 28, exact"; without values the move alone."""
        mark = self._marks.get(move)
        return mark.spoken if mark else self._move_words(move)

    def _move_words(self, move: Tile) -> str:
        return domino_words(move)

    def value_sentence(self, move: Tile) -> str:
        """The value of a move for the status bar; "" without values."""
        mark = self._marks.get(move)
        return mark.sentence if mark else ""

    # Squares for screen readers -----------------------------------------------------------------------------

    @property
    def spot_count(self) -> int:
        return self.position.board.size

    @property
    def spot_of_cursor(self) -> int:
        board = self.position.board
        return (board.squares & (board.bit(self.pointer_input.cursor) - 1)).bit_count()

    @property
    def beside_spots(self) -> Sequence[QWidget]:
        return (self.legend,)

    def _square_of(self, spot: int) -> Square:
        board = self.position.board
        return board.squares_in(board.squares)[spot]

    def spot_words(self, spot: int) -> str:
        return self.describe(self._square_of(spot))

    def spot_rect(self, spot: int) -> QRect:
        box = self.geometry_now.square_rect(self._square_of(spot)).toRect()
        return box.translated(self.viewport().mapToGlobal(QPoint(0, 0)))

    def put_cursor_on(self, spot: int) -> None:
        self.put_cursor(self._square_of(spot))

    def press_spot(self, spot: int) -> None:
        self._make(self.pointer_input.press_square(self._square_of(spot)))

    # From input to the scene --------------------------------------------------------------------------------

    def _sync(self) -> None:
        pointer_input, scene = self.pointer_input, self._scene
        move, sentence = pointer_input.offer.move, pointer_input.offer.sentence
        side = self.position.to_move
        valued = bool(self._marks)
        look = GhostStyle(side, part=0.12) if valued else GhostStyle(side, self._next_number())
        scene.ghost.show_as(move, look)
        scene.cursor.frame(pointer_input.framed)
        scene.typed.show_text(pointer_input.typed, pointer_input.framed)
        shape = Qt.CursorShape.ForbiddenCursor if pointer_input.offer.forbidden else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
        if move and not pointer_input.placing and not pointer_input.typed:
            sentence = self.value_sentence(move) or sentence
        self._tell(move, sentence)

    def put_cursor(self, square: Square) -> None:
        """Moves the keyboard cursor to a square and shows it, if the board has that square."""
        rows, columns = self.pointer_input.position.board.rows, self.pointer_input.position.board.columns
        if 0 <= square[0] < rows and 0 <= square[1] < columns and self.pointer_input.position.board.bit(square):
            self.pointer_input.cursor, self.pointer_input.cursor_shown = square, True
            self._sync()

    def _tell(self, move: Tile | None, sentence: str) -> None:
        pointer_input = self.pointer_input
        square, text = self._was
        self._was = (pointer_input.cursor if pointer_input.cursor_shown else None, pointer_input.typed)
        if pointer_input.typed != text:
            self.typed.emit(pointer_input.typed)
        if self._was[0] not in (None, square):
            tell_spot(self)
        if (move, sentence) != self._said:
            self._said = (move, sentence)
            self.hovered.emit(move, sentence)
            if pointer_input.cursor_shown:
                begun = (
                    pointer_input.typed if len(pointer_input.typed) > 1 else sentence
                )  # the instruction for typing is announced only once
                announce(self, self.describe_value(move) if move else begun)

    def _make(self, move: Tile | None) -> None:
        self._sync()
        if move:
            self.chosen.emit(move)

    def _look_again(self) -> None:
        """Updates the ghost under a resting pointer after a change, but forbids nothing until it moves."""
        if self.viewport().underMouse() and not self.pointer_input.cursor_shown:
            self.pointer_input.hover(self._at(QPointF(self.viewport().mapFromGlobal(self.cursor().pos()))))
            if self.pointer_input.offer.forbidden:
                self.pointer_input.hover(None)
        self._sync()

    # Layout and colours -------------------------------------------------------------------------------------

    def _fitted(self) -> Geometry:
        size = self.viewport().size()
        return Geometry.fit(self.position.board, size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self._scene.set_geometry(self._fitted())
        self._place_legend()

    def _show_legend(self) -> None:
        self.legend.show_entries(self._legend(), theme.palette)
        self._place_legend()

    def _place_legend(self) -> None:
        box = self._scene.geometry.rect
        self.legend.set_square(self._scene.geometry.u)
        width = min(self.width() - 8, max(self.legend.needed_width(), 40))
        left = min(max(4, int(box.left())), max(4, self.width() - width - 4))
        self.legend.setGeometry(left, int(box.bottom()) + 1, width, self.legend.height())

    @Slot()
    def _theme_changed(self) -> None:
        palette = theme.palette
        self.setBackgroundBrush(QColor(palette.window))
        self._scene.set_palette(palette)
        self._show_legend()
        self.viewport().update()
