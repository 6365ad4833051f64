"""Small positions before anything is compiled: the same answers as the compiled search, without compilation."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tiling_gui.core import preparing
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Report, Run, StoppedError
from tiling_gui.core.results import MoveValue
from tiling_gui.engine import Engine
from tiling_gui.games.domino.rules import DominoPosition


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation whose compilation never ends."""

    def endless(kind: str, report: Report, give_up: Callable[[], bool]) -> None:
        while not give_up():
            pass
        raise StoppedError

    monkeypatch.setattr(preparing, "needs_compiling", lambda kind: True)
    monkeypatch.setattr(preparing, "prepare", endless)


def positions() -> list[DominoPosition]:
    rng = random.Random(20160618)
    found = [DominoPosition.start(4, 5), DominoPosition.start(5, 5, Side.MIN)]
    for _ in range(3):
        position = DominoPosition.start(5, 6, rng.choice((Side.MAX, Side.MIN)))
        for _ in range(rng.randint(3, 8)):
            position = position.play(rng.choice(position.moves()))
        found.append(position)
    return found


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(threads=1, memory_mb=16)


@pytest.fixture
def expected(engine: Engine, position: DominoPosition) -> tuple[int, list[int]]:
    """The answer of the compiled search, made before `uncompiled` is active."""
    found = engine.analyse(position)
    assert found.compiled
    return found.value, [move.value for move in found.moves]


@pytest.mark.parametrize("position", positions(), ids=str)
def test_it_says_what_the_compiled_search_says(
    expected: tuple[int, list[int]], position: DominoPosition, uncompiled: None
) -> None:
    told: list[MoveValue] = []
    found = Engine(threads=1, memory_mb=16).analyse(position, on_move=told.append)
    assert (found.value, [move.value for move in found.moves]) == expected
    assert {move.move: move.value for move in told} == {move.move: move.value for move in found.moves}
    solved = Engine(threads=1, memory_mb=16).solve(position)
    assert (solved.value, solved.compiled, solved.from_store) == (expected[0], False, False)
    end = position
    for move in solved.line:
        end = end.play(move)
    assert end.is_over
    assert end.count == solved.value


def test_a_limit_is_what_a_person_waits(uncompiled: None) -> None:
    limit = Limit(seconds=0.05, counts_compiling=True)
    position = DominoPosition.start(8, 9)
    engine = Engine(threads=1, memory_mb=16)
    solution = engine.solve(position, Run(limit))
    assert solution.value is None
    assert not solution.compiled
    assert solution.lower <= 34 <= solution.upper
    assert solution.seconds >= 0.05
    analysis = engine.analyse(position, Run(limit))
    assert not analysis.compiled
    assert all(move.lower <= move.upper for move in analysis.moves)


def test_what_comes_with_the_program_is_told_without_numba(tmp_path: Path) -> None:
    calls = [["solve", "5x6"], ["solve", "6x5", "--first", "min"], ["solve", "8x8"], ["analyse", "8x8"]]
    program = (
        "import sys\nfrom tiling_gui import cli\n"
        f"codes = [cli.main([*call, '--home', {str(tmp_path)!r}]) for call in {calls!r}]\n"
        "assert codes == [0] * len(codes), codes\nassert 'numba' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.count("Proved, shipped with the program") == 3
