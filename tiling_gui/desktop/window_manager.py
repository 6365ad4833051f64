"""The windows beside the main one: position editor, preferences, keys, another main window; made when asked for.

It also carries the preferences into the parts of its main window, at once and whenever they change.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QDialog

from tiling_gui.desktop.features.preferences import Preferences, moves
from tiling_gui.desktop.features.shortcuts import Shortcuts
from tiling_gui.desktop.features.structure.feature import StructureView
from tiling_gui.desktop.session.player_names import call_person
from tiling_gui.games.domino.rules import DominoPosition

if TYPE_CHECKING:
    from tiling_gui.desktop.features.position_editor.window import Editor
    from tiling_gui.desktop.language_change import LanguageChange
    from tiling_gui.desktop.main_window.window import MainWindow

STEP = 32
"""Pixels between a window and the next one opened from it."""

_others: "list[MainWindow]" = []
"""Windows that nothing else holds: Python would drop them otherwise."""


def keep_alive(window: "MainWindow") -> None:
    """Holds a window as long as it is open; closed, it is thrown away."""
    _others.append(window)
    window.closed.connect(window.tools.forget)


def main_windows() -> "list[MainWindow]":
    """The main windows that are open."""
    from tiling_gui.desktop.main_window.window import MainWindow

    return [
        window for window in QApplication.topLevelWidgets() if isinstance(window, MainWindow) and window.isVisible()
    ]


class Tools(QObject):
    """Opens them for one main window, and closes them with it."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._editor: Editor | None = None
        self._open: dict[str, QDialog] = {}
        self._dressed: QObject | None = None
        settings = window.file.settings
        self._strength = (settings.threads, settings.memory_mb)
        self._language: LanguageChange | None = None
        actions = window.actions_by_name
        for name, slot in {
            "editPosition": self.edit_position,
            "preferences": self.show_preferences,
            "shortcuts": self.show_shortcuts,
            "newWindow": self.open_window,
        }.items():
            actions[name].triggered.connect(slot)
        self.structure = StructureView(window)
        window.controller.changed.connect(self._refresh)
        window.closed.connect(self.close)
        self.apply()

    @property
    def editor(self) -> "Editor":
        """The position editor."""
        if self._editor is None:
            from tiling_gui.desktop.features.position_editor.window import Editor

            self._editor = Editor(self._window.theme, self._window.store, self._window)
            self._editor.play.connect(self._window.begin)
            self._editor.broke.connect(self._window.controller.broke)
        return self._editor

    @Slot()
    def edit_position(self) -> None:
        """Opens the editor with a copy of the board."""
        position = self._window.controller.session.position
        if isinstance(position, DominoPosition):
            self.editor.edit(position)

    @Slot()
    def show_preferences(self) -> None:
        """Opens the preferences."""
        window = self._window
        if "preferences" not in self._open:
            from tiling_gui.desktop.language_change import LanguageChange

            made = Preferences(window.theme, window.file, window)
            made.changed.connect(self._apply_everywhere)
            made.changed.connect(self._on_preferences)
            self._open["preferences"] = made
            self._language = LanguageChange(window)
        self._open["preferences"].refresh()
        self._front("preferences")

    @Slot()
    def show_shortcuts(self) -> None:
        """Opens the list of keys."""
        window = self._window
        if "shortcuts" not in self._open:
            made = Shortcuts(window.theme, window.actions_by_name, window)
            made.changed.connect(self._apply_everywhere)
            self._open["shortcuts"] = made
        self._open["shortcuts"].refresh()
        self._front("shortcuts")

    def _front(self, name: str) -> None:
        dialog = self._open[name]
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    @Slot()
    def open_window(self) -> "MainWindow":
        """Another main window on the same store, with a game of its own."""
        from tiling_gui.desktop.main_window.window import MainWindow

        window = self._window
        made = MainWindow(window.theme, window.store, window.file, restore=False)
        made.resize(window.size())
        room = window.screen().availableGeometry()
        made.move(
            max(room.left(), min(window.x() + STEP, room.right() + 1 - window.frameGeometry().width())),
            max(room.top(), min(window.y() + STEP, room.bottom() + 1 - window.frameGeometry().height())),
        )
        keep_alive(made)
        made.show()
        return made

    @Slot()
    def forget(self) -> None:
        """A window that is only held here is closed: nothing holds it any more."""
        if self._window in _others:
            _others.remove(self._window)
            self._window.deleteLater()

    # Preferences ----------------------------------------------------------------------------------------------

    @Slot()
    def _apply_everywhere(self) -> None:
        window = self._window
        if window.theme.choice != window.file.settings.theme:
            window.theme.set_choice(window.file.settings.theme)
        for other in main_windows():
            other.tools.apply()

    @Slot()
    def _on_preferences(self) -> None:
        dialog = self._open["preferences"]
        assert self._language is not None
        assert isinstance(dialog, Preferences)
        self._language.ask(dialog)

    def apply(self) -> None:
        """Carries the settings, and the keys, into every part of the window."""
        window, settings = self._window, self._window.file.settings
        control = window.controller
        control.settings = settings
        call_person(settings.your_name)
        control.autoplay.delay = settings.ai_delay
        control.autoplay.perfect_seconds = settings.perfect_seconds
        strength = (settings.threads, settings.memory_mb)
        if strength != self._strength:
            self._strength = strength
            control.engines.renew(settings)
        window.actions_by_name.read_keys()
        keys = [window.actions_by_name[name].shortcut().toString() for name in ("pauseSolve", "cancelSolve")]
        window.work_line.set_keys(*keys)
        window.work_line.set_motion(moves(window.file, window))
        self._dressed = None
        if control.view is not None:
            window.values_menu.check()
            control.set_show_values(control.show_values)
            control.changed.emit()

    @Slot()
    def _refresh(self) -> None:
        """The board that is shown moves or not; the editor is for the tiling game, elsewhere it is away."""
        control = self._window.controller
        if control.view is not self._dressed and control.view is not None:
            self._dressed = control.view
            control.view.set_motion(moves(self._window.file, self._window))
        self._window.actions_by_name["editPosition"].setVisible(control.game.key == "domino")

    @Slot()
    def close(self) -> None:
        """Closes them all."""
        if self._editor is not None:
            self._editor.close()
        self.structure.close()
        for dialog in self._open.values():
            dialog.close()
