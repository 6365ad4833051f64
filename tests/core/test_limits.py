"""The one clock of long work: what ends it, what is left of the time, what is told."""

import pytest

from tiling_gui.core import limits
from tiling_gui.core.limits import Deadline, Latest, Limit, Progress, StoppedError, StopToken


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "time", made)
    return made


def test_without_a_limit_only_a_stop_ends_the_work(clock: Clock) -> None:
    stop = StopToken()
    deadline = Deadline(stop=stop)
    clock.now += 10**9
    assert not deadline.is_over(10**12)
    deadline.check(10**12)
    stop.stop()
    assert deadline.is_set
    with pytest.raises(StoppedError):
        deadline.check()


def test_the_time_is_up_when_it_is_used_up_and_parts_get_what_is_left(clock: Clock) -> None:
    deadline = Deadline(Limit(seconds=3, nodes=7))
    clock.now += 2
    assert not deadline.is_set
    assert deadline.left() == Limit(seconds=1, nodes=7)
    clock.now += 2
    assert deadline.is_set
    assert deadline.wait(1000)
    assert deadline.left() == Limit(seconds=0, nodes=7)
    deadline.restart()
    assert not deadline.is_set


def test_so_many_positions_and_no_more() -> None:
    deadline = Deadline(Limit(nodes=7))
    assert not deadline.is_over(6)
    assert deadline.is_over(7)
    assert not deadline.is_set, "as a stop token it knows nothing of positions"


def test_its_own_stop_does_not_stop_the_other_token() -> None:
    stop = StopToken()
    deadline = Deadline(stop=stop)
    deadline.stop()
    assert deadline.is_set
    assert not stop.is_set


def test_told_ten_times_a_second_with_the_time_of_the_whole(clock: Clock) -> None:
    latest = Latest()
    deadline = Deadline(report=latest)
    assert deadline.is_due
    clock.now += 5
    deadline.tell(Progress("solving", nodes=4))
    assert latest.progress == Progress("solving", nodes=4, seconds=5)
    clock.now += 0.0625
    assert not deadline.is_due
    clock.now += 0.0625
    assert deadline.is_due
