"""The windows beside the main one: position editor, preferences, keys, another window. Made when first asked for."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.rules.domino import DominoPosition

if TYPE_CHECKING:
    from tiling_gui.desktop.editor import Editor
    from tiling_gui.desktop.main_window import MainWindow


class Tools(QObject):
    """Opens them for one main window, and closes them with it."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._editor: Editor | None = None
        actions = window.actions_by_name
        for name, slot in {
            "editPosition": self.edit_position,
        }.items():
            actions[name].triggered.connect(slot)
        window.controller.changed.connect(self._refresh)
        window.closed.connect(self.close)

    @property
    def editor(self) -> "Editor":
        """The position editor."""
        if self._editor is None:
            from tiling_gui.desktop.editor import Editor

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
    def _refresh(self) -> None:
        """The editor is for the tiling game: elsewhere it is away."""
        self._window.actions_by_name["editPosition"].setVisible(self._window.controller.game.key == "domino")

    @Slot()
    def close(self) -> None:
        """Closes them all."""
        if self._editor is not None:
            self._editor.close()
