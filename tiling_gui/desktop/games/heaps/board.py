"""The board of heap games: takes counters and splits heaps by pointer, arrows or typed moves.

pointer:  point, wheel or R to change how many are taken, click; or drag over the counters to take
keys:     arrows select heap and place, R how many, Enter makes the move; or type the move, 9-4+2
"""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.owners import name_of
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.games.grid_board import painting
from tiling_gui.desktop.games.grid_board.legend import ValueLegend
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.heaps.heap_layout import CellStripLayout, HeapRowsLayout
from tiling_gui.desktop.games.heaps.pointer_moves import (
    PointerMove,
    amounts,
    cuts,
    effect,
    heaps_of,
    interval,
    nearest,
    refusal,
    touched,
    why_not,
)
from tiling_gui.desktop.games.impartial import legend, move_mark
from tiling_gui.desktop.ui.arrow_keys import ACTIVATION_KEYS, GRID_DIRECTIONS
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import announce, force_left_to_right, named, painter_on
from tiling_gui.errors import InputError
from tiling_gui.games.heaps.octal import OctalPosition
from tiling_gui.games.heaps.rules import NimPosition
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import tr
from tiling_gui.palette import Palette

_TYPED = "0123456789#+->→ ,"
_LEGEND = 26


class HeapsBoard(QWidget):
    """Shows a position of a heap game and sends the moves the user makes."""

    chosen = Signal(object)
    """(move) The user made a legal move."""
    hovered = Signal(str)
    """(sentence) What would be done here, or why nothing can be; "" if there is nothing to say."""
    typed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        named(self, "board", tr("Heaps"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 160)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._refresh)
        self._position: Any = NimPosition((3, 4, 5))
        self._cuts: list[list[PointerMove]] = cuts(self._position)
        self._last: list[int] = []
        self._active = True
        self._keys = False
        self._cut: PointerMove | None = None
        self._taken = 1
        self._pointed = 0.0
        self._pressed: tuple[int, int] | None = None
        self._text = ""
        self._hint: PointerMove | None = None
        self._marks: dict[Any, ValueMark] = {}
        self._analysis: Analysis | None = None
        self._numbers = False
        self._focused = False
        self.legend = ValueLegend(self)

    # What is shown ------------------------------------------------------------------------------------------

    @property
    def position(self) -> Any:
        return self._position

    @property
    def cut(self) -> PointerMove | None:
        return self._cut

    def set_position(self, position: Any, last: Any = None) -> None:
        """Shows a position; `last` is the move that led to it, if any."""
        self._position, self._cuts = position, cuts(position)
        self._last = touched(position, last)
        self._cut = self._hint = None
        self._pressed, self._text = None, ""
        if self._analysis is not None and self._analysis.position != position:
            self._marks = {}
        self._refresh()

    def set_interactive(self, on: bool) -> None:
        self._active = on
        if not on:
            self._cut = None
        self._refresh()

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        self._analysis, self._numbers = analysis, kind != "cost"
        self._marks = {}
        if analysis is not None and analysis.position == self._position:
            self._marks = {entry.move: move_mark(analysis, entry, numbers=self._numbers) for entry in analysis.moves}
        self._refresh()

    def set_hint(self, move: Any) -> None:
        found = (cut for heap in self._cuts for cut in heap if cut.move == move)
        self._hint = None if move is None else next(found, None)
        self.update()

    def layout_now(self, size: QSize | None = None) -> HeapRowsLayout | CellStripLayout:
        """The layout of the widget, or of a picture of another size."""
        size = size or self.size()
        area = QRectF(0, 0, size.width(), size.height() - _LEGEND)
        if isinstance(self._position, TreblecrossPosition):
            return CellStripLayout(self._position.cells, self._position.crosses, area)
        return HeapRowsLayout(heaps_of(self._position), area)

    def image(self, width: int) -> QImage:
        """The board without what is being pointed at, `width` pixels wide."""
        size = QSize(width, max(200, width * max(1, self.height()) // max(1, self.width())))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(theme.palette.window))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, self.layout_now(size), held=False)
        painter.end()
        return image

    @Slot()
    def _refresh(self) -> None:
        # Counts of marks as shown: a move may be shown at several places.
        self.legend.show_entries(legend(found for _, found in self._shown_marks()), theme.palette)
        self.legend.setGeometry(16, self.height() - _LEGEND, max(40, self.width() - 32), 24)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._refresh()

    # Painting -----------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.palette.window))
        self._draw(painter, self.layout_now(), held=True)
        if self._focused:
            painter.setPen(QPen(QColor(theme.palette.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def _draw(self, painter: QPainter, where: HeapRowsLayout | CellStripLayout, *, held: bool) -> None:
        palette = theme.palette
        where.draw(painter, palette)
        painter.setPen(QPen(QColor(palette.accent), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for box in where.ring(self._last):
            painter.drawRoundedRect(box, 10, 10)
        if self._hint and held:
            where.draw_cut(painter, palette, self._hint, QColor(palette.accent))
        if self._cut and held:
            where.draw_cut(painter, palette, self._cut, theme.colour(f"{name_of(self._position.to_move)}_ink"))
        self._draw_marks(painter, where, palette)
        if self._keys and self._cut and held:
            box = where.cut_rect(self._cut)
            side = max(box.height(), 16.0)
            frame = box.adjusted(-4, -2, 4, 2) if box.width() > 4 else box.adjusted(-side / 3, 0, side / 3, 0)
            painting.draw_brackets(painter, frame, side, palette)

    def _draw_marks(self, painter: QPainter, where: HeapRowsLayout | CellStripLayout, palette: Palette) -> None:
        if not self._marks:
            return
        u = max(44.0, 1.05 * where.pitch) if where.pitch >= 20 else 26.0
        for cut, found in self._shown_marks():
            wide = painting.capsule_size(found.rank, found.text, u, False)[0] > where.pitch
            text = found.short if wide else found.text
            painting.draw_value(painter, where.mark_at(cut), found.rank, text, palette, u)

    def _shown_marks(self) -> Iterator[tuple[PointerMove, ValueMark]]:
        """The marks to show now, each with its cut."""
        for heap in self._cuts:
            taken = self._shown_amount(heap)
            for cut in heap:
                found = self._marks.get(cut.move)
                if found is not None and (taken is None or cut.taken == taken):
                    yield cut, found

    def _shown_amount(self, heap: list[PointerMove]) -> int | None:
        """In octal games, the number of counters taken for which marks are shown; otherwise None (all)."""
        if not isinstance(self._position, OctalPosition) or not heap:
            return None
        there = amounts(heap)
        return self._taken if self._taken in there else there[0]

    # Pointer ------------------------------------------------------------------------------------------------

    def _point_at(self, point: QPointF) -> None:
        self._keys = False
        hit = self.layout_now().hit(point)
        if hit is None or not self._active or self._position.is_over:
            self._offer(None, "")
            return
        heap, at = hit
        self._pointed = at
        if self._pressed and self._pressed[0] == heap and isinstance(self._position, OctalPosition):
            a, b = sorted((self._pressed[1], int(at)))
            if a != b:
                found = interval(self._cuts[heap], a, b - a + 1)
                self._offer(found, "" if found else why_not(self._position, heap, a, b - a + 1))
                return
        cut = nearest(self._position, self._cuts[heap], at, self._taken)
        self._offer(cut, "" if cut else refusal(self._position, heap, at))

    def _offer(self, cut: PointerMove | None, sentence: str) -> None:
        self._cut = cut
        if cut:
            found = self._marks.get(cut.move)
            sentence = found.sentence if found else effect(self._position, cut, self._cuts[cut.heap], keys=self._keys)
        shape = Qt.CursorShape.ForbiddenCursor if sentence and not cut else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() != shape:
            self.setCursor(shape)
        self.hovered.emit(sentence)
        if self._keys:
            announce(self, sentence)
        self._refresh()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press begins a move; in octal games dragging selects exactly the counters to take."""
        self._focused = False
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        hit = self.layout_now().hit(event.position())
        self._pressed = (hit[0], int(hit[1])) if hit else None
        self._point_at(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treats a double click as two clicks."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._pressed is not None:
            self._point_at(event.position())
            self._pressed = None
            self._make()

    def leaveEvent(self, event: QEvent) -> None:
        if not self._keys:
            self._offer(None, "")

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._change_amount(-1 if event.angleDelta().y() > 0 else 1)
        if not self._keys:
            self._point_at(event.position())
        event.accept()

    def _change_amount(self, by: int) -> None:
        heap = self._cut.heap if self._cut else next((k for k, found in enumerate(self._cuts) if found), None)
        if heap is None or not isinstance(self._position, OctalPosition):
            return
        there = amounts(self._cuts[heap])
        now = there.index(self._taken) if self._taken in there else 0
        self._taken = there[(now + by) % len(there)]
        at = self._pointed if not self._keys else self._cut.at if self._cut else 0.0
        self._offer(nearest(self._position, self._cuts[heap], at, self._taken), "")

    def _make(self) -> None:
        cut, self._cut = self._cut, None
        self.update()
        if cut and self._active:
            self.chosen.emit(cut.move)

    # Keys ---------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claims arrows, digits and R, which may also be shortcuts."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_ours(event):
            event.accept()
            return True
        if isinstance(event, QFocusEvent):
            by_key = (
                Qt.FocusReason.TabFocusReason,
                Qt.FocusReason.BacktabFocusReason,
                Qt.FocusReason.ShortcutFocusReason,
            )
            self._focused = event.gotFocus() and event.reason() in by_key
            self.update()
        return super().event(event)

    def _is_ours(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        key = Qt.Key(event.key())
        known = key in GRID_DIRECTIONS or key in ACTIVATION_KEYS or key is Qt.Key.Key_R
        return plain and (known or (len(event.text()) == 1 and event.text() in _TYPED))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles arrows, R, Enter, Esc and typed moves; ignores everything else."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape and (self._cut or self._text):
            self._type("")
            self._offer(None, "")
        elif key is Qt.Key.Key_Backspace and self._text:
            self._type(self._text[:-1])
        elif not self._is_ours(event):
            event.ignore()
        elif key in ACTIVATION_KEYS and not (key is Qt.Key.Key_Space and self._text):
            self._enter()
        elif key in GRID_DIRECTIONS:
            self._keys = True
            self._step(*GRID_DIRECTIONS[key])
        elif key is Qt.Key.Key_R:
            self._change_amount(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif self._active:
            self._type((self._text + event.text())[:24])

    def _step(self, down: int, right: int) -> None:
        self._type("")
        there = [k for k, found in enumerate(self._cuts) if found]
        if not there or not self._active:
            return
        if self._cut is None:
            self._offer(nearest(self._position, self._cuts[there[0]], self._cuts[there[0]][0].at, self._taken), "")
            return
        heap, at = self._cut.heap, self._cut.at
        if isinstance(self._position, TreblecrossPosition) and down:
            where = self.layout_now()
            assert isinstance(where, CellStripLayout)
            self._along(heap, down * where.per_line)
        elif down:
            heap = there[min(max(there.index(heap) + down, 0), len(there) - 1)]
            found = self._cuts[heap]
            self._offer(min(found, key=lambda cut: (abs(cut.at - at), cut.taken != self._taken)), "")
        else:
            self._along(heap, right)

    def _along(self, heap: int, by: int) -> None:
        assert self._cut is not None
        any_amount = not isinstance(self._position, OctalPosition)
        same = [cut for cut in self._cuts[heap] if any_amount or cut.taken == self._cut.taken]
        self._offer(same[min(max(same.index(self._cut) + by, 0), len(same) - 1)], "")

    def _type(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._keys = bool(text) or self._keys
            self.typed.emit(text)

    def _enter(self) -> None:
        if not self._text:
            self._make()
            return
        text, self._text = self._text.replace("->", " ").replace("-", " "), ""
        self.typed.emit("")
        try:
            move = self._position.read(text)
        except InputError as error:
            self.hovered.emit(str(error))
            return
        if self._active:
            self.chosen.emit(move)
