"""The card of a new game on a board: rows, columns, who begins, start."""

from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tiling_gui.core.board import LONGEST, most_beside
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.language import tr


@dataclass(frozen=True)
class SetUp:
    """What "Start new game" asks for."""

    rows: int
    columns: int
    first: Side


class BoardCard(QWidget):
    """Asks for a board; `sides` empty leaves out who begins (games for the last move)."""

    newGameRequested = Signal(object)
    """A SetUp."""

    def __init__(
        self, theme: Theme, sides: tuple[Side, ...] = (Side.MAX, Side.MIN), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows, self.columns = self._spin("rows", tr("Rows")), self._spin("columns", tr("Columns"))
        self.rows.valueChanged.connect(self._limit)
        self.columns.valueChanged.connect(self._limit)
        self._limit()
        self.first: SegmentedControl | None = None
        if sides:
            self.first = SegmentedControl(self.theme, [(side, str(side)) for side in sides])
            named(self.first, "firstPlayer", tr("Who moves first"))
            self.first.setMinimumWidth(128)
        self.start = QPushButton(tr("Start new game"))
        self.start.setObjectName("startNewGame")
        self.start.setMinimumHeight(32)
        self.start.setToolTip(tr("Start a game on this board; the present one is kept"))
        self.start.clicked.connect(self._start)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._fill(column)

    def _spin(self, name: str, spoken: str) -> Spin:
        box = Spin()
        named(box, name, spoken)
        box.setRange(1, LONGEST)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setValue(8)
        box.setMinimumHeight(32)
        box.setFixedWidth(60)
        return box

    def _limit(self) -> None:
        """Either side goes as far as there are boards beside the other."""
        self.rows.setMaximum(most_beside(self.columns.value()))
        self.columns.setMaximum(most_beside(self.rows.value()))
        self.rows.setToolTip(tr("Rows, 1 to {most}", most=self.rows.maximum()))
        self.columns.setToolTip(tr("Columns, 1 to {most}", most=self.columns.maximum()))

    def _fill(self, column: QVBoxLayout) -> None:
        column.addWidget(Label(self.theme, tr("New game"), weight=SEMIBOLD))
        board = QHBoxLayout()
        board.setSpacing(6)
        board.addWidget(Label(self.theme, tr("Board")), 1)
        board.addWidget(self.rows)
        board.addWidget(Label(self.theme, "×"))
        board.addWidget(self.columns)
        column.addLayout(board)
        if self.first is not None:
            first = QHBoxLayout()
            first.addWidget(Label(self.theme, tr("First")), 1)
            first.addWidget(self.first)
            column.addLayout(first)
        column.addSpacing(4)
        column.addWidget(self.start)

    def set_new_game(self, set_up: SetUp) -> None:
        """Fills in the board and the first player of the next game."""
        for box, number in ((self.rows, set_up.rows), (self.columns, set_up.columns)):
            with QSignalBlocker(box):
                box.setMaximum(LONGEST)
                box.setValue(number)
        self._limit()
        if self.first is not None:
            self.first.set_current(set_up.first)

    @property
    def set_up(self) -> SetUp:
        """What "Start new game" would ask for now."""
        return SetUp(
            self.rows.value(), self.columns.value(), Side(str(self.first.current)) if self.first else Side.FIRST
        )

    def _start(self) -> None:
        self.newGameRequested.emit(self.set_up)
