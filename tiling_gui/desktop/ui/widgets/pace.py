"""How fast something long goes now: arithmetic on Progress, no Qt.

The rate is that of the last seconds worked, so a slow beginning and a pause do not count for ever. How long the rest
will take is not guessed: of the guesses tried none was good enough to be shown (docs/engine.md).
"""

from collections import deque

from tiling_gui.core.limits import Progress

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
