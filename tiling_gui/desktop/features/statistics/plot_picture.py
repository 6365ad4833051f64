"""A plot on the screen: the same drawing that its SVG file is, in the colours and at the size of the window."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.desktop.ui.theme import theme
from tiling_gui.palette import Palette

Draw = Callable[[Palette, float, float], str]
"""(palette, width, height) -> an SVG document."""


class PlotPicture(QWidget):
    """Shows what `draw` draws; the numbers stand in a table beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw: Draw | None = None
        self._drawn: QSvgRenderer | None = None
        self.setMinimumSize(260, 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._redraw)

    def set_plot(self, draw: Draw) -> None:
        """Shows another plot."""
        self._draw, self._drawn = draw, None
        self.update()

    def svg(self, palette: Palette) -> str:
        """The plot as a file has it; "" while there is none."""
        return self._draw(palette, 760, 400) if self._draw else ""

    def _redraw(self) -> None:
        self._drawn = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size is another drawing."""
        self._drawn = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws it."""
        if self._draw is None:
            return
        if self._drawn is None:
            text = self._draw(theme.palette, self.width(), self.height())
            self._drawn = QSvgRenderer(QByteArray(text.encode()))
        painter = QPainter(self)
        self._drawn.render(painter, QRectF(self.rect()))
        painter.end()
