"""Which stored games reached a position: an index of the positions on their lines by `Position.key`.

It is derived from the table of games, and brought up to date when a position is looked up; nothing else knows it, so
that neither a start nor a move waits for it. Its own tables are not part of the schema's versions.
"""

import json
import sqlite3
from array import array
from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from hashlib import blake2b
from typing import Any

from tiling_gui import __version__
from tiling_gui.core import catalogue
from tiling_gui.core.game import Move
from tiling_gui.core.limits import Progress, Run
from tiling_gui.errors import InputError
from tiling_gui.records import json_form
from tiling_gui.records.posed import is_one_of, is_played
from tiling_gui.records.record import NamedPlayer, now
from tiling_gui.records.verdict import Verdict, side_of
from tiling_gui.store.database import Database
from tiling_gui.store.games import Games
from tiling_gui.store.rows import GameRow
from tiling_gui.store.schema import POSITION_INDEX

_ENDED = ("game", "max", "max_name", "min", "min_name", "result")
"""The columns of the table of games that `ended` holds."""
_AT_ONCE = 40
"""Games indexed in one transaction; another process that saves a game may have to wait for that many."""

_VERSION = f" {__version__}"
"""Part of a stamp, because keys may differ between versions of the program."""


@dataclass(frozen=True)
class Visit:
    """A stored game that reached the position looked up."""

    game: GameRow
    ply: int
    """The number of moves before the position."""
    then: int | None
    """`position_digest` of the position after the next move; None if the game ended there."""


@dataclass(frozen=True)
class Tally:
    """How games ended for one player. Games neither won, lost nor drawn have no known winner."""

    games: tuple[str, ...] = ()
    """Their ids."""
    won: int = 0
    lost: int = 0
    drawn: int = 0


@dataclass(frozen=True)
class Continuation:
    """A next move, together with those that lead to equivalent positions, and the games in which it was played."""

    moves: tuple[Move, ...]
    """All moves here that lead to equivalent positions, in the order of `Position.moves`."""
    visits: tuple[Visit, ...]

    def ended(self, verdict: Verdict) -> int:
        return sum(visit.game.result == verdict for visit in self.visits)


def continuations(position: Any, visits: Iterable[Visit]) -> list[Continuation]:
    """The next moves played, most frequent first. Moves to equivalent positions are grouped together."""
    by_key: dict[int, list[Visit]] = {}
    for visit in visits:
        if visit.then is not None:
            by_key.setdefault(visit.then, []).append(visit)
    moves: dict[int, list[Move]] = {}
    for move in position.moves() if by_key else ():
        moves.setdefault(position_digest(position.play(move)), []).append(move)
    found = [Continuation(tuple(moves[key]), tuple(by_key[key])) for key in moves if key in by_key]
    return sorted(found, key=lambda one: -len(one.visits))


def position_digest(position: Any) -> int:
    """A signed 64-bit digest of the game and the position's key, the same in every process."""
    text = f"{catalogue.game_of_position(position).key} {_written(position.key())}"
    return int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big", signed=True)


def _written(key: Hashable) -> str:
    """A key as text that is the same in every process: sets are sorted, dataclasses reduced to the compared fields."""
    if isinstance(key, Enum):
        return key.name
    if key is None or isinstance(key, (str, int, float, Fraction)):
        return repr(key)
    if isinstance(key, (tuple, list)):
        return f"({','.join(map(_written, key))})"
    if isinstance(key, (set, frozenset)):
        return f"{{{','.join(sorted(map(_written, key)))}}}"
    if is_dataclass(key):
        return _written(tuple(getattr(key, field.name) for field in fields(key) if field.compare))
    return repr(key)


class PositionIndex:
    """The two tables of the index; part of Store. Methods raise StoreError."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database, self._games = database, games

    def find(self, position: Any, run: Run | None = None) -> list[Visit]:
        """The stored games that reached `position` or one equivalent to it, the most recently played first.

        Games not indexed yet are indexed first, which takes a while the first time. If `run` is stopped, the result
        covers the games indexed so far.
        """
        self.update(run or Run())
        if not self._exists:
            return []
        key = position_digest(position)
        lines = "SELECT id AS line_of, keys FROM played_positions JOIN played_lines ON number = line WHERE key = ?"
        found = self._games.listed(f"FROM ({lines}) JOIN games ON id = line_of", (key,), "keys")
        visits = []
        for row, data in found:
            keys = array("q", data)
            ply = keys.index(key)
            visits.append(Visit(row, ply, keys[ply + 1] if ply + 1 < len(keys) else None))
        return visits

    def tally(self, position: Any, names: Collection[str], without: Collection[str], run: Run | None = None) -> Tally:
        """How games that reached `position` ended for a person called one of `names`.

        Games whose id is in `without` are not counted; a person who played both sides neither won nor lost. Indexes
        first, as `find` does.
        """
        self.update(run or Run())
        if not self._exists:
            return Tally()
        query = (
            "SELECT ended, count(*), group_concat(id) FROM played_positions JOIN played_lines ON number = line "
            "WHERE key = ? AND id NOT IN (SELECT value FROM json_each(?)) GROUP BY ended"
        )
        games, ends = list[str](), Counter[str]()
        for ended, count, ids in self._database.rows(query, (position_digest(position), json.dumps(list(without)))):
            game, *players, result = json.loads(ended)
            own = [
                is_one_of(NamedPlayer(spec, name), names)
                for spec, name in zip(players[::2], players[1::2], strict=True)
            ]
            if not any(own):
                continue
            games += ids.split(",")
            winner = side_of(Verdict(result)) if result else None
            if result == Verdict.DRAW:
                ends["drawn"] += count
            elif winner and not all(own):
                ends["won" if winner is catalogue.game(game).sides[own.index(True)] else "lost"] += count
        return Tally(tuple(games), **ends)

    def update(self, run: Run) -> None:
        """Index games that are missing or out of date; progress is reported as stage "reading"."""
        waiting = self._outdated()
        for done in range(0, len(waiting), _AT_ONCE):
            if run.is_set:
                return
            if len(waiting) > _AT_ONCE:
                run.report(Progress(stage="reading", done=done, total=len(waiting)))
            self._index(waiting[done : done + _AT_ONCE])

    @property
    def _exists(self) -> bool:
        return bool(self._database.rows("SELECT 1 FROM sqlite_master WHERE name = 'played_positions'"))

    def _outdated(self) -> list[str]:
        """Ids of games that are out of date in the index, and of indexed games that no longer exist."""
        if not self._exists:
            return [row["id"] for row in self._database.rows("SELECT id FROM games")]
        query = (
            "SELECT games.id FROM games LEFT JOIN played_lines ON played_lines.id = games.id "
            "WHERE played_lines.stamp IS NOT games.changed || ? "
            "UNION ALL SELECT id FROM played_lines WHERE id NOT IN (SELECT id FROM games)"
        )
        return [row["id"] for row in self._database.rows(query, (_VERSION,))]

    def _index(self, ids: Sequence[str]) -> None:
        found = [line for line in map(self._line, ids) if line is not None]
        with self._database.change() as connection:
            for statement in POSITION_INDEX:
                connection.execute(statement)
            for line in found:
                line.write(connection)

    def _line(self, id: str) -> "_Line | None":
        """The index entry of a game; empty for a puzzle or a solve, None if the game cannot be read.

        A game saved within this second may be saved again with the same time: its entry counts as out of date.
        """
        second = now()
        found = self._database.rows(f"SELECT changed, record, {', '.join(_ENDED)} FROM games WHERE id = ?", (id,))
        if not found:
            return _Line(id, "", "", "", [])
        row = found[0]
        try:
            record = json_form.read(row["record"])
        except InputError:  # no longer legal; the list of games reports it
            return None
        keys = map(position_digest, record.tree.positions_along(record.line)) if is_played(record) else ()
        stamp = "" if row["changed"] == second else row["changed"] + _VERSION
        return _Line(id, row["record"], stamp, json.dumps([row[name] for name in _ENDED]), list(keys))


@dataclass(frozen=True)
class _Line:
    """The index entry of one game."""

    id: str
    record: str
    """The record's text as read; "" if there is no such game any more."""
    stamp: str
    ended: str
    keys: list[int]

    def write(self, connection: sqlite3.Connection) -> None:
        """Replace the game's entry, unless the game was saved again since it was read."""
        kept = connection.execute("SELECT record FROM games WHERE id = ?", (self.id,)).fetchone()
        if (kept["record"] if kept else "") != self.record:
            return
        before = connection.execute("SELECT number, keys FROM played_lines WHERE id = ?", (self.id,)).fetchone()
        if before is not None:
            gone = [(key, before["number"]) for key in array("q", before["keys"])]
            connection.executemany("DELETE FROM played_positions WHERE key = ? AND line = ?", gone)
            connection.execute("DELETE FROM played_lines WHERE id = ?", (self.id,))
        if self.record:
            added = connection.execute(
                "INSERT INTO played_lines (id, stamp, ended, keys) VALUES (?, ?, ?, ?)",
                (self.id, self.stamp, self.ended, array("q", self.keys).tobytes()),
            )
            rows = [(key, added.lastrowid) for key in dict.fromkeys(self.keys)]
            connection.executemany("INSERT INTO played_positions (key, line) VALUES (?, ?)", rows)
