"""Display of running work: a spinning ring, a progress bar, and the current speed.

The time left is not shown: none of the estimates tried was good enough (research/measurements.md).
"""

from collections import deque

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.ui.theme import theme

_TURN = 80
"""Milliseconds between two frames of the ring."""


class BusyRing(QWidget):
    """A ring that spins while work is running; it stands still while paused, or without animations."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(20, 20)
        self._angle, self._running = 0, False
        self._timer = QTimer(self)
        self._timer.setInterval(_TURN)
        self._timer.timeout.connect(self._turn)
        theme.changed.connect(self._set_timer)  # animations may have been turned on or off

    def set_running(self, running: bool) -> None:
        self._running = running
        self._set_timer()

    def showEvent(self, event: QShowEvent) -> None:
        """Spins only while visible."""
        super().showEvent(event)
        self._set_timer()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(3, 3, 14, 14)
        faint = theme.colour("accent")
        faint.setAlphaF(0.35)
        painter.setPen(QPen(faint, 2))
        painter.drawEllipse(box)
        if not self._running:
            for x in (8, 12):  # paused: must not look like spinning
                painter.drawLine(QPointF(x, 8), QPointF(x, 12))
            painter.end()
            return
        pen = QPen(theme.colour("accent"), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawArc(box, (90 - self._angle) * 16, -100 * 16)
        painter.end()

    def _turn(self) -> None:
        self._angle = (self._angle + 24) % 360
        self.update()

    def _set_timer(self) -> None:
        if self._running and theme.motion and self.isVisible():
            self._timer.start()
        else:
            self._timer.stop()


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
