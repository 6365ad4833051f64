"""Keeps an eye on one piece of work: limits, the stop token, and the Progress that is reported ten times a second."""

import threading
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Self

from tiling_gui.core.limits import Progress, Run

if TYPE_CHECKING:
    from tiling_gui.engine.kernel_driver import KernelDriver


class SearchMonitor:
    """One piece of work of the engine. Used as a context manager; the last Progress is reported on leaving."""

    def __init__(self, run: Run | None, *, stage: str = "solving") -> None:
        self.run, self._stage = run or Run(), stage
        self.nodes_before = 0
        """Positions searched without compiled code."""
        self._shown = (0, 0)
        self._driver: KernelDriver | None = None
        self._housework: Callable[[], None] | None = None
        self._charged = (0, 0.0)
        self.lower, self.upper = 0, 0
        self.trying: int | None = None
        self.done, self.total = 0, 0
        self.rests_on: tuple[str, ...] = ()
        """What the bounds rest on that was not proved here."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._driver is not None:
            self.tell()

    @property
    def seconds(self) -> float:
        """Time since the driver began to work; with a limit that counts compiling, since it was asked."""
        return self.run.seconds

    @property
    def has_begun(self) -> bool:
        """Whether compiled code is at work."""
        return self._driver is not None

    @property
    def nodes(self) -> int:
        """Positions searched."""
        return self.nodes_before + (self._driver.nodes if self._driver else 0)

    def cost(self) -> tuple[int, float]:
        """(positions searched, seconds) since the last call: facts that are merged add up what they cost."""
        nodes, seconds = self.nodes, self.seconds
        spent = nodes - self._charged[0], seconds - self._charged[1]
        self._charged = nodes, seconds
        return spent

    @property
    def node_limit(self) -> int | None:
        """Positions that may be searched."""
        return self.run.limit.nodes

    @property
    def is_over(self) -> bool:
        """Whether the work has to end, stopped or at its limit."""
        return self.run.is_over(self.nodes)

    def take(self, lock: threading.Lock) -> None:
        """Waits for the engine's turn. Raises StoppedError if told to give up meanwhile."""
        while not lock.acquire(timeout=0.05):
            self.run.check()

    def begin(self, driver: "KernelDriver", lower: int, upper: int, total: int = 0) -> None:
        """The driver that works from here on, and what is proved to begin with.

        The clock starts here, unless the limit says otherwise: what compiling took, once per installation, is neither
        counted nor limited.
        """
        if not self.run.limit.counts_compiling:
            self.run.restart()
        driver.new_solve()
        self._driver, self.lower, self.upper, self.total = driver, lower, upper, total

    def every_poll(self, work: Callable[[], None]) -> None:
        """`work` is to be done at every poll."""
        self._housework = work

    def asks(self, k: int) -> None:
        """The next question is whether MAX can force k."""
        self.trying = k
        self.tell()

    def narrowed(self, lower: int, upper: int) -> None:
        """New bounds are proved."""
        self.lower, self.upper = lower, upper
        self.poll()

    def advance(self, done: int, lower: int, upper: int) -> None:
        """Parts of the work are done, and the bounds of the whole are these."""
        self.done, self.lower, self.upper = done, lower, upper
        self.poll()

    def poll(self) -> bool:
        """Reports if it is time to; True if the work has to end, and then at once."""
        if self.run.is_set:
            return True
        if self.run.is_due:
            self.tell()
        if self._housework is not None:
            self._housework()
        return self.run.is_set

    def tell(self) -> None:
        """Reports how far the work is."""
        driver = self._driver
        if driver is None:
            self.run.tell(
                Progress(self._stage, self.lower, self.upper, done=self.done, total=self.total, nodes=self.nodes)
            )
            return
        done, total = (self.done, self.total) if self.total else driver.root_moves()
        done, total = self._shown = max(self._shown, (done, total))  # a new question starts from the beginning
        self.run.tell(
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
                rests_on=self.rests_on,
            )
        )


class Budget:
    """A Window of a piece of work for one question, which may take only so many positions."""

    def __init__(self, monitor: SearchMonitor, positions: int) -> None:
        self._monitor = monitor
        self._last = monitor.nodes + positions

    @property
    def node_limit(self) -> int:
        """Positions that may be searched, those of earlier questions included."""
        most = self._monitor.node_limit
        return self._last if most is None else min(self._last, most)

    def poll(self) -> bool:
        """As the piece of work's."""
        return self._monitor.poll()
