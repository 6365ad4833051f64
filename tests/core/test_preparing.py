"""Background compilation: reported step by step, cancelled at once, done once per installation, never waited for."""

import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import conftest
from tests.waits import until
from tests.walks import walked
from tiling_gui.core import catalogue, compiled, compiled_kinds, limits, preparing
from tiling_gui.core.bound_store import MemoryBoundStore
from tiling_gui.core.compiled import KERNELS_VARIABLE
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress, Report, Run, StopToken
from tiling_gui.engine import Engine, lookahead
from tiling_gui.engine.domino_engine import DominoEngine
from tiling_gui.engine.estimate import fitted
from tiling_gui.games.domino.rules import DominoPosition, author_estimate
from tiling_gui.players.player import LookaheadPlayer, PerfectPlayer
from tiling_gui.search import depth_limited
from tiling_gui.search.engine import make_engine


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation that has compiled nothing, in a process that has compiled nothing."""
    folder = tmp_path / "kernels"
    monkeypatch.setenv(KERNELS_VARIABLE, str(folder))
    monkeypatch.setattr(preparing, "_loadings", {})
    return folder


@pytest.fixture
def background(monkeypatch: pytest.MonkeyPatch) -> Iterator[preparing.Background]:
    background = preparing.Background()
    monkeypatch.setattr(preparing, "background", background)
    yield background
    background.close()


class Endless:
    """Popen of a process that compiles until it is killed; it does not really compile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = subprocess.Popen
        line = "'preparing  31 of 67  2 s'"
        says = f"import sys, threading; print({line}, file=sys.stderr, flush=True); threading.Event().wait()"
        monkeypatch.setattr(
            preparing.subprocess, "Popen", lambda words, **options: real([sys.executable, "-c", says], **options)
        )


def test_every_function_is_a_step() -> None:
    for kind in preparing.KERNEL_KINDS:
        preparing.prepare(kind)
    done, total = preparing.steps()
    assert done == total > 100
    for kind in preparing.KERNEL_KINDS:
        compiled_here, written = compiled_kinds.functions(kind)
        assert 0 < compiled_here <= written


@walked(
    ("kind", "key", "text"),
    [
        (preparing.MATCHING, "matching", "grid:4x5"),
        (preparing.SHARING, "sharing", "grid:2x3,edges,vertices,2,odd"),
        (preparing.ELLIE, "ellie", "4x6"),
    ],
)
def test_the_first_solve_of_a_game_compiles_nothing_more(kind: str, key: str, text: str) -> None:
    """No function gets a signature beyond those it was prepared with."""
    compiled_kinds.warm_up(kind)
    before = _signatures(key)
    assert sum(before.values()) >= 1
    game = catalogue.game(key)
    solution = make_engine(game).solve(game.parse(text, Side.MAX))
    assert solution.value is not None
    assert _signatures(key) == before


def _signatures(key: str) -> dict[str, int]:
    """The number of signatures of every compiled function of a game in this process."""
    package = f"tiling_gui.games.{key}."
    return {
        f"{name}.{word}": len(thing.signatures)
        for name, module in sys.modules.copy().items()
        if name.startswith(package)
        for word, thing in vars(module).items()
        if hasattr(thing, "signatures")
    }


def test_compiling_in_the_background_ends_with_everything_kept(fresh: Path, background: preparing.Background) -> None:
    """The code is compiled already, so that this takes a second; only the note that all of it is there is missing."""
    shutil.copytree(conftest.KERNELS, fresh, ignore=shutil.ignore_patterns("prepared*"))
    fresh.chmod(0o700)
    assert background.start()
    assert background.is_awaited(preparing.SOLVER)
    told: list[Progress] = []
    background.wait(preparing.LOOKAHEAD, told.append, lambda: False)
    assert not background.is_awaited(preparing.LOOKAHEAD)
    for kind in preparing.KERNEL_KINDS:
        background.wait(kind, told.append, lambda: False)
    assert {progress.stage for progress in told} == {"preparing"}
    seconds = [progress.seconds for progress in told]
    assert seconds == sorted(seconds)
    assert len(list(fresh.glob("*/prepared*"))) == len(preparing.KERNEL_KINDS)
    assert not preparing.Background().start(), "once per installation"


def test_steps_are_told_of_what_is_compiled_not_of_what_is_fetched(
    fresh: Path, background: preparing.Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first run compiles, later runs load; only the first is reported as "once per installation"."""
    fresh.mkdir(mode=0o700)

    def counted() -> set[bool]:
        told: list[Progress] = []
        monkeypatch.setattr(compiled_kinds, "warm_up", lambda kind: until(lambda: any(one.seconds for one in told)))
        monkeypatch.setattr(preparing, "_loadings", {})
        preparing.prepare(preparing.SOLVER, told.append)
        return {progress.total > 0 for progress in told if progress.seconds}

    assert [counted(), counted()] == [{True}, {False}]


@pytest.mark.parametrize("text", ["6x7", "ellie:5x6"])
def test_who_does_not_want_to_wait_gives_up(
    text: str, fresh: Path, background: preparing.Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    Endless(monkeypatch)
    assert background.start()
    stop, seen = StopToken(), []

    def report(progress: Progress) -> None:
        seen.append(progress)
        if progress.total == 67:
            stop.stop()

    position = catalogue.read_position(text)
    engine = make_engine(catalogue.game_of_position(position), threads=1, memory_mb=16, shipped=False)
    solution = engine.solve(position, Run(report=report, stop=stop))
    assert (solution.value, solution.nodes) == (None, 0)
    assert seen[-1].stage == "preparing"
    assert seen[-1].done == 31
    assert not any(thread.name == "solver" for thread in threading.enumerate())


def test_the_first_replies_are_those_that_were_asked_for(
    fresh: Path, background: preparing.Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shallow replies are found without compiled code; deeper ones wait for it."""
    Endless(monkeypatch)
    assert background.start()
    engine = DominoEngine(threads=1, memory_mb=16)
    position = DominoPosition.start(4, 4)
    choice = LookaheadPlayer(engine, 1).choose(position, random.Random(1))
    assert choice.move in lookahead.look_ahead(position, 1).best
    perfect = PerfectPlayer(DominoEngine(threads=1, memory_mb=16, bound_store=MemoryBoundStore()))
    reply = perfect.choose(DominoPosition.start(4, 5), random.Random(1))
    assert (choice.fallback, reply.fallback, reply.value) == ("", "", 9)
    assert background.is_awaited(preparing.LOOKAHEAD), "nothing of it was compiled meanwhile"
    waited: list[str] = []

    def ready(kind: str, report: Report, give_up: Callable[[], bool]) -> None:
        waited.append(kind)

    monkeypatch.setattr(preparing, "prepare", ready)
    deep = LookaheadPlayer(engine, 3).choose(DominoPosition.start(8, 8), random.Random(1))
    assert (deep.fallback, waited) == ("", [preparing.LOOKAHEAD])


@walked("evaluation", ["fitted", "author"])
@walked("seed", range(4))
def test_the_readable_lookahead_chooses_what_the_compiled_one_chooses(evaluation: str, seed: int) -> None:
    rng = random.Random(seed)
    position = DominoPosition.start(5, 5, rng.choice((Side.MAX, Side.MIN)))
    for _ in range(rng.randint(1, 5)):
        position = position.play(rng.choice(position.moves()))
    guess = {"fitted": fitted, "author": author_estimate}[evaluation]
    for depth in (0, 1, 2):
        readable = depth_limited.look_ahead(position, depth, guess, Run())
        fast = lookahead.look_ahead(position, depth, evaluation=evaluation)
        assert set(readable.best) == set(fast.best)
        assert float(readable.value) == pytest.approx(fast.value)


def test_what_compiling_takes_is_neither_counted_nor_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compilation takes a thousand seconds of this clock, and the limit is ten."""
    away = [0.0]
    ready, clock = preparing.prepare, time.monotonic
    monkeypatch.setattr(limits.time, "monotonic", lambda: clock() + away[0])

    def slow(kind: str, report: Report, give_up: Callable[[], bool]) -> None:
        ready(kind, report, give_up)
        away[0] += 1000.0

    monkeypatch.setattr(preparing, "prepare", slow)
    told: list[Progress] = []
    engine = Engine(threads=1, memory_mb=16)
    solution = engine.solve(DominoPosition.start(4, 5), Run(Limit(seconds=10.0), told.append))
    assert away == [1000.0]
    assert solution.value == 9
    assert solution.seconds < 1000
    assert max(progress.seconds for progress in told if progress.stage == "solving") < 1000


def test_what_could_not_be_saved_is_not_marked_as_prepared(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_kinds, "warm_up", lambda kind: None)
    monkeypatch.setattr(compiled, "_unsaved", ["No space left on device"])
    preparing.prepare(preparing.SHARING)
    assert not preparing.is_cached(preparing.SHARING)
    monkeypatch.setattr(compiled, "_unsaved", [])
    monkeypatch.setattr(preparing, "_loadings", {})
    preparing.prepare(preparing.SHARING)
    assert preparing.is_cached(preparing.SHARING)
