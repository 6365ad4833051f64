"""Plain minimax of the whole tree, or of the tree to a depth: the reference for the other methods."""

from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.language import mark
from tiling_gui.search.alphabeta import completed, from_table
from tiling_gui.search.registry import method
from tiling_gui.search.result import Found, Score, SearchResult, improves, maximises
from tiling_gui.search.search_context import SearchContext, SearchOptions


@method("minimax", mark("the whole tree"))
def minimax(
    position: Position, run: Run | None = None, *, evaluation: Evaluation | None = None, **how: Unpack[SearchOptions]
) -> SearchResult:
    """The minimax value, exact if no depth is set; of several best moves the leftmost.

    With `limit.depth` = d it is the value of the tree of d plies whose leaves are estimated by `evaluation`.
    """
    return _of_tree(SearchContext(position, run, evaluation=evaluation, **how))


@method("negamax", mark("the whole tree, values as the mover sees them"))
def negamax(
    position: Position, run: Run | None = None, *, evaluation: Evaluation | None = None, **how: Unpack[SearchOptions]
) -> SearchResult:
    """The search of `minimax`; the trace shows each value from the point of view of the side to move.

    Source: the lecture, negamax algorithm: backed-up value = max(-child1, ..., -childn), so that one rule serves both
    players.
    """
    return _of_tree(SearchContext(position, run, evaluation=evaluation, by_mover=True, **how))


def _of_tree(work: SearchContext) -> SearchResult:
    return work.run(lambda: completed(work.root, work, backed_up(work.root, work, work.depth)))


def backed_up(position: Position, work: SearchContext, depth: float) -> Found:
    """The best of the recursively backed-up values of the options, or the value of a leaf.

    Counts, traces and stores; of several best moves the first wins.
    """
    work.enter()
    found = work.leaf(position, depth) or from_table(position, work, depth)
    if found is not None:
        return found
    maximising = maximises(position)
    best: Score | None = None
    line: tuple[object, ...] = ()
    for index, move, child in work.options(position):
        work.down(index)
        value, rest = backed_up(child, work, depth - 1)
        work.up()
        if improves(value, best, maximising):
            best, line = value, (move, *rest)
            work.improved(position, (best, line))
            work.record("bound", best)
    work.store(position, depth, best, is_lower=True, is_upper=True)
    return work.leave(best, line)
