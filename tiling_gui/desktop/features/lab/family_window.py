"""The Families window: the values of positions over n and k as a list or grid, with sequences, periods and a plot."""

import json
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QModelIndex, Slot
from PySide6.QtWidgets import QHeaderView, QLayout, QLineEdit, QPlainTextEdit, QTableView

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Limit, Progress, Run, no_report
from tiling_gui.desktop.features.lab.family_table import (
    CELL_KINDS,
    COLUMNS,
    KINDS,
    FamilyGrid,
    LongRows,
    kinds_of,
    plot,
    to_latex,
)
from tiling_gui.desktop.features.lab.family_term import TermPanel
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.session.warrant_panel import show_warrant
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.drawing.picture_widgets import PlotPicture
from tiling_gui.desktop.ui.widgets.base import Label, fixed_font, named, scrolled
from tiling_gui.desktop.ui.widgets.fields import Combo, EnterField, combo, spin
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, stack, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.size_grid import CellLegend, Size, SizeGrid
from tiling_gui.desktop.ui.widgets.tables import ROW, RowsModel, set_up_rows
from tiling_gui.errors import InputError
from tiling_gui.language import mark, plural, tr
from tiling_gui.search.engine import GameEngine, SolveStore
from tiling_gui.search.families import (
    GRUNDY,
    Family,
    FamilyRequest,
    b_file,
    csv_lines,
    find,
    letters,
    member,
)
from tiling_gui.search.long_families import LongFamily, long_family
from tiling_gui.store import Store
from tiling_gui.store.grounds import known

EXAMPLES = (
    "3xn",
    "kxn",
    "matching:cycle:n",
    "matching:grid:kxn",
    "sharing:friendship:n,edges,vertices,k",
    "ellie:kxn",
    "heaps:kayles:n",
    "heaps:octal:.137:n",
    "evaluate:x*y-z; 0-n",
)
"""The entries of the family field."""

_LIST, _GRID, _TERMS, _PLOT = "list", "grid", "terms", "plot"


class FamilyWindow(ToolWindow):
    """Shows what is known, and fills in the rest in the background. Values asked for are stored with the solves, so
    that a stopped table can be continued.
    """

    COMMAND = "families"
    HELP = "laboratory"
    TITLE = mark("Families of positions")
    SIZE = (1080, 680)
    REOPENS = True
    EXPORTS: ClassVar = {
        "csv": lambda family: "\n".join(csv_lines(family.terms)) + "\n",
        "txt": b_file,
        "json": lambda family: json.dumps(family.to_json(), ensure_ascii=False, indent=1) + "\n",
        "tex": to_latex,
        "svg": lambda family: svg(plot(family)),
    }

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        workspace.controller.changed.connect(self._on_changed)

    def build(self) -> QLayout:
        self.family: Family | None = None
        """The family in the table; None at first."""
        self._linked = FamilyRequest("")
        """The last family of a link: only it can be made without its text."""
        self._worker = self.worker(self._on_filled, progress=self._on_term, failed=lambda job: self._show())
        top = self._make_top()
        shown = widget_with_layout(column(self._make_values(), gap=0))
        beside = scrolled(widget_with_layout(self._make_beside()))
        self.exporting.setEnabled(False)
        return column(top, (row((shown, 3), (beside, 2), gap=16), 1))

    def _make_top(self) -> QLayout:
        tip = tr("A position with n, and optionally k, in place of numbers: 3xn, matching:path:n")
        self.text = combo("family", tr("Family"), ((each, each) for each in EXAMPLES), tip)
        typed = EnterField(self.text)
        self.text.setLineEdit(typed)
        self.text.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        self.text.setMinimumContentsLength(24)
        self.n, self.k = self._range("familyN", "n", "1-12"), self._range("familyK", "k", "2-4")
        tip = tr("Stops each value after this many seconds, with the bounds proved by then")
        self.seconds = spin("familySeconds", tr("Seconds per value"), 1, 36_000, 10, tip)
        self.filling = self.button("fillFamily", tr("Fill in"), self.fill)
        self.filling.setDefault(True)
        typed.returnPressed.connect(self.fill)
        self.text.currentTextChanged.connect(lambda text: self.k.setEnabled("k" in letters(text)))
        self.k.setEnabled(False)
        return FlowLayout(
            self.text,
            widget_with_layout(row(Label("n"), self.n)),
            widget_with_layout(row(Label("k"), self.k)),
            widget_with_layout(row(Label(self.seconds.accessibleName()), self.seconds)),
            self.filling,
        )

    def _make_values(self) -> QLayout:
        """The values as a list or, if there is a k, as a grid."""
        self.model, self.table = RowsModel(COLUMNS), QTableView()
        self.model.setParent(self)
        named(self.table, "familyTable", tr("Values"))
        self.table.setModel(self.model)
        set_up_rows(self.table)
        self.table.setStyleSheet("QTableView::item { padding: 0 8px; } QHeaderView::section { padding: 6px 8px; }")
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(max(map(header.sectionSizeHint, range(header.count()))))
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.table.activated.connect(self._play)
        self.boards = FamilyGrid()
        self.boards.setParent(self)
        self.grid, self.legend = SizeGrid(self.boards), CellLegend(CELL_KINDS)
        self.grid.chosen.connect(self._choose)
        self.grid.activated.connect(self._play)
        self.form = SegmentedControl([(_LIST, tr("List")), (_GRID, tr("Grid"))], "familyForm", tr("Form of the table"))
        self.form.set_current(_GRID)
        self.form.chosen.connect(self._arrange)
        self.values = stack(self.table, column((self.grid, 1), self.legend))
        return column(row(self.form, 1), (self.values, 1))

    def _make_beside(self) -> QLayout:
        self.lines = QPlainTextEdit(readOnly=True)
        named(self.lines, "familyLines", tr("Terms and periods"))
        self.lines.setFont(fixed_font())
        self.plot = PlotPicture()
        named(self.plot, "familyPlot", tr("The proved values over n"))
        pages = [(_TERMS, tr("Terms")), (_PLOT, tr("Plot"))]
        self.page = SegmentedControl(pages, "familyPage", tr("Terms or plot"))
        self.pages = stack(self.lines, self.plot)
        self.page.chosen.connect(self._arrange)
        play = self.button("playTerm", tr("Play"), self._play, icon="play")
        self.term = TermPanel(play, self.button("solveTerm", tr("Solve"), self._solve, icon="solve"))
        self.term.value.originRequested.connect(self._why)
        return column(row(self.page, 1), (self.pages, 1), self.term)

    def _range(self, name: str, letter: str, text: str) -> QLineEdit:
        field = EnterField(text)
        named(field, name, tr("Numbers for {letter}", letter=letter), tr("Such as 1-12"))
        field.setFixedWidth(field.fontMetrics().horizontalAdvance("1000-1000") + 24)
        field.returnPressed.connect(self.fill)
        return field

    @property
    def content(self) -> Family | None:
        return self.family

    def refresh(self) -> None:
        """Show the table of the example for the first time; nobody asked for it, so no solve is listed."""
        if self.family is None:
            self.attempt(partial(self._begin, None, searches=True))

    def show_link(self, what: str) -> None:
        """Fill in the family of a link (`FamilyRequest.parse`)."""
        self.show_filled(FamilyRequest.parse(what))

    def show_filled(self, request: FamilyRequest) -> None:
        """Show a family in place of the one in the fields."""
        self._linked = request
        self.text.setEditText(request.text)
        for field, numbers in ((self.n, request.n), (self.k, request.k)):
            field.setText(numbers or field.text())
        kept = None if request.make else self.workspace.store.results
        self.attempt(partial(self._begin, kept, searches=request.searches))

    @Slot()
    def fill(self) -> None:
        """Fill the table of the family in the field, in the background."""
        self.attempt(partial(self._begin, self.workspace.store.results, searches=True))

    def _forget(self) -> None:
        """Clear the table: its values do not belong to what is in the fields now."""
        self._worker.drop()
        self.progress_bar.dismiss()
        self.family = None
        self.model.set_rows([])
        self.boards.clear()
        self.lines.clear()
        self.plot.set_plot(None)
        self.term.show_terms("", {})
        self.exporting.setEnabled(False)

    def _begin(self, kept: SolveStore | None, *, searches: bool) -> None:
        self._forget()
        text = self.text.currentText().strip()
        make = self._linked.make if text == self._linked.text.strip() else None
        family = self._long(text) or Family(text, self.n.text(), self.k.text(), make=make)
        self.family = family
        self.say("")
        if isinstance(family, LongFamily):
            self.model.set_lazy_rows(LongRows(family))
        else:
            self.model.set_rows(list(family.rows.items()))
        if family.with_k:
            self.boards.show_family(family)
        self.legend.show_kinds(kinds_of(family))
        self.table.setColumnHidden(0, not family.with_k)
        for place, kind in enumerate(KINDS, len(COLUMNS) - len(KINDS)):
            self.table.setColumnHidden(place, kind not in family.kinds)
        self.exporting.setEnabled(True)
        self._arrange()
        self._show()
        self._start(family, kept, searches=searches)

    def _long(self, text: str) -> LongFamily | None:
        return long_family(text, self.n.text(), lambda game: self.workspace.engines.background(game, "family"))

    def _start(self, family: Family, kept: SolveStore | None, *, searches: bool) -> None:
        engine, store = self.workspace.engines.background(family.game, "family"), self.workspace.store
        limit = Limit(seconds=self.seconds.value(), counts_compiling=True)

        def work(run: Run) -> None:
            if isinstance(family, LongFamily):
                family.fill(engine, run)
                return
            _look_up(family, engine, store, run)
            if searches:
                _search(family, engine, kept, run, limit)
            family.conclude(engine, run)

        if searches:
            self.progress_bar.begin(tr("Filling in {family}", family=family.text), tr("values"))
        self._worker.start(work, family)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        """Show what is proved in the main window of the start of the game on the board."""
        if change & (Change.GAME | Change.KNOWN) and self.isVisible() and self._learn_here():
            self._show()

    def _learn_here(self) -> bool:
        """Whether the session knew more of its start than the table."""
        family, start = self.family, self.workspace.session.start
        if family is None or GRUNDY in family.kinds:
            return False
        here = next((term for term in family.terms if term.position == start), None)
        if here is None:
            return False
        before, found = (here.lower, here.upper), self.workspace.session.known(start)
        here.learn(found.lower, found.upper)
        return before != (here.lower, here.upper)

    def _on_term(self, job: Job, progress: Progress) -> None:
        if progress.stage in ("values", "solving", "preparing"):
            self.progress_bar.set_progress(progress)
            if progress.stage == "values":
                self._show()

    def _on_filled(self, job: Job, nothing: None) -> None:
        self._learn_here()
        self._show()
        family = job.context
        exact, count, why = family.proved, len(family.terms), family.refusal
        if exact < count:
            said = plural("{exact} of %n values are proved.", "{exact} of %n value is proved.", count, exact=exact)
        else:
            said = tr("All values are proved. A period is what is observed in the table.")
        self.say(f"{said} {why}".strip(), wrong=bool(why) and not exact)

    @Slot()
    def _arrange(self) -> None:
        """Show the chosen form of the table, and terms or plot."""
        grid = self.family is not None and self.family.with_k
        self.form.setVisible(grid)
        self.values.setCurrentIndex(int(grid and self.form.current == _GRID))
        self.pages.setCurrentIndex(int(self.page.current == _PLOT))

    def _show(self) -> None:
        """Show the values found so far; keep the scroll position."""
        family = self.family
        if family is None:
            return
        last = self.model.index(self.model.rowCount() - 1, len(COLUMNS) - 1)
        self.model.dataChanged.emit(self.model.index(0, 0), last)
        if family.with_k:
            self.boards.refresh()
        self.lines.setPlainText("\n".join(family.lines()))
        self.plot.set_plot(partial(plot, family))
        self.plot.setAccessibleDescription(self.lines.toPlainText())
        if self.term.term is not None:
            self._choose((self.term.term.k or 0, self.term.term.n))

    # The selected term --------------------------------------------------------------------------------------

    @Slot(QModelIndex, QModelIndex)
    def _on_row(self, index: QModelIndex, before: QModelIndex) -> None:
        if index.isValid():
            k, n = index.data(ROW)[0]
            self._choose((k or 0, n))

    def _choose(self, place: Size) -> None:
        family = self.family
        if family is None:
            return
        k, n = (place[0] if family.with_k else None), place[1]
        terms = family.rows.get((k, n), {})
        self.term.show_terms(member(family.text, n, k), terms)

    def _why(self) -> None:
        term = self.term.term
        if term is not None:
            show_warrant(self.workspace, self.term.value, term.position)

    @Slot()
    def _play(self) -> None:
        term = self.term.term
        if term is not None and term.position is not None:
            self.begin_game(game_of_position(term.position), term.position)

    def _solve(self) -> None:
        self._play()
        self.workspace.controller.solve()


def _look_up(family: Family, engine: GameEngine, store: Store, run: Run) -> None:
    """Fill in what is known without a search."""
    proofs = store.part([term.position for term in family.terms]) if family.game.key == "domino" else store
    for term in family.terms:
        if run.is_set:
            return
        if term.value is None and term.of == GRUNDY:
            value = engine.known_grundy(term.position)
            term.learn(value, value)
        elif term.value is None:
            found = known(term.position, proofs)
            term.learn(found.lower, found.upper)


def _search(family: Family, engine: GameEngine, kept: SolveStore | None, run: Run, limit: Limit) -> None:
    """Find what is not known, the smallest first, each within `limit`."""
    before = None
    for done, term in enumerate(sorted(family.terms, key=lambda term: max(term.k or 1, 1) * term.n), 1):
        if run.is_set:
            return
        try:
            if term.value is None:
                find(term, engine, run.part(limit, no_report), kept, before)
        except InputError as error:
            term.why_not = str(error)
        before = term
        run.report(Progress("values", done=done, total=len(family.terms)))
