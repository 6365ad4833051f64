"""What every carrier of news to the work line does alike: a pause, a stop, a failure."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.controller import Controller
from tiling_gui.desktop.widgets.work_line import WorkLine, paused_text, stopped_text
from tiling_gui.engine.results import Solution
from tiling_gui.search.limits import Progress


class Carrier(QObject):
    """Stands between the controller's work and the work line; what the work says is told in the status line, too."""

    def __init__(self, controller: Controller, line: WorkLine, parent: QObject) -> None:
        super().__init__(parent)
        self._control, self._line = controller, line

    def _show_paused(self, progress: Progress) -> None:
        self._line.set_paused(True)
        self._control.said.emit(paused_text(progress.lower, progress.upper))
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
