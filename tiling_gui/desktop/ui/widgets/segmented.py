"""A segmented control: a choice between a few options side by side, e.g. MAX | MIN."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, focus_ring, font, named, text_width

_ICON = 16


class _Segment(QRadioButton):
    """An option; the chosen one is drawn on accent_soft with an accent outline.

    A radio button, and accessible as such.
    """

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = ""
        """The tool tip set here: the text if there is no room for it, else ""."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setStyleSheet("QRadioButton { border: none; padding: 0; min-height: 0; min-width: 0; }")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the text in bold, so that nothing moves when the option is chosen."""
        return QSize(text_width(self.text(), TEXT, SEMIBOLD) + 28 + self._icon_room, 28)

    def minimumSizeHint(self) -> QSize:
        return QSize(text_width(self.text(), TEXT, SEMIBOLD) + 10 + self._icon_room, 28)

    @property
    def _icon_room(self) -> int:
        return 0 if self.icon().isNull() else _ICON + 4

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell()

    def setIcon(self, icon: QIcon | QPixmap) -> None:
        super().setIcon(icon)
        self.updateGeometry()
        self._tell()

    def hitButton(self, point: QPoint) -> bool:
        """The whole segment can be clicked."""
        return self.rect().contains(point)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def _tell(self) -> None:
        """Show the text in a tool tip if it may be cut off and there is no other tool tip."""
        if self.toolTip() == self._whole:
            self._whole = self.text() if self.width() < self.minimumSizeHint().width() else ""
            self.setToolTip(self._whole)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.isChecked():
            painter.setPen(QPen(theme.colour("accent"), 1))
            painter.setBrush(theme.colour("accent_soft"))
            painter.drawRoundedRect(box, 5, 5)
        elif self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("hover"))
            painter.drawRoundedRect(box, 5, 5)
        painter.setFont(font(TEXT, SEMIBOLD if self.isChecked() else REGULAR))
        painter.setPen(theme.colour("text" if self.isEnabled() else "disabled"))
        words = QRect(self.rect())
        if self._icon_room:
            left = (self.width() - text_width(self.text(), TEXT, SEMIBOLD) - self._icon_room) // 2
            self.icon().paint(painter, QRect(left, (self.height() - _ICON) // 2, _ICON, _ICON))
            words.setLeft(self._icon_room)
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
        focus_ring(painter, self, 5)
        painter.end()


class SegmentedControl(QWidget):
    """Exactly one option is chosen; arrows, Home and End change the choice."""

    chosen = Signal(object)
    """(key) The user chose another segment."""

    def __init__(self, choices: Sequence[tuple[object, str]], name: str = "", spoken: str = "") -> None:
        """`choices` are (key, text); the first is chosen. The objectName of a segment is e.g. segmentPlay.

        `name` is the objectName, `spoken` the accessible name.
        """
        super().__init__()
        named(self, name, spoken)
        self._keys = [key for key, _ in choices]
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        for number, (key, text) in enumerate(choices):
            segment = _Segment(text, self)
            segment.setObjectName(f"segment{str(key).capitalize()}")
            segment.installEventFilter(self)
            self._group.addButton(segment, number)
            row.addWidget(segment)
        self._group.button(0).setChecked(True)
        self._group.idClicked.connect(self._clicked)
        self._remember_focus()
        self.setFixedHeight(32)

    @property
    def current(self) -> Any:
        return self._keys[self._group.checkedId()]

    def set_current(self, key: object) -> None:
        """Choose the segment `key` without sending `chosen`."""
        self._group.button(self._keys.index(key)).setChecked(True)
        self._remember_focus()

    def segment(self, key: object) -> QRadioButton:
        """The button of `key`, e.g. to set its name or tool tip."""
        button = self._group.button(self._keys.index(key))
        assert isinstance(button, QRadioButton)
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys in a segment move the choice; Tab leaves the control."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            here, last = self._group.checkedId(), len(self._keys) - 1
            key = Qt.Key(event.key())
            step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(key)
            goal = here + step if step else {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}.get(key)
            if goal is not None:
                goal = min(max(goal, 0), last)
                if goal != here:
                    self._group.button(goal).setChecked(True)
                    self._group.button(goal).setFocus(Qt.FocusReason.TabFocusReason)
                    self._clicked(goal)
                return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept clicks on the margin: they must not reach the window below."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("field"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()

    def _clicked(self, number: int) -> None:
        self._remember_focus()
        self.chosen.emit(self._keys[number])

    def _remember_focus(self) -> None:
        # As in a group of radio buttons, only the chosen segment is in the tab order.
        for number, segment in enumerate(self._group.buttons()):
            chosen = number == self._group.checkedId()
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
