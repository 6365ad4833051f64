"""What a window shows of campaigns, without Qt: the list with their states, and the top of each tree."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.campaigns.tree import Node
from tiling_gui.core.game import Side
from tiling_gui.errors import input_error
from tiling_gui.store import Store
from tiling_gui.store.campaigns import CampaignRow

YES, NO, OPEN, AT_WORK = "yes", "no", "open", "at work"
_DEEP, _WIDE, _MOST = 12, 24, 400
"""Levels shown below the top, questions shown below any one, and questions shown in all."""


@dataclass(frozen=True)
class TopQuestion:
    key: str
    to_move: Side
    k: int
    """The question is whether MAX can still get this many dominoes or, at the very top, whether the game can end with
    them.
    """
    state: str
    """YES and NO are proved; OPEN; AT_WORK: a worker has it, or a question below it."""
    likely: float
    """Estimated probability of yes; 1 or 0 if it is proved."""
    below: tuple["TopQuestion", ...] = ()
    hidden: int = 0
    """Number of questions below that are not shown."""


@dataclass(frozen=True)
class Top:
    """The top of a campaign's tree, one question for each final count, in ascending order."""

    questions: tuple[TopQuestion, ...] = ()
    open: int = 0
    """Number of questions in the whole tree that may still be given out."""

    def count(self, state: str) -> int:
        return sum(_count(question, state) for question in self.questions)

    def to_json(self) -> dict[str, Any]:
        return {"open": self.open, "questions": [_to_json(question) for question in self.questions]}

    @classmethod
    def from_json(cls, data: Any) -> "Top":
        """Parse the output of `to_json`, or of older versions: the list of questions alone.

        Raises InputError if it is invalid.
        """
        if data is None:
            return cls()
        try:
            kept = data if isinstance(data, dict) else {"open": 0, "questions": data}
            return cls(tuple(_from_json(item) for item in kept["questions"]), int(kept["open"]))
        except (TypeError, ValueError, KeyError, OverflowError, RecursionError) as error:
            raise input_error("The stored top of a campaign's tree cannot be read.") from error


def top_of(nodes: Iterable[Node], placed: int, open: int, at_work: Iterable[Node]) -> Top:
    """The top questions and those below them, level by level; `placed` dominoes are already on the board."""
    busy = _with_ancestors(at_work)
    found = [(node, node.k + placed, 0) for node in nodes]
    roots = len(found)
    below: list[list[int]] = []
    for node, _, depth in found:  # `found` grows during the loop
        room = _MOST - len(found) if depth < _DEEP else 0
        touched = _touched(node, busy)[: max(0, room)]
        below.append(list(range(len(found), len(found) + len(touched))))
        found += [(n, n.k, depth + 1) for n in touched]
    shown: dict[int, TopQuestion] = {}
    for i in reversed(range(len(found))):
        node, k, _ = found[i]
        shown[i] = _top_question(node, k, id(node) in busy, tuple(shown[j] for j in below[i]))
    return Top(tuple(shown[i] for i in range(roots)), open)


def _with_ancestors(nodes: Iterable[Node]) -> set[int]:
    """The ids of the questions and of all their ancestors."""
    waiting, found = list(nodes), set[int]()
    while waiting:
        node = waiting.pop()
        if id(node) not in found:
            found.add(id(node))
            waiting += node.parents
    return found


def _touched(node: Node, busy: set[int]) -> list[Node]:
    """The questions below that were settled, split or given out, in order; those in progress are never left out."""
    found = [
        n for n in (*(node.options or ()), *node.deletions)
        if n.answer is not None or n.options is not None or id(n) in busy
    ]  # fmt: skip
    chosen = sorted(range(len(found)), key=lambda i: id(found[i]) not in busy)[:_WIDE]
    return [found[i] for i in sorted(chosen)]


def _top_question(node: Node, k: int, busy: bool, below: tuple[TopQuestion, ...]) -> TopQuestion:
    state, likely = (AT_WORK if busy else OPEN), node.chance
    if node.answer is not None:
        state, likely = (YES, 1.0) if node.answer else (NO, 0.0)
    hidden = len(node.options or ()) + len(node.deletions) - len(below)
    return TopQuestion(node.key, node.to_move, k, state, round(likely, 3), below, hidden)


def _count(shown: TopQuestion, state: str) -> int:
    return (shown.state == state) + sum(_count(below, state) for below in shown.below)


def _to_json(shown: TopQuestion) -> list[Any]:
    below = [_to_json(item) for item in shown.below]
    return [shown.key, str(shown.to_move), shown.k, shown.state, shown.likely, below, shown.hidden]


def _from_json(data: Any) -> TopQuestion:
    key, side, k, state, likely, below, hidden = data
    if state not in (YES, NO, OPEN, AT_WORK):
        raise ValueError(state)
    return TopQuestion(str(key), Side(side), int(k), state, float(likely), tuple(map(_from_json, below)), int(hidden))


def entries(store: Store) -> list[CampaignRow]:
    """Every campaign as `entry` returns it, most recently run first. Raises StoreError."""
    return [entry(store, row) for row in store.campaigns.all()]


def entry(store: Store, row: CampaignRow) -> CampaignRow:
    """The row, with the state "interrupted" if it is marked as running but no process runs it."""
    return replace(row, state="interrupted") if store.campaigns.interrupted(row) else row


def top(store: Store, id: int) -> Top:
    """The top of a campaign's tree as last stored by its coordinator, some seconds ago. Raises InputError."""
    return Top.from_json(store.campaigns.one(id).top)
