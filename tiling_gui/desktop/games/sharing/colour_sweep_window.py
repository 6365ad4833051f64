"""The window "Value for each k": MAX's share for every number of colours, as a table and a curve, as they come."""

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt, Slot
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui import atomic
from tiling_gui.core.limits import Progress, Report, StopToken
from tiling_gui.desktop.games.sharing.set_up_card import KINDS
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import TITLE, Theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Themed, named, not_turned, painter_on
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.tool_window import ToolWindow
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.sharing.search.sweep import ColourTable, growing
from tiling_gui.games.sharing.set_up import Rule, SharingGame, Weights
from tiling_gui.games.sharing.share_curve import curve_svg, table_csv
from tiling_gui.language import mark, plural, tr

_COLUMNS = ("k", "MAX", "MIN", "", mark("Positions"), mark("Time"))
_MEGABYTES = 128


class SweepWindow(ToolWindow):
    """Computes and shows the table of one game; `begin` starts it anew."""

    def __init__(self, theme: Theme, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__("sweepWindow", 860, 480, parent)
        self.setWindowTitle(tr("Value for each k"))
        self._theme = theme
        self.table: ColourTable | None = None
        self._game: SharingGame | None = None
        self._worker = jobs.worker(
            "sweep", self._on_finished, progress=self._on_progress, failed=self._on_failed, say=self._say
        )
        self._grown: list[ColourTable] = []
        self.title = Label(theme, size=TITLE, weight=SEMIBOLD)
        self.rows = self._make_table()
        self.curve = _Curve(theme)
        self.facts = QLabel()
        self.facts.setObjectName("sweepFacts")
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.note = Label(theme, role="muted")
        self.cancel = self._button(
            tr("Cancel"), "cancelSweep", tr("Ends the computation; what is proved stays"), self.stop
        )
        self.csv = self._button(tr("Export CSV…"), "exportSweepCsv", tr("Writes the table"), self._ask_csv)
        self.svg = self._button(tr("Export SVG…"), "exportSweepSvg", tr("Writes the curve"), self._ask_svg)
        self._lay_out()

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, len(_COLUMNS))
        named(table, "sweepTable", tr("Shares by number of colours"))
        table.setHorizontalHeaderLabels([text and tr(text) for text in _COLUMNS])
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        return table

    def _button(self, text: str, name: str, hint: str, slot: Callable[[], object]) -> QPushButton:
        button = push_button(self._theme, name, text, hint)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.title)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.rows, 1)
        middle.addWidget(self.curve, 1)
        column.addLayout(middle, 1)
        column.addWidget(self.facts)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        for button in (self.cancel, self.csv, self.svg):
            foot.addWidget(button)
        column.addLayout(foot)

    # Computing ----------------------------------------------------------------------------------------------

    def begin(self, game: SharingGame) -> None:
        """Computes the table of `game`; one that is known or being computed is left as it is."""
        shown = self._game is not None and replace(self._game, colours=game.colours) == game
        same = shown and (self._worker.job is not None or (self.table is not None and self.table.complete))
        if same:
            return
        self._game, self.table = game, None
        self.title.setText(_title(game))
        self._grown = grown = []
        self._show()

        def work(report: Report, stop: StopToken) -> ColourTable | None:
            for table in growing(game, stop=stop, report=report, megabytes=_MEGABYTES):
                grown.append(table)
            return grown[-1] if grown else None

        self.note.setText(tr("Computing …"))
        self.cancel.setEnabled(True)
        self._worker.start(work, game)

    @Slot()
    def stop(self) -> None:
        """Ends the computation; what is proved stays."""
        self._worker.stop()

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if self._grown and self._grown[-1] is not self.table:
            self.table = self._grown[-1]
            self._show()
        k = len(self.table.rows) + 1 if self.table else 1
        known = words.bounds(progress.lower, progress.upper)
        nodes = words.count(progress.nodes)
        if progress.lower is None:
            self.note.setText(tr("k = {k}, {nodes} positions", k=k, nodes=nodes))
        else:
            self.note.setText(tr("k = {k}, {bounds}, {nodes} positions", k=k, bounds=known, nodes=nodes))

    def _on_finished(self, job: Job, table: ColourTable | None) -> None:
        self.table = table or self.table
        self.cancel.setEnabled(False)
        done = self.table is not None and self.table.complete
        self.note.setText(tr("Exact.") if done else tr("Stopped. What is shown is proved."))
        self._show()

    def _on_failed(self, job: Job) -> None:
        self.cancel.setEnabled(False)
        self.note.setText("")

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence)

    # Showing ------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        table = self.table
        for button in (self.csv, self.svg):
            button.setEnabled(table is not None)
        self.curve.show_table(table)
        self.rows.setRowCount(len(table.rows) if table else 0)
        if table is None:
            self.facts.setText("")
            return
        equal = table.most_equal
        for k, row in enumerate(table.rows, 1):
            said = [tr("everything")] if k == table.least else []
            said += [tr("most equal")] if k in equal and (row.value != table.rows[-1].value or k == equal[0]) else []
            mine = words.bounds(row.lower, row.upper)
            his = "" if row.value is None else words.value(table.game.total - row.value)
            cells = (str(k), mine, his, ", ".join(said), words.count(row.nodes), words.duration(row.seconds))
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if column not in (3,):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.rows.setItem(k - 1, column, item)
        self.facts.setText(facts(table))

    # Files --------------------------------------------------------------------------------------------------

    @Slot()
    def _ask_csv(self) -> None:
        self._ask(tr("Export the table"), tr("Table (*.csv)"), ".csv")

    @Slot()
    def _ask_svg(self) -> None:
        self._ask(tr("Export the curve"), tr("Picture (*.svg)"), ".svg")

    def _ask(self, text: str, kinds: str, ending: str) -> None:
        name = ask_file_name(self, text, tr("values by colours") + ending, kinds, ("csv", "svg"))
        if name:
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Writes the curve to a .svg, the table to any other file."""
        assert self.table is not None
        try:
            svg = Path(name).suffix.lower() == ".svg"
            atomic.write_text(name, curve_svg(self.table) if svg else table_csv(self.table))
        except (InputError, StoreError) as error:
            self.note.setText(str(error))
            return False
        self.note.setText(tr("Wrote {file}.", file=name))
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends the computation with the window."""
        self._worker.drop()
        self.cancel.setEnabled(False)
        super().closeEvent(event)


class _Curve(Themed):
    """The curve of the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        not_turned(self)
        self.setObjectName("sweepCurve")
        self.setMinimumSize(260, 180)
        self._table: ColourTable | None = None

    def show_table(self, table: ColourTable | None) -> None:
        """Shows `table`; None shows nothing."""
        self._table = table
        self.setAccessibleName(table.chain if table else tr("No values yet"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The same drawing that is exported."""
        painter = painter_on(self)
        if self._table is not None:
            text = curve_svg(self._table, self.theme.palette, self.width(), self.height())
            QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(self.rect()))
        painter.end()


def _title(game: SharingGame) -> str:
    """What is coloured and shared, without the number of colours: the table has them all."""
    said = tr(
        "{graph}: {coloured} coloured, {shared} shared",
        graph=game.graph.name or plural("Graph of %n vertices", "Graph of %n vertex", len(game.graph.vertices)),
        coloured=tr(KINDS[game.colour]),
        shared=tr(KINDS[game.share]),
    )
    if game.rule == Rule.ODD:
        said = tr("{game}, odd rule", game=said)
    if game.weighting == Weights.AREA:
        said = tr("{game}, area weights", game=said)
    elif game.weighting == Weights.GIVEN:
        said = tr("{game}, given weights", game=said)
    return said


def facts(table: ColourTable) -> str:
    """The paper's questions answered as far as the table goes."""
    if not table.values:
        return ""
    equal = reduce(lambda a, b: tr("{first} and {second}", first=a, second=b), map(str, table.most_equal))
    parts = [tr("Shares: {chain}.", chain=table.chain)]
    if not table.complete:
        pass
    elif table.least is not None:
        parts.append(tr("MAX gets everything from k = {k} on.", k=table.least))
    else:
        parts.append(tr("No k gives MAX everything; from k = {k} on nothing changes.", k=table.enough))
    parts.append(tr("The shares are most nearly equal for k = {k}.", k=equal))
    parts.append(
        tr("The chain of inequalities holds.") if table.chain_holds else tr("The chain of inequalities does not hold.")
    )
    return " ".join(parts)
