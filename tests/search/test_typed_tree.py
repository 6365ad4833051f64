"""Typed trees: what is accepted, what is refused and where, and that they are games like others."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from tests.search.trees import nested
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.search.typed_tree import GAME, Tree, TreePosition, static_value


def test_numbers_fractions_static_values_and_leaves_without_value() -> None:
    tree = Tree.parse(" [ 3 : [12, -8/6], [2.5, null], −4 ] ")
    assert str(tree) == "[3:[12, -4/3], [5/2, null], -4]"
    assert tree.children[0].value == 3
    assert tree.children[0].children[1].value == Fraction(-4, 3)
    assert tree.children[1].children[1].value is None
    assert tree.depth == 2
    assert [path for path, _ in tree.nodes()] == [(), (0,), (0, 0), (0, 1), (1,), (1, 0), (1, 1), (2,)]
    position = TreePosition(tree)
    assert static_value(position) is None
    assert static_value(position.play(0)) == 3.0


@given(data=nested)
def test_text_and_json_come_back(data: Any) -> None:
    tree = Tree.of(data)
    assert Tree.parse(str(tree)) == tree
    position = GAME.parse(str(tree), Side.MIN)
    assert GAME.from_json(GAME.to_json(position)) == position
    if not position.is_over:
        after = position.play(0)
        assert after.to_move is Side.MAX
        assert GAME.to_json(after) == GAME.to_json(position)
        assert position.read(position.write(0)) == 0
        assert GAME.move_from_json(GAME.move_to_json(0)) == 0


@walked(
    ("text", "position"),
    [
        ("", 0),
        ("[", 1),
        ("[]", 1),
        ("[1,]", 3),
        ("[1 2]", 3),
        ("[1,2", 4),
        ("[1]]", 3),
        ("[x]", 1),
        ("[1/0]", 1),
        ("[1e9]", 1),
        ("3:4", 2),
        ("null:[1]", 5),
        ("[" * 200, 101),
        ("[" + "1," * 6000 + "1]", None),
    ],
)
def test_faults_are_named_with_their_place(text: str, position: int | None) -> None:
    with pytest.raises(InputError) as caught:
        Tree.parse(text)
    if position is not None:
        assert caught.value.position == position


def test_moves_that_are_not_there_are_refused() -> None:
    position = TreePosition(Tree.parse("[1, 2]"))
    for wrong in (2, -1, "0", None):
        with pytest.raises(InputError, match="2 children"):
            position.play(wrong)  # type: ignore[arg-type]
    with pytest.raises(InputError):
        position.read("3")
    with pytest.raises(InputError):
        position.read("a")
    with pytest.raises(InputError):
        GAME.move_from_json([1])
    with pytest.raises(InputError):
        GAME.from_json({"tree": "[1]", "first": "FIRST"})
    with pytest.raises(ValueError, match="not over"):
        position.value()
    with pytest.raises(InputError, match="at least one child"):
        Tree.of([[]])
