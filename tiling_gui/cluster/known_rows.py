"""The bounds a distributed solve knows: those that need no search, its first facts, and what was proved since."""

import time
from collections.abc import Iterable
from functools import lru_cache

from tiling_gui.cluster.positions import position_of
from tiling_gui.core.bound_store import Bound, BoundStore
from tiling_gui.core.game import Side
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.errors import StoreError
from tiling_gui.language import tr

_RETRY_AFTER = 2.0
"""Seconds before a failed write to the archive is tried again."""


class KnownRows:
    """Facts in memory that passes each new one to an archive at once.

    If the archive fails (a full disk), facts wait in memory and are tried again every few seconds.
    """

    def __init__(self, archive: BoundStore, facts: Iterable[Bound] = ()) -> None:
        self._refused = float("-inf")
        self._archive = archive
        self._facts: dict[str, Bound] = {fact.key: fact for fact in facts}
        self._waiting: dict[str, Bound] = {}
        self.error = ""
        """The reason why the last write to the archive failed, as a sentence; "" if it did not."""

    def get(self, key: str) -> Bound | None:
        """The fact stored under `key`, without the bounds that need no search."""
        return self._facts.get(key)

    def bounds(self, key: str, to_move: Side) -> tuple[int, int]:
        """Proved bounds on the number of dominoes still to come."""
        lower, upper = _quick_bounds(key, to_move)
        fact = self._facts.get(key)
        if fact:
            low, high = fact.bounds(to_move)
            lower, upper = max(lower, low), min(upper, high)
        return lower, upper

    def learn(self, facts: Iterable[Bound]) -> list[str]:
        """Add facts, and write the new ones to the archive. Return the keys of those that say more than was known.

        Raises InputError, and adds none of them, if one contradicts what is known.
        """
        merged: dict[str, Bound] = {}
        news: dict[str, Bound] = {}
        for fact in facts:
            before = merged.get(fact.key) or self._facts.get(fact.key)
            both = before.merged(fact) if before else fact
            if before is None or both.as_tuple != before.as_tuple:
                merged[fact.key] = both
                news[fact.key] = news[fact.key].merged(fact) if fact.key in news else fact
        self._facts.update(merged)
        self._write_waiting(news)
        return list(news)

    def flush(self) -> None:
        """Write the facts that wait for the archive. Raises StoreError if that fails."""
        self._refused = float("-inf")
        self._write_waiting({})
        if self._waiting:
            raise StoreError(
                tr(
                    "{trouble} {waiting} proved rows could not be saved.",
                    trouble=self.error,
                    waiting=len(self._waiting),
                )
            )

    def _write_waiting(self, news: dict[str, Bound]) -> None:
        for key, fact in news.items():
            self._waiting[key] = self._waiting[key].merged(fact) if key in self._waiting else fact
        if self._waiting and time.monotonic() - self._refused >= _RETRY_AFTER:
            try:
                self._archive.put_all(list(self._waiting.values()))
            except StoreError as error:
                self.error, self._refused = str(error), time.monotonic()
            else:
                self._waiting, self.error = {}, ""


@lru_cache(maxsize=200_000)
def _quick_bounds(key: str, to_move: Side) -> tuple[int, int]:
    return quick_bounds(position_of(key, to_move))
