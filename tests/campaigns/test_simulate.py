"""Simulated campaigns: correct values, times that follow from the model, and round trips of recordings."""

import math
from pathlib import Path

import pytest

from bench.simulate import Model, Recording, SimulatedPool, curve, simulate
from tiling_gui.campaigns.workers import Job
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Question, Reply
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition

POSITION = DominoPosition.start(6, 6)
MODEL = Model(latency=0.1, rate=10.0, deciding=0.0, splitting=0.0)


@pytest.fixture(scope="module")
def recording() -> Recording:
    """Jobs of 6 x 6 with a small budget."""
    return Recording(100, 36, engine=Engine(threads=1, memory_mb=32))


def test_every_number_of_workers_finds_the_value(recording: Recording) -> None:
    found = list(curve(POSITION, (1, 2, 7), recording, MODEL))
    assert [s.value for s in found] == [16, 16, 16]
    alone, pair, seven = found
    assert alone.seconds == pytest.approx(alone.jobs * 0.1 + alone.nodes / 10.0)
    assert alone.busy == pytest.approx(alone.nodes / 10.0 / alone.seconds)
    for some in found:
        assert some.nodes / 10.0 / some.workers <= some.seconds + 1e-6, "nobody works faster than the model"
        assert some.busy <= 1
    assert seven.seconds < alone.seconds
    assert pair.seconds < alone.seconds


def test_who_has_nothing_to_do_is_given_a_share_of_what_others_do() -> None:
    whole = Recording(10**9, 36, engine=Engine(threads=1, memory_mb=32))  # every question in one piece
    alone, pair = curve(POSITION, (1, 2), whole, MODEL)
    assert alone.value == pair.value == 16
    assert alone.nodes == sum(reply.nodes for reply in list(whole.replies.values())[: alone.jobs])
    assert pair.jobs > alone.jobs, "jobs were called back and shared"
    assert pair.seconds < alone.seconds


def test_splitting_takes_the_coordinators_time(recording: Recording) -> None:
    slow = Model(latency=0.1, rate=10.0, deciding=0.0, splitting=3.0)
    before, found = simulate(POSITION, 1, recording, MODEL), simulate(POSITION, 1, recording, slow)
    assert found.jobs == before.jobs
    assert math.remainder(found.seconds - before.seconds, 3.0) == pytest.approx(0.0, abs=1e-6)
    assert found.seconds > before.seconds


def test_lost_workers_cost_time_and_nothing_else(recording: Recording) -> None:
    losing = Model(latency=0.1, rate=10.0, deciding=0.0, splitting=0.0, lost_every=10.0, back_after=5.0)
    assert simulate(POSITION, 2, recording, losing).value == 16
    assert simulate(POSITION, 1, recording, losing).seconds > simulate(POSITION, 1, recording, MODEL).seconds


def test_a_recording_comes_back_and_needs_no_engine(recording: Recording, tmp_path: Path) -> None:
    before = simulate(POSITION, 3, recording, MODEL)
    recording.save(tmp_path / "r.json")
    loaded = Recording.load(tmp_path / "r.json")
    assert loaded.replies == recording.replies
    assert simulate(POSITION, 3, loaded, MODEL) == before
    with pytest.raises(InputError, match="does not have the question"):
        loaded.reply(Job(1, Question("8x8:ffffffffffffffff", Side.MAX, 29), None, "", 64))
    for text in ("", "{}", '{"budget": 1, "squares": 2, "replies": [[1]]}'):
        (tmp_path / "broken").write_text(text, encoding="utf-8")
        with pytest.raises(InputError, match="is no recording"):
            Recording.load(tmp_path / "broken")


def test_a_dropped_job_ends_a_latency_later() -> None:
    question = Question("2x2:f", Side.MAX, 2)
    recording = Recording(100, 4, {"2x2:f MAX 2": Reply(True, 100, 1.0)})
    pool = SimulatedPool(2, recording, MODEL)
    pool.give(Job(1, question, None, "", 4))
    pool.give(Job(2, question, None, "", 4))
    assert pool.idle == 0
    pool.drop([1])
    (first,) = pool.answers(1)
    assert (first.job, pool.now, pool.idle) == (1, pytest.approx(0.1), 1)
    assert first.reply is not None
    assert first.reply.answer is None
    assert pool.answers(1) == []
    assert pool.now == pytest.approx(1.1)
    (second,) = pool.answers(20)
    assert (second.job, pool.now) == (2, pytest.approx(10.1))
    assert pool.answers(1) == []
