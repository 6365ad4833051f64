"""The table of the results window: filtering, sorting, drawing, column widths and selection."""

from collections.abc import Mapping, Sequence
from functools import partial
from heapq import nlargest
from typing import Any

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QStyle, QStyleOptionViewItem, QTableView

from tiling_gui.desktop.features.results.rows import (
    BOARD,
    BOOKMARKED,
    COLUMNS,
    DATE,
    DELETED,
    EXACT,
    FIRST,
    GAME_NAME,
    GOING_ON,
    MAX,
    MIN,
    MOVES,
    NAME,
    POSITIONS,
    REACHED,
    RESULT,
    STATE,
    TIME,
    UNFINISHED,
    ResultColumn,
    ResultRow,
    words_of,
)
from tiling_gui.desktop.ui.theme import CAPTION, TEXT
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, font, named
from tiling_gui.desktop.ui.widgets.side_mark import paint_mark
from tiling_gui.desktop.ui.widgets.tables import ROW, Index, RowDelegate, RowsModel, set_up_selectable_rows
from tiling_gui.language import plural, tr
from tiling_gui.players.player import player_words

_MARK = 20
"""Pixels for a side's tile before the text."""
_INDICATOR = 14
"""Pixels for the arrow beside the title of the column that is sorted by."""
_LEAST = 64
"""Least width in pixels of a column whose texts may be elided."""
_AIR = 80
"""Greatest number of extra pixels for the column of a player."""


class ResultsModel(RowsModel):
    """The filtered and sorted rows. Sorts lists itself: a proxy model would ask cell by cell."""

    def __init__(self) -> None:
        super().__init__(COLUMNS)
        self.all_rows: Sequence[ResultRow] = ()
        """All rows, including those filtered out."""
        self._in_order: list[ResultRow] = []
        """All rows, sorted."""
        self._wanted: list[str] = []
        self._kind = ""
        self.reached: frozenset[object] = frozenset()
        """Ids of the rows of the kind REACHED."""
        self.sorted_by, self.order = DATE, Qt.SortOrder.DescendingOrder

    def set_rows(self, rows: Sequence[ResultRow]) -> None:
        self.all_rows = rows
        self.sort(self.sorted_by, self.order)

    def set_filter(self, text: str, kind: str = "") -> None:
        """Filter by words and by a kind, "" for all."""
        self._wanted, self._kind = [f" {word}" for word in words_of(text)], kind
        self._show()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by the column's key: unknown values lowest, ties by date."""
        if not 0 <= column < len(COLUMNS):
            return
        key, when = COLUMNS[column].key, COLUMNS[DATE].key

        def place(row: ResultRow) -> tuple[Any, ...]:
            known = key(row)
            return (False, when(row)) if known is None else (True, known, when(row))

        self.sorted_by, self.order = column, order
        self._in_order = sorted(self.all_rows, key=place, reverse=order == Qt.SortOrder.DescendingOrder)
        self._show()

    def _show(self) -> None:
        shown = [row for row in self._in_order if self._is_kind(row)]
        for word in self._wanted:
            shown = [row for row in shown if word in row.words]
        super().set_rows(shown)

    def _is_kind(self, row: ResultRow) -> bool:
        if self._kind == GOING_ON:
            return row.going_on
        if self._kind == UNFINISHED:
            return row.is_unfinished
        if self._kind == BOOKMARKED:
            return row.label.bookmarked
        if self._kind == REACHED:
            return row.id in self.reached
        return self._kind in ("", DELETED, row.kind)

    def sentence(self, chosen: int) -> str:
        """How many rows are shown and selected."""
        shown, every = len(self._rows), len(self.all_rows)
        if not shown:
            return plural("0 of %n results.", "0 of %n result.", every) if every else ""
        count = plural("%n results", "%n result", shown)
        if shown != every:
            count = plural("{shown} of %n results", "{shown} of %n result", every, shown=shown)
        return tr("{count}, {chosen} selected.", count=count, chosen=chosen)

    def more(self, row: ResultRow, column: ResultColumn, role: int) -> object:
        number = COLUMNS.index(column)
        if role == Qt.ItemDataRole.ToolTipRole:
            shown = row.board if number == BOARD else column.text(row)
            return shown or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            cell = " ".join((tr(column.title), column.text(row) or words.NOTHING))
            if number == RESULT and row.winner:
                return tr("{result}, {side} won", result=cell, side=row.winner)
            return cell
        return None

    def head_tip(self, column: ResultColumn) -> str:
        return tr("Click to sort by this column, again to reverse the order")


class _CellDelegate(RowDelegate):
    """Draws cells: players with their tiles, values bold, dates, states and EXACT muted."""

    def is_right_aligned(self, column: int) -> bool:
        return COLUMNS[column].right

    def before(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, box: QRect) -> QRect:
        row, column = index.data(ROW), index.column()
        side = row.first if column == FIRST else row.winner if column == RESULT else None
        if side is None:
            return box
        tile = QStyle.visualRect(option.direction, box, QRect(box.left(), box.center().y() - 6, 14, 14))
        paint_mark(painter, QRectF(tile).translated(0, -0.5), side)
        return QStyle.visualRect(option.direction, box, box.adjusted(_MARK, 0, 0, 0))

    def style_of(self, index: Index, *, chosen: bool) -> tuple[str, QFont.Weight]:
        row, column = index.data(ROW), index.column()
        if column == RESULT:
            return ("muted", REGULAR) if row.value is None else ("text", SEMIBOLD)
        faint = column in (DATE, STATE) or (column in (MAX, MIN) and (row.max, row.min)[column - MAX] == tr(EXACT))
        return ("muted" if faint and not (chosen and column in (DATE, STATE)) else "text"), REGULAR


class ResultsTable(QTableView):
    """The table. Its selection survives filtering, sorting and refreshing."""

    removed = Signal()
    """Emitted when Del is pressed."""
    renaming = Signal()
    """Emitted when F2 is pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = ResultsModel()
        self.rows.setParent(self)
        self._measured: Sequence[ResultRow] | None = None
        self._needs: list[int] = []
        """The width in pixels that each column needs for the rows measured last."""
        self._chosen_ids: list[object] = []
        """The selection to restore after the model is reset."""
        named(self, "resultsTable", tr("Results"))
        _CellDelegate(self)
        set_up_selectable_rows(self)
        self.setModel(self.rows)
        head = self.horizontalHeader()
        head.setFixedHeight(32)
        head.setMinimumSectionSize(48)
        self.sortByColumn(DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.rows.modelAboutToBeReset.connect(self._on_resetting)
        self.rows.modelReset.connect(self._on_reset)

    def _on_resetting(self) -> None:
        self._chosen_ids = [row.id for row in self.chosen]

    def _on_reset(self) -> None:
        self.fit_columns()
        self.choose_ids(self._chosen_ids)

    # Column widths ------------------------------------------------------------------------------------------

    def fit_columns(self) -> None:
        """Set the width of every column by its texts; hide columns that are empty for these rows."""
        if self.rows.rows is not self._measured:
            self._measured = self.rows.rows
            self._measure(self._measured)
        needs = {k: self._needs[k] for k in range(len(COLUMNS)) if not self.isColumnHidden(k)}
        # Elided texts must stay useful: the name of a rectangle is never cut.
        least = {k: _wide("20 × 20") if k == BOARD else _LEAST for k in needs if COLUMNS[k].gives}
        # If the table scrolls anyway, the usual players can be read in full.
        usual = _wide(player_words("lookahead:3") + "…")
        for number, width in column_widths(needs, self.viewport().width(), least, usual).items():
            self.setColumnWidth(number, width)

    def _measure(self, rows: Sequence[ResultRow]) -> None:
        """Measure each column's texts once per set of rows, not at every resize."""
        columns: list[set[str]] = [set(texts) for texts in zip(*(row.texts for row in rows), strict=True)]
        columns = columns or [set() for _ in COLUMNS]
        for column in (NAME, GAME_NAME, MOVES, POSITIONS, TIME):
            texts = columns[column]
            self.setColumnHidden(column, texts <= {""} or (column == GAME_NAME and len(texts) == 1))
        self._needs = [self._needed(column, texts) for column, texts in enumerate(columns)]

    def _needed(self, column: int, texts: set[str]) -> int:
        """The width in pixels for the title, with the indicator if sorted by it, and the widest text with its tile."""
        # Only the longest texts are measured: letters differ less in width than texts in length.
        metrics = QFontMetrics(font(TEXT, SEMIBOLD if column == RESULT else REGULAR))
        widest = max((metrics.horizontalAdvance(text) for text in nlargest(8, texts, key=len)), default=0)
        title = QFontMetrics(font(CAPTION, SEMIBOLD)).horizontalAdvance(tr(COLUMNS[column].title))
        title += _INDICATOR if column == self.rows.sorted_by else 0
        return max(widest + (_MARK if column in (FIRST, RESULT) else 0), title) + 2 * RowDelegate.PADDING + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    # Selection ----------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> list[ResultRow]:
        return [index.data(ROW) for index in sorted(self.selectionModel().selectedRows())]

    @property
    def here(self) -> ResultRow | None:
        """The selected row with the keyboard focus, else the first selected one; None if none is selected."""
        chosen, at = self.chosen, self.currentIndex()
        row = at.data(ROW) if at.isValid() else None
        return row if row in chosen else next(iter(chosen), None)

    def choose_ids(self, ids: Sequence[object]) -> None:
        """Select the rows with these ids, or the first row if there is none."""
        numbers = {each.id: number for number, each in enumerate(self.rows.rows)}
        if numbers:
            self.choose([numbers[id] for id in ids if id in numbers] or [0])

    def choose(self, rows: Sequence[int]) -> None:
        """Select exactly these rows; the first gets the keyboard focus."""
        # Not selectRow, which obeys held modifier keys: Ctrl+R opens the window.
        chosen, flag = QItemSelection(), QItemSelectionModel.SelectionFlag
        for row in rows:
            chosen.select(self.rows.index(row, 0), self.rows.index(row, len(COLUMNS) - 1))
        self.selectionModel().setCurrentIndex(self.rows.index(rows[0], 0), flag.NoUpdate)
        self.selectionModel().select(chosen, flag.ClearAndSelect)

    # Requests -----------------------------------------------------------------------------------------------

    def fill_sorting(self, menu: QMenu) -> None:
        """Add the columns to sort by; the current one reverses its order."""
        for number, column in enumerate(COLUMNS):
            same = number == self.rows.sorted_by
            up = not same or self.rows.order == Qt.SortOrder.DescendingOrder
            order = Qt.SortOrder.AscendingOrder if up else Qt.SortOrder.DescendingOrder
            action = menu.addAction(tr(column.title), partial(self.sortByColumn, number, order))
            action.setCheckable(True)
            action.setChecked(same)

    def print_list(self) -> None:
        """Open a print preview of the rows listed."""
        from tiling_gui.desktop.ui.printing import PrintDocument, table

        shown = [number for number, _ in enumerate(COLUMNS) if any(row.texts[number] for row in self.rows.rows)]
        rows = [[row.texts[number] for number in shown] for row in self.rows.rows]
        self.printed = PrintDocument(
            tr("Games and results"), table([tr(COLUMNS[number].title) for number in shown], rows)
        )
        self.printed.preview(self.window())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle F2 and Del; for Enter Qt emits `activated`."""
        if event.key() == Qt.Key.Key_F2:
            self.renaming.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


def column_widths(needs: Mapping[int, int], room: int, least: Mapping[int, int], usual: int) -> dict[int, int]:
    """The widths of columns that need `needs` pixels, in `room` pixels.

    Spare room goes to the players, at most `_AIR` each. If room is missing, it is taken from the columns in `least`,
    the widest first, down to the width given there; if that is not enough, only down to `usual`, and the table scrolls.
    """
    widths = dict(needs)
    left = room - sum(widths.values())
    for column in (MAX, MIN):
        widths[column] += max(0, min(left // 2, _AIR))
    spare = {number: max(0, widths[number] - pixels) for number, pixels in least.items()}
    if left + sum(spare.values()) < 0:
        spare = {number: max(0, widths[number] - max(pixels, usual)) for number, pixels in least.items()}
    while left < 0 and spare[widest := max(spare, key=lambda number: spare[number])] > 0:
        widths[widest] -= 1
        spare[widest] -= 1
        left += 1
    return widths


def _wide(text: str) -> int:
    return QFontMetrics(font(TEXT)).horizontalAdvance(text) + 2 * RowDelegate.PADDING + 2
