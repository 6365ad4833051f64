"""The list of results as Qt asks for it: filtered, sorted."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt

from tiling_gui.desktop.features.results.result_row import (
    BOARD,
    BOOKMARKED,
    COLUMNS,
    DATE,
    DELETED,
    GOING_ON,
    REACHED,
    RESULT,
    STATE,
    ResultRow,
    words_of,
)
from tiling_gui.desktop.session.player_names import rests_words
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.table_model import Index, RowsModel
from tiling_gui.language import plural, tr

ROW = Qt.ItemDataRole.UserRole
"""Role under which any cell gives its ResultRow."""


class ResultsModel(RowsModel):
    """Shows the rows that the filter leaves, sorted: as lists, for Qt's own proxy asks cell by cell."""

    def __init__(self) -> None:
        super().__init__(COLUMNS)
        self._all: list[ResultRow] = []
        self._in_order: list[ResultRow] = []
        """All, as they are sorted."""
        self._wanted: list[str] = []
        self._kind = ""
        self.reached: frozenset[object] = frozenset()
        """Ids of the rows that are of the kind REACHED."""
        self.sorted_by, self.order = DATE, Qt.SortOrder.DescendingOrder

    @property
    def all_rows(self) -> Sequence[ResultRow]:
        """Those too that the filter leaves out."""
        return self._all

    def set_rows(self, rows: Sequence[ResultRow]) -> None:
        """Takes other rows."""
        self._all = list(rows)
        self._in_order = self._sorted(self._all)
        self._show()

    def set_filter(self, text: str, kind: str = "") -> None:
        """Words to look for, and a kind, "" for all (DELETED: all of those)."""
        self._wanted, self._kind = [f" {word}" for word in words_of(text)], kind
        self._show()

    def _show(self) -> None:
        shown = [row for row in self._in_order if self._is_kind(row)]
        for word in self._wanted:
            shown = [row for row in shown if word in row.words]
        super().set_rows(shown)

    def _is_kind(self, row: ResultRow) -> bool:
        if self._kind == GOING_ON:
            return row.going_on
        if self._kind == BOOKMARKED:
            return row.label.bookmarked
        if self._kind == REACHED:
            return row.id in self.reached
        return self._kind in ("", DELETED, row.kind)

    def _sorted(self, rows: list[ResultRow]) -> list[ResultRow]:
        """By the column's key; what is not known is lowest, and of rows that tie the newer one is later."""
        key, when = COLUMNS[self.sorted_by].key, COLUMNS[DATE].key

        def place(row: ResultRow) -> tuple[Any, ...]:
            known = key(row)
            return (False, when(row)) if known is None else (True, known, when(row))

        return sorted(rows, key=place, reverse=self.order == Qt.SortOrder.DescendingOrder)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sorts by a column; what is chosen stays so."""
        if not 0 <= column < len(COLUMNS):
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        rows = [self._rows[index.row()] for index in before]
        self.sorted_by, self.order = column, order
        self._rows, self._in_order = self._sorted(self._rows), self._sorted(self._all)
        places = {id(row): number for number, row in enumerate(self._rows)} if before else {}
        after = [self.index(places[id(row)], index.column()) for row, index in zip(rows, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def sentence(self, chosen: int) -> str:
        """How many rows are shown, of `chosen` of them, and how they are sorted."""
        shown, every = len(self._rows), len(self._all)
        if not shown:
            return plural("0 of %n results.", "0 of %n result.", every) if every else ""
        count = plural("%n results", "%n result", shown)
        if shown != every:
            count = plural("{shown} of %n results", "{shown} of %n result", every, shown=shown)
        by = COLUMNS[self.sorted_by]
        return tr(
            "{count}, {chosen} selected. Sorted by {column}, {order}.",
            count=count,
            chosen=chosen,
            column=tr(by.sorted_by),
            order=tr(by.orders[self.order == Qt.SortOrder.DescendingOrder]),
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, tip, alignment or the whole row of a cell."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], COLUMNS[index.column()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.texts[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            shown = row.board if index.column() == BOARD else column.text(row)
            rests = rests_words(row) if index.column() in (STATE, RESULT) else ""
            return ". ".join(filter(None, (shown, rests))) or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            title, text = tr(column.title), column.text(row) or words.NOTHING
            cell = f"{title} {text}"
            if index.column() == RESULT and row.winner:
                return tr("{result}, {side} won", result=cell, side=row.winner)
            return cell
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(COLUMNS[section].title)
        return None
