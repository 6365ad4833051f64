"""Game trees and graphs of every game: values and P-positions by brute force, merging without loss, DOT."""

import re
from functools import cache
from typing import Any

import pytest

from tiling_gui.core.catalogue import GAMES, game
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.search.game_graph import dot, game_graph, game_tree

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


@cache
def brute(here: Any) -> Any:
    """The minimax value; an independent implementation."""
    if here.is_over:
        return here.value()
    below = [value for value in (brute(here.play(move)) for move in here.moves()) if value is not None]
    if not below:
        return None
    return max(below) if here.to_move in (Side.MAX, Side.FIRST) else min(below)


@pytest.mark.parametrize(("key", "text"), STARTS)
def test_values_are_those_of_brute_force_however_much_is_merged(key: str, text: str) -> None:
    root = position(key, text)
    every = game_tree(root, merged=False, most=20_000)
    alike, graph = game_tree(root), game_graph(root)
    assert len(every.nodes) >= len(alike.nodes) >= len(graph.nodes)
    for found in (every, alike, graph):
        for i, node in enumerate(found.nodes):
            assert node.value == brute(node.position)
            assert len(node.children) == len(node.moves)
            for child, move in zip(node.children, node.moves, strict=True):
                assert found.nodes[child].level == node.level + 1
                assert node.position.read(move) in list(node.position.moves())
            if node.grundy is not None:
                wins = node.value == (1 if node.position.to_move is Side.FIRST else -1)
                assert wins == (node.grundy > 0)
            assert (i in {child for other in found.nodes for child in other.children}) == (i > 0)
    assert all(len(node.children) == len(node.position.moves()) for node in every.nodes)


def test_symmetric_positions_are_one() -> None:
    """A domino on 2 x 3 has three places up to symmetry: upright at the end, upright in the middle, and lengthwise."""
    graph = game_graph(position("domino", "2x3"))
    assert [len(level) for level in graph.levels][:2] == [1, 3]
    assert len(game_tree(position("domino", "2x3"), merged=False).levels[1]) == 7


def test_too_large_is_one_sentence() -> None:
    with pytest.raises(InputError, match="more than 50 positions"):
        game_tree(position("domino", "3x3"), most=50)


def test_dot_has_every_node_edge_and_level() -> None:
    graph = game_graph(position("heaps", "grundy:7"))
    text = dot(graph, lambda i: f'{i} "quoted"\nP')
    lines = text.splitlines()
    assert (lines[0], lines[-1]) == ("digraph game {", "}")
    nodes = dict(re.findall(r'^  (n\d+) \[label="((?:[^"\\]|\\.)*)"\];$', text, re.M))
    assert nodes == {f"n{i}": rf"{i} \"quoted\"\nP" for i in range(len(graph.nodes))}
    edges = re.findall(r'^  n(\d+) -> n(\d+) \[label="[^"]*"\];$', text, re.M)
    assert {(int(a), int(b)) for a, b in edges} == {
        (i, child) for i, node in enumerate(graph.nodes) for child in node.children
    }
    ranks = re.findall(r"^  \{ rank=same; (.*) \}$", text, re.M)
    assert [len(rank.split()) for rank in ranks] == [len(level) for level in graph.levels] == [1, 3, 4, 3, 2, 1]
