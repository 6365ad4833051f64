"""A table of the boards m x n on which FIRST wins ELLIE, filled while they are solved.

Each board is a job of its own, so that every value is shown and stored as soon as it is proved.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtWidgets import QLayout, QPushButton

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.games.ellie import rectangles_cells as cells
from tiling_gui.desktop.session.jobs import PREPARING, Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.base import Sentence
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.desktop.ui.widgets.size_grid import CellLegend, Size, SizeGrid
from tiling_gui.games.ellie import rectangles, rules
from tiling_gui.games.ellie.rectangles import Rectangle
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.language import mark, tr

_AT_FIRST = (3, 4)
"""The board selected initially."""


class RectanglesWindow(ToolWindow):
    """The table, a description of the selected board, and a button to play on it."""

    COMMAND = "ellieBoards"
    HELP = "ellie-game"
    TITLE = mark("For which m × n does FIRST win?")
    SIZE = (1000, 460)
    REOPENS = True
    EXPORTS: ClassVar = {"csv": cells.to_csv, "json": cells.to_json, "tex": cells.to_latex}

    def build(self) -> QLayout:
        self._solver, self._size = EllieSolver(), _AT_FIRST
        self._worker = self.worker(self._on_solved, progress=self._on_progress, failed=lambda job: self._rest())
        self.boards = cells.RectanglesModel()
        self.grid = SizeGrid(self.boards)
        self.setFocusProxy(self.grid)
        self.chosen_board = Sentence(role="text", name="ellieBoard")
        self.exporting.setObjectName("exportTable")
        self.grid.choose(self._size)
        self.grid.chosen.connect(self._choose)
        return column((self.grid, 1), CellLegend(cells.CELL_KINDS), self.chosen_board)

    def buttons(self) -> Sequence[QPushButton]:
        tip = tr("Solves the open boards, smallest first")
        self.start = self.button("fillTable", tr("Solve boards"), tip, self.compute)
        self.play = self.button("playBoard", tr("Play"), tr("Starts a game on this board"), self._play, "play")
        return self.start, self.play

    @property
    def content(self) -> Mapping[Size, Rectangle]:
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
        self.begin_game(rules.GAME, rules.ElliePosition.start(*self._size))
