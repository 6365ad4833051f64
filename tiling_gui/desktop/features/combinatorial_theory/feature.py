"""What belongs to games for the last move beside their boards: octal games, boards of ELLIE.

Windows are made when they are asked for and closed with the main window; the nim equivalent is offered only
while such a game is on the board.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.views import lone_view
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.ellie import rules as ellie

if TYPE_CHECKING:
    from tiling_gui.desktop.features.combinatorial_theory.sum_window import SumWindow


class CombinatorialTheory(QObject):
    """Opens them for one main window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self._windows = workspace.windows
        actions = workspace.actions
        self.sums: SumWindow | None = None
        actions["sumGames"].triggered.connect(self.show_sums)
        actions["stripHeap"].triggered.connect(self.show_strip)
        workspace.controller.changed.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """The nim equivalent is there in games for the last move that are played with hints."""
        control = self._workspace.controller
        last_mover = control.view is not None and not control.view.counted
        action = self._workspace.actions["nimSum"]
        action.setVisible(last_mover and control.session.record.hints)
        if last_mover and not control.session.record.hints:
            action.setChecked(False)

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

    @Slot()
    def show_sums(self) -> None:
        """Sums of games, where they were left."""
        self._sums()

    def _sums(self) -> "SumWindow":
        from tiling_gui.desktop.features.combinatorial_theory.sum_window import SumWindow

        work = self._workspace

        def view(key: str) -> GameView:
            return lone_view(key, work.theme, work.settings, work.store, work.jobs, self)

        self.sums = self._windows.open(
            "sumGames", lambda: SumWindow(work.theme, work.jobs, work.store, view, self._windows.main)
        )
        return self.sums

    @Slot(object)
    def _play(self, start: object) -> None:
        """A game of ELLIE on this board, in the main window."""
        self._workspace.controller.open(make_record(ellie.GAME, start, self._workspace.settings.current))
        self._windows.to_front()

    def close(self) -> None:
        """Its windows are the workspace's, which closes them."""
        if self.sums is not None:
            self.sums.end()
