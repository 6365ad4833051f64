"""The commands for the window of games and results, and the last games in the menu."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.features.results.recent import RecentGames
from tiling_gui.desktop.features.results.review_queue import ReviewQueue
from tiling_gui.desktop.session.workspace import Workspace


class Results(QObject):
    """The commands Games and results… and Recent."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        workspace.actions["results"].triggered.connect(self.show)
        self.recent = RecentGames(workspace, self)
        self.queue = ReviewQueue(workspace, self)

    @Slot()
    def show(self) -> None:
        """Opens the window of results, or brings it to the front."""
        from tiling_gui.desktop.features.results.making import make_results_window

        self._workspace.windows.open("results", lambda: make_results_window(self._workspace, self.queue))

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
        self.queue.close()
