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
