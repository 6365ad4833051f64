"""The lecture's example trees from its slides: every value of every level, and the leaves that alpha-beta visits."""

import json
from fractions import Fraction
from typing import Any

from tests.conftest import DATA
from tests.search.trees import tree_position
from tests.walks import walked
from tiling_gui.core.limits import Limit, Run
from tiling_gui.search.alphabeta import alphabeta, alphabeta_paper
from tiling_gui.search.lecture import averaged, lecture, selective, various_depth
from tiling_gui.search.minimax import minimax, negamax
from tiling_gui.search.trace import Trace, state_at
from tiling_gui.search.typed_tree import Tree, TreePosition, static_value

TREES: dict[str, Any] = json.loads((DATA / "lecture_trees.json").read_text())


def values_after(trace: Trace) -> dict[tuple[int, ...], Any]:
    return {path: node.value for path, node in state_at(trace.events, len(trace.events)).nodes.items()}


def leaves_of(trace: Trace) -> list[Any]:
    return [event.value for event in trace.events if event.kind == "leaf"]


def test_minimax_example() -> None:
    example = TREES["minimax"]
    trace = Trace()
    assert minimax(tree_position(example["tree"]), Run(trace=trace)).value == example["value"]
    values = values_after(trace)
    assert [values[(i,)] for i in range(2)] == example["min_level"]
    assert [[values[(i, j)] for j in range(2)] for i in range(2)] == example["max_level"]
    trace = Trace()
    assert alphabeta(tree_position(example["tree"]), Run(trace=trace)).value == example["value"]
    assert leaves_of(trace) == example["alphabeta_leaves"]


def test_average_example() -> None:
    example = TREES["average22"]
    trace = Trace()
    found = averaged(tree_position(example["tree"]), 2, 2, Run(trace=trace))
    assert found.value == Fraction(example["root_max"])
    assert not found.exact
    values = values_after(trace)
    shape = [len(row) for row in example["max_level"]]
    assert [[str(values[(i, j)]) for j in range(n)] for i, n in enumerate(shape)] == example["max_level"]
    assert [str(values[(i,)]) for i in range(2)] == example["min_level"]
    trace = Trace()
    assert minimax(tree_position(example["tree"]), Run(trace=trace)).value == example["plain_minimax"]
    assert [values_after(trace)[(i,)] for i in range(2)] == example["plain_min_level"]


@walked("numbers", TREES["averages_other"])
def test_other_averages(numbers: str) -> None:
    m, n = map(int, numbers.split(","))
    expected = TREES["averages_other"][numbers]
    for name, tree in (("ex1", TREES["minimax"]["tree"]), ("ex2", TREES["average22"]["tree"])):
        found = averaged(tree_position(tree), m, n)
        assert found.value == Fraction(expected[name])
        assert found.exact == (m == n == 1)


def test_various_depth_example() -> None:
    example = TREES["various_depth"]
    # The slide gives no static values; these make the test of K = 2 fail exactly where it continues.
    text = "[[0:[-2, 7, 2, -4], 0:[9:[12, 8], 0:[3, 7], 0:[-5, 6]]], [6, 0:[12, 23, 10]]]"
    typed = TreePosition(Tree.parse(text))
    assert [node.value for _, node in typed.root.nodes() if not node.children] == [
        node.value for _, node in Tree.of(example["tree"]).nodes() if not node.children
    ]
    trace = Trace()
    found = various_depth(typed, 2, Run(Limit(depth=2), trace=trace), evaluation=static_value)
    assert found.value == example["value"]
    values = values_after(trace)
    assert [values[(i,)] for i in range(2)] == example["min_level"]
    assert [[values[(i, j)] for j in range(2)] for i in range(2)] == example["max_level"]
    assert [values[(0, 1, j)] for j in range(3)] == example["depth3"]


def test_the_stationary_test_decides_where_the_tree_ends() -> None:
    quiet = TreePosition(Tree.parse("[[3:[4, 5], 8], 1]"))
    trace = Trace()
    found = various_depth(quiet, 2, Run(Limit(depth=2), trace=trace), evaluation=static_value)
    assert found.value == 3  # 3, 4 and 5 differ by at most 2, so the static value is used
    assert not found.exact
    deeper = various_depth(quiet, 1, Run(Limit(depth=2)), evaluation=static_value)
    assert (deeper.value, deeper.exact) == (5, True)


def test_negamax_example() -> None:
    example = TREES["negamax"]
    trace = Trace()
    assert negamax(tree_position(example["tree"]), Run(trace=trace)).value == example["root"]
    values = values_after(trace)
    assert [values[(i,)] for i in range(2)] == example["level1"]
    assert [values[(0, 1, j)] for j in range(3)] == example["level3"]


def test_alphabeta_example_needs_the_whole_path() -> None:
    example = TREES["alphabeta"]
    position = tree_position(example["tree"])
    trace, shallow = Trace(), Trace()
    assert alphabeta(position, Run(trace=trace)).value == example["value"]
    assert leaves_of(trace) == example["leaves_evaluated"]
    assert alphabeta_paper(position, Run(trace=shallow)).value == example["value"]
    assert leaves_of(shallow) != example["leaves_evaluated"]
    assert len(leaves_of(shallow)) > len(leaves_of(trace))


def test_lecture_without_selection_and_averages_is_alpha_beta_to_a_depth() -> None:
    tree = tree_position(TREES["minimax"]["tree"])
    found = lecture(tree, 99, 0, 1, 1, Run(Limit(depth=3)), evaluation=static_value)
    assert (found.value, found.exact) == (7, True)
    assert found.counters.leaves == len(TREES["minimax"]["alphabeta_leaves"])
    averaging = lecture(tree, 99, 0, 2, 2, Run(Limit(depth=3)), evaluation=static_value)
    assert averaging.value == Fraction(TREES["averages_other"]["2,2"]["ex1"])
    assert averaging.counters.alpha_cutoffs == averaging.counters.beta_cutoffs == 0


def test_selective_looks_at_the_widest_few_only() -> None:
    position = TreePosition(Tree.parse("[5:[9, 2], 4:[7, 7], 8:[1, 8]]"))
    trace = Trace()
    found = selective(position, 2, Run(trace=trace), evaluation=static_value)
    assert (found.value, found.exact) == (2, False)  # of 8:[1, 8] and 5:[9, 2]; 4:[7, 7] would have been best
    assert [event.pruned for event in trace.events if event.kind == "select"] == [(1,)]
    assert selective(position, 3, evaluation=static_value).value == 7
