"""Negascout (principal variation search): the first move is searched in full, the others are only asked whether

they are better, and searched in full if they say yes. It pays where the first move usually is the best: with an
ordering. Source: Reinefeld, "An improvement to the Scout tree-search algorithm" (1983), which the e-Valuate paper
names as untried; here in minimax form, with invalid nodes passed over.
"""

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.search.alphabeta import completed, window_search
from tiling_gui.search.null_window import passes, scout
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, maximises
from tiling_gui.search.search_context import Ordering, SearchContext
from tiling_gui.search.table import Table


def negascout(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    ordering: Ordering | None = None,
    table: Table | None = None,
) -> SearchResult:
    """The value `minimax` finds and a best move. Without a table, questions that say yes are searched twice."""
    work = SearchContext(position, run, evaluation=evaluation, ordering=ordering, table=table)
    return work.run(lambda: completed(position, work, _search(position, work, work.depth, -INFINITY, INFINITY)))


def _search(position: Position, work: SearchContext, depth: float, alpha: Score, beta: Score) -> Found:
    """As `window_search`: the answer a is the value if alpha < a < beta, else a bound on its side of the window."""
    maximising = maximises(position)

    def descend(child: Position, depth: float, low: Score, high: Score, first: bool) -> Found:
        """A child searched in full if it is the first, or if a question says that it improves its parent."""
        if not first:
            # "More than low?" improves a MAX node; "at least high?", answered no, improves a MIN node.
            bound = low if maximising else high
            answer = scout(child, work, depth, bound, strict=maximising)
            if answer is None or passes(answer, bound, maximising) != maximising:
                return answer, ()
            if (answer >= high) if maximising else (answer <= low):
                return answer, ()
        return _search(child, work, depth, low, high)

    return window_search(position, work, depth, alpha, beta, descend)
