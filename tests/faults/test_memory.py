"""No memory for a larger table: the table stays, the user is told once, and answers stay correct."""

import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from tests.faults.processes import CLI, ROOT, child, finished
from tiling_gui.console import Console
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.engine import Engine
from tiling_gui.engine import table as table_module
from tiling_gui.games.domino.rules import DominoPosition


class Poor:
    """numpy on a machine with a limit on the size of an allocation."""

    def __init__(self, words: int) -> None:
        self._words = words

    def __getattr__(self, name: str) -> object:
        return getattr(np, name)

    def zeros(self, size: int, kind: type = float) -> object:
        if size > self._words:
            raise MemoryError
        return np.zeros(size, kind)


@pytest.mark.usefixtures("without_potentials")
def test_the_table_stays_as_it_is_and_the_value_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "FIRST", 1 << 10)
    engine = Engine(threads=2, memory_mb=64)
    engine.compile()
    monkeypatch.setattr(table_module, "np", Poor(1 << 13))
    told: list[Progress] = []
    assert engine.solve(DominoPosition.start(6, 6), Run(report=told.append)).value == 16
    assert 0 < engine.table_mb <= 1 / 16
    notes = {progress.note for progress in told if progress.note}
    (note,) = notes
    assert note.startswith("There is not enough memory for a table of ")
    # Once is enough: the next solve keeps the table and does not try again.
    words = engine._driver._table.words
    assert engine.solve(DominoPosition.start(6, 6)).value == 16
    assert engine._driver._table.words is words


@pytest.mark.usefixtures("without_potentials")
@pytest.mark.parametrize("room", [0, 1])
def test_without_memory_for_a_thread_fewer_search(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    start = threading.Thread.start

    def start_some(thread: threading.Thread) -> None:
        if thread.name == "solver" and sum(other.name == "solver" for other in threading.enumerate()) >= room:
            raise RuntimeError("can't start new thread")
        start(thread)

    engine = Engine(threads=3, memory_mb=64)
    engine.compile()
    monkeypatch.setattr(threading.Thread, "start", start_some)
    found = engine.solve(DominoPosition.start(6, 7), Run(Limit(nodes=9_000)))
    assert 6_000 < found.nodes < 12_000, "the limit counts what those that were started have searched"
    assert engine.solve(DominoPosition.start(6, 7)).value == 19


def test_the_command_line_says_it_once(capsys: pytest.CaptureFixture[str]) -> None:
    console = Console()
    for _ in range(5):
        console.report(Progress("solving", note="There is no memory."))
    assert capsys.readouterr().err.count("There is no memory.") == 1


REAL = """
import resource, sys
from tiling_gui.engine import Engine, table
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.core.limits import Limit, Run
table.FIRST, table._STEP = 1 << 12, 1 << 12  # the first growth is to 256 MB
engine = Engine(threads=2, memory_mb=4096)
engine.compile()
used = next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmSize")) << 10
resource.setrlimit(resource.RLIMIT_AS, (used + (200 << 20), used + (200 << 20)))
notes = set()
found = engine.solve(DominoPosition.start(8, 8), Run(Limit(nodes=20_000), lambda p: notes.add(p.note)))
print(engine.table_mb, found.lower, found.upper)
print(*notes - {""}, sep="\\n")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of address space as Linux has them")
def test_a_real_limit_of_the_address_space() -> None:
    code, out, err = finished(child(REAL))
    assert code == 0, err
    figures, note = out.splitlines()
    size, lower, upper = map(float, figures.split())
    assert size == 1 / 16
    assert lower < upper <= 32
    assert note.startswith("There is not enough memory for a table of ")


def test_the_limit_is_not_needed() -> None:
    engine = Engine(threads=1, memory_mb=16)
    told: list[Progress] = []
    engine.solve(DominoPosition.start(5, 6), Run(Limit(nodes=10**6), told.append))
    assert {progress.note for progress in told} == {""}


def test_a_library_that_cannot_be_loaded_is_a_sentence(tmp_path: Path) -> None:
    """As llvmlite raises it if there is no memory for the library."""
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").write_text(
        "try:\n    raise OSError('lib.so: failed to map segment from shared object')\n"
        "except OSError:\n    raise OSError('Could not find/load shared object file. ' + 'It could be. ' * 20)"
    )
    words = ("family", "heaps:octal:0.137:n", "--n", "0-300")
    code, out, err = finished(child(CLI, *words, PYTHONPATH=f"{tmp_path}:{ROOT}"))
    assert (code, out) == (2, "")
    assert err == (
        "tiling-gui: A library cannot be loaded, perhaps for lack of memory: "
        "lib.so: failed to map segment from shared object.\n"
    )
