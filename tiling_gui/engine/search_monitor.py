"""Monitors one piece of the engine's work: limits, the stop token, and the Progress reported ten times a second."""

import threading
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Self

from tiling_gui.core.limits import LINE, Progress, Run

if TYPE_CHECKING:
    from tiling_gui.engine.kernel_driver import KernelDriver


class SearchMonitor:
    """The limits, counters and bounds of a piece of work; a context manager that reports its last Progress on exit."""

    def __init__(self, run: Run | None, *, stage: str = "solving") -> None:
        self.run, self._stage = run or Run(), stage
        self.nodes_before = 0
        """Positions searched before compiled code was ready."""
        self._shown = (0, 0)
        self._driver: KernelDriver | None = None
        self._housework: Callable[[], None] | None = None
        self._charged = (0, 0.0)
        self.lower, self.upper = 0, 0
        self.trying: int | None = None
        self.done, self.total = 0, 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._driver is not None:
            self.report()

    @property
    def seconds(self) -> float:
        """Seconds since `begin`; with a limit that counts compiling, since the run started."""
        return self.run.seconds

    @property
    def has_begun(self) -> bool:
        """Whether the compiled search has begun."""
        return self._driver is not None

    @property
    def nodes(self) -> int:
        return self.nodes_before + (self._driver.nodes if self._driver else 0)

    def cost(self) -> tuple[int, float]:
        """(positions searched, seconds) since the last call, because the costs of merged facts are added."""
        nodes, seconds = self.nodes, self.seconds
        spent = nodes - self._charged[0], seconds - self._charged[1]
        self._charged = nodes, seconds
        return spent

    @property
    def node_limit(self) -> int | None:
        """The limit on positions, or None."""
        return self.run.limit.nodes

    @property
    def is_over(self) -> bool:
        """Whether the work was stopped or has reached its limit."""
        return self.run.is_over(self.nodes)

    def acquire(self, lock: threading.Lock) -> None:
        """Acquire the engine's lock. Raises StoppedError if stopped while waiting."""
        while not lock.acquire(timeout=0.05):
            self.run.check()

    def begin(self, driver: "KernelDriver", lower: int, upper: int, total: int = 0) -> None:
        """Start the search with a driver and the bounds proved so far.

        The clock is restarted unless the limit counts compiling, which happens once per installation and is then
        neither counted nor limited.
        """
        if not self.run.limit.counts_compiling:
            self.run.restart()
        driver.new_solve()
        self._driver, self.lower, self.upper, self.total = driver, lower, upper, total

    def on_poll(self, work: Callable[[], None]) -> None:
        """Call `work` at every poll."""
        self._housework = work

    def begin_line(self) -> None:
        """Report that the value is proved, and that a principal variation is searched next."""
        self._stage, self.trying = LINE, None
        self.report()

    def report_query(self, k: int) -> None:
        """Report that the next query is whether MAX can force k."""
        self.trying = k
        self.report()

    def set_bounds(self, lower: int, upper: int) -> None:
        """Set newly proved bounds."""
        self.lower, self.upper = lower, upper
        self.poll()

    def advance(self, done: int, lower: int, upper: int) -> None:
        """Set the number of completed parts and the bounds of the whole."""
        self.done, self.lower, self.upper = done, lower, upper
        self.poll()

    def poll(self) -> bool:
        """Report if a report is due; return True, at once, if the work has to end."""
        if self.run.is_set:
            return True
        if self.run.is_report_due:
            self.report()
        if self._housework is not None:
            self._housework()
        return self.run.is_set

    def report(self) -> None:
        driver = self._driver
        if driver is None:
            self.run.report_progress(
                Progress(self._stage, self.lower, self.upper, done=self.done, total=self.total, nodes=self.nodes)
            )
            return
        done, total = (self.done, self.total) if self.total else driver.root_moves()
        done, total = self._shown = max(self._shown, (done, total))  # a new query starts at 0 again
        self.run.report_progress(
            Progress(
                stage=self._stage,
                lower=self.lower,
                upper=self.upper,
                done=done,
                total=total,
                nodes=self.nodes,
                table_use=driver.table_use(),
                note=driver.note,
                trying=self.trying,
            )
        )


class Budget:
    """The Monitor of one query in a piece of work, limited to some number of positions."""

    def __init__(self, monitor: SearchMonitor, positions: int) -> None:
        self._monitor = monitor
        self._last = monitor.nodes + positions

    @property
    def node_limit(self) -> int:
        """The limit on positions, including those of earlier queries."""
        most = self._monitor.node_limit
        return self._last if most is None else min(self._last, most)

    def poll(self) -> bool:
        return self._monitor.poll()
