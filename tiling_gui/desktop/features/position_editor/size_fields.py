"""Fields for the number of rows and columns of a board; the maximum of each depends on the other."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.board import LONGEST, Board, most_beside
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.desktop.ui.widgets.layouts import row
from tiling_gui.language import tr


class _Side(Spin):
    """A number that changes only when typing is finished: "10" is not first a board of one column.

    Enter presses no button.
    """

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__()
        named(self, name, spoken)
        self.setRange(1, LONGEST)
        self.setFixedWidth(64)
        self.setKeyboardTracking(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class SizeFields(QWidget):
    """The fields for rows and columns."""

    changed = Signal(int, int)
    """(rows, columns) Emitted when the user enters another size."""

    def __init__(self) -> None:
        super().__init__()
        self.rows, self.columns = _Side("editorRows", tr("Rows")), _Side("editorColumns", tr("Columns"))
        for side in (self.rows, self.columns):
            side.valueChanged.connect(lambda value: self.changed.emit(self.rows.value(), self.columns.value()))
        self.setLayout(row(self.rows, Label("×"), self.columns))

    def show_board(self, board: Board) -> None:
        """Shows the size of a board and sets the maximum of each field; emits no signal."""
        for side, length, other in ((self.rows, board.rows, board.columns), (self.columns, board.columns, board.rows)):
            most = most_beside(other)
            side.setToolTip(tr("{what}, 1 to {most}; the contents stay", what=side.accessibleName(), most=most))
            with QSignalBlocker(side):
                side.setMaximum(most)
                side.setValue(length)
