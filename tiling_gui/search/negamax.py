"""Negamax: minimax with every value seen by whoever is to move, so that one rule serves both players.

Source: the lecture "Two-player games", negamax algorithm: backed-up value = max(-child1, ..., -childn). It rests on
the players taking turns, as they do in every game of the house.
"""

from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.search.alphabeta import completed, known
from tiling_gui.search.result import Found, Score, SearchResult, maximises
from tiling_gui.search.search_context import How, SearchContext


def negamax(
    position: Position, run: Run | None = None, *, evaluation: Evaluation | None = None, **how: Unpack[How]
) -> SearchResult:
    """The value, move and counters of `minimax`; the trace shows each value as the mover of its node sees it."""
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def whole() -> Found:
        value, line = _search(position, work, work.depth)
        return completed(position, work, (from_mover(position, value), line))

    return work.run(whole)


def from_mover(position: Position, value: Score | None) -> Score | None:
    """A value seen by MAX as the mover sees it, or the other way round."""
    return -value if value and not maximises(position) else value


def _search(position: Position, work: SearchContext, depth: float) -> Found:
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
        value, rest = _search(child, work, depth - 1)
        work.up()
        if value is not None and (best is None or -value > best):
            best, line = -value, (move, *rest)
            work.improved(position, (best, line))
            work.tell("bound", best)
    work.store(position, depth, from_mover(position, best), is_lower=True, is_upper=True)
    return work.left(best, line)
