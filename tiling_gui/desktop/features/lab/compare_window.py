"""The Compare methods window: runs search methods on positions of any game; results as a table, a chart and files."""

from datetime import datetime
from typing import Any, ClassVar

from PySide6.QtCore import Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QLayout, QStackedWidget

from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.features.lab.chart import MEASURES, Chart
from tiling_gui.desktop.features.lab.compare_panel import ComparePanel, ComparisonPlan
from tiling_gui.desktop.features.lab.compare_rows import LabRow, short, summary, to_csv, to_json
from tiling_gui.desktop.features.lab.compare_table import CompareTable
from tiling_gui.desktop.features.lab.positions import from_board
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.shelf_list import ShelfList
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Hairline, named
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, side_by_side
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError, damaged_error
from tiling_gui.language import tr
from tiling_gui.search.compare import Comparison

PREFIX = "lab-compare-"
"""Prefix of the names of stored comparisons; the time at which it was started follows."""


def _read(name: str, data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise damaged_error()
    return data


class CompareWindow(ToolWindow):
    """Runs comparisons in the background and stores each row as soon as it is found."""

    COMMAND = "compareMethods"
    HELP = "laboratory"
    SIZE = (1120, 700)
    RUNS_WHEN_CLOSED = True
    EXPORTS: ClassVar = {
        "csv": lambda window: to_csv(window.rows),
        "json": lambda window: to_json(window.rows),
        "svg": lambda window: svg(window.chart.picture()),
    }

    def build(self) -> QLayout:
        self._found: list[LabRow] = []
        self._shown: list[LabRow] = []
        self._plan: ComparisonPlan | None = None
        self._total = 0
        """The number of runs of the comparison started last."""
        self.shelf = self.workspace.store.named_list(PREFIX, _read, dict[str, Any])
        self._name = ""
        """The name of the comparison shown, which is the time it was started; "" for none."""
        self._worker = self.worker(self._on_finished, progress=self._on_rows, failed=lambda job: self._end())
        self.status.setObjectName("compareWords")
        self.exporting.setObjectName("exportCompare")
        self.panel = ComparePanel(self.workspace.settings)
        self.panel.compare_requested.connect(self.start)
        self.panel.boarding.clicked.connect(lambda: self.panel.add_chosen(from_board(self.workspace.session.tree)))
        self._make_top()
        self.table, self.chart = CompareTable(), Chart()
        self.table.message.connect(self.say)
        self.stack = QStackedWidget()
        for page in (self.table, self.chart, self._make_empty()):
            self.stack.addWidget(page)
        top = FlowLayout(self.pages, self.measure, self.saved)
        right = column(top, (self.stack, 1))
        right.setContentsMargins(16, 0, 0, 0)
        self.attempt(lambda: self.saved.fill(""))
        self._show_page(0)
        self._show_rows([])
        return column((side_by_side(self.panel, Hairline(upright=True), (right, 1)), 1))

    def _make_top(self) -> None:
        self.pages = SegmentedControl([(0, tr("Table", "page")), (1, tr("Chart"))])
        named(self.pages, "comparePages", tr("Table or chart"))
        self.pages.chosen.connect(self._show_page)
        self.measure = Combo()
        named(self.measure, "compareMeasure", tr("What the chart shows"), tr("What the chart shows"))
        for measure in MEASURES:
            self.measure.addItem(tr(measure.name))
        self.measure.currentIndexChanged.connect(self._draw)
        self.saved = ShelfList(
            self,
            self.shelf,
            self._show_kept,
            names=("compareKept", "dropCompare", "undoForget"),
            title=tr("Earlier comparisons"),
            said=words.moment,
            last_first=True,
        )

    def _make_empty(self) -> EmptyPage:
        """The page shown before the first comparison."""
        beginning = self.button("compareThese", tr("Compare these"), self.start, icon="play")
        sentence = tr("Choose positions and methods on the left; a preset sets up both.")
        return EmptyPage(tr("Nothing compared yet"), sentence, [beginning], icon="lab")

    def suggested(self) -> str:
        """A file name made from the first position."""
        first = short(self._shown[0].position).replace("/", "-").replace(":", " ")[:40]
        return tr("{position} methods", position=first)

    def show_link(self, what: str) -> None:
        """Set up what `ComparePanel.show_named` reads."""
        self.attempt(lambda: self.panel.show_named(what))

    # Running ------------------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        return self._worker.job is not None

    @property
    def rows(self) -> list[LabRow]:
        return list(self._shown)

    @Slot()
    def start(self) -> None:
        """Run the plan of the panel in the background."""
        try:
            plan = self.panel.plan()
        except InputError as error:
            self.panel.say(str(error))
            return
        self.panel.say("")
        subjects = [chosen.subject for chosen in plan.chosen]
        found: list[LabRow] = []
        comparison = Comparison(subjects, plan.methods, plan.limit, valid_only=plan.valid_only, wanted=plan.wanted)

        def work(run: Run) -> None:
            for row in comparison.run(run):
                found.append(LabRow.of(row))
                run.report(Progress(done=len(found), total=total, nodes=sum(one.nodes for one in found)))

        total = len(subjects) * len(plan.methods)
        self._plan, self._found, self._total = plan, found, total
        self._name = datetime.now().isoformat(timespec="milliseconds")
        self._worker.start(work)
        self._show_rows([])
        self._show_running()
        self.progress_bar.begin(tr("Comparing"), tr("runs"))
        self.say("")

    def _on_rows(self, job: Job, progress: Progress) -> None:
        self._take()
        if progress.total:
            self.progress_bar.set_progress(progress)

    def _take(self) -> None:
        """Show the rows found since the last call and store the comparison."""
        new = self._found[len(self._shown) :]
        if new:
            self._shown.extend(new)
            self.table.add_rows(new)
            self._draw()
            assert self._plan is not None
            data = {"plan": self._plan.to_json(), "rows": [row.to_json() for row in self._shown]}
            self.attempt(lambda: self.shelf.put(self._name, data))

    def _on_finished(self, job: Job, nothing: None) -> None:
        self._end()
        whole = len(self._shown) == self._total and all(row.complete for row in self._shown)
        stopped = len(self._shown) < self._total or job.run.is_set
        found = summary(self._shown)
        if whole:
            self.say(found)
        elif stopped:
            self.say(tr("{summary} Cancelled.", summary=found))
        else:
            self.say(tr("{summary} Some runs reached their limit.", summary=found))

    def _end(self) -> None:
        self._take()
        self._show_running()
        self.attempt(lambda: self.saved.fill(self._name))

    def _show_running(self) -> None:
        self._turn()
        self.panel.starting.setEnabled(not self.running)
        self.saved.setVisible(not self.running)

    # Stored comparisons -------------------------------------------------------------------------------------

    def _show_kept(self, name: str) -> None:
        """Show a stored comparison with its set-up; "" shows no rows."""
        if not name:
            self._name = ""
            self._show_rows([])
            return
        data = self.shelf.get(name)
        rows = [LabRow.from_json(row) for row in data.get("rows", [])]
        self.panel.show_plan(data.get("plan"))
        self._name = name
        self._show_rows(rows)
        self.say(summary(self._shown))

    # Display ------------------------------------------------------------------------------------------------

    def _show_rows(self, rows: list[LabRow]) -> None:
        self._shown = list(rows)
        self.table.set_rows(rows)
        self._draw()

    @Slot()
    def _draw(self) -> None:
        self.chart.show_rows(self._shown, MEASURES[self.measure.currentIndex()])
        self.exporting.setEnabled(bool(self._shown))
        self._turn()

    @Slot(object)
    def _show_page(self, page: object) -> None:
        self.measure.setVisible(page == 1)
        self._turn()

    def _turn(self) -> None:
        """Show the selected page, or the page with instructions while there are no rows."""
        empty = not self._shown and not self.running
        self.stack.setCurrentIndex(2 if empty else int(self.pages.current))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Store the rows found so far."""
        self._take()
        super().closeEvent(event)
