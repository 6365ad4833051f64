"""Alpha-beta pruning, with deep cutoffs, optional move ordering and an optional transposition table.

Source: the lecture "Two-player games", alpha-beta algorithm: MAX nodes of the current path carry alpha, MIN nodes
beta, and a node is abandoned as soon as some alpha on the path is at least some beta on it.
"""

from collections.abc import Callable, Iterator
from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run, StoppedError
from tiling_gui.language import mark
from tiling_gui.search.conditions import ESTIMATE, GIVEN, ORDERED_WITH_TABLE, Conditions
from tiling_gui.search.registry import method
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, improves, maximises
from tiling_gui.search.search_context import Option, SearchContext, SearchOptions
from tiling_gui.search.table import Table


@method(
    "alphabeta-table",
    mark("alpha-beta with a transposition table"),
    usual=Conditions(GIVEN, table=True),
    fixed=mark("Its name says that there is a table."),
    always=Conditions(table=True),
)
@method(
    "alphabeta-ordered",
    mark("alpha-beta, most promising moves first"),
    usual=Conditions(ESTIMATE, table=False),
    fixed=mark("Its name says that moves are ordered."),
    always=Conditions(ESTIMATE),
)
@method("alphabeta", mark("cutoffs by alpha and beta of the whole path"))
def alphabeta(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    **how: Unpack[SearchOptions],
) -> SearchResult:
    """The value of `minimax` with fewer nodes; without move ordering and table also the same move.

    With a table, positions of equal key count as equal even at the horizon, and the line of play is completed by
    searching for its remaining moves.
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)
    return work.run(lambda: completed(position, work, window_search(position, work, work.depth)))


Descent = Callable[[Position, float, Score, Score, bool], Found]
"""(child, depth, alpha, beta, is the first child with a value) -> found: how a method searches a child."""


def window_search(
    position: Position,
    work: SearchContext,
    depth: float,
    alpha: Score = -INFINITY,
    beta: Score = INFINITY,
    descend: Descent | None = None,
) -> Found:
    """Search `position` to `depth` by fail-soft alpha-beta for its value v; return an answer a.

    a is v itself if alpha < a < beta, an upper bound of v if a <= alpha, a lower bound if a >= beta, and None if there
    is no value. Children are searched by `descend`, by default by this function.
    """
    work.enter(alpha, beta)
    found = work.leaf(position, depth) or look_up(position, work, depth, alpha, beta)
    if found is not None:
        return found
    maximising = maximises(position)
    low, high = alpha, beta
    best: Score | None = None
    line: tuple[object, ...] = ()
    options = iter(work.options(position))
    for index, move, child in options:
        work.down(index)
        if descend is None:
            value, rest = window_search(child, work, depth - 1, low, high)
        else:
            value, rest = descend(child, depth - 1, low, high, best is None)
        work.up()
        if not improves(value, best, maximising):
            continue
        best, line = value, (move, *rest)
        work.improved(position, (best, line))
        if maximising:
            low = max(low, value)
        else:
            high = min(high, value)
        work.record("bound", best, alpha=low, beta=high)
        if low >= high:
            count_cutoff(work, maximising, options)
            break
    above, below = (True, True) if best is None else (best > alpha, best < beta)
    work.store(position, depth, best, is_lower=above, is_upper=below)
    return work.leave(best, line)


def look_up(position: Position, work: SearchContext, depth: float, alpha: Score, beta: Score) -> Found | None:
    """A value from the table that settles the window, with an empty line of play; None if there is none."""
    if work.table is None:
        return None
    hit = work.table.probe(position, depth, alpha, beta)
    if hit is None:
        return None
    value, entry = hit
    work.counters.table_hits += 1
    work.exact = work.exact and entry.exact
    low, high = (None, None) if entry.invalid else (entry.lower + position.scored, entry.upper + position.scored)
    work.record("table", value, alpha=low, beta=high)
    return value, ()


def from_table(position: Position, work: SearchContext, depth: float) -> Found | None:
    """An exact value from the table, for methods without windows; None if there is none."""
    return look_up(position, work, depth, -INFINITY, INFINITY)


def count_cutoff(work: SearchContext, maximising: bool, options: Iterator[Option]) -> None:
    """Count a cutoff that prunes the remaining `options`: beta at a MAX node, alpha at a MIN node (e-Valuate paper).

    If no option remains, nothing is pruned and nothing is counted.
    """
    pruned: list[int] = []
    if work.trace is not None:
        pruned = [index for index, _, _ in options]
    elif (left := next(options, None)) is not None:
        pruned = [left[0]]
    if not pruned:
        return
    if maximising:
        work.counters.beta_cutoffs += 1
    else:
        work.counters.alpha_cutoffs += 1
    work.record("cut", pruned=pruned, text="beta" if maximising else "alpha")


def completed(
    position: Position,
    work: SearchContext,
    found: Found,
    search: Callable[[Position, SearchContext, float], Found] = window_search,
) -> Found:
    """`found` with its line of play extended to the end of the tree where a table hit or a bare bound cut it short.

    Each further move is the first, in the order of the method, whose child has the value found; counters, clock and
    trace are unaffected.
    """
    value, line = found
    work.ended = work.seconds
    if value is None:
        return found
    counters, trace, exact, table = work.counters, work.trace, work.exact, work.table
    work.counters, work.trace = counters.copy(), None
    work.table = Table() if table is None else table
    depth = work.depth - len(line)
    for move in line:
        position = position.play(move)
    try:
        while work.end(position, depth) is None:
            for option in work.options(position):
                child_value, rest = search(option[2], work, depth - 1)
                if child_value == value:
                    break
            else:
                break  # an estimate depended on the order of equal positions: the line ends here
            for played in (option[1], *rest):
                position = position.play(played)
            line = (*line, option[1], *rest)
            depth -= 1 + len(rest)
    except StoppedError:
        pass  # the value stands; only the line stays incomplete
    finally:
        work.counters, work.trace, work.exact, work.table = counters, trace, exact, table
    return value, line


@method(
    "alphabeta-paper-ordered",
    mark("Algorithm 1 ordered and with a table (e-Valuate, Table 1)"),
    usual=ORDERED_WITH_TABLE,
    fixed=mark("It is Algorithm 1 with an order and a table."),
    always=ORDERED_WITH_TABLE,
)
@method("alphabeta-paper", mark("cutoffs by the parent's alpha or beta only (e-Valuate, Algorithm 1)"))
def alphabeta_paper(
    position: Position,
    run: Run | None = None,
    *,
    evaluation: Evaluation | None = None,
    **how: Unpack[SearchOptions],
) -> SearchResult:
    """The value of `minimax` and, without move ordering, its move, by the algorithm of the paper.

    The table stores fully evaluated nodes only, as in section 3.1 of the paper.

    Source: Algorithm 1 of the e-Valuate paper: a node is tested against its parent only, never further up. It prunes
    less than `alphabeta`, because it misses deep cutoffs; the counts of the paper's Table 1 are its.
    """
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def whole(position: Position, work: SearchContext, depth: float) -> Found:
        return _paper_search(position, work, depth, INFINITY if maximises(position) else -INFINITY)

    return work.run(lambda: completed(position, work, whole(position, work, work.depth), whole))


def _paper_search(position: Position, work: SearchContext, depth: float, of_parent: Score) -> Found:
    """The value of `position`, or a bound on it that is no improvement for the parent.

    `of_parent` is the parent's best value so far: its beta if this is a MAX node, its alpha if this is a MIN node.
    """
    maximising = maximises(position)
    work.enter(alpha=None if maximising else of_parent, beta=of_parent if maximising else None)
    leaf = work.leaf(position, depth) or look_up(position, work, depth, -INFINITY, INFINITY)
    if leaf is not None:
        return leaf
    best: Score | None = None
    line: tuple[object, ...] = ()
    options = iter(work.options(position))
    for index, move, child in options:
        work.down(index)
        mine = (-INFINITY if maximising else INFINITY) if best is None else best
        value, rest = _paper_search(child, work, depth - 1, mine)
        work.up()
        if not improves(value, best, maximising):
            continue
        best, line = value, (move, *rest)
        work.improved(position, (best, line))
        work.record("bound", best, alpha=best if maximising else None, beta=None if maximising else best)
        if best >= of_parent if maximising else best <= of_parent:
            count_cutoff(work, maximising, options)
            break
    else:
        work.store(position, depth, best, is_lower=True, is_upper=True)
    return work.leave(best, line)
