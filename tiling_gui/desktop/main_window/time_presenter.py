"""Brings the time used to the right panel, where that is wanted, and has it run only while the window is in front."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.session.time_used import time_words
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.turn_header import TurnHeader


class TimePresenter(QObject):
    """Stands between a workspace and the head of the right panel."""

    def __init__(self, workspace: Workspace, header: TurnHeader) -> None:
        super().__init__(header)
        self._workspace, self._header, self._time = workspace, header, workspace.time_used
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._show)
        workspace.controller.changed.connect(self.refresh)
        workspace.settings.changed.connect(self.refresh)
        self._time.changed.connect(self.refresh)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._closed = False
        app.focusWindowChanged.connect(self._on_focus)

    def close(self) -> None:
        """The time stands still from now on."""
        self._closed = True
        self._time.set_active(False)
        self._next.stop()

    @Slot()
    def refresh(self) -> None:
        """Shows the times as they are, or that there are none to show."""
        self._next.stop()
        used = self._time.used
        shown = self._workspace.settings.current.show_time and used is not None
        if shown:
            self._show()
            self._header.time.speak(time_words(used))
        self._header.set_timed(shown)

    @Slot()
    def _show(self) -> None:
        used, running = self._time.used, self._time.running
        if used is None:
            return
        self._header.time.show_times(used, running)
        if running is not None:
            self._next.start(1001 - int(used[running] % 1 * 1000))

    @Slot(QWindow)
    def _on_focus(self, window: QWindow | None) -> None:
        """Menus, lists and tool windows belong to the main window, whose time goes on."""
        front = QApplication.activeWindow()
        while front is not None and front is not self._workspace.windows.main:
            front = front.parentWidget()
        self._time.set_active(front is not None and not self._closed)
