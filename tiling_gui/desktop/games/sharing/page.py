"""The middle of the window for a sharing game: the graph, the colours below it, and the keys for both.

1 to 9           propose a colour (from 10 colours on: type its number, Enter)
arrows, Tab      go through the colours, or through the elements that have no colour yet
Enter, Space     propose, or give the colour to the element
letters          type the name of an element, Enter
"""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.games.graphs.keyed_board import KeyedBoard
from tiling_gui.desktop.games.graphs.move_marks import Mark, marks
from tiling_gui.desktop.games.sharing.colour_row import ColourRow
from tiling_gui.desktop.games.sharing.graph_canvas import Element, GraphCanvas, describe
from tiling_gui.desktop.ui.arrow_keys import TAKE, WAYS, ahead
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Label, announce, focus_ring
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
    """Graph and colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Graph and colours"), parent)
        self.canvas, self.colours = GraphCanvas(), ColourRow()
        self.note = Label(size=CAPTION, role="muted", align=Qt.AlignmentFlag.AlignHCenter, name="expectedShare")
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(0)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.note)
        column.addWidget(self.colours)
        self.canvas.clicked.connect(self._on_clicked)
        self.canvas.pointed.connect(self._on_pointed)
        self.colours.clicked.connect(self._on_colour)
        self.colours.pointed.connect(self._on_card)
        self.position: SharingPosition | None = None
        self._interactive = False
        self._hint: SharingMove | None = None
        self._analysis: Analysis | None = None
        self._marks: Mapping[SharingMove, Mark] = {}
        self._at = 0
        """The colour the keys stand on; 0 before the first key."""
        self._card = 0
        """The colour the pointer is on; 0 for none."""
        self._typed = ""

    # What is told -------------------------------------------------------------------------------------------

    def set_position(self, position: SharingPosition, last: SharingMove | None) -> None:
        """Shows a position and what led to it; values and hint of the one before are gone."""
        self.position = position
        self._hint, self._at, self._typed = None, 0, ""
        self._marks, self._analysis = {}, None
        self.canvas.cursor_at = self.canvas.hint = None
        self.canvas.show_position(position, last.element if isinstance(last, Put) else None)
        self.colours.set_colours(position.game.colours)
        self.colours.setFixedHeight(self.colours.heightForWidth(self.width()))
        self.setAccessibleDescription(position.diagram())
        self._show()

    def set_interactive(self, on: bool) -> None:
        """Whether a person may move now."""
        self._interactive = on
        self._show()

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        """What every colour, or every element, is worth."""
        self._analysis = analysis if analysis and analysis.position == self.position else None
        self._marks = _marks(self._analysis, kind) if self._analysis else {}
        self._show()

    def set_hint(self, move: SharingMove | None) -> None:
        """Points at a move."""
        self._hint = move
        self._show()

    def image(self, width: int) -> QImage:
        """A picture of the graph."""
        return self.canvas.image(width)

    def _show(self) -> None:
        position = self.position
        if position is None:
            return
        if position.is_over:
            self.colours.show_turn(None, tr(_DONE[position.game.colour]), "")
        elif position.proposed:
            keys = tr(_PUT[position.game.colour]) if self._interactive else ""
            self.colours.show_turn(Side.MIN, tr("MIN gives colour {number} away", number=position.proposed), keys)
        else:
            keys = _propose_keys(position.game.colours) if self._interactive else ""
            self.colours.show_turn(Side.MAX, tr("MAX proposes a colour"), keys)
        ringed = position.proposed or self._at
        if isinstance(self._hint, Propose) and not self._at:
            ringed = self._hint.colour
        by_colour = {move.colour: known for move, known in self._marks.items() if isinstance(move, Propose)}
        self.colours.show_state(
            by_colour, ringed, enabled=self._interactive and not position.proposed and not position.is_over
        )
        canvas = self.canvas
        canvas.values = {move.element: known for move, known in self._marks.items() if isinstance(move, Put)}
        canvas.hint = self._hint.element if isinstance(self._hint, Put) else None
        canvas.ready = self._interactive and bool(position.proposed)
        note = self._note(position)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        canvas.look_again()
        canvas.update()

    def _note(self, position: SharingPosition) -> str:
        game = position.game
        if game.rule != Rule.ODD:
            return ""
        value = self._analysis.value if self._analysis else None
        expected, total = words.value(game.expected), words.value(game.total)
        if value is None:
            return tr("Random colours would give {expected} of {total}", expected=expected, total=total)
        return tr(
            "Best play {value} · Random colours would give {expected} of {total}",
            value=words.value(value),
            expected=expected,
            total=total,
        )

    @property
    def pointed_move(self) -> SharingMove | None:
        """The colour, or the element, that the pointer or the keys are on."""
        position, under, at = self.position, self.canvas.under, self.canvas.cursor_at
        if position is None:
            return None
        if not position.proposed:
            return Propose(self._card or self._at) if self._card or self._at else None
        if under is not None and under[0] == position.game.colour:
            return Put(under[1])
        return None if at is None else Put(at)

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
        if self.canvas.cursor_at is not None:
            self.canvas.cursor_at = None

    @Slot(int)
    def _on_card(self, colour: int) -> None:
        self._card = colour
        known = self._marks.get(Propose(colour))
        can = self._interactive and self.position and not self.position.proposed and colour
        wanted = tr("Click proposes colour {number}.", number=colour) if can else ""
        self.pointed.emit(known.sentence if known else wanted)

    # Keys ---------------------------------------------------------------------------------------------------

    def types(self, text: str) -> bool:
        """Numbers of colours, and names of elements."""
        return text == "–" or (text.isascii() and (text.isalnum() or text in "-()"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the module's list."""
        key, position = Qt.Key(event.key()), self.position
        putting = position is not None and bool(position.proposed)
        if key is Qt.Key.Key_Escape and (self._typed or self._at or self.canvas.cursor_at is not None):
            self._typed, self._at, self.canvas.cursor_at = "", 0, None
            self.pointed.emit("")
            self._show()
        elif key is Qt.Key.Key_Backspace and self._typed:
            self._type(self._typed[:-1], putting)
        elif position is None or not self.is_ours(event):
            event.ignore()
        elif not self._interactive or position.is_over:
            over = position.is_over
            self.pointed.emit(tr("The game is over.") if over else tr("{side} is to move.", side=position.to_move))
        elif key in WAYS:
            self._go(position, WAYS[key])
        elif key in TAKE:
            self._take(position)
        elif event.text().isdecimal() and not position.proposed and position.game.colours < 10:
            self._try(position, Propose(int(event.text())))
        else:
            self._type(self._typed + event.text(), putting)

    def _type(self, text: str, putting: bool) -> None:
        self._typed = text
        if not text:
            self.pointed.emit("")
        elif putting:
            self.pointed.emit(tr("{typed} – Enter plays it, Esc takes it back.", typed=text))
        else:
            self.pointed.emit(tr("colour {number} – Enter plays it, Esc takes it back.", number=text))

    def _try(self, position: SharingPosition, move: SharingMove) -> None:
        reason = position.why_not(move)
        if reason:
            self.pointed.emit(reason)
        else:
            self.chosen.emit(move)

    def _take(self, position: SharingPosition) -> None:
        typed = self._typed
        if typed:
            self._typed = ""
            try:
                self.chosen.emit(_read(position, typed))
            except InputError as error:
                self.pointed.emit(str(error))
        elif not position.proposed:
            hinted = self._hint.colour if isinstance(self._hint, Propose) else 0
            if self._at or hinted:
                self.chosen.emit(Propose(self._at or hinted))
            else:
                self._go(position, (1, 0))
        elif self.canvas.cursor_at is not None:
            self._try(position, Put(self.canvas.cursor_at))
        else:
            self._go(position, (1, 0))

    def _go(self, position: SharingPosition, way: tuple[int, int]) -> None:
        if not position.proposed:
            step = 1 if way in ((1, 0), (0, 1)) else -1
            self._at = (self._at - 1 + step) % position.game.colours + 1 if self._at else 1
            self._tell_cursor(position, Propose(self._at))
            return
        free = position.uncoloured
        here = self.canvas.cursor_at
        if here is None:
            hint = self.canvas.hint
            goal = hint if hint is not None else free[0]
        else:
            places = {i: self.canvas.place_of(i) for i in free}
            goal = ahead(self.canvas.place_of(here), way, places, here)
        self.canvas.cursor_at = goal
        self._tell_cursor(position, Put(goal))

    def tab(self, step: int) -> bool:
        """To the next uncoloured element; False at the end, so that the focus goes on."""
        position = self.position
        if position is None or not (position.proposed and self._interactive):
            return False
        free, here = position.uncoloured, self.canvas.cursor_at
        at = free.index(here) + step if here in free else (0 if step > 0 else -1)
        if here in free and not 0 <= at < len(free):
            self.canvas.cursor_at = None
            self.canvas.update()
            return False
        self.canvas.cursor_at = free[at]
        self._tell_cursor(position, Put(free[at]))
        return True

    def _tell_cursor(self, position: SharingPosition, move: SharingMove) -> None:
        known, name = self._marks.get(move), position.write(move)
        if known:
            sentence = known.sentence
        elif position.proposed:
            sentence = tr("{name}: Enter colours it.", name=name)
        else:
            sentence = tr("{name}: Enter proposes it.", name=name)
        self.pointed.emit(sentence)
        announce(self, sentence)
        self._show()

    # Qt -----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.colours.setFixedHeight(self.colours.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, and the ring where the focus came by a key."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("window"))
        if self.hasFocus() and (self._at or self.canvas.cursor_at is not None):
            focus_ring(painter, self)
        painter.end()


def _marks(analysis: Analysis, kind: str) -> Mapping[SharingMove, Mark]:
    """What the moves are worth; a colour keeps the value wherever MIN puts it."""
    position: SharingPosition = analysis.position
    if position.proposed:
        return marks(analysis, kind)
    keeps = mark("{move} keeps the value {value}, wherever MIN puts it. Exact.")
    return marks(analysis, kind, keeps=keeps, name_of=lambda move: position.write(move).capitalize())


def _propose_keys(k: int) -> str:
    """How one of `k` colours is proposed."""
    if k >= 10:
        return tr("click, or type 1 to {k}", k=k)
    return tr("click, or press 1 to {k}", k=k) if k > 1 else tr("click, or press 1")


def _read(position: SharingPosition, typed: str) -> SharingMove:
    """A move as typed; the dash of an edge may be left out: "bc" is b–c."""
    if not position.proposed or "-" in typed or "–" in typed:
        return position.read(typed)
    for cut in range(1, len(typed)):
        try:
            return position.read(f"{typed[:cut]}–{typed[cut:]}")
        except InputError:
            continue
    return position.read(typed)
