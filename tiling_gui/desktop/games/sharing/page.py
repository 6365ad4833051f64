"""The board of the sharing games: the graph, the colours below it, and the keys for both.

1 to 9 propose a colour at once; with 10 or more colours its number is typed. Tab goes through elements only.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt, Slot
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.games.graphs.keyed_board import KeyedBoard
from tiling_gui.desktop.games.graphs.move_marks import marks
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.sharing.colour_row import ColourRow
from tiling_gui.desktop.games.sharing.graph_canvas import Element, GraphCanvas, describe
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import Label, focus_ring
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.errors import InputError
from tiling_gui.games.sharing.rules import Propose, Put, SharingMove, SharingPosition
from tiling_gui.games.sharing.set_up import Kind, Rule
from tiling_gui.language import mark, tr

_DONE = {
    Kind.VERTICES: mark("Every vertex has its colour"),
    Kind.EDGES: mark("Every edge has its colour"),
    Kind.FACES: mark("Every face has its colour"),
}
_PUT = {
    Kind.VERTICES: mark("click a vertex, or go to it with the arrows"),
    Kind.EDGES: mark("click an edge, or go to it with the arrows"),
    Kind.FACES: mark("click a face, or go to it with the arrows"),
}


class SharingPage(KeyedBoard):
    position: SharingPosition | None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Graph and colours"), parent)
        self.canvas, self.colours = GraphCanvas(), ColourRow()
        self.note = Label(size=CAPTION, role="muted", align=Qt.AlignmentFlag.AlignHCenter, name="expectedShare")
        whole = column((self.canvas, 1), self.note, self.colours, gap=0)
        whole.setContentsMargins(2, 2, 2, 2)
        self.setLayout(whole)
        self.canvas.clicked.connect(self._on_clicked)
        self.canvas.pointed.connect(self._on_pointed)
        self.colours.clicked.connect(self._on_colour)
        self.colours.pointed.connect(self._on_card)
        self._analysis: Analysis | None = None
        self._card = 0
        """The colour under the pointer; 0 for none."""

    # What is shown -----------------------------------------------------------------------------------

    def set_position(self, position: SharingPosition, last: SharingMove | None) -> None:
        self._analysis = None
        self.canvas.show_position(position, last.element if isinstance(last, Put) else None)
        self.colours.set_colours(position.game.colours)
        self.colours.setFixedHeight(self.colours.heightForWidth(self.width()))
        super().set_position(position, last)

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        self._analysis = analysis if analysis and analysis.position == self.position else None
        self._marks = _marks(self._analysis, kind) if self._analysis else {}
        self.show_state()

    def image(self, width: int) -> QImage:
        return self.canvas.image(width)

    def show_state(self) -> None:
        position = self.position
        if position is None:
            return
        if position.is_over:
            self.colours.show_turn(None, tr(_DONE[position.game.colour]), "")
        elif position.proposed:
            keys = tr(_PUT[position.game.colour]) if self._interactive else ""
            self.colours.show_turn(Side.MIN, tr("MIN places colour {number}", number=position.proposed), keys)
        else:
            keys = _propose_keys(position.game.colours) if self._interactive else ""
            self.colours.show_turn(Side.MAX, tr("MAX proposes a colour"), keys)
        ringed = position.proposed or _colour(self.cursor_at) or _colour(self._hint)
        by_colour = {move.colour: known for move, known in self._marks.items() if isinstance(move, Propose)}
        self.colours.show_state(
            by_colour, ringed, enabled=self._interactive and not position.proposed and not position.is_over
        )
        canvas = self.canvas
        canvas.values = {move.element: known for move, known in self._marks.items() if isinstance(move, Put)}
        canvas.hint, canvas.cursor_at = _element(self._hint), _element(self.cursor_at)
        canvas.ready = self._interactive and bool(position.proposed)
        self.note.setText(position.game.at_random)
        self.note.setVisible(position.game.rule == Rule.ODD)
        canvas.look_again()
        canvas.update()

    @property
    def pointed_move(self) -> SharingMove | None:
        """The colour or element under the pointer or selected by keyboard."""
        position, under = self.position, self.canvas.under
        if position is not None and not position.proposed and self._card:
            return Propose(self._card)
        if position is not None and position.proposed and under is not None and under[0] == position.game.colour:
            return Put(under[1])
        return self.cursor_at

    # The pointer --------------------------------------------------------------------------------------------

    @Slot(int)
    def _on_clicked(self, element: int) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit(Put(element))

    @Slot(int)
    def _on_colour(self, colour: int) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit(Propose(colour))

    @Slot(object)
    def _on_pointed(self, element: Element | None) -> None:
        position = self.position
        if element is None or position is None:
            self.pointed.emit("")
            return
        known = self._marks.get(Put(element[1])) if element[0] == position.game.colour else None
        self.pointed.emit(known.sentence if known else describe(position, element))
        if isinstance(self.cursor_at, Put):
            self.cursor_at = None
            self.show_state()

    @Slot(int)
    def _on_card(self, colour: int) -> None:
        self._card = colour
        known = self._marks.get(Propose(colour))
        can = self._interactive and self.position and not self.position.proposed and colour
        wanted = tr("Click proposes colour {number}.", number=colour) if can else ""
        self.pointed.emit(known.sentence if known else wanted)

    # Keys ---------------------------------------------------------------------------------------------------

    def place_of(self, move: SharingMove) -> QPointF:
        assert isinstance(move, Put)  # colours have no place on the graph
        return self.canvas.place_of(move.element)

    def types(self, text: str) -> bool:
        """Numbers of colours, and names of elements."""
        return text == "–" or (text.isascii() and (text.isalnum() or text in "-()"))

    @property
    def _proposing(self) -> bool:
        return self.position is not None and not self.position.proposed

    def move_of_key(self, text: str) -> SharingMove | None:
        few = self.position is not None and self.position.game.colours < 10
        return Propose(int(text)) if few and self._proposing and text.isdecimal() else None

    def typing_words(self, typed: str) -> str:
        if not self._proposing:
            return super().typing_words(typed)
        return tr("colour {number} – Enter plays it, Esc takes it back.", number=typed)

    def cursor_words(self, name: str) -> str:
        if self._proposing:
            return tr("{name}: Enter proposes it.", name=name)
        return tr("{name}: Enter colours it.", name=name)

    def read(self, typed: str) -> SharingMove:
        assert self.position is not None
        return _read(self.position, typed)

    def activate(self) -> None:
        """As in KeyedBoard, but a colour that is the hint is proposed at once."""
        if self._typed or self.cursor_at is not None or not isinstance(self._hint, Propose):
            super().activate()
        else:
            self.chosen.emit(self._hint)

    def select_next(self, way: tuple[int, int]) -> None:
        """Moves along the row of colours, wrapping around, or over the graph."""
        position = self.position
        if position is None or position.proposed:
            super().select_next(way)
            return
        step, at = 1 if way in ((1, 0), (0, 1)) else -1, _colour(self.cursor_at)
        self.select(Propose((at - 1 + step) % position.game.colours + 1 if at else 1))

    def select_by_tab(self, step: int) -> bool:
        return not self._proposing and super().select_by_tab(step)

    # Qt -----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.colours.setFixedHeight(self.colours.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("window"))
        if self.hasFocus() and self.cursor_at is not None:
            focus_ring(painter, self)
        painter.end()


def _colour(move: SharingMove | None) -> int:
    return move.colour if isinstance(move, Propose) else 0


def _element(move: SharingMove | None) -> int | None:
    return move.element if isinstance(move, Put) else None


def _marks(analysis: Analysis, kind: str) -> Mapping[SharingMove, ValueMark]:
    """The marks of the moves; a colour that keeps the value does so wherever MIN puts it."""
    position: SharingPosition = analysis.position
    if position.proposed:
        return marks(analysis, kind)
    keeps = mark("{move} keeps the value {value}, wherever MIN puts it. Exact.")
    return marks(analysis, kind, keeps=keeps, name_of=lambda move: position.write(move).capitalize())


def _propose_keys(k: int) -> str:
    """An instruction how to propose one of `k` colours."""
    if k >= 10:
        return tr("click, or type 1 to {k}", k=k)
    return tr("click, or press 1 to {k}", k=k) if k > 1 else tr("click, or press 1")


def _read(position: SharingPosition, typed: str) -> SharingMove:
    """The typed move; the dash of an edge may be omitted: "bc" is b–c. Raises InputError."""
    if not position.proposed or "-" in typed or "–" in typed:
        return position.read(typed)
    for cut in range(1, len(typed)):
        try:
            return position.read(f"{typed[:cut]}–{typed[cut:]}")
        except InputError:
            continue
    return position.read(typed)
