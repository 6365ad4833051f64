"""Describes a row or a column of the board in words, for screen readers and in the status bar."""

from PySide6.QtCore import Slot

from tiling_gui.desktop.games.grid_board import BoardView
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.language import tr


class ReadingFeature(Feature):
    """The commands Read the row and Read the column; they use the square of the keyboard cursor."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        workspace.actions["readRow"].triggered.connect(self._row)
        workspace.actions["readColumn"].triggered.connect(self._column)

    @Slot()
    def _row(self) -> None:
        self._read(across=True)

    @Slot()
    def _column(self) -> None:
        self._read(across=False)

    def _read(self, *, across: bool) -> None:
        view = self._workspace.controller.view
        assert view is not None
        board = view.board if isinstance(view.board, BoardView) else view.board.findChild(BoardView)
        if board is None:
            self._workspace.status.say(tr("This board has no rows and columns."))
            return
        squares, (row, column) = board.position.board, board.pointer_input.cursor
        line = [(row, k) for k in range(squares.columns)] if across else [(k, column) for k in range(squares.rows)]
        words = dict.fromkeys(board.describe(square) for square in line)  # a tile on two squares is described once
        self._workspace.status.say("; ".join(words))
