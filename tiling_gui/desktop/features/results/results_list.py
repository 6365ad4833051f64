"""The list of the results window: the filter field, the choice of kind, and the table or a sentence if it is empty."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton

from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.results.rows import DELETED, REACHED, ROW_KINDS, ResultRow, result_rows
from tiling_gui.desktop.features.results.table import ResultsTable
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import combo, search_field
from tiling_gui.desktop.ui.widgets.layouts import stack
from tiling_gui.language import tr

AT_ONCE = 500
"""The number of games up to which the list is read at once; more are read in the background."""
_FILTER = 304
"""Width of the filter field in pixels."""


class ResultsList(ResultsTable):
    """The table with its filter and choice of kind. `pages` is the widget to show: the table or a message."""

    changed = Signal()
    """Emitted when the rows, the selection or the sorting change."""

    def __init__(self, window: ToolWindow, first: Sequence[QPushButton]) -> None:
        """`first` are buttons shown while there are no results at all."""
        super().__init__()
        self._window, self._reached = window, ""
        self._reader = window.worker(self._on_read, failed=lambda job: self.changed.emit())
        clear = window.button("clearFilter", tr("Clear the filter"), self.clear_filter)
        self._nothing = EmptyPage("", "", [clear])
        self.pages = stack(self, EmptyPage(tr("No results yet"), "", [*first], icon="results"), self._nothing)
        tip = tr("All words must match: 8x8, MIN, exact, 29, a name or a tag")
        prompt = tr("Name, board, player or value")
        self.filter = search_field("filterResults", prompt, prompt, tip)
        self.filter.setFixedWidth(_FILTER)
        theme.icon_on(self.filter.addAction(theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition), "search")
        self.filter.textChanged.connect(self._filter)
        kinds = [(kind, tr(text)) for kind, text in ROW_KINDS.items() if kind != REACHED]
        self.kind = combo("resultKinds", tr("Which results"), kinds)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.selectionModel().selectionChanged.connect(lambda now, before: self.changed.emit())

    @property
    def shows_deleted(self) -> bool:
        """Whether the list shows deleted rows."""
        return bool(self.kind.currentData() == DELETED)

    def read(self) -> None:
        """Read the rows again, in the background if there are many. Raises StoreError."""
        store, deleted = self._window.workspace.store, self.shows_deleted
        if store.game_count() <= AT_ONCE:
            self.take(result_rows(store, deleted=deleted))
            return

        def work(run: Run) -> list[ResultRow]:
            rows = result_rows(store, deleted=deleted)
            for each in rows:
                if run.is_set:
                    break
                assert each.words  # cached here, in the thread, for the first filter
            return rows

        self._reader.start(work, deleted)
        self.changed.emit()

    def _on_read(self, job: Job, rows: list[ResultRow]) -> None:
        if job.context == self.shows_deleted and not job.run.is_set:
            self.take(rows)

    def take(self, rows: Sequence[ResultRow]) -> None:
        if rows != self.rows.all_rows:
            self.rows.set_rows(rows)
        self.changed.emit()

    def clear_filter(self) -> None:
        self.kind.setCurrentIndex(0)
        self.filter.clear()
        self.filter.setFocus()

    def list_reached(self, ids: Collection[str], sentence: str) -> None:
        """List only these games, which reached a position, and say `sentence`, until another kind is chosen."""
        self.rows.reached, self._reached = frozenset(ids), sentence
        if self.kind.findData(REACHED) < 0:
            self.kind.addItem(tr(ROW_KINDS[REACHED]), REACHED)
        self.filter.clear()
        self._window.show_link("games")
        self.kind.setCurrentIndex(self.kind.findData(REACHED))
        self._filter()

    def _on_kind(self) -> None:
        if self.kind.currentData() != REACHED and self.kind.findData(REACHED) >= 0:
            self.kind.removeItem(self.kind.findData(REACHED))
        self._window.refresh()
        self._filter()

    def _filter(self) -> None:
        self.rows.set_filter(self.filter.text(), self.kind.currentData())
        self.changed.emit()

    def turn(self) -> str:
        """Show the page that fits the state of the list; return the text for the status bar."""
        shown, text, kind = self.rows.rowCount(), self.filter.text().strip(), self.kind.currentData()
        if self._reader.job is not None and not shown:
            self.pages.setCurrentIndex(0)
            return tr("Reading …")
        self.pages.setCurrentIndex(0 if shown else 2 if self.rows.all_rows or kind == DELETED else 1)
        self._nothing.set_words(tr("Nothing matches “{words}”.", words=text or tr(ROW_KINDS[kind])))
        said = self.rows.sentence(len(self.chosen))
        return f"{self._reached} {said}" if kind == REACHED else said
