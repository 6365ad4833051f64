"""What belongs to games for the last move beside their boards: octal games, boards of ELLIE.

Windows are made when they are asked for and closed with the main window; the nim equivalent is offered only
while such a game is on the board.
"""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.ellie import rules as ellie


class CombinatorialTheory(QObject):
    """Opens them for one main window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self._windows = workspace.windows
        actions = workspace.actions
        actions["stripHeap"].triggered.connect(self.show_strip)

    @Slot()
    def show_strip(self) -> None:
        """A board of two rows laid out as a heap: the one on the board, if it is one."""
        from tiling_gui.desktop.features.combinatorial_theory.strip_window import StripWindow

        def make() -> StripWindow:
            made = StripWindow(self._workspace.theme, self._windows.main)
            made.playWanted.connect(lambda size: self._play(ellie.ElliePosition.start(*size)))
            return made

        made = self._windows.open("stripHeap", make)
        start = self._workspace.session.start
        if isinstance(start, ellie.ElliePosition) and start.board.is_rectangle:
            rows, columns = sorted((start.board.rows, start.board.columns))
            if rows == 2:
                made.show_columns(columns)

    @Slot(object)
    def _play(self, start: object) -> None:
        """A game of ELLIE on this board, in the main window."""
        self._workspace.controller.open(make_record(ellie.GAME, start, self._workspace.settings.current))
        self._windows.to_front()

    def close(self) -> None:
        """Its windows are the workspace's, which closes them."""
