"""Layout of trees: nodes of a level do not overlap, and parents are centred above their children."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tiling_gui.core.drawing.tree_layout import columns

Tree = dict[int, list[int]]


@st.composite
def trees(draw: st.DrawFn) -> Tree:
    """A random tree: node i > 0 is a child of an earlier node."""
    count = draw(st.integers(1, 25))
    below: Tree = {i: [] for i in range(count)}
    for i in range(1, count):
        below[draw(st.integers(0, i - 1))].append(i)
    return below


def levels(below: Tree) -> list[list[int]]:
    """The nodes of each level from left to right."""
    found, row = [], [0]
    while row:
        found.append(row)
        row = [child for node in row for child in below[node]]
    return found


@given(trees(), st.integers(0, 60), st.integers(1, 60))
def test_neighbours_keep_their_distance_and_parents_stand_over_their_children(
    below: Tree, inner: int, leaf: int
) -> None:
    gap = 10.0
    widths = {node: float(inner + node % 7 if children else leaf + node % 5) for node, children in below.items()}
    middles = columns(0, below.__getitem__, widths.__getitem__, gap)
    assert set(middles) == set(below)
    for row in levels(below):
        for left, right in pairwise(row):
            assert middles[right] - middles[left] >= (widths[left] + widths[right]) / 2 + gap - 1e-6
    for node, children in below.items():
        if children:
            assert abs(middles[node] * 2 - middles[children[0]] - middles[children[-1]]) < 1e-6
    assert abs(min(middles[node] - widths[node] / 2 for node in below)) < 1e-6


def test_leaves_stand_side_by_side() -> None:
    below = {"a": ["b", "c"], "b": ["d", "e"], "c": ["f"], "d": [], "e": [], "f": []}
    middles = columns("a", below.__getitem__, lambda node: 0.0 if below[node] else 30.0, 10.0)
    assert [middles[leaf] for leaf in "def"] == [15.0, 55.0, 95.0]
    assert (middles["b"], middles["c"], middles["a"]) == (35.0, 95.0, 65.0)


def test_a_wide_node_keeps_its_neighbours_away() -> None:
    below = {"a": ["b", "c"], "b": ["d"], "c": [], "d": []}
    wide = {"a": 0.0, "b": 100.0, "c": 20.0, "d": 20.0}
    middles = columns("a", below.__getitem__, wide.__getitem__, 10.0)
    assert middles["b"] == middles["d"] == 50.0
    assert middles["c"] - middles["b"] >= 50 + 10 + 10


def test_a_tree_may_be_deeper_than_the_stack() -> None:
    deep = 5000
    middles = columns(0, lambda i: [i + 1] if i < deep else [], lambda i: 30.0, 10.0)
    assert set(middles.values()) == {15.0}
