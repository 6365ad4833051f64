"""Verifying rows: a planted false row is found, and the probability of missing one agrees with counting."""

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from tests.campaigns.workers import true_value
from tiling_gui.campaigns.coordinator import Coordinator
from tiling_gui.campaigns.verify import probability_missed, verify
from tiling_gui.campaigns.workers import Threads
from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run, StopToken
from tiling_gui.engine import Engine
from tiling_gui.games.domino.rules import DominoPosition

pytestmark = pytest.mark.usefixtures("without_potentials")


@pytest.fixture(scope="module")
def facts() -> list[Bound]:
    """The rows of a campaign."""
    pool, archive = Threads(1, 32), MemoryBoundStore()
    Coordinator(DominoPosition.start(5, 6), archive, pool, budget=20).run()
    pool.close()
    return archive.all()


@pytest.fixture(scope="module")
def engine() -> Engine:
    """An engine without any known facts."""
    return Engine(threads=1, memory_mb=16)


def test_true_rows_hold(facts: list[Bound], engine: Engine) -> None:
    assert len(facts) > 10
    found = verify(facts, 10, engine, seed=1)
    assert (found.rows, found.checked, found.wrong, found.unfinished) == (len(facts), 10, (), 0)
    assert "none wrong" in found.sentence
    everything = verify(facts, 10**6, engine)
    assert everything.checked == len(facts)
    assert everything.missed == 0.0


def test_false_rows_are_found(facts: list[Bound], engine: Engine) -> None:
    x, n = true_value("4x4:ffff", Side.MAX), true_value("4x4:ffff", Side.MIN)
    small = Bound("4x4:ffff", x, x, n, n)  # checked by the readable reference as well
    large = next(f for f in facts if f.key == "5x6:3fffffff")
    assert verify([small, large], 2, engine).wrong == ()
    for true in (small, large):
        false_ones = (
            replace(true, lower_max=0, upper_max=true.lower_max - 1),
            replace(true, lower_max=true.upper_max + 1, upper_max=15),
            replace(true, lower_min=true.upper_min + 1, upper_min=15),
        )
        for false in false_ones:
            found = verify([*facts, false], 10**6, engine)
            assert found.wrong == (false.key,)
            assert false.key in found.sentence


def test_it_can_be_stopped(facts: list[Bound], engine: Engine) -> None:
    stop = StopToken()
    stop.stop()
    found = verify(facts, 10, engine, Run(stop=stop))
    assert (found.checked, found.missed) == (0, 1.0)


@pytest.mark.parametrize(("rows", "checked"), [(1, 0), (1, 1), (8, 3), (10, 9), (12, 12)])
def test_the_probability_is_what_counting_says(rows: int, checked: int) -> None:
    wrong = set(range(rows // 1000 + 1))
    samples = list(combinations(range(rows), checked))
    missed = Fraction(sum(not wrong & set(sample) for sample in samples), len(samples))
    assert probability_missed(rows, checked) == pytest.approx(float(missed))


def test_the_probability_for_many_rows() -> None:
    # Without replacement, a little less than 0.999^n.
    assert probability_missed(10**6, 3000) == pytest.approx(0.999**3000, rel=0.02)
    assert probability_missed(0, 0) == 1.0
