"""Transfers proofs between the kernel and a bound store: proofs become facts, and facts table entries again.

A long solve records every position whose proof took many nodes; a solve that was killed restarts with them in its
table and repeats finished work at the speed of table lookups.
"""

import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from tiling_gui.core.bound_store import Bound, BoundStore
from tiling_gui.core.game import Side
from tiling_gui.engine.layout import key_of, sum_of_key
from tiling_gui.engine.position_keys import proved_bound, squares_of_key
from tiling_gui.errors import InputError, StoreError

if TYPE_CHECKING:
    from tiling_gui.engine.kernel_driver import KernelDriver, Proved

_log = logging.getLogger(__name__)

_FIRST_COST = 2000
"""Nodes that a proof must take to be recorded; doubled whenever _PLENTY facts have accumulated."""
_PLENTY = 20_000
_INTERVAL = 2.0
"""Seconds between two transfers to the bound store."""
_PHASE = 6
"""Squares that a phase can add to the key of a fact."""
_SMALLEST = 30
"""The fewest unresolved squares of a position for which the archive is read and written."""


class BoundRecorder:
    """The facts of one solve on their way to a bound store; does nothing for small positions."""

    def __init__(
        self, bound_store: BoundStore | None, driver: "KernelDriver", squares: int, first_cost: int = _FIRST_COST
    ) -> None:
        self._archive = bound_store if squares >= _SMALLEST else None
        self._bound_store = bound_store
        self._driver = driver
        self._squares = squares
        self._fresh: dict[str, Bound] = {}
        self._cost = first_cost
        self._count = 0
        self._written = time.monotonic()
        driver.record(self._cost if self._archive else None)

    @property
    def reads_all(self) -> bool:
        """Whether `usable` has read every fact of the bound store that is about a position of the solve."""
        return self._archive is not None

    def usable(self) -> list[Bound]:
        """The archive's facts about positions small enough to occur."""
        facts = self._archive.all() if self._archive else []
        return [fact for fact in facts if 0 < squares_of_key(fact.key) <= self._squares + _PHASE]

    def load_facts(self, facts: Iterable[Bound], give_up: Callable[[], bool] = lambda: False) -> int:
        """Put facts into the table until `give_up` returns True; return how many facts were usable."""
        loaded = 0
        for number, fact in enumerate(facts):
            if number % 256 == 255 and give_up():
                break
            loaded += self._load_fact(fact)
        return loaded

    def _load_fact(self, fact: Bound) -> bool:
        try:
            position = sum_of_key(fact.key)
        except InputError:  # fits no rectangle of 128 squares: only ever looked up by its own key
            return False
        if position.wide and not self._driver.wide:
            return False
        constant, parts, _ = self._driver.place(position)
        if parts:
            for mover, lower, upper in ((0, fact.lower_max, fact.upper_max), (1, fact.lower_min, fact.upper_min)):
                self._driver.add_bounds(mover, lower - constant, upper - constant, max(fact.nodes, _FIRST_COST))
        return parts > 0

    def collect(self) -> None:
        """Collect the kernel's new proofs and, every few seconds, transfer them to the archive."""
        if self._archive is None:
            return
        for entry in self._driver.proved():
            self._enter(entry)
        if time.monotonic() - self._written >= _INTERVAL:
            try:
                self._hand_on(self._archive)
            except StoreError as error:
                # The facts are still here; the search continues, and the next transfer may succeed.
                _log.warning("What was proved could not be kept: %s", error)

    def _enter(self, entry: "Proved") -> None:
        key = key_of(entry.parts, entry.phase)
        if key is None:
            return
        to_move = Side.MIN if entry.mover else Side.MAX
        # The solve itself notes what its whole position has cost.
        is_part = sum(mask.bit_count() for mask, _ in entry.parts) < self._squares
        self.add(proved_bound(key, to_move, entry.lower, entry.upper, entry.nodes if is_part else 0))
        self._count += 1
        if self._count >= _PLENTY:
            self._count = 0
            self._cost *= 2
            self._driver.record(self._cost)

    def add(self, fact: Bound) -> None:
        """Add a fact, merged with any earlier one with its key."""
        known = self._fresh.get(fact.key)
        self._fresh[fact.key] = replace(known.merged(fact), nodes=max(known.nodes, fact.nodes)) if known else fact

    def close(self) -> None:
        """Transfer everything and flush the store. Raises StoreError."""
        if self._archive is not None:
            for entry in self._driver.proved():
                self._enter(entry)
            self._driver.record(None)
            self._hand_on(self._archive)
        if self._bound_store is not None:
            self._bound_store.flush()

    def _hand_on(self, archive: BoundStore) -> None:
        """Raise StoreError."""
        self._written = time.monotonic()
        if self._fresh:
            archive.put_all(self._fresh.values())
            self._fresh = {}
