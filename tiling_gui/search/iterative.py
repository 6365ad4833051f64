"""Iterative deepening: alpha-beta to depth 1, 2, 3, ... until the tree ends or the limit does.

Each round tries the line of the round before first, so that deep rounds find good bounds early; a search that is
stopped still has the answer of its last complete round. Source: Slate and Atkin, Chess 4.5 (1977).
"""

from dataclasses import replace

from tiling_gui.core.game import Evaluation, Move, Position
from tiling_gui.core.limits import Limit, Progress, Report, StopToken, silent
from tiling_gui.language import tr
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.result import Counters, SearchResult
from tiling_gui.search.search_context import Option, Ordering
from tiling_gui.search.table import Table
from tiling_gui.search.trace import Trace


def iterative(
    position: Position,
    *,
    evaluation: Evaluation,
    limit: Limit | None = None,
    ordering: Ordering | None = None,
    stop: StopToken | None = None,
    report: Report = silent,
    trace: Trace | None = None,
) -> SearchResult:
    """The result of the deepest complete round, with the counters and seconds of all of them.

    Exact, without a depth, as soon as a round met no horizon; else to `limit.depth`. `complete` is False if the
    limit ended a round; the value is then the estimate of the round before.
    """
    limit = limit or Limit()
    counters, seconds = Counters(), 0.0
    best = SearchResult(None, None, (), counters, exact=False, complete=False)
    depth = 0 if limit.depth == 0 else 1
    while limit.depth is None or depth <= limit.depth:
        if trace is not None:
            trace.again(tr("depth {depth}", depth=depth))
        found = alphabeta(
            position,
            limit=_what_is_left(limit, depth, counters.nodes, seconds),
            evaluation=evaluation,
            ordering=_first_along(position, best.line, ordering),
            table=Table(),
            stop=stop,
            report=_from(report, counters.nodes, seconds),
            trace=trace,
        )
        counters, seconds = _sum(counters, found.counters), seconds + found.seconds
        if not found.complete:
            kept = best if best.line else found
            return replace(kept, counters=counters, seconds=seconds, exact=False, complete=False)
        best = replace(found, depth=None if found.exact else depth)
        if found.exact:
            break
        depth += 1
    return replace(best, counters=counters, seconds=seconds)


def _what_is_left(limit: Limit, depth: int, nodes: int, seconds: float) -> Limit:
    return Limit(
        seconds=None if limit.seconds is None else limit.seconds - seconds,
        nodes=None if limit.nodes is None else limit.nodes - nodes,
        depth=depth,
    )


def _first_along(root: Position, line: tuple[Move, ...], then: Ordering | None) -> Ordering:
    """Puts the move of `line` first where `line` passes; everything else as `then` has it."""
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


def _from(report: Report, nodes: int, seconds: float) -> Report:
    def counted_on(progress: Progress) -> None:
        report(replace(progress, done=0, total=0, nodes=nodes + progress.nodes, seconds=seconds + progress.seconds))

    return counted_on


def _sum(a: Counters, b: Counters) -> Counters:
    added = Counters(**{name: getattr(a, name) + getattr(b, name) for name in vars(a)})
    return replace(added, path=max(a.path, b.path), stored=b.stored)  # each search begins anew with both
