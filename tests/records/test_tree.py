"""The tree of moves: properties of its operations on random games."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.games import trees
from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import GAME, DominoPosition
from tiling_gui.records.tree import GameTree, Node, build

A, B, C, D = (((0, 0), (0, 1)), ((0, 2), (0, 3)), ((1, 0), (1, 1)), ((1, 2), (1, 3)))


def begun() -> GameTree:
    return GameTree(GAME, DominoPosition.start(2, 4))


def test_playing_moves_the_cursor_and_makes_the_main_line() -> None:
    tree = begun().add(A).add(B).add(C)
    assert tree.main_line() == tree.cursor == (A, B, C)
    assert tree.position.placed == (A, B, C)
    assert tree.back().position.placed == (A, B)
    assert tree.back(99).position == tree.start
    assert tree.back(2).forward() == tree.back(1)
    assert tree.back(3).to_end() == tree


def test_another_move_is_a_variation_and_the_same_move_is_gone_to() -> None:
    tree = begun().add(A).add(B).back()
    assert tree.add(B) == tree.forward()
    assert begun().add_line((A, B)) == begun().add(A).add(B)
    varied = tree.add(C)
    assert varied.main_line() == (A, B)
    assert varied.cursor == (A, C)
    assert varied.size == 3
    assert varied.back().add((B[1], B[0])).cursor == (A, B), "a move's squares may come in either order"


def test_promoting_makes_a_line_the_main_line_and_keeps_the_cursor() -> None:
    tree = begun().add(A).add(B).back(2).add(C).add(D).back().add(A)
    promoted = tree.promote((C, A))
    assert promoted.main_line() == (C, A)
    assert promoted.cursor == tree.cursor == (C, A)
    assert promoted.line_through((A,)) == (A, B)
    assert promoted.promote((A,)).main_line() == (A, B)


def test_deleting_takes_what_follows_along_and_the_cursor_out() -> None:
    tree = begun().add(A).add(B).add(C)
    assert tree.delete((A, B)).cursor == (A,)
    assert tree.delete((A, B)).size == 1
    assert tree.back(2).delete((A, B)).cursor == (A,)
    with pytest.raises(InputError, match="cannot be deleted"):
        tree.delete(())


def test_illegal_moves_and_paths_that_are_not_there_are_refused() -> None:
    tree = begun().add(A)
    with pytest.raises(InputError, match="taken by tile 1"):
        tree.add(((0, 1), (0, 2)))
    with pytest.raises(InputError, match="no such move"):
        tree.go((B,))
    with pytest.raises(InputError, match="no such move"):
        tree.comment("x", (A, B))


def test_what_does_not_change_is_shared() -> None:
    tree = begun().add(A).add(B).back(2).add(C).add(D)
    noted = tree.comment("here", (C,))
    assert noted.root.children[0] is tree.root.children[0]
    assert noted.at((C, D)) is tree.at((C, D))
    assert tree.at((C,)).comment == "", "the tree before is as it was"


@given(trees(), st.randoms(use_true_random=False))
def test_positions_are_the_replay_of_their_path(tree: GameTree, rng: random.Random) -> None:
    paths, at = [()], {0: ()}
    for number, parent, node in tree.walk():
        at[number] = (*at[parent], node.move)
        paths.append(at[number])
    assert at[tree.number] == tree.cursor
    rng.shuffle(paths)
    for path in paths:
        position = tree.start
        for move in path:
            position = position.play(move)
        assert tree.position_at(path) == position
        assert tree.go(path).position == position


@given(trees(), st.randoms(use_true_random=False))
def test_a_promoted_line_comes_first_everywhere_and_one_that_does_changes_nothing(
    tree: GameTree, rng: random.Random
) -> None:
    paths = {0: ()}
    for number, parent, node in tree.walk():
        paths[number] = (*paths[parent], node.move)
    path = rng.choice(list(paths.values()))
    promoted = tree.promote(path)
    for other in paths.values():
        before, after = tree.at(other), promoted.at(other)
        assert replace(before, children=()) == replace(after, children=())
        moves = [child.move for child in before.children]
        if path[: len(other)] == other and len(other) < len(path):
            moves.sort(key=lambda move: move != path[len(other)])
        assert [child.move for child in after.children] == moves
    assert promoted.cursor == tree.cursor
    assert promoted.promote(path) is promoted
    with pytest.raises(InputError):
        tree.promote((*promoted.main_line(), A))


@given(trees())
def test_a_tree_is_built_again_from_its_walk(tree: GameTree) -> None:
    moves = [(parent, replace(node, children=())) for _, parent, node in tree.walk()]
    root = replace(tree.root, children=())
    assert build(GAME, tree.start, root, moves, tree.number) == tree


@walked(
    ("moves", "cursor", "complaint"),
    [
        ([(1, Node(A))], 0, "Move 1 of the record follows move 1"),
        ([(-1, Node(A))], 0, "follows move -1"),
        ([(0, Node(A)), (0, Node(A))], 0, "Move 2 of the record appears twice"),
        ([(0, Node(A)), (1, Node(A))], 0, "Move 2 of the record is not legal: a1 is taken"),
        ([(0, Node(A))], 2, "is at move 2"),
    ],
)
def test_bad_lists_of_moves_are_refused(moves: list[tuple[int, Node]], cursor: int, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        build(GAME, DominoPosition.start(2, 4), Node(), moves, cursor)


def test_memory_of_positions_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tiling_gui.records.tree._REMEMBERED", 50)
    tree = GameTree(GAME, DominoPosition.start(6, 6))
    rng = random.Random(0)
    for _ in range(20):
        tree = tree.back(999)
        while not tree.position.is_over:
            tree = tree.add(rng.choice(tree.position.moves()))
            assert tree.position.count == len(tree.cursor)
    assert tree._replay.count <= 50
