"""A game tree as the move list and the value graph show it: entries with the cost of each move."""

from collections.abc import Callable
from typing import Any

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.graph_data import GraphPoint
from tiling_gui.desktop.ui.widgets.move_rows import MoveEntry
from tiling_gui.language import tr
from tiling_gui.records.record import GameRecord
from tiling_gui.records.tree import GameTree, Node, Path

Text = Callable[[Any, Move], str]
"""Writes a move of a position as text."""


def _written(position: Any, move: Move) -> str:
    return str(position.write(move))


def cost_of(before: Node, after: Node) -> Value | None:
    """By how much a move changed the proved value: 0 if it kept it, None if either value is not proved."""
    if before.value is None or after.value is None:
        return None
    return after.value - before.value


def better(side: Side, move: str, value: Value) -> str:
    """What `side` could have played, as a sentence: `move` keeps the value; in games won by the last move, the win."""
    if side in (Side.FIRST, Side.SECOND):
        return tr("Better: {move} keeps the win.", move=move)
    return tr("Better: {move} keeps {value}.", move=move, value=words.value(value))


def points(tree: GameTree) -> tuple[GraphPoint, ...]:
    """The proved bounds after each move of the line through the cursor, the start first."""
    path = tree.line
    found = [GraphPoint(tree.root.lower, tree.root.upper)]
    nodes = tree.nodes_along(path)
    for position, before, node in zip(tree.positions_along(path), nodes, nodes[1:], strict=False):
        cost = cost_of(before, node)
        found.append(GraphPoint(node.lower, node.upper, position.write(node.move), position.to_move, bool(cost)))
    return tuple(found)


def length(tree: GameTree) -> int | None:
    """The number of moves in the line through the cursor if it reaches the end of the game, else None."""
    path = tree.line
    return len(path) if tree.position_at(path).is_over else None


def entries(record: GameRecord, *, costs: bool, text: Text = _written) -> tuple[MoveEntry, ...]:
    """The main line with its variations; without `costs`, entries have no cost."""
    return _Entries(record, costs, text).line((), record.tree.root)


def last_entry(record: GameRecord, *, costs: bool, text: Text = _written) -> MoveEntry | None:
    """The move on the board, without its variations; None at the start."""
    tree, path = record.tree, record.tree.cursor
    if not path:
        return None
    before = path[:-1]
    return _Entries(record, costs, text).entry(before, tree.position_at(before), tree.at(before), tree.node)


class _Entries:
    """Makes the entries of one record."""

    def __init__(self, record: GameRecord, costs: bool, text: Text) -> None:
        self._tree, self._costs, self._text = record.tree, costs, text
        self._played = record.played or ()

    def line(self, path: Path, node: Node) -> tuple[MoveEntry, ...]:
        """The first child of `node` and what follows it; its other children are attached as variations."""
        found = []
        positions = self._tree.positions_along(self._tree.line_through(path))[len(path) :]
        for position in positions[:-1]:
            first, *others = node.children
            variations = tuple(
                [(self.entry(path, position, node, other), *self.line((*path, other.move), other)) for other in others]
            )
            found.append(self.entry(path, position, node, first, variations))
            path, node = (*path, first.move), first
        return tuple(found)

    def entry(
        self, path: Path, position: Any, parent: Node, node: Node, variations: tuple[tuple[MoveEntry, ...], ...] = ()
    ) -> MoveEntry:
        """The entry of the move from `parent`, which has this path and position, to `node`."""
        after = (*path, node.move)
        return MoveEntry(
            node=after,
            text=self._text(position, node.move),
            ply=len(after),
            side=position.to_move,
            cost=cost_of(parent, node) if self._costs else None,
            comment=node.comment,
            of_game=self._played[: len(after)] == after,
            variations=variations,
        )
