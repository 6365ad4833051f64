"""What others ask the running program for: a second start, and the system with a file that was double-clicked."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.features.files.feature import Files
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.window_manager import main_windows, open_window


@dataclass(frozen=True)
class Answer:
    """What the running program says to a second start."""

    ok: bool
    said: str


class Service(QObject):
    """Opens files in the window that was used last."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        if sys.platform == "darwin":  # elsewhere nobody sends such events, and every event would pass through here
            app.installEventFilter(self)

    def serve(self, files: Sequence[str], new_window: bool) -> Answer:
        """Opens files, in a new window if that is wanted; without files it brings a window to the front."""
        window = self._window()
        if window is None:
            return Answer(False, "")
        if new_window:
            window = open_window(window)
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        return self._open(window, files) if files else Answer(True, "")  # after it: a lesson has a window of its own

    def open(self, files: Sequence[str]) -> None:
        """Opens the files this program was started with."""
        window = self._window()
        if window is not None:
            self._open(window, files)

    def _open(self, window: MainWindow, files: Sequence[str]) -> Answer:
        feature = window.features["files"]
        assert isinstance(feature, Files)
        opened = feature.opening.files(files)
        return Answer(opened, feature.opening.said)

    def _window(self) -> MainWindow | None:
        windows, active = main_windows(), QApplication.activeWindow()
        return active if isinstance(active, MainWindow) else next(iter(windows), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """macOS says by an event which file is to be opened."""
        if isinstance(event, QFileOpenEvent):
            name = event.file()
            QTimer.singleShot(0, self, lambda: self.open([name]))
            return True
        return False
