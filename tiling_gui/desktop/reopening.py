"""Another language or text size, at once: the main windows are closed and opened again as they were.

Words are asked for when they are shown, and Qt reads how large it draws when the application is made; so the windows
are closed, the application is made anew in the same process (application.py), and what was open is opened in it. Games
are kept after every move; what would be lost (a solve under way, other windows with what is in them) is waited for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui.desktop.main_window.window import MainWindow, main_window_of, main_windows
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.widgets.window_size import FRAME
from tiling_gui.desktop.windows import open_like, open_tools, shown_tools, state_of
from tiling_gui.language import tr
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store

PAUSE = 400
"""Milliseconds without another wish before the size changes, and between two looks at what is waited for."""


@dataclass(frozen=True)
class WindowState:
    """All there is to a main window besides the settings, as it is to come back."""

    record: GameRecord
    number: int
    state: dict[str, Any]
    """As windows.py keeps it for the next start: mode, switches, geometry, cursor, other windows."""
    inside: QRect
    """Without its frame, of which nothing is known before a window is shown; from the corner of its screen."""
    screen: str
    ratio: float
    """Pixels of the screen for one of the window's."""
    full_screen: bool
    players_wait: bool
    why_not: str
    """Why the game is not kept; "" if it is."""
    features: dict[str, Any]
    """What features show, by their names."""

    @staticmethod
    def of(window: MainWindow) -> "WindowState":
        """What there is to `window` now."""
        control = window.controller
        return WindowState(
            control.session.record,
            window.number,
            _state(window),
            window.geometry().translated(-window.screen().geometry().topLeft()),
            window.screen().name(),
            window.devicePixelRatio(),
            window.actions_by_name["fullScreen"].isChecked(),
            control.opponent.paused,
            window.status.kept.text(),
            {name: feature.state() for name, feature in window.features.items()},
        )

    def open(self, store: Store, file: SettingsFile, make: Callable[..., MainWindow]) -> MainWindow:
        """A new window in this state, where it was on the screen, and as large there.

        `make` makes it from store, settings and a record.
        """
        window = make(store, file, record=self.record)
        window.set_number(self.number)
        actions = window.actions_by_name
        open_like(window, self.state)
        screens = {screen.name(): screen for screen in QGuiApplication.screens()}
        screen = screens.get(self.screen, QGuiApplication.primaryScreen())
        by = screen.devicePixelRatio() / self.ratio
        if not window.isMaximized() and not window.isFullScreen():
            size = self.inside.size()
            if by != 1:  # else exactly, also where it is larger than its screen
                size = (size / by).boundedTo(screen.availableSize() - FRAME)
            window.setGeometry(QRect(screen.geometry().topLeft() + self.inside.topLeft() / by, size))
        if self.players_wait:
            actions["pausePlayers"].setChecked(True)
            window.controller.opponent.set_paused(True)
        actions["fullScreen"].setChecked(self.full_screen)
        window.status.set_saved(self.why_not)
        window.show()
        for name, feature in window.features.items():
            if self.features.get(name) is not None:
                feature.restore(self.features[name])
        tools = self.state["tools"] if by == 1 else dict.fromkeys(self.state["tools"], "")  # other pixels
        open_tools(window, self.state | {"tools": tools})
        return window


class Reopening(QObject):
    """Closes the main windows when the settings want another language or text size, and nothing is lost by it."""

    closed = Signal(object)
    """They are: a WindowState for each, the one that was in front last."""

    def __init__(self, app: QApplication, file: SettingsFile) -> None:
        super().__init__(app)
        self._app, self._file = app, file
        self._drawn = self._wanted
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        file.changed.connect(self._on_settings)

    @property
    def _wanted(self) -> tuple[str, int]:
        return self._file.current.language, self._file.current.text_size

    @Slot()
    def _on_settings(self) -> None:
        if self._wanted != self._drawn:
            # Of the size anew with every step, so that several are one change. Never from within the control that was
            # just used: it is closed with its window.
            self._timer.start(0 if self._wanted[1] == self._drawn[1] else PAUSE)
        elif self._timer.isActive():
            self._timer.stop()
            self._say("")

    @Slot()
    def look(self) -> None:
        """Closes them if something else is wanted and nothing hinders; else says what does."""
        if not self._timer.isActive():
            return
        waited_for = _hindrance()
        if waited_for is not None:
            self._timer.setInterval(PAUSE)
            self._say(self._reason(waited_for))
            return
        self.close()
        windows = _front_last()
        states = [WindowState.of(window) for window in windows]
        quits = self._app.quitOnLastWindowClosed()
        self._app.setQuitOnLastWindowClosed(False)
        for window in windows:
            window.close()
        self._app.setQuitOnLastWindowClosed(quits)
        self.closed.emit(states)

    def _reason(self, waited_for: Literal["solve", "work", "windows"]) -> str:
        if self._wanted[0] != self._drawn[0]:
            reasons = {
                "solve": tr("The language changes when the solve has ended."),
                "work": tr("The language changes when the work under way has ended."),
                "windows": tr("The language changes when the other windows are closed."),
            }
        else:
            reasons = {
                "solve": tr("The text size changes when the solve has ended."),
                "work": tr("The text size changes when the work under way has ended."),
                "windows": tr("The text size changes when the other windows are closed."),
            }
        return reasons[waited_for]

    def _say(self, reason: str) -> None:
        for window in main_windows():
            window.workspace.status.say(reason)
            preferences = window.workspace.windows.get("preferences")
            if isinstance(preferences, ToolWindow):  # there it was asked for
                preferences.say(reason)

    def close(self) -> None:
        """Waits no more."""
        self._timer.stop()


def _state(window: MainWindow) -> dict[str, Any]:
    """What is kept for the next start, of the windows that come back now; and which of them is in front."""
    state, front = state_of(window), QApplication.activeWindow()
    back = {tool.objectName() for tool in shown_tools(window) if _comes_back(tool)}
    tools = {name: place for name, place in state["tools"].items() if name in back}
    in_front = front is not None and front.parentWidget() is window and front.objectName() in back
    return state | {"tools": tools, "front": front.objectName() if front and in_front else ""}


def _comes_back(window: QWidget) -> bool:
    """Nothing was made in it that could be lost."""
    return isinstance(window, ToolWindow) and window.REOPENS


def _hindrance() -> Literal["solve", "work", "windows"] | None:
    """What would be lost if the main windows were closed now and opened again."""
    for window in main_windows():
        if window.controller.work.current is not None:
            return "solve"
        if any(not job.resumed for job in window.workspace.jobs.running):
            return "work"
    if any(_is_another(window) for window in QApplication.topLevelWidgets()):
        return "windows"
    return None


def _is_another(window: QWidget) -> bool:
    """A window that would be closed for good, with what is in it."""
    kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog)
    stays = window in main_windows() or _comes_back(window)
    return window.isVisible() and window.windowType() in kinds and not stays


def _front_last() -> list[MainWindow]:
    """The main windows, the one in front last: opened again in this order, it is in front again."""
    front = main_window_of(QApplication.activeWindow())
    return sorted(main_windows(), key=lambda window: window is front)
