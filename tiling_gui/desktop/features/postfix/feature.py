"""The command Postfix form: the expression on the page, or any other, through the shunting yard."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.evaluate.notation import to_text
from tiling_gui.games.evaluate.rules import EvaluatePosition

_WINDOW = "postfix"


class Postfix(QObject):
    """Opens the window for one main window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        workspace.actions["postfixForm"].triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """The expression of the game on the page; in any other game what stood there before."""
        from tiling_gui.desktop.features.postfix.window import PostfixWindow

        space = self._workspace
        made = space.windows.open(_WINDOW, lambda: PostfixWindow(space.theme, space.windows.main))
        start = space.session.start
        if isinstance(start, EvaluatePosition):
            made.show_text(to_text(start.expression.root))

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
