"""Display of running work: a progress bar, and the current speed.

The time left is not shown: none of the estimates tried was good enough (research/measurements.md).
"""

from collections import deque

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.ui.theme import theme


class ProgressTrack(QWidget):
    """A progress bar that never moves back during one piece of work.

    Not accessible: screen readers read the text beside it.
    """

    def __init__(self, parent: QWidget | None = None, *, wide: bool = False) -> None:
        """`wide`: expands to the available width."""
        super().__init__(parent)
        self.setObjectName("progress")
        across = QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self._share = 0.0

    @property
    def share(self) -> float:
        """The filled share, 0 to 1."""
        return self._share

    def set_share(self, share: float) -> None:
        """Fill the bar up to `share` (0 to 1), unless it is further already."""
        self._share = max(self._share, min(max(share, 0.0), 1.0))
        self.update()

    def restart(self) -> None:
        self._share = 0.0
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(112, 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("press"))
        painter.drawRoundedRect(self.rect(), 3, 3)
        if self._share > 0:
            painter.setBrush(theme.colour("accent"))
            width = max(6.0, self.width() * self._share)
            painter.drawRoundedRect(QRectF(0, 0, width, self.height()), 3, 3)
        painter.end()


RECENT = 5.0
"""Period in seconds over which the rate is measured."""


class RateMeter:
    """Measures the rate of a piece of work; pass it every Progress in order."""

    def __init__(self) -> None:
        self._nodes: deque[tuple[float, int]] = deque()

    def add(self, progress: Progress) -> None:
        """Add a measurement. If nodes or seconds have decreased, start again: that is other work."""
        if self._nodes and (progress.seconds < self._nodes[-1][0] or progress.nodes < self._nodes[-1][1]):
            self._nodes.clear()
        if not self._nodes and progress.seconds <= 0:
            return
        self._nodes.append((progress.seconds, progress.nodes))
        while len(self._nodes) > 2 and self._nodes[1][0] <= progress.seconds - RECENT:
            self._nodes.popleft()

    @property
    def rate(self) -> float | None:
        """Positions per second over the last RECENT seconds; None before the second measurement."""
        if len(self._nodes) < 2:
            return None
        (then, before), (now, after) = self._nodes[0], self._nodes[-1]
        return (after - before) / (now - then) if now > then else None
