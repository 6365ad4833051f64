"""Going through a game: first, back, on, last, the move list and the graph."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.ui.widgets.move_list import MoveList
from tiling_gui.desktop.ui.widgets.value_graph import ValueGraph


class Navigation(QObject):
    """Connects everything that goes to another move of the game."""

    def __init__(self, controller: Controller, actions: Actions, moves: MoveList, graph: ValueGraph) -> None:
        super().__init__(controller)
        self._control = controller
        actions["firstMove"].triggered.connect(self.first)
        actions["previousMove"].triggered.connect(self.previous)
        actions["nextMove"].triggered.connect(self.next)
        actions["lastMove"].triggered.connect(self.last)
        moves.jumped.connect(self.jump)
        graph.jumped.connect(self.jump_to_ply)

    @Slot()
    def first(self) -> None:
        """To the start."""
        self._control.session.go(())

    @Slot()
    def previous(self) -> None:
        """One move back."""
        session = self._control.session
        session.go(session.tree.cursor[:-1])

    @Slot()
    def next(self) -> None:
        """One move on, along the first line."""
        session = self._control.session
        session.go(session.tree.forward().cursor)

    @Slot()
    def last(self) -> None:
        """To the end of the line."""
        session = self._control.session
        session.go(session.tree.to_end().cursor)

    @Slot(object)
    def jump(self, path: object) -> None:
        """To the move that was clicked in the list."""
        if isinstance(path, tuple):
            self._control.session.go(path)

    @Slot(int)
    def jump_to_ply(self, ply: int) -> None:
        """To the column of the graph that was clicked."""
        session = self._control.session
        line = session.tree.line_through(session.tree.cursor)
        session.go(line[:ply])
