"""The results of a review stored in a game, and the judged moves: those with proved values before and after.

Values are noted in the game's tree, like everything that is proved (known.py); better lines are variations. The time of
the review and which mistakes were punished are stored in the record's `extra`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Move, Side, Value, distance
from tiling_gui.players.review import Review
from tiling_gui.records.known import Bounds, bounds_of, propagated, with_bounds
from tiling_gui.records.record import GameRecord, NamedPlayer, now
from tiling_gui.records.tree import GameTree

REVIEW = "review"
"""Key of `extra`: {"when", "moves", "exact", "mistakes": [{"number", "cost", "punished"}]}."""


@dataclass(frozen=True)
class JudgedMove:
    """A move of a game's own line with the proved values before and after it."""

    number: int
    """The number of the move in the game, from 1."""
    side: Side
    player: NamedPlayer
    position: Any
    """The position before the move."""
    move: Move
    before: Value
    after: Value

    @property
    def cost(self) -> Value:
        """How much the move lost; 0 if it kept the value."""
        return distance(self.before, self.after)


def judged(record: GameRecord) -> Iterator[JudgedMove]:
    """The moves of the game whose values before and after are proved, in the order they were played.

    Values that rest on sources do not count.
    """
    line, tree = record.line, propagated(record.tree)
    for ply, move in enumerate(line):
        before, after = (_exact(tree, line[:k]) for k in (ply, ply + 1))
        if before is not None and after is not None:
            position = tree.position_at(line[:ply])
            player = record.made_by(line[: ply + 1])
            yield JudgedMove(ply + 1, position.to_move, player, position, move, before, after)


def _exact(tree: GameTree, path: tuple[Move, ...]) -> Value | None:
    lower, upper = bounds_of(tree.at(path)).noted
    return lower if lower == upper else None


def is_reviewed(record: GameRecord) -> bool:
    """True if a review covered the game as it is now to its end, or if every value is proved without one."""
    line = record.line
    kept = record.extra.get(REVIEW)
    if isinstance(kept, dict) and kept.get("moves") == len(line):
        return True
    tree = propagated(record.tree)
    return all(_exact(tree, line[:ply]) is not None for ply in range(len(line) + 1))


def punished(found: Review, ply: int) -> bool | None:
    """Whether the reply to the mistake at `ply` (from 1) kept what it lost; None if that is not proved.

    A mistake that ended the game counts as punished.
    """
    if ply < len(found.moves) and None in found.values[ply + 1]:
        return None
    if ply < len(found.moves) and found.values[ply + 1][0] != found.values[ply + 1][1]:
        return None
    return all(mistake.ply != ply + 1 for mistake in found.mistakes)


def with_proved_tree(record: GameRecord, tree: GameTree) -> GameRecord:
    """The record with a tree in which more is proved; the result of a finished game is judged by its start's value."""
    before, record = record.tree, record.with_tree(tree)
    if not (record.finished and record.result):
        return record
    root = bounds_of(propagated(tree).root)
    if root.is_final and root != bounds_of(propagated(before).root):
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
        tree = with_bounds(tree, line[:ply], Bounds(lower, upper, found.rests_on))
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
                "punished": punished(found, mistake.ply),
            }
            for mistake in found.mistakes
        ],
    }
    return replace(record, extra={**record.extra, REVIEW: data})
