"""Random trees: of the requested depth and width, equal for equal settings and different for different ones."""

import pytest

from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.search.typed_tree import Tree, random_tree


@walked(("depth", "branching"), [(1, 2), (3, 2), (4, 3), (2, 5)])
def test_a_tree_has_the_shape_and_the_values_that_were_asked_for(depth: int, branching: int) -> None:
    tree = random_tree(depth, branching, -3, 4, 7)
    leaves = [node.value for path, node in tree.nodes() if not node.children]
    assert len(leaves) == branching**depth
    assert {len(path) for path, node in tree.nodes() if not node.children} == {depth}
    assert {len(node.children) for _, node in tree.nodes()} <= {0, branching}
    assert all(isinstance(value, int) and -3 <= value <= 4 for value in leaves)
    assert Tree.parse(str(tree)) == tree == random_tree(depth, branching, -3, 4, 7)
    assert len({str(random_tree(depth, branching, -99, 99, seed)) for seed in range(20)}) > 10


@walked("numbers", [(0, 2, 0, 9), (3, 1, 0, 9), (3, 2, 5, 4), (60, 60, 0, 1), (2, 10**9, 0, 1)])
def test_what_is_no_tree_is_a_sentence(numbers: tuple[int, int, int, int]) -> None:
    with pytest.raises(InputError, match="at least one ply"):
        random_tree(*numbers, 0)
