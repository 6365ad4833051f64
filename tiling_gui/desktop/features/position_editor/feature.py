"""The command Edit position: a window that edits a copy of the board and plays from it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.session.workspace import Workspace

if TYPE_CHECKING:
    from tiling_gui.desktop.features.position_editor.window import Editor


class PositionEditor(QObject):
    """Opens the editor; it is for games whose positions can be edited, elsewhere the command is away."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        workspace.actions["editPosition"].triggered.connect(self.edit)
        workspace.controller.changed.connect(self._refresh)

    @property
    def editor(self) -> "Editor":
        """The position editor."""
        return self._workspace.windows.make("positionEditor", self._make)

    def _make(self) -> "Editor":
        from tiling_gui.desktop.features.position_editor.window import Editor

        space = self._workspace
        made = Editor(space.theme, space.store, space.jobs, space.windows.main)
        made.play.connect(space.controller.begin)
        return made

    @Slot()
    def edit(self) -> None:
        """Opens the editor with a copy of the board."""
        if self._workspace.controller.game.can_edit:
            self.editor.edit(self._workspace.session.position)

    @Slot()
    def _refresh(self) -> None:
        self._workspace.actions["editPosition"].setVisible(self._workspace.controller.game.can_edit)

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
