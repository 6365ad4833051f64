"""The commands of the laboratory in the main window: Compare methods…, Watch a search…"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import bring_to_front

if TYPE_CHECKING:
    from tiling_gui.desktop.features.lab.positions import Chosen
    from tiling_gui.desktop.features.lab.watch_window import WatchWindow


class Laboratory(QObject):
    """Opens its windows when they are first asked for, and ends them with the main window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self.watching: WatchWindow | None = None
        workspace.actions["watchSearch"].triggered.connect(self.watch)
        workspace.windows.asked.connect(self._on_asked)

    def board(self) -> "Chosen":
        """The position on the board."""
        from tiling_gui.desktop.features.lab.positions import from_board

        return from_board(self._workspace.session.tree)

    @Slot()
    def watch(self) -> None:
        """Opens Watch with the lecture's first tree, or brings it to the front."""
        if self.watching is None:
            from tiling_gui.desktop.features.lab.watch_window import WatchWindow

            space = self._workspace
            self.watching = made = WatchWindow(space.theme, space.jobs, self.board, space.windows.main)
            made.panel.shown = space.settings.current.watch_shows
            made.panel.lookChanged.connect(lambda: space.settings.change(watch_shows=made.panel.shown))
            made.watch()
        bring_to_front(self.watching)

    @Slot(str, str)
    def _on_asked(self, kind: str, what: str) -> None:
        """Shows one of the lecture's trees by its number, a search "METHOD;GAME:POSITION", or a preset of Compare."""
        if kind == "watch":
            self.watch()
            if self.watching is not None:
                self.watching.panel.show_named(what)
                self.watching.watch()

    @Slot()
    def close(self) -> None:
        """Ends it."""
        if self.watching is not None:
            self.watching.end()
