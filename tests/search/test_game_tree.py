"""Game trees and graphs of every game: values and P-positions by brute force, merging without loss, DOT."""

import re
from typing import Any

import pytest

from tests.search.definition import value_by_definition as brute
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES, game
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.search.game_tree import ALIKE, GRAPH, TREE, OpenTree, dot, whole_tree

STARTS = [
    ("domino", "2x3"),
    ("ellie", "2x4"),
    ("heaps", "nim:1,2,2"),
    ("heaps", "treblecross:5"),
    ("heaps", "kayles:4"),
    ("evaluate", "x-x/y;0,1"),
    ("sharing", "path:3,edges,vertices,2"),
    ("matching", "path:5"),
]
STARTS += [(key, game.example) for key, game in GAMES.items() if key not in dict(STARTS)]


def position(key: str, text: str) -> Any:
    found = game(key)
    return found.parse(text, found.sides[0])


@walked(("key", "text"), STARTS)
def test_values_are_those_of_brute_force_however_much_is_merged(key: str, text: str) -> None:
    root = position(key, text)
    every, alike, graph = (whole_tree(root, merged) for merged in (TREE, ALIKE, GRAPH))
    assert len(every.nodes) >= len(alike.nodes) >= len(graph.nodes)
    for found in (every, alike, graph):
        values, grundy = found.values(), found.grundy()
        assert found.is_whole
        assert bool(grundy) == hasattr(root, "grundy_parts")
        assert {child for node in found.nodes.values() for child in node.children} == set(found.nodes) - {()}
        for path, node in found.nodes.items():
            assert node.path == path
            assert values[path] == brute(node.position)
            assert len(node.children) == len(node.moves)
            for child, move in zip(node.children, node.moves, strict=True):
                assert len(child) == len(path) + 1
                assert node.position.read(move) in list(node.position.moves())
            if grundy:
                wins = values[path] == (1 if node.position.to_move is Side.FIRST else -1)
                assert wins == (grundy[path] > 0)
    assert all(len(node.children) == len(node.position.moves()) for node in every.nodes.values())


def test_symmetric_positions_are_one() -> None:
    """A domino on 2 x 3 has three places up to symmetry: upright at the end, upright in the middle, and lengthwise."""
    graph = whole_tree(position("domino", "2x3"), GRAPH)
    assert [len(level) for level in graph.levels][:2] == [1, 3]
    assert len(whole_tree(position("domino", "2x3")).levels[1]) == 7


def test_too_large_is_one_sentence() -> None:
    with pytest.raises(InputError, match="more than 50 positions"):
        whole_tree(position("domino", "3x3"), ALIKE, most=50)


def test_dot_has_every_node_edge_and_level() -> None:
    graph = whole_tree(position("heaps", "grundy:7"), GRAPH)
    paths = [path for level in graph.levels for path in level]
    text = dot(graph, {path: f'{i} "quoted"\nP' for i, path in enumerate(paths)})
    lines = text.splitlines()
    assert (lines[0], lines[-1]) == ("digraph game {", "}")
    nodes = dict(re.findall(r'^  (n\d+) \[label="((?:[^"\\]|\\.)*)"\];$', text, re.M))
    assert nodes == {f"n{i}": rf"{i} \"quoted\"\nP" for i in range(len(graph.nodes))}
    edges = re.findall(r'^  n(\d+) -> n(\d+) \[label="[^"]*"\];$', text, re.M)
    assert {(int(a), int(b)) for a, b in edges} == {
        (i, paths.index(child)) for i, path in enumerate(paths) for child in graph.nodes[path].children
    }
    ranks = re.findall(r"^  \{ rank=same; (.*) \}$", text, re.M)
    assert [len(rank.split()) for rank in ranks] == [len(level) for level in graph.levels] == [1, 3, 4, 3, 2, 1]


def test_a_tree_opens_node_by_node_and_level_by_level() -> None:
    """T(2) = 431 nodes of the paper's first example: the root, 10 proposals, 2 places for each, and so on."""
    tree = OpenTree(position("evaluate", "(10-x)*y"))
    for expected in (11, 31, 231, 431):
        assert tree.open_level()
        assert len(tree.nodes) == expected
        assert tree.is_whole == (expected == 431)
    assert tree.values()[()] == 45  # the paper's value
    tree.close((5,))
    assert len(tree.nodes) == 431 - 42
    assert not tree.is_whole
    assert tree.open((5,))
    assert tree.nodes[(5,)].moves == ("5 → x", "5 → y")
    small = OpenTree(position("evaluate", "(10-x)*y"), most=20)
    assert small.open(())
    assert small.open((0,))
    assert not small.open_level()
    assert len(small.nodes) <= 20
