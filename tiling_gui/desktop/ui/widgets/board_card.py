"""A card to begin a new game on a board: rows, columns, first player, Start."""

from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui.core.board import LONGEST, most_beside
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import limits
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
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


class BoardCard(QWidget):
    """Asks for a board. Without `sides` there is no choice of first player (games won by the last move).

    `touching` adds the choice whether sides of the board touch.
    """

    newGameRequested = Signal(object)
    """(SetUp)"""

    def __init__(
        self,
        sides: tuple[Side, ...] = (Side.MAX, Side.MIN),
        parent: QWidget | None = None,
        *,
        touching: bool = False,
    ) -> None:
        super().__init__(parent)
        self.edges = self._choice_of_edges() if touching else None
        self._meaning = Sentence("")
        self._meaning.hide()
        self.rows, self.columns = self._spin("rows", tr("Rows")), self._spin("columns", tr("Columns"))
        self.refused = Sentence(role="warn", name="sizeRefused")
        self.refused.hide()
        for box in (self.rows, self.columns):
            box.refused.connect(self._tell_refused)
            box.lineEdit().textEdited.connect(self.refused.hide)
        self.rows.valueChanged.connect(self._limit)
        self.columns.valueChanged.connect(self._limit)
        self._limit()
        self.first: SegmentedControl | None = None
        if sides:
            self.first = SegmentedControl([(side, str(side)) for side in sides], "firstPlayer", tr("Who moves first"))
            self.first.setMinimumWidth(128)
        self.start = push_button("startNewGame", tr("Start new game"))
        self.start.setMinimumHeight(32)
        self.start.clicked.connect(self._start)
        for box in (self.rows, self.columns):
            box.lineEdit().returnPressed.connect(self.start.click)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._fill(column)

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
        touching = self._edges in _TOUCHING
        self._meaning.setText(tr(_TOUCHING[self._edges]) if touching else "")
        self._meaning.setVisible(touching)

    def _tell_refused(self, said: str) -> None:
        self.refused.setText(said)
        self.refused.show()

    def _fill(self, column: QVBoxLayout) -> None:
        column.addWidget(Label(tr("New game"), weight=SEMIBOLD))
        board = QHBoxLayout()
        board.setSpacing(6)
        board.addWidget(Label(tr("Board")), 1)
        board.addWidget(self.rows)
        board.addWidget(Label("×"))
        board.addWidget(self.columns)
        column.addLayout(board)
        if self.edges is not None:
            edges = QHBoxLayout()
            edges.addWidget(Label(tr("Edges", "of a board")), 1)
            edges.addWidget(self.edges)
            column.addLayout(edges)
        if self.first is not None:
            first = QHBoxLayout()
            first.addWidget(Label(tr("First", "who moves")), 1)
            first.addWidget(self.first)
            column.addLayout(first)
        column.addSpacing(4)
        column.addWidget(self.start)
        column.addWidget(self.refused)  # last, so that showing them moves no button
        column.addWidget(self._meaning)

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

    @property
    def set_up(self) -> SetUp:
        first = Side(str(self.first.current)) if self.first else Side.FIRST
        return SetUp(self.rows.value(), self.columns.value(), first, self._edges)

    def _start(self) -> None:
        self.newGameRequested.emit(self.set_up)
