"""Trees as games of Gambit: read and written, against a reader of this file's own, and refused with the node's name.

`OUTSIDE` is what pygambit 16.7.0 writes (`Game.to_efg`) for a game made with it: thirds, an outcome at an inner node.
"""

import re
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

import tiling_gui
from tests.search.trees import nested
from tiling_gui.core.catalogue import read_position
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.search import efg
from tiling_gui.search.methods import search
from tiling_gui.search.typed_tree import Tree, TreePosition

HEAD = 'EFG 2 R "test" { "one" "two" }\n'
TWO = HEAD + 'p "" 1 1 "" { "L" "R" } 0\nt "" 1 "" { 1, -1 }\nt "" 2 "" { 16/3, -16/3 }\n'


def defined(text: str) -> Fraction:
    """What player 1 gets with best play, read line by line as the format is defined: nodes in preorder."""
    lines = iter(text.splitlines()[2:])

    def below() -> Fraction:
        line = next(lines)
        if line.startswith("t"):
            one, other = re.findall(r"-?\d+(?:/\d+)?", line.partition("{")[2])
            assert Fraction(one) == -Fraction(other)
            return Fraction(one)
        player = line.split('"')[2].split()[0]
        moves = re.findall(r'"([^"]*)"', line.partition("{")[2])
        return (max if player == "1" else min)([below() for _ in moves])

    return below()


def _without_none(data: Any) -> Any:
    return list(map(_without_none, data)) if isinstance(data, list) else data or 0


@given(nested.map(lambda data: Tree.of(_without_none(data))))
def test_a_tree_comes_back_and_has_its_value_by_another_reader(tree: Tree) -> None:
    for first in (Side.MAX, Side.MIN):
        position = TreePosition(tree, first)
        text = efg.write(position)
        assert text.isascii()
        assert defined(text) == search(position, "minimax", evaluation=lambda position: None).value
        found = efg.read(text)
        assert found.position.root == tree
        assert found.position.to_move is (first if tree.children else Side.MAX)
        assert found.notes == ()


def test_static_values_and_titles_come_back() -> None:
    position = TreePosition(Tree.parse("[1/2:[7, 3], [-5, 16/3]]"))
    found = efg.read(efg.write(position, 'Week "3"'))
    assert (found.position, found.title) == (position, 'Week "3"')


@pytest.mark.parametrize(
    ("name", "value"), [("domino:2x3", 3), ("evaluate:x-y;0,1", 0), ("ellie:2x3", 1), ("heaps:nim:1,2,3", -1)]
)
def test_the_tree_of_any_game_is_written_with_moves_in_ascii(name: str, value: int) -> None:
    position = read_position(name)
    text = efg.write(position, "Ü – 1")
    assert text.startswith('EFG 2 R "? - 1" {')
    assert text.isascii()
    assert defined(text) == value == search(position, "alphabeta", evaluation=lambda position: None).value


def test_moves_of_a_node_that_are_the_same_in_ascii_have_different_labels() -> None:
    """OpenSpiel 2.0.2 takes moves of one label for one move (google-deepmind/open_spiel#955)."""
    for names, labels in (("王小李", ["1 ?-?", "2 ?-?"]), ("abc", ["a-b", "b-c"])):
        text = tiling_gui.efg(tiling_gui.matching([(names[0], names[1]), (names[1], names[2])]))
        assert re.findall(r'"([^"]*)"', text.splitlines()[2].partition("{")[2]) == labels
        assert efg.read(text).position.root == Tree.parse("[1, 1]")


def test_a_leaf_without_a_value_is_named() -> None:
    with pytest.raises(InputError, match=r"^Gambit needs a value at every leaf, and Node 2\.1 has none\.$"):
        efg.write(TreePosition(Tree.parse("[1, [null, 3]]")))


@pytest.mark.parametrize(
    ("text", "tree", "first", "notes"),
    [
        (TWO, "[1, 16/3]", "MAX", []),
        (TWO.replace('p "" 1', 'p "" 2'), "[1, 16/3]", "MIN", []),
        (TWO.replace("{ 1, -1 }", "{ 1 -1 }").replace("16/3,", ".5").replace("-16/3", "-.5"), "[1, 1/2]", "MAX", []),
        (TWO.replace("16/3, -16/3", "2, 8").replace("1, -1", "0 10"), "[0, 2]", "MAX", ["Both together always get 10"]),
        (TWO.replace("16/3, -16/3", "2, 2").replace("1, -1", "1 1"), "[1, 2]", "MAX", ["Both players get the same"]),
        (HEAD + '"a \\"comment\\""\n' + TWO[len(HEAD) :], "[1, 16/3]", "MAX", []),
        (HEAD + 't "" 0', "0", "MAX", []),
        (
            HEAD + 'p "" 1 1 "" { "a" "b" } 3 "bonus" { 1, -1 } p "again" 1 2 "" { "c" "d" } 0\n'
            't "" 1 "" { 1/3, -1/3 }\nt "" 0\nt "" 1\n',
            "[[[4/3, 1]], 4/3]",
            "MAX",
            ["Node 1: the same side moves again"],
        ),
        ('EFG 2 R "" { "I" }\np "" 1 1 "" { "a" "b" } 0\nt "" 1 "" { 3 }\nt "" 2 "" { 4 }', "[3, 4]", "MAX", []),
    ],
)
def test_games_of_others_are_read(text: str, tree: str, first: str, notes: list[str]) -> None:
    found = efg.read(text)
    assert str(found.position.root) == tree
    assert found.position.to_move == first
    assert len(found.notes) == len(notes)
    assert all(said.startswith(words) for said, words in zip(found.notes, notes, strict=True))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (TWO.replace('p "" 1 1 ""', 'c "dice" 1 ""').replace('"L"', '"L" 1/2'), "The root is a move of chance"),
        (TWO.replace('"two"', '"two" "three"'), "and this game has 3."),
        (TWO.replace("16/3, -16/3", "2, 3"), "Node 2 pays 2 and 3, together 5 and not 0"),
        (TWO.replace("16/3, -16/3", "2"), "Node 2 (R) pays 1 numbers"),
        (TWO.replace("16/3, -16/3", "2, x"), "'x' is no number"),
        (TWO.replace('t "" 2 "" { 16/3, -16/3 }', 't "far" 7'), "Node 2 (far) has the outcome 7"),
        (
            TWO.replace('t "" 1 "" { 1, -1 }', 'p "" 1 1 "" { "L" "R" } 0'),
            "Node 1 (L) is in one information set with The",
        ),
        (TWO.replace('p "" 1 1', 'p "" 3 1'), "The root is of player 3"),
        (TWO[:-25], "ends before its last node"),
        (TWO + 't "" 1', "cannot be read at 't'"),
        ("EFG 1 R", "only files .efg of version 2"),
        (TWO.replace('{ "L" "R" }', "{ L }"), "cannot be read at 'L'"),
        (HEAD + 'p "" 1 1 "" { } 0', "The root has no move"),
    ],
)
def test_what_is_no_tree_of_max_and_min_is_refused_by_the_name_of_its_node(text: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        efg.read(text)
    assert said in str(caught.value)


def test_a_deep_or_large_game_is_refused() -> None:
    deep = HEAD + "".join(f'p "" {1 + k % 2} {k} "" {{ "a" }} 0\n' for k in range(150)) + 't "" 0'
    with pytest.raises(InputError, match="100 levels"):
        efg.read(deep)
    twice = HEAD + "".join(f'p "" 1 {k} "" {{ "a" }} 0\n' for k in range(90)) + 't "" 0'
    with pytest.raises(InputError, match="100 levels"):
        efg.read(twice)  # MIN's nodes between make it too deep


def test_lists_and_games_have_one_reader() -> None:
    assert efg.read_tree("[3, 5]", Side.MIN).position == TreePosition(Tree.parse("[3, 5]"), Side.MIN)
    assert efg.read_tree(TWO).position.to_move is Side.MAX
    with pytest.raises(InputError, match=r"^In this tree MAX moves first\.$"):
        efg.read_tree(TWO, Side.MIN)
