"""The table of campaigns and plain solves, updated in place."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidgetItem,
)

from tiling_gui.desktop.features.solves.rows import (
    BOUNDS,
    HEADS,
    POSITION,
    POSITIONS,
    RIGHT,
    STATE,
    TIME,
    WHEN,
    WORKERS,
    SolveRow,
)
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, font, named
from tiling_gui.desktop.ui.widgets.tables import EnterTable, Index, RowDelegate, set_up_selectable_rows
from tiling_gui.language import tr

_HIDDEN_BELOW = ((940, WORKERS), (860, TIME), (760, WHEN), (620, POSITIONS))
"""Pairs of a width in pixels and the column hidden below it; the least important column goes first."""


class _CellDelegate(RowDelegate):
    """Draws exact values bold, states and dates muted."""

    PADDING = 6

    def style_of(self, index: Index, *, chosen: bool) -> tuple[str, QFont.Weight]:
        table = self.parent()
        assert isinstance(table, CampaignTable)
        exact = index.column() == BOUNDS and table.rows[index.row()].state == "solved"
        faint = index.column() in (STATE, WHEN) and not chosen
        return ("muted" if faint else "text"), (SEMIBOLD if exact else REGULAR)

    def is_right_aligned(self, column: int) -> bool:
        return column in RIGHT


class CampaignTable(EnterTable):
    """The table of solves; `set_rows` may be called often, and the selection is kept."""

    def __init__(self) -> None:
        super().__init__(0, len(HEADS))
        self.rows: list[SolveRow] = []
        named(self, "continueTable", tr("Solves and campaigns"))
        set_up_selectable_rows(self)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        _CellDelegate(self)
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

    @property
    def chosen(self) -> SolveRow | None:
        found = self.selectionModel().selectedRows()
        return self.rows[found[0].row()] if found else None

    def set_rows(self, rows: list[SolveRow], choose: tuple[str, object] | None = None) -> None:
        """Shows these rows and selects the one with the key `choose`, else the one selected before, else the first."""
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for width, column in _HIDDEN_BELOW:
            self.setColumnHidden(column, self.width() < width)
