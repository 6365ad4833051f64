"""Negascout: the first move is searched in full, the others are only asked whether they are better; one that says

yes is searched again, from the answer on. It pays where the first move usually is the best: with an ordering.
Sources: Reinefeld, "An improvement to the Scout tree-search algorithm" (1983), which the e-Valuate paper names as
untried, and his program in "Spielbaum-Suchverfahren" (1989, zib.de/reinefeld/Research/nsc.html): searched again with
the window (t, beta), leaves never. Answers are fail-soft as in 1983, since there is no next number after a fraction;
here in minimax form, with invalid nodes passed over. Marsland's principal variation search keeps (alpha, beta).
"""

from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.search.alphabeta import completed, window_search
from tiling_gui.search.null_window import passes, scout
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, maximises
from tiling_gui.search.search_context import How, SearchContext


def negascout(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    **how: Unpack[How],
) -> SearchResult:
    """The value `minimax` finds and a best move. Without a table, questions that say yes are searched twice."""
    work = SearchContext(position, run, evaluation=evaluation, **how)
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
            if ((answer >= high) if maximising else (answer <= low)) or work.end(child, depth) is not None:
                return answer, ()
            low, high = (answer, high) if maximising else (low, answer)
            value, line = _search(child, work, depth, low, high)
            # The answer itself, seen from the edge of the window: its line is completed at the end.
            return (value, line) if value is not None and low < value < high else (value, ())
        return _search(child, work, depth, low, high)

    return window_search(position, work, depth, alpha, beta, descend)
