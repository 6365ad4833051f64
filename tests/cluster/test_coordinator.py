"""The coordinator: correct whatever its pool does, and no work repeated that stored rows already prove."""

import json
import random
from collections.abc import Iterable, Iterator

import pytest

from tests.cluster.workers import NOTCHED_4X4, InProcess, Unreliable, random_position, true_value
from tests.conftest import DATA
from tests.walks import walked
from tiling_gui.cluster import workers
from tiling_gui.cluster.coordinator import Coordinator, default_budget
from tiling_gui.cluster.positions import of_size, start_key
from tiling_gui.cluster.workers import Answer, Job
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Question
from tiling_gui.engine.solved import shipped_facts
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition

PUBLISHED = json.loads((DATA / "tiling.json").read_text(encoding="utf-8"))["values"]


@walked("seed", range(100))
def test_the_value_is_right_whatever_the_workers_do(seed: int) -> None:
    rng = random.Random(seed)
    position = random_position(rng)
    archive = MemoryBoundStore()
    outcome = Coordinator(position, archive, Unreliable(rng.randint(1, 6), rng)).run()
    value = true_value(start_key(position), position.to_move) if position.live else 0
    assert (outcome.lower, outcome.upper) == (value, value)
    for fact in archive.all():
        for side in (Side.MAX, Side.MIN):
            low, high = fact.bounds(side)
            assert low <= true_value(fact.key, side) <= high, fact


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    made = Engine(threads=1, memory_mb=64)
    yield made
    made.close()


@pytest.fixture
def pool(engine: Engine) -> InProcess:
    return InProcess(engine)


@pytest.mark.parametrize("first", [Side.MAX, Side.MIN])
def test_published_values_with_questions_that_are_far_too_small(pool: InProcess, first: Side) -> None:
    for case in PUBLISHED:
        if case["m"] * case["n"] <= 30:
            position = DominoPosition.start(case["m"], case["n"], first)
            outcome = Coordinator(position, MemoryBoundStore(), pool, budget=40).run()
            assert outcome.lower == outcome.upper == case[f"{first}_first"], case


def test_a_stopped_solve_goes_on_with_its_rows(pool: InProcess) -> None:
    position = DominoPosition.start(6, 6)
    archive = MemoryBoundStore()
    begun = Coordinator(position, archive, pool, budget=200).run(Run(Limit(nodes=1000)))
    assert begun.lower <= 16 <= begun.upper
    again = Coordinator(position, archive, pool, facts=archive.all(), budget=200)
    assert again.bounds == (begun.lower, begun.upper)
    rest = again.run()
    assert (rest.lower, rest.upper) == (16, 16)
    done = Coordinator(position, MemoryBoundStore(), pool, facts=archive.all(), budget=200).run()
    assert (done.lower, done.nodes) == (16, 0)


def test_it_stops_when_told_and_says_how_far_it_is(pool: InProcess) -> None:
    stop = StopToken()
    seen: list[Progress] = []

    def report(progress: Progress) -> None:
        seen.append(progress)
        if progress.done >= 3:
            stop.stop()

    outcome = Coordinator(DominoPosition.start(8, 8), MemoryBoundStore(), pool, budget=300).run(
        Run(report=report, stop=stop)
    )
    assert 22 <= outcome.lower < outcome.upper <= 32  # Theorem 1 of arXiv 1202.0862
    assert [p.done for p in seen] == sorted(p.done for p in seen)
    assert seen[-1].nodes == outcome.nodes > 0


class Silent(Unreliable):
    """Workers that never answer."""

    stopped = False

    def answers(self, seconds: float) -> list[Answer]:
        return []

    def stop(self) -> None:
        self.stopped = True


def test_a_stop_asks_for_what_is_proved_and_does_not_wait_for_those_who_do_not_answer() -> None:
    pool = Silent(2, random.Random(1))
    outcome = Coordinator(DominoPosition.start(8, 8), MemoryBoundStore(), pool).run(Run(Limit(seconds=0.01)))
    assert pool.stopped
    assert outcome.nodes == 0


def test_a_worker_whose_solve_is_over_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_engines", {})
    monkeypatch.setattr(workers, "_stops", {})
    question = Question(start_key(DominoPosition.start(8, 8)), Side.MAX, 30)
    workers.end_work("ended")
    reply = workers.serve("ended", Job(1, question, 1_000_000, 64), (), 1, 16, ENGINE_VERSION)
    workers._engines["ended"].close()
    assert (reply.answer, reply.nodes) == (None, 0)


def test_it_begins_with_what_needs_no_search() -> None:
    # By certificates, from smaller boards, and by blocks; counting alone gives 24 to 36, 27 to 40 and 27 to 40.
    for size, known in {(8, 9): (32, 33), (9, 9): (35, 39), (8, 10): (36, 38)}.items():
        position = DominoPosition.start(*size)
        facts = of_size(shipped_facts(), position.live.bit_count() + 1)
        coordinator = Coordinator(position, MemoryBoundStore(), Unreliable(1, random.Random(1)), facts=facts)
        assert coordinator.bounds == known


def test_an_answer_that_contradicts_a_row_is_not_believed() -> None:
    key = start_key(NOTCHED_4X4)
    false = Bound(key, 6, 6, 6, 6)  # the value is 7
    pool = Unreliable(1, random.Random(3), unfinished=1.0, lost=0.0)
    coordinator = Coordinator(NOTCHED_4X4, MemoryBoundStore(), pool, facts=[false])
    assert coordinator.bounds == (6, 6)
    with pytest.raises(InputError, match="contradict each other"):
        coordinator.known.learn([Bound(key, 7, 7, 6, 6)])


class Full(MemoryBoundStore):
    """An archive on a disk that is full for some time."""

    def __init__(self, refusals: int) -> None:
        super().__init__()
        self.refusals = 0
        self.left = refusals

    def put_all(self, facts: Iterable[Bound]) -> None:
        if getattr(self, "left", 0) > 0:
            self.left -= 1
            self.refusals += 1
            raise StoreError("The disk is full: it could not be written to.")
        super().put_all(facts)


def test_rows_a_full_disk_refused_are_given_again() -> None:
    archive = Full(1)
    coordinator = Coordinator(NOTCHED_4X4, archive, Unreliable(2, random.Random(5)))
    coordinator.run()
    assert archive.refusals == 1
    whole = archive.get(coordinator.key)
    assert whole is not None
    assert whole.bounds(Side.MAX) == (7, 7)
    never = Full(10**9)
    with pytest.raises(
        StoreError, match=r"^The disk is full: it could not be written to\. \d+ proved rows .* not be saved\.$"
    ):
        Coordinator(NOTCHED_4X4, never, Unreliable(2, random.Random(5))).run()


def test_budgets_suit_the_board_and_the_workers() -> None:
    assert default_budget(64, 1) == default_budget(64, 8) == 1_000_000
    assert default_budget(36, 1) == 20_000
    assert default_budget(48, 1) > default_budget(48, 2) > 20_000
    assert default_budget(48, 1000) == 20_000
