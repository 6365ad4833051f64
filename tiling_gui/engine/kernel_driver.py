"""The kernel with its memory: a transposition table, a table of small components, and search threads.

A `KernelDriver` answers one query at a time, "can MAX still get k more dominoes in this sum?", with the given number of
threads. What it has proved stays in its table for later queries, whatever the board.

A query starts in the calling thread, in slices short enough for a prompt stop; what is still open then is searched by
all threads while the caller polls for a stop. When the table must grow, all threads end and the search restarts from
the root; with the entries of the table it soon gets back to where it was.
"""

import threading
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tiling_gui.core.compiled_kinds import kernel
from tiling_gui.core.machine import started
from tiling_gui.engine.block_tables import STAGES, BlockTables, block_tables
from tiling_gui.engine.bounds import FOLDED
from tiling_gui.engine.estimate import read_weights
from tiling_gui.engine.layout import Sum, narrow_side
from tiling_gui.engine.table import Table

_FIRST_MEANS, _MOST_MEANS, _MEANS_STEP = 1 << 16, 1 << 22, 8
"""The size of the table of small components, in entries of 16 bytes: at first, at most, and its growth."""
_HALF = (1 << 64) - 1
_LEAST_FOLD = 7
"""The least `fold` with which 128 squares never have more components than a record can hold (records.py)."""
SLICE = 500
"""Positions searched in the calling thread between two checks for a stop."""
_SHORT = 6 * SLICE
"""Positions searched in the calling thread before the others are started."""
_POLL = 0.02
_WIDE_TAKES = 4
"""The relative cost of a position in words of 128 bits."""


@dataclass(frozen=True)
class Proved:
    """A proof: lower <= dominoes still to come <= upper in a sum of components (mask, stride) and a phase."""

    parts: tuple[tuple[int, int], ...]
    phase: int
    mover: int
    """0 if MAX is to move, 1 if MIN is."""
    lower: int
    upper: int
    """63 if nothing is known."""
    nodes: int


class Monitor(Protocol):
    """The caller's view of a query: it can stop it and is called during the search."""

    @property
    def node_limit(self) -> int | None:
        """Limit for `KernelDriver.nodes`, or None."""
        ...

    def poll(self) -> bool:
        """Called about fifty times a second while threads search, and every `SLICE` positions; True stops them."""
        ...


class Unlimited:
    """A Monitor that never stops anything."""

    node_limit: int | None = None

    def poll(self) -> bool:
        return False


class KernelDriver:
    """The search threads, tables and weights; not thread-safe itself."""

    def __init__(self, threads: int, memory_mb: int, *, switches: int | None = None, fold: int = FOLDED) -> None:
        self.kernel: Any = kernel()
        self.threads = threads
        self.weights = read_weights()
        self._blocks = BlockTables.empty()
        self._stages = [stage for stage in STAGES if stage.memory_mb <= memory_mb]
        """The stages of block tables not reached yet."""
        self._searched = 0
        """Positions searched before those in the tallies of the thread states."""
        self._since = 0
        """Those of them before the current piece of work: tables for one width last for one piece of work."""
        self._width = 0
        """The width of strips with larger tables in this piece of work; 0 for none."""
        self._table = Table(memory_mb)
        self._small = np.zeros(2 * _FIRST_MEANS, np.uint64)
        k = self.kernel
        self.control = np.zeros(k.CONTROL_WORDS, np.int64)
        self.control[k.JOURNAL_FROM] = 1 << 60
        self.control[k.FOLD] = fold
        self.control[k.SWITCHES] = k.EVERYTHING if switches is None else switches
        self.control[k.THREADS] = threads
        self.wide = False
        """Whether code for words of 128 bits is compiled; sums that need it are put into the table only then."""
        self._thread_states = [_ThreadState(k)]
        self._graph = np.zeros(k.GRAPH_WORDS, np.uint64)
        self._wide = False
        """Whether the current sum needs words of 128 bits."""
        self._cramped = False
        """Whether the table of small components must grow before the search continues."""
        self._crowded = False
        """Whether the table must grow before the search continues."""
        self._held = 0
        """Entries of the current piece of work in the table, without those in the tallies of the thread states."""

    def warm_up(self, *, wide: bool = False) -> None:
        """Compiles everything, or loads it from the cache, by solving a ring of eight squares.

        With `wide`, the code for words of 128 bits.
        """
        self.place(Sum((0x070507,), (8,), wide=wide))
        self.ask(0, 4, Unlimited())
        self.add_bounds(0, *self.table_bounds()[:2], 1)
        self.kernel.take_over(self._table.words, self._table.words, 0, 0)
        self.kernel.take_means(self._small[:0], self._small)

    @property
    def note(self) -> str:
        """A sentence for the user if the table had to stay smaller than allowed; otherwise ""."""
        return self._table.note

    def new_solve(self) -> None:
        """Starts a new piece of work, so that entries of earlier ones may be replaced."""
        self.control[self.kernel.AGE] = (self.control[self.kernel.AGE] + 1) % 16
        self.next_question()
        self._held, self._crowded, self._since, self._width = 0, False, self._searched, 0

    def next_question(self) -> None:
        """Resets the counters within the same piece of work; the age of entries does not change."""
        self._held = self._entries_held
        self._searched += self.nodes
        for state in self._thread_states:
            state.tally[:] = 0

    @property
    def _entries_held(self) -> int:
        return self._held + int(sum(state.tally[self.kernel.HELD] for state in self._thread_states))

    @property
    def table_entries(self) -> int:
        """The current size of the transposition table, in entries of 16 bytes."""
        return self._table.entries

    @property
    def nodes(self) -> int:
        """Positions searched since `new_solve` or `next_question`."""
        return int(sum(state.tally[self.kernel.NODES] for state in self._thread_states))

    def table_use(self) -> float:
        """The fraction of the table in use, from a sample."""
        return self._table.use()

    def root_moves(self) -> tuple[int, int]:
        """(settled, all) options of the root, from the thread that is furthest ahead."""
        k = self.kernel
        return max((int(state.tally[k.ROOT_DONE]), int(state.tally[k.ROOT_ALL])) for state in self._thread_states)

    def place(self, position: Sum, twice: int = 0) -> tuple[int, int, float]:
        """Makes a sum the current one; returns (constant, unresolved components, fitted mean with the constant)."""
        if self.control[self.kernel.FOLD] < _LEAST_FOLD and sum(mask.bit_count() for mask in position.masks) > 64:
            raise ValueError("a record has no room for so many parts")
        self._wide = position.wide
        if self._graph[-1] != position.graph[-1]:
            self._graph = np.array(position.graph, np.uint64)
        halves = [mask & _HALF for mask in position.masks] + [mask >> 64 for mask in position.masks]
        self._placed = np.array(halves, np.uint64), np.array(position.strides, np.int64), twice
        self._components = position.masks, position.strides
        return self._load(self._thread_states[0])

    def identity(self) -> tuple[int, int, int]:
        """Three numbers that are equal for sums that are equal up to symmetry and folded components."""
        work = self._work
        return int(work[self.kernel.KEY_A]), int(work[self.kernel.KEY_B]), int(work[self.kernel.PHASE])

    @property
    def _work(self) -> Any:
        """The array that holds the current sum."""
        return self._thread_states[0].arrays(self._wide)[0]

    def _graph_of(self, state: "_ThreadState") -> Any:
        return (self._graph, *state.arrays(wide=False)) if self._wide else 0

    def _blocks_of(self, state: "_ThreadState") -> Any:
        return self._blocks.tables, self._blocks.places, state.reached

    def _load(self, state: "_ThreadState") -> tuple[int, int, float]:
        work, graph = state.arrays(self._wide)[0], self._graph_of(state)
        constant, parts, mean = self.kernel.set_up(
            work, *self._placed, self._table.words, self._small, graph, self.weights, self.control
        )
        return int(constant), int(parts), float(mean) + int(constant)

    def ask(self, mover: int, asked: int, monitor: Monitor) -> bool | None:
        """Whether the current sum, without its constant, is worth at least `asked` for `mover`; None if stopped."""
        k = self.kernel
        self.control[k.STOP] = 0
        for state in self._thread_states:
            state.tally[k.ROOT_ALL] = state.tally[k.ROOT_DONE] = 0
        limit = monitor.node_limit if monitor.node_limit is not None else 1 << 60
        short = self.nodes + _SHORT
        answer: int = k.STOPPED
        while answer == k.STOPPED and self.nodes < limit and not monitor.poll():
            if self.nodes >= self._next_stage:
                if not self._take_stage(monitor):
                    break
            elif self._cramped:
                larger = np.zeros(_MEANS_STEP * self._small.size, np.uint64)
                self.kernel.take_means(self._small, larger)
                self._small, self._cramped = larger, False
            elif self._crowded:
                if not self._table.grow(k.take_over, monitor.poll):
                    break
                self._crowded = False
            elif self.nodes < short or not self.threads:
                answer = self._in_this_thread(mover, asked, limit)
            else:
                threads = self.threads
                answer = self._with_threads(mover, asked, min(limit, self._next_stage), monitor)
                changes = self._crowded or self._cramped or self.nodes >= self._next_stage or self.threads < threads
                if answer == k.STOPPED and not changes:
                    break
        return None if answer == k.STOPPED else bool(answer)

    def _in_this_thread(self, mover: int, asked: int, limit: int) -> int:
        """Searches up to `SLICE` positions; returns the answer or STOPPED."""
        k, first = self.kernel, self._thread_states[0]
        self.control[k.NODE_LIMIT] = int(first.tally[k.NODES]) + min(limit - self.nodes, SLICE)
        self.control[k.ROOM] = int(first.tally[k.HELD]) + self._room_left
        answer = self._run(first, mover, asked)
        self._crowded = self._is_full(first)
        self._is_cramped()
        return answer

    def _is_cramped(self) -> bool:
        """Notes and returns whether the table of small components is half full, by a sample, and may grow."""
        sample = self._small[1 :: 2 * (self._small.size >> 10)]
        self._cramped = 2 * int(np.count_nonzero(sample)) > sample.size and self._small.size < 2 * _MOST_MEANS
        return self._cramped

    @property
    def _next_stage(self) -> int:
        """The number of positions at which larger block tables become worth their cost."""
        if not self._stages:
            return 1 << 60
        stage = self._stages[0]
        if not stage.whole:
            return stage.searched - self._searched
        if self._asked_width <= self._width or not stage.adds_to(self._asked_width):
            return 1 << 60
        return stage.searched // (_WIDE_TAKES if self._wide else 1) - self._searched + self._since

    @property
    def _asked_width(self) -> int:
        """The width of the current sum's widest component, measured across its narrow side."""
        return max(map(narrow_side, *self._components), default=0)

    def _take_stage(self, monitor: Monitor) -> bool:
        """Computes the block tables that are due; returns False if `monitor` stops it."""
        stage = self._stages[0]
        width = self._asked_width if stage.whole else 0
        found = block_tables(stage.squares, monitor.poll, width=width, whole=stage.whole, threads=self.threads)
        if found is not None:
            self._blocks = found
            if stage.memory_mb:
                self._table.make_room(found.tables.nbytes)
            if stage.whole:
                self._width = width
            else:
                del self._stages[0]
        return found is not None

    @property
    def _room_left(self) -> int:
        return max(0, self._table.room - self._entries_held)

    def _is_full(self, state: "_ThreadState") -> bool:
        return bool(state.tally[self.kernel.HELD] >= self.control[self.kernel.ROOM])

    def _run(self, state: "_ThreadState", mover: int, asked: int) -> int:
        return int(
            self.kernel.ask(
                mover, asked, *state.arrays(self._wide), self._table.words, self._small, self._blocks_of(state),
                self._graph_of(state), self.weights, self.control, state.tally, state.journal,
            )
        )  # fmt: skip

    def _with_threads(self, mover: int, asked: int, limit: int, monitor: Monitor) -> int:
        """Searches with all threads; STOPPED if stopped, at the limit, or when the table must grow.

        If there is no memory for as many threads, also then; from now on there are fewer, perhaps none.
        """
        k = self.kernel
        while len(self._thread_states) < self.threads:
            self._thread_states.append(_ThreadState(k))
        self.control[k.NODE_LIMIT] = -(-limit // self.threads)
        # The first thread that fills its share of the room stops them all.
        most = int(max(state.tally[k.HELD] for state in self._thread_states))
        self.control[k.ROOM] = most + max(1, self._room_left // self.threads)
        answers: list[int] = []
        failures: list[BaseException] = []
        ended = threading.Semaphore(0)

        def search(state: _ThreadState) -> None:
            try:
                self._load(state)
                answer = self._run(state, mover, asked)
                if answer != k.STOPPED:
                    answers.append(answer)
                if self._is_full(state):
                    self._crowded = True
                if answer != k.STOPPED or self._crowded:
                    self.control[k.STOP] = 1  # the other threads can stop
            except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread below
                failures.append(error)
                self.control[k.STOP] = 1
            ended.release()

        pool = started(
            [
                threading.Thread(target=search, args=(state,), name="solver")
                for state in self._thread_states[: self.threads]
            ]
        )
        if len(pool) < self.threads:
            self.threads = len(pool)
            self.control[k.STOP] = 1
        working, told = len(pool), False
        try:
            while working:
                if ended.acquire(timeout=_POLL):
                    working -= 1
                elif not told and (monitor.poll() or self._is_cramped()):
                    told = True
                    self.control[k.STOP] = 1
        finally:
            if working:
                self.control[k.STOP] = 1
            for thread in pool:
                thread.join()
        self.control[k.STOP] = 0
        if failures:
            raise failures[0]
        return answers[0] if answers else k.STOPPED

    def potential_bounds(self) -> tuple[int, int]:
        """Twice the best sums of lower and of upper potentials for the current sum, without its constant."""
        state = self._thread_states[0]
        least, most = self.kernel.potential_bounds(self._work, self._blocks_of(state), self._graph_of(state))
        return int(least), int(most)

    def table_bounds(self) -> tuple[int, int, int, int]:
        """The table's bounds on the current sum, (lower, upper) for MAX, then for MIN, without its constant."""
        return tuple(int(n) for n in self.kernel.bounds(self._work, self._table.words))  # type: ignore[return-value]

    def record(self, cost: int | None) -> None:
        """Makes the kernel record positions whose proofs take at least `cost` positions; None records nothing."""
        self.control[self.kernel.JOURNAL_FROM] = 1 << 60 if cost is None else cost

    def proved(self) -> list[Proved]:
        """The proofs recorded since the last call. May be called while threads search."""
        return [entry for state in self._thread_states for entry in state.read(self.kernel)]

    def add_bounds(self, mover: int, lower: int, upper: int, cost: int) -> None:
        """Puts proved bounds of the current sum, without its constant, into the table."""
        words = self._table.words
        self._held += int(self.kernel.teach(self._work, mover, lower, upper, cost, words, self.control))
        if not self._room_left:
            self._table.grow(self.kernel.take_over, lambda: False)


class _ThreadState:
    """The arrays that belong to one thread."""

    def __init__(self, k: Any) -> None:
        self._k = k
        self._arrays: dict[bool, tuple[Any, ...]] = {}
        self.tally = np.zeros(k.TALLY_WORDS, np.int64)
        self.reached = np.zeros(4 * 129, np.int64)
        self._read = 0
        self.journal = np.zeros(1 + k.JOURNAL_ENTRIES * k.WORDS, np.uint64)

    def arrays(self, wide: bool) -> tuple[Any, ...]:
        """(work, order, pairs, plan) for a search in words of 64 or 128 bits."""
        if wide not in self._arrays:
            k = self._k
            self._arrays[wide] = (
                np.zeros(k.LEVELS * k.LEVEL, np.uint64),
                np.zeros(k.LEVELS * k.MOST_OPTIONS),
                np.zeros(2 * k.PAIRS, np.uint64),
                np.zeros(k.LEVELS * k.PLAN, np.int64),
            )
        return self._arrays[wide]

    def read(self, k: Any) -> list[Proved]:
        """The journal's entries since the last call; those already overwritten are lost."""
        count = int(self.journal[0])
        entries = range(max(self._read, count - k.JOURNAL_ENTRIES), count)
        self._read = count
        return [self._entry(k, 1 + i % k.JOURNAL_ENTRIES * k.WORDS) for i in entries]

    def _entry(self, k: Any, at: int) -> Proved:
        words = [int(word) for word in self.journal[at : at + k.WORDS]]
        numbers = range(words[k.PARTS])
        parts = tuple((words[k.MASKS + i] | words[k.HIGH + i] << 64, words[k.STRIDES + i]) for i in numbers)
        return Proved(parts, words[k.PHASE], words[k.KEY_A], words[k.ASKED], words[k.SIZE], words[k.KEY_B])


def warm_up() -> None:
    """Compiles the code for words of 64 bits."""
    KernelDriver(1, 0).warm_up()


def warm_up_wide() -> None:
    """Compiles the code for words of 128 bits."""
    KernelDriver(1, 0).warm_up(wide=True)
