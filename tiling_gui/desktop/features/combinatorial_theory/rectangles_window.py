"""For which m x n does FIRST win ELLIE? A table of rectangles that fills in while it is computed.

One job a board, so that each value stands there, and is kept, as soon as it is proved.
"""

from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui import atomic
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.combinatorial_theory import rectangles_cells as cells
from tiling_gui.desktop.session.jobs import PREPARING, Job, Jobs
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.progress_row import ProgressRow
from tiling_gui.desktop.ui.widgets.size_grid import Legend, Size, SizeGrid
from tiling_gui.desktop.ui.widgets.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.ellie import rectangles
from tiling_gui.games.ellie.rectangles import Rectangle
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.language import mark, tr

_FORMS = mark("Table (*.csv);;JSON (*.json);;LaTeX (*.tex)")
_AT_FIRST = (3, 4)
"""The board that is chosen when the window opens."""


class RectanglesWindow(ToolWindow):
    """The table, what is said of the board chosen in it, and a game on that board."""

    playWanted = Signal(object)
    """(Size) A game on this board."""

    def __init__(self, theme: Theme, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__("ellieBoardsWindow", 1000, 460, parent)
        self.theme = theme
        self.setWindowTitle(tr("Who wins ELLIE"))
        self._solver = EllieSolver()
        self._worker = jobs.worker(
            "ellieBoards",
            self._on_solved,
            progress=self._on_progress,
            failed=lambda job: self._rest(),
            say=partial(self.say, wrong=True),
        )
        self.boards = cells.RectanglesModel()
        self.grid = SizeGrid(theme, self.boards)
        self.chosen_board = Sentence(theme, role="text")
        self.chosen_board.setObjectName("ellieBoard")
        self.said = Sentence(theme)
        self.said.setObjectName("ellieBoardsSaid")
        self.work_line = ProgressRow(theme)
        self.work_line.cancelClicked.connect(self.stop)
        self.start = push_button(
            theme, "fillTable", tr("Solve boards"), tr("Solves the boards that are open, those with few squares first")
        )
        self.play = push_button(theme, "playBoard", tr("Play"), tr("Starts a game on this board"), "play")
        self.exporting = push_button(
            theme, "exportTable", tr("Export…"), tr("Writes the table as CSV, JSON or LaTeX"), "export"
        )
        self.start.clicked.connect(self.compute)
        self.play.clicked.connect(lambda: self.playWanted.emit(self._size))
        self.exporting.clicked.connect(self._ask)
        self._size: Size = _AT_FIRST
        self.grid.chosen.connect(self._choose)
        self.grid.choose(self._size)
        self._lay_out()
        self.grid.setFocus()

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        for button in (self.start, self.play, self.exporting):
            button.setMinimumHeight(32)
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(Label(self.theme, tr("For which m × n does FIRST win?"), size=TITLE, weight=SEMIBOLD))
        column.addWidget(self.grid, 1)
        column.addWidget(Legend(self.theme, cells.KINDS))
        column.addWidget(self.chosen_board)
        column.addWidget(self.said)
        column.addWidget(self.work_line)
        column.addLayout(foot)

    def refresh(self) -> None:
        """Shows things as they are now."""
        self.boards.found.update(rectangles.known())
        self._show()

    @Slot()
    def compute(self) -> None:
        """Solves what is open, board by board, until it is cancelled."""
        self.work_line.begin(tr("Solving boards"), tr("boards"))
        self._next()

    @Slot()
    def stop(self) -> None:
        """Ends the search of the board at hand; what is proved stays."""
        self._worker.stop()

    def _next(self) -> None:
        """The next board that is open, as a job of its own."""
        sizes = rectangles.all_sizes()
        size = next((one for one in sizes if one not in self.boards.found), None)
        if size is None:
            self._rest()
            return
        self.boards.running = size
        self._show()
        self._worker.start(lambda report, stop: rectangles.solve(size, self._solver, stop=stop, report=report), size)
        rows, columns = size
        name = tr("Solving {rows} × {columns}", rows=rows, columns=columns)
        self.work_line.set_progress(Progress("solving", done=len(self.boards.found), total=len(sizes)), name)

    def _on_progress(self, job: Job, progress: Progress) -> None:
        rows, columns = job.context
        name = tr("Solving {rows} × {columns}", rows=rows, columns=columns)
        told = Progress(
            progress.stage,
            done=len(self.boards.found),
            total=len(rectangles.all_sizes()),
            nodes=progress.nodes,
            seconds=progress.seconds,
        )
        self.work_line.set_progress(told, tr(PREPARING) if progress.stage == "preparing" else name)

    def _on_solved(self, job: Job, one: Rectangle | None) -> None:
        if one is None:
            self._rest()
            return
        self.boards.found[job.context] = one
        if job.stop.is_set:
            self._rest()
        else:
            self._next()

    def _rest(self) -> None:
        """Nothing is being solved."""
        self.boards.running = None
        self.work_line.fold()
        self._show()

    def _show(self) -> None:
        found = self.boards.found
        self.start.setEnabled(self.boards.running is None and len(found) < len(rectangles.all_sizes()))
        self.boards.refresh()
        wins = sum(one.first_wins for one in found.values())
        self.say(
            tr(
                "Of {solved} boards that are solved FIRST wins {first} and SECOND {second}; {open} are open.",
                solved=len(found),
                first=wins,
                second=len(found) - wins,
                open=len(rectangles.all_sizes()) - len(found),
            )
        )
        self._choose(self._size)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Says something at the foot."""
        self.said.set_role("warn" if wrong else "muted")
        self.said.setText(sentence)

    @Slot(object)
    def _choose(self, size: Size) -> None:
        self._size = size
        words = self.boards.cell(size).words
        if size[0] == 2:
            words = tr(
                "{board}. A board of two rows is a heap of {squares} in the octal game .007.",
                board=words,
                squares=2 * size[1],
            )
        self.chosen_board.setText(words)

    @Slot()
    def _ask(self) -> None:
        name = ask_file_name(self, tr("Export the values"), "ellie.csv", tr(_FORMS), cells.FORMS)
        if name:
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Writes the table in the form the file's ending names, whole or not at all."""
        form = name.lower().rpartition(".")[2]
        writers = {"csv": cells.to_csv, "json": cells.to_json, "tex": cells.to_latex}
        try:
            if form not in writers:
                raise InputError(tr("The table is written as .csv, .json or .tex, not as {name}.", name=name))
            atomic.write_text(name, writers[form](self.boards.found))
        except (InputError, StoreError) as error:
            self.say(str(error), wrong=True)
            return False
        self.say(tr("Wrote {name}.", name=name))
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stops solving; what is proved is kept."""
        self._worker.stop()
        super().closeEvent(event)
