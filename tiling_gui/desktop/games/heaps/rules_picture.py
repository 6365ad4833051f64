"""The rules of an octal code as a picture: what may be left of a heap after taking some counters.

take  x x     digit 7     (  )   ( o o )   ( o o )( o )        what the digit does not allow is crossed out
"""

from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, force_left_to_right, painter_on, text_width
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.language import tr

_ROW, _HEAD, _MOST = 30, 22, 8
_LEAST = (46, 38, 38, 38, 60)
"""Minimum widths of the columns in pixels; more if their headings need it."""


def _heads() -> tuple[str, ...]:
    return tr("Take"), tr("Digit"), tr("none", "heaps"), tr("one", "heaps"), tr("two heaps")


class RulesPicture(QWidget):
    """One row for each nonzero digit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.setObjectName("octalRules")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._code: OctalCode | None = None
        self.set_code(None)

    def set_code(self, code: OctalCode | None) -> None:
        """Show the rules of `code`; None hides the picture."""
        self._code = code
        self.setVisible(code is not None)
        words = " ".join(code.explain()) if code else ""
        self.setAccessibleName(words)
        self.setToolTip("\n".join(code.explain()) if code else "")
        self.setFixedHeight(_HEAD + _ROW * len(self._rows()) + 4)
        self.update()

    def _rows(self) -> list[tuple[int, int]]:
        digits = self._code.digits if self._code else ()
        return [(taken, digit) for taken, digit in enumerate(digits) if digit][:_MOST]

    def _columns(self) -> tuple[list[int], int]:
        """Left ends of the columns and the right end of the last one, in pixels."""
        widths = (max(least, text_width(head, CAPTION) + 8) for least, head in zip(_LEAST, _heads(), strict=True))
        *at, end = accumulate(widths, initial=0)
        return at, end

    def sizeHint(self) -> QSize:
        return QSize(self._columns()[1], self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(CAPTION))
        painter.setPen(theme.colour("muted"))
        at, _ = self._columns()
        for x, head in zip(at, _heads(), strict=True):
            painter.drawText(x, 14, head)
        for k, (taken, digit) in enumerate(self._rows()):
            middle = _HEAD + (k + 0.5) * _ROW
            self._taken(painter, taken, middle)
            painter.setFont(font(CAPTION, SEMIBOLD))
            painter.setPen(theme.colour("text"))
            painter.drawText(QRectF(at[1], middle - 10, 30, 20), int(Qt.AlignmentFlag.AlignVCenter), str(digit))
            for bit, x in zip((1, 2, 4), at[2:], strict=True):
                self._left(painter, x, middle, bit, bool(digit & bit) and (taken > 0 or bit == 4))
        painter.end()

    def _taken(self, painter: QPainter, taken: int, middle: float) -> None:
        if taken == 0 or taken > 4:
            painter.setFont(font(CAPTION))
            painter.setPen(theme.colour("text"))
            painter.drawText(QRectF(0, middle - 10, 44, 20), int(Qt.AlignmentFlag.AlignVCenter), str(taken or "–"))
            return
        pen = QPen(theme.colour("text"), 1.2, Qt.PenStyle.DotLine)
        for k in range(taken):
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(6 + 10 * k, middle), 4, 4)

    def _left(self, painter: QPainter, x: int, middle: float, heaps: int, allowed: bool) -> None:
        """Draw zero, one or two small heaps; crossed out if the digit does not allow them."""
        role = "text" if allowed else "line2"
        painter.setPen(QPen(theme.colour(role), 1.2))
        for k, counters in enumerate({1: (0,), 2: (2,), 4: (2, 1)}[heaps]):
            left = x + 30 * k
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(left, middle - 8, 26, 16), 5, 5)
            painter.setBrush(theme.colour(role))
            for i in range(counters):
                painter.drawEllipse(QPointF(left + 13 + (i - (counters - 1) / 2) * 9, middle), 2.6, 2.6)
        if not allowed:
            width = 26 if heaps < 4 else 56
            painter.drawLine(QPointF(x - 2, middle + 10), QPointF(x + width + 2, middle - 10))
        painter.setBrush(Qt.BrushStyle.NoBrush)
