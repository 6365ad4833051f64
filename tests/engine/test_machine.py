"""The kernel with its table: threads, table sizes, switches and node limits change the effort, never the value."""

import os
import subprocess
import sys
import threading
import time

import pytest

from tiling_gui.engine import Engine
from tiling_gui.engine.layout import layout
from tiling_gui.engine.machine import Machine, Unlimited
from tiling_gui.rules.board import Board
from tiling_gui.rules.domino import DominoPosition
from tiling_gui.rules.game import Side
from tiling_gui.search.limits import Latest, Limit, Progress, StopToken

VALUES = {(5, 6): (14, 14), (5, 5): (12, 11), (6, 6): (16, 16), (4, 8): (14, 14)}


def values_by(machine: Machine, rows: int, columns: int) -> tuple[int, ...]:
    board = Board.rectangle(rows, columns)
    found = []
    for mover in (0, 1):
        machine.new_solve(rows * columns)
        constant, _, _ = machine.place(layout(board, board.squares))
        k = rows * columns // 2 - constant
        while not machine.ask(mover, k, Unlimited()):
            k -= 1
        found.append(k + constant)
    return tuple(found)


@pytest.mark.parametrize("size", list(VALUES), ids=lambda size: f"{size[0]}x{size[1]}")
def test_two_threads_find_what_one_finds(size: tuple[int, int]) -> None:
    assert values_by(Machine(1, 32), *size) == values_by(Machine(2, 32), *size) == VALUES[size]


def test_more_threads_than_cores() -> None:
    assert values_by(Machine(5, 32), 6, 6) == VALUES[6, 6]


@pytest.mark.parametrize("threads", [1, 2])
def test_the_smallest_table_still_gives_the_right_value(threads: int) -> None:
    machine = Machine(threads, 0)
    assert values_by(machine, 5, 6) == VALUES[5, 6]
    assert machine.table_entries == 1 << 10
    assert machine.table_use() > 0.5


def test_every_technique_can_be_left_out() -> None:
    everything = Machine(1, 1).kernel.EVERYTHING
    for bit in range(5):
        assert values_by(Machine(1, 32, switches=everything & ~(1 << bit)), 4, 6) == (11, 11)
    assert values_by(Machine(1, 32, switches=0, fold=3), 4, 5) == (9, 9)
    assert values_by(Machine(1, 32, fold=7), 5, 5) == VALUES[5, 5]


def test_memory_is_kept_to() -> None:
    machine = Machine(1, 3)
    machine.new_solve(64)
    assert machine.table_entries * 16 <= 3 << 20


def test_nothing_large_is_taken_for_a_small_board() -> None:
    machine = Machine(1, 100_000)
    machine.new_solve(9)
    assert machine.table_entries <= 1 << 12


def test_a_node_limit_ends_the_search_with_true_bounds() -> None:
    engine = Engine(threads=1, memory_mb=32)
    solution = engine.solve(DominoPosition.start(7, 7), limit=Limit(nodes=5000))
    assert solution.value is None
    assert solution.lower <= 22 <= solution.upper
    assert solution.line == ()
    assert solution.nodes <= 5100


@pytest.mark.parametrize("threads", [1, 2])
def test_stopping_returns_what_is_proved(threads: int) -> None:
    engine, stop, latest = Engine(threads=threads, memory_mb=64), StopToken(), Latest()
    engine.prepare()

    def report(progress: Progress) -> None:
        latest(progress)
        if progress.nodes > 20_000:
            stop.stop()

    solution = engine.solve(DominoPosition.start(8, 8, Side.MIN), report=report, stop=stop)
    assert solution.value is None
    assert solution.lower <= solution.upper
    assert latest.progress.stage == "solving"
    assert (latest.progress.lower, latest.progress.upper) == (solution.lower, solution.upper)
    assert 0 < latest.progress.table_use <= 1
    assert [t for t in threading.enumerate() if t.name == "solver"] == []


def test_a_time_limit_is_kept() -> None:
    engine = Engine(threads=1, memory_mb=64)
    engine.prepare()
    began = time.monotonic()
    solution = engine.solve(DominoPosition.start(8, 8), limit=Limit(seconds=0.3))
    assert solution.value is None
    # The bound is generous: it is there to catch a limit that is not looked at, not to measure.
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


def test_importing_the_engine_imports_no_numba() -> None:
    script = "import sys, tiling_gui.engine; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_compiled_code_is_fetched_from_the_cache_by_another_process() -> None:
    script = (
        "from tiling_gui.engine import Engine; from tiling_gui.rules.domino import DominoPosition\n"
        "print(Engine(threads=2, memory_mb=16).solve(DominoPosition.start(5, 6)).value)"
    )
    for _ in range(2):
        run = subprocess.run(
            [sys.executable, "-c", script], check=True, capture_output=True, text=True, env=dict(os.environ)
        )
        assert run.stdout.strip() == "14"
