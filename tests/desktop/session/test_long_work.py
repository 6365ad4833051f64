"""The long work of a window, a solve or a campaign, without a window or a search: idle, running, paused."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.session.conftest import Bare
from tests.desktop.windows import ended, settle
from tests.waits import until
from tiling_gui.campaigns.coordinator import Outcome
from tiling_gui.campaigns.run import RunResult
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.campaign_runner import Resources
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store

BOARD = DominoPosition.start(8, 9)
BEGUN = Progress("solving", 30, 35, nodes=1000, seconds=1.0)


class Told:
    """A search controlled by the test: it proves, fails, or runs until it is stopped."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.value: int | None = None
        self.error: Exception | None = None
        self.reason = ""
        self.closed = 0

    def search(self, run: Run) -> tuple[int, int]:
        run.report(BEGUN)
        until(lambda: self.go.is_set() or run.is_stopped)
        if self.error is not None:
            raise self.error
        return (30, 35) if self.value is None or not self.go.is_set() else (self.value, self.value)

    def solve(self, position: Any, run: Run) -> Solution:
        return Solution(position, *self.search(run), nodes=1000, seconds=1.0, reason=self.reason)

    def campaign(self, store: Store, position: Any, pool: object, run: Run, *, note: object) -> RunResult:
        lower, upper = self.search(run)
        outcome = Outcome(lower, upper, 5, 5, 0, 1, 1000, 1.0)
        return RunResult(1, outcome, Solution(position, lower, upper))

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, bare: Bare) -> Iterator[Told]:
    made = Told()
    monkeypatch.setattr(bare.control.engines, "of", lambda game, settings: (made, made))
    monkeypatch.setattr("tiling_gui.campaigns.run.run", made.campaign)
    monkeypatch.setattr(Resources, "pool", lambda self, note: None)
    bare.control.begin(BOARD)
    yield made
    bare.control.end_work()


def solve(bare: Bare) -> Any:
    bare.control.solve()
    return bare.control.work


def campaign(bare: Bare) -> Any:
    bare.control.work.run_campaign(BOARD, Resources(1))
    return bare.control.work


Begin = Callable[[Bare], Any]
BOTH = pytest.mark.parametrize("begin", [solve, campaign])


def state(work: Any) -> str:
    return str(work.state.name).lower()


def begun(qtbot: QtBot, bare: Bare, begin: Begin) -> Any:
    """The work after its first progress report."""
    work = begin(bare)
    qtbot.waitUntil(lambda: work.progress.nodes > 0)
    return work


@BOTH
def test_it_runs_and_tells_how_far_it_is(qtbot: QtBot, bare: Bare, told: Told, begin: Begin) -> None:
    work = begun(qtbot, bare, begin)
    assert state(work) == "running"
    assert bare.control.work.current is not None
    assert bare.control.work.works_on(BOARD)
    assert (work.progress.lower, work.progress.upper) == (30, 35)
    known = bare.session.known(BOARD)
    assert known.lower >= 30
    assert known.upper <= 35


@BOTH
def test_what_is_proved_ends_it_and_is_known(qtbot: QtBot, bare: Bare, told: Told, begin: Begin) -> None:
    told.value = 33
    work = begin(bare)
    with ended(qtbot, work):
        told.go.set()
    assert work.solution.value == 33
    assert state(work) == "idle"
    assert bare.control.work.current is None
    assert bare.session.known(BOARD).value == 33


@BOTH
def test_a_pause_rests_and_goes_on_with_what_was_spent(qtbot: QtBot, bare: Bare, told: Told, begin: Begin) -> None:
    work = begun(qtbot, bare, begin)
    with ended(qtbot, work):
        work.toggle_pause()
    assert state(work) == "paused"
    assert bare.control.work.current is not None
    assert not bare.control.work.works_on(BOARD)
    assert work.position == BOARD
    assert work.progress.nodes == 1000
    with qtbot.waitSignal(work.changed):
        work.toggle_pause()
    assert state(work) == "running"
    qtbot.waitUntil(lambda: work.progress.nodes == 2000)


@BOTH
@pytest.mark.parametrize("paused", [False, True])
def test_a_cancel_tells_what_is_proved(qtbot: QtBot, bare: Bare, told: Told, begin: Begin, paused: bool) -> None:
    work = begun(qtbot, bare, begin)
    if paused:
        with ended(qtbot, work):
            work.toggle_pause()
    with ended(qtbot, work):
        work.cancel()
    assert (work.solution.lower, work.solution.upper) == (30, 35)
    assert work.solution.position == BOARD
    assert state(work) == "idle"
    assert work.position is None


@BOTH
@pytest.mark.parametrize("paused", [False, True])
def test_an_abandoned_work_says_nothing(qtbot: QtBot, bare: Bare, told: Told, begin: Begin, paused: bool) -> None:
    work = begun(qtbot, bare, begin)
    if paused:
        with ended(qtbot, work):
            work.toggle_pause()
    heard: list[object] = []
    work.changed.connect(lambda: heard.append(work.state))
    work.abandon()
    assert state(work) == "idle"
    qtbot.waitUntil(lambda: not bare.control.jobs.is_busy)
    settle(qtbot)
    assert heard == []


@BOTH
@pytest.mark.parametrize("error", [InputError("It cannot be done."), ZeroDivisionError("a bug")])
def test_a_failure_ends_it_and_is_told_once(
    qtbot: QtBot, bare: Bare, told: Told, begin: Begin, error: Exception
) -> None:
    bugs: list[Exception] = []
    bare.control.error.connect(bugs.append)
    told.error = error
    work = begin(bare)
    with ended(qtbot, work):
        told.go.set()
    settle(qtbot)
    assert state(work) == "idle"
    assert bugs == ([error] if isinstance(error, ZeroDivisionError) else [])
    assert bare.said.count("It cannot be done.") == (not bugs)


@pytest.mark.parametrize(("first", "second"), [(solve, solve), (solve, campaign), (campaign, solve)])
def test_only_one_works_at_a_time(qtbot: QtBot, bare: Bare, told: Told, first: Begin, second: Begin) -> None:
    work = begun(qtbot, bare, first)
    second(bare)
    assert state(work) == "running"
    assert "first" in bare.said[-1]
    assert [job.kind for job in bare.control.jobs.running if job.kind in ("solve", "campaign")] == [
        "solve" if first is solve else "campaign"
    ]


@pytest.mark.parametrize(("first", "second"), [(solve, campaign), (campaign, solve), (campaign, campaign)])
def test_one_that_is_paused_makes_room(qtbot: QtBot, bare: Bare, told: Told, first: Begin, second: Begin) -> None:
    work = begun(qtbot, bare, first)
    with ended(qtbot, work):
        work.toggle_pause()
    other = begun(qtbot, bare, second)
    assert state(other) == "running"
    if other is not work:
        assert state(work) == "idle"
        assert work.position is None


def test_a_paused_solve_is_gone_on_with_and_not_begun_again(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare, solve)
    with ended(qtbot, work):
        work.toggle_pause()
    solve(bare)
    assert state(work) == "paused"
    assert "running" in bare.said[-1]


def kept(store: Store) -> list[tuple[str, int]]:
    return [(work.state, work.nodes) for work in store.long_solves()]


def test_a_solve_is_kept_until_it_is_proved(qtbot: QtBot, bare: Bare, told: Told, store: Store) -> None:
    work = begun(qtbot, bare, solve)
    assert [state for state, _ in kept(store)] == ["running"]
    with ended(qtbot, work):
        work.toggle_pause()
    assert kept(store) == [("paused", 1000)]
    work.toggle_pause()
    assert kept(store) == [("running", 1000)]
    told.value = 33
    with ended(qtbot, work):
        told.go.set()
    assert kept(store) == []


@pytest.mark.parametrize(("end", "left"), [("cancel", "stopped"), ("abandon", "paused"), ("close", "paused")])
def test_a_solve_that_is_left_can_be_continued(
    qtbot: QtBot, bare: Bare, told: Told, store: Store, end: str, left: str
) -> None:
    work = begun(qtbot, bare, solve)
    getattr(work, end)()
    qtbot.waitUntil(lambda: not bare.control.jobs.is_busy)
    settle(qtbot)
    ((found, nodes),) = kept(store)
    assert (found, nodes) == (left, 1000)
    if end != "close":
        bare.control.work.continue_solve(store.long_solves()[0])
        assert state(work) == "running"
        assert work.progress.nodes == 1000
        assert (work.progress.lower, work.progress.upper) == (30, 35)


def test_the_memory_of_a_solve_that_rests_is_given_back(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare, solve)
    work.free_memory()
    assert told.closed == 0, "it runs"
    with ended(qtbot, work):
        work.toggle_pause()
    work.free_memory()
    assert told.closed == 1


def test_a_solve_that_proves_nothing_says_why_and_stays_in_no_list(
    qtbot: QtBot, bare: Bare, told: Told, store: Store
) -> None:
    told.reason = "It is too large."
    work = solve(bare)
    with ended(qtbot, work):
        told.go.set()
    assert work.solution.reason == "It is too large."
    assert kept(store) == []


def test_the_end_of_a_game_is_not_solved(bare: Bare, told: Told) -> None:
    over = DominoPosition.start(1, 1)
    bare.control.work.solve(over)
    assert state(bare.control.work) == "idle"
    assert "The game is over" in bare.said[-1]


def test_a_board_too_large_for_a_campaign_is_refused(qtbot: QtBot, bare: Bare, told: Told) -> None:
    with ended(qtbot, bare.control.work):
        bare.control.work.run_campaign(DominoPosition.start(20, 20), Resources(1))
    assert state(bare.control.work) == "idle"
    assert "128" in bare.said[-1]


@BOTH
def test_it_goes_on_beside_another_game_under_its_own_name(qtbot: QtBot, bare: Bare, told: Told, begin: Begin) -> None:
    work = begun(qtbot, bare, begin)
    bare.control.begin(DominoPosition.start(3, 3))
    assert state(work) == "running"
    assert "8 × 9" in bare.control.work.name_of(BOARD)


@BOTH
def test_closing_the_window_ends_it(qtbot: QtBot, bare: Bare, told: Told, begin: Begin) -> None:
    work = begun(qtbot, bare, begin)
    bare.control.end_work()
    assert state(work) == "idle"
    assert not bare.control.jobs.is_busy
