"""The moves of a game in two columns, with variations; a click or a key goes to a move."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import (
    ELLIPSIS,
    REGULAR,
    SEMIBOLD,
    font,
    force_left_to_right,
    named,
    painter_on,
    show_whole,
    text_width,
)
from tiling_gui.desktop.ui.widgets.move_rows import MoveEntry, MoveModel
from tiling_gui.desktop.ui.widgets.side_mark import paint_mark
from tiling_gui.desktop.ui.widgets.tables import Index
from tiling_gui.language import mark, tr

__all__ = ["MoveEntry", "MoveList"]

_WIDE = 256
"""Width in pixels from which rows are higher and columns have more padding."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_INDENT = 6
"""Pixels by which each level of variations is indented, up to four levels."""
_NAMES = {Side.MAX: "MAX", Side.MIN: "MIN", Side.FIRST: mark("First"), Side.SECOND: mark("Second")}
"""Default headings of the columns."""


def _indent(depth: int) -> int:
    return _INDENT * min(depth, 4)


class _Head(QHeaderView):
    """Header with the mark and name of the side of each column."""

    def __init__(self, moves: MoveModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        force_left_to_right(self)
        named(self, "moveHeads", tr("Side to move"))
        self._moves = moves
        self.setFixedHeight(34)
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(20)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show a heading that is cut off."""
        super().mousePressEvent(event)
        at = self.logicalIndexAt(event.position().toPoint()) - 1
        if at >= 0 and self.is_cut(at):
            show_whole(self, self._moves.heads[at][1], event.globalPosition().toPoint())

    def is_cut(self, at: int) -> bool:
        """True if the heading of the first (0) or the second move does not fit."""
        return text_width(self._moves.heads[at][1], CAPTION, SEMIBOLD) > self.sectionSize(at + 1) - 20

    def currentChanged(self, current: Index, before: Index) -> None:
        """Does nothing: Qt would redraw the header of the current column in another style."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self.viewport())
        painter.fillRect(self.viewport().rect(), theme.colour("panel"))
        for column, (side, text) in enumerate(self._moves.heads, 1):
            left, width = self.sectionViewportPosition(column), self.sectionSize(column)
            paint_mark(painter, QRectF(left, 8, 16, 16), side)
            painter.setFont(font(CAPTION, SEMIBOLD))
            painter.setPen(theme.colour("muted"))
            shown = QFontMetrics(painter.font()).elidedText(text, ELLIPSIS, width - 21)
            painter.drawText(QRect(left + 21, 0, width - 21, 32), _LEFT, shown)
        painter.fillRect(0, 33, self.viewport().width(), 1, theme.colour("line"))
        painter.end()


class _CellDelegate(QStyledItemDelegate):
    """Draws numbers and moves; the current move on accent_soft with an accent outline."""

    def __init__(self, moves: MoveModel, view: "MoveList") -> None:
        super().__init__(view)
        self._moves, self._view = moves, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self._view.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, column = self._moves.row(index.row()), index.column()  # Qt's own way, by roles, takes three times as long
        depth = row.depth
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        if column == 0:
            self._number(painter, option.rect, row.text(0), depth)
        else:
            entry = row.entry(column)
            indent = _indent(depth) if column == 1 else 0
            box = option.rect.adjusted(indent, 0, -16 if self._view.is_wide else -4, 0)
            if entry is not None and entry.node == self._view.current:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                focused = self._view.hasFocus()
                painter.setPen(QPen(theme.colour("accent"), 2 if focused else 1))
                painter.setBrush(theme.colour("accent_soft"))
                inset = 1 if focused else 0.5
                painter.drawRoundedRect(QRectF(box).adjusted(inset, inset, -inset, -inset), 4, 4)
            elif entry is not None and index == self._view.hovered:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour("hover"))
                painter.drawRoundedRect(box, 4, 4)
            inner = box.adjusted(8 if self._view.is_wide else 6, 0, -5, 0)
            self._move(painter, inner, entry, row.text(column), depth)
        painter.restore()

    def _number(self, painter: QPainter, box: QRect, text: str, depth: int) -> None:
        if depth:
            for level in range(1, min(depth, 4) + 1):
                x = box.left() + 2 + _INDENT * level
                painter.fillRect(QRect(x, box.top(), 1, box.height()), theme.colour("line2"))
        painter.setFont(font(TEXT if depth == 0 else CAPTION))
        painter.setPen(theme.colour("muted"))
        right = box.width() - 17 + _indent(depth)
        painter.drawText(QRect(box.left(), box.top(), right, box.height()), _RIGHT, text)

    def _move(self, painter: QPainter, box: QRect, entry: MoveEntry | None, text: str, depth: int) -> None:
        room = box.width()
        if entry and entry.cost_text:
            weight = SEMIBOLD if entry.cost else REGULAR
            painter.setFont(font(TEXT, weight))
            painter.setPen(theme.colour("warn" if entry.cost else "muted"))
            painter.drawText(box, _RIGHT, entry.cost_text)
            room -= text_width(entry.cost_text, TEXT, weight) + 4
        of_game = bool(entry and entry.of_game)
        painter.setFont(font(TEXT, SEMIBOLD if of_game else REGULAR))
        painter.setPen(theme.colour("text" if of_game or (entry and depth == 0) else "muted"))
        shown = QFontMetrics(painter.font()).elidedText(text, ELLIPSIS, room + 1)
        painter.drawText(QRect(box.left(), box.top(), room + 1, box.height()), _LEFT, shown)
        if entry and entry.comment:
            x = box.left() + QFontMetrics(painter.font()).horizontalAdvance(shown) + 5
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawEllipse(QRectF(min(x, box.left() + room - 4), box.top() + 7, 4, 4))


class MoveList(QTableView):
    """The move list: `set_lines` shows a game, signals report what the user wants."""

    jumped = Signal(object)
    """(node) The user chose this move."""
    promoteRequested = Signal(object)
    deleteRequested = Signal(object)
    commentRequested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        named(self, "moveTree", tr("Moves"))
        self.current: object = None
        """The node of the move on the board; None before the first."""
        self.hovered = QPersistentModelIndex()
        self.row_height = 26
        self._empty, self._editable = tr("No moves yet."), False
        self._moves = MoveModel()
        self._moves.setParent(self)
        self.setHorizontalHeader(_Head(self._moves, self))
        self.setModel(self._moves)
        self.setItemDelegate(_CellDelegate(self._moves, self))
        self._plain()
        theme.changed.connect(self._recolour)
        self._recolour()
        self.clicked.connect(self._clicked)
        self.entered.connect(self._entered)

    def _plain(self) -> None:
        """Remove the features of a table that a list of moves does not need."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(self.verticalHeader().ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(20)
        self.verticalHeader().setDefaultSectionSize(self.row_height)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.setMinimumHeight(34 + 2 * self.row_height)

    @property
    def is_wide(self) -> bool:
        """True if the panel has its full width."""
        return self.viewport().width() >= _WIDE

    # What is shown ---------------------------------------------------------------------------------

    def set_lines(self, main: Sequence[MoveEntry], current: object = None) -> None:
        """Show the main line, whose entries contain the variations; `current` is the node on the board, None for the
        start.
        """
        self._moves.set_line(main, current)
        self._mark(current)

    @property
    def line(self) -> Sequence[MoveEntry]:
        """The main line shown."""
        return self._moves.line

    def set_current(self, node: object) -> None:
        """Open the variation with the move on the board, highlight it and scroll to it."""
        self._moves.set_current(node)
        self._mark(node)

    def _mark(self, node: object) -> None:
        self.current = node
        at = self._moves.find(node) if node is not None else None
        index = self._moves.index(*at) if at else QModelIndex()
        if not (index.isValid() and self.currentIndex().isValid()):
            self.viewport().update()  # the focus frame is shown only without a current move
        self.setCurrentIndex(index)
        self._scroll_to_current()

    def _scroll_to_current(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        else:
            self.scrollToTop()

    def set_heads(self, first: Side, texts: tuple[str, str] | None = None, aim: str = "") -> None:
        """Set the headings: `first` moves first and has the first column; `texts` replace the names of the sides.

        `aim` is shown before the first move.
        """
        sides = (first, first.other)
        names = texts or (tr(_NAMES[sides[0]]), tr(_NAMES[sides[1]]))
        self._moves.set_heads(((sides[0], names[0]), (sides[1], names[1])))
        empty = aim or tr("No moves yet.")
        if empty != self._empty:
            self._empty = empty
            self.viewport().update()

    def set_editable(self, editable: bool) -> None:
        """True: the context menu offers to promote, comment and delete."""
        self._editable = editable

    # User input -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step from move to move, Home and End go to the ends, Delete asks to delete."""
        cells = self._moves.cells()
        here = next((k for k, (_, _, entry) in enumerate(cells) if entry.node == self.current), -1)
        key = event.key()
        goal: int | None = None
        if key == Qt.Key.Key_Left:
            goal = here - 1
        elif key == Qt.Key.Key_Right:
            goal = here + 1
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            goal = self._vertical(cells, here, -1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Home:
            goal = 0
        elif key == Qt.Key.Key_End:
            goal = len(cells) - 1
        elif key == Qt.Key.Key_Delete and self._editable and here >= 0:
            self.deleteRequested.emit(self.current)
        else:
            event.ignore()
        if goal is not None and 0 <= goal < len(cells) and goal != here:
            self._go(cells[goal][2])

    def _vertical(self, cells: list[tuple[int, int, MoveEntry]], here: int, step: int) -> int | None:
        if here < 0:
            return 0
        row, column, _ = cells[here]
        span = range(here + step, len(cells) if step > 0 else -1, step)
        return next((k for k in span if cells[k][0] != row and cells[k][1] == column), None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu for the move under the pointer or, by key, the current move."""
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self._moves.find(self.current)
            index = self._moves.index(*at) if at else QModelIndex()
        entry = self._moves.entry(index)
        if entry is None or not self._editable:
            return
        menu = self.menu_for(entry, self._moves.row(index.row()).depth)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def menu_for(self, entry: MoveEntry, depth: int) -> QMenu:
        """The context menu of a move; `depth` 0 is the main line."""
        menu = QMenu(self)
        texts = [
            ("commentMove", tr("Comment…"), self.commentRequested),
            ("deleteMove", tr("Delete from here"), self.deleteRequested),
        ]
        if depth:
            texts.insert(0, ("promoteLine", tr("Promote the line"), self.promoteRequested))
        for name, text, signal in texts:
            action = menu.addAction(text)
            action.setObjectName(name)
            action.triggered.connect(_Emit(menu, signal, entry.node).run)
        return menu

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Clear the hover where there is no move."""
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self._entered(QModelIndex())

    def leaveEvent(self, event: QEvent) -> None:
        self._entered(QModelIndex())
        super().leaveEvent(event)

    def _entered(self, index: QModelIndex) -> None:
        self.hovered = QPersistentModelIndex(index)
        hand = self._moves.entry(index) is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        self.viewport().update()

    def _clicked(self, index: QModelIndex) -> None:
        entry = self._moves.entry(index)
        if entry is not None:
            self._go(entry)

    def _go(self, entry: MoveEntry) -> None:
        self.set_current(entry.node)
        self.jumped.emit(entry.node)

    # Appearance --------------------------------------------------------------------------------------------------

    def _recolour(self) -> None:
        # The application's style sheet gives tables a frame and a background; this one is part of the panel.
        ground = theme.colour("panel").name()
        self.setStyleSheet(f"QTableView, QTableView:focus {{ background: {ground}; border: none; }}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divides the width between the columns and keeps the current move visible."""
        super().resizeEvent(event)
        width = self.viewport().width()
        self.row_height = 26 if self.is_wide else 24
        self.verticalHeader().setDefaultSectionSize(self.row_height)
        number = 50 if self.is_wide else 44
        half = max(40, (width - number + (8 if self.is_wide else 0)) // 2)
        for column, size in enumerate((number, half, max(40, width - number - half))):
            self.setColumnWidth(column, size)
        self._scroll_to_current()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the moves, or the text for none."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if self.hasFocus() and not self.currentIndex().isValid():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
        if self._moves.rowCount() == 0:
            painter.setFont(font(TEXT))
            painter.setPen(theme.colour("muted"))
            box = self.viewport().rect().adjusted(0, 10, 0, 0)
            flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(box, flags, self._empty)
        painter.end()


class _Emit(QAction):
    """A menu entry that emits a signal with a node; owned by the menu, so that it lives as long."""

    def __init__(self, parent: QMenu, signal: SignalInstance, node: object) -> None:
        super().__init__(parent)
        self._signal, self._node = signal, node

    def run(self) -> None:
        self._signal.emit(self._node)
