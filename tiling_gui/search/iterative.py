"""Iterative deepening: alpha-beta to depth 1, 2, 3, ... until the tree or the limit ends.

Each iteration tries the best line of the previous one first, so that deep iterations find good bounds early; a search
that is stopped has the answer of its last complete iteration. Source: Slate and Atkin, Chess 4.5 (1977).
"""

from dataclasses import replace
from typing import Unpack

from tiling_gui.core.game import Evaluation, Move, Position
from tiling_gui.core.limits import Limit, Progress, Report, Run
from tiling_gui.language import mark, tr
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.conditions import ORDERED_WITH_TABLE
from tiling_gui.search.registry import method
from tiling_gui.search.result import Counters, SearchResult
from tiling_gui.search.search_context import Option, Ordering, SearchOptions
from tiling_gui.search.table import Table


@method("iterative", mark("alpha-beta to depth 1, 2, 3, ..., the last best line first"), usual=ORDERED_WITH_TABLE)
def iterative(
    position: Position, run: Run | None = None, *, evaluation: Evaluation, **how: Unpack[SearchOptions]
) -> SearchResult:
    """The result of the deepest complete iteration, with the counters and seconds of all of them.

    Without a depth limit it ends, exact, once an iteration met no horizon. `complete` is False if the limit ended an
    iteration; the value is then the estimate of the previous one. Each iteration has a new table, if any.
    """
    run, counters = run or Run(), Counters()
    limit = run.limit
    best = SearchResult(None, None, (), counters, exact=False, complete=False)
    depth = 0 if limit.depth == 0 else 1
    while limit.depth is None or depth <= limit.depth:
        if run.trace is not None:
            run.trace.again(tr("depth {depth}", depth=depth))
        found = alphabeta(
            position,
            run.part(_remaining_limit(run, depth, counters.nodes), _from(run, counters.nodes)),
            evaluation=evaluation,
            ordering=_first_along(position, best.line, how.get("ordering")),
            table=None if how.get("table") is None else Table(),
            seen=how.get("seen"),
        )
        counters = _sum(counters, found.counters)
        if not found.complete:
            kept = best if best.line else found
            return replace(kept, counters=counters, seconds=run.seconds, exact=False, complete=False)
        best = replace(found, depth=None if found.exact else depth)
        if found.exact:
            break
        depth += 1
    return replace(best, counters=counters, seconds=run.seconds)


def _remaining_limit(run: Run, depth: int, nodes: int) -> Limit:
    left = run.remaining()
    return replace(left, nodes=None if left.nodes is None else left.nodes - nodes, depth=depth)


def _first_along(root: Position, line: tuple[Move, ...], then: Ordering | None) -> Ordering:
    """An ordering that puts the move of `line` first in the positions of that line, and otherwise follows `then`."""
    first: dict[Position, Move] = {}
    for move in line:
        first[root] = move
        root = root.play(move)

    def order(position: Position, options: list[Option]) -> list[Option]:
        if then is not None:
            options = then(position, options)
        if position not in first:
            return options
        return sorted(options, key=lambda option: option[1] != first[position])

    return order


def _from(run: Run, nodes: int) -> Report:
    def counted_on(progress: Progress) -> None:
        run.report_progress(replace(progress, done=0, total=0, nodes=nodes + progress.nodes))

    return counted_on


def _sum(a: Counters, b: Counters) -> Counters:
    added = Counters(**{name: getattr(a, name) + getattr(b, name) for name in vars(a)})
    return replace(added, path=max(a.path, b.path), stored=b.stored)  # these two start afresh in each iteration
