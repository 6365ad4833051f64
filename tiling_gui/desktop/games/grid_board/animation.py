"""Animations of the board: short fades; without animations, their final state at once."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

PLACE, TAKE_BACK, RING, VALUES = 140, 100, 120, 120
"""Durations in milliseconds."""


@dataclass(frozen=True)
class _Run:
    animation: QVariantAnimation
    step: Callable[[float], None]
    done: Callable[[], None] | None
    of: object
    """The owner of the animation."""


class Motion(QObject):
    """Runs functions from 0 to 1; animations can be ended at any time, which shows their final state.

    An animation may have an owner (`of`), whose animations alone can be ended by `settle`.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.on = True
        self._running: list[_Run] = []

    @property
    def running(self) -> list[QVariantAnimation]:
        return [run.animation for run in self._running]

    def run(
        self,
        duration: int,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        *,
        of: object = None,
    ) -> None:
        """Calls `step` with 0 to 1 over `duration` ms, eased out, then `done`; if `on` is False, at once with 1."""
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
        self._running.append(_Run(animation, step, done, of))
        animation.start()

    def settle(self, of: object = None) -> None:
        """Ends all animations, or only those of the owner `of`."""
        ended = [run for run in self._running if of is None or run.of is of]
        self._running = [run for run in self._running if run not in ended]
        for run in ended:
            run.animation.stop()
            run.animation.deleteLater()
            run.step(1.0)
            if run.done:
                run.done()

    def _clear(self) -> None:
        ended = [run for run in self._running if run.animation.state() == QAbstractAnimation.State.Stopped]
        self._running = [run for run in self._running if run not in ended]
        for run in ended:
            run.animation.deleteLater()
            if run.done:
                run.done()
