"""The list itself: the table, or what is said where there is nothing to list."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QStackedWidget

from tiling_gui.desktop.features.results.result_row import (
    BOOKMARKED,
    DELETED,
    GAME,
    GOING_ON,
    REACHED,
    SOLVE,
    ResultRow,
)
from tiling_gui.desktop.features.results.table import ResultsTable
from tiling_gui.desktop.features.results.table_model import ResultsModel
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.language import mark, tr

KINDS = {
    "": (mark("Solves and games"), mark("There are no solves and games here yet.")),
    SOLVE: (mark("Solves"), mark("There are no solves here yet.")),
    GAME: (mark("Games"), mark("There are no games here yet.")),
    GOING_ON: (mark("Games going on"), mark("No game is going on.")),
    BOOKMARKED: (mark("Bookmarked"), mark("Nothing has a bookmark.")),
    REACHED: (mark("Games that were here"), mark("No other game was here.")),
    DELETED: (mark("Recently deleted"), mark("Nothing was deleted in the last 30 days.")),
}
"""What can be listed: what that is called, and what is said where there is none. REACHED is offered for a position."""


class ResultPages(QStackedWidget):
    """Its first page is the table; the chosen rows stay chosen whatever comes or goes."""

    def __init__(self, first: Sequence[QPushButton], clear: QPushButton) -> None:
        """`first` lead to results where there are none yet; `clear` lists everything again."""
        super().__init__()
        self.model, self.table = ResultsModel(), ResultsTable()
        self.model.setParent(self)
        self.table.show_rows(self.model)
        self.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        sentence = tr("Every exact solve and every game is kept here.")
        self._nothing = EmptyPage("", "", [clear])
        for page in (self.table, EmptyPage(tr("No results yet"), sentence, list(first), icon="results"), self._nothing):
            self.addWidget(page)

    @property
    def is_empty(self) -> bool:
        """True while no row is shown."""
        return self.currentIndex() > 0

    def set_rows(self, rows: Sequence[ResultRow]) -> None:
        """Lists other rows."""
        chosen = self.table.chosen_ids
        self.model.set_rows(rows)
        self.table.fit_columns()
        self.table.choose_ids(chosen)

    def set_filter(self, text: str, kind: str) -> None:
        """Lists what has these words and is of this kind."""
        chosen = self.table.chosen_ids
        self.model.set_filter(text, kind)
        self.table.fit_columns()
        self.table.choose_ids(chosen)

    def turn(self, text: str, kind: str, *, reading: bool) -> str:
        """Shows the page there is now; returns the sentence below it. `reading`: more rows may come."""
        shown, some = self.model.rowCount(), bool(self.model.all_rows)
        if reading and not shown:
            self.setCurrentIndex(0)
            return tr("Reading the list…")
        self.setCurrentIndex(0 if shown else 2 if some or kind == DELETED else 1)
        self._nothing.set_words(tr("Nothing matches “{words}”.", words=text) if text else tr(KINDS[kind][1]))
        return self.model.sentence(len(self.table.selectionModel().selectedRows()))
