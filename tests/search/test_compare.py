"""Compare: what rows say, and when they may be held against each other."""

from typing import Any

import pytest

from tests.search.trees import SMALL
from tiling_gui.errors import InputError
from tiling_gui.rules.catalogue import GAMES
from tiling_gui.rules.game import Side
from tiling_gui.search.compare import Comparison, default_methods, laboratory_games, read_subject
from tiling_gui.search.limits import Latest, Limit, StopToken


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_compared(key: str) -> None:
    subject = read_subject(f"{key}:{SMALL[key][0]}")
    rows = list(Comparison([subject], default_methods()).run())
    assert [row.method for row in rows] == default_methods()
    assert all(row.agrees for row in rows)
    assert len({row.result.value for row in rows}) == 1


def test_estimates_are_not_held_against_exact_values() -> None:
    subject = read_subject("tree:[[1, 5], [4, 9]]")
    rows = list(Comparison([subject], ["minimax", "average:2,2", "mtdf"]).run())
    assert [(row.result.value, row.result.exact, row.agrees) for row in rows] == [
        (4, True, True),
        (6.5, False, None),
        (4, True, True),
    ]


def test_progress_counts_rows_and_nodes() -> None:
    latest = Latest()
    seen = []

    def report(progress: Any) -> None:
        latest(progress)
        seen.append((progress.done, progress.nodes))

    comparison = Comparison([read_subject("domino:3x3"), read_subject("heaps:nim:2,3")], ["minimax", "alphabeta"])
    rows = list(comparison.run(report=report))
    assert comparison.rows == rows
    assert latest.progress.total == 4
    assert seen == sorted(seen)
    assert seen[-1][1] <= sum(row.result.counters.nodes for row in rows)


def test_a_stop_ends_with_an_incomplete_row() -> None:
    stop = StopToken()
    comparison = Comparison([read_subject("domino:4x4")], ["minimax", "alphabeta"])
    rows = list(comparison.run(stop=stop, report=lambda progress: stop.stop()))
    assert len(rows) == 1
    assert not rows[0].result.complete
    assert rows[0].to_json()["value"] is None
    assert rows[0].agrees is None


def test_limits_are_for_every_row() -> None:
    rows = list(Comparison([read_subject("domino:4x4")], ["minimax", "mtdf"], Limit(nodes=200)).run())
    assert [row.result.complete for row in rows] == [False, False]


@pytest.mark.parametrize("text", ["", "domino", "chess:8x8", "domino:axb", "tree:[1,", "heaps:nim:x"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        read_subject(text)


def test_sides_and_games() -> None:
    assert read_subject("domino:2x3", Side.MIN).position.to_move == Side.MIN
    with pytest.raises(InputError, match="FIRST or SECOND"):
        read_subject("ellie:2x3", Side.MAX)
    assert set(laboratory_games()) == {*GAMES, "tree"}
    with pytest.raises(InputError, match="nothing to compare"):
        Comparison([], ["minimax"])
