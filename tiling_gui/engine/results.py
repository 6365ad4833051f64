"""What the engine answers with. Counts are final counts: dominoes on the board now + those still to come."""

from dataclasses import dataclass

from tiling_gui.rules.domino import Domino, DominoPosition


@dataclass(frozen=True)
class Solution:
    """What is proved about one position."""

    position: DominoPosition
    lower: int
    """Proved: the game ends with at least this many dominoes under optimal play."""
    upper: int
    line: tuple[Domino, ...] = ()
    """A complete principal variation, checked by replay, if solved; else empty."""
    nodes: int = 0
    seconds: float = 0.0
    threads: int = 1
    from_store: bool = False
    """True if nothing was searched because a keeper knew; nodes and seconds are then those of the first run."""

    @property
    def value(self) -> int | None:
        """The minimax value if it is proved."""
        return self.lower if self.lower == self.upper else None


@dataclass(frozen=True)
class MoveValue:
    """What is proved about one legal move: the final count after it, under optimal play from there on."""

    move: Domino
    lower: int
    upper: int
    estimate: float
    """The fitted guess at the final count; not proved."""

    @property
    def value(self) -> int | None:
        """The exact final count if it is proved."""
        return self.lower if self.lower == self.upper else None


@dataclass(frozen=True)
class Analysis:
    """What is proved about every legal move of a position, in the order of `position.moves()`."""

    position: DominoPosition
    lower: int
    upper: int
    moves: tuple[MoveValue, ...]
    nodes: int = 0
    seconds: float = 0.0

    @property
    def value(self) -> int | None:
        """The minimax value of the position if it is proved."""
        return self.lower if self.lower == self.upper else None

    @property
    def complete(self) -> bool:
        """True when every move has its exact value."""
        return all(entry.value is not None for entry in self.moves)
