"""The window Statistics: whose games, of which kind, and four pages of numbers and plots."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui import atomic
from tiling_gui.core.catalogue import games_in_window
from tiling_gui.desktop.features.statistics import tables
from tiling_gui.desktop.features.statistics.plot_picture import PlotPicture
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.table_style import choose_rows
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, tr
from tiling_gui.palette import LIGHT, Palette
from tiling_gui.records.statistics import Statistics
from tiling_gui.records.statistics_plots import costs_plot, phases_plot, rating_plot

ME = ""
"""Stands for the person at the window in the list of people."""
_PLOT_KINDS = mark("SVG picture (*.svg)")
_PAGES: dict[str, tuple[str, Callable[..., tuple[list[str], tables.Rows]], Callable[..., str] | None]] = {
    "overview": (mark("Overview"), tables.overview, None),
    "costs": (mark("Over time"), tables.costs, costs_plot),
    "phases": (mark("By phase"), tables.phases, phases_plot),
    "rating": (mark("Rating"), tables.ratings, rating_plot),
}
"""By key: what the page is called, its table, its plot."""


class _Page(QWidget):
    """A plot, if there is one, and the table with its numbers."""

    def __init__(self, theme: Theme, key: str, name: str, *, has_plot: bool) -> None:
        super().__init__()
        self.plot = PlotPicture(theme) if has_plot else None
        self.table = QTableWidget()
        named(self.table, f"statisticsTable-{key}", name)
        self.table.setToolTip(name)
        choose_rows(self.table, 28)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        if self.plot is not None:
            named(self.plot, f"statisticsPlot-{key}", name)
            column.addWidget(self.plot, 3)
        column.addWidget(self.table, 2)

    def show_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Fills the table; all but the first column stand at the right."""
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(list(heads))
        self.table.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(number, column, item)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)


class StatisticsWindow(QDialog):
    """Not modal. `asked` wants other numbers, which `show_statistics` shows."""

    asked = Signal()
    games_wanted = Signal()
    """The games are to be shown, to be reviewed."""

    def __init__(self, theme: Theme, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("statisticsWindow")
        self.setWindowTitle(tr("Statistics"))
        self.setModal(False)
        self.setMinimumSize(460, 340)
        open_at(self, 860, 600)
        self._people: list[str] = []
        self._make_choices(game)
        self.said = Sentence(theme, tr("Reading the games …"), role="text")
        self.said.setObjectName("statisticsSaid")
        self.pages = QStackedWidget()
        self._pages: dict[str, _Page] = {}
        for key, (name, _, plot) in _PAGES.items():
            self._pages[key] = _Page(theme, key, tr(name), has_plot=plot is not None)
            self.pages.addWidget(self._pages[key])
        self.choice = SegmentedControl(theme, [(key, tr(name)) for key, (name, _, _) in _PAGES.items()])
        named(self.choice, "statisticsPages", tr("What is shown"))
        self.choice.chosen.connect(self.show_page)
        self._make_foot()
        self._lay_out()
        self.show_page("overview")

    def _make_choices(self, game: str) -> None:
        self.person, self.game = Combo(), Combo()
        named(self.person, "statisticsPerson", tr("Whose games"))
        self.person.setToolTip(tr("Whose games are counted, by the name in the records"))
        self.person.addItem(tr("Me"), ME)
        named(self.game, "statisticsGame", tr("Game"))
        self.game.setToolTip(tr("Which game of the family"))
        for each in games_in_window():
            self.game.addItem(tr(each.name), each.key)
        self.game.setCurrentIndex(self.game.findData(game))
        for box in (self.person, self.game):
            box.activated.connect(self.asked)

    def _make_foot(self) -> None:
        tip = tr("Opens the list of games, where several can be reviewed at once")
        self.reviewing = push_button(self.theme, "reviewForStatistics", tr("Review games…"), tip, "review")
        self.reviewing.clicked.connect(self.games_wanted)
        self.exporting = push_button(
            self.theme, "exportPlot", tr("Export plot…"), tr("Writes the plot as an SVG picture"), "export"
        )
        self.exporting.clicked.connect(self._ask_file)
        self.wrote = Label(self.theme, role="muted")
        self.wrote.setObjectName("statisticsWrote")

    def _lay_out(self) -> None:
        top, foot = QHBoxLayout(), QHBoxLayout()
        for row in (top, foot):
            row.setSpacing(8)
        top.addWidget(self.person)
        top.addWidget(self.game)
        top.addStretch(1)
        foot.addWidget(self.reviewing)
        foot.addWidget(self.wrote, 1)
        foot.addWidget(self.exporting)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.said)
        column.addWidget(self.choice)
        column.addWidget(self.pages, 1)
        column.addLayout(foot)

    # What is shown --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Has the numbers counted again."""
        self.asked.emit()

    @property
    def wanted(self) -> tuple[str, str]:
        """(name of the person, or ME; key of the game)."""
        return str(self.person.currentData()), str(self.game.currentData())

    def show_people(self, names: Sequence[str]) -> None:
        """Other people who play in the records; who is chosen stays chosen."""
        chosen = self.person.currentData()
        if list(names) != self._people:
            self._people = list(names)
            while self.person.count() > 1:
                self.person.removeItem(1)
            for name in names:
                self.person.addItem(name, name)
            self.person.setCurrentIndex(max(0, self.person.findData(chosen)))

    def show_statistics(self, found: Statistics) -> None:
        """Fills every page."""
        self.said.setText(" ".join(tables.sentences(found)))
        for key, (_, rows, draw) in _PAGES.items():
            page = self._pages[key]
            heads, content = rows(found)
            page.show_rows(heads, content)
            if page.plot is not None and draw is not None:
                page.plot.set_plot(_bound(draw, found))
                page.plot.setAccessibleDescription(tr("The numbers are in the table below."))

    @Slot(object)
    def show_page(self, key: object) -> None:
        """One of the four."""
        page = self._pages[str(key)]
        self.choice.set_current(key)
        self.pages.setCurrentWidget(page)
        self.exporting.setEnabled(page.plot is not None)
        self.wrote.setText("")

    @Slot()
    def _ask_file(self) -> None:
        name = ask_file_name(self, tr("Export the plot"), "statistics.svg", tr(_PLOT_KINDS), ("svg",))
        if name:
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Writes the plot that is shown, whole or not at all."""
        page = self.pages.currentWidget()
        assert isinstance(page, _Page)
        try:
            if page.plot is None or not name.lower().endswith(".svg"):
                raise InputError(tr("A plot is written as .svg, not as {name}.", name=name))
            atomic.write_text(name, page.plot.svg(LIGHT))
        except (InputError, StoreError) as error:
            self.wrote.setText(str(error))
            return False
        self.wrote.setText(tr("Wrote {name}.", name=name))
        return True


def _bound(draw: Callable[..., str], found: Statistics) -> Callable[[Palette, float, float], str]:
    return lambda palette, width, height: draw(found, palette, width, height)
