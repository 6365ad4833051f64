"""Alpha-beta as the e-Valuate paper prints it: a node is tested against its parent only, never further up.

Source: Algorithm 1 of the paper. It finds the value that `alphabeta` finds and prunes less, because it misses the
deep cutoffs; the paper's Table 1 counts with it.
"""

from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.search.alphabeta import completed, count_cutoff, look_up
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, improves, maximises
from tiling_gui.search.search_context import How, SearchContext


def alphabeta_paper(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    **how: Unpack[How],
) -> SearchResult:
    """The value and, without an ordering, the move of `minimax`.

    The table keeps nodes that were evaluated fully, as section 3.1 of the paper says.
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def whole(position: Position, work: SearchContext, depth: float) -> Found:
        return _search(position, work, depth, INFINITY if maximises(position) else -INFINITY)

    return work.run(lambda: completed(position, work, whole(position, work, work.depth), whole))


def _search(position: Position, work: SearchContext, depth: float, of_parent: Score) -> Found:
    """The value of `position`, or, if the parent cannot want it any more, a bound that is not better for the parent.

    `of_parent` is the best value the parent has so far: its beta if this is a MAX node, its alpha if a MIN node.
    """
    maximising = maximises(position)
    work.enter(alpha=None if maximising else of_parent, beta=of_parent if maximising else None)
    leaf = work.leaf(position, depth) or look_up(position, work, depth, -INFINITY, INFINITY)
    if leaf is not None:
        return leaf
    best: Score | None = None
    line: tuple[object, ...] = ()
    options = iter(work.options(position))
    for index, move, child in options:
        work.down(index)
        mine = (-INFINITY if maximising else INFINITY) if best is None else best
        value, rest = _search(child, work, depth - 1, mine)
        work.up()
        if not improves(value, best, maximising):
            continue
        best, line = value, (move, *rest)
        work.improved(position, (best, line))
        work.tell("bound", best, alpha=best if maximising else None, beta=None if maximising else best)
        if best >= of_parent if maximising else best <= of_parent:
            count_cutoff(work, maximising, options)
            break
    else:
        work.store(position, depth, best, is_lower=True, is_upper=True)
    return work.left(best, line)
