"""Draws Theorem 1 of the paper: the mapping from the free squares of a finished tiling to its dominoes.

An arrow leads from a free square to the domino beside it; letters pair free squares on the border with dominoes
elsewhere (games/domino/theorem_mapping.py).
"""

from PySide6.QtCore import QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QVBoxLayout, QWidget

from tiling_gui.core.board import Square, column_name
from tiling_gui.desktop.games.grid_board import BoardView, painting
from tiling_gui.desktop.games.grid_board.items import BoardItem, ItemScene
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.games.domino.theorem_mapping import Mapping, mapping
from tiling_gui.language import tr


class Arrows(BoardItem):
    """A layer that draws the mapping above the dominoes."""

    def __init__(self, stage: ItemScene) -> None:
        self.shown: tuple[DominoPosition, Mapping] | None = None
        super().__init__(stage, 5)

    def show_mapping(self, shown: tuple[DominoPosition, Mapping] | None) -> None:
        self.shown = shown
        self.setVisible(shown is not None)
        self.refit()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.shown is None or self.stage.geometry.board != self.shown[0].board:
            return
        position, found = self.shown
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u = self.stage.geometry.u
        pen = QPen(QColor(self.stage.palette_now.warn), max(1.5, 0.06 * u))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for square in found.beside:
            self._arrow(painter, square, found.border)
        for k, (square, number) in enumerate(found.across.items()):
            letter = column_name(k).upper()
            domino = position.placed[number]
            self._letter(painter, square, letter)
            self._letter(painter, max(domino, key=lambda s: -s[0] * found.border[0] - s[1] * found.border[1]), letter)
        for square in found.left_over:
            self._letter(painter, square, "?")

    def _middle(self, square: Square) -> QPointF:
        return self.stage.geometry.square_rect(square).center()

    def _arrow(self, painter: QPainter, square: Square, step: Square) -> None:
        u, start = self.stage.geometry.u, self._middle(square)
        along = QPointF(step[1] * u, step[0] * u)
        across = QPointF(-along.y(), along.x())
        end = start + along * 0.8
        painter.drawLine(start, end)
        for side in (1, -1):
            painter.drawLine(end, end - along * 0.15 + across * 0.12 * side)

    def _letter(self, painter: QPainter, square: Square, letter: str) -> None:
        u, palette, at = self.stage.geometry.u, self.stage.palette_now, self._middle(square)
        half = max(7.0, 0.24 * u)
        painter.save()
        painter.setPen(QPen(QColor(palette.warn), 1.5))
        painter.setBrush(QColor(palette.window))
        painter.drawEllipse(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
        painting.write_centred(painter, at, letter, painting.number_font(max(10, int(0.3 * u))), QColor(palette.warn))
        painter.restore()


class MappingPanel(QWidget):
    """The section of the right panel that states what follows from the mapping."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("theoremPanel")
        self.words = Sentence(role="text", name="theoremWords")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addWidget(Label(tr("Theorem 1 of the paper"), weight=SEMIBOLD))
        rows.addWidget(self.words)
        rows.addWidget(Sentence(tr("The proof is in Source documents, the paper.")))
        rows.addWidget(Hairline())


class TheoremMapping(Feature):
    """Offers the mapping when a game on a rectangle is over."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._arrows: Arrows | None = None
        self.panel = MappingPanel()
        self.panel.hide()
        workspace.panels.add_section(self.panel)
        self._action = workspace.actions["showTheorem"]
        self._action.toggled.connect(self._look)
        workspace.controller.changed.connect(self._look)
        self._look()

    @Slot()
    def _look(self) -> None:
        """Shows or hides the mapping after a change of the game or of the action."""
        control = self._workspace.controller
        position = control.session.position
        fits = isinstance(position, DominoPosition) and position.board.is_rectangle and position.is_over
        self._action.setVisible(fits)
        self._action.setEnabled(fits)
        shown = fits and self._action.isChecked() and control.view is not None
        self.panel.setVisible(shown)
        if not shown:
            if self._arrows is not None:
                self._arrows.show_mapping(None)
            return
        assert control.view is not None  # fits implies it; for mypy
        if self._arrows is None:
            board = control.view.board
            assert isinstance(board, BoardView)  # the position is a DominoPosition
            self._arrows = board.add_layer(Arrows)
        found = mapping(position)
        self._arrows.show_mapping((position, found))
        self.panel.words.setText(found.sentence(position))
