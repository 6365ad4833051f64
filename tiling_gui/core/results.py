"""What the engine, and the engine of any game, answers with: proved values of the finished game, exact.

In the tiling game they are final counts (int): dominoes on the board now + those still to come. Other games have
positions, moves and values of their own (int or Fraction), so the types here leave them open.
"""

from dataclasses import dataclass
from typing import Any, Generic

from tiling_gui.core.game import M, P, Side, Value, reached, written_line
from tiling_gui.core.named import named


@dataclass(frozen=True)
class Extent:
    """Where a game can still end, whatever the players do."""

    low: Value
    high: Value
    exact: bool
    """False if `low` or `high` is only a proved bound."""


class Bounded:
    """Whatever says between which values something lies: a solution, an analysis, a node of a game's tree."""

    lower: Any
    """Proved: under optimal play the game ends with at least this value; None where nothing is known."""
    upper: Any
    """Proved: with at most this."""
    rests_on: tuple[str, ...] = ()
    """Sources that were not proved here and that the bounds rest on, such as "import 8x8.campaign"; sorted."""

    @property
    def value(self) -> Value | None:
        """The exact value if it is proved, else None."""
        return self.lower if self.lower == self.upper else None

    @property
    def any(self) -> bool:
        """Whether something is known."""
        return self.lower is not None or self.upper is not None

    @property
    def bounds_text(self) -> str:
        """ "29", "28..30", or nothing where nothing is known."""
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
    """A complete principal variation, checked by replay, if solved; else empty."""
    nodes: int = 0
    seconds: float = 0.0
    threads: int = 1
    from_store: bool = False
    """True if nothing was searched because a bound store knew; nodes and seconds are then those of the first run."""
    reason: str = ""
    """A sentence saying why, where the value is proved, or cannot be found, without a search; else ""."""
    rests_on: tuple[str, ...] = ()
    compiled: bool = False
    """Whether compiled code was ready in time to have a part in it."""
    best: tuple[M, ...] = ()
    """The moves that are proved to keep the value, where the engine found them on the way, in the order of `moves()`.

    e-Valuate's finds every one, unless a limit or a stop came before.
    """
    is_without_value: bool = False
    """Proved: however it is played, the game ends without a value (it divides by zero)."""

    @property
    def complete(self) -> bool:
        """False if a limit or a stop ended the work before all was proved."""
        return self.is_without_value or self.value is not None

    @property
    def moves_text(self) -> tuple[str, ...]:
        """The moves of `line` as people write them, such as "a1–b1"."""
        return tuple(written_line(self.position, self.line))

    @property
    def end(self) -> P:
        """The position after `line`."""
        return reached(self.position, self.line)

    def _repr_svg_(self) -> str:
        return _drawn(self.end)


@dataclass(frozen=True)
class MoveValue(Bounded, Generic[M]):
    """What is proved about one legal move: the final value after it, under optimal play from there on."""

    move: M
    lower: Any
    upper: Any
    estimate: float
    """The fitted guess at the final value; not proved."""
    grundy: int | None = None
    """In games for the last move: the Grundy value after the move; None while not known, or if it is no nim heap."""
    is_longest: bool = False
    """Proved, in games for the last move: who plays it loses, and no other move lets the game last longer."""


@dataclass(frozen=True)
class Analysis(Bounded, Generic[P, M]):
    """What is proved about every legal move of a position, in the order of `position.moves()`."""

    position: P
    lower: Any
    upper: Any
    moves: tuple[MoveValue[M], ...]
    nodes: int = 0
    seconds: float = 0.0
    rests_on: tuple[str, ...] = ()
    compiled: bool = False
    """As a Solution's."""

    @property
    def candidates(self) -> tuple[MoveValue[M], ...]:
        """The moves that may keep the value, as far as it is proved, those proved to keep it alone if there are any.

        The most promising first; where every move loses, those after which the game lasts longest.
        """
        high = self.position.to_move in (Side.MAX, Side.FIRST)
        value = self.value
        found = [entry for entry in self.moves if value is not None and entry.value == value]
        if not found and high:
            found = [
                entry for entry in self.moves if self.lower is None or entry.upper is None or entry.upper >= self.lower
            ]
        elif not found:
            found = [
                entry for entry in self.moves if self.upper is None or entry.lower is None or entry.lower <= self.upper
            ]
        sign = -1 if high else 1
        return tuple(sorted(found, key=lambda entry: (not entry.is_longest, sign * entry.estimate)))

    @property
    def complete(self) -> bool:
        """True when every move has its exact value."""
        return all(entry.value is not None for entry in self.moves)

    @property
    def moves_text(self) -> tuple[str, ...]:
        """The moves of `moves` as people write them."""
        return tuple(self.position.write(entry.move) for entry in self.moves)

    def _repr_svg_(self) -> str:
        return _drawn(self.position, values=self)

    def _repr_html_(self) -> str:
        return f"{self._repr_svg_()}\n{named(f'{_DRAWING}:table_of_moves')(self)}"


_DRAWING = "tiling_gui.api.drawing"
"""Draws answers in notebooks; imported when one is shown."""


def _drawn(position: Any, **asked: Any) -> str:
    return str(named(f"{_DRAWING}:draw")(position, **asked))


@dataclass(frozen=True)
class LookaheadResult(Generic[M]):
    """What a depth-limited search found."""

    best: tuple[M, ...]
    """The moves it cannot tell apart; never empty."""
    value: Value | float
    """The backed-up evaluation of them, an estimate unless `exact`."""
    depth: int
    """Plies searched below the candidates; less than asked if time ran out."""
    exact: bool
    """True if every line ended within the horizon."""
