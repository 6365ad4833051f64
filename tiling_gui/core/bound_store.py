"""What the engine proves and what it asks of whoever keeps it: bounds under a key that has no mover in it.

A fact says, of one set of live squares, how many dominoes are still to come: at least and at most, with MAX to
move and with MIN to move. Facts stay true for ever, so resuming a solve is starting again with them, a
checkpoint is a file of them, and the store is a table of them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from tiling_gui.core.game import Side
from tiling_gui.errors import input_error

ENGINE_VERSION = "1"
"""Changes when facts of an older engine should no longer be believed."""


LARGEST_COUNT = 10**15
"""More positions, or seconds, than any proof takes; what a file says beyond it is not believed."""


@dataclass(frozen=True)
class Bound:
    """Proved bounds on the dominoes still to come in one position, for either player to move."""

    key: str
    """Names the live squares; see engine/position_keys.py."""
    lower_max: int
    upper_max: int
    lower_min: int
    upper_min: int
    nodes: int = 0
    """What the proof cost, in positions searched."""
    seconds: float = 0.0
    engine: str = ENGINE_VERSION
    rests_on: tuple[str, ...] = ()
    """Names of what it rests on that was not proved here, such as "import 8x8.campaign"; sorted."""

    def bounds(self, to_move: Side) -> tuple[int, int]:
        """(lower, upper) for the player to move."""
        if to_move is Side.MAX:
            return self.lower_max, self.upper_max
        return self.lower_min, self.upper_min

    def merged(self, other: "Bound") -> "Bound":
        """The bounds of both, resting on no more than it takes.

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
            raise input_error("Two sources contradict each other about the position {key}.", key=self.key)
        enough = [fact for fact in (self, other) if fact.said == both.said]
        rests = min((fact.rests_on for fact in enough), key=len, default=merged_sources(self.rests_on, other.rests_on))
        return replace(both, rests_on=rests)

    @property
    def said(self) -> tuple[int, int, int, int]:
        return self.lower_max, self.upper_max, self.lower_min, self.upper_min


def merged_sources(*groups: Iterable[str]) -> tuple[str, ...]:
    """All the sources of several groups, sorted."""
    return tuple(sorted({name for group in groups for name in group}))


class BoundStore(Protocol):
    """Keeps facts. Called from worker threads; must be safe there and may forget but never invent."""

    def get(self, key: str) -> Bound | None:
        """What is known under `key`."""
        ...

    def put(self, fact: Bound) -> None:
        """Keeps `fact`, merged with what is known already."""
        ...


@runtime_checkable
class BoundArchive(BoundStore, Protocol):
    """A BoundStore that can also be asked for everything: what a long solve writes to and is resumed from."""

    def all(self) -> list[Bound]:
        """Every fact that is kept."""
        ...

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Keeps many facts at once."""
        ...


@runtime_checkable
class FlushedBoundStore(BoundStore, Protocol):
    """A BoundStore that may hold back what it is given."""

    def flush(self) -> None:
        """Makes sure that everything put so far is kept."""
        ...


@runtime_checkable
class StockedBoundStore(BoundStore, Protocol):
    """A BoundStore that came with facts."""

    def shipped(self, key: str) -> list[Bound]:
        """Those that help to search the position `key` names."""
        ...


class Memory:
    """A BoundStore in memory, for tests and for runs that keep nothing."""

    def __init__(self) -> None:
        self.facts: dict[str, Bound] = {}

    def get(self, key: str) -> Bound | None:
        """What is known under `key`."""
        return self.facts.get(key)

    def put(self, fact: Bound) -> None:
        """Keeps `fact`, merged with what is known already."""
        known = self.facts.get(fact.key)
        self.facts[fact.key] = known.merged(fact) if known else fact
