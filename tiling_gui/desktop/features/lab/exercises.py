"""Exercises about random trees, for an assignment: on paper the solutions show the tree after the search."""

from dataclasses import dataclass
from itertools import count

from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, watch
from tiling_gui.language import tr
from tiling_gui.records.lesson_file import VALUE
from tiling_gui.records.lesson_writing import step_text, tree_lines
from tiling_gui.search.compare import read_subject
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.typed_tree import random_tree

MOST = 12
"""Greatest number of exercises made at once."""
_TRIES = 40
"""Greatest number of trees tried per exercise to find one in which something is cut off."""


@dataclass(frozen=True)
class ExerciseOptions:
    """Shape and seed of the trees, and the search method."""

    method: str
    plies: int
    branching: int
    low: int
    high: int
    seed: int
    number: int
    """The number of exercises."""


def make_exercises(wanted: ExerciseOptions, run: Run | None = None) -> list[RecordedSearch]:
    """The searches of the exercises: the same settings give the same ones; fewer if `run` is stopped.

    Trees in which the search cuts something off are preferred. Raises InputError for trees that cannot be made or
    drawn.
    """
    run, found = run or Run(), list[RecordedSearch]()
    seeds = count(wanted.seed)
    cuts = wanted.method.partition(":")[0] not in ("minimax", "negamax")  # these never cut anything off
    for number in range(wanted.number):
        run.report(Progress(stage="exercises", done=number, total=wanted.number))
        for attempt in range(_TRIES):
            if run.is_set:
                return found
            tree = random_tree(wanted.plies, wanted.branching, wanted.low, wanted.high, next(seeds))
            watched = watch(read_subject(f"tree:{tree}"), wanted.method, wanted=BY_HAND)
            if not cuts or attempt == _TRIES - 1 or any(event.kind == "cut" for event in watched.events):
                found.append(watched)
                break
    return found


def exercise_text(watched: RecordedSearch) -> str:
    """The question about a tree, as a step of a lesson."""
    words = tr(
        "Search this tree with {method}, left to right. What value does each node return, and which leaves are never "
        "visited? The answer is the value of the root.",
        method=watched.method,
    )
    lines = [*tree_lines(watched.subject, watched.method), f"solved: {watched.steps}"]
    return step_text(words, lines, ["points: 1", f"ask: {VALUE}"], tr("Exercise"))
