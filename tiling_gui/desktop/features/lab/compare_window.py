"""Compare: positions of any game times search methods, as a table and as a chart, kept and written to files."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tiling_gui.core.limits import Progress, Report, StopToken
from tiling_gui.desktop.features.lab import compare_files
from tiling_gui.desktop.features.lab.chart import MEASURES, Chart
from tiling_gui.desktop.features.lab.compare_panel import ComparePanel, Plan
from tiling_gui.desktop.features.lab.compare_rows import LabRow, summary
from tiling_gui.desktop.features.lab.compare_table import CompareTable
from tiling_gui.desktop.features.lab.positions import Chosen
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Hairline, beside, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.progress import WorkBar
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.desktop.ui.widgets.wrapping_row import WrappingRow
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.search.compare import Comparison
from tiling_gui.store import Store

_LIST = 120
"""Pixels that the list of what is kept needs at least."""
KEPT = "lab-compare-"
"""Under this and the time it began the store keeps each comparison."""


class CompareWindow(QDialog):
    """Not modal; a comparison goes on while it is closed. `board` gives the position on the board."""

    def __init__(
        self,
        theme: Theme,
        store: Store,
        jobs: Jobs,
        board: Callable[[], Chosen] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme, self.store, self._board = theme, store, board
        self.setObjectName("compareWindow")
        self.setWindowTitle(tr("Compare methods"))
        self.setModal(False)
        self.setMinimumSize(620, 340)
        open_at(self, 1120, 700)
        self._found: list[LabRow] = []
        self._plan: Plan | None = None
        self._total = 0
        """Runs of the comparison that was begun last."""
        self._key = ""
        self._forgotten: tuple[str, Any] = ("", None)
        self._shown: list[LabRow] = []
        self._busy = False
        say = partial(self.say, wrong=True)
        self._worker = jobs.worker(
            "compare", self._on_finished, progress=self._on_progress, failed=self._on_failed, say=say
        )
        self._make_left()
        self._make_top()
        self._make_foot()
        self._lay_out()
        self._list_kept()
        self._show_running(False)
        self._show_rows([])

    # Building -----------------------------------------------------------------------------------------------

    def _make_left(self) -> None:
        self.panel = ComparePanel(self.theme, with_board=self._board is not None)
        self.panel.wanted.connect(self.start)
        self.panel.boardWanted.connect(self._add_board)

    def _make_top(self) -> None:
        self.pages = SegmentedControl(self.theme, [(0, tr("Table", "page")), (1, tr("Chart"))])
        named(self.pages, "comparePages", tr("Table or chart"))
        self.pages.chosen.connect(self._show_page)
        self.measure = Combo()
        named(self.measure, "compareMeasure", tr("What the bars show"))
        self.measure.setToolTip(tr("What the bars show"))
        for measure in MEASURES:
            self.measure.addItem(tr(measure.name))
        self.measure.currentIndexChanged.connect(self._draw)
        self.kept = Combo()
        named(self.kept, "compareKept", tr("Earlier comparisons"))
        self.kept.setToolTip(tr("Opens an earlier comparison; every one is kept"))
        self.kept.setMinimumWidth(_LIST)
        self.kept.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToContents)
        self.kept.activated.connect(self._on_kept)
        self.dropping = push_button(
            self.theme, "dropCompare", tr("Forget"), tr("Forgets the comparison that is shown"), "delete"
        )
        self.dropping.clicked.connect(self.forget)
        self.undoing = push_button(
            self.theme, "undoForget", tr("Undo"), tr("Brings back the comparison that was forgotten last"), "undo"
        )
        self.undoing.clicked.connect(self.bring_back)
        self.exporting = push_button(
            self.theme,
            "exportCompare",
            tr("Export…"),
            tr("Writes the table as CSV or JSON, the chart as SVG"),
            "export",
        )
        self.exporting.clicked.connect(self.ask_export)
        self.table = CompareTable(self.theme)
        self.table.remarked.connect(self.say)
        self.chart = Chart(self.theme)
        self.stack = QStackedWidget()
        for page in (self.table, self.chart, self._make_empty()):
            self.stack.addWidget(page)

    def _make_empty(self) -> EmptyPage:
        """What stands there before the first comparison."""
        beginning = push_button(
            self.theme,
            "compareThese",
            tr("Compare these"),
            tr("Runs the ticked methods on the positions at the left"),
            "play",
        )
        beginning.clicked.connect(self.start)
        sentence = tr("Positions and methods are chosen at the left; a preset sets up both.")
        return EmptyPage(self.theme, tr("Nothing compared yet"), sentence, [beginning], icon="lab")

    def _make_foot(self) -> None:
        self.progress = WorkBar(self.theme)
        self.cancelling = push_button(
            self.theme, "cancelCompare", tr("Cancel"), tr("Ends it; what is finished stays"), "cancel"
        )
        self.cancelling.clicked.connect(self.cancel)
        self.words = Sentence(self.theme)
        self.words.setObjectName("compareWords")

    def _lay_out(self) -> None:
        top = WrappingRow(self.pages, self.measure, self.exporting)
        # The list stands where Cancel does while methods run: a click that comes late forgets nothing.
        foot = WrappingRow(self.kept, self.cancelling, self.progress, self.undoing, self.dropping)
        right = QVBoxLayout()
        right.setContentsMargins(16, 12, 16, 10)
        right.setSpacing(8)
        right.addLayout(top)
        right.addWidget(self.stack, 1)
        right.addWidget(self.words)
        right.addLayout(foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(beside(self.panel, Hairline(self.theme, upright=True), right))
        self._show_page(0)

    # Running ------------------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """True while methods run."""
        return self._worker.job is not None

    @property
    def rows(self) -> list[LabRow]:
        """The rows shown."""
        return list(self._shown)

    @Slot()
    def start(self) -> None:
        """Runs what the panel says, in the background."""
        try:
            plan = self.panel.plan()
        except InputError as error:
            self.panel.say(str(error))
            return
        self.panel.say("")
        subjects = [chosen.subject for chosen in plan.chosen]
        found: list[LabRow] = []
        comparison = Comparison(subjects, plan.methods, plan.limit, valid_only=plan.valid_only)

        def work(report: Report, stop: StopToken) -> None:
            for row in comparison.run(stop=stop, report=report):
                found.append(LabRow.of(row))
                done = Progress(done=len(found), total=total, nodes=sum(one.nodes for one in found))
                report(done)

        total = len(subjects) * len(plan.methods)
        self._plan, self._found, self._total = plan, found, total
        self._key = KEPT + datetime.now().isoformat(timespec="milliseconds")
        self._show_rows([])
        self.progress.restart()
        self._show_running(True)
        self.say(plural("{done} of %n runs", "{done} of %n run", total, done=0))
        self._worker.start(work)

    @Slot()
    def cancel(self) -> None:
        """Ends it; what is finished stays."""
        self._worker.stop()

    def _on_progress(self, job: Job, progress: Progress) -> None:
        self._take()
        if progress.total:
            self.progress.set_share(progress.done / progress.total)
            nodes = words.count(progress.nodes, fine=True)
            self.say(
                plural(
                    "{done} of %n runs, {nodes} positions",
                    "{done} of %n run, {nodes} positions",
                    progress.total,
                    done=progress.done,
                    nodes=nodes,
                )
            )

    def _take(self) -> None:
        """Shows the rows that came since the last look; each is kept at once."""
        new = self._found[len(self._shown) :]
        if new:
            self._shown.extend(new)
            self.table.add_rows(new)
            self._draw()
            assert self._plan is not None
            self._keep(self._key, {"plan": self._plan.to_json(), "rows": [row.to_json() for row in self._shown]})

    def _on_finished(self, job: Job, nothing: None) -> None:
        self._take()
        self._show_running(False)
        self._list_kept()
        whole = len(self._shown) == self._total and all(row.complete for row in self._shown)
        stopped = len(self._shown) < self._total or job.stop.is_set
        found = summary(self._shown)
        if whole:
            self.say(found)
        elif stopped:
            self.say(tr("{summary} Cancelled.", summary=found))
        else:
            self.say(tr("{summary} Some runs met their limit.", summary=found))

    def _on_failed(self, job: Job) -> None:
        self._take()
        self._show_running(False)
        self._list_kept()

    # What is kept -------------------------------------------------------------------------------------------

    def _keep(self, key: str, data: Any) -> None:
        try:
            self.store.keep(key, data)
        except StoreError as error:
            self.say(str(error), wrong=True)

    def _list_kept(self) -> None:
        self.kept.blockSignals(True)
        self.kept.clear()
        try:
            keys = self.store.kept_keys(KEPT)
        except StoreError as error:
            keys = []
            self.say(str(error), wrong=True)
        self.kept.addItem(tr("Earlier comparisons") if keys else tr("None kept yet"), "")
        for key in reversed(keys):
            self.kept.addItem(words.moment(key.removeprefix(KEPT)), key)
        self.kept.setCurrentIndex(max(0, self.kept.findData(self._key) if self._key else 0))
        self.kept.setEnabled(bool(keys))
        self.kept.blockSignals(False)
        self.dropping.setVisible(self.kept.currentIndex() > 0 and not self.running)

    def _on_kept(self, number: int) -> None:
        key = self.kept.itemData(number)
        if key:
            self.show_kept(key)

    def show_kept(self, key: str) -> None:
        """Shows a comparison that was kept, with its set-up."""
        try:
            data = self.store.kept(key)
            if not isinstance(data, dict):
                raise InputError(tr("This comparison is no longer kept."))
            rows = [LabRow.from_json(row) for row in data.get("rows", [])]
            self.panel.show_plan(data.get("plan"))
        except (InputError, StoreError) as error:
            self.say(str(error), wrong=True)
            return
        self._key = key
        self._show_rows(rows)
        self._list_kept()
        self.say(summary(self._shown))

    @Slot()
    def forget(self) -> None:
        """Forgets the comparison that is shown; until the next one it can be brought back."""
        try:
            forgotten = self._key, self.store.kept(self._key)
            self.store.drop_kept(self._key)
        except StoreError as error:
            self.say(str(error), wrong=True)
            return
        self._key = ""
        self._show_rows([])
        self._list_kept()
        self._forgotten = forgotten
        self.undoing.setVisible(True)
        self.say(tr("Forgotten."))

    @Slot()
    def bring_back(self) -> None:
        """Keeps and shows again what was forgotten last."""
        key, data = self._forgotten
        self._keep(key, data)
        self.show_kept(key)

    # What is shown ------------------------------------------------------------------------------------------

    def _show_rows(self, rows: list[LabRow]) -> None:
        self._shown = list(rows)
        self.undoing.setVisible(False)
        self.table.set_rows(rows)
        self._draw()

    @Slot()
    def _draw(self) -> None:
        self.chart.show_rows(self._shown, MEASURES[self.measure.currentIndex()])
        self.exporting.setEnabled(bool(self._shown))
        self.exporting.setVisible(bool(self._shown))
        self._turn()

    @Slot(object)
    def _show_page(self, page: object) -> None:
        self.measure.setVisible(page == 1)
        self._turn()

    def _turn(self) -> None:
        """To the page that is chosen; while there is nothing on it, to the one that says what to do."""
        empty = not self._shown and not self._busy
        self.stack.setCurrentIndex(2 if empty else int(self.pages.current))

    def _show_running(self, on: bool) -> None:
        self._busy = on
        self._turn()
        self.progress.setVisible(on)
        self.cancelling.setVisible(on)
        self.panel.starting.setEnabled(not on)
        self.kept.setVisible(not on)
        self.dropping.setVisible(not on and self.kept.currentIndex() > 0)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """One line at the foot."""
        self.words.setText(sentence)
        self.words.set_role("warn" if wrong else "muted")

    @Slot()
    def _add_board(self) -> None:
        if self._board is not None:
            self.panel.add_chosen(self._board())

    # Files --------------------------------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Asks where and as what to write it."""
        kinds = compare_files.kinds()
        chosen = kinds[2 if self.pages.current == 1 else 0]
        suggested = compare_files.suggested(self._shown)
        name = ask_file_name(self, tr("Export"), suggested, ";;".join(kinds), compare_files.ENDINGS, chosen)
        if name:
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Writes the table as .csv or .json, or the chart as .svg."""
        try:
            compare_files.write(name, self._shown, self.chart.picture())
        except (InputError, StoreError) as error:
            self.say(str(error), wrong=True)
            return False
        self.say(tr("Wrote {file}.", file=name))
        return True

    def end(self) -> None:
        """Keeps what is finished; called once, when the main window closes."""
        self._take()
        self.close()
