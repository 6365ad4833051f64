"""The answers of every game's engine: exactly proved values of the finished game.

In the tiling game values are final counts (int): dominoes on the board now plus those still to come. Other games have
their own positions, moves and values (int or Fraction), so the types here are generic.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Any, Generic

from tiling_gui.core.game import M, P, Side, Value, reached, written_line


@dataclass(frozen=True)
class Extent:
    """The range of final values that play can still reach, good or bad."""

    low: Value
    high: Value
    exact: bool
    """False if `low` or `high` is only a proved bound, perhaps not attained."""


class Bounded:
    """Base of everything with proved bounds: a solution, an analysis, a node of a game's tree."""

    lower: Any
    """Proved: under optimal play the game ends with at least this value; None if nothing is known."""
    upper: Any
    """Proved: it ends with at most this value; None if nothing is known."""

    @property
    def value(self) -> Value | None:
        """The exact value if it is proved, otherwise None."""
        return self.lower if self.lower == self.upper else None

    @property
    def any(self) -> bool:
        """Whether any bound is known."""
        return self.lower is not None or self.upper is not None

    @property
    def bounds_text(self) -> str:
        """ "29", "28..30", or "" if nothing is known."""
        if self.value is not None:
            return str(self.value)
        return f"{self.lower}..{self.upper}" if self.any else ""


@dataclass(frozen=True)
class Solution(Bounded, Generic[P, M]):
    """What is proved about one position."""

    position: P
    lower: Any
    upper: Any
    line: tuple[M, ...] = ()
    """A complete principal variation, verified by replay; empty unless solved."""
    nodes: int = 0
    seconds: float = 0.0
    threads: int = 1
    from_store: bool = False
    """Whether a bound store had the value already; nodes and seconds are then those of the original proof."""
    reason: str = ""
    """A sentence saying why the value is proved, or cannot be found, without a search; else ""."""
    compiled: bool = False
    """Whether compiled code was ready in time to be used."""
    best: tuple[M, ...] = ()
    """Moves proved to keep the value that the engine found on the way, in the order of `moves()`.

    The engine of e-Valuate finds all of them unless it was stopped.
    """
    is_without_value: bool = False
    """Proved: every line of play ends without a value (by dividing by zero)."""

    @property
    def complete(self) -> bool:
        """False if a limit or a stop ended the search before everything was proved."""
        return self.is_without_value or self.value is not None

    @property
    def moves_text(self) -> tuple[str, ...]:
        """The moves of `line` in the game's notation, such as "a1–b1"."""
        return tuple(written_line(self.position, self.line))

    @property
    def end(self) -> P:
        """The position after `line`."""
        return reached(self.position, self.line)

    def _repr_svg_(self) -> str:
        return _drawn(self.end)


@dataclass(frozen=True)
class Facts:
    """What a game says of a position beside its value, under the names its engine gives; the same in text and JSON."""

    data: Mapping[str, Any] = field(default_factory=dict)
    """By name, as JSON; null where it was not found."""
    lines: tuple[str, ...] = ()
    """The same as sentences and tables, one line each."""
    complete: bool = True
    """False if a limit or a stop came before everything was found."""


@dataclass(frozen=True)
class MoveValue(Bounded, Generic[M]):
    """Proved bounds on the final value after one legal move, under optimal play from then on."""

    move: M
    lower: Any
    upper: Any
    estimate: float
    """An estimate of the final value by a fitted evaluation; not proved."""
    grundy: int | None = None
    """In games won by the last move: the Grundy value after the move; None if unknown or not that of a nim heap."""
    is_longest: bool = False
    """Proved, in games won by the last move: this move loses, and no other move makes the game last longer."""


@dataclass(frozen=True)
class Analysis(Bounded, Generic[P, M]):
    """Proved bounds on every legal move of a position, in the order of `position.moves()`."""

    position: P
    lower: Any
    upper: Any
    moves: tuple[MoveValue[M], ...]
    nodes: int = 0
    seconds: float = 0.0
    compiled: bool = False
    """As in Solution."""

    @property
    def candidates(self) -> tuple[MoveValue[M], ...]:
        """The moves proved to keep the value if there are any; otherwise those that may keep it, as far as is proved.

        Ordered by estimate, best first; if every move loses, those after which the game lasts longest come first.
        """
        value = self.value
        found = [entry for entry in self.moves if value is not None and entry.value == value]
        found = found or [entry for entry in self.moves if not self._costs(entry)]
        sign = -1 if self._high else 1
        return tuple(sorted(found, key=lambda entry: (not entry.is_longest, sign * entry.estimate)))

    @property
    def decided(self) -> tuple[MoveValue[M], ...]:
        """The moves whose value is proved, or that are proved not to keep the position's value."""
        return tuple(entry for entry in self.moves if entry.value is not None or self._costs(entry))

    def _costs(self, entry: MoveValue[M]) -> bool:
        """Whether a move is proved not to keep the value."""
        if self._high:
            return self.lower is not None and entry.upper is not None and entry.upper < self.lower
        return self.upper is not None and entry.lower is not None and entry.lower > self.upper

    @property
    def _high(self) -> bool:
        """Whether the player to move wants a high value."""
        return self.position.to_move in (Side.MAX, Side.FIRST)

    @property
    def complete(self) -> bool:
        """Whether every move has an exact value."""
        return all(entry.value is not None for entry in self.moves)

    @property
    def moves_text(self) -> tuple[str, ...]:
        """The moves of `moves` in the game's notation."""
        return tuple(self.position.write(entry.move) for entry in self.moves)

    def _repr_svg_(self) -> str:
        return _drawn(self.position, values=self)

    def _repr_html_(self) -> str:
        return f"{self._repr_svg_()}\n{resolve_name(f'{_DRAWING}:table_of_moves')(self)}"


_DRAWING = "tiling_gui.api.drawing"
"""Draws results in notebooks; imported when one is displayed."""


def _drawn(position: Any, **asked: Any) -> str:
    return str(resolve_name(f"{_DRAWING}:draw")(position, **asked))


@dataclass(frozen=True)
class LookaheadResult(Generic[M]):
    """The result of a depth-limited search."""

    best: tuple[M, ...]
    """The moves tied for best; never empty."""
    value: Value | float
    """The backed-up evaluation of these moves, an estimate unless `exact`."""
    depth: int
    """Plies searched below the candidates; less than requested if time ran out."""
    exact: bool
    """Whether every line of play ended within the horizon."""
