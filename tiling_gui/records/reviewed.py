"""The results of a review stored in a game, and the judged moves: those proved to keep the value or to lose something.

Values are noted in the game's tree, like everything that is proved (known.py); better lines are variations. The time of
the review and which mistakes were punished are stored in the record's `extra`.
"""

from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Move, Side, Value, distance
from tiling_gui.players.losses import Bounds as Pair
from tiling_gui.players.losses import Loss, exact, losses, tightened
from tiling_gui.players.review import Review
from tiling_gui.records.known import Bounds, bounds_of, for_storage, propagated, with_bounds
from tiling_gui.records.record import GameRecord, NamedPlayer, now
from tiling_gui.records.tree import GameTree
from tiling_gui.search.result import maximises

REVIEW = "review"
"""Key of `extra`: {"when", "moves", "exact", "mistakes": [{"number", "cost", "exact", "punished"}]}."""


@dataclass(frozen=True)
class JudgedMove:
    """A move of a game's own line with what is proved of the values before and after it."""

    number: int
    """The number of the move in the game, from 1."""
    side: Side
    player: NamedPlayer
    position: Any
    """The position before the move."""
    move: Move
    before: Value
    """The value before the move; if not `exact`, what the player was proved to have at least."""
    after: Value
    """The value after the move; if not `exact`, what the player is proved to have at most."""
    exact: bool = True
    """False for a mistake before or after which only bounds are proved."""

    @property
    def cost(self) -> Value:
        """How much the move lost, or lost at least if not `exact`; 0 if it kept the value."""
        return distance(self.before, self.after)


@dataclass(frozen=True)
class Judgement:
    """What is proved about the moves of a game's own line."""

    moves: tuple[JudgedMove, ...]
    """The moves proved to keep the value or to be mistakes, in the order they were played."""
    losses: tuple[Loss, ...]
    """What is proved lost, without it being known by which of several moves."""


def judgement(record: GameRecord) -> Judgement:
    """What is proved about the moves of the game. Values that a file only says do not count."""
    line, tree = record.line, propagated(for_storage(record.tree))
    values: tuple[Pair, ...] = tuple((node.lower, node.upper) for node in tree.nodes_along(line))
    positions, most = tree.positions_along(line), tree.game.largest_cost
    found = losses(positions, values, most)
    if found:
        values = tightened(positions, values, most)
    wrong = {loss.numbers[0] for loss in found if loss.is_placed}
    moves = []
    for number, move in enumerate(line, 1):
        position, player = positions[number - 1], record.made_by(line[:number])
        (low, high), (least, greatest) = values[number - 1 : number + 1]
        before, after = (low, greatest) if maximises(position) else (high, least)
        is_exact = None not in map(exact, values[number - 1 : number + 1])
        if before is not None and after is not None and (is_exact or number in wrong):
            moves.append(JudgedMove(number, position.to_move, player, position, move, before, after, is_exact))
    return Judgement(tuple(moves), tuple(loss for loss in found if not loss.is_placed))


def is_reviewed(record: GameRecord) -> bool:
    """True if a review covered the game as it is now to its end, or if every value is proved without one."""
    line = record.line
    kept = record.extra.get(REVIEW)
    if isinstance(kept, dict) and kept.get("moves") == len(line):
        return True
    nodes = propagated(for_storage(record.tree)).nodes_along(line)
    return all(exact((node.lower, node.upper)) is not None for node in nodes)


def punished(found: Review, ply: int) -> bool | None:
    """Whether the reply to the mistake at `ply` (from 1) kept what it lost; None if that is not proved.

    A mistake that ended the game counts as punished.
    """
    if any(mistake.ply == ply + 1 for mistake in found.mistakes):
        return False
    replied = found.values[ply : ply + 2] if ply < len(found.moves) else ()
    return None if any(exact(bounds) is None for bounds in replied) else True


def with_proved_tree(record: GameRecord, tree: GameTree) -> GameRecord:
    """The record with a tree in which more is proved; the result of a finished game is judged by its start's value."""
    before, record = record.tree, record.with_tree(tree)
    if not (record.finished and record.result):
        return record
    root = bounds_of(propagated(tree).root)
    if root.value is not None and root != bounds_of(propagated(before).root):
        played = record.tree.go(record.line)
        if played.position.is_over:  # else its end was deleted, and there is no final value to judge
            record = replace(record, result=record.with_tree(played).ended(root.value).result)
    return record


def with_review(record: GameRecord, found: Review, *, whole: bool = True) -> GameRecord:
    """The record with the proved values of a reviewed line, and the better lines as variations.

    The review itself is stored if it judged the game's own line to its end (`whole`). Raises InputError if the tree has
    no such line.
    """
    tree, line = record.tree, found.moves
    cursor = tree.cursor
    for ply, (lower, upper) in enumerate(found.values):
        tree = with_bounds(tree, line[:ply], Bounds(lower, upper))
    for mistake in found.mistakes:
        tree = tree.go(line[: mistake.ply - 1]).add_line(mistake.line)
    record = with_proved_tree(record, tree.go(cursor))
    if not whole or line != record.line:
        return record
    data = {
        "when": now(),
        "moves": len(found.moves),
        "exact": found.exact,
        "mistakes": [
            {
                "number": mistake.ply,
                "cost": value_to_json(distance(mistake.before, mistake.after)),
                "exact": mistake.exact,
                "punished": punished(found, mistake.ply),
            }
            for mistake in found.mistakes
        ],
    }
    return replace(record, extra={**record.extra, REVIEW: data})
