"""Another language, at once: the main windows are closed and opened again as they were, in the new one.

The text size changes in the same way (text_size.py).

Words are asked for when they are shown, so a window that is made anew speaks the new language throughout. Games are
kept after every move; what would be lost (a solve under way, other windows with what is in them) is waited for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

from PySide6.QtCore import QByteArray, QObject, QRect, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui.desktop.main_window.window import MainWindow, main_window_of, main_windows
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.window_session import open_tools, shown_tools, state_of
from tiling_gui.language import tr
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store

LOOK_EVERY = 400
"""Milliseconds between two looks at what is waited for."""
_SWITCHES = ("showValues", "showStructure", "nimSum", "fullScreen")


@runtime_checkable
class Telling(Protocol):
    """A feature that says something about the game which is to be said again in the other language."""

    def telling(self) -> Any:
        """What is said now."""
        ...

    def tell_again(self, was: Any) -> None:
        """Says it in this window; what it rests on is known by now."""
        ...


@dataclass(frozen=True)
class WindowState:
    """All there is to a main window besides the settings."""

    record: GameRecord
    number: int
    geometry: QByteArray
    inside: QRect
    """Where it is without its frame; of the frame nothing is known before a window is shown."""
    analysing: bool
    switched_on: tuple[str, ...]
    players_wait: bool
    why_not: str | None
    telling: dict[str, Any]

    @staticmethod
    def of(window: MainWindow) -> "WindowState":
        """What there is to `window` now."""
        actions, control = window.actions_by_name, window.controller
        return WindowState(
            control.session.record,
            window.number,
            window.saveGeometry(),
            window.geometry(),
            control.analysing,
            tuple(name for name in _SWITCHES if actions[name].isChecked()),
            control.autoplay.paused,
            window.status.why_not,
            {name: f.telling() for name, f in window.features.items() if isinstance(f, Telling)},
        )

    def open(self, theme: Theme, store: Store, file: SettingsFile, make: Callable[..., MainWindow]) -> MainWindow:
        """A new window in this state; `make` makes it from theme, store, settings and a record."""
        window = make(theme, store, file, record=self.record)
        window.set_number(self.number)
        actions = window.actions_by_name
        window.restoreGeometry(self.geometry)
        if not window.isMaximized() and not window.isFullScreen():
            window.setGeometry(self.inside)  # exactly, also where it is larger than its screen
        if self.players_wait:
            actions["pausePlayers"].setChecked(True)
            window.controller.autoplay.set_paused(True)
        if self.analysing:
            window.controller.set_mode("analyse")
        for name in _SWITCHES:
            actions[name].setChecked(name in self.switched_on)
        if self.why_not is not None:
            window.status.set_kept(self.why_not)
        window.show()
        for name, feature in window.features.items():
            if isinstance(feature, Telling) and name in self.telling:
                feature.tell_again(self.telling[name])
        return window


class LanguageChange(QObject):
    """Carries out one main window's wish for another language."""

    def __init__(self, window: MainWindow, make: Callable[..., MainWindow]) -> None:
        """`make` makes a main window from theme, store, settings and a record."""
        super().__init__(window)
        self._window, self._make = window, make
        self._spoken = window.file.current.language
        """The choice with which the windows that are open were made."""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self.look)
        window.closed.connect(self._timer.stop)
        window.file.changed.connect(self._on_settings)

    @Slot()
    def _on_settings(self) -> None:
        """Changes the language if the settings say so, now or as soon as nothing is lost by it."""
        if self._window.file.current.language == self._spoken:
            if self._timer.isActive():
                self._timer.stop()
                self._say("")
        elif self._window is main_windows()[0] if main_windows() else False:  # one does it for all
            # Not from within the control that was just used: it is closed with its window.
            self._timer.start()
            QTimer.singleShot(0, self, self.look)

    def _say(self, reason: str) -> None:
        for window in main_windows():
            say_in_preferences(window, reason)

    @Slot()
    def look(self) -> None:
        """Changes the language if nothing hinders; else says what does."""
        if not self._timer.isActive():
            return
        waited_for = hindrance()
        reasons = {
            None: "",
            "solve": tr("The language changes when the solve has ended."),
            "work": tr("The language changes when the work under way has ended."),
            "windows": tr("The language changes when the other windows are closed."),
        }
        self._say(reasons[waited_for])
        if waited_for is None:
            self._timer.stop()
            reopen(self._window.file, self._make)


def say_in_preferences(window: MainWindow, sentence: str) -> None:
    """There it was asked for."""
    preferences = window.workspace.windows.get("preferences")
    if isinstance(preferences, ToolWindow):
        preferences.say(sentence)


def tools_of(window: MainWindow) -> dict[str, Any]:
    """The other windows of a main window that are opened again with it, as window_session.open_tools takes them."""
    tools, front = state_of(window)["tools"], QApplication.activeWindow()
    shown = [tool for tool in shown_tools(window) if _comes_back(tool)]
    return {
        "tools": {tool.objectName(): tools[tool.objectName()] for tool in shown},
        "front": front.objectName() if front in shown else "",
    }


def _comes_back(window: QWidget) -> bool:
    """Nothing was made in it that could be lost."""
    return isinstance(window, ToolWindow) and window.REOPENS


def hindrance() -> Literal["solve", "work", "windows"] | None:
    """What would be lost if the main windows were closed now and opened again."""
    for window in main_windows():
        if window.controller.long_jobs.at_work:
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


def front_last() -> list[MainWindow]:
    """The main windows, the one in front last: opened again in this order, it is in front again."""
    front = main_window_of(QApplication.activeWindow())
    return sorted(main_windows(), key=lambda window: window is front)


def reopen(file: SettingsFile, make: Callable[..., MainWindow]) -> None:
    """Closes every main window and opens it again in the language of the settings."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    old = front_last()
    states = [(WindowState.of(window), tools_of(window)) for window in old]
    quits = app.quitOnLastWindowClosed()
    app.setQuitOnLastWindowClosed(False)
    for window in old:
        window.close()
    translations.install(app, file.current.language)
    for window, (state, tools) in zip(old, states, strict=True):
        new = state.open(window.theme, window.store, window.file, make)
        open_tools(new, tools)
    app.setQuitOnLastWindowClosed(quits)
