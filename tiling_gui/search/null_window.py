"""One question about a value, answered with as little search as a window without width allows.

"Is it more than b?", or "is it at least b?": two forms are needed because values may be fractions, so that there is
no next number after b. Negascout and MTD(f) are made of such questions.
"""

from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.language import tr
from tiling_gui.search.alphabeta import completed, count_cutoff, window_search
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, improves, maximises
from tiling_gui.search.search_context import How, SearchContext
from tiling_gui.search.table import Table


def passes(value: Score, bound: Score, strict: bool) -> bool:
    """Whether `value` is more than `bound` (strict), or at least `bound`."""
    return value > bound if strict else value >= bound


def scout(position: Position, work: SearchContext, depth: float, bound: Score, strict: bool) -> Score | None:
    """Whether the value v of `position` passes `bound`, fail-soft: the answer a passes exactly if v does, and then

    a <= v; if it does not pass, a >= v. None if there is no value.
    """
    work.enter(bound, bound)
    leaf = work.leaf(position, depth)
    if leaf is not None:
        return leaf[0]
    known, answer = _look_up(position, work, depth, bound, strict)
    if known:
        return answer
    maximising = maximises(position)
    best: Score | None = None
    options = iter(work.options(position))
    for index, _, child in options:
        work.down(index)
        value = scout(child, work, depth - 1, bound, strict)
        work.up()
        if value is None:
            continue
        if improves(value, best, maximising):
            best = value
        if passes(value, bound, strict) == maximising:
            count_cutoff(work, maximising, options)
            break
    yes = best is not None and passes(best, bound, strict)
    work.store(position, depth, best, is_lower=yes, is_upper=not yes)
    work.tell("value", best)
    return best


def _look_up(
    position: Position, work: SearchContext, depth: float, bound: Score, strict: bool
) -> tuple[bool, Score | None]:
    """(True, answer) if the table settles the question, else (False, None)."""
    entry = work.table.entry(position, depth) if work.table is not None else None
    if entry is None:
        return False, None
    base = position.scored
    answer: Score | None = None
    if not entry.invalid:
        if passes(entry.lower + base, bound, strict):
            answer = entry.lower + base
        elif not passes(entry.upper + base, bound, strict):
            answer = entry.upper + base
        else:
            return False, None
    work.counters.table_hits += 1
    work.exact = work.exact and entry.exact
    low, high = (None, None) if entry.invalid else (entry.lower + base, entry.upper + base)
    work.tell("table", answer, alpha=low, beta=high)
    return True, answer


def negascout(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    **how: Unpack[How],
) -> SearchResult:
    """The value `minimax` finds and a best move. Without a table, questions that say yes are searched twice.

    The first move is searched in full, the others are only asked whether they are better; one that says yes is searched
    again, from the answer on. It pays where the first move usually is the best: with an ordering. Sources: Reinefeld,
    "An improvement to the Scout tree-search algorithm" (1983), which the e-Valuate paper names as untried, and his
    program in "Spielbaum-Suchverfahren" (1989, zib.de/reinefeld/Research/nsc.html): searched again with the window
    (t, beta), leaves never. Answers are fail-soft as in 1983, since there is no next number after a fraction; here in
    minimax form, with invalid nodes passed over. Marsland's principal variation search keeps (alpha, beta).
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)
    return work.run(lambda: completed(position, work, _negascout(position, work, work.depth, -INFINITY, INFINITY)))


def _negascout(position: Position, work: SearchContext, depth: float, alpha: Score, beta: Score) -> Found:
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
            value, line = _negascout(child, work, depth, low, high)
            # The answer itself, seen from the edge of the window: its line is completed at the end.
            return (value, line) if value is not None and low < value < high else (value, ())
        return _negascout(child, work, depth, low, high)

    return window_search(position, work, depth, alpha, beta, descend)


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

    Source: Plaat, Schaeffer, Pijls, de Bruin, "Best-first fixed-depth minimax algorithms" (1996). Nothing but
    questions, each asked at the bound the last answer gave; it depends on a table that remembers the answers.
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
