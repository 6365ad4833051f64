"""The lessons that come with the program, in the order of the list, and how far somebody is in each.

A lesson is a file of resources/lessons in every language (docs/formats.md) and its key here. How far one is stands in a
small row a lesson in the store, written at every step and every answer.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from tiling_gui.desktop.ui.translations import ENGLISH
from tiling_gui.records.lesson_file import KEYS, head, shipped
from tiling_gui.store import Store

_PREFIX = "lesson-"
_OPEN = "open lesson"


@dataclass(frozen=True)
class Lesson:
    """A line of the list of lessons, and the text of its file."""

    key: str
    group: str
    """The heading it stands under, such as the name of its game."""
    title: str
    text: str


def lesson_in(text: str, key: str = "") -> Lesson:
    """The lesson of a file's text; one without a key is known by its title. Raises InputError."""
    found = head(text)
    return Lesson(key or found.key or f"own {found.title}", found.group, found.title, text)


@cache
def lessons(language: str = ENGLISH) -> tuple[Lesson, ...]:
    """Every shipped lesson in a language, in the order of the list; English where a language has none."""
    return tuple(lesson_in(shipped(key, language), key) for key in KEYS)


def lesson_of(key: Any, language: str = ENGLISH) -> Lesson | None:
    """The one of a key; None where there is none."""
    return next((each for each in lessons(language) if each.key == key), None)


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
    kept: Any = store.load(_PREFIX + key)
    if not isinstance(kept, dict):
        return Progress()
    step, solved, done = kept.get("step"), kept.get("solved"), kept.get("done")
    if type(step) is not int or step < 0 or not isinstance(solved, list):
        return Progress()
    return Progress(step, frozenset(each for each in solved if type(each) is int), done is True)


def save(store: Store, key: str, what: Progress) -> None:
    """Keeps it at once. Raises StoreError."""
    store.save(_PREFIX + key, {"step": what.step, "solved": sorted(what.solved), "done": what.done})


def opened(store: Store, language: str = ENGLISH) -> Lesson | None:
    """The shipped lesson that is open in the window, or was when it went; None for the list."""
    return lesson_of(store.load(_OPEN), language)


def save_opened(store: Store, key: str) -> None:
    """Keeps which lesson is open; "" for the list. Raises StoreError."""
    store.save(_OPEN, key)
