"""Everything that is stored, behind one object: results, games, facts, long solves, and what was open last.

One Store a process, used from any thread; several processes may use the same folder at once. Once a method that writes
has returned, the data survives kill -9.
"""

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tiling_gui import paths
from tiling_gui.atomic import check_name
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.limits import Run
from tiling_gui.engine.position_keys import position_key
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.provenance import Provenance
from tiling_gui.records.known import Bounds, revalued
from tiling_gui.records.merging import as_separate_game, merged
from tiling_gui.records.record import GameRecord
from tiling_gui.records.reviewed import with_proved_tree
from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.facts import StoredBounds
from tiling_gui.store.games import Games
from tiling_gui.store.grounds import known, searched
from tiling_gui.store.labels import Labels
from tiling_gui.store.locks import FileLock
from tiling_gui.store.named_list import NamedList, Thing
from tiling_gui.store.position_index import PositionIndex, Tally, Visit
from tiling_gui.store.removed import GAME, SOLVE, Removed
from tiling_gui.store.rows import PAUSED, RUNNING, GameRow, Solve, setup_text
from tiling_gui.store.solves import Solves


@dataclass(frozen=True)
class PartOfStore:
    """A part of what was proved here, read in advance; see grounds.Proofs."""

    facts: Mapping[str, Bound]
    solves: Mapping[str, list[Solve]]
    """By `setup_text`."""

    def solves_of(self, position: Any) -> list[Solve]:
        return self.solves.get(setup_text(position), [])

    def fact_of(self, key: str) -> Bound | None:
        return self.facts.get(key)


class Store:
    """The store. Methods raise StoreError if the system refuses to read or write.

    `facts` is the engine's BoundStore, `results` what was solved and when, or is not solved yet.
    """

    def __init__(self, database: Database, lock: FileLock | None) -> None:
        self._database = database
        self._window = lock
        self.why_unsaved = ""
        """Why this store is one in memory, in place of one on the disk that could not be opened."""
        self.results = Solves(database)
        self._games = Games(database)
        self._positions = PositionIndex(database, self._games)
        self.facts = StoredBounds(database)
        self.removed = Removed(database)
        self.labels = Labels(database)

    @classmethod
    def open(cls, folder: str | os.PathLike[str] | None = None, *, busy_seconds: float = 3.0) -> "Store":
        """Open the store in `folder` (by default the user's data folder). Raises StoreError if that fails.

        A statement waits up to `busy_seconds` for other processes.
        """
        place = Path(folder) if folder is not None else paths.data_dir()
        check_name(place)
        return cls(Database(place, busy_seconds=busy_seconds), FileLock(place / "tiling-gui.window.lock"))

    @classmethod
    def in_memory(cls) -> "Store":
        return cls(Database(None), None)

    @classmethod
    def open_or_memory(cls, folder: str | os.PathLike[str] | None = None) -> "Store":
        """`open`, or if that fails a store in memory, with `why_unsaved`."""
        try:
            return cls.open(folder)
        except (StoreError, InputError) as error:
            store = cls.in_memory()
            store.why_unsaved = tr("Nothing from this run is saved. {error}", error=error)
            return store

    def close(self) -> None:
        """Close the database and release the window's lock."""
        if self._window:
            self._window.release()
        self._database.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def path(self) -> Path:
        return self._database.path

    @property
    def provenance(self) -> Provenance:
        return self._database.provenance

    @property
    def messages(self) -> tuple[str, ...]:
        """Sentences the user should see: what was set aside, migrated or could not be saved. Only ever grows."""
        return tuple(self._database.messages)

    def transaction(self) -> AbstractContextManager[object]:
        """A transaction: everything written in its context is stored or, after a failure or a kill, nothing."""
        return self._database.change()

    # Results --------------------------------------------------------------------------------------------

    def known_bounds(self, position: Any) -> Bounds:
        """The proved bounds of a position, by searches here and shipped ones, and by theorems."""
        return known(position, self)

    def searched_bounds(self, position: Any) -> Bounds | None:
        """`known_bounds` if a search, here or shipped, has told anything of the position; else None."""
        return searched(position, self)

    def solves_of(self, position: Any) -> list[Solve]:
        """Every solve of exactly this position, finished or not, the oldest first."""
        return self.results.of(position)

    def fact_of(self, key: str) -> Bound | None:
        """The fact proved here under a `position_key`."""
        return self.facts.proved_here.get(key)

    def part(self, positions: Sequence[Any]) -> "PartOfStore":
        """What was proved here of some starting positions of the tiling game, read with two statements."""
        keys = {position_key(each.board, each.live) for each in positions}
        facts = {fact.key: fact for fact in self.facts.of(keys)}
        return PartOfStore(facts, self.results.of_all(positions))

    def solves(self, *, deleted: bool = False) -> list[Solve]:
        """Every result, newest first, undated ones last; `deleted` as in `games`."""
        listed = self.removed.listed(SOLVE, deleted=deleted)
        return [solve for solve in self.results.all() if listed(solve.id)]

    # Games ----------------------------------------------------------------------------------------------

    def put_game(
        self, record: GameRecord, kept: Mapping[str, Any] | None = None, before: str = ""
    ) -> tuple[GameRecord, str]:
        """Store the record under its id, in one transaction. To be called after every move.

        `kept`: JSON values to store with it, by key, e.g. which game is on the board. `before`: the text that the same
        caller stored last; what others have added since is merged in. Return the record that was stored, and its text.
        """
        with self._database.change() as connection:
            found = self._games.put(connection, record, before)
            for key, data in (kept or {}).items():
                key_values.put(connection, key, data)
        return found

    def games(self, *, deleted: bool = False) -> list[GameRow]:
        """Every stored game in which a move was made, the most recently played first.

        `deleted`: instead, those that were deleted and can still be restored.
        """
        listed = self.removed.listed(GAME, deleted=deleted)
        return [row for row in self._games.all() if listed(row.id)]

    def games_at(self, position: Any, run: Run | None = None) -> list[Visit]:
        """The stored games that reached this position or an equivalent one, the most recently played first.

        Equivalent positions have the same side to move. The first call builds an index: not for the GUI thread; `run`
        can stop it.
        """
        listed = self.removed.listed(GAME)
        return [visit for visit in self._positions.find(position, run) if listed(visit.game.id)]

    def tally_at(self, position: Any, names: Collection[str], without: str = "", run: Run | None = None) -> Tally:
        """How the games of `games_at`, except the game `without`, ended for a person called one of `names`.

        Under 10 ms with 20,000 games once they are indexed.
        """
        return self._positions.tally(position, names, {*self.removed.ids(GAME), without}, run)

    def game_count(self) -> int:
        return self._games.count()

    def game_id(self, id: str) -> str:
        """The full id of the game whose id is `id` or begins with it.

        Raises InputError if there is none, or several.
        """
        return self._games.id_of(id)

    def game(self, id: str) -> GameRecord:
        """The record whose id is `id` or, if it is the only one, begins with it. Raises InputError if there is none.

        The values noted in it are not necessarily proved; `with_proved_bounds` replaces them by proved ones.
        """
        return self._games.one(id)

    def game_text(self, id: str) -> str:
        """The stored JSON record, even if `game` cannot read it. Raises InputError if there is none."""
        return self._games.text(id)

    def with_proved_bounds(self, record: GameRecord) -> GameRecord:
        """A stored record with the bounds proved for its positions in place of the values noted in it.

        A note that says more than what is proved is only said until it is proved again. Notes that contradict what is
        proved are dropped.
        """
        tree, dropped = revalued(record.tree, self.known_bounds)
        if dropped:
            self._database.add_message(
                tr("Values noted in game {id} contradict what is proved; they are left out.", id=record.id)
            )
        # The moves stay; only their values change.
        return replace(record, tree=tree, result=with_proved_tree(record, tree).result)

    def as_imported(self, record: GameRecord) -> GameRecord:
        """The record that importing `record` would store; nothing is written yet.

        If its game is stored already the two are merged or, if they contradict each other, `record` becomes a separate
        game: importing never loses anything.
        """
        try:
            kept = self._games.get(record.id)
        except InputError:  # the stored game is unreadable; keep it, another version may read it
            return as_separate_game(record)
        if kept is None:
            return record
        found = merged(kept, record)
        return self.as_imported(as_separate_game(record)) if found is None else found

    def drop_game(self, id: str) -> None:
        self._games.drop(id)

    # Key-value pairs and the window ---------------------------------------------------------------------

    def named_list(
        self,
        prefix: str,
        read: Callable[[str, Any], Thing],
        write: Callable[[Thing], Any],
    ) -> NamedList[Thing]:
        """The list of entries saved by name under `prefix`; see NamedList."""
        return NamedList(self._database, prefix, read, write)

    def save(self, key: str, data: Any) -> None:
        """Store a JSON value under `key`, e.g. what a window showed, or a named board."""
        with self._database.change() as connection:
            key_values.put(connection, key, data)

    def load(self, key: str, default: Any = None) -> Any:
        return key_values.get(self._database, key, default)

    def all_keys(self, prefix: str = "") -> list[str]:
        return [prefix + name for name in sorted(key_values.dates(self._database, prefix))]

    def remove(self, key: str) -> None:
        with self._database.change() as connection:
            key_values.delete(connection, key)

    def claim_window(self) -> bool:
        """True for the first window on this store, which restores the last session, until it closes or dies.

        If so, solves that a killed window left as running are set to paused, and games deleted long ago are erased.
        """
        if self._window is None:
            return True
        try:
            first = self._window.acquire()
        except OSError as error:
            raise StoreError(
                tr("The window's lock cannot be created: {strerror}.", strerror=error.strerror or error)
            ) from error
        if first:
            self.removed.drop_old_games()
            with self._database.change() as connection:
                connection.execute("UPDATE solves SET state = ? WHERE state = ?", (PAUSED, RUNNING))
        return first
