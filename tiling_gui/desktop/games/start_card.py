"""A card that asks for the start of a new game, or says why what is written is none."""

from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError
from tiling_gui.language import tr


class StartCard(QWidget):
    """Whoever inherits fills `column` and reads the start from its fields."""

    asked = Signal(object)
    """(position) to start from."""
    error = Signal(str)
    """Why what is written is no position."""

    def __init__(self) -> None:
        super().__init__()
        self.column: QVBoxLayout = column()
        self.setLayout(self.column)

    def start_button(self) -> QPushButton:
        """What asks for the position; to be put into the column."""
        made = QPushButton(tr("Start new game"))
        made.setObjectName("startNewGame")
        made.setMinimumHeight(32)
        made.setToolTip(tr("Start this game; the present one is kept"))
        made.clicked.connect(self.ask)
        return made

    def add_row(self, text: str, field: QWidget) -> Label:
        """A field at the right, with its name, which is given back, at the left."""
        label = Label(text)
        self.column.addLayout(row((label, 1), field))
        return label

    def first_of(self, sides: tuple[Side, Side]) -> SegmentedControl:
        """Who moves first, in a row of its own."""
        made = SegmentedControl([(side, str(side)) for side in sides], "firstPlayer", tr("Who moves first"))
        made.setMinimumWidth(128)
        self.add_row(tr("First"), made)
        return made

    @property
    def shows_refusal(self) -> bool:
        """Whether that can be read on the card itself now."""
        return False

    def position(self) -> Any:
        """The position asked for. Raises InputError saying what is wrong."""
        raise NotImplementedError

    @Slot()
    def ask(self) -> None:
        try:
            start = self.position()
        except InputError as error:
            self.error.emit(str(error))
        else:
            self.asked.emit(start)
