"""What all search methods share: counting, limits and stopping, the horizon, move ordering, the trace.

A method makes one `SearchContext`, calls `enter` at every node, asks `leaf` whether the node is a leaf, iterates over
`options`, and lets `run` turn the result, or the limit it ran into, into a SearchResult.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypedDict

from tiling_gui.core.game import Evaluation, Move, Position
from tiling_gui.core.limits import Progress, Run, StoppedError
from tiling_gui.errors import input_error
from tiling_gui.search.result import INFINITY, Counters, Found, Score, SearchResult, maximises
from tiling_gui.search.table import Table
from tiling_gui.search.trace import Path, Trace

Option = tuple[int, Move, Any]
"""A move of a position: its index in `moves()`, the move, the position after it."""

Ordering = Callable[[Position, list[Option]], list[Option]]
"""Returns the options of a position in the order in which to search them; must not drop any."""


class SearchOptions(TypedDict, total=False):
    """The keyword arguments of every method, besides the evaluation."""

    ordering: Ordering | None
    """None: the game's order of moves."""
    table: Table | None
    """May be reused for further searches with the same evaluation."""
    seen: set[Path] | None
    """If not None, each leaf counts once, and its path is added to this set."""


_EVERY = 256
"""Nodes between two checks of the clock: some milliseconds in Python."""


class SearchContext:
    """The state of one search."""

    def __init__(
        self,
        root: Position,
        run: Run | None = None,
        *,
        evaluation: Evaluation | None = None,
        ordering: Ordering | None = None,
        table: Table | None = None,
        seen: set[Path] | None = None,
        width: int | None = None,
        threshold: float | None = None,
        by_mover: bool = False,
    ) -> None:
        """`width`, at least 1, is the number of moves searched at every node, the first in the order; None for all.

        With a `threshold` the horizon is only where the value is reliable (`is_stationary`). With `by_mover` the trace
        has the value of each node as its side to move sees it; that needs players who alternate, as in all games here.
        """
        self.root = root
        self._run = run or Run()
        self.limit = self._run.limit
        self.trace: Trace | None = self._run.trace
        if self.limit.depth is not None and evaluation is None:
            raise ValueError("a search to a depth needs an evaluation for its horizon")
        self.evaluation = evaluation
        self.ordering = ordering
        self.table = table
        self.counters = Counters(path=1)
        self._seen = seen
        self._width, self._threshold = width, threshold
        self._negated = [not maximises(root), maximises(root)] if by_mover else [False, False]
        """Whether the trace has negated values at even and at odd depths."""
        self._path: list[int] = []
        self.ended: float | None = None
        """Seconds until the value was found; completing the line is not part of the search."""
        self.exact = True
        """False once anything was estimated, averaged or left out."""
        self.depth: float = INFINITY if self.limit.depth is None else self.limit.depth
        """The depth limit in plies, INFINITY for none."""
        self.best: Found = (None, ())
        """The best root move so far."""
        self.done = 0
        self._check_at = 0

    def enter(self, alpha: Score | None = None, beta: Score | None = None, *, asks: str = "") -> None:
        """Count a node and report its window to the trace; a null window `asks` for more (">") or at least ("≥").

        Raises StoppedError if the search must end.
        """
        self.counters.nodes += 1
        if self.counters.nodes >= self._check_at:
            self._check()
        if self.trace is not None:
            self.record("enter", alpha=alpha, beta=beta, text=asks)

    def _check(self) -> None:
        nodes, limit = self.counters.nodes, self.limit
        self._run.check(nodes - 1)  # the current node has only been entered
        if self.trace is not None and self.trace.is_full:
            raise StoppedError
        if self._run.is_report_due:
            self._run.report_progress(Progress("searching", done=self.done, total=len(self.root.moves()), nodes=nodes))
        self._check_at = nodes + (_EVERY if self.trace is None else 1)
        if limit.nodes is not None:
            self._check_at = min(self._check_at, limit.nodes + 1)

    @property
    def seconds(self) -> float:
        return self._run.seconds

    def leaf(self, position: Position, depth: float) -> Found | None:
        """The value of a leaf: the game is over, or `depth` is used up. None for an inner node.

        If the evaluation returns None at the horizon, or with a threshold an unreliable value, the search continues
        below it.
        """
        is_tested = self._threshold is not None and depth <= 0 and not position.is_over
        if is_tested and not is_stationary(position, self.evaluation, self._threshold or 0):
            self.record("extend")
            return None
        end = self.end(position, depth)
        return None if end is None else self.as_leaf(end[0])

    def end(self, position: Position, depth: float) -> Found | None:
        """Like `leaf`, but without counting or reporting the leaf."""
        if position.is_over:
            return position.value(), ()
        if depth <= 0 and self.evaluation is not None:
            guess = self.evaluation(position)
            if guess is not None:
                self.exact = False
                return guess, ()
        return None

    def as_leaf(self, value: Score | None) -> Found:
        """Count a leaf and return it as found."""
        if self._seen is None or self._is_new(tuple(self._path)):
            self.counters.leaves += 1
        self.record("leaf", value)
        return value, ()

    def _is_new(self, path: Path) -> bool:
        assert self._seen is not None
        count = len(self._seen)
        self._seen.add(path)
        return len(self._seen) > count

    def leave(self, value: Score | None, line: tuple[Move, ...]) -> Found:
        """Report that a node is left with `value`, and return it as found."""
        if self.trace is not None:
            self.record("value", value)
        return value, line

    def down(self, index: int) -> None:
        self._path.append(index)
        self.counters.path = max(self.counters.path, len(self._path) + 1)
        if self.trace is not None:
            self.trace.down(index)

    def up(self) -> None:
        self._path.pop()
        if self.trace is not None:
            self.trace.up()

    def record(
        self,
        kind: str,
        value: Score | None = None,
        *,
        alpha: Score | None = None,
        beta: Score | None = None,
        values: Sequence[Score] = (),
        **details: Any,
    ) -> None:
        if self.trace is None:
            return
        if self._negated[len(self._path) % 2]:
            value, alpha, beta = (number and -number for number in (value, beta, alpha))
            values = [-each for each in values]
        self.trace.record(kind, value, alpha=alpha, beta=beta, values=values, **details)

    def store(self, position: Position, depth: float, value: Score | None, *, is_lower: bool, is_upper: bool) -> None:
        if self.table is not None:
            self.table.store(position, depth, value, is_lower=is_lower, is_upper=is_upper, exact=self.exact)

    def options(self, position: Position) -> Iterable[Option]:
        """The moves of a position in the order of searching; those left out are reported to the trace."""
        options: Iterable[Option] = ((i, move, position.play(move)) for i, move in enumerate(position.moves()))
        if self.ordering is not None:
            options = self.ordering(position, list(options))
        if self._width is None:
            return options
        listed = list(options)
        if len(listed) > self._width:
            self.exact = False
            self.record("select", pruned=[index for index, _, _ in listed[self._width :]])
        return listed[: self._width]

    def improved(self, position: Position, found: Found) -> None:
        """Store the best line so far if `position` is the root: the result of a search that is stopped."""
        if position is self.root:
            self.best = found

    def run(self, search: Callable[[], Found]) -> SearchResult:
        """Run `search` and return its SearchResult, which is incomplete after a limit or a stop."""
        complete = True
        try:
            value, line = search()
        except StoppedError:
            complete, value, line = False, None, self.best[1]
        except RecursionError as error:
            raise input_error("This game is too long to search move by move; try a smaller position.") from error
        depth = self.limit.depth if complete else None
        move = line[0] if line else None
        exact = self.exact and complete
        seconds = self.seconds if self.ended is None else self.ended
        if self.table is not None:
            self.counters.stored = len(self.table)
        return SearchResult(value, move, line, self.counters, exact, complete, depth, seconds)


def is_stationary(position: Position, evaluation: Evaluation | None, threshold: float) -> bool:
    """The stationary test: no child's value differs from the node's by more than `threshold`.

    It fails if the node or a child has no estimate. Finished children without a value are ignored, since they are never
    chosen.
    """
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


def by_evaluation(evaluation: Evaluation) -> Ordering:
    """An ordering by evaluation, best for the side to move first; ties in the game's order, unrated moves last."""

    def order(position: Position, options: list[Option]) -> list[Option]:
        sign = -1 if maximises(position) else 1

        def rank(option: Option) -> tuple[bool, Score]:
            child = option[2]
            guess = child.value() if child.is_over else evaluation(child)
            return (True, 0) if guess is None else (False, sign * guess)

        return sorted(options, key=rank)

    return order
