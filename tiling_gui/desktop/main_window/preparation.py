"""Compiles the solver after its installation, starting once the window is idle, with progress in the progress bar."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from tiling_gui.core import preparing
from tiling_gui.desktop.main_window.progress_bar import ProgressBar
from tiling_gui.desktop.session.jobs import COMPILING, POLL
from tiling_gui.language import tr


class Preparation(QObject):
    """Starts the compiling and shows its progress while the progress bar is not needed for anything else."""

    def __init__(self, line: ProgressBar, crowded: Callable[[], bool], parent: QObject) -> None:
        """`crowded` is True if the progress bar would cut off text beside it: it is hidden then."""
        super().__init__(parent)
        self._line, self._crowded = line, crowded
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)
        line.cancelClicked.connect(self._on_cancel)

    @Slot()
    def start(self) -> None:
        """Starts compiling if necessary."""
        if preparing.background.start():
            self._timer.start()

    @property
    def _shown(self) -> bool:
        """True if the bar shows this: other work may take it over, and hides it afterwards."""
        return not self._line.isHidden() and self._line.subject == tr(COMPILING)

    @Slot()
    def _look(self) -> None:
        if not preparing.background.running:
            self._end()
            return
        if self._crowded():
            if self._shown:
                self._line.dismiss()
            return
        if self._line.isHidden():
            self._line.begin(tr(COMPILING), tr("steps"), can_pause=False)
        if self._shown:
            self._line.set_progress(preparing.background.progress)

    @Slot()
    def _on_cancel(self) -> None:
        if self._shown:
            preparing.background.close()
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        if self._shown:
            self._line.dismiss()
