"""Merging two records of one game, so that opening another copy loses nothing that is stored.

The stored record takes precedence: its lines come first, and its comments, values, players and result are kept. From
the other come additional moves, as lines of the tree, additional comments, and an end that continues the stored game.
Two records that contradict each other, in their start or their end, are two games.
"""

import hashlib
from dataclasses import replace
from typing import Any

from tiling_gui.records import json_form
from tiling_gui.records.known import heard
from tiling_gui.records.record import TAGS, GameRecord
from tiling_gui.records.tree import GameTree, Node, Path, build


def merged(kept: GameRecord, other: GameRecord) -> GameRecord | None:
    """`kept` with everything that only `other` has, and the cursor of `other`; None if they are two games."""
    if kept.game != other.game or kept.set_up != other.set_up or not _can_be_one_game(kept, other):
        return None
    others = {side: other.player(side) for side in other.players if other.player(side) != kept.player(side)}
    tree = _joined(kept.tree, other.tree.with_makers(others)).go(other.tree.cursor)
    ended = kept if kept.finished else other
    line = ended.line if ended.finished else kept.line
    found = replace(
        kept,
        players={**other.players, **kept.players},
        started=kept.started or other.started,
        finished=ended.finished,
        result=kept.result or ended.result,
        extra={**other.extra, **kept.extra, **_tags(other, kept)},
        tree=tree,
        played=None,
    )
    if found.finished:
        return replace(found, played=None if line == tree.main_line() else line)
    return found


def _tags(*records: GameRecord) -> dict[str, Any]:
    """What both say of the game that this program does not know, in the form of `extra`."""
    found = [record.extra[TAGS] for record in records if isinstance(record.extra.get(TAGS), dict)]
    return {TAGS: {name: data for tags in found for name, data in tags.items()}} if found else {}


def as_separate_game(record: GameRecord) -> GameRecord:
    """The record as a separate game, with an id that depends only on its content."""
    plain = replace(record, tree=heard(record.tree))
    digest = hashlib.sha256(json_form.write(plain).encode()).hexdigest()
    return replace(record, id=digest[:12])


def _can_be_one_game(kept: GameRecord, other: GameRecord) -> bool:
    """Whether both can be one game: both ends are equal, or the end that only `other` has continues `kept`."""
    if kept.finished and other.finished:
        same = kept.result is None or other.result is None or kept.result.value == other.result.value
        return same and kept.line == other.line
    if other.finished:
        return other.line[: len(kept.line)] == kept.line
    return True


def _joined(kept: GameTree, other: GameTree) -> GameTree:
    """The tree with the lines of both, those of `kept` first."""
    root = _merged_notes(kept.root, other.root)
    moves: list[tuple[int, Node]] = []
    numbers: dict[Path, int] = {(): 0}
    for path, node in (*_paths(kept), *_paths(other)):
        if path in numbers:
            number = numbers[path]
            if number:
                parent, before = moves[number - 1]
                moves[number - 1] = parent, _merged_notes(before, node)
            continue
        moves.append((numbers[path[:-1]], replace(node, children=())))
        numbers[path] = len(moves)
    return build(kept.game, kept.start, replace(root, children=()), moves, 0)


def _paths(tree: GameTree) -> list[tuple[Path, Node]]:
    found: list[tuple[Path, Node]] = [((), tree.root)]
    for _, parent, node in tree.walk():
        found.append(((*found[parent][0], node.move), node))
    return found[1:]


def _merged_notes(kept: Node, other: Node) -> Node:
    """The notes of both at one position: values of `kept` if it has any, comments and marks of both."""
    notes: dict[str, Any] = {}
    if not kept.any:
        notes = {"lower": other.lower, "upper": other.upper}
    if kept.estimate is None:
        notes["estimate"] = other.estimate
    if other.comment and other.comment not in kept.comment:
        notes["comment"] = f"{kept.comment}\n{other.comment}" if kept.comment else other.comment
    notes["said"] = None if kept.value is not None else kept.said or other.said
    notes["marks"] = tuple(dict.fromkeys((*kept.marks, *other.marks)))
    notes["arrows"] = tuple(dict.fromkeys((*kept.arrows, *other.arrows)))
    return replace(kept, **notes)
