"""The base class of cards that ask for the start of a new game."""

from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.widgets.base import Label, Sentence
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError
from tiling_gui.language import tr


class StartCard(QWidget):
    """A card; subclasses fill `column` and read the start from their fields."""

    start_requested = Signal(object)
    """(position) The user wants to start a new game from it."""
    error = Signal(str)
    """(sentence) Why the input is not a valid start."""

    def __init__(self) -> None:
        super().__init__()
        self.column: QVBoxLayout = column()
        self.setLayout(self.column)
        self.note = Sentence(name="setUpNote")
        """What the fields say, or what is wrong with them; a subclass adds it to the column."""
        self.note.setParent(self)  # also where it is not laid out
        self.note.hide()

    def start_button(self) -> QPushButton:
        """A button that calls `ask`, to be added to the column."""
        made = push_button("startNewGame", tr("Start new game"))
        made.setMinimumHeight(32)
        made.clicked.connect(self.ask)
        return made

    def add_row(self, text: str, field: QWidget) -> Label:
        """Add a field with a label on its left; return the label."""
        label = Label(text)
        self.column.addLayout(row((label, 1), field))
        return label

    def first_of(self, sides: tuple[Side, Side]) -> SegmentedControl:
        """Add a row with a choice of who moves first."""
        made = SegmentedControl([(side, str(side)) for side in sides], "firstPlayer", tr("Who moves first"))
        made.setMinimumWidth(128)
        self.add_row(tr("First", "who moves"), made)
        return made

    def tell(self, text: str, *, wrong: bool = False) -> None:
        """Show a sentence about the fields, as a warning if something is `wrong`; "" hides it."""
        self.note.set_role("warn" if wrong else "muted")
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def position(self) -> Any:
        """The position asked for. Raises InputError with what is wrong."""
        raise NotImplementedError

    @Slot()
    def ask(self) -> None:
        try:
            start = self.position()
        except InputError as error:
            self.error.emit(str(error))
        else:
            self.start_requested.emit(start)
