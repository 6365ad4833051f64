"""Draws Theorem 1 of the paper: the mapping from the free squares of a finished tiling to its dominoes.

An arrow leads from a free square to the domino beside it; letters pair free squares on the border with dominoes
elsewhere (games/domino/theorem_mapping.py).
"""

from collections.abc import Iterator

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tiling_gui.core.board import Square, column_name
from tiling_gui.core.drawing.figure import Disc, Lines, Point, Shape, Text
from tiling_gui.core.drawing.tiled_figure import centre
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.games.domino.theorem_mapping import Mapping, mapping
from tiling_gui.language import tr


class Arrows:
    """The mapping as a layer of the board."""

    def __init__(self, board: Board) -> None:
        self.shown: tuple[DominoPosition, Mapping] | None = None
        self._board = board
        board.layers.append(self.shapes)

    def show_mapping(self, shown: tuple[DominoPosition, Mapping] | None) -> None:
        self.shown = shown
        self._board.update()

    def shapes(self) -> Iterator[Shape]:
        if self.shown is None or self._board.position.board != self.shown[0].board:
            return
        (position, found), u = self.shown, self._board.size_now
        for square in found.beside:
            yield _arrow(centre(square, u), found.border, u)
        for k, (square, number) in enumerate(found.across.items()):
            letter = column_name(k).upper()
            domino = position.placed[number]
            yield from _letter(square, letter, u)
            yield from _letter(max(domino, key=lambda s: -s[0] * found.border[0] - s[1] * found.border[1]), letter, u)
        for square in found.left_over:
            yield from _letter(square, "?", u)


def _arrow(start: Point, step: Square, u: int) -> Lines:
    (x, y), (down, right) = start, step
    end = x + 0.8 * u * right, y + 0.8 * u * down
    barbs = tuple(
        (end, (end[0] - 0.15 * u * right - side * 0.12 * u * down, end[1] - 0.15 * u * down + side * 0.12 * u * right))
        for side in (1, -1)
    )
    return Lines(((start, end), *barbs), "warn", max(1.5, 0.06 * u), round=True)


def _letter(square: Square, letter: str, u: int) -> Iterator[Shape]:
    at = centre(square, u)
    yield Disc(at, max(7.0, 0.24 * u), "window", "warn")
    yield Text(*at, letter, "warn", max(10, int(0.3 * u)), bold=True)


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
        """Show or hide the mapping after a change of the game or of the action."""
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
            self._arrows = Arrows(control.view.pieces)
        found = mapping(position)
        self._arrows.show_mapping((position, found))
        self.panel.words.setText(found.sentence(position))
