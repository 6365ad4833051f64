"""The figure of a step of a lesson: a game's own board, or a drawing scaled to the available space."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tiling_gui.core.game import Move
from tiling_gui.desktop.features.lessons.tree_drawing import DrawingFigure
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.drawing.picture_widgets import PictureView
from tiling_gui.records.lesson_figures import BoardText

_LARGEST = 2.5
"""Greatest scale of a drawing."""


class FigureView(QStackedWidget):
    """Shows figures. The view of a game is made when one of its positions is first shown."""

    chosen = Signal(object)
    """(move) Emitted when a legal move is made on the board."""
    pointed = Signal(str)
    """(sentence) Emitted with a description of what is pointed at or typed on the board."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self._workspace = workspace
        self._views: dict[str, GameView] = {}
        self._shown: GameView | None = None
        self.drawing = PictureView()
        self.drawing.setObjectName("lessonDrawing")
        self.drawing.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrow keys go from step to step
        self.drawing.largest = _LARGEST
        self.addWidget(self.drawing)

    def show_figure(self, figure: BoardText | DrawingFigure | None, *, interactive: bool = False) -> None:
        """Show a drawing or a position, or hide; with `interactive` the user may move."""
        self._shown = None
        self.setVisible(figure is not None)
        if figure is None:
            return
        if isinstance(figure, DrawingFigure):
            self.drawing.show_picture(figure.picture)
            self.drawing.setAccessibleName(figure.words)
            self.drawing.fit()
            self.setCurrentWidget(self.drawing)
            return
        view = self._shown = self._view(figure.subject.game.key)
        view.show_start(figure.subject.position)
        view.set_hint(None)
        view.show_position(figure.position, figure.sides, figure.moves[-1] if figure.moves else None, animate=False)
        view.set_interactive(interactive)
        view.board.setAccessibleDescription(figure.position.diagram())
        self.setCurrentWidget(view.board)

    @property
    def board(self) -> QWidget | None:
        """The board that is shown, or None while a drawing is."""
        return None if self._shown is None else self._shown.board

    def point_at(self, move: Move) -> None:
        """Show a move on the board as a hint."""
        if self._shown is not None:
            self._shown.set_hint(move)

    def mark(self, crossed: Move | None, right: Sequence[Move] = (), reply: Move | None = None) -> None:
        """Crosses out a wrong move with the reply that shows why, and shows right ones."""
        if self._shown is not None:
            self._shown.set_exercise(crossed, reply, right)

    def focus_board(self) -> None:
        """Move the focus to the board, if there is one."""
        if self.board is not None:
            self.board.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _view(self, key: str) -> GameView:
        if key not in self._views:
            view = self._views[key] = self._workspace.separate_view(key, self)
            view.set_up.setParent(self)
            view.set_up.hide()
            view.chosen.connect(self.chosen)
            view.pointed.connect(self.pointed)
            self.addWidget(view.board)
        return self._views[key]

    def rest(self) -> None:
        """Close the views of the games."""
        for view in self._views.values():
            view.close()
