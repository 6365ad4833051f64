"""Positions and trees for the search tests: small starts of every game of the catalogue, and random trees."""

import random
from typing import Any

from hypothesis import strategies as st

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Game
from tiling_gui.search.typed_tree import GAME, Tree, TreePosition

SMALL: dict[str, list[str]] = {key: [game.example] for key, game in GAMES.items()} | {
    "domino": ["2x4", "3x3", "..#./....", "1x7", "aa../...."],
    "ellie": ["2x5", "3x3", "..#/.../...", "2x3"],
    "matching": ["path:7", "cycle:8", "prism:4", "wheel:5", "randomtree:9,2"],
    "heaps": ["nim:1,2,3", "grundy:8", "treblecross:5", "octal:0.007:9", "kayles:5", "dawson:6,3", "octal:4.3:5"],
    "evaluate": ["x/y", "x-x/y;0,1,2", "x*(y-z);0,1,2", "x/(x-x);0,1"],
    "sharing": ["path:4,edges,vertices,2", "cycle:3,vertices,edges,3", "star:3,edges,vertices,2,odd"],
}
"""Starts by game key, small enough for plain minimax."""


def starts() -> list[tuple[str, str]]:
    """(key, text) of every start of every game of the catalogue."""
    return [(key, text) for key in GAMES for text in SMALL[key]]


def random_position(game: Game, text: str, seed: int) -> Any:
    """The position after up to four random moves; the game may be over."""
    chance = random.Random(seed)
    position = game.parse(text, game.sides[0])
    for _ in range(chance.randint(0, 4)):
        moves = position.moves()
        if not moves:
            break
        position = position.play(chance.choice(moves))
    return position


def finished(position: Any, line: tuple[Any, ...]) -> Any:
    """The position after a line of moves."""
    for move in line:
        position = position.play(move)
    return position


leaves = st.one_of(st.integers(-5, 5), st.fractions(min_value=-2, max_value=2, max_denominator=3), st.none())

nested = st.recursive(leaves, lambda below: st.lists(below, min_size=1, max_size=3), max_leaves=20)


def tree_position(data: Any) -> TreePosition:
    """A tree position from nested lists, with MAX to move at the root."""
    position: TreePosition = GAME.parse(str(Tree.of(data)), GAME.sides[0])
    return position


def uniform(branching: int, depth: int, value: int = 0, maximising: bool = True) -> Any:
    """A perfectly ordered uniform tree whose value is `value`: the first child is best at every node."""
    if depth == 0:
        return value
    worse = value - 1 if maximising else value + 1
    return [uniform(branching, depth - 1, value if i == 0 else worse, not maximising) for i in range(branching)]
