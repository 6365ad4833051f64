"""Reasons for a move or position in any game: its value, its possible ends, the best reply, the right moves."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.core.results import Extent
from tiling_gui.language import tr
from tiling_gui.search.reasons import Proofs, Reason, change_text, format_list, number_text
from tiling_gui.search.result import maximises

NAMED = 3
"""The most moves keeping the value that are named."""


@dataclass(frozen=True, repr=False)
class ValueReason(Reason):
    """A statement about a move that changes the value of its position from `value` to `value_after`, both proved.

    Without a move both are the value of the position.
    """

    value: Value
    value_after: Value

    @property
    def is_mistake(self) -> bool:
        return self.value != self.value_after

    @property
    def score(self) -> str:
        """ "27, not 28"; for a move that keeps the value, "28"."""
        return change_text(self.value, self.value_after) if self.is_mistake else number_text(self.value)

    def check(self, proofs: Proofs) -> bool:
        if self.move is None:
            return proofs.value(self.position) == self.value == self.value_after
        return proofs.value(self.position) == self.value and proofs.value(self.after) == self.value_after

    @property
    def numbers(self) -> Sequence[Value]:
        return (self.value_after, self.value) if self.is_mistake else (self.value,)


@dataclass(frozen=True, repr=False)
class Settled(ValueReason):
    """Every continuation ends with the same value."""

    kind: ClassVar[str] = "settled"
    extent: Callable[[Any], Extent | None]

    def check(self, proofs: Proofs) -> bool:
        """By counting the least and the greatest value of all continuations."""
        found = self.extent(self.position if self.move is None else self.after)
        return super().check(proofs) and found is not None and found.low == found.high == self.value_after

    def text(self) -> str:
        if self.move is None:
            return tr("However play continues, the game ends with {score}.", score=self.score)
        if self.after.is_over:
            return tr("The game is over with {score}.", score=self.score)
        return tr("After it every game ends with {score}.", score=self.score)


@dataclass(frozen=True, repr=False)
class OutOfReach(ValueReason):
    """A mistake puts the former value out of reach, or a good move whatever is better for the opponent.

    `bound` is the greatest value of all continuations, or with `is_least` the least.
    """

    kind: ClassVar[str] = "room"
    bound: Value
    is_least: bool
    extent: Callable[[Any], Extent | None]

    def check(self, proofs: Proofs) -> bool:
        found = self.extent(self.after)
        if not super().check(proofs) or found is None or (found.low if self.is_least else found.high) != self.bound:
            return False
        if not self.is_mistake:
            return self.bound == self.value
        return self.bound > self.value if self.is_least else self.bound < self.value

    def text(self) -> str:
        said = {"bound": number_text(self.bound), "value": number_text(self.value)}
        if not self.is_mistake and self.is_least:
            return tr("After it no game ends with less than {value}.", **said)
        if not self.is_mistake:
            return tr("After it no game ends with more than {value}.", **said)
        if self.is_least:
            return tr("After it no game ends with less than {bound}: {value} is out of reach.", **said)
        return tr("After it no game ends with more than {bound}: {value} is out of reach.", **said)

    @property
    def numbers(self) -> Sequence[Value]:
        return (self.bound, self.value)


@dataclass(frozen=True, repr=False)
class Reply(ValueReason):
    """The reply that shows the cost of a mistake."""

    kind: ClassVar[str] = "reply"
    reply: Move

    def check(self, proofs: Proofs) -> bool:
        return (
            super().check(proofs) and self.is_mistake and proofs.value(self.after.play(self.reply)) == self.value_after
        )

    def text(self) -> str:
        return tr("{side}'s reply {reply} shows it: {score}.", **self.placeholders)

    @property
    def answer(self) -> Move | None:
        return self.reply

    @property
    def placeholders(self) -> dict[str, Any]:
        return {"side": self.after.to_move, "reply": self.after.write(self.reply), "score": self.score}


@dataclass(frozen=True, repr=False)
class Keepers(Reason):
    """Which moves keep the value: all of them, a number of them, or a few by name."""

    kind: ClassVar[str] = "keepers"
    is_choice: ClassVar[bool] = True
    gives_away: ClassVar[bool] = True
    value: Value
    kept: tuple[Move, ...]

    def check(self, proofs: Proofs) -> bool:
        return proofs.value(self.position) == self.value and tuple(proofs.keepers(self.position)) == self.kept

    def text(self) -> str:
        names = format_list([self.position.write(move) for move in self.kept[:NAMED]])
        all_moves, one = len(self.kept) == len(self.position.moves()), len(self.kept) == 1
        said = {"moves": names, "value": number_text(self.value), "n": len(self.kept), "of": len(self.position.moves())}
        if all_moves and one:
            return tr("{moves} is the only move.", **said)
        if self.position.to_move in (Side.FIRST, Side.SECOND):
            return self._of_the_last_move(said, all_moves)
        if all_moves:
            return tr("All {n} moves are worth the same, {value}.", **said)
        if one:
            return tr("Only {moves} keeps {value}.", **said)
        if len(self.kept) <= NAMED:
            return tr("{moves} keep {value}.", **said)
        return tr("{n} of {of} moves keep {value}.", **said)

    def _of_the_last_move(self, said: dict[str, Any], all_moves: bool) -> str:
        if all_moves:
            wins = (self.value > 0) == (self.position.to_move is Side.FIRST)
            return tr("All {n} moves win.", **said) if wins else tr("All {n} moves lose.", **said)
        if len(self.kept) == 1:
            return tr("Only {moves} wins.", **said)
        if len(self.kept) <= NAMED:
            return tr("{n} moves win: {moves}.", **said)
        return tr("{n} of {of} moves win.", **said)

    @property
    def moves(self) -> Sequence[str]:
        return tuple(self.position.write(move) for move in self.kept)

    @property
    def listed(self) -> Sequence[str]:
        alike = len(self.kept) == len(self.position.moves()) > 1
        return () if alike or len(self.kept) > NAMED else self.moves

    @property
    def numbers(self) -> Sequence[Value]:
        return (len(self.kept), self.value)


def by_extent(
    position: Any, move: Move | None, value: Value, left: Value, extent: Callable[[Any], Extent | None]
) -> Iterator[Reason]:
    """Reasons from counting alone, over all continuations."""
    yield Settled(position, move, value, left, extent)
    if move is None:
        return
    found = extent(position.play(move))
    if found is None or found.low is None or found.high is None:
        return
    is_high = maximises(position)
    is_least = is_high == (value == left)  # MAX's mistakes bound the value above, MAX's good moves below
    yield OutOfReach(position, move, value, left, found.low if is_least else found.high, is_least, extent)


def choice(position: Any, move: Move | None, proofs: Proofs) -> Iterator[Reason]:
    """Which moves keep the value; after a mistake only if they are few."""
    kept = tuple(proofs.keepers(position))
    few = len(kept) <= NAMED
    if few or (move is None and len(kept) == len(position.moves())) or move in kept:
        yield Keepers(position, move, proofs.value(position), kept)


def of_a_value(
    position: Any, move: Move | None, proofs: Proofs, extent: Callable[[Any], Extent | None]
) -> Iterator[Reason]:
    """The reasons of any game for a value with an extent of possible ends."""
    value = proofs.value(position)
    left = value if move is None else proofs.value(position.play(move))
    yield from by_extent(position, move, value, left, extent)
    if move is not None and left != value and not position.play(move).is_over:
        yield Reply(position, move, value, left, proofs.good_move(position.play(move)))
    yield from choice(position, move, proofs)
