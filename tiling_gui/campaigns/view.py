"""What a window needs to show campaigns, without Qt: the list with their states, and the top of the tree of each."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tiling_gui.campaigns.tree import Node
from tiling_gui.errors import InputError
from tiling_gui.rules.domino import DominoPosition
from tiling_gui.rules.game import Side
from tiling_gui.store import Store
from tiling_gui.store.campaigns import CampaignRow

YES, NO, OPEN, AT_WORK = "yes", "no", "open", "at work"
_DEEP, _WIDE = 4, 24


@dataclass(frozen=True)
class Shown:
    """One question of the top of the tree."""

    key: str
    to_move: Side
    k: int
    """Asked: can MAX still get so many? At the very top: can the game end with so many?"""
    state: str
    """YES and NO are proved; OPEN; AT_WORK."""
    likely: float
    """The guess at the probability of yes; 1 or 0 where it is proved."""
    below: tuple["Shown", ...] = ()
    hidden: int = 0
    """Questions below that are not shown."""


@dataclass(frozen=True)
class Top:
    """The top of a campaign's tree, one question a final count, from few to many."""

    questions: tuple[Shown, ...] = ()

    def count(self, state: str) -> int:
        """How many of the shown questions are in a state."""
        return sum(_count(question, state) for question in self.questions)

    def to_json(self) -> list[Any]:
        """Plain lists, for the store."""
        return [_to_json(question) for question in self.questions]

    @classmethod
    def from_json(cls, data: Any) -> "Top":
        """What `to_json` wrote. Raises InputError for anything else."""
        if data is None:
            return cls()
        try:
            return cls(tuple(_from_json(item) for item in data))
        except (TypeError, ValueError, KeyError) as error:
            raise InputError("The kept top of a campaign's tree cannot be read.") from error


def top_of(nodes: Iterable[Node], placed: int) -> Top:
    """The questions of the top with what is below them; `placed` dominoes are on the board already."""
    return Top(tuple(_shown(node, _DEEP, node.k + placed) for node in nodes))


def _shown(node: Node, depth: int, k: int) -> Shown:
    state = AT_WORK if node.at_work else OPEN
    likely = node.chance
    if node.answer is not None:
        state, likely = (YES, 1.0) if node.answer else (NO, 0.0)
    all_below = [*(node.options or ()), *node.thinned]
    # Those that something was done for first; untouched ones only fill up.
    touched = [n for n in all_below if n.answer is not None or n.at_work or n.options is not None]
    below = touched[:_WIDE] if depth else []
    return Shown(
        node.key, node.to_move, k, state, round(likely, 3),
        tuple(_shown(n, depth - 1, n.k) for n in below), len(all_below) - len(below),
    )  # fmt: skip


def _count(shown: Shown, state: str) -> int:
    return (shown.state == state) + sum(_count(below, state) for below in shown.below)


def _to_json(shown: Shown) -> list[Any]:
    below = [_to_json(item) for item in shown.below]
    return [shown.key, str(shown.to_move), shown.k, shown.state, shown.likely, below, shown.hidden]


def _from_json(data: Any) -> Shown:
    key, side, k, state, likely, below, hidden = data
    if state not in (YES, NO, OPEN, AT_WORK):
        raise ValueError(state)
    return Shown(str(key), Side(side), int(k), state, float(likely), tuple(map(_from_json, below)), int(hidden))


@dataclass(frozen=True)
class Entry:
    """One campaign of the list."""

    id: int
    board: str
    first: str
    state: str
    """ "running", "stopping", "interrupted" (whoever worked on it was killed), "paused" or "solved"."""
    lower: int
    upper: int
    jobs: int
    rows: int
    workers: int
    nodes: int
    seconds: float
    updated: str
    """ISO 8601, when last at work."""
    position: DominoPosition

    @property
    def value(self) -> int | None:
        """The value, if it is proved."""
        return self.lower if self.lower == self.upper else None

    @property
    def rate(self) -> float:
        """Positions a second, over all runs."""
        return self.nodes / self.seconds if self.seconds else 0.0

    def to_json(self) -> Mapping[str, Any]:
        """As `campaign list --json` has it."""
        return {
            "id": self.id,
            "board": self.board,
            "first": self.first,
            "state": self.state,
            "value": self.value,
            "bounds": [self.lower, self.upper],
            "jobs": self.jobs,
            "rows": self.rows,
            "workers": self.workers,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
            "updated": self.updated,
        }


def entries(store: Store) -> list[Entry]:
    """Every campaign, the last at work first. Raises StoreError."""
    return [entry(store, row) for row in store.campaigns.all()]


def entry(store: Store, row: CampaignRow) -> Entry:
    """A row as the list shows it."""
    state = "interrupted" if store.campaigns.interrupted(row) else row.state
    return Entry(
        row.id, row.board, row.first, state, row.lower, row.upper, row.jobs, row.rows, row.workers, row.nodes,
        row.seconds, row.updated, row.position(),
    )  # fmt: skip


def top(store: Store, id: int) -> Top:
    """The top of a campaign's tree as its coordinator last kept it, some seconds ago. Raises InputError."""
    return Top.from_json(store.campaigns.one(id).top)
