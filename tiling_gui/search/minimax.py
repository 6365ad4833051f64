"""Plain minimax of the whole tree, or of the tree to a depth: the reference for the other methods."""

from collections.abc import Callable, Iterable
from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.language import mark
from tiling_gui.search.alphabeta import completed, from_table
from tiling_gui.search.registry import method
from tiling_gui.search.result import Found, Score, SearchResult, improves, maximises
from tiling_gui.search.search_context import Option, SearchContext, SearchOptions


@method("minimax", mark("the whole tree"))
def minimax(
    position: Position, run: Run | None = None, *, evaluation: Evaluation | None = None, **how: Unpack[SearchOptions]
) -> SearchResult:
    """The minimax value, exact if no depth is set; of several best moves the leftmost.

    With `limit.depth` = d it is the value of the tree of d plies whose leaves are estimated by `evaluation`.
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def leaf(position: Position, depth: float) -> Found | None:
        return work.leaf(position, depth) or from_table(position, work, depth)

    return work.run(lambda: completed(position, work, backed_up(position, work, work.depth, leaf, work.options)))


def backed_up(
    position: Position,
    work: SearchContext,
    depth: float,
    leaf: Callable[[Position, float], Found | None],
    options: Callable[[Position], Iterable[Option]],
) -> Found:
    """The best of the recursively backed-up values of `options`, or the value given by `leaf`.

    Counts, traces and stores; of several best moves the first wins.
    """
    work.enter()
    found = leaf(position, depth)
    if found is not None:
        return found
    maximising = maximises(position)
    best: Score | None = None
    line: tuple[object, ...] = ()
    for index, move, child in options(position):
        work.down(index)
        value, rest = backed_up(child, work, depth - 1, leaf, options)
        work.up()
        if improves(value, best, maximising):
            best, line = value, (move, *rest)
            work.improved(position, (best, line))
            work.record("bound", best)
    work.store(position, depth, best, is_lower=True, is_upper=True)
    return work.leave(best, line)


@method("negamax", mark("the whole tree, values as the mover sees them"))
def negamax(
    position: Position, run: Run | None = None, *, evaluation: Evaluation | None = None, **how: Unpack[SearchOptions]
) -> SearchResult:
    """The value, move and counters of `minimax`; the trace shows each value from the point of view of the side to move.

    Source: the lecture, negamax algorithm: backed-up value = max(-child1, ..., -childn), so that one rule serves both
    players. It requires that the players alternate, as they do in all games here.
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def whole() -> Found:
        value, line = _negamax(position, work, work.depth)
        return completed(position, work, (from_mover(position, value), line))

    return work.run(whole)


def from_mover(position: Position, value: Score | None) -> Score | None:
    """Convert a value between the points of view of MAX and of the side to move."""
    return -value if value and not maximises(position) else value


def _negamax(position: Position, work: SearchContext, depth: float) -> Found:
    work.enter()
    leaf = work.end(position, depth)
    if leaf is not None:
        return work.as_leaf(from_mover(position, leaf[0]))
    trace, work.trace = work.trace, None  # it reports values seen by the side to move
    hit = from_table(position, work, depth)
    work.trace = trace
    if hit is not None:
        seen = from_mover(position, hit[0])
        work.record("table", seen, alpha=seen, beta=seen)
        return seen, ()
    best: Score | None = None
    line: tuple[object, ...] = ()
    for index, move, child in work.options(position):
        work.down(index)
        value, rest = _negamax(child, work, depth - 1)
        work.up()
        if value is not None and (best is None or -value > best):
            best, line = -value, (move, *rest)
            work.improved(position, (best, line))
            work.record("bound", best)
    work.store(position, depth, from_mover(position, best), is_lower=True, is_upper=True)
    return work.leave(best, line)
