"""MTD(f): nothing but questions, each asked at the bound the last answer gave, from a first guess f.

Source: Plaat, Schaeffer, Pijls, de Bruin, "Best-first fixed-depth minimax algorithms" (1996). It depends on a table
that remembers the answers.
"""

from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.language import tr
from tiling_gui.search.alphabeta import completed
from tiling_gui.search.null_window import passes, scout
from tiling_gui.search.result import INFINITY, Score, SearchResult
from tiling_gui.search.search_context import How, SearchContext
from tiling_gui.search.table import Table


def mtdf(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    guess: Score = 0,
    **how: Unpack[How],
) -> SearchResult:
    """The value `minimax` finds and a best move. `guess` is f; the nearer to the value, the fewer questions.

    Without a table of the caller's it makes one of its own.
    """
    table = how.get("table")
    how["table"] = Table() if table is None else table
    work = SearchContext(position, run, evaluation=evaluation, **how)
    return work.run(lambda: completed(position, work, (_value(position, work, guess), ())))


def _value(position: Position, work: SearchContext, guess: Score) -> Score | None:
    """The value: lower and upper bound close in on it.

    After a yes the next question is "more than the lower bound?", after a no "at least the upper bound?"; either
    answer moves a bound past every value between, so each question is a new one.
    """
    lower: Score = -INFINITY
    upper: Score = INFINITY
    bound, strict = guess, False
    while lower < upper:
        if work.trace is not None:
            asked = tr("more than {bound}?", bound=bound) if strict else tr("at least {bound}?", bound=bound)
            work.trace.again(asked, alpha=lower, beta=upper)
        answer = scout(position, work, work.depth, bound, strict)
        if answer is None:
            return None
        if passes(answer, bound, strict):
            lower, bound, strict = answer, answer, True
        else:
            upper, bound, strict = answer, answer, False
    return bound
