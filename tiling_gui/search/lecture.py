"""The lecture's closing algorithm: negamax with selection, various depth, averages and alpha-beta pruning together.

Source: the lecture "Two-player games", two player game software. An average of several children is not settled by
the best of them, so with m or n above 1 nothing is cut off; with m = n = 1 the averages are gone and alpha-beta
cuts as usual.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.errors import input_error
from tiling_gui.search.alphabeta import count_cutoff
from tiling_gui.search.mn_average import mean
from tiling_gui.search.negamax import from_mover
from tiling_gui.search.result import INFINITY, Found, Score, SearchResult, maximises
from tiling_gui.search.search_context import How, Option, SearchContext, by_evaluation
from tiling_gui.search.selective import selected
from tiling_gui.search.variable_depth import DEPTH, reliable_leaf


@dataclass(frozen=True)
class LectureSettings:
    """How selective, how deep where it is unquiet, and what is averaged."""

    width: int = 4
    """Moves searched at every node."""
    threshold: float = 2
    """K of the stationary test."""
    m: int = 2
    """Children averaged at MAX's nodes below the root."""
    n: int = 2
    """Children averaged at MIN's nodes below the root."""

    def __post_init__(self) -> None:
        """Raises InputError for settings that leave nothing to search or to average."""
        if min(self.width, self.m, self.n) < 1 or self.threshold < 0:
            raise input_error("The lecture's method needs width, m and n of at least 1, and K of at least 0.")

    @property
    def cuts(self) -> bool:
        return self.m == self.n == 1


def lecture(
    position: Position,
    settings: LectureSettings | None = None,
    run: Run | None = None,
    *,
    evaluation: Evaluation,
    **how: Unpack[How],
) -> SearchResult:
    """An estimate of the value and the move it recommends; to `limit.depth` plies, 2 if not set. It has no table.

    The trace shows values as the mover of each node sees them, as negamax does.
    """
    settings = settings or LectureSettings()
    run = run or Run()
    if run.limit.depth is None:
        run = run.part(replace(run.left(), depth=DEPTH))
    how["ordering"] = how.get("ordering") or by_evaluation(evaluation)
    work = SearchContext(position, run, evaluation=evaluation, **how)
    work.exact = settings.cuts

    def whole() -> Found:
        value, line = _search(position, work, work.depth, (-INFINITY, INFINITY), settings)
        return from_mover(position, value), line

    return work.run(whole)


def _search(
    position: Position, work: SearchContext, depth: float, window: tuple[Score, Score], settings: LectureSettings
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
            work.tell("bound", alpha, alpha=alpha, beta=beta)
            if alpha >= beta:
                count_cutoff(work, maximises(position), options)
                break
    found.sort(key=lambda entry: entry[0], reverse=True)
    count = 1 if position is work.root else (settings.m if maximises(position) else settings.n)
    best = mean([value for value, _ in found[:count]])
    if count > 1 and best is not None:
        work.tell("average", best, values=[value for value, _ in found[:count]])
    return work.left(best, found[0][1] if found else ())


def _leaf(position: Position, work: SearchContext, depth: float, settings: LectureSettings) -> Found | None:
    """The leaf of `reliable_leaf`, seen by the mover; the trace has to see it so as well."""
    trace, work.trace = work.trace, None
    leaf = reliable_leaf(position, work, depth, settings.threshold)
    work.trace = trace
    if leaf is None:
        if depth <= 0:
            work.tell("extend")
        return None
    value = from_mover(position, leaf[0])
    work.tell("leaf", value)
    return value, ()
