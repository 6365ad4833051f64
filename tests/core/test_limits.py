"""The clock of long work: limits, remaining time, and progress reports."""

import pytest

from tiling_gui.core import limits
from tiling_gui.core.limits import Latest, Limit, Progress, Run, StoppedError, StopToken


class Clock:
    """A clock that advances only when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "time", made)
    return made


def test_without_a_limit_only_a_stop_ends_the_work(clock: Clock) -> None:
    stop = StopToken()
    run = Run(stop=stop)
    clock.now += 10**9
    assert not run.is_over(10**12)
    run.check(10**12)
    stop.stop()
    assert run.is_set
    with pytest.raises(StoppedError):
        run.check()


def test_the_time_is_up_when_it_is_used_up_and_parts_get_what_is_left(clock: Clock) -> None:
    run = Run(Limit(seconds=3, nodes=7))
    clock.now += 2
    assert not run.is_set
    assert run.remaining() == Limit(seconds=1, nodes=7)
    clock.now += 2
    assert run.is_set
    assert run.wait(1000)
    assert run.remaining() == Limit(seconds=0, nodes=7)
    run.restart()
    assert not run.is_set


def test_so_many_positions_and_no_more() -> None:
    run = Run(Limit(nodes=7))
    assert not run.is_over(6)
    assert run.is_over(7)
    assert not run.is_set, "as a stop token it knows nothing of positions"


def test_its_own_stop_does_not_stop_the_other_token() -> None:
    stop = StopToken()
    run = Run(stop=stop)
    run.stop()
    assert run.is_set
    assert not stop.is_set


def test_told_ten_times_a_second_with_the_time_of_the_whole(clock: Clock) -> None:
    latest = Latest()
    run = Run(report=latest)
    assert run.is_report_due
    clock.now += 5
    run.report_progress(Progress("solving", nodes=4))
    assert latest.progress == Progress("solving", nodes=4, seconds=5)
    clock.now += 0.0625
    assert not run.is_report_due
    clock.now += 0.0625
    assert run.is_report_due


def test_a_part_ends_with_the_whole_and_the_whole_outlasts_the_part(clock: Clock) -> None:
    whole = Run(Limit(seconds=5))
    clock.now += 3
    part, short = whole.part(), whole.part(Limit(seconds=1))
    clock.now += 1
    assert (part.seconds, part.is_set, short.is_set, whole.is_set) == (1, False, True, False)
    clock.now += 1
    assert part.is_set
    assert part.is_stopped, "whatever the part's own clock says"


def test_what_is_not_counted_of_a_part_is_not_counted_of_the_whole(clock: Clock) -> None:
    """Compilation is not counted against a review of many positions either, unless somebody waits for it."""
    for counts, left in ((False, 4), (True, 2)):
        whole = Run(Limit(seconds=5, counts_compiling=counts))
        clock.now += 1
        part = whole.part(Limit(seconds=2))
        clock.now += 2
        part.restart()
        assert not part.is_set
        assert whole.remaining().seconds == left


def test_a_part_waits_for_code_that_is_compiled_as_long_as_the_whole_would(clock: Clock) -> None:
    for counts in (False, True):
        stop = StopToken()
        whole = Run(Limit(seconds=5, counts_compiling=counts), stop=stop)
        part = whole.part(Limit(seconds=2)).part()
        clock.now += 9
        assert whole.should_stop_waiting() == part.should_stop_waiting() == counts
        stop.stop()
        assert part.should_stop_waiting()


def test_without_its_limit_the_same_stops_end_it(clock: Clock) -> None:
    stop, whole = StopToken(), Run(Limit(seconds=1))
    limited = Run(Limit(seconds=1), stop=stop)
    free, of_whole = limited.unlimited(), whole.unlimited()
    clock.now += 2
    assert (limited.is_set, free.is_set, of_whole.is_set) == (True, False, False)
    stop.stop()
    whole.stop()
    assert (free.is_set, of_whole.is_set) == (True, True)
