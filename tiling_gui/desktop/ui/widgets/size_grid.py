"""A grid of values, such as those of boards: rows down and columns across; kinds of cells differ not only in colour."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import (
    REGULAR,
    SEMIBOLD,
    font,
    force_left_to_right,
    named,
    painter_on,
    text_width,
)
from tiling_gui.desktop.ui.widgets.tables import Index
from tiling_gui.language import tr

WIDTH, HEIGHT = 46, 28
"""Size of a cell in pixels; a column is wider if one of its texts needs more."""
_AROUND = 6
"""Pixels to the left and right of a text together."""
OPEN = "open"
OPEN_MARK = "·"
_MARK = 7
"""Size in pixels of the filled corner of a cell."""

Size = tuple[int, int]
"""The numbers of a row and of a column."""


@dataclass(frozen=True)
class CellKind:
    """A look of cells, and what it means."""

    key: str
    example: str
    meaning: str
    """Marked for translation."""
    ground: str = ""
    """Role of the background colour; "" for none."""
    corner: bool = False
    bold: bool = False

    @property
    def weight(self) -> QFont.Weight:
        return SEMIBOLD if self.bold else REGULAR


@dataclass(frozen=True)
class Cell:
    kind: CellKind
    text: str
    words: str
    """The same for the tool tip and screen readers."""


class SizeModel(QAbstractTableModel):
    """A cell for each size, in consecutive rows and columns. Subclasses implement `cell`."""

    def __init__(self, sizes: Iterable[Size], kinds: tuple[CellKind, ...]) -> None:
        super().__init__()
        self.kinds = kinds
        self.set_sizes(sizes)

    def set_sizes(self, sizes: Iterable[Size]) -> None:
        self.beginResetModel()
        self._sizes = set(sizes)
        self._first = min(m for m, _ in self._sizes), min(n for _, n in self._sizes)
        self._rows = max(m for m, _ in self._sizes) - self._first[0] + 1
        self._columns = max(n for _, n in self._sizes) - self._first[1] + 1
        self.endResetModel()

    def cell(self, size: Size) -> Cell:
        raise NotImplementedError

    def kind(self, key: str) -> CellKind:
        return next(kind for kind in self.kinds if kind.key == key)

    def refresh(self) -> None:
        """Report that cells have changed; the selection remains."""
        self.dataChanged.emit(self.index(0, 0), self.index(self._rows - 1, self._columns - 1))

    def size_at(self, index: Index) -> Size | None:
        """The size of a cell; None if there is none."""
        size = index.row() + self._first[0], index.column() + self._first[1]
        return size if index.isValid() and size in self._sizes else None

    def index_of(self, size: Size) -> QModelIndex:
        return self.index(size[0] - self._first[0], size[1] - self._first[1])

    def cell_at(self, index: Index) -> Cell | None:
        """The content of a cell; None if there is none."""
        size = self.size_at(index)
        return self.cell(size) if size else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else self._columns

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cells without a value are not selectable."""
        return super().flags(index) if self.size_at(index) else Qt.ItemFlag.NoItemFlags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return str(section + self._first[orientation is Qt.Orientation.Horizontal])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self.cell_at(index)
        if cell is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        return cell.words if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole) else None


class _CellDelegate(QStyledItemDelegate):
    def __init__(self, grid: "SizeGrid") -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = self._grid.boards.cell_at(index)
        if cell is None:
            return
        painter.save()
        paint_cell(painter, option.rect, cell.kind, cell.text)
        if option.state & QStyle.StateFlag.State_Selected:
            role = "accent" if self._grid.hasFocus() else "muted"
            painter.setPen(QPen(theme.colour(role), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(option.rect).adjusted(1, 1, -2, -2))
        painter.restore()


def paint_cell(
    painter: QPainter,
    rect: QRect,
    kind: CellKind,
    text: str,
) -> None:
    """Draw a cell of this kind, in the grid or the legend."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = rect.adjusted(1, 1, -1, -1)
    if kind.ground:
        painter.fillRect(box, theme.colour(kind.ground))
    if kind.corner:
        corner = QPointF(box.left(), box.top())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawPolygon(QPolygonF([corner, corner + QPointF(_MARK, 0), corner + QPointF(0, _MARK)]))
    fits = kind.key != OPEN and text_width(text, TEXT, kind.weight) <= rect.width() - _AROUND
    size = TEXT if fits or text == OPEN_MARK else CAPTION
    painter.setFont(font(size, kind.weight))
    painter.setPen(theme.colour("muted" if kind.key == OPEN else "text"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class SizeGrid(QTableView):
    """The grid; arrows and clicks select a board."""

    chosen = Signal(object)
    """(Size) Another cell was selected."""

    def __init__(self, boards: SizeModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boards = boards
        named(self, "boardGrid", tr("Values: k down, n across"))
        self.setModel(self.boards)
        self.setItemDelegate(_CellDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for head, length in ((self.horizontalHeader(), WIDTH), (self.verticalHeader(), HEIGHT)):
            head.setMinimumSectionSize(length)
            head.setDefaultSectionSize(length)
            head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            head.setHighlightSections(True)
            head.setSectionsClickable(False)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setCornerButtonEnabled(False)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.boards.dataChanged.connect(self._fit)
        self.boards.modelReset.connect(self._fit)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Make each column as wide as its texts need at the smaller size."""
        for column in range(self.boards.columnCount()):
            cells = (self.boards.cell_at(self.boards.index(row, column)) for row in range(self.boards.rowCount()))
            needed = [text_width(cell.text, CAPTION, cell.kind.weight) + _AROUND for cell in cells if cell is not None]
            self.setColumnWidth(column, max(WIDTH, *needed, 0))

    def choose(self, size: Size) -> None:
        index = self.boards.index_of(size)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _on_current(self, index: QModelIndex, before: QModelIndex) -> None:
        size = self.boards.size_at(index)
        if size:
            self.chosen.emit(size)


class CellLegend(QWidget):
    """An example of each kind of cell with its meaning, wrapped to the width."""

    def __init__(self, kinds: tuple[CellKind, ...]) -> None:
        super().__init__()
        force_left_to_right(self)
        self.setAccessibleName(tr("Legend"))
        self.show_kinds(kinds)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_kinds(self, kinds: tuple[CellKind, ...]) -> None:
        self._kinds = kinds
        self.setAccessibleDescription(", ".join(tr(kind.meaning) for kind in kinds))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sum(width for _, _, width in self._boxes(1 << 20)), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(max(width for _, _, width in self._boxes(0)), HEIGHT)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(y for _, y, _ in self._boxes(width)) + HEIGHT

    def _boxes(self, room: int) -> list[tuple[int, int, int]]:
        """(x, y, width) of each example with its text."""
        found, x, y = [], 0, 0
        for kind in self._kinds:
            width = WIDTH + 20 + text_width(tr(kind.meaning), CAPTION)
            if x and x + width > room:
                x, y = 0, y + HEIGHT + 4
            found.append((x, y, width))
            x += width
        return found

    def paintEvent(self, event: object) -> None:
        painter = painter_on(self)
        for kind, (x, y, width) in zip(self._kinds, self._boxes(self.width()), strict=True):
            paint_cell(painter, QRect(x, y, WIDTH, HEIGHT), kind, kind.example)
            painter.setFont(font(CAPTION))
            painter.setPen(theme.colour("muted"))
            box = QRect(x + WIDTH + 6, y, width - WIDTH - 6, HEIGHT)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, tr(kind.meaning))
        painter.end()
