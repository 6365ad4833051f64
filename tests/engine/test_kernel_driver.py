"""The kernel with its table: threads, table sizes, switches and node limits change the effort, never the value."""

import importlib
import itertools
import threading
import time

import numpy as np
import pytest

from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.core.limits import LINE, Latest, Limit, Progress, Run, StopToken
from tiling_gui.engine import Engine
from tiling_gui.engine import table as table_module
from tiling_gui.engine.kernel_driver import SLICE, KernelDriver, Unlimited
from tiling_gui.engine.layout import layout
from tiling_gui.engine.table import Table
from tiling_gui.games.domino.rules import DominoPosition

VALUES = {(5, 6): (14, 14), (5, 5): (12, 11), (6, 6): (16, 16), (4, 8): (14, 14)}


def values_by(machine: KernelDriver, rows: int, columns: int) -> tuple[int, ...]:
    board = Board.rectangle(rows, columns)
    found = []
    for mover in (0, 1):
        machine.new_solve()
        constant, _, _ = machine.place(layout(board, board.squares))
        k = rows * columns // 2 - constant
        while not machine.ask(mover, k, Unlimited()):
            k -= 1
        found.append(k + constant)
    return tuple(found)


@walked("size", list(VALUES))
def test_two_threads_find_what_one_finds(size: tuple[int, int]) -> None:
    assert values_by(KernelDriver(1, 32), *size) == values_by(KernelDriver(2, 32), *size) == VALUES[size]


def plain(threads: int, memory_mb: int) -> KernelDriver:
    """A driver without block potentials, which would answer most positions of these boards, so that its table fills."""
    k = KernelDriver(1, 1).kernel
    return KernelDriver(threads, memory_mb, switches=k.EVERYTHING & ~k.POTENTIALS)


def test_more_threads_than_cores() -> None:
    assert values_by(KernelDriver(5, 32), 6, 6) == VALUES[6, 6]


@walked("threads", [1, 2])
def test_the_smallest_table_still_gives_the_right_value(threads: int) -> None:
    machine = plain(threads, 0)
    assert values_by(machine, 5, 6) == VALUES[5, 6]
    assert machine.table_entries == 1 << 10
    assert machine.table_use() > 0.5


def test_every_technique_can_be_left_out() -> None:
    everything = KernelDriver(1, 1).kernel.EVERYTHING
    for bit in range(7):
        assert values_by(KernelDriver(1, 32, switches=everything & ~(1 << bit)), 4, 6) == (11, 11)
    assert values_by(KernelDriver(1, 32, switches=0, fold=3), 4, 5) == (9, 9)
    assert values_by(KernelDriver(1, 32, fold=7), 5, 5) == VALUES[5, 5]


def test_memory_is_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "FIRST", 1 << 10)
    engine = Engine(threads=2, memory_mb=1)
    engine.solve(DominoPosition.start(7, 7), Run(Limit(nodes=60_000)))
    assert 1 / 4 < engine.table_mb <= 1


def test_nothing_large_is_taken_for_a_small_board() -> None:
    engine = Engine(threads=1, memory_mb=100_000)
    assert engine.solve(DominoPosition.start(3, 3)).value == 4
    assert engine.table_mb <= 4


class Counting(Unlimited):
    """Requests a stop at poll number `at`, and records the nodes searched by then."""

    def __init__(self, machine: KernelDriver, at: int) -> None:
        self._machine, self._at = machine, at
        self.looks = self.searched = 0

    def poll(self) -> bool:
        self.looks += 1
        if self.looks == self._at:
            # The stop is requested before the count is read, so that what follows is counted, not timed.
            self._machine.control[self._machine.kernel.STOP] = 1
            self.searched = self._machine.nodes
        return self.looks >= self._at


@walked("board, threads, at", [((8, 8), 2, 1), ((8, 8), 1, 2), ((5, 12), 1, 3), ((8, 8), 2, 8), ((7, 9), 1, 12)])
def test_a_stop_is_seen_within_a_few_positions(board: tuple[int, int], threads: int, at: int) -> None:
    machine = KernelDriver(threads, 64)
    squares = Board.rectangle(*board)
    machine.new_solve()
    constant, _, mean = machine.place(layout(squares, squares.squares))
    window = Counting(machine, at)
    assert machine.ask(0, round(mean) + 1 - constant, window) is None
    assert window.looks == at
    assert machine.nodes - window.searched <= threads  # each thread may be about to count one node
    assert window.searched <= max(0, at - 1) * SLICE or at > 7


def test_there_is_a_look_at_the_stop_every_few_positions_from_the_first_on() -> None:
    machine, seen = KernelDriver(1, 64), [0]
    squares = Board.rectangle(8, 8)

    class Noting(Unlimited):
        def poll(self) -> bool:
            seen.append(machine.nodes)
            return machine.nodes > 2500

    machine.new_solve()
    constant, _, mean = machine.place(layout(squares, squares.squares))
    assert machine.ask(0, round(mean) + 1 - constant, Noting()) is None
    assert seen[1] == 0
    assert max(after - before for before, after in itertools.pairwise(seen)) <= SLICE


def test_the_table_grows_and_keeps_what_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "FIRST", 1 << 10)
    machine, before = plain(2, 64), plain(2, 64).table_entries
    rows, columns = 6, 7
    assert values_by(machine, rows, columns) == (19, 19)
    assert machine.table_entries >= 64 * before
    # Nothing is searched again: the table answers the two questions about the value.
    board = Board.rectangle(rows, columns)
    constant, _, _ = machine.place(layout(board, board.squares))
    machine.next_question()
    assert machine.ask(0, 19 - constant, Unlimited()) is True
    assert machine.ask(0, 20 - constant, Unlimited()) is False
    assert machine.nodes == 0


def test_growing_takes_over_every_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "FIRST", 1 << 10)
    table, machine = Table(1), KernelDriver(1, 16)
    kernel_table = importlib.import_module("tiling_gui.engine.kernel.table")  # after the driver has set the folder
    chance = np.random.default_rng(5)
    keys = chance.integers(1, (1 << 64) - 1, (400, 2), dtype=np.uint64)
    keep, probe = kernel_table.keep, kernel_table.probe
    for n, (a, b) in enumerate(keys):
        keep(table.words, a, b, np.int64(0), np.int64(n % 30), np.int64(63), np.int64(1), np.int64(1))
    held = [int(probe(table.words, a, b)) for a, b in keys]
    assert sum(data != int(kernel_table.NOTHING) for data in held) > 380
    for _ in range(3):
        assert table.grow(machine.kernel.take_over, lambda: False)
        assert [int(probe(table.words, a, b)) for a, b in keys] == held
    assert table.entries == 64 * Table(1).entries


def test_growing_that_is_given_up_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "_SLICE", 8)
    machine, table = KernelDriver(1, 16), Table(16)
    words = table.words
    assert not table.grow(machine.kernel.take_over, lambda: True)
    assert table.words is words
    assert table.note == ""


def test_a_node_limit_ends_the_search_with_true_bounds() -> None:
    engine = Engine(threads=1, memory_mb=32)
    solution = engine.solve(DominoPosition.start(7, 7), Run(Limit(nodes=5000)))
    assert solution.value is None
    assert solution.lower <= 22 <= solution.upper
    assert solution.line == ()
    assert solution.nodes <= 5100


def test_no_question_is_asked_once_the_value_is_proved() -> None:
    told: list[Progress] = []
    Engine(threads=1, memory_mb=16).solve(DominoPosition.start(5, 6), Run(report=told.append))
    after = [progress for progress in told if progress.stage == LINE]
    assert after
    assert all(progress.trying is None and progress.lower == progress.upper for progress in after)


@pytest.mark.parametrize("threads", [1, 2])
def test_stopping_returns_what_is_proved(threads: int) -> None:
    engine, stop, latest = Engine(threads=threads, memory_mb=64), StopToken(), Latest()
    engine.compile()

    def report(progress: Progress) -> None:
        latest(progress)
        if progress.nodes > 20_000:
            stop.stop()

    solution = engine.solve(DominoPosition.start(8, 8, Side.MIN), Run(report=report, stop=stop))
    assert solution.value is None
    assert solution.lower <= solution.upper
    assert latest.progress.stage == "solving"
    assert (latest.progress.lower, latest.progress.upper) == (solution.lower, solution.upper)
    assert 0 < latest.progress.table_use <= 1
    assert [t for t in threading.enumerate() if t.name == "solver"] == []


def test_a_time_limit_is_kept() -> None:
    engine = Engine(threads=1, memory_mb=64)
    engine.compile()
    began = time.monotonic()
    solution = engine.solve(DominoPosition.start(8, 8), Run(Limit(seconds=0.3)))
    assert solution.value is None
    # A generous bound: it detects a limit that is ignored and is no measurement.
    assert time.monotonic() - began < 20


def test_calls_from_two_threads_take_turns() -> None:
    engine = Engine(threads=1, memory_mb=64)
    found: list[int | None] = []
    workers = [
        threading.Thread(target=lambda n=n: found.append(engine.solve(DominoPosition.start(5, n)).value))
        for n in (4, 5, 6)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sorted(v for v in found if v) == [9, 12, 14]


def test_the_engine_can_be_closed_and_used_again() -> None:
    engine = Engine(threads=1, memory_mb=16)
    assert engine.solve(DominoPosition.start(4, 4)).value == 7
    engine.close()
    assert engine.solve(DominoPosition.start(4, 4)).value == 7
