"""A game tree as the move list and the value graph show it: entries with the cost of each move."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.graph_data import GraphPoint
from tiling_gui.desktop.ui.widgets.move_rows import MoveEntry
from tiling_gui.language import tr
from tiling_gui.players.losses import Bounds, Loss, losses
from tiling_gui.players.review import mistake
from tiling_gui.records.record import GameRecord
from tiling_gui.records.tree import GameTree, Node, Path

Text = Callable[[Any, Move], str]
"""Writes a move of a position as text."""


def _written(position: Any, move: Move) -> str:
    return str(position.write(move))


def losses_of(tree: GameTree, line: Path) -> dict[int, Loss]:
    """What several moves of `line` are proved to have lost together, by the number of each of them."""
    found = losses(tree.positions_along(line), tree.bounds_along(line), tree.game.largest_cost)
    return {number: loss for loss in found if not loss.is_placed for number in loss.numbers}


def better(side: Side, move: str, value: Value) -> str:
    """What `side` could have played, as a sentence: `move` keeps the value; in games won by the last move, the win."""
    if side in (Side.FIRST, Side.SECOND):
        return tr("Better: {move} keeps the win.", move=move)
    return tr("Better: {move} keeps {value}.", move=move, value=words.value(value))


def points(line: Path, positions: Iterable[Any], values: Sequence[Bounds]) -> tuple[GraphPoint, ...]:
    """What `values` prove at the start of a line and after each of its moves, made in `positions`."""
    found = [GraphPoint(*values[0])]
    for ply, (position, move) in enumerate(zip(positions, line, strict=False), 1):
        wrong = mistake(ply, position.to_move, move, *values[ply - 1 : ply + 1]) is not None
        found.append(GraphPoint(*values[ply], position.write(move), position.to_move, wrong))
    return tuple(found)


def points_of(tree: GameTree) -> tuple[GraphPoint, ...]:
    """The points of the line through the cursor."""
    return points(tree.line, tree.positions_along(tree.line), tree.bounds_along(tree.line))


def length(tree: GameTree) -> int | None:
    """The number of moves in the line through the cursor if it reaches the end of the game, else None."""
    path = tree.line
    return len(path) if tree.position_at(path).is_over else None


def entries(
    record: GameRecord, *, costs: bool, text: Text = _written, before: Sequence[MoveEntry] = ()
) -> tuple[MoveEntry, ...]:
    """The main line with its variations; without `costs`, entries have no cost.

    Those of `before`, the main line until now, that are the same are returned themselves, so that they need not be
    compared one by one.
    """
    return _Entries(record, costs, text).line((), record.tree.root, before)


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
        self._main = self._tree.main_line()
        self._losses = losses_of(self._tree, self._main) if costs else {}

    def line(self, path: Path, node: Node, before: Sequence[MoveEntry] = ()) -> tuple[MoveEntry, ...]:
        """The first child of `node` and what follows it; its other children are attached as variations."""
        found: list[MoveEntry] = []
        positions = self._tree.positions_along(self._tree.line_through(path))[len(path) :]
        same = True  # the moves so far, so that the paths are the same, too
        for k, position in enumerate(positions[:-1]):
            first, *others = node.children
            variations = tuple(
                [(self.entry(path, position, node, other), *self.line((*path, other.move), other)) for other in others]
            )
            entry = self.entry(path, position, node, first, variations)
            same = same and k < len(before) and before[k].node[-1] == first.move
            found.append(before[k] if same and before[k][1:] == entry[1:] else entry)
            path, node = found[-1].node, first
        return tuple(found)

    def entry(
        self, path: Path, position: Any, parent: Node, node: Node, variations: tuple[tuple[MoveEntry, ...], ...] = ()
    ) -> MoveEntry:
        """The entry of the move from `parent`, which has this path and position, to `node`."""
        after = (*path, node.move)
        ends = (parent.lower, parent.upper), (node.lower, node.upper)
        wrong = mistake(len(after), position.to_move, node.move, *ends) if self._costs else None
        loss = self._losses.get(len(after)) if self._losses and self._main[: len(after)] == after else None
        return MoveEntry(
            node=after,
            text=self._text(position, node.move),
            ply=len(after),
            side=position.to_move,
            cost=None if wrong is None else wrong.cost,
            cost_exact=wrong is None or wrong.exact,
            shared="" if loss is None else loss.sentence(),
            comment=node.comment,
            of_game=self._played[: len(after)] == after,
            variations=variations,
        )
