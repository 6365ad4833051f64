"""What every carrier of news to the work line does alike: a pause, a value, a stop, a failure."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.controller import Controller
from tiling_gui.desktop.long_work import LongWork
from tiling_gui.desktop.widgets.work_line import WorkLine, finished_text, paused_text, stopped_text
from tiling_gui.engine.results import Solution
from tiling_gui.records.verdict import solved_sentence, value_words
from tiling_gui.search.limits import Progress


class Carrier(QObject):
    """Stands between the controller's work and the work line; what the work says is told in the status line, too."""

    def __init__(self, controller: Controller, line: WorkLine, work: LongWork, parent: QObject) -> None:
        super().__init__(parent)
        self._control, self._line = controller, line
        self._what = ""
        """What is worked on, in words; whoever inherits says it in `_on_began`."""
        work.began.connect(self._on_began)
        work.progressed.connect(self._on_progress)
        work.paused.connect(self._on_paused)
        work.solved.connect(self._on_solved)
        work.stopped.connect(self._on_stopped)
        work.failed.connect(self._on_failed)

    def _show_paused(self, progress: Progress) -> None:
        self._line.set_paused(True)
        self._control.said.emit(paused_text(progress.lower, progress.upper))
        self._control.changed.emit()

    @Slot(object)
    def _on_solved(self, solution: Solution) -> None:
        what = self._what
        self._line.finish(finished_text(what, value_words(solution.position, solution.lower), solution.seconds))
        session, view = self._control.session, self._control.view
        if view and solution.position == session.start and session.position.is_over:
            self._control.said.emit(view.end_sentence(session.position, solution.lower, solution.upper))
        else:
            said = solved_sentence(what, solution.position, solution.lower)
            self._control.said.emit(f"{said} {solution.reason}".rstrip())
        self._control.changed.emit()

    @Slot(object)
    def _on_stopped(self, solution: Solution) -> None:
        self._line.finish(stopped_text(solution.lower, solution.upper))
        self._control.said.emit(stopped_text(solution.lower, solution.upper))
        self._control.changed.emit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._line.fold()
        self._control.changed.emit()
