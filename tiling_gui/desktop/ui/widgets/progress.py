"""How work looks while it runs: a ring that goes round, a bar of the parts that are settled, and how fast it goes now.

How long the rest will take is not guessed: of the guesses tried none was good enough to be shown (docs/engine.md).
"""

from collections import deque

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.ui.theme import theme

_TURN = 80
"""Milliseconds between two positions of the ring."""


class BusyRing(QWidget):
    """A ring whose arc goes round while something runs; it stands still when paused, or where motion is reduced."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(20, 20)
        self._angle, self._running = 0, False
        self._timer = QTimer(self)
        self._timer.setInterval(_TURN)
        self._timer.timeout.connect(self._turn)
        theme.changed.connect(self._set_timer)  # whether things may move

    def set_running(self, running: bool) -> None:
        """Starts or stops the turning."""
        self._running = running
        self._set_timer()

    def showEvent(self, event: QShowEvent) -> None:
        """Turns only while it can be seen."""
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
            for x in (8, 12):  # paused: it does not look as if it went round
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


class WorkBar(QWidget):
    """Parts settled of those there are; within one piece of work it never goes back.

    A picture of what the words beside it say: screen readers read those, and no percentage besides.
    """

    def __init__(self, parent: QWidget | None = None, *, wide: bool = False) -> None:
        """`wide`: as wide as there is room."""
        super().__init__(parent)
        self.setObjectName("progress")
        across = QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self._share = 0.0

    @property
    def share(self) -> float:
        """What is full, 0 to 1."""
        return self._share

    def set_share(self, share: float) -> None:
        """Moves to `share` (0 to 1) of the whole, or stays where it is if it is further already."""
        self._share = max(self._share, min(max(share, 0.0), 1.0))
        self.update()

    def restart(self) -> None:
        """Empties the bar for another piece of work."""
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
"""Seconds that the rate looks back."""


class Pace:
    """Fed with every Progress of one piece of work, in order."""

    def __init__(self) -> None:
        self._nodes: deque[tuple[float, int]] = deque()

    def add(self, progress: Progress) -> None:
        """The work is so far now; figures that go back are those of other work, which begins anew."""
        if self._nodes and (progress.seconds < self._nodes[-1][0] or progress.nodes < self._nodes[-1][1]):
            self._nodes.clear()
        if not self._nodes and progress.seconds <= 0:
            return
        self._nodes.append((progress.seconds, progress.nodes))
        while len(self._nodes) > 2 and self._nodes[1][0] <= progress.seconds - RECENT:
            self._nodes.popleft()

    @property
    def rate(self) -> float | None:
        """Positions a second over the last seconds; None before there are two looks at the work."""
        if len(self._nodes) < 2:
            return None
        (then, before), (now, after) = self._nodes[0], self._nodes[-1]
        return (after - before) / (now - then) if now > then else None
