"""The list of lessons that come with the program, and the user's progress in each lesson.

A lesson is a file of resources/lessons per language (docs/formats.md), found by its key. Progress is one row per lesson
in the store, written at every step and every answer.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from tiling_gui.desktop.ui.translations import ENGLISH
from tiling_gui.errors import StoreError
from tiling_gui.records.lesson_file import KEYS, head, shipped
from tiling_gui.store import Store

_PREFIX = "lesson-"
_OPEN, _FORMER = "open lesson", "open assignment"
"""What is open; and the file that was answered in the window that earlier versions had for assignments."""


@dataclass(frozen=True)
class Lesson:
    """A lesson in the list, with the text of its file."""

    key: str
    group: str
    """The heading under which it is listed, such as the name of its game."""
    title: str
    text: str
    link: str = ""
    """What opens it again (`LessonWindow.show_link`); "" for a text that is not kept."""


def lesson_in(text: str, key: str = "", link: str = "") -> Lesson:
    """Read the head of a lesson file; without a key the lesson is identified by its title. Raises InputError."""
    found = head(text)
    return Lesson(key or found.key or f"own {found.title}", found.group, found.title, text, link)


@cache
def lessons(language: str = ENGLISH) -> tuple[Lesson, ...]:
    """The lessons in a language, in the order of the list; those not translated are in English."""
    return tuple(lesson_in(shipped(key, language), key, key) for key in KEYS)


@dataclass(frozen=True)
class LessonProgress:
    """The user's progress in a lesson."""

    step: int = 0
    """The current step, counted from 0."""
    solved: frozenset[int] = field(default_factory=frozenset)
    """The steps whose questions have been answered correctly."""
    done: bool = False
    """True once every question has been answered correctly; stays True."""

    def at(self, step: int) -> "LessonProgress":
        """The same progress at another step."""
        return replace(self, step=step)

    def after(self, step: int, questions: Iterable[int]) -> "LessonProgress":
        """The progress after the question of a step was answered; `questions` are all steps with a question."""
        solved = self.solved | {step}
        return replace(self, solved=solved, done=self.done or solved.issuperset(questions))


def progress(store: Store, key: str) -> LessonProgress:
    """The stored progress in a lesson; none if it is missing or invalid."""
    kept: Any = store.load(_PREFIX + key)
    if not isinstance(kept, dict):
        return LessonProgress()
    step, solved, done = kept.get("step"), kept.get("solved"), kept.get("done")
    if type(step) is not int or step < 0 or not isinstance(solved, list):
        return LessonProgress()
    return LessonProgress(step, frozenset(each for each in solved if type(each) is int), done is True)


def save(store: Store, key: str, what: LessonProgress) -> None:
    """Store the progress in a lesson. Raises StoreError."""
    store.save(_PREFIX + key, {"step": what.step, "solved": sorted(what.solved), "done": what.done})


def opened(store: Store) -> str:
    """The link to what was open when the window closed; "" for the list."""
    try:
        kept, former = store.load(_OPEN), store.load(_FORMER)
    except StoreError:
        return ""
    if isinstance(former, str) and former:
        return f"file:{former}"
    return kept if isinstance(kept, str) else ""


def save_opened(store: Store, link: str) -> None:
    """Store what is open; "" for the list. Raises StoreError."""
    store.save(_OPEN, link)
    if store.load(_FORMER):
        store.save(_FORMER, "")
