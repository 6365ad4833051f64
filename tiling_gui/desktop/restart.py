"""Draws the windows anew when language or text size has changed: in a new application, as at the next start.

Texts are translated when widgets are created, and Qt reads its scale factor when the application is created. So the
windows are closed as at the end of the program, and opened (application.py) as at its start. If something would be lost
by that, the change waits for the next start, and a line says so.
"""

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui.desktop.main_window.window import MainWindow, main_windows
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.text_size import drawn_size
from tiling_gui.desktop.windows import state_of
from tiling_gui.language import tr

PAUSE = 400
"""Milliseconds to wait for further changes."""


class Restart(QObject):
    """Closes the main windows some time after language or text size has changed, unless something would be lost."""

    closed = Signal(object)
    """(list of SavedWindow) The windows that were closed."""

    def __init__(self, app: QApplication, file: SettingsFile) -> None:
        super().__init__(app)
        self._app, self._file = app, file
        self._drawn = self._wanted
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.restart)
        file.changed.connect(self._on_settings)

    @property
    def _wanted(self) -> tuple[str, int]:
        return self._file.current.language, drawn_size(self._file.current.text_size)

    @Slot()
    def _on_settings(self) -> None:
        if self._wanted == self._drawn:
            self._timer.stop()
        else:
            self._timer.start()

    @Slot()
    def restart(self) -> None:
        """Close all windows if nothing is lost, otherwise says when the change is seen."""
        windows = main_windows()
        if any(map(_is_busy, windows)) or any(map(_would_lose, QApplication.topLevelWidgets())):
            _say(windows, tr("The new language or text size is used from the next start."))
            return
        front = QApplication.activeWindow()
        states = [(each.controller.session.record, state_of(each) | _front(each, front)) for each in windows]
        quits = self._app.quitOnLastWindowClosed()
        self._app.setQuitOnLastWindowClosed(False)
        for window in windows:
            window.close()
        self._app.setQuitOnLastWindowClosed(quits)
        self.closed.emit(states)

    def close(self) -> None:
        self._timer.stop()


def _front(window: MainWindow, active: QWidget | None) -> dict[str, str]:
    """The tool window of `window` that has the focus, if any."""
    return {"front": active.objectName()} if active is not None and active.parentWidget() is window else {}


def _is_busy(window: MainWindow) -> bool:
    """True during a solve and while an exercise is on the board."""
    return window.controller.work.current is not None or window.controller.session.is_task


def _would_lose(window: QWidget) -> bool:
    """True for a window beside the main ones that holds unsaved input, or whose work goes on while it is closed."""
    if isinstance(window, ToolWindow) and window.works_when_closed:
        return True
    kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog)
    if not window.isVisible() or window.windowType() not in kinds or isinstance(window, MainWindow):
        return False
    return not (isinstance(window, ToolWindow) and window.REOPENS)


def _say(windows: list[MainWindow], words: str) -> None:
    for window in windows:
        window.workspace.status.say(words)
        preferences = window.workspace.windows.get("preferences")
        if isinstance(preferences, ToolWindow):  # the change was made there
            preferences.say(words)
