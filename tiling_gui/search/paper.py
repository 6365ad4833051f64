"""Alpha-beta as the e-Valuate paper prints it: a node is tested against its parent only, never further up.

Source: Algorithm 1 of the paper. It finds the value that `alphabeta` finds and prunes less, because it misses the
deep cutoffs; the paper's Table 1 counts with it.
"""

from tiling_gui.rules.game import Evaluation, Position
from tiling_gui.search.alphabeta import count_cutoff
from tiling_gui.search.limits import Limit, Report, StopToken, silent
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, improves, maximises
from tiling_gui.search.trace import Trace
from tiling_gui.search.work import Ordering, Work


def alphabeta_paper(
    position: Position,
    *,
    limit: Limit | None = None,
    evaluation: Evaluation | None = None,
    ordering: Ordering | None = None,
    stop: StopToken | None = None,
    report: Report = silent,
    trace: Trace | None = None,
) -> SearchResult:
    """The value and, without an ordering, the move of `minimax`."""
    work = Work(position, limit=limit, evaluation=evaluation, ordering=ordering, stop=stop, report=report, trace=trace)
    return work.run(lambda: _search(position, work, work.depth, INFINITY if maximises(position) else -INFINITY))


def _search(position: Position, work: Work, depth: float, of_parent: Score) -> Found:
    """The value of `position`, or, if the parent cannot want it any more, a bound that is not better for the parent.

    `of_parent` is the best value the parent has so far: its beta if this is a MAX node, its alpha if a MIN node.
    """
    maximising = maximises(position)
    work.enter(alpha=None if maximising else of_parent, beta=of_parent if maximising else None)
    leaf = work.leaf(position, depth)
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
    return work.left(best, line)
