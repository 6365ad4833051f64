"""The size of text and of all around it: 80 to 200 % of what the system's own font asks for.

Qt draws everything, text, boards and plots alike, by one factor, which it reads when the application is made. So
another size takes another application: the main windows are closed, the application is made anew in the same process,
and they are opened again as they were. What would be lost by that is waited for, as for another language
(language_change.py).
"""

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, QRect, QTimer, Slot
from PySide6.QtGui import QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.language_change import WindowState, front_last, hindrance, say_in_preferences, tools_of
from tiling_gui.desktop.main_window.window import MainWindow, main_windows
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import TEXT, Theme
from tiling_gui.desktop.ui.widgets.window_size import FRAME
from tiling_gui.desktop.window_session import open_tools
from tiling_gui.language import tr
from tiling_gui.store import Store

VARIABLE = "QT_SCALE_FACTOR"
_GIVEN = os.environ.get(VARIABLE, "")
_OUTER = float(_GIVEN) if _GIVEN.replace(".", "", 1).isdecimal() else 1.0
"""The factor with which the program was started; ours is a part of it."""
USUAL = range(11, 17)
"""Pixels of the font that systems have when nobody chose another (Windows 12, macOS and KDE 13, GNOME 15)."""
SMALLEST = (480, 400)
"""Width and height that the main window needs: no size of text takes more of the screen."""
PAUSE = 400
"""Milliseconds without another wish before the size changes."""


def make_application(percent: int, argv: list[str]) -> QApplication:
    """The application at `percent` of the system's text size, or the one there is."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    factor = percent / 100
    app = _make(factor, argv)
    wanted = min(factor * _asked_for(app), max(1.0, _largest(app) * factor))
    if abs(wanted - factor) > 0.005:
        app.shutdown()
        del app
        app = _make(wanted, argv)
    return app


def _make(factor: float, argv: list[str]) -> QApplication:
    os.environ[VARIABLE] = f"{_OUTER * factor:g}"
    return QApplication(argv)


def _asked_for(app: QApplication) -> float:
    """How much larger than usual the system's font is: 1 for every font of a usual size."""
    pixels = QFontInfo(app.font()).pixelSize()
    return 1.0 if pixels in USUAL else pixels / TEXT


def _largest(app: QApplication) -> float:
    """How many times larger the screen has room for."""
    room = app.primaryScreen().size()
    return min(room.width() / SMALLEST[0], room.height() / SMALLEST[1])


@dataclass(frozen=True)
class Reopened:
    """A main window that was closed, as it is to come back."""

    state: WindowState
    ratio: float
    """Pixels of the screen for one of the window's."""
    screen: str
    inside: QRect
    """Without the frame, from the corner of its screen."""
    tools: dict[str, Any]
    """Other windows, as window_session.open_tools takes them."""

    @staticmethod
    def of(window: MainWindow) -> "Reopened":
        """What there is to `window` now."""
        tools = tools_of(window)
        return Reopened(
            WindowState.of(window),
            window.devicePixelRatio(),
            window.screen().name(),
            window.geometry().translated(-window.screen().geometry().topLeft()),
            tools | {"tools": dict.fromkeys(tools["tools"], "")},  # their places are in other pixels
        )

    def open(self, theme: Theme, store: Store, file: SettingsFile, make: Callable[..., MainWindow]) -> MainWindow:
        """Opens it again in another application, as large on the screen as it was, and there."""
        screens = {screen.name(): screen for screen in QGuiApplication.screens()}
        screen = screens.get(self.screen, QGuiApplication.primaryScreen())
        by = screen.devicePixelRatio() / self.ratio
        place = screen.geometry().topLeft() + self.inside.topLeft() / by
        size = (self.inside.size() / by).boundedTo(screen.availableSize() - FRAME)
        window = replace(self.state, inside=QRect(place, size)).open(theme, store, file, make)
        open_tools(window, self.tools)
        return window


class TextSizeChange(QObject):
    """Closes the windows and ends the event loop when the settings want another size and nothing is lost by it."""

    def __init__(self, app: QApplication, file: SettingsFile) -> None:
        super().__init__(app)
        self._app, self._file = app, file
        self._drawn = file.current.text_size
        self.closed: list[Reopened] = []
        """The main windows, once they are closed for it."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        file.changed.connect(self._on_settings)

    @Slot()
    def _on_settings(self) -> None:
        if self._file.current.text_size != self._drawn:
            self._timer.start(PAUSE)  # anew with every step, so that several are one change
        elif self._timer.isActive():
            self._timer.stop()
            self._say("")

    @Slot()
    def _look(self) -> None:
        reasons = {
            "solve": tr("The text size changes when the solve has ended."),
            "work": tr("The text size changes when the work under way has ended."),
            "windows": tr("The text size changes when the other windows are closed."),
        }
        waited_for = hindrance()
        if waited_for is not None:
            self._say(reasons[waited_for])
            return
        self._timer.stop()
        self.closed = [Reopened.of(window) for window in front_last()]
        self._app.setQuitOnLastWindowClosed(False)
        self._app.closeAllWindows()
        self._app.setQuitOnLastWindowClosed(True)
        self._app.exit()

    def _say(self, reason: str) -> None:
        for window in main_windows():
            window.workspace.status.say(reason)
            say_in_preferences(window, reason)

    def close(self) -> None:
        """Waits no more."""
        self._timer.stop()
