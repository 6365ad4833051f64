"""The window "Value for each k": MAX's share by number of colours, as a table and a curve, updated while computed."""

from dataclasses import replace
from functools import partial
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QLabel, QLayout, QTableWidget, QTableWidgetItem

from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.graphs.families import graph_name
from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.games.sharing.set_up_card import KIND_NAMES
from tiling_gui.desktop.games.sharing.view import View
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_widgets import PlotPicture
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.tables import set_up_rows
from tiling_gui.games.sharing.search.colour_table import ColourTable, curve, growing, table_csv
from tiling_gui.games.sharing.set_up import Rule, SharingGame, Weights
from tiling_gui.language import decimal, mark, plural, tr

_COLUMNS = ("k", "MAX", "MIN", "", mark("At random"), mark("Positions"), mark("Time"))
_MEGABYTES = 128


class SweepWindow(ToolWindow):
    """The table of the game on the set-up card; `begin` starts that of another game."""

    COMMAND = "valuesByColours"
    HELP = "sharing-games"
    SIZE = (960, 480)
    REOPENS = True
    EXPORTS: ClassVar = {"csv": table_csv, "svg": lambda table: svg(curve(table))}

    def build(self) -> QLayout:
        self.table: ColourTable | None = None
        self._game: SharingGame | None = None
        self._grown: list[ColourTable] = []
        self._worker = self.worker(self._on_finished, progress=self._on_grown)
        self.progress_bar.cancel.setObjectName("cancelSweep")
        self.title = self.heading(tr("Value for each k"))
        self.rows = self._make_table()
        self.curve = _Curve()
        self.facts = QLabel()
        self.facts.setObjectName("sweepFacts")
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._show()
        return column(self.title, (row((self.rows, 4), (self.curve, 3), gap=16), 1), self.facts)

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, len(_COLUMNS))
        named(table, "sweepTable", tr("Shares by number of colours"))
        table.setHorizontalHeaderLabels([text and tr(text) for text in _COLUMNS])
        set_up_rows(table)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        return table

    @property
    def content(self) -> ColourTable | None:
        return self.table

    def refresh(self) -> None:
        """Computes the table of the game on the card; if that is invalid, shows why."""
        view = self.workspace.controller.view
        if isinstance(view, View):
            self.attempt(lambda: self.begin(view.card.game))

    # Computing ----------------------------------------------------------------------------------------------

    def begin(self, game: SharingGame) -> None:
        """Computes the table of `game`, unless it is complete or being computed."""
        shown = self._game is not None and replace(self._game, colours=game.colours) == game
        same = shown and (self._worker.job is not None or (self.table is not None and self.table.complete))
        if same:
            return
        self._game, self.table = game, None
        self.title.setText(_title(game))
        self._grown = grown = []
        self.say("")
        self._show()

        def work(run: Run) -> ColourTable | None:
            for table in growing(game, run=run, megabytes=_MEGABYTES):
                grown.append(table)
            return grown[-1] if grown else None

        self.progress_bar.begin(tr("Computing …"), "")
        self._worker.start(work, game)

    def _on_grown(self, job: Job, progress: Progress) -> None:
        if self._grown and self._grown[-1] is not self.table:
            self.table = self._grown[-1]
            self._show()
        k = len(self.table.rows) + 1 if self.table else 1
        known = words.bounds(progress.lower, progress.upper)
        nodes = words.count(progress.nodes)
        if progress.lower is None:
            said = tr("k = {k}, {nodes} positions", k=k, nodes=nodes)
        else:
            said = tr("k = {k}, {bounds}, {nodes} positions", k=k, bounds=known, nodes=nodes)
        self.progress_bar.set_progress(progress, said)

    def _on_finished(self, job: Job, table: ColourTable | None) -> None:
        self.table = table or self.table
        done = self.table is not None and self.table.complete
        self.say(tr("Exact.") if done else tr("Stopped. What is shown is proved."))
        self._show()

    # Showing ------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        table = self.table
        self.exporting.setEnabled(table is not None)
        self.curve.show_table(table)
        self.rows.setRowCount(len(table.rows) if table else 0)
        if table is None:
            self.facts.setText("")
            return
        equal = table.most_equal
        for k, found in enumerate(table.rows, 1):
            said = [tr("everything")] if k == table.least else []
            said += [tr("most equal")] if k in equal and (found.value != table.rows[-1].value or k == equal[0]) else []
            mine = words.bounds(found.lower, found.upper)
            his = "" if found.value is None else words.value(table.game.total - found.value)
            chance = decimal(float(table.expected[k]), 2)
            work = words.count(found.nodes), words.duration(found.seconds)
            cells = (str(k), mine, his, ", ".join(said), chance, *work)
            for place, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if place != 3:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.rows.setItem(k - 1, place, item)
        self.facts.setText(" ".join(table.sentences()))


class _Curve(PlotPicture):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("sweepCurve")
        self.setMinimumSize(260, 180)

    def show_table(self, table: ColourTable | None) -> None:
        self.setAccessibleName(table.chain if table else tr("No values yet"))
        self.set_plot(partial(curve, table) if table else None)


def _title(game: SharingGame) -> str:
    """What is coloured and shared, without the number of colours: the table has all."""
    said = tr(
        "{graph}: {coloured} coloured, {shared} shared",
        graph=graph_name(game.graph) or plural("Graph of %n vertices", "Graph of %n vertex", len(game.graph.vertices)),
        coloured=tr(KIND_NAMES[game.colour]),
        shared=tr(KIND_NAMES[game.share]),
    )
    if game.rule == Rule.ODD:
        said = tr("{game}, odd rule", game=said)
    if game.weighting == Weights.AREA:
        said = tr("{game}, area weights", game=said)
    elif game.weighting == Weights.GIVEN:
        said = tr("{game}, given weights", game=said)
    return said
