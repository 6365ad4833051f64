"""What a watched tree tells besides the search: strategies in it, and what alpha-beta cannot do without. Without Qt."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.ui.search_tree.recorded_search import TreeNode, Watched
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.strategy import Strategy, find_strategy
from tiling_gui.search.trace import Event, Path


def strategy_paths(watched: Watched, owner: Side, goal: Any, run: Run | None = None) -> frozenset[Path] | None:
    """The nodes of a strategy by which `owner` reaches `goal` (at least, for MIN at most); None if there is none."""
    position = watched.subject.position
    found = find_strategy(position, owner, goal, (run or Run()).part(Limit(nodes=200_000)))
    if not found.complete:
        raise InputError(tr("This game is too large to search for a strategy; take a smaller position."))
    if found.strategy is None:
        return None
    paths: set[Path] = set()
    _gather(found.strategy, (), paths)
    return frozenset(paths)


def _gather(strategy: Strategy, path: Path, paths: set[Path]) -> None:
    paths.add(path)
    moves = list(strategy.position.moves())
    for move, below in strategy.branches:
        _gather(below, (*path, moves.index(move)), paths)


MORE_THAN_0 = Fraction(1, 10**30)
"""A goal that every value above 0 reaches: no leaf of a game has so large a denominator."""


def goal_of(watched: Watched, owner: Side, wanted: str) -> Fraction | int:
    """The value `owner` is to reach: "best", "win" or "draw". Raises InputError where it is not known."""
    upper = owner in (Side.MAX, Side.FIRST)
    if watched.subject.game.sides[0] is Side.FIRST:
        return 1 if upper else -1
    if wanted == "draw":
        return 0
    if wanted == "best":
        value = watched.result.value
        if value is None or not watched.result.exact or isinstance(value, float):
            raise InputError(
                tr(
                    "{method} does not find the minimax value, so no strategy for it; take minimax.",
                    method=watched.method,
                )
            )
        return value
    return MORE_THAN_0 if upper else -MORE_THAN_0


def minimal_leaves(nodes: Mapping[Path, TreeNode]) -> tuple[int, int] | None:
    """The fewest leaves that alpha-beta without a table reads, with the best order of moves, and all leaves.

    b^ceil(d/2) + b^floor(d/2) - 1 of b^d (Knuth and Moore, "An analysis of alpha-beta pruning", 1975) for b moves
    at every node, all leaves at depth d, and players in turn; None for a tree of any other form.
    """
    inner = [node for node in nodes.values() if node.children]
    width = {len(node.children) for node in inner}
    depth = {len(path) for path, node in nodes.items() if not node.children}
    in_turn = all(
        nodes[child].upper != node.upper for node in inner for child in node.children if not nodes[child].over
    )
    if len(width) != 1 or len(depth) != 1 or not in_turn:
        return None
    b, d = width.pop(), depth.pop()
    return b ** ((d + 1) // 2) + b ** (d // 2) - 1, b**d


def longest_path(events: Iterable[Event]) -> int:
    """How many nodes the search had open at once, at most: those of one path."""
    return max((len(event.path) + 1 for event in events), default=0)
