"""The tree below an expression as it stands on the page, in a window of its own."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.session.workspace import Workspace

_WINDOW = "expressionTree"


class GameTree(QObject):
    """Opens it for one main window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        workspace.actions["expressionTree"].triggered.connect(self.show_tree)

    @Slot()
    def show_tree(self) -> None:
        """The tree below the position on the page, to be opened level by level; the tree before makes room.

        The command is off in every other game (session/actions.py, Command.game).
        """
        from tiling_gui.desktop.features.game_tree.window import TreeWindow

        workspace, position = self._workspace, self._workspace.session.position
        title, windows = position.partial(), workspace.windows
        engine = workspace.engines.background(workspace.controller.game)
        shown = windows.get(_WINDOW)
        if isinstance(shown, TreeWindow):
            shown.show_tree(title, position)
        windows.open(
            _WINDOW, lambda: TreeWindow(workspace.theme, workspace.jobs, title, position, engine, windows.main)
        )

    def close(self) -> None:
        """Closes the window and ends what runs for it."""
        window = self._workspace.windows.get(_WINDOW)
        if window is not None:
            window.close()
