"""The table of the results window: how wide its columns are, what is chosen, and what keys and clicks ask for."""

from collections.abc import Mapping, Sequence
from functools import partial
from heapq import nlargest

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QTableView, QWidget

from tiling_gui.desktop.features.results.cells import MARK, ResultsCells, ResultsHead
from tiling_gui.desktop.features.results.result_row import (
    BOARD,
    COLUMNS,
    FIRST,
    GAME_NAME,
    MAX,
    MIN,
    MOVES,
    NAME,
    POSITIONS,
    RESULT,
    TIME,
    ResultRow,
)
from tiling_gui.desktop.features.results.table_model import ROW, ResultsModel
from tiling_gui.desktop.ui.theme import CAPTION, TEXT
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, font, named
from tiling_gui.desktop.ui.widgets.table_style import RowCells, choose_rows
from tiling_gui.language import tr
from tiling_gui.players.player import player_words

_LEAST = 64
"""Pixels that a column whose texts may be cut keeps."""
_AIR = 80
"""Pixels that a player's column gets at most beyond what its texts need."""


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
        self._rows: ResultsModel | None = None
        self._measured: Sequence[ResultRow] | None = None
        self._needs: list[int] = []
        """Pixels that each column needs for the rows that were measured last."""
        named(self, "resultsTable", tr("Results"))
        self.setHorizontalHeader(ResultsHead(self))
        ResultsCells(self)
        choose_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSortingEnabled(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.doubleClicked.connect(lambda index: self.opened.emit())

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
        shown = [k for k in range(len(COLUMNS)) if not self.isColumnHidden(k)]
        needs = {k: self._needs[k] for k in shown}
        # A board of two numbers is read whole; where it is scrolled in any case, the usual players are, too.
        least = dict.fromkeys((k for k in shown if COLUMNS[k].gives), _LEAST)
        wider = dict.fromkeys(least, _wide(player_words("lookahead:3") + "…"))
        for limits in (least, wider):
            limits[BOARD] = max(limits[BOARD], _wide("20 × 20"))
        for number, width in shared(needs, self.viewport().width(), least, wider).items():
            self.setColumnWidth(number, width)

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
        return max(widest + (MARK if column in (FIRST, RESULT) else 0), title) + 2 * RowCells.PADDING + 2

    # What is chosen -----------------------------------------------------------------------------------------

    @property
    def chosen(self) -> list[ResultRow]:
        """The chosen rows, from top to bottom."""
        return [index.data(ROW) for index in sorted(self.selectionModel().selectedRows())]

    @property
    def chosen_ids(self) -> list[object]:
        """Their ids."""
        return [row.id for row in self.chosen]

    @property
    def listed(self) -> Sequence[ResultRow]:
        """The rows that the filter leaves, as they are sorted."""
        return self._rows.rows if self._rows is not None else ()

    @property
    def here(self) -> ResultRow | None:
        """The chosen row the keys are at; the first if they are at none."""
        chosen, at = self.chosen, self.currentIndex()
        row = at.data(ROW) if at.isValid() else None
        return row if row in chosen else next(iter(chosen), None)

    def choose_ids(self, ids: Sequence[object]) -> None:
        """Chooses the rows with these ids, or the first."""
        numbers = {each.id: number for number, each in enumerate(self.listed)}
        if numbers:
            self.choose([numbers[id] for id in ids if id in numbers] or [0])

    # How it is sorted, and what is asked for ------------------------------------------------------------------

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
        enter, key = self.opened, Qt.Key
        wish = {key.Key_Return: enter, key.Key_Enter: enter, key.Key_F2: self.renaming, key.Key_Delete: self.removed}
        if event.key() in wish:
            wish[key(event.key())].emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Hands the wish for a menu on."""
        self.menuWanted.emit(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()


def shared(needs: Mapping[int, int], room: int, least: Mapping[int, int], wider: Mapping[int, int]) -> dict[int, int]:
    """Widths of columns that need so many pixels, where there are `room`.

    What is left goes to the players, at most `_AIR` to each. What is missing is taken from the columns whose texts may
    be cut, the widest first, down to `least`; where even that is not enough, down to `wider`, and it is scrolled.
    """
    widths = dict(needs)
    left = room - sum(widths.values())
    for column in (MAX, MIN):
        widths[column] += max(0, min(left // 2, _AIR))

    def spare(limits: Mapping[int, int]) -> dict[int, int]:
        return {number: max(0, widths[number] - limits[number]) for number in limits if number in widths}

    gives = spare(least)
    if left + sum(gives.values()) < 0:
        gives = spare(wider)
    while left < 0 and gives[widest := max(gives, key=lambda number: gives[number])] > 0:
        widths[widest] -= 1
        gives[widest] -= 1
        left += 1
    return widths


def _wide(text: str) -> int:
    return QFontMetrics(font(TEXT)).horizontalAdvance(text) + 2 * RowCells.PADDING + 2
