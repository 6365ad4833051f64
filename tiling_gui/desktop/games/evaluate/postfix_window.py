"""A typed expression, the steps of the shunting yard algorithm as a table, and the resulting postfix form."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QLayout, QLineEdit, QTableWidget, QTableWidgetItem

from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import Label, Sentence, font, force_left_to_right, named
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.tables import set_up_selectable_rows
from tiling_gui.games.evaluate.notation import to_text
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.shunting_yard import steps
from tiling_gui.language import mark, tr

_HEADS = (mark("Reads"), mark("Action"), mark("Stack"), mark("Output"))
_FIRST = "(10-x)*y"


class PostfixWindow(ToolWindow):
    """Updates as the user types; opened during a game of e-Valuate, it starts with that expression."""

    COMMAND = "postfixForm"
    HELP = "e-valuate"
    TITLE = mark("The shunting yard")
    SIZE = (760, 520)

    def build(self) -> QLayout:
        self.field = QLineEdit()
        named(self.field, "postfixExpression", tr("Expression"))
        force_left_to_right(self.field)
        self.field.setMinimumHeight(32)
        self.setFocusProxy(self.field)
        self.table = QTableWidget(0, len(_HEADS))
        named(self.table, "postfixSteps", tr("Steps of the stack"))
        set_up_selectable_rows(self.table, 26)
        self.table.setHorizontalHeaderLabels([tr(head) for head in _HEADS])
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(True)
        self.status.setObjectName("postfixResult")
        self.status.setFont(font(TEXT))
        self.status.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.field.textChanged.connect(lambda: self.attempt(self._show))
        self.field.setText(_FIRST)
        rule = tr(
            "Operands go to the output. Operators wait on a stack until one of + - * / % is read that binds no "
            "tighter, or a comma, a parenthesis or the end closes their part."
        )
        typed = row(Label(tr("Expression")), (self.field, 1))
        return column(typed, Sentence(rule), (self.table, 1))

    def refresh(self) -> None:
        """Shows the expression of the current game if it is e-Valuate; otherwise changes nothing."""
        start = self.workspace.session.start
        if isinstance(start, EvaluatePosition):
            self.field.setText(to_text(start.expression.root))

    def _show(self) -> None:
        self.table.setRowCount(0)
        found = steps(self.field.text())
        self.table.setRowCount(len(found))
        for number, step in enumerate(found):
            for place, text in enumerate((step.read or "–", step.done, " ".join(step.stack), " ".join(step.output))):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.table.setItem(number, place, item)
        self.say(tr("Postfix form: {form}", form=" ".join(found[-1].output)))
        self.status.set_role("text")
