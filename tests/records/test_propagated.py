"""Bounds are carried along the line: what is proved of a position bounds the positions before and after it."""

import math
import random
from dataclasses import replace
from functools import cache
from typing import Any

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.games.domino.rules import GAME, DominoPosition
from tiling_gui.records import known
from tiling_gui.records.known import Bounds, bounds_of
from tiling_gui.records.tree import GameTree

STARTS = {
    "domino": ("3x4", "4x4", "3x5"),
    "matching": ("torus:3x3", "petersen", "cycle:8", "path:7"),
    "evaluate": ("a*b-c",),
    "vector": ("5,3,-2:0,1,4",),
    "tour": ("3,1,4,1,5,9,2,6,5,3",),
    "sharing": ("cycle:4,vertices,edges,2",),
}


@cache
def still_to_come(position: Any) -> Any:
    """The value by brute force, once per class of positions."""
    return _to_come(position.key(), Held(position))


class Held:
    """A position that is not part of a cache key."""

    def __init__(self, position: Any) -> None:
        self.position = position

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return True


@cache
def _to_come(key: Any, held: Held) -> Any:
    position = held.position
    if position.is_over:
        return position.value() - position.scored
    best = max if position.to_move is Side.MAX else min
    after = [position.play(move) for move in position.moves()]
    return best(still_to_come(p) + p.scored for p in after) - position.scored


def truth(position: Any) -> Any:
    return still_to_come(position) + position.scored


def tried(game: str, start: str, chance: random.Random) -> GameTree:
    """A random game with variations, and correct bounds, wide or narrow, at some positions."""
    first = Side.MAX if game == "sharing" else chance.choice(GAMES[game].sides)
    tree = GameTree(GAMES[game], GAMES[game].parse(start, first))
    paths = [()]
    for _ in range(chance.randrange(1, 14)):
        tree = tree.go(paths[-1] if chance.random() < 0.7 else chance.choice(paths))
        if not tree.position.is_over:
            tree = tree.add(chance.choice(tree.position.moves()))
            paths.append(tree.cursor)
    for path in chance.sample(paths, min(len(paths), 4)):
        exact = truth(tree.position_at(path))
        low = None if chance.random() < 0.2 else exact - chance.randrange(3)
        high = None if chance.random() < 0.2 else exact + chance.randrange(3)
        tree = known.with_bounds(tree, path, Bounds(low, high))
    return tree


@walked(("game", "start"), [(game, start) for game in STARTS for start in STARTS[game]])
def test_what_is_carried_is_true_and_contradicts_nothing(game: str, start: str) -> None:
    for seed in range(8):
        assert_carried_bounds_hold(game, tried(game, start, random.Random(f"{game}{start}{seed}")))


def assert_carried_bounds_hold(game: str, tree: GameTree) -> None:
    told = known.propagated(tree)
    assert known.propagated(told) == told, "nothing more follows"
    paths = [(), *(tree.path_of(number) for number, _, _ in tree.walk())]
    for path in paths:
        position, noted, bounds = tree.position_at(path), bounds_of(tree.at(path)), bounds_of(told.at(path))
        exact = truth(position)
        assert bounds.lower is None or bounds.lower <= exact
        assert bounds.upper is None or exact <= bounds.upper
        assert noted.intersected(Bounds(bounds.lower, bounds.upper)) == bounds, "nothing is lost"
        if path:
            assert_follows(GAMES[game], tree.position_at(path[:-1]).to_move, bounds_of(told.at(path[:-1])), bounds)


def assert_follows(game: Any, mover: Side, before: Bounds, after: Bounds) -> None:
    """Asserts that neighbouring bounds agree: no move gains anything, and none costs more than it can."""
    earlier, later = ends(before), ends(after)
    more, less = (earlier, later) if mover is Side.MAX else (later, earlier)
    assert all(much >= little for much, little in zip(more, less, strict=True))
    if game.largest_cost is not None:
        assert all(much <= little + game.largest_cost for much, little in zip(more, less, strict=True))


def ends(bounds: Bounds) -> tuple[Any, Any]:
    return (
        -math.inf if bounds.lower is None else bounds.lower,
        math.inf if bounds.upper is None else bounds.upper,
    )


def test_a_value_goes_on_along_the_line() -> None:
    """8 x 8 is worth 29: after two moves it is worth at least 27, and after a move of MIN no less than before."""
    tree = GameTree(GAME, DominoPosition.start(8, 8)).add(((2, 0), (2, 1))).add(((0, 1), (0, 2)))
    tree = known.with_bounds(tree, tree.cursor[:1], Bounds(29, 29))
    told = known.propagated(tree)
    assert bounds_of(told.node) == Bounds(29, 31), "no move of MIN makes it less, and none gives up more than two"
    assert bounds_of(told.root).lower == 29
    tree = known.with_bounds(tree, tree.cursor, Bounds(28, 30))
    assert bounds_of(known.propagated(tree).node) == Bounds(29, 30)


def test_a_later_move_tells_of_the_earlier_ones() -> None:
    tree = GameTree(GAME, DominoPosition.start(8, 8)).add(((2, 0), (2, 1))).add(((0, 1), (0, 2)))
    told = known.propagated(known.with_bounds(tree, tree.cursor, Bounds(30, 30)))
    first = bounds_of(told.at(tree.cursor[:1]))
    assert first == Bounds(28, 30), "MIN could have moved to 30, and gave up two at most"
    assert bounds_of(told.root) == Bounds(28, 32)


def test_a_move_that_cannot_be_helped_changes_nothing() -> None:
    """In a row of three squares all moves are equivalent, in a row of two there is one move."""
    start = DominoPosition.start(1, 2)
    tree = known.with_bounds(GameTree(GAME, start).add(start.moves()[0]).go(()), (), Bounds(1, 1))
    assert bounds_of(known.propagated(tree).at((start.moves()[0],))) == Bounds(1, 1)
    tree = GameTree(GAME, DominoPosition.start(1, 3))
    for move in tree.start.moves():
        tree = known.with_bounds(tree.go(()).add(move), (move,), Bounds(1, 1))
    assert bounds_of(known.propagated(tree).root) == Bounds(1, 1), "all its moves are known"


def analysed(side: Side, bounds: tuple[int, int], estimates: list[float]) -> Analysis:
    position = replace(DominoPosition.start(8, 8), to_move=side)
    moves = tuple(MoveValue(m, 20, 32, e) for m, e in zip(position.moves(), estimates, strict=False))
    return known.with_known(GameTree(GAME, position), Analysis(position, *bounds, moves))


def test_estimates_lie_within_what_is_proved() -> None:
    """If no estimate reaches the best move's lower bound, the best move's estimate does."""
    found = analysed(Side.MAX, (29, 32), [28.1, 28.7, 27.9])
    assert [round(entry.estimate, 3) for entry in found.moves] == [28.4, 29, 28.2]
    assert all((entry.lower, entry.upper) == (27, 32) for entry in found.moves)
    assert [round(entry.estimate, 3) for entry in analysed(Side.MAX, (24, 27), [28.1, 28.7]).moves] == [26.4, 27.0]
    assert [entry.estimate for entry in analysed(Side.MIN, (24, 27), [28.5, 29.0, 31.0]).moves] == [27.0, 27.5, 29.0]
    assert [entry.estimate for entry in analysed(Side.MAX, (20, 32), [28.1, 28.7]).moves] == [28.1, 28.7]


def test_moves_lie_within_what_their_position_is_worth() -> None:
    found = analysed(Side.MIN, (29, 31), [30.0])
    assert (found.moves[0].lower, found.moves[0].upper) == (29, 32)
