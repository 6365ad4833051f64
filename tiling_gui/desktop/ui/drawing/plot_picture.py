"""A plot on the screen: the figure that is exported, drawn at the size of the widget."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPicture
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.desktop.ui.drawing.painting import paint_figure
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, painter_on

Draw = Callable[[float, float], Figure]
"""(width, height) -> plot of this size in px."""


class PlotPicture(QWidget):
    """Shows a plot. Not accessible by itself: its numbers belong in a table beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self._draw: Draw | None = None
        self._drawn: tuple[QSize, QPicture] | None = None
        self.setMinimumSize(260, 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._redraw)

    def set_plot(self, draw: Draw | None) -> None:
        """Shows another plot; None for none."""
        self._draw = draw
        self._redraw()

    def figure(self) -> Figure | None:
        """The plot for export; None if there is none."""
        return self._draw(760, 400) if self._draw else None

    def _redraw(self) -> None:
        self._drawn = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the plot, cached until it, its size or the colours change."""
        painter = painter_on(self)
        if self._draw is not None:
            if self._drawn is None or self._drawn[0] != self.size():
                picture = QPicture()
                inner = QPainter(picture)
                paint_figure(inner, self._draw(self.width(), self.height()), self.rect().toRectF())
                inner.end()
                self._drawn = self.size(), picture
            painter.drawPicture(0, 0, self._drawn[1])
        painter.end()
