"""The solve of a window, without a window or a search: idle, running, paused."""

import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.session.conftest import Bare
from tests.desktop.windows import ended, settle
from tests.waits import until
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session import solve_runner
from tiling_gui.errors import InputError, StoreError
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

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, bare: Bare) -> Iterator[Told]:
    made = Told()
    monkeypatch.setattr(bare.control.engines, "of", lambda game, settings: (made, made))
    bare.control.begin(BOARD)
    yield made
    bare.control.end_work()


def solve(bare: Bare) -> Any:
    bare.control.solve()
    return bare.control.work


def state(work: Any) -> str:
    return str(work.state.name).lower()


def begun(qtbot: QtBot, bare: Bare) -> Any:
    """The work after its first progress report."""
    work = solve(bare)
    qtbot.waitUntil(lambda: work.progress.nodes > 0)
    return work


def test_it_runs_and_tells_how_far_it_is(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare)
    assert state(work) == "running"
    assert bare.control.work.current is not None
    assert bare.control.work.works_on(BOARD)
    assert (work.progress.lower, work.progress.upper) == (30, 35)
    known = bare.session.known(BOARD)
    assert known.lower >= 30
    assert known.upper <= 35


def test_what_is_proved_ends_it_and_is_known(qtbot: QtBot, bare: Bare, told: Told) -> None:
    told.value = 33
    work = solve(bare)
    with ended(qtbot, work):
        told.go.set()
    assert work.solution.value == 33
    assert state(work) == "idle"
    assert bare.control.work.current is None
    assert bare.session.known(BOARD).value == 33


def test_a_pause_rests_and_goes_on_with_what_was_spent(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare)
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


@pytest.mark.parametrize("paused", [False, True])
def test_a_cancel_tells_what_is_proved(qtbot: QtBot, bare: Bare, told: Told, paused: bool) -> None:
    work = begun(qtbot, bare)
    if paused:
        with ended(qtbot, work):
            work.toggle_pause()
    with ended(qtbot, work):
        work.cancel()
    assert (work.solution.lower, work.solution.upper) == (30, 35)
    assert work.solution.position == BOARD
    assert state(work) == "idle"
    assert work.position is None


@pytest.mark.parametrize("paused", [False, True])
def test_an_abandoned_work_says_nothing(qtbot: QtBot, bare: Bare, told: Told, paused: bool) -> None:
    work = begun(qtbot, bare)
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


@pytest.mark.parametrize("error", [InputError("It cannot be done."), ZeroDivisionError("a bug")])
def test_a_failure_ends_it_and_is_told_once(qtbot: QtBot, bare: Bare, told: Told, error: Exception) -> None:
    bugs: list[Exception] = []
    bare.control.error.connect(bugs.append)
    told.error = error
    work = solve(bare)
    with ended(qtbot, work):
        told.go.set()
    settle(qtbot)
    assert state(work) == "idle"
    assert bugs == ([error] if isinstance(error, ZeroDivisionError) else [])
    assert bare.said.count("It cannot be done.") == (not bugs)


def test_only_one_works_at_a_time(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare)
    solve(bare)
    assert state(work) == "running"
    assert "first" in bare.said[-1]
    assert [job.kind for job in bare.control.jobs.running if job.kind == "solve"] == ["solve"]


def test_one_that_is_paused_makes_room(qtbot: QtBot, bare: Bare, told: Told, store: Store) -> None:
    work = begun(qtbot, bare)
    with ended(qtbot, work):
        work.toggle_pause()
    other = DominoPosition.start(9, 10)
    work.solve(other)
    assert (state(work), work.position) == ("running", other)
    assert kept(store) == [("paused", 1000)]


def test_a_paused_solve_goes_on_when_it_is_solved_again(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare)
    with ended(qtbot, work):
        work.toggle_pause()
    solve(bare)
    assert state(work) == "running"
    qtbot.waitUntil(lambda: work.progress.nodes == 2000)


def kept(store: Store) -> list[tuple[str, int | None]]:
    return [(row.state, row.nodes) for row in store.solves() if row.board == "8x9"]


def test_a_solve_is_one_row_from_its_first_proof_to_its_value(
    qtbot: QtBot, bare: Bare, told: Told, store: Store
) -> None:
    work = begun(qtbot, bare)
    assert [state for state, _ in kept(store)] == ["running"]
    with ended(qtbot, work):
        work.toggle_pause()
    assert kept(store) == [("paused", 1000)]
    told.value = 33
    work.toggle_pause()
    with ended(qtbot, work):
        told.go.set()
    assert kept(store) == [("solved", 2000)]
    assert (work.solution.nodes, work.solution.seconds) == (2000, 2.0), "of both sittings"


def test_bounds_that_narrow_are_saved_once_a_second(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    now = [100.0]
    monkeypatch.setattr(solve_runner, "time", SimpleNamespace(monotonic=lambda: now[0]))
    runner = solve_runner.SolveRunner(store, print, print, GAMES["domino"], BOARD, Told())  # type: ignore[arg-type]

    def saved_after(upper: int) -> int:
        runner.set_progress(Progress("solving", 30, upper, nodes=1000))
        return store.solves()[0].upper

    assert [saved_after(upper) for upper in (35, 34, 33)] == [35, 35, 35]
    now[0] += 1.0
    assert saved_after(33) == 33


@pytest.mark.parametrize("end", ["cancel", "abandon", "close"])
def test_a_solve_that_is_left_goes_on_with_one_count(
    qtbot: QtBot, bare: Bare, told: Told, store: Store, end: str
) -> None:
    work = begun(qtbot, bare)
    getattr(work, end)()
    qtbot.waitUntil(lambda: not bare.control.jobs.is_busy)
    settle(qtbot)
    assert kept(store) == [("paused", 1000)]
    if end != "close":
        solve(bare)
        assert state(work) == "running"
        assert work.progress.nodes == 1000
        assert (work.progress.lower, work.progress.upper) == (30, 35)


def test_the_memory_of_a_solve_that_rests_is_given_back(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare)
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


def test_it_goes_on_beside_another_game_under_its_own_name(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare)
    bare.control.begin(DominoPosition.start(3, 3))
    assert state(work) == "running"
    assert "8 × 9" in bare.control.work.name_of(BOARD)


def test_closing_the_window_ends_it(qtbot: QtBot, bare: Bare, told: Told) -> None:
    work = begun(qtbot, bare)
    bare.control.end_work()
    assert state(work) == "idle"
    assert not bare.control.jobs.is_busy


def test_a_solve_of_an_earlier_session_rests_until_it_is_continued(
    qtbot: QtBot, bare: Bare, told: Told, store: Store
) -> None:
    work = begun(qtbot, bare)
    id = work.current.row_id
    with ended(qtbot, work):
        work.toggle_pause()
    work.cancel()
    work.take_up(id)
    assert (state(work), work.position, work.current.row_id) == ("paused", BOARD, id)
    assert (work.progress.nodes, work.progress.seconds) == (1000, 1.0)
    assert (work.progress.lower, work.progress.upper) == (30, 35)
    solve(bare)
    assert state(work) == "running", "F5 goes on with it"
    qtbot.waitUntil(lambda: work.progress.nodes == 2000)


@pytest.mark.parametrize("what", ["solved", "deleted", "gone"])
def test_a_solve_that_cannot_go_on_is_not_taken_up(
    qtbot: QtBot, bare: Bare, told: Told, store: Store, what: str
) -> None:
    work = begun(qtbot, bare)
    id = work.current.row_id
    with ended(qtbot, work):
        work.toggle_pause()
    work.cancel()
    if what == "solved":
        store.results.add(Solution(BOARD, 33, 33, nodes=1, seconds=1.0))
    elif what == "deleted":
        store.removed.add("solve", id)
    else:
        store.results.drop(store.results.one(id))
    work.take_up(id)
    assert state(work) == "idle"


def test_that_a_solve_is_not_saved_is_said_once_and_until_it_is(
    qtbot: QtBot, bare: Bare, told: Told, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    bare.session.saved.connect(said.append)

    def fail(row: Any) -> Any:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as full:
        full.setattr(store.results, "put_progress", fail)
        work = begun(qtbot, bare)
        with ended(qtbot, work):
            work.toggle_pause()
    assert set(said) == {"Not saved: The disk is full."}
    assert not any("disk" in sentence for sentence in bare.said)
    told.value = 33
    told.go.set()
    with ended(qtbot, work):
        work.toggle_pause()
    assert said[-1] == "", "the value is saved, and the game"
