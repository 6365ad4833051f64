"""What moves on the board: short fades that end by themselves, or at once where motion is reduced."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

PLACE, TAKE_BACK, RING, VALUES = 140, 100, 120, 120
"""Milliseconds."""


class Motion(QObject):
    """Runs steps from 0 to 1; whatever runs can be ended at once, with its last step done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.on = True
        self._running: list[tuple[QVariantAnimation, Callable[[float], None], Callable[[], None] | None]] = []

    def run(self, duration: int, step: Callable[[float], None], done: Callable[[], None] | None = None) -> None:
        """Calls `step` with 0 to 1 for `duration` ms, eased out, then `done`; at once with 1 if motion is off."""
        if not self.on:
            step(1.0)
            if done:
                done()
            return
        animation = QVariantAnimation(self)
        animation.setDuration(duration)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        step(0.0)
        animation.valueChanged.connect(step)
        animation.finished.connect(self._clear)
        self._running.append((animation, step, done))
        animation.start()

    def settle(self) -> None:
        """Ends everything that runs."""
        running, self._running = self._running, []
        for animation, step, done in running:
            animation.stop()
            animation.deleteLater()
            step(1.0)
            if done:
                done()

    def _clear(self) -> None:
        ended = [entry for entry in self._running if entry[0].state() == QAbstractAnimation.State.Stopped]
        self._running = [entry for entry in self._running if entry not in ended]
        for animation, _, done in ended:
            animation.deleteLater()
            if done:
                done()
