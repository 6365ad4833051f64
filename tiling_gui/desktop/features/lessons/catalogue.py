"""Every lesson, in the order of the list, and how far somebody is in each.

A lesson is a line here and a function that makes its steps. How far one is stands in a small row a lesson in the store,
written at every step and every answer.
"""

import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from tiling_gui.desktop.features.lessons.lesson import Lesson, Step
from tiling_gui.language import mark
from tiling_gui.store import Store

_PREFIX = "lesson-"
_OPEN = "open lesson"

LESSONS = (
    Lesson("tiling", mark("Tiling"), mark("Dominoes, dead squares and the minimax value"), "tiling:steps"),
    Lesson("evaluate", mark("e-Valuate"), mark("Proposing and putting: what an expression is worth"), "evaluate:steps"),
    Lesson("sharing", mark("Sharing"), mark("Colours proposed and given: whose is what"), "sharing:steps"),
    Lesson("ellie-2x3", mark("ELLIE"), mark("Who wins on 2 × 3? P and N, mex, nim heap"), "ellie:steps"),
    Lesson("heaps", mark("Heaps"), mark("Nim, Kayles and Grundy’s game: the last move"), "heaps:steps"),
    Lesson("matching", mark("Matching"), mark("Maximal is not maximum"), "matching:steps"),
    Lesson("nim-sum", mark("Games for the last move"), mark("Nim and the nim-sum"), "nim_sum:steps"),
    Lesson("two-rows", mark("Games for the last move"), mark("2 × n is a heap of 2n"), "octal:two_rows"),
    Lesson("octal", mark("Games for the last move"), mark("Octal codes"), "octal:codes"),
    Lesson("backward-induction", mark("Search"), mark("Backward induction"), "search:backward_induction"),
    Lesson("alpha-beta", mark("Search"), mark("Alpha-beta: cut or not?"), "search:alpha_beta"),
    Lesson("negascout", mark("Search"), mark("Negascout: is it better?"), "questions_only:negascout"),
    Lesson("mtdf", mark("Search"), mark("MTD(f): nothing but questions"), "questions_only:mtd_f"),
)
"""Each key once: progress is kept under it."""


def steps_of(lesson: Lesson) -> tuple[Step, ...]:
    """The steps of a lesson; may take a second."""
    module, _, name = lesson.where.partition(":")
    make: Callable[[], tuple[Step, ...]] = getattr(importlib.import_module(f"{__package__}.content.{module}"), name)
    return make()


def lesson_of(key: Any) -> Lesson | None:
    """The one of a key; None where there is none."""
    return next((each for each in LESSONS if each.key == key), None)


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


def opened(store: Store) -> Lesson | None:
    """The lesson that is open in the window, or was when it went; None for the list."""
    return lesson_of(store.load(_OPEN))


def save_opened(store: Store, key: str) -> None:
    """Keeps which lesson is open; "" for the list. Raises StoreError."""
    store.save(_OPEN, key)
