"""The terms of a sum of games side by side, each on the board of its own game."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tiling_gui.core.game import Side, reached, steps
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label
from tiling_gui.desktop.ui.widgets.layouts import column, widget_with_layout
from tiling_gui.language import tr
from tiling_gui.search.sums import SumMove, SumPosition

_ACROSS, _LEAST = 3, 190
"""Boards per row, and the least width and height of one in pixels."""


class SumBoards(QWidget):
    """Shows the board of every term and emits the moves made on them."""

    chosen = Signal(object)
    """(SumMove) Emitted when the user moves on one of the boards."""

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.views: list[GameView] = []
        self.titles: list[Label] = []
        self._cards: list[QWidget] = []
        self._names: list[str] = []
        self._values: list[int | None] = []
        self._over: list[bool] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)

    def show_sum(self, start: SumPosition) -> None:
        """Replaces the boards by new ones for the terms of `start`."""
        self.close_views()
        across = min(_ACROSS, len(start.terms))
        for number, term in enumerate(start.terms):
            view = self._workspace.separate_view(term.game.key, self)
            view.chosen.connect(lambda move, number=number: self.chosen.emit(SumMove(number, move)))
            view.board.setMinimumSize(_LEAST, _LEAST)
            view.board.setObjectName(f"sumBoard{number + 1}")
            view.board.setAccessibleName(term.text)
            title = Label(term.text, weight=SEMIBOLD, align=Qt.AlignmentFlag.AlignHCenter)
            card = widget_with_layout(column(title, (view.board, 1)))
            self._grid.addWidget(card, number // across, number % across)
            self._grid.setColumnStretch(number % across, 1)
            view.show_start(term.position)
            self.views.append(view)
            self.titles.append(title)
            self._cards.append(card)
            self._names.append(term.text)
        self._values, self._over = [None] * len(self.titles), [False] * len(self.titles)

    def show_moves(self, start: SumPosition, moves: Sequence[SumMove], *, interactive: bool) -> None:
        """Shows the boards after `moves`; with `interactive` the user may move."""
        sides: list[list[Side]] = [[] for _ in start.terms]
        for here, move in steps(start, moves):
            sides[move.term].append(here.to_move)
        shown: SumPosition = reached(start, moves)
        for number, (view, term) in enumerate(zip(self.views, shown.terms, strict=True)):
            last = moves[-1].move if moves and moves[-1].term == number else None
            view.show_position(term.position, sides[number], last, animate=False)
            view.set_interactive(interactive and not term.position.is_over)
            view.board.setAccessibleDescription(term.position.diagram())
        self._over = [term.position.is_over for term in shown.terms]
        self._show_titles()

    def show_values(self, values: Sequence[int | None]) -> None:
        """Shows the Grundy values beside the names; an empty `values` hides them."""
        self._values = [*values, *([None] * (len(self.titles) - len(values)))]
        self._show_titles()

    def _show_titles(self) -> None:
        for name, title, value, over in zip(self._names, self.titles, self._values, self._over, strict=True):
            text = name if value is None else tr("{game}, value {value}", game=name, value=value)
            title.setText(tr("{game}, no move is left", game=name) if over else text)

    def close_views(self) -> None:
        """Closes the views and removes their boards."""
        for view, card in zip(self.views, self._cards, strict=True):
            view.close()
            view.set_up.deleteLater()
            self._grid.removeWidget(card)
            card.deleteLater()
        for across in range(_ACROSS):
            self._grid.setColumnStretch(across, 0)
        self.views, self.titles, self._cards, self._names = [], [], [], []
