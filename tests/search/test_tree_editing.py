"""Typed trees edited at one node: nothing else changes, and the edit can be reversed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.search.trees import nested
from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.search.typed_tree import Tree, node_at, with_child, with_node, without


def test_a_tree_is_drawn_from_nothing() -> None:
    tree = Tree.parse("0")
    for path in ((), (), (0,), (0,)):
        tree = with_child(tree, path)
    tree = with_node(tree, (0, 1), Tree.parse("16/3"))
    tree = with_node(tree, (1,), Tree.parse("[-5, null]"))
    assert str(tree) == "[[0, 16/3], [-5, null]]"
    assert str(without(tree, (1, 0))) == "[[0, 16/3], [null]]"
    assert str(without(without(tree, (0, 0)), (0, 0))) == "[0, [-5, null]]"
    assert str(without(tree, ())) == "0"


@given(nested, st.data())
def test_a_child_that_is_added_and_removed_leaves_the_tree_as_it_was(data: object, draw: st.DataObject) -> None:
    tree = Tree.of(data)
    path, node = draw.draw(st.sampled_from(list(tree.nodes())))
    larger = with_child(tree, path)
    assert sum(1 for _ in larger.nodes()) == 1 + sum(1 for _ in tree.nodes())
    assert Tree.parse(str(larger)) == larger
    for other, before in tree.nodes():
        if other[: len(path)] != path and path[: len(other)] != other:
            assert node_at(larger, other) == before, "nothing changes elsewhere"
    if node.children:
        assert without(larger, (*path, len(node.children))) == tree
    assert with_node(larger, path, node) == tree


@walked("path", [(2,), (0, 0), (1, 5)])
def test_a_node_that_is_not_there_is_a_sentence(path: tuple[int, ...]) -> None:
    tree = Tree.parse("[1, [2, 3]]")
    for change in (with_child, without):
        with pytest.raises(InputError, match="no longer has this node"):
            change(tree, path)
