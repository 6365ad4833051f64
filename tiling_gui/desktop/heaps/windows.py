"""What belongs to games for the last move beside their boards: octal games, the lesson, game trees.

Windows are made when they are asked for and closed with the main window; the nim equivalent is offered only
while such a game is on the board.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from tiling_gui.desktop.main_window import MainWindow


class LastMoverWindows(QObject):
    """Opens them for one main window."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._open: dict[str, QWidget] = {}
        window.controller.changed.connect(self._refresh)
        window.closed.connect(self.close)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """The nim equivalent is there in games for the last move that are played with hints."""
        control = self._window.controller
        last_mover = control.view is not None and not control.view.counted
        action = self._window.actions_by_name["nimSum"]
        action.setVisible(last_mover and control.session.record.hints)
        if last_mover and not control.session.record.hints:
            action.setChecked(False)

    @Slot()
    def close(self) -> None:
        """Closes them all."""
        for window in self._open.values():
            window.close()
