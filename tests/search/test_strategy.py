"""Winning and non-losing strategies, checked by playing every reply."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.search.trees import nested, tree_position
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StoppedError
from tiling_gui.games.heaps.rules import GrundyPosition
from tiling_gui.search.game_tree import ALIKE, GRAPH, whole_tree
from tiling_gui.search.minimax import minimax
from tiling_gui.search.strategy import find_strategy
from tiling_gui.search.trace import Path
from tiling_gui.search.typed_tree import Tree, TreePosition


def check(paths: frozenset[Path], position: Any, owner: Side, wins: Any, path: Path = ()) -> None:
    """Asserts that a strategy has one own move or every opponent's move at each position, and `wins` at every leaf."""
    assert path in paths
    if position.is_over:
        assert wins(position.value())
        return
    chosen = [index for index in range(len(position.moves())) if (*path, index) in paths]
    assert len(chosen) == (1 if position.to_move == owner else len(position.moves()))
    for index in chosen:
        check(paths, position.play(position.moves()[index]), owner, wins, (*path, index))


def test_b_wins_the_lecture_s_game_of_seven() -> None:
    start = GrundyPosition((7,))
    strategy = find_strategy(start, Side.SECOND, -1)
    assert strategy is not None
    check(strategy, start, Side.SECOND, lambda value: value == -1)
    assert find_strategy(start, Side.FIRST, 1) is None
    assert len({path for path in strategy if len(path) == 1}) > 1


@walked("text", ["nim:1,2,3", "nim:2,3", "treblecross:6", "kayles:4", "grundy:9"])
def test_exactly_one_player_has_a_winning_strategy(text: str) -> None:
    start = GAMES["heaps"].parse(text, Side.FIRST)
    found = {side: find_strategy(start, side, goal) for side, goal in ((Side.FIRST, 1), (Side.SECOND, -1))}
    winner = Side.FIRST if minimax(start).value == 1 else Side.SECOND
    strategy = found[winner]
    assert strategy is not None
    assert found[winner.other] is None
    check(strategy, start, winner, lambda value: value == (1 if winner is Side.FIRST else -1))


@given(data=nested, goal=st.integers(-3, 3))
def test_a_goal_can_be_reached_as_minimax_says(data: Any, goal: int) -> None:
    position = tree_position(data)
    # A leaf without a value fails for whoever has a goal; to compare, it gets the worst value.
    for owner, worst in ((Side.MAX, -100), (Side.MIN, 100)):
        filled = tree_position(_without_none(data, worst))
        value = minimax(filled).value
        assert value is not None
        reachable = value >= goal if owner is Side.MAX else value <= goal
        found = find_strategy(position, owner, goal)
        assert (found is not None) == reachable
        if found is not None:
            check(
                found, position, owner, lambda v, o=owner: v is not None and (v >= goal if o is Side.MAX else v <= goal)
            )


def _without_none(data: Any, worst: int) -> Any:
    if isinstance(data, list):
        return [_without_none(item, worst) for item in data]
    return worst if data is None else str(data)


def test_a_draw_is_not_lost_and_not_won() -> None:
    position = TreePosition(Tree.parse("[[1, 0], [-1, 1]]"))
    assert find_strategy(position, Side.MAX, 0) is not None
    assert find_strategy(position, Side.MAX, 1) is None
    assert find_strategy(position, Side.MIN, 0) is not None
    assert find_strategy(position, Side.MIN, -1) is None


def test_a_search_that_was_stopped_says_so() -> None:
    start = GAMES["heaps"].parse("nim:5,6,7", Side.FIRST)
    with pytest.raises(StoppedError):
        find_strategy(start, Side.FIRST, 1, Run(Limit(nodes=10)))


def test_the_lecture_s_game_tree_and_graph_of_seven() -> None:
    start = GrundyPosition((7,))
    tree, graph = whole_tree(start, ALIKE), whole_tree(start, GRAPH)
    assert [len(level) for level in tree.levels] == [1, 3, 6, 7, 6, 1]
    piles = [
        sorted((tuple(sorted(graph.nodes[path].position.heaps, reverse=True)) for path in level), reverse=True)
        for level in graph.levels
    ]
    assert piles == [
        [(7,)],
        [(6, 1), (5, 2), (4, 3)],
        [(5, 1, 1), (4, 2, 1), (3, 3, 1), (3, 2, 2)],
        [(4, 1, 1, 1), (3, 2, 1, 1), (2, 2, 2, 1)],
        [(3, 1, 1, 1, 1), (2, 2, 1, 1, 1)],
        [(2, 1, 1, 1, 1, 1)],
    ]
    assert tree.grundy()[()] == graph.grundy()[()] == 0


def test_the_slides_tree_of_the_2_by_3_board() -> None:
    """Eight first moves are two up to symmetry: one leaves room for a second tile, the other does not."""
    tree = whole_tree(GAMES["ellie"].parse("2x3", Side.FIRST), ALIKE)
    grundy = tree.grundy()
    assert grundy[()] == 2
    assert [len(level) for level in tree.levels] == [1, 2, 1]
    assert sorted(grundy[path] for path in tree.levels[1]) == [0, 1]
    assert not whole_tree(GAMES["domino"].parse("1x4", Side.MAX)).grundy()
