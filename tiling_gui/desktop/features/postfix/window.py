"""An expression typed, the steps of the shunting yard in a table, and the postfix form it ends with."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.ui.theme import TEXT, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named, not_turned
from tiling_gui.desktop.ui.widgets.table_style import choose_rows
from tiling_gui.desktop.ui.widgets.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.shunting_yard import YardStep, steps
from tiling_gui.language import mark, tr

_HEADS = (mark("Reads"), mark("What is done"), mark("Stack"), mark("Output"))
_FIRST = "(10-x)*y"


class PostfixWindow(ToolWindow):
    """The window; `show_text` sets it to an expression."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("postfixWindow", 760, 520, parent)
        self.setWindowTitle(tr("Postfix form"))
        self.field = QLineEdit()
        named(self.field, "postfixExpression", tr("Expression"))
        not_turned(self.field)
        self.field.setMinimumHeight(32)
        self.table = QTableWidget(0, len(_HEADS))
        named(self.table, "postfixSteps", tr("Steps of the stack"))
        choose_rows(self.table, 26)
        self.table.setHorizontalHeaderLabels([tr(head) for head in _HEADS])
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(True)
        self.result = Sentence(theme, size=TEXT, role="text")
        self.result.setObjectName("postfixResult")
        self.result.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out(theme)
        self.field.textChanged.connect(self._show)
        self.show_text(_FIRST)
        self.field.setFocus()

    def _lay_out(self, theme: Theme) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(Label(theme, tr("Expression")))
        top.addWidget(self.field, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(Label(theme, tr("The shunting yard"), size=TITLE, weight=SEMIBOLD))
        column.addLayout(top)
        column.addWidget(
            Sentence(
                theme,
                tr(
                    "Operands go to the output. Operators wait on a stack until one is read that binds no tighter, or "
                    "their parenthesis is closed."
                ),
            )
        )
        column.addWidget(self.table, 1)
        column.addWidget(self.result)

    def show_text(self, text: str) -> None:
        """Puts an expression into the field."""
        self.field.setText(text)

    @Slot(str)
    def _show(self, text: str) -> None:
        try:
            found = steps(text)
        except InputError as error:
            self.table.setRowCount(0)
            self.result.set_role("warn")
            self.result.setText(str(error))
            return
        self._fill(found)
        self.result.set_role("text")
        self.result.setText(tr("Postfix form: {form}", form=" ".join(found[-1].output)))

    def _fill(self, found: list[YardStep]) -> None:
        self.table.setRowCount(len(found))
        for row, step in enumerate(found):
            texts = (step.read or "–", step.done, " ".join(step.stack), " ".join(step.output))
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.table.setItem(row, column, item)
