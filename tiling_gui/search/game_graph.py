"""Game trees and game graphs laid out to be drawn: positions level by level, what leads where, who wins.

In a tree every node has one parent and the same configuration may occur often; in a graph it occurs once a level.
Options that are the same configuration are drawn once, as the lecture and the ELLIE slides do.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from tiling_gui.core.game import Position
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.grundy import mex

MOST_NODES = 20_000


@dataclass(frozen=True)
class GameNode:
    """A position in a drawing."""

    position: Any
    level: int
    """Plies from the root."""
    children: tuple[int, ...]
    """Indices of its options among the nodes."""
    grundy: int | None
    """Its Grundy value in a game for the last move: 0 is a P-position; None in other games."""


@dataclass(frozen=True)
class GameGraph:
    """Nodes in order of level, the root first."""

    nodes: tuple[GameNode, ...]

    @property
    def levels(self) -> list[list[int]]:
        """Indices of the nodes, level by level."""
        found: list[list[int]] = [[] for _ in range(self.nodes[-1].level + 1)]
        for i, node in enumerate(self.nodes):
            found[node.level].append(i)
        return found


@runtime_checkable
class Configured(Protocol):
    """A position whose `key` leaves out what a drawing shows, such as heaps without a move."""

    def configuration(self) -> Hashable:
        """Equal for positions that are drawn as one."""
        ...


def configuration(position: Position) -> Hashable:
    """What is the same for two positions drawn as one: their own `configuration` if they have one, else `key`."""
    return position.configuration() if isinstance(position, Configured) else position.key()


def game_tree(position: Position, same: Callable[[Any], Hashable] = configuration) -> GameGraph:
    """The tree below `position`. Raises InputError if it has more than 20,000 nodes."""
    return _laid_out(position, same, merge=False)


def game_graph(position: Position, same: Callable[[Any], Hashable] = configuration) -> GameGraph:
    """The graph below `position`: equal configurations of a level are one node. Raises InputError if too large."""
    return _laid_out(position, same, merge=True)


def _laid_out(root: Position, same: Callable[[Any], Hashable], merge: bool) -> GameGraph:
    positions: list[Position] = [root]
    levels = [0]
    children: list[tuple[int, ...]] = []
    at_level: dict[Hashable, int] = {}
    i = 0
    while i < len(positions):
        options: dict[Hashable, int] = {}
        for move in positions[i].moves():
            child = positions[i].play(move)
            what = same(child)
            if what in options:
                continue
            place = at_level.get((levels[i] + 1, what)) if merge else None
            if place is None:
                place = len(positions)
                if place >= MOST_NODES:
                    raise InputError(
                        tr(
                            "This game is too large to be drawn: it has more than {most_nodes} positions.",
                            most_nodes=MOST_NODES,
                        )
                    )
                positions.append(child)
                levels.append(levels[i] + 1)
                at_level[(levels[i] + 1, what)] = place
            options[what] = place
        children.append(tuple(options.values()))
        i += 1
    values = _grundy(positions, children)
    return GameGraph(tuple(map(GameNode, positions, levels, children, values)))


def _grundy(positions: list[Position], children: list[tuple[int, ...]]) -> list[int | None]:
    """From the leaves up; None throughout where the game is not one for the last move."""
    values: list[int | None] = [None] * len(positions)
    if not hasattr(positions[0], "grundy_parts"):
        return values
    for i in reversed(range(len(positions))):
        values[i] = mex(value for k in children[i] if (value := values[k]) is not None)
    return values
