"""One question about a value, answered with as little search as a window without width allows.

"Is it more than b?", or "is it at least b?": two forms are needed because values may be fractions, so that there is
no next number after b. Negascout and MTD(f) are made of such questions.
"""

from tiling_gui.core.game import Position
from tiling_gui.search.alphabeta import count_cutoff
from tiling_gui.search.result import Score, improves, maximises
from tiling_gui.search.search_context import SearchContext


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
