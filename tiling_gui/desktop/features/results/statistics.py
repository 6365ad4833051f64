"""The statistics in Games and results: a choice of player and game, and four pages of numbers and plots."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStackedWidget, QTableWidget, QTableWidgetItem, QWidget

from tiling_gui.core.catalogue import games_in_window
from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.results import statistics_tables as tables
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import own_names
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_widgets import PlotPicture
from tiling_gui.desktop.ui.widgets.base import Sentence, named
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.tables import set_up_selectable_rows
from tiling_gui.language import mark, tr
from tiling_gui.records import statistics_words
from tiling_gui.records.statistics import Statistics, costs_plot, human_names, phases_plot, rating_plot, statistics
from tiling_gui.store.tasks import all_records

ME = ""
"""The entry for the user in the list of players."""
_PAGES: dict[str, tuple[str, Callable[..., tuple[list[str], statistics_words.Rows]], Callable[..., Figure] | None]] = {
    "overview": (mark("Overview"), statistics_words.overview, None),
    "costs": (mark("Over time"), tables.costs, costs_plot),
    "phases": (mark("By phase"), statistics_words.phases, phases_plot),
    "rating": (mark("Rating"), tables.ratings, rating_plot),
}
"""By key: the page's title, its table and its plot."""


class _Page(QWidget):
    """A plot, if there is one, and the table of its numbers."""

    def __init__(self, key: str, name: str, *, has_plot: bool) -> None:
        super().__init__()
        self.plot = PlotPicture() if has_plot else None
        self.table = QTableWidget()
        named(self.table, f"statisticsTable-{key}", name, name)
        set_up_selectable_rows(self.table, 28)
        whole = column((self.table, 2))
        if self.plot is not None:
            named(self.plot, f"statisticsPlot-{key}", name)
            whole.insertWidget(0, self.plot, 3)
        self.setLayout(whole)

    def show_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Fill the table; all columns except the first are right-aligned."""
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(list(heads))
        self.table.setRowCount(len(rows))
        for number, cells in enumerate(rows):
            for place, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if place:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(number, place, item)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        header = self.table.horizontalHeader()
        others = sum(header.sectionSize(place) for place in range(1, header.count()))
        needed = max(header.sectionSizeHint(0), self.table.sizeHintForColumn(0)) if header.count() else 0
        self.table.setColumnWidth(0, max(needed, self.table.viewport().width() - others))


class StatisticsPage(QWidget):
    """Reads and counts the games in the background whenever it is opened."""

    def __init__(self, window: ToolWindow) -> None:
        super().__init__()
        self.workspace = window.workspace
        self.person, self.game = Combo(), Combo()
        named(self.person, "statisticsPerson", tr("Whose games"))
        self.person.addItem(tr("Me"), ME)
        named(self.game, "statisticsGame", tr("Game"), tr("Which game of the family"))
        for each in games_in_window():
            self.game.addItem(tr(each.name), each.key)
        self.game.setCurrentIndex(self.game.findData(self.workspace.session.game.key))
        for box in (self.person, self.game):
            box.activated.connect(self.refresh)
        self.said = Sentence(tr("Reading …"), role="text", name="statisticsSaid")
        self.pages, self._pages = QStackedWidget(), dict[str, _Page]()
        for key, (name, _, plot) in _PAGES.items():
            self._pages[key] = _Page(key, tr(name), has_plot=plot is not None)
            self.pages.addWidget(self._pages[key])
        self.choice = SegmentedControl(
            [(key, tr(name)) for key, (name, _, _) in _PAGES.items()], "statisticsPages", tr("What is shown")
        )
        self.choice.chosen.connect(self.show_page)
        self._worker = window.worker(self._on_counted)
        self.show_page("overview")
        self.setLayout(column(row(self.person, self.game, 1), self.said, self.choice, (self.pages, 1)))

    @property
    def plot(self) -> PlotPicture | None:
        """The plot on the current page, or None."""
        page = self.pages.currentWidget()
        assert isinstance(page, _Page)
        return page.plot

    @Slot()
    def refresh(self) -> None:
        store, (person, game) = self.workspace.store, (str(self.person.currentData()), str(self.game.currentData()))
        own = own_names(self.workspace.settings.current.your_name)
        names = own if person == ME else (person,)
        self.workspace.session.save_now()

        def work(run: Run) -> tuple[Statistics, list[str]]:
            records = all_records(store, None, run)
            return statistics(records, game, names), [name for name in human_names(records) if name not in own]

        self._worker.start(work)

    def _on_counted(self, job: Job, counted: tuple[Statistics, list[str]]) -> None:
        if job.run.is_set:
            return
        found, names = counted
        self._show_people(names)
        self.said.setText(" ".join(statistics_words.sentences(found)))
        for key, (_, rows, draw) in _PAGES.items():
            page = self._pages[key]
            page.show_rows(*rows(found))
            if page.plot is not None and draw is not None:
                page.plot.set_plot(partial(draw, found))
                page.plot.setAccessibleDescription(tr("The numbers are in the table below."))

    def _show_people(self, names: Sequence[str]) -> None:
        """List the other players of the records; the selection is kept."""
        chosen = self.person.currentData()
        while self.person.count() > 1:
            self.person.removeItem(1)
        for name in names:
            self.person.addItem(name, name)
        self.person.setCurrentIndex(max(0, self.person.findData(chosen)))

    @Slot(object)
    def show_page(self, key: object) -> None:
        page = self._pages[str(key)]
        self.choice.set_current(key)
        self.pages.setCurrentWidget(page)
