"""Selective evaluation: of each node only the moves that look essential are searched.

Source: the lecture "Two-player games", selecting evaluation. What looks essential is the heuristic's business: here
the `width` moves whose positions the evaluation likes best for the mover.
"""

from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.errors import input_error
from tiling_gui.search.alphabeta import known
from tiling_gui.search.minimax import backed_up
from tiling_gui.search.result import Found, SearchResult
from tiling_gui.search.search_context import How, Option, SearchContext, by_evaluation


def selective(
    position: Position, width: int, run: Run | None = None, *, evaluation: Evaluation, **how: Unpack[How]
) -> SearchResult:
    """The minimax value of the tree of the first `width` moves at every node, in the order of `how` or best-looking.

    Exact only if nothing was left out (and no depth is set). Raises InputError unless width is at least 1.
    """
    if width < 1:
        raise input_error("At least one move has to be searched at every node, not {width}.", width=width)
    how["ordering"] = how.get("ordering") or by_evaluation(evaluation)
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def leaf(position: Position, depth: float) -> Found | None:
        return work.leaf(position, depth) or known(position, work, depth)

    def options(position: Position) -> list[Option]:
        return selected(position, work, width)

    return work.run(lambda: backed_up(position, work, work.depth, leaf, options))


def selected(position: Position, work: SearchContext, width: int) -> list[Option]:
    """The first `width` options in the order of `work`; the others are told to the trace."""
    options = list(work.options(position))
    if len(options) > width:
        work.exact = False
        work.tell("select", pruned=[index for index, _, _ in options[width:]])
    return options[:width]
