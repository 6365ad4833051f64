"""The horizontal layout of a tree: leaves side by side, parents centred over their children.

    a            a is centred between its first and its last child; a node wider than everything below it
 b     c         pushes its neighbours apart. The caller decides the height of a level.
d e    f
"""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def columns(
    root: Node, children: Callable[[Node], Sequence[Node]], width: Callable[[Node], float], gap: float
) -> dict[Node, float]:
    """The x coordinate of the centre of every node; the leftmost edge is at 0.

    `width` is the space a node needs, 0 for one that may overhang its subtree; `gap` separates neighbours.
    """
    middles: dict[Node, float] = {}
    begun: dict[Node, tuple[float, int]] = {}
    """For each open node, where its subtree may begin and how many nodes were placed before it."""
    edge = 0.0
    """Where the next leaf may begin."""
    # Depth first without recursion: searches go deep. A node is placed after its children.
    waiting = [(root, False)]
    while waiting:
        node, children_done = waiting.pop()
        below, wide = children(node), width(node)
        if below and not children_done:
            begun[node] = edge, len(middles)
            waiting.append((node, True))
            waiting.extend((child, False) for child in reversed(below))
        elif below:
            left, before = begun[node]
            middle = (middles[below[0]] + middles[below[-1]]) / 2
            shift = left + wide / 2 - middle
            if shift > 0:
                for moved in list(middles)[before:]:
                    middles[moved] += shift
                middle, edge = middle + shift, edge + shift
            middles[node] = middle
            edge = max(edge, middle + wide / 2 + gap)
        else:
            middles[node] = edge + wide / 2
            edge += wide + gap
    return middles
