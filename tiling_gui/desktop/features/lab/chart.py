"""The chart of a comparison: dots on a logarithmic scale, grouped by position. The drawing itself needs no Qt.

Dots instead of bars: a logarithmic scale has no zero, so the length of a bar would mean nothing.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from tiling_gui.core.drawing.figure import DASHED, Box, Figure, Line, Shape, Text, text_width
from tiling_gui.desktop.features.lab.compare_rows import LabRow, short
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, named, painter_on
from tiling_gui.language import mark, plural, tr

ROW, HEAD, TOP, BOTTOM = 26.0, 34.0, 20.0, 34.0
"""Heights in pixels of a row, of a group's title, and of the top and bottom margins."""


@dataclass(frozen=True)
class Dot:
    """One dot of a row: the quantity it shows, and how it is drawn."""

    amount: Callable[[LabRow], float]
    fill: str
    edge: str
    hatch: str | None
    name: str


@dataclass(frozen=True)
class Measure:
    """A quantity the chart can show."""

    key: str
    name: str
    dots: tuple[Dot, ...]
    write: Callable[[float], str]
    least: float
    """The least value that gets a dot."""


def _whole(amount: float) -> str:
    return words.count(round(amount), fine=True)


def _seconds(amount: float) -> str:
    return f"{amount * 1000:.3g} ms" if amount < 1 else words.duration(amount)


def _tick_seconds(amount: float) -> str:
    return f"{amount * 1000:g} ms" if amount < 1 else f"{amount:g} s"


_PLAIN = ("accent", "accent", None)
MEASURES = (
    Measure(
        "nodes",
        mark("Nodes"),
        (Dot(lambda row: row.nodes, *_PLAIN, ""),),
        _whole,
        1.0,
    ),
    Measure(
        "seconds",
        mark("Time"),
        (Dot(lambda row: row.seconds, *_PLAIN, ""),),
        _seconds,
        1e-4,
    ),
    Measure(
        "cutoffs",
        mark("Cutoffs (alpha hatched, beta solid)"),
        (
            # Alpha cutoffs happen at nodes of MIN, beta cutoffs at nodes of MAX.
            Dot(lambda row: row.alpha, "min_fill", "min_edge", "min_hatch", "alpha"),
            Dot(lambda row: row.beta, "max_fill", "max_edge", None, "beta"),
        ),
        _whole,
        1.0,
    ),
    Measure(
        "table",
        mark("Table hits"),
        (Dot(lambda row: row.table, *_PLAIN, ""),),
        _whole,
        1.0,
    ),
)


def draw(rows: Sequence[LabRow], measure: Measure, width: float) -> Figure:
    """The chart, `width` pixels wide."""
    return Figure(*_Chart(rows, measure, width).draw(), ground="panel")


class _Chart:
    def __init__(self, rows: Sequence[LabRow], measure: Measure, width: float) -> None:
        self.rows, self.measure, self.width = rows, measure, width
        amounts = [dot.amount(row) for row in rows for dot in measure.dots]
        above = [amount for amount in amounts if amount >= measure.least]
        self.low = math.floor(math.log10(min(above))) if above else 0
        self.high = max(self.low + 1, math.ceil(math.log10(max(above) * 1.0001))) if above else 1
        self.left = 24 + max((text_width(row.method, 13) for row in rows), default=60.0)
        self.right = width - 96

    def x(self, amount: float) -> float:
        """The x coordinate of a value."""
        share = (math.log10(amount) - self.low) / (self.high - self.low)
        return self.left + 4 + share * (self.right - self.left - 4)

    def draw(self) -> tuple[tuple[Shape, ...], tuple[float, float, float, float]]:
        """Return (shapes, bounds)."""
        found: list[Shape] = []
        y, group = TOP, ""
        for row in self.rows:
            if row.position != group:
                group = row.position
                text = short(group)
                most = max(8, int((self.width - 24) / text_width("m", 13)))
                found.append(
                    Text(
                        12,
                        y + HEAD - 14,
                        text if len(text) <= most else text[: most - 1] + "…",
                        "text",
                        13,
                        True,
                        "start",
                    )
                )
                y += HEAD
            found.extend(self._row(row, y))
            y += ROW
        return (*self._scale(y), *found), (0.0, 0.0, self.width, y + BOTTOM)

    def _row(self, row: LabRow, y: float) -> list[Shape]:
        middle = y + ROW / 2
        found: list[Shape] = [
            Text(self.left - 8, middle, row.method, "text" if row.exact else "muted", 13, False, "end")
        ]
        dots = self.measure.dots
        height = (ROW - 8) / len(dots)
        end = self.left
        for number, dot in enumerate(dots):
            amount = dot.amount(row)
            if amount >= self.measure.least:
                end = max(end, self.x(amount))
                hollow = not (row.exact and row.complete) and dot.name == ""
                fill = "press" if hollow else dot.fill
                x, at = self.x(amount), y + 4 + (number + 0.5) * height
                size = min(11.0, height - 1)
                found.append(Line(((self.left, at), (x, at)), "line"))
                found.append(
                    Box(
                        x - size / 2,
                        at - size / 2,
                        size,
                        size,
                        fill,
                        dot.edge,
                        1.5 if hollow else 1.0,
                        size / 2,
                        dash=DASHED if not row.complete else (),
                        hatch=dot.hatch,
                    )
                )
        amounts = " / ".join(self.measure.write(dot.amount(row)) for dot in dots)
        note = amounts if row.complete else tr("{amounts}, stopped", amounts=amounts)
        found.append(Text(end + 12, middle, note, "muted", 12, False, "start"))
        return found

    def _scale(self, bottom: float) -> list[Shape]:
        write = _tick_seconds if self.measure.key == "seconds" else self.measure.write
        found: list[Shape] = []
        step = max(1, math.ceil((self.high - self.low) * 56 / max(56.0, self.right - self.left)))
        for power in range(self.low, self.high + 1, step):
            x = self.x(10.0**power)
            found.append(Line(((x, TOP), (x, bottom)), "line"))
            found.extend(Text(x, y, write(10.0**power), "muted", 12) for y in (TOP - 8, bottom + 10))
        found.append(
            Text(
                self.right,
                bottom + 25,
                tr("{what}, logarithmic scale", what=tr(self.measure.name)),
                "muted",
                11,
                False,
                "end",
            )
        )
        return found


class _Canvas(QWidget):
    def __init__(
        self,
    ) -> None:
        super().__init__()
        force_left_to_right(self)
        named(self, "compareChart", tr("Chart of the comparison"))
        self.picture = Figure((), (0, 0, 1, 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colour("panel"))
        paint(painter, self.picture.shapes, QRectF(event.rect()))
        painter.end()


class Chart(QScrollArea):
    """The chart in the window; it scrolls if there are many rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        named(self, "compareChartArea", tr("Chart"))
        self._rows: Sequence[LabRow] = ()
        self._measure = MEASURES[0]
        self.canvas = _Canvas()
        self.setWidget(self.canvas)
        self.setWidgetResizable(True)

    def show_rows(self, rows: Sequence[LabRow], measure: Measure) -> None:
        """Show rows by a measure."""
        self._rows, self._measure = list(rows), measure
        self._draw()

    def picture(self, width: float = 900.0) -> Figure:
        """The chart for a file, `width` pixels wide."""
        return draw(self._rows, self._measure, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def _draw(self) -> None:
        picture = draw(self._rows, self._measure, max(320.0, float(self.viewport().width())))
        self.canvas.picture = picture
        self.canvas.setMinimumSize(QSize(300, math.ceil(picture.box[3])))
        self.canvas.setAccessibleDescription(
            "; ".join(
                plural(
                    "{method} on {position}: %n nodes",
                    "{method} on {position}: %n node",
                    row.nodes,
                    method=row.method,
                    position=short(row.position),
                )
                for row in self._rows
            )
        )
        self.canvas.update()
