"""The tables of campaigns: the position and progress of each, and the facts it proved or used."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.bound_store import Bound, BoundStore
from tiling_gui.core.results import Bounded
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.errors import InputError, input_error
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr
from tiling_gui.records.known import rests_json
from tiling_gui.records.record import now
from tiling_gui.store.database import Database
from tiling_gui.store.facts import StoredBounds
from tiling_gui.store.locks import FileLock
from tiling_gui.store.removed import CAMPAIGN, Removed
from tiling_gui.store.rows import parsed, position_name, setup_text

GAME = "domino"
RUNNING, STOPPING, PAUSED, SOLVED = "running", "stopping", "paused", "solved"
_COLUMNS = "id, board, setup, first, state, lower, upper, budget, workers, jobs, nodes, seconds, started, updated, top"


@dataclass(frozen=True)
class CampaignRow(Bounded):
    """One campaign as lists show it."""

    id: int
    board: str
    setup: Any
    first: str
    state: str
    """ "running", "stopping" (asked to stop), "paused" or "solved". Lists show "interrupted" if the process was killed.
    """
    lower: int
    upper: int
    """Proved bounds on the final count."""
    budget: int | None
    """Positions a job may search; None = chosen by the size of the board."""
    workers: int
    """Number of workers now, or in the last run."""
    jobs: int
    nodes: int
    seconds: float
    """Summed over all runs."""
    started: str
    updated: str
    """ISO 8601, the last time it ran."""
    top: Any
    """The top of the tree in the last run, as campaigns.summary writes it; None if it has never run."""
    rows: int = 0
    """Number of facts that belong to it."""
    rests_on: tuple[str, ...] = ()

    @cached_property
    def position(self) -> DominoPosition:
        position: DominoPosition = catalogue.game(GAME).from_json(self.setup)
        return position

    @property
    def open(self) -> int:
        """Number of questions that may still be handed out, as of the last run; 0 if it is solved or has never run."""
        waiting = self.top.get("open") if isinstance(self.top, dict) else 0
        return waiting if type(waiting) is int and self.value is None else 0

    def to_json(self) -> dict[str, Any]:
        """The object that `campaign list --json` prints."""
        return {
            "id": self.id,
            "board": self.board,
            "first": self.first,
            "state": self.state,
            "value": self.value,
            "bounds": [self.lower, self.upper],
            "jobs": self.jobs,
            "open": self.open,
            "rows": self.rows,
            "workers": self.workers,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
            "updated": self.updated,
            **rests_json(self),
        }


_quick_bounds = lru_cache(maxsize=256)(quick_bounds)


class Campaigns:
    """Rows of `campaigns` and `campaign_facts`; part of Store. Methods raise StoreError."""

    def __init__(self, database: Database, facts: StoredBounds, removed: Removed) -> None:
        self._database = database
        self._facts = facts
        self._removed = removed

    def begin(self, position: DominoPosition) -> int:
        """Return the id of the campaign for exactly this position. It is created, or restored if it was removed."""
        id = self._found_or_made(position)
        self._removed.restore(CAMPAIGN, id)
        return id

    def _found_or_made(self, position: DominoPosition) -> int:
        setup = setup_text(position)
        with self._database.change() as connection:
            found = connection.execute("SELECT id FROM campaigns WHERE setup = ?", (setup,)).fetchone()
            if found:
                return int(found[0])
            bounds = _quick_bounds(position)
            values = (position_name(position), setup, str(position.to_move), PAUSED, *bounds, now(), now())
            added = connection.execute(
                "INSERT INTO campaigns (board, setup, first, state, lower, upper, started, updated) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                values,
            )
            return int(added.lastrowid or 0)

    def all(self, *, deleted: bool = False) -> list[CampaignRow]:
        """Every campaign that was not removed, the most recently run first. Unreadable rows are skipped and reported.

        `deleted`: instead, those that were removed and can still be restored.
        """
        found, listed = [], self._removed.listed(CAMPAIGN, deleted=deleted)
        for row in self._database.rows(f"SELECT {_COLUMNS} FROM campaigns ORDER BY updated DESC, id DESC"):
            if not listed(row["id"]):
                continue
            try:
                found.append(self._row(row))
            except InputError as error:
                self._database.add_message(tr("Campaign {id} is left out: {error}", id=row["id"], error=error))
        return found

    def one(self, id: int) -> CampaignRow:
        """The campaign `id`. Raises InputError if there is none or it was removed."""
        found = self._database.rows(f"SELECT {_COLUMNS} FROM campaigns WHERE id = ?", (id,))
        if not found or not self._removed.listed(CAMPAIGN)(id):
            raise input_error("There is no campaign {id}; see tiling-gui campaign list.", id=id)
        return self._row(found[0])

    def state(self, id: int) -> str:
        """The state of a campaign; "" if it was removed."""
        found = self._database.rows("SELECT state FROM campaigns WHERE id = ?", (id,))
        return str(found[0]["state"]) if found and self._removed.listed(CAMPAIGN)(id) else ""

    def change(self, id: int, **fields: Any) -> None:
        """Set columns of a campaign, and the time it last ran."""
        fields = {**fields, "updated": now()}
        if "top" in fields:
            fields["top"] = json.dumps(fields["top"])
        names = ", ".join(f"{name} = ?" for name in fields)
        with self._database.change() as connection:
            connection.execute(f"UPDATE campaigns SET {names} WHERE id = ?", (*fields.values(), id))

    def ask_to_stop(self, id: int) -> None:
        """Make the process that is running it stop soon. Does nothing to a campaign that is not running."""
        with self._database.change() as connection:
            connection.execute(
                "UPDATE campaigns SET state = ? WHERE id = ? AND state = ?", (STOPPING, id, RUNNING)
            )  # fmt: skip

    def lock(self, id: int) -> FileLock | None:
        """The lock held by the process that runs it, which is released even by kill -9. None for a store in memory."""
        path = self._database.path
        return None if path.name == ":memory:" else FileLock(path.with_name(f"{path.stem}-campaign-{id}.lock"))

    def interrupted(self, row: CampaignRow) -> bool:
        """True if its state says that it is running but no process is: the process was killed."""
        if row.state not in (RUNNING, STOPPING):
            return False
        lock = self.lock(row.id)
        if lock is None or not lock.acquire():
            return False
        lock.release()
        return True

    def archive(self, id: int) -> "CampaignBounds":
        return CampaignBounds(self._database, self._facts, id)

    def _row(self, row: sqlite3.Row) -> CampaignRow:
        fields = dict(row)
        fields["setup"], fields["top"] = parsed(row["setup"], dict), parsed(row["top"])
        counted = self._database.rows("SELECT count(*) FROM campaign_facts WHERE campaign = ?", (row["id"],))
        # The facts decide what is proved, not the columns.
        found = CampaignRow(**fields, rows=int(counted[0][0]))
        position = found.position
        lower, upper = _quick_bounds(position)
        fact = self._facts.get(position_key(position.board, position.live))
        if fact:
            low, high = fact.bounds(position.to_move)
            lower, upper = max(lower, low + position.count), min(upper, high + position.count)
        state = PAUSED if found.state == SOLVED and lower < upper else found.state
        return replace(found, lower=lower, upper=upper, state=state, rests_on=fact.rests_on if fact else ())


class CampaignBounds(BoundStore):
    """The engine's BoundStore for one campaign: facts go to the shared ones and are noted as the campaign's."""

    def __init__(self, database: Database, facts: StoredBounds, id: int) -> None:
        self._database, self._facts, self._id = database, facts, id

    def get(self, key: str) -> Bound | None:
        """The bounds stored under `key`, whoever proved them."""
        return self._facts.get(key)

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Store all of them or none. Raises StoreError, and InputError if facts contradict each other."""
        given = list(facts)
        self._facts.put_all(given)
        self.note([fact.key for fact in given])

    def note(self, keys: Sequence[str]) -> None:
        """Record that the facts under these keys, if they are stored, belong to this campaign too."""
        with self._database.change() as connection:
            connection.executemany(
                "INSERT OR IGNORE INTO campaign_facts (campaign, key) SELECT DISTINCT ?, key FROM bounds WHERE key = ?",
                [(self._id, key) for key in keys],
            )

    def all(self) -> list[Bound]:
        """The campaign's facts, by key. Raises StoreError."""
        return self._facts.all(self._id)
