"""A small plot of many points: values over heaps, frequencies over values; on the screen and as SVG.

Points that fall on one pixel are drawn once, so that five million of them cost no more than the pixels there are.
"""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.svg import svg_document
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, not_turned, painter_on
from tiling_gui.language import plural
from tiling_gui.palette import LIGHT, Palette

_LEFT, _TOP, _RIGHT, _BOTTOM = 56, 28, 28, 36
_FEW, _FEW_WIDE = 64, 6.0
"""Up to so many points are drawn as discs, of so many pixels; more of them are dots."""
_RIGHTWARDS = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


def ticks(largest: int, most: int) -> list[int]:
    """Round numbers from 0 to `largest`, at most about `most` of them."""
    if largest <= 0:
        return [0]
    power = 1
    while True:
        for step in (power, 2 * power, 5 * power):
            if largest <= most * step:
                return list(range(0, largest + 1, step))
        power *= 10


def pixels(ys: Any, width: int, height: int) -> list[tuple[int, int]]:
    """The pixels that the points (k, ys[k]) touch in width x height, y counted from below."""
    import numpy as np

    if len(ys) == 0:
        return []
    xs = np.arange(len(ys)) * (width - 1) // max(1, len(ys) - 1)
    largest = max(1, int(np.max(ys)))
    rows = np.asarray(ys, np.int64) * (height - 1) // largest
    packed = np.unique(xs.astype(np.int64) * height + rows)
    return [(int(p) // height, int(p) % height) for p in packed]


class PointPlot(QWidget):
    """Draws the points (k, values[k])."""

    def __init__(self, title: str, across: str, up: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        not_turned(self)
        self.title, self.across, self.up = title, across, up
        self.values: Any = []
        self._drawn: tuple[QSize, QPolygonF] | None = None
        self.setMinimumSize(240, 140)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(title)

    def set_title(self, title: str) -> None:
        """What the points are, over them."""
        self.title = title
        self.setAccessibleName(title)

    def set_values(self, values: Any) -> None:
        """Shows other points."""
        self.values, self._drawn = values, None
        most = int(max(values)) if len(values) else 0
        self.setAccessibleDescription(
            plural(
                "{title}: %n points, the largest is {most}.",
                "{title}: %n point, the largest is {most}.",
                len(values),
                title=self.title,
                most=most,
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws axes and points."""
        painter = painter_on(self)
        painter.fillRect(self.rect(), theme.colour("field"))
        area = QRectF(self.rect()).adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)
        painter.setFont(font(CAPTION, SEMIBOLD))
        painter.setPen(theme.colour("text"))
        painter.drawText(QPointF(12, 18), self.title)
        if len(self.values):
            self._axes(painter, area)
            wide = _FEW_WIDE if len(self.values) <= _FEW else 1.6
            painter.setPen(QPen(theme.colour("accent"), wide, c=Qt.PenCapStyle.RoundCap))
            painter.drawPoints(self._points(area))
        painter.end()

    def _points(self, area: QRectF) -> QPolygonF:
        if self._drawn is None or self._drawn[0] != self.size():
            found = pixels(self.values, int(area.width()), int(area.height()))
            polygon = QPolygonF([QPointF(area.left() + x, area.bottom() - y) for x, y in found])
            self._drawn = (self.size(), polygon)
        return self._drawn[1]

    def _axes(self, painter: QPainter, area: QRectF) -> None:
        last, largest = len(self.values) - 1, max(1, int(max(self.values)))
        painter.setFont(font(CAPTION))
        for value in ticks(largest, max(2, int(area.height() // 36))):
            y = area.bottom() - value / largest * area.height()
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.colour("muted"))
            painter.drawText(QRectF(0, y - 9, area.left() - 6, 18), int(_RIGHTWARDS), words.whole(value))
        for value in ticks(last, max(2, int(area.width() // 90))):
            x = area.left() + value / max(1, last) * area.width()
            painter.setPen(theme.colour("muted"))
            painter.drawText(QRectF(x - 45, area.bottom() + 2, 90, 16), int(_CENTRE), words.whole(value))
        painter.drawText(QRectF(area.left(), area.bottom() + 17, area.width(), 16), int(_CENTRE), self.across)
        painter.setPen(QPen(theme.colour("line2"), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.drawLine(area.bottomLeft(), area.topLeft())


def plot_svg(plots: list[tuple[str, str, Any]], palette: Palette = LIGHT, width: int = 900, height: int = 420) -> str:
    """(title, words under the axis, values) one above the other as an SVG document."""
    parts = []
    for k, (title, across, values) in enumerate(plots):
        parts.append(
            f'<g transform="translate(0 {k * height})">{_one(title, across, values, palette, width, height)}</g>'
        )
    total = height * len(plots)
    return svg_document(['<g font-size="12">', *parts, "</g>"], width, total, palette.field)


def _one(title: str, across: str, values: Any, palette: Palette, width: int, height: int) -> str:
    area = (width - _LEFT - _RIGHT, height - _TOP - _BOTTOM)
    bottom, last = height - _BOTTOM, len(values) - 1
    largest = max(1, int(max(values)))
    parts = [f'<rect width="{width}" height="{height}" fill="{palette.field}"/>']
    parts.append(f'<text x="12" y="18" font-weight="600" fill="{palette.text}">{title}</text>')
    for value in ticks(largest, 8):
        y = bottom - value / largest * area[1]
        parts.append(f'<path d="M{_LEFT} {y:.1f}H{width - _RIGHT}" stroke="{palette.line}"/>')
        style = f'text-anchor="end" fill="{palette.muted}"'
        parts.append(f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" {style}>{value}</text>')
    for value in ticks(last, 8):
        x = _LEFT + value / max(1, last) * area[0]
        parts.append(f'<text x="{x:.1f}" y="{bottom + 15}" text-anchor="middle" fill="{palette.muted}">{value}</text>')
    middle = f'x="{_LEFT + area[0] / 2:.0f}" y="{bottom + 31}"'
    parts.append(f'<text {middle} text-anchor="middle" fill="{palette.muted}">{across}</text>')
    dots = "".join(f"M{_LEFT + x} {bottom - y}h1" for x, y in pixels(values, *area))
    parts.append(f'<path d="{dots}" stroke="{palette.accent}" stroke-width="1.5"/>')
    parts.append(f'<path d="M{_LEFT} {_TOP}V{bottom}H{width - _RIGHT}" fill="none" stroke="{palette.line2}"/>')
    return "".join(parts)
