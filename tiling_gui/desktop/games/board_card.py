"""A card to begin a new game on a board: rows, columns, first player, Start."""

from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt

from tiling_gui.core.board import LONGEST, most_beside
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import limits
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.layouts import row
from tiling_gui.language import mark, tr

OPEN = "open"
_TOUCHING = {
    "cylinder": mark("The left and right edges are joined. Such a board is played as a matching game."),
    "torus": mark("Opposite edges are joined. Such a board is played as a matching game."),
}
"""Explanations of boards that are not open, by family of graphs."""


@dataclass(frozen=True)
class SetUp:
    """What the user asks for with "Start new game"."""

    rows: int
    columns: int
    first: Side
    edges: str = OPEN
    """"open", or the family of graphs of a board whose sides touch: "cylinder" or "torus"."""


class BoardCard(StartCard):
    """Asks for a board. Without `sides` there is no choice of first player (games won by the last move).

    `touching` adds the choice whether sides of the board touch.
    """

    def __init__(self, sides: tuple[Side, Side] | None = (Side.MAX, Side.MIN), *, touching: bool = False) -> None:
        super().__init__()
        self.rows, self.columns = self._spin("rows", tr("Rows")), self._spin("columns", tr("Columns"))
        self.start = self.start_button()
        self.column.addWidget(Label(tr("New game"), weight=SEMIBOLD))
        self.column.addLayout(row((Label(tr("Board")), 1), self.rows, Label("×"), self.columns, gap=6))
        self.edges = self._choice_of_edges() if touching else None
        if self.edges is not None:
            self.add_row(tr("Edges", "of a board"), self.edges)
        self.first = None if sides is None else self.first_of(sides)
        self.column.addSpacing(4)
        self.column.addWidget(self.start)
        self.column.addWidget(self.note)  # last, so that showing it moves no button
        for box in (self.rows, self.columns):
            box.refused.connect(lambda said: self.tell(said, wrong=True))
            box.lineEdit().textEdited.connect(self._tell_edges)
            box.lineEdit().returnPressed.connect(self.start.click)
            box.valueChanged.connect(self._limit)
        self._limit()

    def _spin(self, name: str, spoken: str) -> Spin:
        box = Spin(tells=False)
        named(box, name, spoken)
        box.setRange(1, LONGEST)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setValue(8)
        box.setMinimumHeight(32)
        box.setFixedWidth(60)
        return box

    def _choice_of_edges(self) -> Combo:
        box = Combo()
        named(box, "boardEdges", tr("Edges of the board"))
        box.setFixedWidth(128)
        box.setMinimumHeight(32)
        for text, key in ((tr("Open", "edges of a board"), OPEN), (tr("Cylinder"), "cylinder"), (tr("Torus"), "torus")):
            box.addItem(text, key)
        box.currentIndexChanged.connect(self._limit)
        return box

    @property
    def _edges(self) -> str:
        return OPEN if self.edges is None else str(self.edges.currentData())

    def _limit(self) -> None:
        """Limits rows and columns to boards that exist, given the other number or the family of graphs."""
        if self._edges == OPEN:
            self.rows.setRange(1, most_beside(self.columns.value()))
            self.columns.setRange(1, most_beside(self.rows.value()))
        else:
            for box, (least, most) in zip((self.rows, self.columns), limits(self._edges), strict=True):
                box.setRange(least, most)
        for box in (self.rows, self.columns):
            what, least, most = box.accessibleName(), box.minimum(), box.maximum()
            box.setToolTip(tr("{what}, {least} to {most}", what=what, least=least, most=most))
        self._tell_edges()

    def _tell_edges(self) -> None:
        self.tell(tr(_TOUCHING[self._edges]) if self._edges in _TOUCHING else "")

    def set_new_game(self, set_up: SetUp) -> None:
        if self.edges is not None:
            with QSignalBlocker(self.edges):
                self.edges.setCurrentIndex(self.edges.findData(set_up.edges))
        for box, number in ((self.rows, set_up.rows), (self.columns, set_up.columns)):
            with QSignalBlocker(box):
                box.setRange(1, LONGEST)
                box.setValue(number)
        self._limit()
        if self.first is not None:
            self.first.set_current(set_up.first)

    def position(self) -> SetUp:
        """What is set, from which the view of the game makes its start."""
        first = Side(str(self.first.current)) if self.first else Side.FIRST
        return SetUp(self.rows.value(), self.columns.value(), first, self._edges)
