"""Every lesson, in the order of the list. A lesson is a line here and a function that makes its steps."""

import importlib
from collections.abc import Callable

from tiling_gui.desktop.features.lessons.lesson import Lesson, Step
from tiling_gui.language import mark

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
