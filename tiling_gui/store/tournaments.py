"""Stored tournaments: the plan under one key, and every pair of games under a key of its own.

A pair is written when it is finished, in its own transaction, so that an interrupted tournament can resume.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import reached
from tiling_gui.errors import InputError, input_error
from tiling_gui.players.sprt import Sprt
from tiling_gui.players.tournament import CrossTable, Pair, final_score, play_tournament
from tiling_gui.records.record import board_name, new_id, now
from tiling_gui.search.engine import GameEngine
from tiling_gui.store.removed import TOURNAMENT
from tiling_gui.store.store import Store

_HEADS, _PAIRS = "tournament ", "pair of tournament "


@dataclass(frozen=True)
class StoredTournament:
    """The plan of a tournament, and when it was begun."""

    id: str
    game: str
    start: Any
    specs: tuple[str, ...]
    pairs: int
    """Pairs of games to play between every two players."""
    seed: int = 0
    opening: int = 0
    test: Sprt | None = None
    when: str = ""
    """ISO 8601 with zone."""

    @property
    def total(self) -> int:
        return len(self.specs) * (len(self.specs) - 1) * self.pairs

    def to_json(self) -> dict[str, Any]:
        plain = {name: value for name, value in vars(self).items() if name not in ("id", "start", "test")}
        return {
            **plain,
            "start": GAMES[self.game].to_json(self.start),
            "test": None if self.test is None else vars(self.test),
        }


class Tournaments:
    """Every tournament of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def begin(self, plan: StoredTournament) -> StoredTournament:
        """Store the plan under a new id."""
        kept = replace(plan, id=new_id(), when=now())
        self._store.save(_HEADS + kept.id, kept.to_json())
        return kept

    def add(self, kept: StoredTournament, number: int, pair: Pair) -> None:
        """Store the finished pair number `number`, from 0."""
        write = GAMES[kept.game].move_to_json
        data = {
            "one": pair.one,
            "other": pair.other,
            "number": pair.number,
            "moves": [list(map(write, moves)) for moves in pair.moves],
            "fallbacks": pair.fallbacks,
            "opening": pair.opening,
        }
        self._store.save(f"{_PAIRS}{kept.id} {number:06}", data)

    def all(self) -> list[StoredTournament]:
        """The tournaments on the list, the latest first; unreadable ones are left out."""
        listed = self._store.removed.listed(TOURNAMENT)
        ids = (key.removeprefix(_HEADS) for key in self._store.all_keys(_HEADS))
        return sorted(self._readable(filter(listed, ids)), key=lambda kept: kept.when, reverse=True)

    def names(self) -> list[str]:
        return [kept.id for kept in self.all()]

    def get(self, id: str) -> StoredTournament:
        """The tournament `id`, even a deleted one. Raises InputError if there is none, or it cannot be read."""
        try:
            return _read(id, self._store.load(_HEADS + id))
        except (KeyError, TypeError, ValueError) as error:
            raise input_error("{name} no longer exists.", name=id) from error

    def deleted(self) -> dict[str, str]:
        """The tournaments that can be restored: when each was deleted, in ISO 8601, by id, the latest first."""
        when = self._store.removed.recent(TOURNAMENT)
        return {kept.id: when[kept.id] for kept in self._readable(reversed(when))}

    def delete(self, id: str) -> None:
        self._store.removed.add(TOURNAMENT, id)

    def restore(self, id: str) -> str:
        """Restore a deleted tournament. Return its id."""
        self._store.removed.restore(TOURNAMENT, id)
        return id

    def drop_old(self) -> None:
        """Erase tournaments deleted more than DAYS days ago, with their pairs."""
        for id in self._store.removed.old(TOURNAMENT):
            for key in (*self._store.all_keys(f"{_PAIRS}{id} "), _HEADS + id):
                self._store.remove(key)
            self.restore(id)

    def _readable(self, ids: Iterable[str]) -> list[StoredTournament]:
        found = []
        for id in ids:
            with suppress(InputError):
                found.append(self.get(id))
        return found

    def table(self, kept: StoredTournament) -> CrossTable:
        """The cross-table of the pairs played so far, with values computed from the moves.

        Damaged pairs are left out.
        """
        board = board_name(kept.game, kept.start)
        table = CrossTable(kept.specs, board, kept.seed, test=kept.test, game=kept.game)
        for key in self._store.all_keys(f"{_PAIRS}{kept.id} "):
            try:
                table.add(_read_pair(kept, self._store.load(key)))
            except (InputError, KeyError, TypeError, ValueError, IndexError):
                continue
        return table


def play_on(
    kept: StoredTournament, table: CrossTable, engine: GameEngine, archive: Tournaments | None = None, **how: Any
) -> Iterator[Pair]:
    """Play the pairs missing from the table; each is added to it, and stored in `archive`, when it is finished.

    `how` are options of `play_tournament`: stop, stop_after, on_game. Raises StoreError.
    """
    for pair in play_tournament(
        kept.start,
        kept.specs,
        kept.pairs,
        engine,
        seed=kept.seed,
        opening=kept.opening,
        test=kept.test,
        done=tuple(table.pairs),
        **how,
    ):
        if archive is not None:
            archive.add(kept, len(table.pairs), pair)
        table.add(pair)
        yield pair


def is_over(kept: StoredTournament, table: CrossTable) -> bool:
    """Whether every pair has been played or decided by the test."""
    levels = range(len(kept.specs))
    return all(
        table.decision(one, other) is not None or table.points(one, other)[1] >= kept.pairs
        for one in levels
        for other in levels[one + 1 :]
    )


def _read(id: str, data: dict[str, Any]) -> StoredTournament:
    start, test = GAMES[data["game"]].from_json(data["start"]), data["test"]
    return StoredTournament(
        id,
        data["game"],
        start,
        tuple(map(str, data["specs"])),
        int(data["pairs"]),
        int(data["seed"]),
        int(data["opening"]),
        None if test is None else Sprt(**test),
        str(data["when"]),
    )


def _read_pair(kept: StoredTournament, data: dict[str, Any]) -> Pair:
    read = GAMES[kept.game].move_from_json
    played = [tuple(map(read, moves)) for moves in data["moves"]]
    values = [final_score(reached(kept.start, moves)) for moves in played]
    one, other = (int(data[name]) for name in ("one", "other"))
    if not 0 <= one < other < len(kept.specs):
        raise ValueError("no two levels of this tournament")
    (a, b), (first, second) = values, played
    return Pair(one, other, int(data["number"]), (a, b), (first, second), int(data["fallbacks"]), int(data["opening"]))
