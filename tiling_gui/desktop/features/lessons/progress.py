"""How far somebody is in each lesson: a small row a lesson in the store, written at every step and every answer."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from tiling_gui.store import Store

_PREFIX = "lesson-"
_OPEN = "open lesson"


@dataclass(frozen=True)
class Progress:
    """Where one stands in a lesson, and what was answered."""

    step: int = 0
    """Counted from 0."""
    solved: frozenset[int] = field(default_factory=frozenset)
    """Steps whose question was answered rightly."""
    done: bool = False
    """The last step was reached and every question answered; it stays."""

    def at(self, step: int) -> "Progress":
        """Standing at another step."""
        return replace(self, step=step)

    def after(self, step: int, questions: Iterable[int]) -> "Progress":
        """The question of a step was answered; `questions` are all steps with one."""
        solved = self.solved | {step}
        return replace(self, solved=solved, done=self.done or solved.issuperset(questions))


def progress(store: Store, key: str) -> Progress:
    """What is kept of a lesson; nothing of what cannot be read."""
    kept: Any = store.kept(_PREFIX + key)
    if not isinstance(kept, dict):
        return Progress()
    step, solved, done = kept.get("step"), kept.get("solved"), kept.get("done")
    if type(step) is not int or step < 0 or not isinstance(solved, list):
        return Progress()
    return Progress(step, frozenset(each for each in solved if type(each) is int), done is True)


def keep(store: Store, key: str, what: Progress) -> None:
    """Keeps it at once. Raises StoreError."""
    store.keep(_PREFIX + key, {"step": what.step, "solved": sorted(what.solved), "done": what.done})


def opened(store: Store) -> str:
    """The key of the lesson that is open in the window, or was when it went; "" for the list."""
    kept: Any = store.kept(_OPEN)
    return kept if isinstance(kept, str) else ""


def keep_opened(store: Store, key: str) -> None:
    """Keeps which lesson is open; "" for the list. Raises StoreError."""
    store.keep(_OPEN, key)
