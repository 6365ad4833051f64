"""Changes language or text size at once by closing the main windows and opening them again in the same state.

Texts are translated when widgets are created, and Qt reads its scale factor when the application is created. So the
windows are closed, a new application is created in the same process (application.py), and the windows are opened in it.
Games are saved after every move; the change waits for whatever would be lost: running work and windows with unsaved
content.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
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

PIXELS = "pixels"
"""Property of a main window that was opened again: its `WindowState.pixels`."""

PAUSE = 400
"""Milliseconds to wait for further changes of the text size, and between two checks of what is waited for."""


@dataclass(frozen=True)
class WindowState:
    """The state of a main window that is not in the settings."""

    record: GameRecord
    number: int
    state: dict[str, Any]
    """As stored by windows.py for the next start: mode, toggles, geometry, cursor, tool windows."""
    pixels: list[float]
    """x, y, width and height without the frame (unknown until a window is shown), in pixels of its screen."""
    screen: str
    ratio: float
    """Device pixel ratio."""
    focus: dict[str, list[str]]
    """`_focus_path` of the main window and of each tool window, by objectName."""
    full_screen: bool
    players_wait: bool
    why_not: str
    """Why the game could not be saved; "" if it was."""
    left: tuple[GameRecord | None, tuple[bool, bool] | None]
    """The game left for a puzzle or exercise, and how it was looked at (session/commands.py)."""
    features: dict[str, Any]
    """`Feature.state` by feature name."""

    @staticmethod
    def of(window: MainWindow) -> "WindowState":
        control = window.controller
        return WindowState(
            control.session.record,
            window.number,
            _state(window),
            _pixels(window),
            window.screen().name(),
            window.devicePixelRatio(),
            {each.objectName(): _focus_path(each) for each in (window, *shown_tools(window))},
            window.actions_by_name["fullScreen"].isChecked(),
            control.opponent.paused,
            window.status.save_error.text(),
            (control.session.left, window.workspace.commands.looked),
            {name: feature.state() for name, feature in window.features.items()},
        )

    def open(self, store: Store, file: SettingsFile, make: Callable[..., MainWindow]) -> MainWindow:
        """Opens a new window in this state, at the same place and with the same size on the screen.

        `make` creates it from store, settings and a record.
        """
        window = make(store, file, record=self.record)
        window.set_number(self.number)
        window.controller.session.left, window.workspace.commands.looked = self.left
        actions = window.actions_by_name
        open_like(window, self.state)
        screens = {screen.name(): screen for screen in QGuiApplication.screens()}
        screen = screens.get(self.screen, QGuiApplication.primaryScreen())
        by = screen.devicePixelRatio() / self.ratio
        if not window.isMaximized() and not window.isFullScreen():
            x, y, width, height = (round(pixels / screen.devicePixelRatio()) for pixels in self.pixels)
            size = QSize(width, height)
            if by != 1:  # at the same scale keep the exact size, even if larger than the screen
                size = size.boundedTo(screen.availableSize() - FRAME)
            window.setGeometry(QRect(screen.geometry().topLeft() + QPoint(x, y), size))
            window.setProperty(PIXELS, self.pixels)
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
        for each in (window, *shown_tools(window)):
            _set_focus(each, self.focus.get(each.objectName(), []))
        return window


def _pixels(window: MainWindow) -> list[float]:
    """`WindowState.pixels`. What the user has not changed since the window was opened again is as it was then: the
    geometry is rounded to the text size, and repeated changes would move the window a little each time.
    """
    ratio, inside = window.devicePixelRatio(), window.geometry().translated(-window.screen().geometry().topLeft())
    now = [side * ratio for side in (inside.x(), inside.y(), inside.width(), inside.height())]
    before = window.property(PIXELS) or now
    return [old if abs(old - new) <= ratio else new for old, new in zip(before, now, strict=True)]


def _focus_path(window: QWidget) -> list[str]:
    """The objectNames of the widget that has the focus in a window and of its parents, outermost first; [] if it has
    no name.
    """
    widget: QWidget | None = window.focusWidget()
    path: list[str] = []
    while widget is not None and widget is not window and (path or widget.objectName()):
        if widget.objectName():
            path.insert(0, widget.objectName())
        widget = widget.parentWidget()
    return path


def _set_focus(window: QWidget, path: list[str]) -> None:
    """Gives the focus to the widget with this `_focus_path`, if there is one."""
    widget: QWidget | None = window if path else None
    for name in path:
        widget = widget.findChild(QWidget, name) if widget is not None else None
    if widget is not None:
        widget.setFocus()


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
