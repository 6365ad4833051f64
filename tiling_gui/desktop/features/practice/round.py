"""A round of exercises: which is asked, what was answered."""

from collections import deque
from collections.abc import Sequence

from tiling_gui.records.practice import Exercise


class Round:
    """Exercises one after the other; a missed one is asked again at the end, until it is found or skipped."""

    def __init__(self, exercises: Sequence[Exercise]) -> None:
        self._waiting = deque(exercises)
        self._first = {each.code for each in exercises}
        """Codes that were neither answered nor skipped yet."""
        self.total = len(exercises)
        self.right = 0
        """Found at the first answer."""
        self.missed = 0

    @property
    def current(self) -> Exercise | None:
        """What is asked now; None when the round is over."""
        return self._waiting[0] if self._waiting else None

    @property
    def number(self) -> int:
        """Which of `total` is asked, or was asked last."""
        current = self.current
        return self.total - len(self._first) + (current is not None and current.code in self._first)

    def answer(self, right: bool) -> bool:
        """Notes an answer to the current one; True if it was the first, which counts."""
        current = self.current
        if current is None or current.code not in self._first:
            return False
        self._first.remove(current.code)
        self.right += right
        self.missed += not right
        return True

    def forward(self, *, again: bool) -> Exercise | None:
        """On to the next; the current one comes back at the end if it is to be asked `again`."""
        if self._waiting:
            current = self._waiting.popleft()
            self._first.discard(current.code)
            if again:
                self._waiting.append(current)
        return self.current
