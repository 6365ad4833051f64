"""The table of the results window: how its rows and its head are drawn, and what keys and clicks do in it."""

from collections.abc import Sequence
from functools import partial
from heapq import nlargest

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.results.table_model import (
    BOARD,
    COLUMNS,
    DATE,
    EXACT,
    FIRST,
    GAME_NAME,
    MAX,
    MIN,
    MOVES,
    NAME,
    POSITIONS,
    RESULT,
    ROW,
    STATE,
    TIME,
    ResultRow,
    ResultsModel,
)
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import ELLIPSIS, REGULAR, SEMIBOLD, font, named
from tiling_gui.desktop.ui.widgets.side_mark import paint_mark
from tiling_gui.desktop.ui.widgets.table_style import HEIGHT, Index, choose_rows, paint_ground
from tiling_gui.language import tr
from tiling_gui.players.player import player_words

_PADDING = 8
_MARK = 20
"""Pixels that a side's tile takes before the text."""
_LEAST = 64
"""Pixels that a column whose texts may be cut keeps."""
_AIR = 80
"""Pixels that a player's column gets at most beyond what its texts need."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Head(QHeaderView):
    """Titles in the muted colour over a hairline; a chevron at the column that is sorted by."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFixedHeight(32)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(48)
        self.setToolTip(tr("A click sorts by this column, another one the other way round"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws all of it."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.viewport().rect(), theme.colour("panel"))
        painter.fillRect(0, self.height() - 1, self.viewport().width(), 1, theme.colour("line"))
        for number, column in enumerate(COLUMNS):
            if self.isSectionHidden(number):
                continue
            is_sorted = number == self.sortIndicatorSection()
            box = QRect(self.sectionViewportPosition(number), 0, self.sectionSize(number), self.height() - 1)
            box.adjust(_PADDING, 0, -_PADDING, 0)
            painter.setFont(font(CAPTION, SEMIBOLD))
            painter.setPen(theme.colour("text" if is_sorted else "muted"))
            metrics = QFontMetrics(painter.font())
            shown = metrics.elidedText(tr(column.title), ELLIPSIS, box.width() - (12 if is_sorted else 0))
            text = box.adjusted(0, 0, -12, 0) if is_sorted and column.right else box
            text = QStyle.visualRect(self.layoutDirection(), box, text)
            painter.drawText(text, _RIGHT if column.right else _LEFT, shown)
            if is_sorted:
                x = box.right() - 9 if column.right else box.left() + metrics.horizontalAdvance(shown) + 4
                place = QStyle.visualRect(self.layoutDirection(), box, QRect(x, box.top(), 9, box.height()))
                self._chevron(painter, place.left(), box.center().y())
        painter.end()

    def _chevron(self, painter: QPainter, x: int, y: int) -> None:
        rise = 2 if self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder else -2
        painter.setPen(QPen(theme.colour("text"), 1.5))
        painter.drawPolyline([QPointF(x, y - rise), QPointF(x + 4, y + rise), QPointF(x + 8, y - rise)])


class _Cells(QStyledItemDelegate):
    """Draws rows: players with their tiles, values bold, the chosen row with an accent bar."""

    def __init__(self, view: "ResultsTable") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows as high as a control."""
        return QSize(60, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws one cell."""
        row = index.data(ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = paint_ground(painter, self._view, option, index)
        box = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        mark = self._mark(row, index.column())
        if mark is not None:
            turn, whole = option.direction, box
            tile = QStyle.visualRect(turn, whole, QRect(box.left(), box.center().y() - 6, 14, 14))
            paint_mark(painter, QRectF(tile).translated(0, -0.5), mark)
            box = QStyle.visualRect(turn, whole, box.adjusted(_MARK, 0, 0, 0))
        role, weight = self._style(row, index.column(), chosen)
        painter.setFont(font(TEXT, weight))
        painter.setPen(theme.colour(role))
        shown = QFontMetrics(painter.font()).elidedText(str(index.data() or ""), ELLIPSIS, box.width() + 1)
        painter.drawText(box, _RIGHT if COLUMNS[index.column()].right else _LEFT, shown)
        painter.restore()

    def _mark(self, row: ResultRow, column: int) -> Side | None:
        if column == FIRST:
            return row.first
        return row.winner if column == RESULT else None

    def _style(self, row: ResultRow, column: int, chosen: bool) -> tuple[str, QFont.Weight]:
        if column == RESULT:
            return ("muted", REGULAR) if row.value is None else ("text", SEMIBOLD)
        faint = column in (DATE, STATE) or (column in (MAX, MIN) and (row.max, row.min)[column - MAX] == tr(EXACT))
        return ("muted" if faint and not (chosen and column in (DATE, STATE)) else "text"), REGULAR


class ResultsTable(QTableView):
    """The table; Enter or a double click opens the chosen row."""

    opened = Signal()
    removed = Signal()
    """Del was pressed."""
    renaming = Signal()
    """F2 was pressed."""
    menuWanted = Signal(object)
    """The QContextMenuEvent of a right click or the menu key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hovered_row = -1
        self._rows: ResultsModel | None = None
        self._measured: Sequence[ResultRow] | None = None
        self._needs: list[int] = []
        """Pixels that each column needs for the rows that were measured last."""
        named(self, "resultsTable", tr("Results"))
        self.setHorizontalHeader(_Head(self))
        self.setItemDelegate(_Cells(self))
        choose_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSortingEnabled(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.entered.connect(self._entered)
        self.doubleClicked.connect(self._double)
        theme.changed.connect(self._recolour)
        self._recolour()

    def show_rows(self, model: ResultsModel) -> None:
        """Shows these rows."""
        self._rows = model
        self.setModel(model)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Gives every column what its texts need; one that says nothing of these rows is away.

        What is left goes to the players; what is missing is taken from the columns whose texts may be cut.
        """
        if self._rows is None:
            return
        if self._rows.rows is not self._measured:
            self._measured = self._rows.rows
            self._measure(self._measured)
        widths = [0 if self.isColumnHidden(k) else self._needs[k] for k in range(len(COLUMNS))]
        room = self.viewport().width() - sum(widths)
        for column in (MAX, MIN):
            widths[column] += max(0, min(room // 2, _AIR))
        spare = self._spare(widths, _LEAST)
        if room + sum(spare.values()) < 0:  # it is scrolled in any case: then the usual players are read whole
            spare = self._spare(widths, self._wide(player_words("lookahead:3") + "…"))
        while room < 0 and spare[widest := max(spare, key=lambda number: spare[number])] > 0:
            widths[widest] -= 1
            spare[widest] -= 1
            room += 1
        for number, width in enumerate(widths):
            self.setColumnWidth(number, width)

    def _spare(self, widths: Sequence[int], least: int) -> dict[int, int]:
        """What the columns that may be cut can give, down to `least` pixels; a board of two numbers is read whole."""
        board = max(least, self._wide("20 × 20"))
        return {
            number: max(0, widths[number] - (board if number == BOARD else least))
            for number, column in enumerate(COLUMNS)
            if column.gives
        }

    @staticmethod
    def _wide(text: str) -> int:
        return QFontMetrics(font(TEXT)).horizontalAdvance(text) + 2 * _PADDING + 2

    def _measure(self, rows: Sequence[ResultRow]) -> None:
        """Looks at every text once, also while the window is made wider and narrower."""
        columns: list[set[str]] = [set(texts) for texts in zip(*(row.texts for row in rows), strict=True)]
        columns = columns or [set() for _ in COLUMNS]
        for column in (NAME, GAME_NAME, MOVES, POSITIONS, TIME):
            texts = columns[column]
            self.setColumnHidden(column, texts <= {""} or (column == GAME_NAME and len(texts) == 1))
        self._needs = [self._needed(column, texts) for column, texts in enumerate(columns)]

    def _needed(self, column: int, texts: set[str]) -> int:
        """Pixels for the title with its chevron and for the widest text with its tile."""
        # Of the longest texts only: letters differ less in width than texts in length.
        metrics = QFontMetrics(font(TEXT, SEMIBOLD if column == RESULT else REGULAR))
        widest = max((metrics.horizontalAdvance(text) for text in nlargest(8, texts, key=len)), default=0)
        title = QFontMetrics(font(CAPTION, SEMIBOLD)).horizontalAdvance(tr(COLUMNS[column].title)) + 14
        return max(widest + (_MARK if column in (FIRST, RESULT) else 0), title) + 2 * _PADDING + 2

    def sort_by(self, column: int) -> None:
        """Sorts by a column; again the other way round."""
        head = self.horizontalHeader()
        same = head.sortIndicatorSection() == column
        up = Qt.SortOrder.AscendingOrder
        down = Qt.SortOrder.DescendingOrder
        self.sortByColumn(column, down if same and head.sortIndicatorOrder() == up else up)

    def fill_sorting(self, menu: QMenu) -> None:
        """The columns to sort by."""
        for number, column in enumerate(COLUMNS):
            action = menu.addAction(tr(column.title), partial(self.sort_by, number))
            action.setCheckable(True)
            action.setChecked(number == self.horizontalHeader().sortIndicatorSection())

    def choose(self, rows: Sequence[int]) -> None:
        """Chooses these rows and no other; the keys are at the first."""
        # Not by selectRow: it goes by the keys that are held, and Ctrl+R opens the window.
        chosen, flag = QItemSelection(), QItemSelectionModel.SelectionFlag
        for row in rows:
            chosen.select(self.model().index(row, 0), self.model().index(row, len(COLUMNS) - 1))
        self.selectionModel().setCurrentIndex(self.model().index(rows[0], 0), flag.NoUpdate)
        self.selectionModel().select(chosen, flag.ClearAndSelect)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, F2 renames, Del deletes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
            return
        if event.key() == Qt.Key.Key_F2:
            self.renaming.emit()
            return
        if event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Hands the wish for a menu on."""
        self.menuWanted.emit(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Takes the hover off."""
        self.hovered_row = -1
        self.viewport().update()
        super().leaveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the width again."""
        super().resizeEvent(event)
        self.fit_columns()

    def _entered(self, index: QModelIndex) -> None:
        self.hovered_row = index.row()
        self.viewport().update()

    def _double(self, index: QModelIndex) -> None:
        self.opened.emit()

    def _recolour(self) -> None:
        ground = theme.colour("panel").name()
        self.setStyleSheet(f"QTableView, QTableView:focus {{ background: {ground}; border: none; }}")
