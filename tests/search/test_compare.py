"""Compare: the contents of rows, and when they are compared with each other."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.search.trees import SMALL
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Latest, Limit, Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.laboratory import WholeTree
from tiling_gui.games.evaluate.search.methods import run_method
from tiling_gui.search.compare import Comparison, default_methods, laboratory_games, read_subject
from tiling_gui.search.methods import search


@walked("key", GAMES)
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
    rows = list(comparison.run(Run(report=report)))
    assert comparison.rows == rows
    assert latest.progress.total == 4
    assert seen == sorted(seen)
    assert seen[-1][1] <= sum(row.result.counters.nodes for row in rows)


def test_a_stop_ends_with_an_incomplete_row() -> None:
    stop = StopToken()
    comparison = Comparison([read_subject("domino:4x4")], ["minimax", "alphabeta"])
    rows = list(comparison.run(Run(report=lambda progress: stop.stop(), stop=stop)))
    assert len(rows) == 1
    assert not rows[0].result.complete
    assert rows[0].to_json()["value"] is None
    assert rows[0].agrees is None


def test_limits_are_for_every_row() -> None:
    rows = list(Comparison([read_subject("domino:4x4")], ["minimax", "mtdf"], Limit(nodes=200)).run())
    assert [row.result.complete for row in rows] == [False, False]


@walked("text", ["", "domino", "chess:8x8", "domino:axb", "tree:[1,", "heaps:nim:x"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        read_subject(text)


def test_sides_and_games() -> None:
    assert read_subject("domino:2x3", Side.MIN).position.to_move == Side.MIN
    with pytest.raises(InputError, match="first or second"):
        read_subject("ellie:2x3", Side.MAX)
    assert set(laboratory_games()) == {*GAMES, "tree"}
    with pytest.raises(InputError, match="nothing to compare"):
        Comparison([], ["minimax"])


EXPRESSION = "evaluate:x/y+2*y/z-z/x"


def test_one_name_is_one_algorithm_with_one_count() -> None:
    """The counts of `evaluate --method` (docs/evaluate.md); T(3) = 12,941 is the whole tree of the paper."""
    names = ["minimax", "negamax", "alphabeta", "alphabeta-path", "alphabeta-paper", "negascout", "mtdf"]
    rows = list(Comparison([read_subject(EXPRESSION)], names).run())
    assert [row.result.counters.nodes for row in rows] == [12941, 12941, 7521, 7521, 8426, 3581, 3532]
    assert [row.result.pruned for row in rows] == [0, 0, 5420, 5420, 4515, None, None]
    alone = run_method(EvaluatePosition.start("x/y+2*y/z-z/x"), "negascout")
    assert rows[5].result.counters.nodes == alone.counters.nodes
    assert all(row.agrees for row in rows)


@walked("text", ["x/y+2*y/z-z/x; 0-3", "x*(y-z); -1,0,2", "1/(x-x); 0-2", "(10-x)*y"])
def test_the_reference_in_python_counts_the_whole_tree_alike(text: str) -> None:
    position = read_subject(f"evaluate:{text}").position
    for name in ("minimax", "negamax", "alphabeta", "alphabeta-paper"):
        (row,) = Comparison([read_subject(f"evaluate:{text}")], [name]).run()
        found = search(WholeTree(position), name, evaluation=lambda tree: None)
        assert (found.value, found.counters) == (row.result.value, row.result.counters)


def test_valueless_nodes_are_left_out_where_asked() -> None:
    (row,) = Comparison([read_subject(EXPRESSION)], ["alphabeta-paper"], valid_only=True).run()
    (whole,) = Comparison([read_subject(EXPRESSION)], ["alphabeta-paper"]).run()
    assert row.result.value == whole.result.value
    assert row.result.counters.nodes < whole.result.counters.nodes
    assert row.result.counters.alpha_cutoffs == whole.result.counters.alpha_cutoffs


def test_an_order_of_the_digits_belongs_to_the_position() -> None:
    subject = read_subject(f"{EXPRESSION}; order 1,4,3,5,6,7,2,8,9,0")
    (row,) = Comparison([subject], ["alphabeta-paper-ordered"]).run()
    assert row.result.pruned == 7526  # Table 1 of the paper
    for wrong in ("1,2", "1,4,3,5,6,7,2,8,9,9"):
        with pytest.raises(InputError, match="every value of the domain once"):
            list(Comparison([read_subject(f"{EXPRESSION}; order {wrong}")], ["minimax"]).run())


def test_a_value_waiting_to_be_put_and_a_depth_are_searched_on_the_same_tree() -> None:
    subject = read_subject("evaluate:(10-x)*y")
    waiting = replace(subject, position=subject.position.play(Fraction(5)))
    (row,) = Comparison([waiting], ["minimax"]).run()
    assert (row.result.value, row.result.counters.nodes) == (45, 43)  # (T(2) - 1) / 10
    (row,) = Comparison([subject], ["alphabeta"], Limit(depth=2)).run()
    assert not row.result.exact
