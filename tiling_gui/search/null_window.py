"""Null-window searches, and the methods built from them: Negascout and MTD(f).

A null-window search answers "is the value more than b?" or "is it at least b?": both forms are needed because values
may be fractions, so that there is no next number after b.
"""

from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.language import mark, tr
from tiling_gui.search.alphabeta import completed, count_cutoff, window_search
from tiling_gui.search.conditions import ORDERED_WITH_TABLE, Conditions
from tiling_gui.search.registry import method
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, improves, maximises
from tiling_gui.search.search_context import SearchContext, SearchOptions
from tiling_gui.search.table import Table


def passes(value: Score, bound: Score, strict: bool) -> bool:
    """Whether `value` is greater than `bound` (strict), or at least `bound`."""
    return value > bound if strict else value >= bound


def scout(position: Position, work: SearchContext, depth: float, bound: Score, strict: bool) -> Score | None:
    """Search with a null window whether the value v of `position` passes `bound`, fail-soft.

    The answer a passes exactly if v does; then a <= v, otherwise a >= v. None if there is no value.
    """
    work.enter(bound, bound, asks=">" if strict else "≥")
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
    work.record("value", best)
    return best


def _look_up(
    position: Position, work: SearchContext, depth: float, bound: Score, strict: bool
) -> tuple[bool, Score | None]:
    """(True, answer) if the table settles the search, else (False, None)."""
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
    work.record("table", answer, alpha=low, beta=high)
    return True, answer


@method("negascout", mark("first move with a full window, the rest with null windows"), usual=ORDERED_WITH_TABLE)
def negascout(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    **how: Unpack[SearchOptions],
) -> SearchResult:
    """The value of `minimax` and a best move. Without a table, moves that fail the null window are searched twice.

    The first move is searched in full, the others by a null window that asks whether they are better; one that is, is
    searched again, from the answer on. It pays if the first move usually is the best, that is, with move ordering.

    Sources: Reinefeld, "An improvement to the Scout tree-search algorithm" (1983), which the e-Valuate paper names as
    untried, and his program in "Spielbaum-Suchverfahren" (1989, zib.de/reinefeld/Research/nsc.html): moves are searched
    again with the window (t, beta), leaves never. Answers are fail-soft as in 1983, since there is no next number after
    a fraction; here in minimax form, ignoring invalid nodes. Marsland's principal variation search keeps (alpha, beta).
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)
    return work.run(lambda: completed(position, work, _negascout(position, work, work.depth, -INFINITY, INFINITY)))


def _negascout(position: Position, work: SearchContext, depth: float, alpha: Score, beta: Score) -> Found:
    """Like `window_search`: the answer a is the value if alpha < a < beta, else a bound outside that window."""
    maximising = maximises(position)

    def descend(child: Position, depth: float, low: Score, high: Score, first: bool) -> Found:
        """Search a child in full if it is the first, or if a null window shows that it improves its parent."""
        if not first:
            # A yes to "more than low?" improves a MAX node, a no to "at least high?" improves a MIN node.
            bound = low if maximising else high
            answer = scout(child, work, depth, bound, strict=maximising)
            if answer is None or passes(answer, bound, maximising) != maximising:
                return answer, ()
            if ((answer >= high) if maximising else (answer <= low)) or work.end(child, depth) is not None:
                return answer, ()
            low, high = (answer, high) if maximising else (low, answer)
            value, line = _negascout(child, work, depth, low, high)
            # At the edge of the window the line is not reliable; `completed` finds it.
            return (value, line) if value is not None and low < value < high else (value, ())
        return _negascout(child, work, depth, low, high)

    return window_search(position, work, depth, alpha, beta, descend)


@method(
    "mtdf",
    mark("null windows only, from a first guess"),
    usual=ORDERED_WITH_TABLE,
    fixed=mark("It always has a table: its memory from one null window to the next."),
    always=Conditions(table=True),
)
def mtdf(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    guess: Score = 0,
    **how: Unpack[SearchOptions],
) -> SearchResult:
    """The value of `minimax` and a best move. `guess` is f: the closer to the value, the fewer searches.

    Creates a table if the caller gives none.

    Source: Plaat, Schaeffer, Pijls, de Bruin, "Best-first fixed-depth minimax algorithms" (1996). It consists of
    null-window searches only, each at the bound of the last answer, and relies on a table that remembers the answers.
    """
    table = how.get("table")
    how["table"] = Table() if table is None else table
    work = SearchContext(position, run, evaluation=evaluation, **how)
    return work.run(lambda: completed(position, work, (_value(position, work, guess), ())))


def _value(position: Position, work: SearchContext, guess: Score) -> Score | None:
    """The value, by raising a lower and lowering an upper bound until they meet.

    After a yes the next search asks "more than the lower bound?", after a no "at least the upper bound?"; either answer
    moves a bound past all values in between, so no search is repeated.
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
