"""House rules: nothing heavy at start-up, resources in their place.

Who may import whom is checked by the import contracts in pyproject.toml (make lint).
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tiling_gui import paths

WAITS = re.compile(r"\b(qWait|[mu]?sleep)\(|\b(qtbot|QTest)\.(wait|qSleep)\(")


def test_no_test_waits_for_a_time() -> None:
    """Nor does code that a test runs in another process: waiting is for a condition that must come true."""
    tests = Path(__file__).parent
    may = [*tests.glob("bench/**/*.py"), tests / "waits.py"]
    assert [path for path in tests.rglob("*.py") if WAITS.search(path.read_text("utf-8")) and path not in may] == []


def run_python(code: str) -> str:
    """Runs code in a fresh interpreter; returns what it prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_what_the_other_graphs_need_is_imported_soon_after_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    code = """
import sys
from tiling_gui.core import preparing
from tiling_gui.core.graphs import placing
from tiling_gui.desktop import application
before, prepare = "networkx" in sys.modules, placing.prepare
def prepare_and_quit():
    prepare().join()
    print(before, [m for m in ("numpy", "networkx") if m in sys.modules])
    application.QApplication.closeAllWindows()
placing.prepare = prepare_and_quit
preparing.background.start = lambda: False
application.run()
"""
    assert run_python(code).splitlines()[-1] == "False ['numpy', 'networkx']"


STEPS = """
import sys
from itertools import combinations
def absent(*names):
    found = {name for name in names if name in sys.modules}
    assert not found, found

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.graphs.placing import drawn
from tiling_gui.errors import InputError
absent("numpy", "numba", "networkx", "PySide6")

# A family, several parts, a tree, a graph that cannot be planar, and one that is refused.
petersen = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 5), (1, 6), (2, 7), (3, 8), (4, 9)]
drawn(10, [*petersen, (5, 7), (7, 9), (9, 6), (6, 8), (8, 5)])
drawn(7, [(0, 1), (1, 2), (3, 4), (4, 5), (5, 3)])
drawn(8, [(0, 1), (1, 2), (2, 3), (3, 4), (2, 5), (5, 6), (4, 7)])
drawn(9, [pair for pair in combinations(range(9), 2) if pair != (0, 8)])
try:
    drawn(200, list(combinations(range(200), 2)))
except InputError as error:
    assert str(error) == "A graph has at most 200 edges, not 19900."
absent("numpy", "networkx")

from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.games.heaps.solver import HeapsSolver
solvers = {"ellie": EllieSolver(), "heaps": HeapsSolver()}
for key, text in (("ellie", "3x5"), ("heaps", "octal:.007:30"), ("heaps", "treblecross:20")):
    solvers[key].winning_moves(GAMES[key].parse(text, GAMES[key].sides[0]))
import tiling_gui.engine
absent("numpy", "numba")

import tiling_gui.cli.solve, tiling_gui.records.export, tiling_gui.store, tiling_gui.games.evaluate.search
assert [tiling_gui.cli.main([verb]) for verb in ("results", "games")] == [0, 0]
import tiling_gui as tg
tg.solve
absent("numba", "PySide6")
"""


def test_nothing_is_imported_before_it_is_needed() -> None:
    """Neither by rules, drawings and small questions, nor by the command line and the library."""
    run_python(STEPS)


def test_the_window_and_its_features_open_without_what_is_slow_to_import() -> None:
    """Nor is the source of what is imported read, as PySide6 would have it."""
    code = (
        "import importlib, linecache, sys; from tiling_gui import atomic; from tiling_gui.desktop import windows; "
        "from tiling_gui.desktop.features import FEATURES; "
        "[importlib.import_module('tiling_gui.desktop.features.' + at.split(':')[0]) for at in FEATURES.values()]; "
        "print([m for m in ('numpy', 'numba', 'networkx', 'tiling_gui.api') if m in sys.modules] + "
        "[file for file in linecache.cache if 'tiling_gui' in file and '__init__' not in file])"
    )
    assert run_python(code) == "[]"


def test_resources_are_found_and_what_is_not_shipped_is_said() -> None:
    assert paths.resource("icons/tiling-gui.svg").read_text(encoding="utf-8").lstrip().startswith("<")
    with pytest.raises(FileNotFoundError, match=r"no/such"):
        paths.resource("no/such.thing")


def test_home_points_everything_at_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "elsewhere"))
    for folder in (paths.data_dir(), paths.config_dir(), paths.cache_dir(), paths.log_dir()):
        assert folder.parent == tmp_path / "elsewhere"
        assert folder.is_dir()
