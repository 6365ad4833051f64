"""Solves the positions of the current line in the background, and exports the value graph as a picture.

With the graph shown, every position without an exact value is solved, from the last one back, because positions near
the end are easy: first with a short time limit, then with a longer one. A position that stays unsolved is drawn as a
band between its proved bounds. Without the graph, only values that a saved game or a file states without proof are
solved, once.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Slot

from tiling_gui import atomic
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.file_dialogs import ask_file_name
from tiling_gui.errors import InputError, StoreError, ending_error
from tiling_gui.language import tr
from tiling_gui.records.tree import Path as Line

ROUNDS = (1.0, 8.0)
"""Seconds for each position in the first and in the second round."""
_WAIT = 250
"""Milliseconds to wait after the last change to the game before a position is started."""
_BETWEEN = 20
"""Milliseconds between two positions, so that the window can show what was found."""


class BackgroundEvaluation(Feature):
    """Solves positions of the current line, one at a time, on the background engine."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._worker = workspace.jobs.worker("graph", self._on_solved, failed=self._on_failed)
        self._game = ""
        self._tried: dict[Any, int] = {}
        """The number of rounds each position of this game has had; emptied when another game is loaded."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self._control.changed.connect(self.update)
        actions = workspace.actions
        actions["showGraph"].toggled.connect(self.update)
        actions["exportGraph"].triggered.connect(self.ask_export)
        graph = workspace.panels.graph
        graph.plot.addAction(actions["exportGraph"])
        graph.plot.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    @property
    def working(self) -> bool:
        """True while a position is being solved or is about to be."""
        return self._worker.job is not None or self._timer.isActive()

    @Slot()
    def update(self) -> None:
        """Start the next position after any change, or stop when nothing is left to solve."""
        if self._game != self._control.session.record.id:
            self._game, self._tried = self._control.session.record.id, {}
        wanted = self._wanted()
        if wanted is None:
            self._timer.stop()
            self._worker.drop()
        elif self._worker.job is None:
            self._timer.start(_WAIT)

    def close(self) -> None:
        self._timer.stop()

    def _wanted(self) -> tuple[Line, Any, int] | None:
        """The (path, position, round) to solve next, or None."""
        control = self._control
        session = control.session
        if not control.evaluates or control.work.state is State.RUNNING:
            return None
        tree, graph = session.derived_tree, self._workspace.settings.current.show_graph
        line = tree.line
        nodes, positions = tree.nodes_along(line), tree.positions_along(line)
        for turn in range(len(ROUNDS) if graph else 1):
            for ply in range(len(line), -1, -1):
                wanted = (graph or nodes[ply].said is not None) and nodes[ply].value is None
                if wanted and self._tried.get(positions[ply], 0) <= turn:
                    return line[:ply], positions[ply], turn
        return None

    @Slot()
    def _next(self) -> None:
        wanted = self._wanted()
        if wanted is None or self._worker.job:
            return
        path, position, turn = wanted
        engine = self._workspace.engines.background(self._control.session.game)

        def work(run: Run) -> Solution:
            if position.is_over:
                return Solution(position, *engine.bounds(position))
            return engine.solve(position, run.part(Limit(seconds=ROUNDS[turn])))

        self._worker.start(work, (self._control.session.record.id, path, position, turn))

    def _on_solved(self, job: Job, solution: Solution | None) -> None:
        id, path, position, turn = job.context
        session = self._control.session
        if len(self._tried) > 2000:
            self._tried.clear()
        self._tried[position] = turn + 1
        if solution is not None and session.record.id == id and self._control.evaluates:
            with suppress(InputError):  # the line was deleted in the meantime
                session.learn(solution, path)
        self._go_on()

    def _on_failed(self, job: Job) -> None:
        self._tried[job.context[2]] = len(ROUNDS)
        self._go_on()

    def _go_on(self) -> None:
        """Schedule the next position with a shorter wait, as the game has not changed."""
        self.update()
        if self._timer.isActive():
            self._timer.start(_BETWEEN)

    # Export -----------------------------------------------------------------------------------------------

    @Slot()
    def ask_export(self) -> None:
        main = self._workspace.windows.main
        name = ask_file_name(main, "graph.svg", ("svg", "png"))
        if name:
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Write the graph as .svg or .png; on failure show the error and return False."""
        from tiling_gui.desktop.ui.drawing.picture_files import png

        graph = self._workspace.panels.graph
        try:
            ending = Path(name).suffix.lower()
            if ending == ".svg":
                atomic.write_bytes(name, graph.to_svg())
            elif ending == ".png":
                atomic.write_bytes(name, png(graph.to_image()))
            else:
                raise ending_error(("svg", "png"), Path(name).name)
        except (InputError, StoreError) as error:
            self._workspace.status.say(str(error))
            return False
        self._workspace.status.say(tr("Wrote {name}.", name=name))
        return True
