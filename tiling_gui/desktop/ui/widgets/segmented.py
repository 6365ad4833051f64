"""A choice between a few things side by side, one of them always chosen: MAX | MIN, Play | Analyse."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, focus_ring, font, named, text_width

_ICON = 16


class _Segment(QRadioButton):
    """One choice, drawn flat; the chosen one on accent_soft with an accent outline.

    A radio button, which is what it does and what screen readers call it.
    """

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = ""
        """The tool tip that is the text, where there is not room for it."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setStyleSheet("QRadioButton { border: none; padding: 0; min-height: 0; min-width: 0; }")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the text in its heavier weight, so that nothing moves when it is chosen."""
        return QSize(text_width(self.text(), TEXT, SEMIBOLD) + 28 + self._icon_room, 28)

    def minimumSizeHint(self) -> QSize:
        return QSize(text_width(self.text(), TEXT, SEMIBOLD) + 10 + self._icon_room, 28)

    @property
    def _icon_room(self) -> int:
        return 0 if self.icon().isNull() else _ICON + 4

    def setText(self, text: str) -> None:
        """Another text may fit or not; the width may well stay as it is."""
        super().setText(text)
        self._tell()

    def setIcon(self, icon: QIcon | QPixmap) -> None:
        """The icon takes room from the text."""
        super().setIcon(icon)
        self.updateGeometry()
        self._tell()

    def hitButton(self, point: QPoint) -> bool:
        """All of it can be clicked."""
        return self.rect().contains(point)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More of the text may be read, or less."""
        super().resizeEvent(event)
        self._tell()

    def _tell(self) -> None:
        """What may not be read whole stands in a tool tip, if there is no other."""
        if self.toolTip() == self._whole:
            self._whole = self.text() if self.width() < self.minimumSizeHint().width() else ""
            self.setToolTip(self._whole)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws ground, outline, text and focus."""
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
    """Exactly one of the choices is chosen; arrows, Home and End move the choice."""

    chosen = Signal(object)
    """The key of the newly chosen segment; only when the user chose it."""

    def __init__(self, choices: Sequence[tuple[object, str]], name: str = "", spoken: str = "") -> None:
        """`choices` are (key, text); the first is chosen. A segment is named after its key: segmentPlay.

        `name` is the objectName, `spoken` what a screen reader calls it.
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
        """The key of the chosen segment."""
        return self._keys[self._group.checkedId()]

    def set_current(self, key: object) -> None:
        """Chooses the segment `key`; no signal."""
        self._group.button(self._keys.index(key)).setChecked(True)
        self._remember_focus()

    def segment(self, key: object) -> QRadioButton:
        """The button of `key`, for a name or a tool tip of its own."""
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
        """The rim of the control is not the window behind it."""
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
        # As with radio buttons, Tab stops once: at the chosen segment.
        for number, segment in enumerate(self._group.buttons()):
            chosen = number == self._group.checkedId()
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
