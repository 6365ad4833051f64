"""Another language, at once: the main windows are closed and opened again as they were, in the new one.

Words are asked for when they are shown, so a window that is made anew speaks the new language throughout. Games are
kept after every move; what would be lost (a solve under way, other windows with what is in them) is waited for.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tiling_gui.desktop.features.preferences import Preferences
from tiling_gui.desktop.features.study import Telling
from tiling_gui.desktop.session.jobs import Worker
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.window_manager import keep_alive, main_windows
from tiling_gui.language import tr
from tiling_gui.records.record import GameRecord

if TYPE_CHECKING:
    from tiling_gui.desktop.main_window.window import MainWindow

RESUMED = frozenset({"extent", "values", "hint", "graph", "teach", "structure", "nim", "value", "move"})
"""Kinds of jobs that the new window starts again by itself; any other is waited for."""
LOOK_EVERY = 400
"""Milliseconds between two looks at what is waited for."""
_SWITCHES = ("showValues", "showStructure", "nimSum", "fullScreen")


@dataclass(frozen=True)
class _State:
    """All there is to a main window besides the settings."""

    record: GameRecord
    geometry: QByteArray
    size: QSize
    analysing: bool
    switched_on: tuple[str, ...]
    players_wait: bool
    why_not: str | None
    telling: Telling

    @staticmethod
    def of(window: "MainWindow") -> "_State":
        actions, control = window.actions_by_name, window.controller
        return _State(
            control.session.record,
            window.saveGeometry(),
            window.size(),
            control.analysing,
            tuple(name for name in _SWITCHES if actions[name].isChecked()),
            control.autoplay.paused,
            window.status.why_not,
            window.study.telling(),
        )

    def open_like(self, old: "MainWindow") -> "MainWindow":
        """A new window in this state, on the same store and settings."""
        window = type(old)(old.theme, old.store, old.file, record=self.record)
        actions = window.actions_by_name
        window.restoreGeometry(self.geometry)
        if not window.isMaximized() and not window.isFullScreen():
            window.resize(self.size)  # a window larger than its screen stays so
        if self.players_wait:
            actions["pausePlayers"].setChecked(True)
            window.controller.autoplay.set_paused(True)
        if self.analysing:
            window.set_mode("analyse")
        for name in _SWITCHES:
            actions[name].setChecked(name in self.switched_on)
        if self.why_not is not None:
            window.status.set_kept(self.why_not)
        keep_alive(window)
        window.show()
        window.study.tell_again(self.telling)
        return window


class LanguageChange(QObject):
    """Carries out one main window's wish for another language."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._spoken = window.file.settings.language
        """The choice with which the windows that are open were made."""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self.look)
        window.closed.connect(self._timer.stop)

    def ask(self, preferences: Preferences) -> None:
        """The settings changed: changes the language if they say so, now or as soon as nothing is lost by it."""
        if self._window.file.settings.language == self._spoken:
            self._timer.stop()
            preferences.say("")
            return
        # Not from within the control that was just used: it is closed with its window.
        self._timer.start()
        QTimer.singleShot(0, self, self.look)

    @Slot()
    def look(self) -> None:
        """Changes the language if nothing hinders; else says what does."""
        if not self._timer.isActive():
            return
        reason = hindrance()
        for preferences in self._window.findChildren(Preferences):
            preferences.say(reason)
        if not reason:
            self._timer.stop()
            reopen(self._window)


def hindrance() -> str:
    """Why the language cannot change just now, in one sentence; "" if it can."""
    for window in main_windows():
        if window.controller.at_work:
            return tr("The language changes when the solve has ended.")
        if any(worker.job is not None and worker.job.kind not in RESUMED for worker in window.findChildren(Worker)):
            return tr("The language changes when the work under way has ended.")
    if any(_is_another(window) for window in QApplication.topLevelWidgets()):
        return tr("The language changes when the other windows are closed.")
    return ""


def _is_another(window: QWidget) -> bool:
    """A window that would be closed for good, with what is in it."""
    kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog)
    stays = isinstance(window, Preferences) or window in main_windows()
    return window.isVisible() and window.windowType() in kinds and not stays


def reopen(asked_by: "MainWindow") -> None:
    """Closes every main window and opens it again in the language of the settings; Preferences stay on screen."""
    app = QApplication.instance()
    old = main_windows()
    states = [_State.of(window) for window in old]
    place = next((dialog.saveGeometry() for dialog in asked_by.findChildren(Preferences) if dialog.isVisible()), None)
    quits = app.quitOnLastWindowClosed()
    app.setQuitOnLastWindowClosed(False)
    for window in old:
        window.close()
    translations.install(app, asked_by.file.settings.language)
    for window, state in zip(old, states, strict=True):
        new = state.open_like(window)
        if window is asked_by and place is not None:
            new.tools.show_preferences()
            dialog = new.findChild(QDialog, "preferences")
            dialog.restoreGeometry(place)
    app.setQuitOnLastWindowClosed(quits)
