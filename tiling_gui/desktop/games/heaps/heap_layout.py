"""The layout and drawing of heaps and cells.

1  ( o o o o o o o )   7        one band per heap with its counters, its size on the right;
2  ( o o o )           3        if counters would be too small, a bar of the heap's length
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tiling_gui.core.drawing.figure import Point
from tiling_gui.desktop.games.grid_board import painting
from tiling_gui.desktop.games.heaps.pointer_moves import PointerMove
from tiling_gui.palette import Palette

_SIDE, _TOP = 56, 24
_LEAST_COUNTER = 6.0


@dataclass(frozen=True)
class HeapRowsLayout:
    """Heaps in rows in an area of the window."""

    sizes: Sequence[int]
    area: QRectF

    @property
    def pitch(self) -> float:
        """Pixels from counter to counter."""
        longest = max(1, *self.sizes)
        return max(
            0.05,
            min(max(44.0, self.area.height() / 12), 0.56 * self.row, (self.area.width() - 2 * _SIDE - 16) / longest),
        )

    @property
    def row(self) -> float:
        return max(
            10.0, min(max(84.0, self.area.height() / 6.3), (self.area.height() - 2 * _TOP) / max(1, len(self.sizes)))
        )

    @property
    def drawn(self) -> bool:
        """Whether counters are drawn individually."""
        return self.pitch >= _LEAST_COUNTER

    def origin(self, heap: int) -> QPointF:
        """Left end of a heap's counters, vertically centred in its row."""
        longest = max(1, *self.sizes)
        left = self.area.left() + max(_SIDE + 8.0, (self.area.width() - longest * self.pitch) / 2)
        top = self.area.top() + (self.area.height() - self.row * len(self.sizes)) / 2
        return QPointF(left, top + (heap + 0.5) * self.row)

    def place(self, heap: int, at: float) -> QPointF:
        """The point `at` counters from a heap's left end."""
        return self.origin(heap) + QPointF(at * self.pitch, 0)

    def band(self, heap: int) -> QRectF:
        at, half = self.origin(heap), min(0.42 * self.row, 0.72 * self.pitch + 4 if self.drawn else 14.0)
        return QRectF(at.x() - 8, at.y() - half, max(1, self.sizes[heap]) * self.pitch + 16, 2 * half)

    def number_at(self, heap: int) -> QPointF:
        return QPointF(self.band(heap).left() - 20, self.origin(heap).y())

    def places(self) -> dict[str, Point]:
        """Where marks of heaps are put, by heap number."""
        return {str(heap + 1): _xy(self.number_at(heap)) for heap in range(len(self.sizes))}

    def hit(self, point: QPointF) -> tuple[int, float] | None:
        """(heap, counters from its left end) at a point; None outside every heap."""
        for heap in range(len(self.sizes)):
            band = self.band(heap)
            if band.contains(point) and self.sizes[heap]:
                at = (point.x() - self.origin(heap).x()) / self.pitch
                return heap, min(max(at, 0.0), self.sizes[heap] - 1e-6)
        return None

    def mark_at(self, cut: PointerMove) -> QPointF:
        """Where the value of a cut is shown: below its counters."""
        return self.place(cut.heap, cut.at) + QPointF(0, 0.31 * self.row if self.row >= 40 else 0.0)

    def draw(self, painter: QPainter, palette: Palette) -> None:
        for heap, size in enumerate(self.sizes):
            band = self.band(heap)
            painter.setPen(QPen(QColor(palette.board_edge), 1))
            painter.setBrush(QColor(palette.sq_light))
            painter.drawRoundedRect(band, 8, 8)
            muted = QColor(palette.muted)
            middle = band.center().y()
            font = painting.number_font(12)
            if self.row >= 14:
                painting.write_centred(painter, self.number_at(heap), str(heap + 1), font, muted)
                at = QPointF(band.right() + 24, middle)
                painting.write_centred(painter, at, str(size), painting.number_font(16), QColor(palette.text))
            for k in range(size if self.drawn else 0):
                self.draw_counter(painter, palette, heap, k)
            if not self.drawn and size:
                painter.setBrush(QColor(palette.sq_dark))
                painter.drawRoundedRect(band.adjusted(8, 6, -8, -6), 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def draw_counter(self, painter: QPainter, palette: Palette, heap: int, k: int) -> None:
        radius = 0.38 * self.pitch
        painter.setPen(QPen(QColor(palette.dead), max(1.0, 0.04 * self.pitch)))
        painter.setBrush(QColor(palette.sq_dark))
        painter.drawEllipse(self.place(heap, k + 0.5), radius, radius)

    def cut_rect(self, cut: PointerMove) -> QRectF:
        """The counters of a cut; for a split the gap."""
        a, b = self.place(cut.heap, cut.start), self.place(cut.heap, cut.start + cut.taken)
        half = 0.5 * self.pitch if self.drawn else 8.0
        return QRectF(a.x(), a.y() - half, b.x() - a.x(), 2 * half)

    def draw_cut(self, painter: QPainter, palette: Palette, cut: PointerMove, ink: QColor) -> None:
        """Draws what a cut takes, dashed; a split as a line through the heap."""
        pen = QPen(ink, 2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.6, 1.8])
        if cut.taken == 0:
            x, band = self.place(cut.heap, cut.start).x(), self.band(cut.heap)
            painter.setPen(pen)
            painter.drawLine(QPointF(x, band.top() - 6), QPointF(x, band.bottom() + 6))
            return
        box = self.cut_rect(cut)
        painter.fillRect(box.adjusted(0, 1, 0, -1), QColor(palette.sq_light))
        painter.setPen(pen)
        radius = 0.38 * self.pitch
        for k in range(cut.start, cut.start + cut.taken) if self.drawn else ():
            painter.drawEllipse(self.place(cut.heap, k + 0.5), radius, radius)
        painter.drawRoundedRect(box.adjusted(1, 0, -1, 0), 6, 6)

    def ring(self, heaps: Sequence[int]) -> list[QRectF]:
        """The boxes ringed for the last move: what it left of a heap."""
        return [self.band(heap).adjusted(-3, -3, 3, 3) for heap in heaps if heap < len(self.sizes)]


@dataclass(frozen=True)
class CellStripLayout:
    """The strip of Treblecross, on as many lines as keep the cells large."""

    cells: int
    crosses: int
    area: QRectF

    @property
    def u(self) -> float:
        width, height = max(40.0, self.area.width() - 48), max(40.0, self.area.height() - 64)
        best = 4.0
        for lines in range(1, 200):
            per_line = math.ceil(self.cells / lines)
            best = max(best, min(72.0, width / per_line, height / (1.4 * lines)))
        return best

    @property
    def per_line(self) -> int:
        return max(1, min(self.cells, int((max(40.0, self.area.width() - 48) + 0.01) // self.u)))

    def rect(self, cell: int) -> QRectF:
        lines = math.ceil(self.cells / self.per_line)
        line, k = divmod(cell, self.per_line)
        left = self.area.left() + (self.area.width() - self.per_line * self.u) / 2
        top = self.area.top() + (self.area.height() - (1.4 * lines - 0.4) * self.u) / 2
        return QRectF(left + k * self.u, top + 1.4 * line * self.u, self.u, self.u)

    def places(self) -> dict[str, Point]:
        """The centres of the cells by number."""
        return {str(cell + 1): _xy(self.rect(cell).center()) for cell in range(self.cells)}

    def hit(self, point: QPointF) -> tuple[int, float] | None:
        """(0, centre of the cell) at a point; None outside."""
        cell = next((k for k in range(self.cells) if self.rect(k).contains(point)), None)
        return None if cell is None else (0, cell + 0.5)

    def mark_at(self, cut: PointerMove) -> QPointF:
        return self.rect(cut.start).center()

    @property
    def pitch(self) -> float:
        """Pixels from cell to cell."""
        return self.u

    def draw(self, painter: QPainter, palette: Palette) -> None:
        u = self.u
        for cell in range(self.cells):
            box = self.rect(cell)
            painter.fillRect(box, QColor(palette.sq_dark if cell % 2 else palette.sq_light))
            painter.setPen(QPen(QColor(palette.board_edge), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
            if u >= 22 and (u >= 30 or cell % 5 == 4 or cell == 0):
                at = QPointF(box.center().x(), box.top() - 10)
                painting.write_centred(painter, at, str(cell + 1), painting.number_font(12), QColor(palette.muted))
            if self.crosses >> cell & 1:
                draw_x(painter, box, QColor(palette.text))

    def cut_rect(self, cut: PointerMove) -> QRectF:
        return self.rect(cut.start)

    def draw_cut(self, painter: QPainter, palette: Palette, cut: PointerMove, ink: QColor) -> None:
        faint = QColor(ink)
        faint.setAlpha(150)
        draw_x(painter, self.rect(cut.start), faint)

    def ring(self, cells: Sequence[int]) -> list[QRectF]:
        return [self.rect(cell).adjusted(1, 1, -1, -1) for cell in cells]


def _xy(point: QPointF) -> Point:
    return point.x(), point.y()


def draw_x(painter: QPainter, box: QRectF, ink: QColor) -> None:
    k = 0.26 * box.width()
    inner = box.adjusted(k, k, -k, -k)
    painter.setPen(QPen(ink, max(1.5, 0.1 * box.width()), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())
