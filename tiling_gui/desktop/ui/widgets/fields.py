"""Lists and number fields of the panels and windows. The wheel scrolls what they stand in and never changes them.

Every list and number field of the program is one of these: Qt's own change under a pointer that only passes over.
"""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPaintEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

from tiling_gui.desktop.ui.widgets.base import ELLIPSIS, named

_OF_THE_BOARD = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
"""Keys that go through the moves of the game, wherever the focus is."""


_FOCUS = Qt.FocusPolicy.StrongFocus
"""By Tab and by a click. The wheel, which passes over, does not take the keys from the board either."""


_FRACTIONS = 4
"""Pixels by which a list is broader than the style asks for."""


class Combo(QComboBox):
    """A list that is changed by opening it, or by the arrows and letters while it has the focus."""

    from_list = False
    """True when the last choice was made in the open list, False when it was made by a key on the closed one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(_FOCUS)

    def setEditable(self, editable: bool) -> None:
        """As Qt has it, but what is typed stays as it is: Qt would complete ".7" to the ".77" of the list."""
        super().setEditable(editable)
        if editable:
            self.setCompleter(None)  # type: ignore[arg-type]

    def setLineEdit(self, edit: QLineEdit) -> None:
        """See `setEditable`."""
        super().setLineEdit(edit)
        self.setCompleter(None)  # type: ignore[arg-type]

    def showPopup(self) -> None:
        """Opens the list."""
        self.from_list = True
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves the keys of the moves to the window."""
        self.from_list = False
        if event.key() in _OF_THE_BOARD and not self.isEditable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Room for the longest text: the style counts whole pixels of it, and letters are broader by fractions."""
        hint = super().sizeHint()
        return QSize(hint.width() + _FRACTIONS, hint.height())

    def shown_text(self) -> str:
        """What the closed list shows."""
        return self.currentText() or self.placeholderText()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the box; the style alone would cut a long text without a sign."""
        if self.isEditable():
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_ComboBox
        painter.drawComplexControl(control, option)
        option.currentText = self._fitting(option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """A list that says nothing else under the pointer says the whole of a text that is cut."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and not self.toolTip():
            option = QStyleOptionComboBox()
            self.initStyleOption(option)
            whole = self.shown_text()
            QToolTip.showText(event.globalPos(), whole if self._fitting(option) != whole else "", self)
            return True
        return super().event(event)

    def _fitting(self, option: QStyleOptionComboBox) -> str:
        """As much of the text as there is room for."""
        control, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(control, option, field, self).width() - 2
        return self.fontMetrics().elidedText(self.shown_text(), ELLIPSIS, room)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls what is around it."""
        event.ignore()


class Spin(QSpinBox):
    """A whole number that is changed by its arrows and by typing; one that is typed too large becomes the largest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(_FOCUS)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """As Qt has it, but no digit is refused: 999 was read as 99."""
        return (QValidator.State.Intermediate, text, at) if self._is_too_large(text) else super().validate(text, at)

    def fixup(self, text: str) -> str:
        """What is read when the typing is over."""
        return self.textFromValue(self.maximum()) if self._is_too_large(text) else super().fixup(text)

    def _is_too_large(self, text: str) -> bool:
        number = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        return number.isdecimal() and int(number) > self.maximum()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls what is around it."""
        event.ignore()


class EnterField(QLineEdit):
    """A line of text whose Enter is its own: it does not press the window's default button as well."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keeps Enter."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def search_field(name: str, spoken: str, prompt: str, tip: str = "") -> QLineEdit:
    """A line that says what to type while it is empty, and is cleared at a click."""
    made = QLineEdit()
    named(made, name, spoken, tip)
    made.setPlaceholderText(prompt)
    made.setClearButtonEnabled(True)
    return made


class DecimalSpin(QDoubleSpinBox):
    """A decimal number that is changed by its arrows and by typing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(_FOCUS)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls what is around it."""
        event.ignore()


def combo(name: str, spoken: str, choices: Iterable[tuple[object, str]] = (), tip: str = "") -> Combo:
    """A list with its object name, what a screen reader calls it, and (data, text) of each choice."""
    made = Combo()
    named(made, name, spoken, tip)
    for data, text in choices:
        made.addItem(text, data)
    return made


def spin(name: str, spoken: str, least: int, most: int, value: int, tip: str = "", *, step: int = 1) -> Spin:
    """A number field with its object name, what a screen reader calls it, its range and its value."""
    made = Spin()
    named(made, name, spoken, tip)
    made.setRange(least, most)
    made.setSingleStep(step)
    made.setValue(value)
    return made
