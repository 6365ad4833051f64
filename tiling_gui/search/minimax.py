"""Plain minimax: the whole tree, or the tree to a depth, backed up level by level. The reference for the rest.

Source: the lecture "Two-player games", minimax algorithm; for invalid nodes the e-Valuate paper, footnote 1: an
inner node is valid if it has a valid child, and the choice is among valid children only.
"""

from collections.abc import Callable, Iterable
from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.search.alphabeta import completed, known
from tiling_gui.search.result import Found, Score, SearchResult, improves, maximises
from tiling_gui.search.search_context import How, Option, SearchContext


def minimax(
    position: Position, run: Run | None = None, *, evaluation: Evaluation | None = None, **how: Unpack[How]
) -> SearchResult:
    """The minimax value, exact if no depth is set; of several best moves the leftmost.

    With `limit.depth` = d the value of the tree of d plies whose leaves are guessed by `evaluation`.
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def leaf(position: Position, depth: float) -> Found | None:
        return work.leaf(position, depth) or known(position, work, depth)

    return work.run(lambda: completed(position, work, backed_up(position, work, work.depth, leaf, work.options)))


def backed_up(
    position: Position,
    work: SearchContext,
    depth: float,
    leaf: Callable[[Position, float], Found | None],
    options: Callable[[Position], Iterable[Option]],
) -> Found:
    """The best of the values of `options`, each backed up in the same way; where `leaf` has a value, that.

    Counts, traces and stores what it does; of several best moves the first counts.
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
            work.tell("bound", best)
    work.store(position, depth, best, is_lower=True, is_upper=True)
    return work.left(best, line)


def negamax(
    position: Position, run: Run | None = None, *, evaluation: Evaluation | None = None, **how: Unpack[How]
) -> SearchResult:
    """The value, move and counters of `minimax`; the trace shows each value as the mover of its node sees it.

    Source: the lecture, negamax algorithm: backed-up value = max(-child1, ..., -childn), so that one rule serves both
    players. It rests on the players taking turns, as they do in every game of the house.
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def whole() -> Found:
        value, line = _negamax(position, work, work.depth)
        return completed(position, work, (from_mover(position, value), line))

    return work.run(whole)


def from_mover(position: Position, value: Score | None) -> Score | None:
    """A value seen by MAX as the mover sees it, or the other way round."""
    return -value if value and not maximises(position) else value


def _negamax(position: Position, work: SearchContext, depth: float) -> Found:
    work.enter()
    leaf = work.end(position, depth)
    if leaf is not None:
        return work.is_leaf(from_mover(position, leaf[0]))
    trace, work.trace = work.trace, None  # it tells values as the mover sees them
    hit = known(position, work, depth)
    work.trace = trace
    if hit is not None:
        seen = from_mover(position, hit[0])
        work.tell("table", seen, alpha=seen, beta=seen)
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
            work.tell("bound", best)
    work.store(position, depth, from_mover(position, best), is_lower=True, is_upper=True)
    return work.left(best, line)
