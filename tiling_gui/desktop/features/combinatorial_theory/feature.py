"""What belongs to games for the last move beside their boards: octal games, the lesson, game trees.

Windows are made when they are asked for and closed with the main window; the nim equivalent is offered only
while such a game is on the board.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.games.ellie import rules as ellie
from tiling_gui.games.heaps.octal import OctalPosition
from tiling_gui.games.heaps.rules import GrundyPosition

if TYPE_CHECKING:
    from tiling_gui.desktop.main_window.window import MainWindow


class LastMoverWindows(QObject):
    """Opens them for one main window."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._open: dict[str, QWidget] = {}
        actions = window.actions_by_name
        actions["octalGames"].triggered.connect(self.show_octal_games)
        actions["gameTree"].triggered.connect(self.show_game_tree)
        actions["lesson"].triggered.connect(self.show_lesson)
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
    def show_octal_games(self) -> None:
        """Values of octal games; of the one on the board, if there is one."""
        from tiling_gui.desktop.features.combinatorial_theory.octal_window import OctalWindow

        if "octal" not in self._open:
            self._open["octal"] = OctalWindow(self._window.theme, self._window)
        made = self._front("octal")
        position = self._window.controller.session.position
        if isinstance(position, OctalPosition) and isinstance(made, OctalWindow):
            made.code.setCurrentText(str(position.code))

    @Slot()
    def show_game_tree(self) -> None:
        """The tree and the graph of Grundy's game; of the pile on the board, if it can be drawn."""
        from tiling_gui.desktop.features.combinatorial_theory.game_graph_window import (
            LARGEST,
            TreeWindow,
        )

        if "tree" not in self._open:
            self._open["tree"] = TreeWindow(self._window.theme, self._window)
        made = self._front("tree")
        start = self._window.controller.session.start
        if isinstance(made, TreeWindow) and isinstance(start, GrundyPosition) and len(start.piles) == 1:
            made.pile.setValue(min(start.piles[0], LARGEST))

    @Slot()
    def show_lesson(self) -> None:
        """The lesson, where it was left."""
        from tiling_gui.desktop.features.combinatorial_theory.lesson_window import LessonWindow

        if "lesson" not in self._open:
            made = LessonWindow(self._window.theme, self._window)
            made.play.connect(self._play)
            self._open["lesson"] = made
        self._front("lesson")

    def _front(self, name: str) -> QWidget:
        window = self._open[name]
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    @Slot(object)
    def _play(self, start: object) -> None:
        """A game of ELLIE on the lesson's board, in the main window."""
        window = self._window
        window.controller.open(make_record(ellie.GAME, start, window.file.settings))
        window.activateWindow()

    @Slot()
    def close(self) -> None:
        """Closes them all."""
        for window in self._open.values():
            window.close()
