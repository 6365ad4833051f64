"""(m, n)-average evaluation: an inner node is worth the mean of its best few children, not of the single best.

Source: the lecture "Two-player games": the average of the m largest child values on MAX levels, of the n smallest
on MIN levels. It smooths out single misjudgements of the evaluation function. The root still chooses one move.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.errors import input_error
from tiling_gui.search.alphabeta import known
from tiling_gui.search.result import Found, Score, SearchResult, maximises
from tiling_gui.search.search_context import How, SearchContext


def averaged(
    position: Position,
    m: int,
    n: int,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    **how: Unpack[How],
) -> SearchResult:
    """The largest (MIN: smallest) value among the root's children, averaged below; a Fraction where leaves are exact.

    With a table the line ends where it answered. Never exact unless m = n = 1 and no depth is set, which is
    `minimax`. Of fewer than m children all count.
    Raises InputError unless m and n are at least 1.
    """
    if m < 1 or n < 1:
        raise input_error("An average needs at least one value on each side, not {m},{n}.", m=m, n=n)
    work = SearchContext(position, run, evaluation=evaluation, **how)
    work.exact = m == n == 1
    return work.run(lambda: _search(position, work, work.depth, m, n))


def _search(position: Position, work: SearchContext, depth: float, m: int, n: int) -> Found:
    work.enter()
    leaf = work.leaf(position, depth) or known(position, work, depth)
    if leaf is not None:
        return leaf
    found = []
    for index, move, child in work.options(position):
        work.down(index)
        value, rest = _search(child, work, depth - 1, m, n)
        work.up()
        if value is not None:
            found.append((value, (move, *rest)))
    maximising = maximises(position)
    found.sort(key=lambda entry: entry[0], reverse=maximising)  # stable: of equal ones the leftmost comes first
    count = 1 if position is work.root else (m if maximising else n)
    value = mean([entry[0] for entry in found[:count]])
    if count > 1 and value is not None:
        work.tell("average", value, values=[entry[0] for entry in found[:count]])
    line = found[0][1] if found else ()
    work.improved(position, (value, line))
    work.store(position, depth, value, is_lower=True, is_upper=True)
    return work.left(value, line)


def mean(values: Sequence[Score]) -> Score | None:
    """The arithmetic mean, exact unless a float is among the values; None of none."""
    if not values:
        return None
    if len(values) == 1:
        return values[0]
    exact = [value for value in values if not isinstance(value, float)]
    if len(exact) < len(values):
        return sum(map(float, values)) / len(values)
    whole = Fraction(sum(exact)) / len(exact)
    return whole.numerator if whole.denominator == 1 else whole
