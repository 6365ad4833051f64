"""The Families window: a table of the values of positions over n and k, with the sequences and periods observed."""

import json
from functools import partial
from typing import ClassVar

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHeaderView, QLayout, QLineEdit, QPlainTextEdit, QTableView

from tiling_gui.core.limits import Limit, Progress, Run, no_report
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.base import Label, fixed_font, named
from tiling_gui.desktop.ui.widgets.fields import Combo, EnterField, combo, spin
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.tables import RowsModel, TextColumn, set_up_rows
from tiling_gui.language import mark, plural, tr
from tiling_gui.search.engine import SolveStore
from tiling_gui.search.families import GRUNDY, Family, FamilyTerm, b_file, csv_lines, find, letters

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

_Row = tuple[tuple[int | None, int], dict[str, FamilyTerm]]
"""(k, n), and the terms by `Term.of`."""


def _of(kind: str, shown: _Row) -> str:
    return shown[1][kind].bounds_text if kind in shown[1] else ""


COLUMNS = (
    TextColumn("k", lambda shown: "" if shown[0][0] is None else str(shown[0][0])),
    TextColumn("n", lambda shown: str(shown[0][1])),
    TextColumn(mark("MAX first"), partial(_of, "MAX")),
    TextColumn(mark("MIN first"), partial(_of, "MIN")),
    TextColumn(mark("Grundy value"), partial(_of, GRUNDY)),
)
_KINDS = ("MAX", "MIN", GRUNDY)
"""The kind of term in each of the last columns."""


class FamilyWindow(ToolWindow):
    """Fills the table in the background. Values asked for are stored with the solves, so that a stopped table can be
    continued.
    """

    COMMAND = "families"
    HELP = "laboratory"
    TITLE = mark("Families of positions")
    SIZE = (920, 600)
    REOPENS = True
    EXPORTS: ClassVar = {
        "csv": lambda family: "\n".join(csv_lines(family.terms)) + "\n",
        "txt": b_file,
        "json": lambda family: json.dumps(family.to_json(), ensure_ascii=False, indent=1) + "\n",
    }

    def build(self) -> QLayout:
        self.family: Family | None = None
        """The family in the table; None at first."""
        self._worker = self.worker(self._on_filled, progress=self._on_term, failed=lambda job: self._show())
        tip = tr("A position with n, and optionally k, in place of numbers: 3xn, matching:path:n")
        self.text = combo("family", tr("Family"), ((each, each) for each in EXAMPLES), tip)
        typed = EnterField(self.text)
        self.text.setLineEdit(typed)
        self.text.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        self.text.setMinimumContentsLength(24)
        self.n, self.k = self._range("familyN", "n", "1-12"), self._range("familyK", "k", "2-4")
        tip = tr("Stops each value after this many seconds, with the bounds proved by then")
        self.seconds = spin("familySeconds", tr("Seconds per value"), 1, 36_000, 10, tip)
        self.filling = self.button("fillFamily", tr("Fill in"), tr("Finds the values, one after the other"), self.fill)
        self.filling.setDefault(True)
        typed.returnPressed.connect(self.fill)
        self.text.currentTextChanged.connect(lambda text: self.k.setEnabled("k" in letters(text)))
        self.k.setEnabled(False)
        top = FlowLayout(
            self.text,
            widget_with_layout(row(Label("n"), self.n)),
            widget_with_layout(row(Label("k"), self.k)),
            widget_with_layout(row(Label(self.seconds.accessibleName()), self.seconds)),
            self.filling,
        )
        self.model, self.table = RowsModel(COLUMNS), QTableView()
        self.model.setParent(self)
        named(self.table, "familyTable", tr("Values"))
        self.table.setModel(self.model)
        set_up_rows(self.table)
        self.table.setStyleSheet("QTableView::item { padding: 0 8px; } QHeaderView::section { padding: 6px 8px; }")
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.lines = QPlainTextEdit(readOnly=True)
        named(self.lines, "familyLines", tr("Terms and periods"))
        self.lines.setFont(fixed_font())
        self.exporting.setEnabled(False)
        return column(top, (row((self.table, 1), (self.lines, 1), gap=16), 1))

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
        """Fills the table of the example for the first time; nobody asked for it, so no solve is listed."""
        if self.family is None:
            self._begin(None)

    def show_link(self, what: str) -> None:
        """Fills in the family of a link, with optional ranges of n and k: "3xn", "3xn;1-30", "kxn;1-8;2-4"."""
        text, *ranges = what.split(";")
        self.text.setEditText(text)
        for field, numbers in zip((self.n, self.k), ranges, strict=False):
            field.setText(numbers)
        self.fill()

    @Slot()
    def fill(self) -> None:
        """Fills the table of the family in the field, in the background."""
        self.attempt(partial(self._begin, self.workspace.store.results))

    def _begin(self, kept: SolveStore | None) -> None:
        family = Family(self.text.currentText().strip(), self.n.text(), self.k.text())
        engine = self.workspace.engines.background(family.game, "family")
        limit = Limit(seconds=self.seconds.value(), counts_compiling=True)

        def work(run: Run) -> None:
            for done, term in enumerate(family.terms, 1):
                if run.is_set:
                    return
                find(term, engine, run.part(limit, no_report), kept)
                run.report(Progress("values", done=done, total=len(family.terms)))
            family.conclude(engine)

        self.family = family
        self.say("")
        self.model.set_rows(list(family.rows.items()))
        self.table.setColumnHidden(0, not family.with_k)
        for place, kind in enumerate(_KINDS, len(COLUMNS) - len(_KINDS)):
            self.table.setColumnHidden(place, kind not in family.kinds)
        self.exporting.setEnabled(True)
        self._show()
        self.progress_bar.begin(tr("Filling in {family}", family=family.text), tr("values"))
        self._worker.start(work, family)

    def _on_term(self, job: Job, progress: Progress) -> None:
        if progress.stage == "values":
            self.progress_bar.set_progress(progress, tr("Filling in {family}", family=job.context.text))
            self._show()

    def _on_filled(self, job: Job, nothing: None) -> None:
        self._show()
        terms = job.context.terms
        exact = sum(term.value is not None for term in terms)
        if exact < len(terms):
            said = plural("{exact} of %n values are proved.", "{exact} of %n value is proved.", len(terms), exact=exact)
        else:
            said = tr("All values are proved. A period is what is observed in the table.")
        self.say(said)

    def _show(self) -> None:
        """Shows the values found so far; keeps the scroll position."""
        if self.family is not None:
            last = self.model.index(self.model.rowCount() - 1, len(COLUMNS) - 1)
            self.model.dataChanged.emit(self.model.index(0, 0), last)
            self.lines.setPlainText("\n".join(self.family.lines()))
