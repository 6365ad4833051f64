"""Values are one search with a budget: a new request continues it, and every way to end is reported. No window."""

import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tiling_gui.core.catalogue import game
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Analysis, LookaheadResult, MoveValue, Solution
from tiling_gui.desktop.session.analysis import PositionAnalyser
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.search.engine import make_engine

POSITION = DominoPosition.start(2, 3)
OTHER = POSITION.play(POSITION.moves()[0])
GRAPH_SECONDS = 1.0


class Slow:
    """An engine that proves one move whenever it is allowed to; each takes a second of its clock."""

    evaluations = ("none",)

    def __init__(self) -> None:
        self.steps = threading.Semaphore(0)
        self.asked: list[tuple[object, float | None, int]] = []
        self.fails = False

    def bounds(self, position):
        return 0, 3

    def analyse(self, position, run: Run, *, on_move, known=None):
        proved = {entry.move: entry for entry in known.moves if entry.value is not None} if known else {}
        self.asked.append((position, run.limit.seconds, len(proved)))
        if self.fails:
            raise OSError("broken")
        moves = {m: proved.get(m, MoveValue(m, 0, 3, 2.0)) for m in position.moves()}
        for entry in moves.values():
            on_move(entry)
        seconds = 0.0
        for move in [m for m in moves if moves[m].value is None]:
            while not self.steps.acquire(timeout=0.01):
                if run.is_stopped:
                    break
            if run.is_stopped or (run.limit.seconds is not None and seconds >= run.limit.seconds):
                break
            seconds += 1.0
            moves[move] = MoveValue(move, 2, 2, 2.0)
            on_move(moves[move])
            run.report(Progress("values", 0, 3, nodes=1, seconds=seconds))
        return Analysis(position, 0, 3, tuple(moves.values()), int(seconds), seconds)

    def solve(self, position, run: Run | None = None):
        self.steps.acquire()
        return Solution(position, 2, 2, (position.moves()[0],))

    def look_ahead(self, position, depth, **_):
        return LookaheadResult((position.moves()[0],), 2, depth, False)


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def analyser(jobs: Jobs, slow: Slow) -> Iterator[PositionAnalyser]:
    made = PositionAnalyser(jobs)
    made.attach(slow)
    yield made
    slow.steps.release(100)
    jobs.close()


def proved(analyser: PositionAnalyser, position=POSITION) -> int:
    known = analyser.analysis(position)
    return sum(entry.value is not None for entry in known.moves) if known else 0


def let(slow: Slow, moves: int) -> None:
    for _ in range(moves):
        slow.steps.release()


@pytest.mark.parametrize("already", [0, 1, 2])
def test_a_glance_becomes_a_whole_search_any_time(
    qtbot: QtBot, analyser: PositionAnalyser, slow: Slow, already: int
) -> None:
    """Before it has done anything, while it is running, and after it has ended."""
    analyser.ask_values(POSITION, GRAPH_SECONDS)
    qtbot.waitUntil(lambda: slow.asked != [])
    let(slow, already)
    if already == 2:
        qtbot.waitUntil(lambda: not analyser.has_search)
    else:
        qtbot.waitUntil(lambda: proved(analyser) == already)
    with qtbot.waitSignal(analyser.values_done) as done:
        analyser.ask_values(POSITION)
        let(slow, 10)
    assert done.args[0].complete
    assert not analyser.has_search


def test_every_move_has_its_guess_before_any_is_proved(qtbot: QtBot, analyser: PositionAnalyser) -> None:
    with qtbot.waitSignal(analyser.values_known) as known:
        analyser.ask_values(POSITION)
    assert [entry.estimate for entry in known.args[1].moves] == [2.0] * len(POSITION.moves())


def test_what_is_found_is_kept_when_values_go_and_come(qtbot: QtBot, analyser: PositionAnalyser, slow: Slow) -> None:
    analyser.ask_values(POSITION)
    let(slow, 2)
    qtbot.waitUntil(lambda: proved(analyser) == 2)
    with qtbot.waitSignal(analyser.values_ended):
        analyser.stop_values()
    with qtbot.waitSignal(analyser.values_progressed, check_params_cb=lambda part: part.seconds == 3.0):
        analyser.ask_values(POSITION)
        assert proved(analyser) == 2
        qtbot.waitUntil(lambda: len(slow.asked) == 2)  # the first has ended
        let(slow, 1)
    assert slow.asked[-1] == (POSITION, None, 2)


def test_a_pause_waits_and_goes_on(qtbot: QtBot, analyser: PositionAnalyser, slow: Slow) -> None:
    analyser.ask_values(POSITION)
    let(slow, 1)
    qtbot.waitUntil(lambda: proved(analyser) == 1)
    analyser.pause_values(True)
    assert analyser.has_search
    assert analyser.paused
    assert analyser._values.job is None
    with qtbot.waitSignal(analyser.values_done):
        analyser.pause_values(False)
        let(slow, 20)
    assert not analyser.paused


@pytest.mark.parametrize("way", ["stop", "cancel", "fail", "complete", "attach", "budget"])
def test_every_end_is_told(qtbot: QtBot, analyser: PositionAnalyser, slow: Slow, way: str) -> None:
    slow.fails = way == "fail"
    with qtbot.waitSignal(analyser.values_ended):
        analyser.ask_values(POSITION, GRAPH_SECONDS if way == "budget" else None)
        {"stop": analyser.stop_values, "cancel": analyser.cancel_values, "attach": lambda: analyser.attach(slow)}.get(
            way, lambda: let(slow, 20)
        )()
    assert not analyser.has_search


def test_another_position_is_no_end(qtbot: QtBot, analyser: PositionAnalyser, slow: Slow) -> None:
    ends = []
    analyser.values_ended.connect(lambda: ends.append(analyser.has_search))
    analyser.ask_values(POSITION)
    analyser.ask_values(OTHER)
    assert analyser.has_search
    assert ends == []
    let(slow, 20)
    qtbot.waitUntil(lambda: ends == [False])


@pytest.mark.parametrize("dropped", [False, True])
def test_values_go_on_after_a_hint(qtbot: QtBot, analyser: PositionAnalyser, slow: Slow, dropped: bool) -> None:
    analyser.ask_values(POSITION)
    let(slow, 1)
    qtbot.waitUntil(lambda: proved(analyser) == 1)
    analyser.ask_hint(POSITION)
    assert analyser.has_search
    if dropped:
        analyser.drop_hint()
    with qtbot.waitSignal(analyser.values_done):
        let(slow, 20)


def test_values_that_cannot_be_found_are_not_searched_for_ever(qtbot: QtBot, jobs: Jobs) -> None:
    analyser, wide = PositionAnalyser(jobs), DominoPosition.start(12, 12)
    analyser.attach(make_engine(game("domino"), threads=1, memory_mb=16))
    with qtbot.waitSignal(analyser.values_done) as done:
        analyser.ask_values(wide)
    assert not analyser.has_search
    assert len(done.args[0].moves) == len(wide.moves())


def test_two_searches_of_a_position_are_joined(qtbot: QtBot, analyser: PositionAnalyser, slow: Slow) -> None:
    first, second = POSITION.moves()[:2]
    before = Analysis(POSITION, 1, 3, (MoveValue(first, 2, 2, 2.0), MoveValue(second, 1, 3, 2.0)), 5, 1.0)
    found = replace(before, lower=0, upper=2, moves=(MoveValue(first, 0, 3, 2.0), MoveValue(second, 0, 2, 2.0)))
    known = analyser._keep(before, found)
    assert (known.lower, known.upper, known.nodes, known.seconds) == (1, 2, 10, 2.0)
    assert [(entry.lower, entry.upper) for entry in known.moves] == [(2, 2), (1, 2)]


def test_that_nothing_can_be_said_of_the_extent_is_remembered(qtbot: QtBot, analyser: PositionAnalyser) -> None:
    counted = []

    def count(position: object) -> None:
        counted.append(position)

    for _ in range(3):
        with qtbot.waitSignal(analyser.extent_known) as known:
            analyser.ask_extent(POSITION, count)
        assert known.args == [POSITION, None]
    assert counted == [POSITION]


def test_a_hint_is_what_the_values_have_proved(qtbot: QtBot, analyser: PositionAnalyser, slow: Slow) -> None:
    class Unasked(Slow):
        def solve(self, position, run: Run | None = None):
            raise AssertionError("nothing is left to be solved")

    analyser.attach(Unasked())
    moves = POSITION.moves()
    entries = (MoveValue(moves[0], 1, 2, 3.0), MoveValue(moves[1], 2, 2, 2.0))
    analyser._keep(None, Analysis(POSITION, 2, 2, entries))
    with qtbot.waitSignal(analyser.hint_known) as hint:
        analyser.ask_hint(POSITION)
    assert hint.args == [POSITION, (moves[1], 2, True)]


def test_a_hint_that_is_a_guess_is_not_proved_to_lose(qtbot: QtBot, analyser: PositionAnalyser) -> None:
    class Unsolved(Slow):
        def solve(self, position, run: Run | None = None):
            return Solution(position, 1, 3)

        def look_ahead(self, position, depth, run: Run | None = None, *, evaluation=None):
            return LookaheadResult((position.moves()[0],), 2.5, 2, False)

    analyser.attach(Unsolved())
    moves = POSITION.moves()
    entries = (MoveValue(moves[0], 0, 1, 1.0), MoveValue(moves[1], 1, 3, 2.0), MoveValue(moves[2], 2, 3, 2.2))
    analyser._keep(None, Analysis(POSITION, 2, 3, entries))
    with qtbot.waitSignal(analyser.hint_known) as hint:
        analyser.ask_hint(POSITION)
    assert hint.args == [POSITION, (moves[2], 2.5, False)]
