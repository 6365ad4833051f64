"""The facts the engine proves, and the stores that hold them.

A fact bounds the number of dominoes still to come on one set of live squares: at least and at most, with MAX to move
and with MIN to move, so its key does not include the side to move. Facts stay true for ever: resuming a solve is
restarting it with them, a checkpoint is a file of them, and the store is a table of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from tiling_gui.core.game import Side
from tiling_gui.errors import input_error

ENGINE_VERSION = "1"
"""Changes when facts of an older engine should no longer be trusted."""

Ends = tuple[Fraction | None, Fraction | None]
"""Proved (lower, upper) bounds on a value; None where nothing is known."""

LARGEST_COUNT = 10**15
"""More positions, or seconds, than any proof takes; larger numbers in a file are rejected."""


@dataclass(frozen=True)
class Bound:
    """Proved bounds on the dominoes still to come in one position, for either player to move."""

    key: str
    """The live squares, encoded as in engine/position_keys.py."""
    lower_max: int
    upper_max: int
    lower_min: int
    upper_min: int
    nodes: int = 0
    """Positions searched for the proof."""
    seconds: float = 0.0
    engine: str = ENGINE_VERSION

    def bounds(self, to_move: Side) -> tuple[int, int]:
        """(lower, upper) for the player to move."""
        if to_move is Side.MAX:
            return self.lower_max, self.upper_max
        return self.lower_min, self.upper_min

    def merged(self, other: "Bound") -> "Bound":
        """The intersection of both bounds.

        Raises InputError if they contradict each other: one of them is wrong.
        """
        both = replace(
            self,
            lower_max=max(self.lower_max, other.lower_max),
            upper_max=min(self.upper_max, other.upper_max),
            lower_min=max(self.lower_min, other.lower_min),
            upper_min=min(self.upper_min, other.upper_min),
            nodes=min(self.nodes + other.nodes, LARGEST_COUNT),
            seconds=min(self.seconds + other.seconds, float(LARGEST_COUNT)),
        )
        if both.lower_max > both.upper_max or both.lower_min > both.upper_min:
            raise input_error("Two bounds of the position {key} contradict each other.", key=self.key)
        return both

    @property
    def as_tuple(self) -> tuple[int, int, int, int]:
        """(lower_max, upper_max, lower_min, upper_min)"""
        return self.lower_max, self.upper_max, self.lower_min, self.upper_min


class BoundStore(ABC):
    """A store of facts. It is called from worker threads; it may forget facts but never invent one."""

    @abstractmethod
    def get(self, key: str) -> Bound | None:
        """The fact stored under `key`, or None."""

    def get_many(self, keys: Collection[str]) -> dict[str, Bound]:
        """The facts stored under at most a few hundred keys, by key."""
        found = ((key, self.get(key)) for key in keys)
        return {key: fact for key, fact in found if fact is not None}

    @abstractmethod
    def put_all(self, facts: Iterable[Bound]) -> None:
        """Store facts, each merged with what is already known."""

    @abstractmethod
    def all(self) -> list[Bound]:
        """Every stored fact: what a long solve is resumed from."""

    def put(self, fact: Bound) -> None:
        self.put_all([fact])

    def flush(self) -> None:  # noqa: B027 - most stores buffer nothing
        """Write everything that is still buffered."""

    def shipped(self, key: str) -> Iterable[Bound]:
        """The facts shipped with the program that help to search the position named by `key`."""
        return []

    def value_bounds(self, key: str) -> Ends | None:
        """Bounds on a value that is not a count, stored under `key`; None if there are none."""
        return None

    def put_value_bounds(self, key: str, ends: Ends) -> None:  # noqa: B027 - a store may forget
        """Store such bounds, replacing the old ones."""


class MemoryBoundStore(BoundStore):
    """Facts in memory, for collecting them and for runs that store nothing."""

    def __init__(self, facts: Iterable[Bound] = ()) -> None:
        self.facts: dict[str, Bound] = {}
        MemoryBoundStore.put_all(self, facts)  # not a subclass's, which may need what it has not made yet

    def get(self, key: str) -> Bound | None:
        return self.facts.get(key)

    def put_all(self, facts: Iterable[Bound]) -> None:
        for fact in facts:
            known = self.facts.get(fact.key)
            self.facts[fact.key] = known.merged(fact) if known else fact

    def all(self) -> list[Bound]:
        return list(self.facts.values())
