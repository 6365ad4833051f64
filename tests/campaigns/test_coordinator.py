"""The coordinator: correct whatever its pool does, and no work repeated that stored rows already prove."""

import json
import random
import time
from itertools import count

import pytest

from tests.campaigns.workers import NOTCHED_4X4, NOTCHED_4X5, Unreliable, random_position, true_value
from tests.conftest import DATA
from tiling_gui.campaigns.coordinator import Coordinator, default_budget
from tiling_gui.campaigns.positions import start_key
from tiling_gui.campaigns.run import usable_facts
from tiling_gui.campaigns.summary import AT_WORK, NO, OPEN, YES, Top, TopQuestion
from tiling_gui.campaigns.workers import Threads
from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store

PUBLISHED = json.loads((DATA / "tiling.json").read_text(encoding="utf-8"))["values"]


@pytest.mark.parametrize("hurry", [0.0, 1.0, 3.0])
@pytest.mark.parametrize("seed", range(60))
def test_the_value_is_right_whatever_the_crew_does(seed: int, hurry: float) -> None:
    """`hurry` is the time between two looks at the clock in seconds; if large, jobs are recalled and shared earlier."""
    rng = random.Random(seed)
    position = random_position(rng)
    archive = MemoryBoundStore()
    pool = Unreliable(rng.randint(1, 6), rng)
    clock = count(0.0, hurry).__next__ if hurry else time.monotonic
    outcome = Coordinator(position, archive, pool, clock=clock).run()
    value = true_value(start_key(position), position.to_move) if position.live else 0
    assert (outcome.lower, outcome.upper) == (value, value)
    for fact in archive.all():
        for side in (Side.MAX, Side.MIN):
            low, high = fact.bounds(side)
            assert low <= true_value(fact.key, side) <= high, fact


@pytest.fixture(scope="module")
def threads():
    pool = Threads(2, 64)
    yield pool
    pool.close()


@pytest.mark.parametrize("budget", [40, 400])
@pytest.mark.parametrize("first", [Side.MAX, Side.MIN])
def test_published_values_with_jobs_that_are_far_too_small(threads: Threads, budget: int, first: Side) -> None:
    for case in PUBLISHED:
        if case["m"] * case["n"] <= 36:
            position = DominoPosition.start(case["m"], case["n"], first)
            outcome = Coordinator(position, MemoryBoundStore(), threads, budget=budget).run()
            assert outcome.lower == outcome.upper == case[f"{first}_first"], case


def test_a_stopped_campaign_goes_on_with_its_rows(threads: Threads) -> None:
    position = DominoPosition.start(6, 6)
    archive = MemoryBoundStore()
    begun = Coordinator(position, archive, threads, budget=200).run(Run(Limit(nodes=1000)))
    assert begun.lower < 16 or begun.upper > 16
    assert begun.lower <= 16 <= begun.upper
    again = Coordinator(position, archive, threads, facts=archive.all(), budget=200)
    assert again.bounds == (begun.lower, begun.upper)
    rest = again.run()
    assert (rest.lower, rest.upper, rest.known_rows) == (16, 16, begun.rows)
    done = Coordinator(position, MemoryBoundStore(), threads, facts=archive.all(), budget=200).run()
    assert (done.lower, done.jobs, done.rows) == (16, 0, 0)


def test_it_stops_when_told_and_says_how_far_it_is(threads: Threads) -> None:
    stop = StopToken()
    seen: list[Progress] = []

    def report(progress: Progress) -> None:
        seen.append(progress)
        if progress.done >= 3:
            stop.stop()

    coordinator = Coordinator(DominoPosition.start(8, 8), MemoryBoundStore(), threads, budget=300)
    outcome = coordinator.run(Run(report=report, stop=stop))
    assert 22 <= outcome.lower < outcome.upper <= 32  # Theorem 1 of arXiv 1202.0862
    assert outcome.jobs >= 3
    assert [p.done for p in seen] == sorted(p.done for p in seen)
    assert seen[-1].nodes == outcome.nodes > 0


def test_the_top_of_the_tree_can_be_shown_at_any_time() -> None:
    position = NOTCHED_4X4
    pool = Unreliable(3, random.Random(1))
    tops: list[Top] = []

    def look(coordinator: Coordinator) -> bool:
        tops.append(coordinator.top())
        return False

    coordinator = Coordinator(position, MemoryBoundStore(), pool)
    coordinator.run(every_round=look)
    assert any(top.count(AT_WORK) for top in tops)
    last = coordinator.top()
    assert {(q.k, q.state) for q in last.questions if q.k in (7, 8)} == {(7, YES), (8, NO)}
    for top in tops:
        assert Top.from_json(json.loads(json.dumps(top.to_json()))) == top
    with pytest.raises(InputError, match="cannot be read"):
        Top.from_json([["x", "MAX", 1, "perhaps", 0.5, [], 0]])


def test_a_campaign_begins_with_what_needs_no_search() -> None:
    # By certificates, from smaller boards, and 34 from shipped rows; counting alone gives 24, 27 and 27.
    bounds = {(8, 9): (32, 34), (9, 9): (35, 40), (8, 10): (36, 40)}
    for size, known in bounds.items():
        position = DominoPosition.start(*size)
        with Store.in_memory() as store:
            row = store.campaigns.one(store.campaigns.begin(position))
            facts = usable_facts(store, position)
        coordinator = Coordinator(position, MemoryBoundStore(), Unreliable(1, random.Random(1)), facts=facts)
        assert coordinator.bounds == (row.lower, row.upper) == known
        assert [(q.k, q.state) for q in coordinator.top().questions] == [(known[0], YES), (known[1] + 1, NO)]


def test_an_error_of_the_engine_is_raised_and_frees_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a bug")

    pool = Threads(1, 32)
    try:
        monkeypatch.setattr(pool.engine, "ask", broken)
        coordinator = Coordinator(DominoPosition.start(6, 6), MemoryBoundStore(), pool)
        with pytest.raises(RuntimeError, match="a bug"):
            coordinator.run()
        assert (pool.idle, pool.searching) == (1, 0)
    finally:
        pool.close()


def test_positions_are_counted_while_they_are_searched(threads: Threads) -> None:
    seen: list[Progress] = []
    outcome = Coordinator(DominoPosition.start(6, 7), MemoryBoundStore(), threads).run(Run(report=seen.append))
    assert [p.nodes for p in seen] == sorted(p.nodes for p in seen)
    assert seen[-1].nodes == outcome.nodes
    assert outcome.lower == outcome.upper == 19


def test_what_is_at_work_is_shown_with_the_way_to_it() -> None:
    pool = Unreliable(3, random.Random(2), unfinished=0.9, lost=0.0)
    seen: list[tuple[Top, int]] = []

    def look(coordinator: Coordinator) -> bool:
        seen.append((coordinator.top(), len(coordinator._out)))
        return len(seen) > 25

    Coordinator(NOTCHED_4X5, MemoryBoundStore(), pool).run(every_round=look)
    for top, out in seen:
        assert bool(top.count(AT_WORK)) == (out > 0)
        for question in top.questions:
            assert_busy_parents(question)
    assert any(question.below for top, _ in seen for question in top.questions)
    assert max(top.open for top, _ in seen) > 0


def assert_busy_parents(shown: TopQuestion) -> None:
    """Asserts that every question above one in progress is shown as in progress, unless it is answered."""
    for below in shown.below:
        if below.state == AT_WORK:
            assert shown.state != OPEN
        assert_busy_parents(below)


def test_a_top_without_its_count_of_what_is_open_is_still_read() -> None:
    question = ["2x2:f", "MAX", 2, "yes", 1.0, [], 0]
    assert Top.from_json([question]) == Top.from_json({"open": 0, "questions": [question]})


def test_an_answer_that_contradicts_a_row_is_not_believed() -> None:
    position = NOTCHED_4X4
    key = start_key(position)
    false = Bound(key, 6, 6, 6, 6)  # the value is 7
    pool = Unreliable(1, random.Random(3), unfinished=1.0, lost=0.0)
    coordinator = Coordinator(position, MemoryBoundStore(), pool, facts=[false])
    assert coordinator.bounds == (6, 6)
    with pytest.raises(InputError, match="contradict each other"):
        coordinator.known.learn([Bound(key, 7, 7, 6, 6)])


class Full(MemoryBoundStore):
    """An archive on a disk that is full for some time."""

    def __init__(self, refusals: int) -> None:
        super().__init__()
        self.refusals = 0
        self.left = refusals

    def put_all(self, facts) -> None:
        if getattr(self, "left", 0) > 0:
            self.left -= 1
            self.refusals += 1
            raise StoreError("The disk is full: it could not be written to.")
        super().put_all(facts)


def test_rows_a_full_disk_refused_are_given_again() -> None:
    position = NOTCHED_4X4
    archive = Full(1)
    coordinator = Coordinator(position, archive, Unreliable(2, random.Random(5)))
    coordinator.run()
    assert archive.refusals == 1
    assert {f.key: f.bounds(Side.MAX) for f in archive.all()} == {
        f.key: f.bounds(Side.MAX) for f in coordinator.known.proved.values()
    }
    never = Full(10**9)
    with pytest.raises(
        StoreError, match=r"^The disk is full: it could not be written to\. \d+ proved rows .* not be saved\.$"
    ):
        Coordinator(position, never, Unreliable(2, random.Random(5))).run()


def test_budgets_suit_the_board_and_the_crew() -> None:
    assert default_budget(64, 1) == default_budget(64, 8) == 1_000_000
    assert default_budget(36, 1) == 20_000
    assert default_budget(48, 1) > default_budget(48, 2) > 20_000
    assert default_budget(48, 1000) == 20_000


def test_the_next_counts_asked_about_are_on_both_sides_of_the_value() -> None:
    """Counts below one that MAX will probably reach follow from it, so no worker is assigned to them."""
    pool = Unreliable(6, random.Random(2), unfinished=1.0, lost=0.0)
    asked: list[set[int]] = []

    def look(coordinator: Coordinator) -> bool:
        asked.append({q.k for q in coordinator.top().questions if q.state == AT_WORK})
        return len(asked) > 40

    Coordinator(NOTCHED_4X5, MemoryBoundStore(), pool).run(every_round=look)
    assert any(asked)
    assert all(len(ks) <= 2 for ks in asked), "two counts at most"


def test_what_is_needless_is_found_from_below_as_from_above() -> None:
    seen: list[int] = []

    def look(coordinator: Coordinator) -> bool:
        tree, tops = coordinator._tree, coordinator._tops
        everything = list(tree._nodes.values())
        reached = {id(node) for node in tree.relevant(tops)}
        unneeded = {id(node) for node in tree.unneeded(everything, tops)}
        assert unneeded == {id(node) for node in everything} - reached
        seen.append(len(unneeded))
        return False

    for seed in range(60):
        rng = random.Random(seed)
        Coordinator(random_position(rng), MemoryBoundStore(), Unreliable(3, rng)).run(every_round=look)
    assert len(seen) > 20
    assert any(seen)
