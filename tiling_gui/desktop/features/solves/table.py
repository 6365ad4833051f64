"""The list of campaigns and plain solves as a table whose figures change in place."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tiling_gui.desktop.features.solves.rows import (
    BOUNDS,
    HEADS,
    POSITION,
    RIGHT,
    STATE,
    TIME,
    WHEN,
    WORKERS,
    Row,
)
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import ELLIPSIS, REGULAR, SEMIBOLD, font, named
from tiling_gui.desktop.ui.widgets.table_style import HEIGHT, Index, choose_rows, paint_ground
from tiling_gui.language import tr

_PADDING = 6
_LEAVES = ((940, WORKERS), (860, TIME), (760, WHEN), (620, 4))
"""(width of the table in pixels below which a column goes, the column): what is least missed goes first."""


class _Cells(QStyledItemDelegate):
    """Draws cells as the results window does: an accent bar at the chosen row, exact values bold."""

    def __init__(self, table: "CampaignTable") -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As wide as the text, as high as a control."""
        wide = QFontMetrics(font(TEXT, SEMIBOLD)).horizontalAdvance(str(index.data() or ""))
        return QSize(wide + 2 * _PADDING + 2, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws one cell."""
        row = self._table.rows[index.row()]
        painter.save()
        chosen = paint_ground(painter, self._table, option, index)
        exact = index.column() == BOUNDS and row.state == "solved"
        faint = index.column() in (STATE, WHEN) and not chosen
        painter.setFont(font(TEXT, SEMIBOLD if exact else REGULAR))
        painter.setPen(theme.colour("muted" if faint else "text"))
        box = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        shown = QFontMetrics(painter.font()).elidedText(str(index.data() or ""), ELLIPSIS, box.width() + 1)
        side = Qt.AlignmentFlag.AlignRight if index.column() in RIGHT else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()


class CampaignTable(QTableWidget):
    """`set_rows` as often as there is something new; the chosen row stays chosen."""

    wanted = Signal()
    """Enter or a double click on a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, len(HEADS), parent)
        self.rows: list[Row] = []
        self.hovered_row = -1
        named(self, "continueTable", tr("Solves and campaigns"))
        choose_rows(self)
        self.setStyleSheet("QTableView, QTableView:focus { border: none; background: transparent; }")
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Cells(self))
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setFont(font(CAPTION, SEMIBOLD))
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(POSITION, QHeaderView.ResizeMode.Stretch)
        for column, title in enumerate(HEADS):
            item = QTableWidgetItem(tr(title))
            side = Qt.AlignmentFlag.AlignRight if column in RIGHT else Qt.AlignmentFlag.AlignLeft
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(column, item)
        self.itemDoubleClicked.connect(self.wanted)

    @property
    def chosen(self) -> Row | None:
        """The chosen row."""
        found = self.selectionModel().selectedRows()
        return self.rows[found[0].row()] if found else None

    def set_rows(self, rows: list[Row], choose: tuple[str, object] | None = None) -> None:
        """Shows these; `choose` is the key of the row to choose, else the one chosen before, else the first."""
        before = self.chosen
        wanted = choose or (before.key if before else None)
        keys = [row.key for row in rows]
        same = keys == [row.key for row in self.rows]
        self.rows = rows
        self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, (text, tip) in enumerate(zip(row.cells, row.tips, strict=True)):
                item = self.item(number, column)
                if item is None:
                    item = QTableWidgetItem()
                    self.setItem(number, column, item)
                if item.text() != text:
                    item.setText(text)
                if item.toolTip() != tip:
                    item.setToolTip(tip)
        if rows and (not same or choose or before is None):
            self.selectRow(keys.index(wanted) if wanted in keys else 0)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
            return
        super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Notes the row under the pointer."""
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(round(event.position().y())))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is over no row."""
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self.hovered_row:
            self.hovered_row = row
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves out what does not fit."""
        super().resizeEvent(event)
        for width, column in _LEAVES:
            self.setColumnHidden(column, self.width() < width)
