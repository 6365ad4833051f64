"""The results of a review stored in a game, and what the values noted in it prove about its moves.

Values are noted in the game's tree, like everything that is proved (known.py); better lines are variations. The time of
the review and which mistakes were punished are stored in the record's `extra`.
"""

from dataclasses import replace

from tiling_gui.core.exact_text import value_to_json
from tiling_gui.players.losses import exact
from tiling_gui.players.review import Review, judged
from tiling_gui.records.known import Bounds, bounds_of, for_storage, propagated, with_bounds
from tiling_gui.records.record import GameRecord, now
from tiling_gui.records.tree import GameTree

REVIEW = "review"
"""Key of `extra`: {"when", "moves", "exact", "mistakes": [{"number", "cost", "exact", "punished"}]}."""


def judgement(record: GameRecord) -> Review:
    """What is proved about the moves of the game, without a search. Values that a file only says do not count."""
    line, tree = record.line, propagated(for_storage(record.tree))
    return judged(tree.positions_along(line), line, tree.bounds_along(line), tree.game.largest_cost)


def is_reviewed(record: GameRecord) -> bool:
    """True if a review covered the game as it is now to its end, or if every value is proved without one."""
    line = record.line
    kept = record.extra.get(REVIEW)
    if isinstance(kept, dict) and kept.get("moves") == len(line):
        return True
    return judgement(record).exact


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
                "cost": value_to_json(mistake.lost),
                "exact": mistake.exact,
                "punished": punished(found, mistake.ply),
            }
            for mistake in found.mistakes
        ],
    }
    return replace(record, extra={**record.extra, REVIEW: data})
