"""The first compiling of an installation, from the window's first idle second on: the work line tells how far it is."""

from PySide6.QtCore import QObject, QTimer, Slot

from tiling_gui.desktop.controller import Controller
from tiling_gui.desktop.jobs import POLL, PREPARING
from tiling_gui.desktop.widgets.work_line import WorkLine
from tiling_gui.engine import preparing
from tiling_gui.language import tr


class Preparation(QObject):
    """Starts the background's compiling and shows it on the work line while nobody else needs that."""

    def __init__(self, controller: Controller, line: WorkLine, parent: QObject) -> None:
        super().__init__(parent)
        self._control, self._line = controller, line
        self._shown = False
        """True while the line is ours."""
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)
        line.cancelClicked.connect(self._on_cancel)

    @Slot()
    def start(self) -> None:
        """Begins, if anything has to be compiled."""
        if preparing.background.start():
            self._timer.start()

    @Slot()
    def _look(self) -> None:
        if self._control.at_work or self._control.valuing.valuing:
            self._shown = False  # the line is theirs, and says itself what they wait for
        elif self._shown or self._line.isHidden():
            if not self._shown:
                self._shown = True
                self._line.begin(tr(PREPARING), tr("steps"), can_pause=False)
            self._line.set_progress(preparing.background.progress)
        if not preparing.background.running:
            self._end()

    @Slot()
    def _on_cancel(self) -> None:
        if self._shown:
            preparing.background.close()
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        if self._shown:
            self._shown = False
            self._line.fold()
