"""The lecture's own methods: selection, variable depth, averages, and the algorithm that combines them with alpha-beta.

Source: the lecture "Two-player games", two player game software. The average of several children is not determined by
the best of them, so with m or n above 1 nothing is pruned; with m = n = 1 there are no averages and alpha-beta prunes
as usual.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.language import mark
from tiling_gui.search.alphabeta import count_cutoff, from_table
from tiling_gui.search.conditions import ESTIMATE, Conditions
from tiling_gui.search.minimax import backed_up, from_mover
from tiling_gui.search.registry import method
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, maximises
from tiling_gui.search.search_context import Option, SearchContext, SearchOptions, by_evaluation

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
    found = []
    for index, move, child in work.options(position):
        work.down(index)
        value, rest = _averaged(child, work, depth - 1, m, n)
        work.up()
        if value is not None:
            found.append((value, (move, *rest)))
    maximising = maximises(position)
    found.sort(key=lambda entry: entry[0], reverse=maximising)  # stable: of equal values the leftmost comes first
    count = 1 if position is work.root else (m if maximising else n)
    value = mean([entry[0] for entry in found[:count]])
    if count > 1 and value is not None:
        work.record("average", value, values=[entry[0] for entry in found[:count]])
    line = found[0][1] if found else ()
    work.improved(position, (value, line))
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
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def leaf(position: Position, depth: float) -> Found | None:
        return from_table(position, work, depth) or reliable_leaf(position, work, depth, threshold)

    return work.run(lambda: backed_up(position, work, work.depth, leaf, work.options))


def reliable_leaf(position: Position, work: SearchContext, depth: float, threshold: float) -> Found | None:
    """The node's value if it is a leaf: the game is over, or `depth` is used up and the value is reliable."""
    if not position.is_over and depth <= 0 and not is_stationary(position, work, threshold):
        work.record("extend")
        return None
    return work.leaf(position, depth)


def is_stationary(position: Position, work: SearchContext, threshold: float) -> bool:
    """The stationary test: no child's value differs from the node's by more than `threshold`.

    It fails if the node or a child has no estimate. Finished children without a value are ignored, since they are never
    chosen.
    """
    evaluation = work.evaluation
    here = evaluation(position) if evaluation is not None else None
    if evaluation is None or here is None:
        return False
    for move in position.moves():
        child = position.play(move)
        value: Score | None = child.value() if child.is_over else evaluation(child)
        if child.is_over and value is None:
            continue
        if value is None or abs(here - value) > threshold:
            return False
    return True


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
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def leaf(position: Position, depth: float) -> Found | None:
        return work.leaf(position, depth) or from_table(position, work, depth)

    def options(position: Position) -> list[Option]:
        return selected(position, work, width)

    return work.run(lambda: backed_up(position, work, work.depth, leaf, options))


def selected(position: Position, work: SearchContext, width: int) -> list[Option]:
    """The first `width` options in the order of `work`; the others are reported to the trace."""
    options = list(work.options(position))
    if len(options) > width:
        work.exact = False
        work.record("select", pruned=[index for index, _, _ in options[width:]])
    return options[:width]


@dataclass(frozen=True)
class _Settings:
    """The parameters of the combined algorithm: its selection, its stationary test and its averages."""

    width: int
    """Moves searched at every node."""
    threshold: float
    """The threshold K of the stationary test."""
    m: int
    """Children averaged at MAX nodes below the root."""
    n: int
    """Children averaged at MIN nodes below the root."""

    @property
    def cuts(self) -> bool:
        return self.m == self.n == 1


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
    settings = _Settings(width, threshold, m, n)
    run = run or Run()
    if run.limit.depth is None:
        run = run.part(replace(run.remaining(), depth=DEPTH))
    how["ordering"] = how.get("ordering") or by_evaluation(evaluation)
    work = SearchContext(position, run, evaluation=evaluation, **how)
    work.exact = settings.cuts

    def whole() -> Found:
        value, line = _search(position, work, work.depth, (-INFINITY, INFINITY), settings)
        return from_mover(position, value), line

    return work.run(whole)


def _search(
    position: Position, work: SearchContext, depth: float, window: tuple[Score, Score], settings: _Settings
) -> Found:
    alpha, beta = window
    work.enter(alpha, beta)
    leaf = _leaf(position, work, depth, settings)
    if leaf is not None:
        return leaf
    found: list[tuple[Score, tuple[object, ...]]] = []
    options: Iterator[Option] = iter(selected(position, work, settings.width))
    for index, move, child in options:
        work.down(index)
        value, rest = _search(child, work, depth - 1, (-beta, -alpha), settings)
        work.up()
        if value is None:
            continue
        found.append((-value, (move, *rest)))
        work.improved(position, max(found, key=lambda entry: entry[0]))
        if settings.cuts and -value > alpha:
            alpha = -value
            work.record("bound", alpha, alpha=alpha, beta=beta)
            if alpha >= beta:
                count_cutoff(work, maximises(position), options)
                break
    found.sort(key=lambda entry: entry[0], reverse=True)
    count = 1 if position is work.root else (settings.m if maximises(position) else settings.n)
    best = mean([value for value, _ in found[:count]])
    if count > 1 and best is not None:
        work.record("average", best, values=[value for value, _ in found[:count]])
    return work.leave(best, found[0][1] if found else ())


def _leaf(position: Position, work: SearchContext, depth: float, settings: _Settings) -> Found | None:
    """The leaf of `reliable_leaf` with its value, also in the trace, seen by the side to move."""
    trace, work.trace = work.trace, None
    leaf = reliable_leaf(position, work, depth, settings.threshold)
    work.trace = trace
    if leaf is None:
        if depth <= 0:
            work.record("extend")
        return None
    value = from_mover(position, leaf[0])
    work.record("leaf", value)
    return value, ()
