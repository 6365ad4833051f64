"""The lecture's own methods: selection, variable depth, averages, and the algorithm that combines them with alpha-beta.

Source: the lecture "Two-player games", two player game software. The average of several children is not determined by
the best of them, so with m or n above 1 nothing is pruned; with m = n = 1 there are no averages and alpha-beta prunes
as usual.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Unpack

from tiling_gui.core.game import Evaluation, Move, Position
from tiling_gui.core.limits import Run
from tiling_gui.language import mark
from tiling_gui.search.alphabeta import from_table, window_search
from tiling_gui.search.conditions import ESTIMATE, Conditions
from tiling_gui.search.minimax import backed_up
from tiling_gui.search.registry import method
from tiling_gui.search.result import Found, Score, SearchResult, maximises
from tiling_gui.search.search_context import SearchContext, SearchOptions, by_evaluation

_ROOT = mark("The root has the value of its best child, as one move is made there; means are taken below it.")


@method(
    "average",
    mark("means of the M largest and the N smallest, below the root"),
    "M,N",
    (2, 2),
    exact=False,
    root=_ROOT,
)
def averaged(
    position: Position,
    m: int,
    n: int,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    **how: Unpack[SearchOptions],
) -> SearchResult:
    """The largest (for MIN smallest) value of the root's children, with averages below; a Fraction if leaves are exact.

    `m` and `n` are at least 1; if a node has fewer children, all are averaged. With a table the line ends at a table
    hit. Never exact unless m = n = 1 and no depth is set, which is `minimax`.

    Source: the lecture: the average of the m largest child values on MAX levels, of the n smallest on MIN levels. It
    smooths out single errors of the evaluation function. The root still chooses one move.
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)
    work.exact = m == n == 1
    return work.run(lambda: _averaged(position, work, work.depth, m, n))


def _averaged(position: Position, work: SearchContext, depth: float, m: int, n: int) -> Found:
    work.enter()
    leaf = work.leaf(position, depth) or from_table(position, work, depth)
    if leaf is not None:
        return leaf
    maximising = maximises(position)
    found: list[tuple[Score, tuple[Move, ...]]] = []
    for index, move, child in work.options(position):
        work.down(index)
        value, rest = _averaged(child, work, depth - 1, m, n)
        work.up()
        if value is not None:
            found.append((value, (move, *rest)))
            found.sort(key=lambda entry: entry[0], reverse=maximising)  # stable: of equal values the leftmost first
            work.improved(position, found[0])
    count = 1 if position is work.root else (m if maximising else n)
    value = mean([entry[0] for entry in found[:count]])
    if count > 1 and value is not None:
        work.record("average", value, values=[entry[0] for entry in found[:count]])
    line = found[0][1] if found else ()
    work.store(position, depth, value, is_lower=True, is_upper=True)
    return work.leave(value, line)


def mean(values: Sequence[Score]) -> Score | None:
    """The arithmetic mean, exact unless a float is among the values; None for no values."""
    if not values:
        return None
    if len(values) == 1:
        return values[0]
    exact = [value for value in values if not isinstance(value, float)]
    if len(exact) < len(values):
        return sum(map(float, values)) / len(values)
    whole = Fraction(sum(exact)) / len(exact)
    return whole.numerator if whole.denominator == 1 else whole


DEPTH = 2
"""The default depth at which the stationary test begins, in plies."""


@method("various-depth", mark("deeper where values jump by more than K"), "K", (2,), exact=False)
def various_depth(
    position: Position,
    threshold: float,
    run: Run | None = None,
    *,
    evaluation: Evaluation,
    **how: Unpack[SearchOptions],
) -> SearchResult:
    """The minimax value of the tree to `limit.depth` (default 2), extended where the test with K = `threshold` fails.

    Exact only if every line was extended to the end of the game.

    Source: the lecture, stationary test: the value f(node) is unreliable if |f(node) - f(child)| > K for a child; the
    tree is then extended from that node until the test is passed.
    """
    run = run or Run()
    if run.limit.depth is None:
        run = run.part(replace(run.remaining(), depth=DEPTH))
    work = SearchContext(position, run, evaluation=evaluation, threshold=threshold, **how)
    return work.run(lambda: backed_up(position, work, work.depth))


@method(
    "selective",
    mark("only the WIDTH most promising moves"),
    "WIDTH",
    (4,),
    exact=False,
    usual=Conditions(ESTIMATE, table=False),
    fixed=mark("It always orders moves: it selects the first of them."),
    always=Conditions(ESTIMATE),
)
def selective(
    position: Position, width: int, run: Run | None = None, *, evaluation: Evaluation, **how: Unpack[SearchOptions]
) -> SearchResult:
    """The minimax value of the tree of the first `width` moves at every node, in the order given or by the evaluation.

    Exact only if nothing was left out (and no depth is set). `width` is at least 1.

    Source: the lecture "Two-player games", selecting evaluation. The lecture leaves the choice of moves to a heuristic:
    here, the `width` moves whose positions the evaluation rates best for the side to move.
    """
    how["ordering"] = how.get("ordering") or by_evaluation(evaluation)
    work = SearchContext(position, run, evaluation=evaluation, width=width, **how)
    return work.run(lambda: backed_up(position, work, work.depth))


@method(
    "lecture",
    mark("selection, various depth, averages, alpha-beta"),
    "WIDTH,K,M,N",
    (4, 2, 2, 2),
    exact=False,
    usual=Conditions(ESTIMATE, table=False),
    fixed=mark("It always orders moves, to select the first of them, and has no table."),
    always=Conditions(ESTIMATE, table=False),
    root=_ROOT,
)
def lecture(
    position: Position,
    width: int,
    threshold: float,
    m: int,
    n: int,
    run: Run | None = None,
    *,
    evaluation: Evaluation,
    **how: Unpack[SearchOptions],
) -> SearchResult:
    """An estimate of the value with the recommended move; searches `limit.depth` plies, 2 by default, without a table.

    `threshold` is K of the stationary test, at least 0; the other numbers are at least 1. The trace shows the value of
    each node from the point of view of its side to move, as negamax does.
    """
    run = run or Run()
    if run.limit.depth is None:
        run = run.part(replace(run.remaining(), depth=DEPTH))
    how["ordering"] = how.get("ordering") or by_evaluation(evaluation)
    work = SearchContext(position, run, evaluation=evaluation, width=width, threshold=threshold, by_mover=True, **how)
    if m == n == 1:
        return work.run(lambda: window_search(position, work, work.depth))
    work.exact = False
    return work.run(lambda: _averaged(position, work, work.depth, m, n))
