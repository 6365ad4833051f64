"""Plots of integers: values by heap, frequencies by value."""

from typing import Any

from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.plot import Frame, dot_plot
from tiling_gui.desktop.ui.drawing.plot_picture import PlotPicture
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import plural


class PointPlot(PlotPicture):
    """Draws the points (k, values[k])."""

    def __init__(self, title: str, across: str, up: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.across, self.up = title, across, up
        self.values: Any = []
        self.setMinimumSize(240, 140)
        self.setAccessibleName(title)

    def set_title(self, title: str) -> None:
        self.title = title
        self.setAccessibleName(title)

    def set_values(self, values: Any) -> None:
        self.values = values
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

        def drawn(width: float, height: float) -> Figure:
            frame = Frame(self.title, self.across, width, height, lambda value: words.whole(round(value)))
            return dot_plot(frame, self.values)

        self.set_plot(drawn)
