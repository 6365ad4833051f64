"""What alpha-beta cannot do without: the leaves of the minimal tree, and the nodes it holds in memory. Without Qt."""

from collections.abc import Iterable, Mapping

from tiling_gui.desktop.ui.search_tree.recorded_search import TreeNode
from tiling_gui.search.trace import Event, Path


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
