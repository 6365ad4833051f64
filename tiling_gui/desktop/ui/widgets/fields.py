"""Combo boxes and number fields. The mouse wheel scrolls what contains them and never changes their value.

Use these everywhere: Qt's own change their value when the pointer is over them while scrolling.
"""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPaintEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

from tiling_gui.desktop.ui.widgets.base import ELLIPSIS, fixed_font, named
from tiling_gui.language import tr

_OF_THE_BOARD = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
"""Keys that step through the moves of the game, wherever the focus is."""


_FOCUS = Qt.FocusPolicy.StrongFocus
"""Focus by Tab and click, but not by the wheel: scrolling must not take the focus from the board."""


_FRACTIONS = 4
"""Pixels added to the width of a combo box."""


class Combo(QComboBox):
    """A combo box, changed in its list or, while it has the focus, with arrows and letters."""

    from_list = False
    """True if the last choice was made in the open list, False if by a key on the closed box."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(_FOCUS)

    def setEditable(self, editable: bool) -> None:
        """As in Qt, but without completion: Qt would complete ".7" to ".77" if that is in the list."""
        super().setEditable(editable)
        if editable:
            self.setCompleter(None)  # type: ignore[arg-type]

    def setLineEdit(self, edit: QLineEdit) -> None:
        """See `setEditable`."""
        super().setLineEdit(edit)
        self.setCompleter(None)  # type: ignore[arg-type]

    def showPopup(self) -> None:
        self.from_list = True
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys for moves to the window."""
        self.from_list = False
        if event.key() in _OF_THE_BOARD and not self.isEditable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """A little wider than in Qt, which rounds widths of text to whole pixels."""
        hint = super().sizeHint()
        return QSize(hint.width() + _FRACTIONS, hint.height())

    def shown_text(self) -> str:
        """The text of the closed box."""
        return self.currentText() or self.placeholderText()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box with an elided text; Qt would cut it off."""
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
        """If there is no other tool tip, shows a text that is cut off in one."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and not self.toolTip():
            option = QStyleOptionComboBox()
            self.initStyleOption(option)
            whole = self.shown_text()
            QToolTip.showText(event.globalPos(), whole if self._fitting(option) != whole else "", self)
            return True
        return super().event(event)

    def _fitting(self, option: QStyleOptionComboBox) -> str:
        control, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(control, option, field, self).width() - 2
        return self.fontMetrics().elidedText(self.shown_text(), ELLIPSIS, room)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Spin(QSpinBox):
    """A field for a whole number; a typed number above the maximum becomes the maximum."""

    refused = Signal(str)
    """A typed number is not accepted: above the maximum, which it becomes, or below the minimum; with a sentence."""

    def __init__(self, parent: QWidget | None = None, *, tells: bool = True) -> None:
        """`tells`: a number that is refused is told beside the field, not only by the signal."""
        super().__init__(parent)
        self._tells = tells
        self.setFocusPolicy(_FOCUS)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """As in Qt, but does not reject digits that exceed the maximum: "999" would become 99."""
        return (QValidator.State.Intermediate, text, at) if self._is_too_large(text) else super().validate(text, at)

    def fixup(self, text: str) -> str:
        """Called by Qt when editing is finished."""
        number = self._number(text)
        if number.isdecimal():
            QTimer.singleShot(0, self, lambda: self._tell_refused(number))  # when it has its new value
        return self.textFromValue(self.maximum()) if self._is_too_large(text) else super().fixup(text)

    def _tell_refused(self, typed: str) -> None:
        least, most, now = (self.textFromValue(n) for n in (self.minimum(), self.maximum(), self.value()))
        known = {"name": self.accessibleName(), "typed": typed, "least": least, "most": most, "value": now}
        said = tr("{name}: {typed} is not accepted, {least} to {most} are. Now it is {value}.", **known)
        self.refused.emit(said)
        if self._tells and self.isVisible():
            QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), said, self)

    def _number(self, text: str) -> str:
        return text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()

    def _is_too_large(self, text: str) -> bool:
        number = self._number(text)
        return number.isdecimal() and int(number) > self.maximum()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class EnterField(QLineEdit):
    """A line edit that accepts Enter, so that it does not also press the window's default button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def search_field(name: str, spoken: str, prompt: str, tip: str = "") -> QLineEdit:
    """A line edit with a placeholder, which is its tool tip if there is no other, and a clear button."""
    made = QLineEdit()
    named(made, name, spoken, tip or prompt)
    made.setPlaceholderText(prompt)
    made.setClearButtonEnabled(True)
    return made


class DecimalSpin(QDoubleSpinBox):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(_FOCUS)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def combo(name: str, spoken: str, choices: Iterable[tuple[object, str]] = (), tip: str = "") -> Combo:
    """A combo box with objectName, accessible name and (data, text) of each choice."""
    made = Combo()
    named(made, name, spoken, tip)
    for data, text in choices:
        made.addItem(text, data)
    return made


def spin(name: str, spoken: str, least: int, most: int, value: int, tip: str = "", *, step: int = 1) -> Spin:
    """A number field with objectName, accessible name, range and value."""
    made = Spin()
    named(made, name, spoken, tip)
    made.setRange(least, most)
    made.setSingleStep(step)
    made.setValue(value)
    return made


_RULE_LINES = 3


class RuleEdit(QPlainTextEdit):
    """A field for the rule of a strategy, of several lines; Tab leaves it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        tip = tr("The moves that the side may make, such as any, or 3x 1 | 4x 2; the help page Strategies explains it")
        named(self, name, tr("Rule"), tip)
        self.setPlaceholderText(tr("any: every legal move"))
        self.setFont(fixed_font())
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * _RULE_LINES + 16)

    @property
    def rule(self) -> str:
        """The text; while there is none, the rule that allows every move."""
        return self.toPlainText().strip() or "any"
