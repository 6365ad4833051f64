"""A table of the boards m x n on which FIRST wins ELLIE, filled while they are solved; as CSV, JSON and LaTeX.

Each board is a job of its own, so that every value is shown and stored as soon as it is proved.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtWidgets import QLayout, QPushButton

from tiling_gui.core.drawing.latex import document, tabular
from tiling_gui.core.limits import Progress
from tiling_gui.core.tables import columns as kinds
from tiling_gui.core.tables import csv_text
from tiling_gui.desktop.session.jobs import PREPARING, Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.base import Sentence
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.desktop.ui.widgets.size_grid import (
    OPEN,
    OPEN_MARK,
    Cell,
    CellKind,
    CellLegend,
    Size,
    SizeGrid,
    SizeModel,
)
from tiling_gui.games.ellie import rectangles
from tiling_gui.games.ellie.rectangles import Rectangle
from tiling_gui.games.ellie.rules import GAME, ElliePosition
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.language import mark, tr

FIRST, SECOND, RUNNING = "first", "second", "running"
CELL_KINDS = (
    CellKind(FIRST, "3", mark("FIRST wins, proved"), ground="accent_soft", bold=True),
    CellKind(SECOND, "0", mark("SECOND wins, proved"), ground="field", corner=True),
    CellKind(RUNNING, "…", mark("being solved")),
    CellKind(OPEN, OPEN_MARK, mark("not filled in yet")),
)
Found = Mapping[Size, Rectangle]


class RectanglesModel(SizeModel):
    """The boards that can be solved, with proved Grundy values."""

    def __init__(self) -> None:
        self.found: dict[Size, Rectangle] = {}
        self.running: Size | None = None
        super().__init__(rectangles.all_sizes(), CELL_KINDS)

    def cell(self, size: Size) -> Cell:
        rows, columns = size
        one = self.found.get(size)
        if one is None:
            kind = self.kind(RUNNING if size == self.running else OPEN)
            return Cell(
                kind,
                kind.example,
                tr("{rows} × {columns}: {meaning}", rows=rows, columns=columns, meaning=tr(kind.meaning)),
            )
        kind = self.kind(FIRST if one.first_wins else SECOND)
        words = tr(
            "{rows} × {columns}: Grundy value {value}, {meaning}",
            rows=rows,
            columns=columns,
            value=one.grundy,
            meaning=tr(kind.meaning),
        )
        return Cell(kind, str(one.grundy), words)


def to_csv(found: Found) -> str:
    """A header line, then a line per board."""
    of = (*kinds("rows columns grundy", "number"), *kinds("winner from"))
    return csv_text(of, (found[size].as_json().values() for size in sorted(found)))


def to_json(found: Found) -> str:
    """As JSON: {"boards": [...]}, an object a board."""
    return json.dumps({"boards": [found[size].as_json() for size in sorted(found)]}) + "\n"


def to_latex(found: Found) -> str:
    """A complete document with the table; values of boards won by SECOND are bold."""
    rows = sorted({m for m, _ in found})
    columns = range(1, max((n for _, n in found), default=0) + 1)
    heads = ["", *map(str, columns)]
    lines = []
    for m in rows:
        cells = [_latex(found.get((m, n))) for n in columns]
        lines.append([str(m), *cells])
    below = "Grundy values of ELLIE on boards of $m$ rows and $n$ columns; the second player wins where it is 0 (bold)."
    return document(tabular("r|" + "c" * len(columns), heads, lines), [below])


def _latex(one: Rectangle | None) -> str:
    if one is None:
        return ""
    return str(one.grundy) if one.first_wins else r"\textbf{0}"


_AT_FIRST = (3, 4)
"""The board selected initially."""


class RectanglesWindow(ToolWindow):
    """The table, a description of the selected board, and a button to play on it."""

    COMMAND = "ellieBoards"
    HELP = "ellie-game"
    TITLE = mark("For which m × n does FIRST win?")
    SIZE = (1000, 460)
    REOPENS = True
    EXPORTS: ClassVar = {"csv": to_csv, "json": to_json, "tex": to_latex}

    def build(self) -> QLayout:
        self._solver, self._size = EllieSolver(), _AT_FIRST
        self._worker = self.worker(self._on_solved, progress=self._on_progress, failed=lambda job: self._rest())
        self.boards = RectanglesModel()
        self.grid = SizeGrid(self.boards)
        self.setFocusProxy(self.grid)
        self.chosen_board = Sentence(role="text", name="ellieBoard")
        self.exporting.setObjectName("exportTable")
        self.grid.choose(self._size)
        self.grid.chosen.connect(self._choose)
        return column((self.grid, 1), CellLegend(CELL_KINDS), self.chosen_board)

    def buttons(self) -> Sequence[QPushButton]:
        tip = tr("Solves the open boards, smallest first")
        self.start = self.button("fillTable", tr("Solve boards"), tip, self.compute)
        self.play = self.button("playBoard", tr("Play"), tr("Starts a game on this board"), self._play, "play")
        return self.start, self.play

    @property
    def content(self) -> Found:
        return self.boards.found

    def refresh(self) -> None:
        self.boards.found.update(rectangles.known_rectangles())
        self._show()

    def compute(self) -> None:
        """Solves the open boards one after the other until cancelled."""
        self.progress_bar.begin(tr("Solving boards"), tr("boards"))
        self._next()

    def _next(self) -> None:
        size = next((one for one in rectangles.all_sizes() if one not in self.boards.found), None)
        if size is None:
            self._rest()
            return
        self.boards.running = size
        self._show()
        job = self._worker.start(lambda run: rectangles.solve(size, self._solver, run), size)
        self._on_progress(job, Progress("solving"))

    def _on_progress(self, job: Job, progress: Progress) -> None:
        rows, columns = job.context
        name = tr("Solving {rows} × {columns}", rows=rows, columns=columns)
        told = replace(progress, done=len(self.boards.found), total=len(rectangles.all_sizes()))
        self.progress_bar.set_progress(told, tr(PREPARING) if progress.stage == "preparing" else name)

    def _on_solved(self, job: Job, one: Rectangle | None) -> None:
        if one is not None:
            self.boards.found[job.context] = one
        if one is None or job.run.is_set:
            self._rest()
        else:
            self._next()

    def _rest(self) -> None:
        self.boards.running = None
        self._show()

    def _show(self) -> None:
        found, sizes = self.boards.found, rectangles.all_sizes()
        self.start.setEnabled(self.boards.running is None and len(found) < len(sizes))
        self.boards.refresh()
        wins = sum(one.first_wins for one in found.values())
        self.say(
            tr(
                "Of {solved} solved boards, FIRST wins {first} and SECOND {second}; {open} are open.",
                solved=len(found),
                first=wins,
                second=len(found) - wins,
                open=len(sizes) - len(found),
            )
        )
        self._choose(self._size)

    def _choose(self, size: Size) -> None:
        self._size, words = size, self.boards.cell(size).words
        if size[0] == 2:
            words = tr(
                "{board}. A board of two rows is a heap of {squares} in the octal game .007.",
                board=words,
                squares=2 * size[1],
            )
        self.chosen_board.setText(words)

    def _play(self) -> None:
        self.begin_game(GAME, ElliePosition.start(*self._size))
