"""How fast something long goes now, and between which times it may be done: arithmetic on Progress, no Qt.

The rate is that of the last seconds worked, so a slow beginning and a pause do not count for ever. Time left is said
only when a fifth of the parts is done, and then as a range: once as if all went on like the whole so far, once as
the latest part did, and both a little further apart.
"""

from collections import deque

from tiling_gui.core.limits import Progress

RECENT = 5.0
"""Seconds that the rate looks back."""
ENOUGH = 0.2
"""Share of the parts that must be done before anything is said about the rest."""
_LATEST = 0.5
"""Share of the parts done that counts as the latest."""
_DOUBT = 1.25


class Pace:
    """Fed with every Progress of one piece of work, in order."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._nodes: deque[tuple[float, int]] = deque()
        self._parts: list[tuple[int, float]] = []
        self._last = Progress()

    def add(self, progress: Progress) -> None:
        """The work is so far now; figures that go back are those of other work, which begins anew."""
        if progress.seconds < self._last.seconds or progress.nodes < self._last.nodes:
            self._forget()
        self._last = progress
        if not self._nodes and progress.seconds <= 0:
            return
        self._nodes.append((progress.seconds, progress.nodes))
        while len(self._nodes) > 2 and self._nodes[1][0] <= progress.seconds - RECENT:
            self._nodes.popleft()
        if not self._parts or progress.done > self._parts[-1][0]:
            self._parts.append((progress.done, progress.seconds))

    @property
    def rate(self) -> float | None:
        """Positions a second over the last seconds; None before there are two looks at the work."""
        if len(self._nodes) < 2:
            return None
        (then, before), (now, after) = self._nodes[0], self._nodes[-1]
        return (after - before) / (now - then) if now > then else None

    @property
    def left(self) -> tuple[float, float] | None:
        """Seconds, from and to; None while there is no ground for any."""
        done, total = self._last.done, self._last.total
        if total <= 0 or done < ENOUGH * total or done >= total or len(self._parts) < 3:
            return None
        began = self._parts[0]
        middle = next(part for part in self._parts if part[0] >= began[0] + (done - began[0]) * _LATEST)
        guesses = [
            (self._last.seconds - seconds) / (done - parts) * (total - done)
            for parts, seconds in (began, middle)
            if done > parts
        ]
        if not guesses:
            return None
        return min(guesses) / _DOUBT, max(guesses) * _DOUBT
