"""Changes language or text size at once by closing the main windows and opening them again in the same state.

Texts are translated when widgets are created, and Qt reads its scale factor when the application is created. So the
windows are closed, a new application is created in the same process (application.py), and the windows are opened in it.
Games are saved after every move; the change waits for whatever would be lost: running work and windows with unsaved
content.
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
"""Milliseconds to wait for further changes of the text size, and between two checks of what is waited for."""


@dataclass(frozen=True)
class WindowState:
    """The state of a main window that is not in the settings."""

    record: GameRecord
    number: int
    state: dict[str, Any]
    """As stored by windows.py for the next start: mode, toggles, geometry, cursor, tool windows."""
    inside: QRect
    """Geometry without the frame (unknown until a window is shown), relative to its screen."""
    screen: str
    ratio: float
    """Device pixel ratio."""
    full_screen: bool
    players_wait: bool
    why_not: str
    """Why the game could not be saved; "" if it was."""
    features: dict[str, Any]
    """`Feature.state` by feature name."""

    @staticmethod
    def of(window: MainWindow) -> "WindowState":
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
            window.status.save_error.text(),
            {name: feature.state() for name, feature in window.features.items()},
        )

    def open(self, store: Store, file: SettingsFile, make: Callable[..., MainWindow]) -> MainWindow:
        """Opens a new window in this state, at the same place and with the same size on the screen.

        `make` creates it from store, settings and a record.
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
            if by != 1:  # at the same scale keep the exact size, even if larger than the screen
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
        tools = (
            self.state["tools"] if by == 1 else dict.fromkeys(self.state["tools"], "")
        )  # the stored geometries are in pixels of another size
        open_tools(window, self.state | {"tools": tools})
        return window


class Reopening(QObject):
    """Closes the main windows when language or text size has changed and nothing would be lost."""

    closed = Signal(object)
    """(list of WindowState) The windows were closed; the one that was active comes last."""

    def __init__(self, app: QApplication, file: SettingsFile) -> None:
        super().__init__(app)
        self._app, self._file = app, file
        self._drawn = self._wanted
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.reopen_if_possible)
        file.changed.connect(self._on_settings)

    @property
    def _wanted(self) -> tuple[str, int]:
        return self._file.current.language, self._file.current.text_size

    @Slot()
    def _on_settings(self) -> None:
        if self._wanted != self._drawn:
            # The text size only after a pause, so that several steps are one change. Never from within the control that
            # was just used: it is destroyed with its window.
            self._timer.start(0 if self._wanted[1] == self._drawn[1] else PAUSE)
        elif self._timer.isActive():
            self._timer.stop()
            self._say("")

    @Slot()
    def reopen_if_possible(self) -> None:
        """Closes the windows if a change is due and nothing prevents it; otherwise shows what does."""
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
                "work": tr("The language changes when the running job has ended."),
                "windows": tr("The language changes when the other windows are closed."),
            }
        else:
            reasons = {
                "solve": tr("The text size changes when the solve has ended."),
                "work": tr("The text size changes when the running job has ended."),
                "windows": tr("The text size changes when the other windows are closed."),
            }
        return reasons[waited_for]

    def _say(self, reason: str) -> None:
        for window in main_windows():
            window.workspace.status.say(reason)
            preferences = window.workspace.windows.get("preferences")
            if isinstance(preferences, ToolWindow):  # the change was made there
                preferences.say(reason)

    def close(self) -> None:
        """Stops waiting."""
        self._timer.stop()


def _state(window: MainWindow) -> dict[str, Any]:
    """As stored for the next start, but only with tool windows that are opened again now, and which one is active."""
    state, front = state_of(window), QApplication.activeWindow()
    back = {tool.objectName() for tool in shown_tools(window) if _comes_back(tool)}
    tools = {name: place for name, place in state["tools"].items() if name in back}
    in_front = front is not None and front.parentWidget() is window and front.objectName() in back
    return state | {"tools": tools, "front": front.objectName() if front and in_front else ""}


def _comes_back(window: QWidget) -> bool:
    """True for a tool window in which nothing could be lost."""
    return isinstance(window, ToolWindow) and window.REOPENS


def _hindrance() -> Literal["solve", "work", "windows"] | None:
    """What would be lost if the main windows were closed and opened again now; None for nothing."""
    for window in main_windows():
        if window.controller.work.current is not None:
            return "solve"
        if any(not job.resumed for job in window.workspace.jobs.running):
            return "work"
    if any(_is_another(window) for window in QApplication.topLevelWidgets()):
        return "windows"
    return None


def _is_another(window: QWidget) -> bool:
    """True for a window that would be closed for good, losing its content."""
    kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog)
    stays = window in main_windows() or _comes_back(window)
    return window.isVisible() and window.windowType() in kinds and not stays


def _front_last() -> list[MainWindow]:
    """The main windows, the active one last, so that it is active again after they are opened in this order."""
    front = main_window_of(QApplication.activeWindow())
    return sorted(main_windows(), key=lambda window: window is front)
