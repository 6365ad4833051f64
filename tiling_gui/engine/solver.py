"""The public interface of the exact engine: `Engine.solve` and `Engine.analyse`.

Both ask the kernel null-window queries, "can MAX still get k?", and narrow an interval of final counts by the answers;
the interval is proved at every moment, so it is what a stopped solve returns. Easy queries are asked first: those with
k far from the fitted estimate are a thousand times faster than the two next to the value.
"""

import logging
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Unpack

from tiling_gui.core import preparing
from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.core.game import Game, Side
from tiling_gui.core.limits import Run, StoppedError, StopToken
from tiling_gui.core.machine import default_memory_mb, default_threads
from tiling_gui.core.results import Analysis, Solution
from tiling_gui.engine import book
from tiling_gui.engine.bound_recorder import BoundRecorder
from tiling_gui.engine.bounds import can_solve, narrowed, unresolved
from tiling_gui.engine.layout import WORD, of_position, sum_of_key
from tiling_gui.engine.move_analysis import MoveAnalysis
from tiling_gui.engine.null_window import Question, Reply, put_question, questions_in_order
from tiling_gui.engine.position_keys import bound_of, position_key
from tiling_gui.engine.principal_variation import principal_variation
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.engine.search_monitor import Budget, SearchMonitor
from tiling_gui.engine.small_search import SmallSearch, is_small
from tiling_gui.engine.solved import of_board, shipped_fact, solve_of_board
from tiling_gui.errors import StoreError, input_error
from tiling_gui.games.domino.rules import GAME, Domino, DominoPosition
from tiling_gui.language import mark, tr
from tiling_gui.search.engine import EngineOptions, GameEngine, OnMove

if TYPE_CHECKING:
    from tiling_gui.engine.kernel_driver import KernelDriver, Monitor

_log = logging.getLogger(__name__)

TOO_LARGE = mark("More than 128 squares are unresolved, so only bounds that need no search are given.")
SHIPPED = mark("Proved, shipped with the program.")
"""The reason for a value without a search; --fresh and --no-store prove it again on the command line."""
WORTH_STORING = 10_000
"""Positions that must have been searched for a value to be put into the bound store: the same on every machine."""
_LINE_STORED = 20
"""The fewest unresolved squares for which positions of the principal variation are put into the bound store as well."""

_LOADED_FROM = 3000
"""Positions that an analysis searches before it spends time on putting all known facts into the table."""


class Engine(GameEngine[DominoPosition, Domino]):
    """Solves positions of the tiling game exactly. The transposition table is kept between calls.

    `threads` defaults to all cores, `memory_mb` (for the transposition table) to a quarter of the machine's memory.
    Calls from several threads wait for each other. Nothing is compiled, nor numba imported, before it is needed. With
    `shipped` facts shipped with the program are used besides those of `bound_store`.
    """

    threads: int
    memory_mb: int

    def __init__(self, game: Game[DominoPosition, Domino] = GAME, **options: Unpack[EngineOptions]) -> None:
        super().__init__(game, **options)
        self.threads = max(1, options.get("threads") or default_threads())
        memory_mb = options.get("memory_mb")
        self.memory_mb = default_memory_mb() if memory_mb is None else max(0, memory_mb)
        self._driver: KernelDriver | None = None
        self._work = ""
        self._preloaded: KernelDriver | None = None
        """The driver whose table has the facts shipped with the bound store."""
        self._turn = threading.Lock()

    def compile(self, run: Run | None = None, *, squares: int = 0) -> bool:
        """Compile the kernel ahead of first use, which takes a while the first time on a computer.

        `squares` is the size of the positions to come. Returns False if stopped; compiling then continues in the
        background.
        """
        with self._turn:
            try:
                self._ready(run or Run(), squares > WORD)
            except StoppedError:
                return False
            return True

    def close(self) -> None:
        """Free the memory. The engine can be used again."""
        with self._turn:
            self._driver, self._preloaded, self._work = None, None, ""
            book.forget()

    @property
    def table_mb(self) -> float:
        """The current size of the transposition table in MB."""
        return self._driver.table_entries * 16 / (1 << 20) if self._driver else 0.0

    @property
    def searching(self) -> int:
        """Positions searched so far for the current query; may be read from any thread."""
        driver = self._driver
        return driver.nodes if driver else 0

    def bounds(self, position: DominoPosition) -> tuple[int, int]:
        """Bounds that need no search."""
        return quick_bounds(position)

    def solve(self, position: DominoPosition, run: Run | None = None) -> Solution:
        """The minimax value and a principal variation, or the bounds proved until the limit or the stop.

        A position with more than 128 unresolved squares only gets bounds that need no search.
        """
        with SearchMonitor(run) as monitor:
            lower, upper = quick_bounds(position)
            if not can_solve(position):
                return Solution(position, lower, upper, reason=tr(TOO_LARGE))
            try:
                monitor.acquire(self._turn)
            except StoppedError:
                return Solution(position, lower, upper)
            try:
                return self._solve(position, monitor)
            finally:
                self._turn.release()

    def analyse(
        self,
        position: DominoPosition,
        run: Run | None = None,
        *,
        on_move: OnMove | None = None,
        on_bounds: Callable[[int, int], None] | None = None,
        known: Analysis | None = None,
    ) -> Analysis:
        """The exact value of every legal move, or bounds where it is not proved.

        First the position's own value is computed, then which moves keep it, then the cost of the others. `on_move` is
        called for every move with its estimate at once, and again whenever more is proved about it, `on_bounds` with
        the position's bounds when they improve. `known` is the result of an earlier call, none of which is computed
        again.
        """
        with SearchMonitor(run, stage="values") as monitor:
            analysis = MoveAnalysis(position, on_move, on_bounds, known)
            self._take_known(analysis)  # known values do not wait for compiled code
            if can_solve(position) and not analysis.complete:
                try:
                    monitor.acquire(self._turn)
                except StoppedError:
                    return analysis.result(monitor)
                try:
                    self._analyse(analysis, monitor)
                except StoppedError:  # stopped before the search began
                    return analysis.result(monitor)
                finally:
                    self._turn.release()
            return analysis.result(monitor)

    def ask(
        self, question: Question, *, work: str, squares: int, budget: int | None = None, stop: StopToken | None = None
    ) -> Reply:
        """One null-window query, limited to `budget` positions: a job of a distributed solve.

        Queries with the same `work` (a name) share the table as in one solve; `squares` is the size of the whole
        position. Raises InputError for a key the engine cannot search.
        """
        with self._turn:
            try:
                driver = self._at_work(work, stop, wide=sum_of_key(question.key).wide)
            except StoppedError:
                return Reply(None, 0, 0.0)
            return put_question(driver, question, squares, budget, stop)

    def add_facts(self, facts: Iterable[Bound], *, work: str, squares: int) -> int:
        """Put proved facts into the table for later queries of `work`; return how many were usable."""
        with self._turn:
            recorder = BoundRecorder(MemoryBoundStore(facts), self._at_work(work, wide=squares > WORD), squares)
            return recorder.load_facts(recorder.usable())

    # The methods below are called with the lock held.

    def _at_work(self, work: str, stop: StopToken | None = None, *, wide: bool = False) -> "KernelDriver":
        driver = self._ready(Run(stop=stop), wide)
        if work != self._work:
            driver.new_solve()
            self._work = work
        return driver

    def _ready(self, run: Run, wide: bool = False) -> "KernelDriver":
        """The driver, created if necessary. Raises StoppedError if stopped before its code is compiled."""
        if self._driver is None:
            preparing.prepare(preparing.SOLVER, run.report, run.should_stop_waiting)
            from tiling_gui.engine.kernel_driver import KernelDriver  # imports numba

            self._driver = KernelDriver(self.threads, self.memory_mb)
        if wide and not self._driver.wide:
            preparing.prepare(preparing.WIDE, run.report, run.should_stop_waiting)
            self._driver.wide = True
        return self._driver

    def _solve(self, position: DominoPosition, monitor: SearchMonitor) -> Solution:
        lower, upper = quick_bounds(position)
        fact = self._fact(position)
        if fact:
            lower, upper = narrowed(position, fact, lower, upper)
        from_store = fact is not None and lower == upper
        shipped = solve_of_board(position) if from_store else None
        if fact is not None and shipped is not None and shipped.value == lower:
            cost = shipped.nodes, shipped.seconds, shipped.threads
            if not self.shipped:  # the costs are then those of `bound_store`
                cost = fact.nodes, fact.seconds, self.threads
            reason = tr(SHIPPED) if self.shipped else ""
            return Solution(position, lower, upper, shipped.line, *cost, from_store=True, reason=reason)
        small = self._solved_small(position, monitor, lower, upper)
        if small.line:
            return small
        lower, upper = max(lower, small.lower), min(upper, small.upper)
        line: tuple[Domino, ...] = ()
        try:
            driver, recorder, facts = self._start_work(position, monitor, read=not from_store)
        except StoppedError:  # stopped before the search began
            return Solution(position, lower, upper, seconds=monitor.seconds)
        monitor.begin(driver, lower, upper)
        monitor.on_poll(recorder.collect)
        try:
            if not from_store:
                self._recall(position, recorder, facts, monitor)
                lower, upper = self._narrow(driver, position, monitor, lower, upper)
            monitor.begin_line()
            recalled = {fact.key: fact for fact in facts} if recorder.reads_all and not from_store else None
            line = self._line(driver, position, lower, monitor, recalled)
        except StoppedError:
            lower, upper = monitor.lower, monitor.upper
        self._store_facts(recorder, position, monitor, from_store)
        nodes, seconds = driver.nodes, monitor.seconds
        if fact is not None and from_store:
            nodes, seconds = fact.nodes, fact.seconds
        return Solution(position, lower, upper, line, nodes, seconds, self.threads, from_store, compiled=True)

    def _is_small(self, position: DominoPosition) -> bool:
        """Whether to search in pure Python first: the code is not compiled yet, and the position is small."""
        return self._driver is None and is_small(position) and preparing.needs_compiling(preparing.SOLVER)

    def _solved_small(self, position: DominoPosition, monitor: SearchMonitor, lower: int, upper: int) -> Solution:
        """The result of the pure Python search if it is used: a solution with a line, or bounds."""
        monitor.lower, monitor.upper = lower, upper
        line: tuple[Domino, ...] = ()
        if self._is_small(position):
            try:
                search = SmallSearch(position, monitor)
                value = search.value(position, lower, upper)
                monitor.lower = monitor.upper = value
                line = search.line(position, value)
            except StoppedError:
                pass
        return Solution(position, monitor.lower, monitor.upper, line, monitor.nodes, monitor.seconds, 1)

    def _start_work(
        self, position: DominoPosition, monitor: SearchMonitor, *, read: bool = True
    ) -> tuple["KernelDriver", BoundRecorder, list[Bound]]:
        """Prepare a piece of work: the driver, its recorder, and the stored facts to put into the table."""
        driver = self._ready(monitor.run, of_position(position).wide)
        recorder = BoundRecorder(self.bound_store, driver, _squares(position))
        return driver, recorder, recorder.usable() if read else []

    def _recall(
        self, position: DominoPosition, recorder: BoundRecorder, facts: list[Bound], monitor: SearchMonitor
    ) -> None:
        """Put the facts into the table, and one by one those shipped with the store, which would be 30 MB in a list."""
        recorder.load_facts(facts, monitor.poll)
        if self.bound_store is not None and self._preloaded is not self._driver:
            recorder.load_facts(self.bound_store.shipped(position_key(position.board, position.live)), monitor.poll)
        if not monitor.poll():
            self._preloaded = self._driver

    def _narrow(
        self, driver: "KernelDriver", position: DominoPosition, monitor: SearchMonitor, lower: int, upper: int
    ) -> tuple[int, int]:
        """The exact final count, as equal bounds; every step is reported to `monitor`. Raises StoppedError."""
        mover = 0 if position.to_move is Side.MAX else 1
        constant, _, mean = driver.place(of_position(position))
        taken_off = constant + position.count
        guess = mean + position.count
        while lower < upper:
            k = questions_in_order(lower, upper, guess)[0]
            monitor.report_query(k)
            answer = driver.ask(mover, k - taken_off, monitor)
            if answer is None:
                raise StoppedError
            lower, upper = (k, upper) if answer else (lower, k - 1)
            monitor.set_bounds(lower, upper)
            if lower < upper:
                self._remember(position, lower, upper, monitor)
        return lower, upper

    def _line(
        self,
        driver: "KernelDriver",
        position: DominoPosition,
        value: int,
        monitor: SearchMonitor,
        recalled: Mapping[str, Bound] | None,
    ) -> tuple[Domino, ...]:
        """A principal variation; its larger positions are stored so that it need not be computed again."""
        moves = []
        try:
            for move, after in principal_variation(driver, position, value, partial(self._facts_of, recalled), monitor):
                moves.append(move)
                if _squares(after) >= _LINE_STORED:
                    self._remember(after, value, value, monitor, charged=False)
        except AssertionError as error:
            if self.bound_store is None:
                raise
            raise input_error(
                "The stored rows about this position are false: no move keeps {value}, the value that they state. "
                "--fresh --no-store solves it without them.",
                value=value,
            ) from error
        return tuple(moves)

    def _analyse(self, analysis: MoveAnalysis, monitor: SearchMonitor) -> None:
        if self._is_small(analysis.position):
            with suppress(StoppedError):
                SmallSearch(analysis.position, monitor).analyse(analysis)
            if analysis.complete or monitor.is_over:
                return
        driver, recorder, facts = self._start_work(analysis.position, monitor)
        monitor.begin(driver, analysis.lower, analysis.upper, total=len(analysis.moves))
        monitor.advance(analysis.done, analysis.lower, analysis.upper)
        monitor.on_poll(recorder.collect)
        load_facts = partial(self._recall, analysis.position, recorder, facts, monitor)
        self._analyse_moves(analysis, driver, monitor, load_facts)
        try:
            recorder.close()
        except StoreError as error:
            _log.warning("What was proved could not be kept: %s", error)

    def _take_known(self, analysis: MoveAnalysis) -> None:
        """Apply what is known of the position, with either player to move, and of the positions after its moves."""
        position = analysis.position
        classes: dict[str, DominoPosition | None] = {position_key(position.board, position.live): None}
        classes |= analysis.classes
        found = self._known(classes)
        for key, child in classes.items():
            fact = found.get(key)
            if fact is None:
                continue
            if child is None:
                mover, count = position.to_move, position.count
                bounds, other = fact.bounds(mover), fact.bounds(mover.other)
                analysis.proved((bounds[0] + count, bounds[1] + count), (other[0] + count, other[1] + count))
            else:
                analysis.narrowed(key, *narrowed(child, fact, *analysis.bounds[key]))

    def _analyse_moves(
        self, analysis: MoveAnalysis, driver: "KernelDriver", monitor: SearchMonitor, load_facts: Callable[[], object]
    ) -> None:
        """Make queries until every move is exact or the monitor ends it; call `load_facts` once it takes longer."""
        loaded = False
        for question in analysis.questions():
            if not loaded and monitor.nodes > _LOADED_FROM:
                loaded = True
                load_facts()
            before = monitor.nodes
            limited = monitor if question.budget is None else Budget(monitor, question.budget)
            about = analysis.classes[question.key] if question.key else analysis.position
            answer = self._ask(driver, about, question.k, limited)
            if answer is None:
                if question.budget is None or monitor.is_over:
                    return
                analysis.budget_exceeded()
                continue
            analysis.answered(question, answer)
            if monitor.nodes - before >= WORTH_STORING:
                proved = analysis.bounds[question.key] if question.key else (analysis.lower, analysis.upper)
                self._remember(about, *proved, monitor)
            monitor.advance(analysis.done, analysis.lower, analysis.upper)

    def _ask(self, driver: "KernelDriver", position: DominoPosition, k: int, monitor: "Monitor") -> bool | None:
        """Whether MAX can get k from this position; None if stopped."""
        if monitor.poll():
            return None
        constant, _, _ = driver.place(of_position(position))
        return driver.ask(0 if position.to_move is Side.MAX else 1, k - constant - position.count, monitor)

    def _store_facts(
        self, recorder: BoundRecorder, position: DominoPosition, monitor: SearchMonitor, from_store: bool
    ) -> None:
        """Transfer everything to the bound store. Raises StoreError if that fails and the value is not exact."""
        try:
            if not from_store:
                self._remember(position, monitor.lower, monitor.upper, monitor)
            recorder.close()
        except StoreError as error:
            if monitor.lower < monitor.upper:
                raise
            _log.warning("The value could not be kept: %s", error)

    def _facts_of(
        self, recalled: Mapping[str, Bound] | None, positions: Sequence[DominoPosition]
    ) -> Iterator[Bound | None]:
        """The known facts about positions; None for small ones, which are not stored.

        `recalled` are the facts of the bound store if all were read before; else it is asked once for all positions.
        """
        if recalled is None:
            named = [self._key_of_large(position) for position in positions]
            found = self._known(set(named) - {""})
            yield from map(found.get, named)
            return
        for key in map(self._key_of_large, positions):
            yield self._with_shipped(key, recalled.get(key)) if key else None

    @staticmethod
    def _key_of_large(position: DominoPosition) -> str:
        return position_key(position.board, position.live) if position.live.bit_count() >= _LINE_STORED else ""

    def _fact(self, position: DominoPosition) -> Bound | None:
        key = position_key(position.board, position.live)
        return self._known([key]).get(key)

    def _known(self, keys: Collection[str]) -> dict[str, Bound]:
        """What is known without a search, by key: from the bound store and, if enabled, from shipped facts."""
        stored = self.bound_store.get_many(keys) if self.bound_store else {}
        found = ((key, self._with_shipped(key, stored.get(key))) for key in keys)
        return {key: fact for key, fact in found if fact is not None}

    def _with_shipped(self, key: str, fact: Bound | None) -> Bound | None:
        for shipped in filter(None, (shipped_fact(key), of_board(key)) if self.shipped else ()):
            fact = fact.merged(shipped) if fact else shipped
        return fact

    def _remember(
        self, position: DominoPosition, lower: int, upper: int, monitor: SearchMonitor, *, charged: bool = True
    ) -> None:
        """Store proved bounds if the search so far was long enough, with what it cost since the last of them.

        Without `charged` they cost nothing: those of a line are part of what its first position has cost.
        """
        if self.bound_store is None or monitor.nodes < WORTH_STORING:
            return
        nodes, seconds = monitor.cost() if charged else (0, 0.0)
        self.bound_store.put(bound_of(position, lower, upper, nodes, seconds))


def _squares(position: DominoPosition) -> int:
    return sum(part.bit_count() for part in unresolved(position))
