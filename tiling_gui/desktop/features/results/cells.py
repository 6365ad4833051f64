"""How the rows of the list of results and its head are drawn."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem, QWidget

from tiling_gui.desktop.features.results.result_row import COLUMNS, DATE, EXACT, FIRST, MAX, MIN, RESULT, STATE
from tiling_gui.desktop.features.results.table_model import ROW
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import ELLIPSIS, REGULAR, SEMIBOLD, font
from tiling_gui.desktop.ui.widgets.side_mark import paint_mark
from tiling_gui.desktop.ui.widgets.table_style import Index, RowCells
from tiling_gui.language import tr

MARK = 20
"""Pixels that a side's tile takes before the text."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ResultsHead(QHeaderView):
    """Titles in the muted colour over a hairline; a chevron at the column that is sorted by."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFixedHeight(32)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(48)
        self.setToolTip(tr("A click sorts by this column, another one the other way round"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.viewport().rect(), theme.colour("panel"))
        painter.fillRect(0, self.height() - 1, self.viewport().width(), 1, theme.colour("line"))
        for number, column in enumerate(COLUMNS):
            if self.isSectionHidden(number):
                continue
            is_sorted = number == self.sortIndicatorSection()
            box = QRect(self.sectionViewportPosition(number), 0, self.sectionSize(number), self.height() - 1)
            box.adjust(RowCells.PADDING, 0, -RowCells.PADDING, 0)
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


class ResultsCells(RowCells):
    """Players with their tiles, values bold."""

    def stands_right(self, column: int) -> bool:
        """As its column says."""
        return COLUMNS[column].right

    def before(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, box: QRect) -> QRect:
        """The tile of who was first, and of who won."""
        row, column = index.data(ROW), index.column()
        side = row.first if column == FIRST else row.winner if column == RESULT else None
        if side is None:
            return box
        tile = QStyle.visualRect(option.direction, box, QRect(box.left(), box.center().y() - 6, 14, 14))
        paint_mark(painter, QRectF(tile).translated(0, -0.5), side)
        return QStyle.visualRect(option.direction, box, box.adjusted(MARK, 0, 0, 0))

    def style_of(self, index: Index, *, chosen: bool) -> tuple[str, QFont.Weight]:
        """Values are bold; dates, states and "exact" for a player are muted."""
        row, column = index.data(ROW), index.column()
        if column == RESULT:
            return ("muted", REGULAR) if row.value is None else ("text", SEMIBOLD)
        faint = column in (DATE, STATE) or (column in (MAX, MIN) and (row.max, row.min)[column - MAX] == tr(EXACT))
        return ("muted" if faint and not (chosen and column in (DATE, STATE)) else "text"), REGULAR
