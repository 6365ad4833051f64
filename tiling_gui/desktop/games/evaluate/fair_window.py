"""Random play and fair games: the chances of each result of a game; expressions and domains, the fairest first."""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Any, ClassVar

from PySide6.QtWidgets import QHeaderView, QLayout, QPushButton, QTableView

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.plot import Frame, bar_plot
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Run
from tiling_gui.desktop.games.evaluate.phrases import proposal_of
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_widgets import PlotPicture
from tiling_gui.desktop.ui.widgets.base import Label, Sentence, named
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.tables import ROW, RowsModel, TextColumn, set_up_selectable_rows
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import domain_text, read_domain
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.rules import GAME, EvaluatePosition
from tiling_gui.games.evaluate.search.fair_games import FairRow, fairest, read_variables, search, to_csv
from tiling_gui.games.evaluate.search.random_play import Fairness, HistogramBar, fairness, histogram
from tiling_gui.games.evaluate.sentences import no_value, tree_line
from tiling_gui.language import decimal, mark, plural, tr

_LABEL = 44
"""Width in pixels of a number below a bar."""


def _share(chance: Fraction) -> str:
    return decimal(float(chance), 3)  # the exact numbers are in the sentence and in files


COLUMNS = (
    TextColumn(mark("Expression"), lambda r: r.position.partial(), right=False),
    TextColumn(mark("Values"), lambda r: domain_text(r.domain), right=False),
    TextColumn(mark("Value"), lambda r: value_text(r.chances.value)),
    TextColumn(mark("MAX wins"), lambda r: _share(r.chances.win)),
    TextColumn(mark("Drawn"), lambda r: _share(r.chances.draw)),
    TextColumn(mark("MIN wins"), lambda r: _share(r.chances.loss)),
    TextColumn(mark("Fair"), lambda r: tr("fair") if r.chances.fair else ""),
)


def plot(title: str, bars: Sequence[HistogramBar], width: float, height: float) -> Figure:
    """The chances of results as bars, with lower ends as labels as far as there is room."""
    step = -(-len(bars) * _LABEL // max(1, int(width) - 80))
    shown = [("" if k % step else value_text(bar.low), float(bar.chance), "") for k, bar in enumerate(bars)]
    return bar_plot(Frame(title, tr("result"), width, height), shown)


class FairWindow(ToolWindow):
    """Initially shows the current game of e-Valuate, and all expressions of two and three variables."""

    COMMAND = "fairGames"
    HELP = "e-valuate"
    TITLE = mark("Random play")
    SIZE = (1160, 600)
    REOPENS = True
    EXPORTS: ClassVar = {
        "csv": lambda window: to_csv(window.model.rows),
        "svg": lambda window: svg(window.picture.figure()),
    }

    def build(self) -> QLayout:
        """The search fields above the table of games and the chances of the selected one."""
        self._looking = self.worker(self._on_found)
        self._playing = self.worker(self._on_played)
        self.variables, self.domains = EnterField("2-3"), EnterField("0-9; 1-9; 0,1; 1,2")
        named(self.variables, "fairVariables", tr("Variables"), tr("Number of variables: 3, or 2-4"))
        named(self.domains, "fairDomains", tr("Values"), tr("Values that may be proposed; separate several sets by ;"))
        self.variables.setFixedWidth(80)
        self.domains.setMinimumWidth(260)
        for field in (self.variables, self.domains):
            field.returnPressed.connect(self.search)
        tip = tr("Goes through every expression in which each variable occurs once, with + − · /")
        self.looking = self.button("searchFair", tr("Search"), self.search, tip)
        self.looking.setDefault(True)
        self.model, self.table = RowsModel(COLUMNS), QTableView()
        self.model.setParent(self)
        named(self.table, "fairTable", tr("Games, the fairest first"))
        self.table.setModel(self.model)
        set_up_selectable_rows(self.table, 28)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.setStyleSheet("QTableView::item { padding: 0 8px; } QHeaderView::section { padding: 6px 8px; }")
        self.table.selectionModel().currentRowChanged.connect(lambda now, before: self._on_row(now.data(ROW)))
        self.table.doubleClicked.connect(self.play)
        self.picture, self.chances = PlotPicture(), Sentence(role="text", name="fairChances")
        self.picture.setObjectName("fairPicture")
        self.picture.setAccessibleName(tr("How likely each result is"))
        top = FlowLayout(
            widget_with_layout(row(Label(tr("Variables")), self.variables)),
            widget_with_layout(row(Label(tr("Values")), self.domains)),
            self.looking,
        )
        return column(top, (row((self.table, 5), (self.picture, 3), gap=16), 1), self.chances)

    def buttons(self) -> Sequence[QPushButton]:
        self.starting = self.button("playFair", tr("Play"), self.play, icon="play")
        self.starting.setEnabled(False)
        self.exporting.setEnabled(False)
        return (self.starting,)

    def refresh(self) -> None:
        """Show the chances from the position on the board, if it is one of e-Valuate; start the first search."""
        at = self.workspace.session.position
        if isinstance(at, EvaluatePosition):
            self._show_game(proposal_of(at))
        if not self.model.rows:
            self.search()

    def search(self) -> None:
        """Search with the values of the fields, in the background."""
        self.attempt(self._begin)

    def _begin(self) -> None:
        variables = read_variables(self.variables.text())
        domains = [read_domain(text) for text in self.domains.text().split(";") if text.strip()]
        self.say("")
        self.progress_bar.begin(tr("Going through games"), tr("games"))
        self._looking.start(lambda run: list(search(variables, domains, run=run)))

    def _on_found(self, job: Job, rows: list[FairRow]) -> None:
        self.model.set_rows(fairest(rows))
        fair = sum(found.chances.fair for found in rows)
        self.say(plural("{fair} of %n games are fair.", "{fair} of %n game is fair.", len(rows), fair=fair))
        if rows and self.picture.figure() is None:
            self.table.selectRow(0)

    def _on_row(self, chosen: FairRow | None) -> None:
        self.starting.setEnabled(chosen is not None)
        if chosen is not None:
            self._show_game(chosen.position)

    def _show_game(self, position: EvaluatePosition) -> None:
        def work(run: Run) -> tuple[tuple[HistogramBar, ...], Fairness | None, str]:
            chances = fairness(position, run=run)
            try:
                return histogram(position, run=run), chances, ""
            except InputError as error:  # too many fillings to be sorted by results
                return (), chances, str(error)

        self._playing.start(work, position)

    def _on_played(self, job: Job, found: Any) -> None:
        if found is None:
            return
        bars, chances, fault = found
        if fault:
            self.say(fault)
        self.picture.set_plot(partial(plot, job.context.partial(), bars) if bars else None)
        self.chances.setText(f"{chances.sentence if chances else no_value(job.context)}\n{tree_line(job.context)}")
        self.exporting.setEnabled(bool(bars))

    def play(self) -> None:
        chosen = self.table.currentIndex().data(ROW)
        if chosen is not None:
            self.begin_game(GAME, chosen.position)
