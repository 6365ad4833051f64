"""Negascout (principal variation search): the first move is searched in full, the others are only asked whether

they are better, and searched in full if they say yes. It pays where the first move usually is the best: with an
ordering. Source: Reinefeld, "An improvement to the Scout tree-search algorithm" (1983), which the e-Valuate paper
names as untried; here in minimax form, with invalid nodes passed over.
"""

from tiling_gui.rules.game import Evaluation, Position
from tiling_gui.search.alphabeta import completed, count_cutoff, look_up
from tiling_gui.search.limits import Limit, Report, StopToken, silent
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, improves, maximises
from tiling_gui.search.scout import passes, scout
from tiling_gui.search.table import Table
from tiling_gui.search.trace import Trace
from tiling_gui.search.work import Ordering, Work


def negascout(
    position: Position,
    *,
    limit: Limit | None = None,
    evaluation: Evaluation | None = None,
    ordering: Ordering | None = None,
    table: Table | None = None,
    stop: StopToken | None = None,
    report: Report = silent,
    trace: Trace | None = None,
) -> SearchResult:
    """The value `minimax` finds and a best move. Without a table, questions that say yes are searched twice."""
    work = Work(
        position,
        limit=limit,
        evaluation=evaluation,
        ordering=ordering,
        table=table,
        stop=stop,
        report=report,
        trace=trace,
    )
    return work.run(lambda: completed(position, work, _search(position, work, work.depth, -INFINITY, INFINITY)))


def _search(position: Position, work: Work, depth: float, alpha: Score, beta: Score) -> Found:
    """As `window_search`: the answer a is the value if alpha < a < beta, else a bound on its side of the window."""
    work.enter(alpha, beta)
    known = work.leaf(position, depth) or look_up(position, work, depth, alpha, beta)
    if known is not None:
        return known
    maximising = maximises(position)
    low, high = alpha, beta
    best: Score | None = None
    line: tuple[object, ...] = ()
    options = iter(work.options(position))
    for index, move, child in options:
        work.down(index)
        value, rest = _child(child, work, depth - 1, (low, high), maximising, first=best is None)
        work.up()
        if not improves(value, best, maximising):
            continue
        best, line = value, (move, *rest)
        work.improved(position, (best, line))
        if maximising:
            low = max(low, value)
        else:
            high = min(high, value)
        work.tell("bound", best, alpha=low, beta=high)
        if low >= high:
            count_cutoff(work, maximising, options)
            break
    above, below = (True, True) if best is None else (best > alpha, best < beta)
    work.store(position, depth, best, is_lower=above, is_upper=below)
    return work.left(best, line)


def _child(
    child: Position, work: Work, depth: float, window: tuple[Score, Score], maximising: bool, first: bool
) -> Found:
    """A child searched in full if it is the first, or if a question says that it improves its parent."""
    low, high = window
    if not first:
        # "More than low?" improves a MAX node; "at least high?", answered no, improves a MIN node.
        bound = low if maximising else high
        answer = scout(child, work, depth, bound, strict=maximising)
        if answer is None or passes(answer, bound, maximising) != maximising:
            return answer, ()
        if (answer >= high) if maximising else (answer <= low):
            return answer, ()
    return _search(child, work, depth, low, high)
