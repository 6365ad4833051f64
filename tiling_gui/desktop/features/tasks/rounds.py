"""A round of tasks: their order, and how many were found. No Qt."""

from collections import deque
from collections.abc import Sequence

from tiling_gui.records.task import Task


class Round:
    """Tasks asked one after the other. One that is to come again is asked at the end, until it is found or skipped."""

    def __init__(self, tasks: Sequence[Task], collection: str = "", id: str = "") -> None:
        self._waiting = deque(tasks)
        self._open = {task.code for task in tasks}
        """Codes of the tasks that have been neither answered nor skipped."""
        self.collection = collection
        """The name of the collection that the tasks are from; "" if from none."""
        self.id = id
        """The id of the record of a single task; "" for a new one."""
        self.total = len(tasks)
        self.right = 0
        """Tasks solved at the first attempt."""
        self.missed = 0

    @property
    def current(self) -> Task | None:
        """The current task; None when the round is over."""
        return self._waiting[0] if self._waiting else None

    @property
    def goes_on(self) -> bool:
        """Whether there is another task after the current one."""
        return len(self._waiting) > 1

    @property
    def number(self) -> int:
        """The number of the current task within `total`, counted from 1."""
        current = self.current
        return self.total - len(self._open) + (current is not None and current.code in self._open)

    def answer(self, right: bool) -> None:
        """Count an answer to the current task, if it is the first."""
        current = self.current
        if current is not None and current.code in self._open:
            self._open.remove(current.code)
            self.right += right
            self.missed += not right

    def forward(self, *, again: bool = False) -> Task | None:
        """Go to the next task; with `again` the current one comes back at the end."""
        if self._waiting:
            current = self._waiting.popleft()
            self._open.discard(current.code)
            if again:
                self._waiting.append(current)
        return self.current
