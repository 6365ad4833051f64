"""Widgets showing a value whose origin the user can ask for, by a click, Enter or the space bar."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import REGULAR, Sentence, focus_ring

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ValueOriginMixin(_Widget):
    """Mixin for a widget that shows a value, placed before its Qt base class.

    Subclasses define the signal `originRequested`.
    """

    originRequested: Signal

    def set_origin_enabled(self, enabled: bool) -> None:
        """Enable or disables asking: whether the widget takes clicks and the focus."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if enabled else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor)

    @property
    def _origin_enabled(self) -> bool:
        return self.focusPolicy() is not Qt.FocusPolicy.NoFocus

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that the release arrives here too."""
        if not self._origin_enabled:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint())
        if self._origin_enabled and inside:
            self.originRequested.emit()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._origin_enabled and event.key() in _KEYS:
            self.originRequested.emit()
        else:
            super().keyPressEvent(event)


class OriginLabel(ValueOriginMixin, Sentence):
    originRequested = Signal()

    def __init__(self, text: str = "", *, weight: QFont.Weight = REGULAR) -> None:
        super().__init__(text, size=TEXT, role="text", weight=weight)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        focus_ring(painter, self, 4)
        painter.end()
