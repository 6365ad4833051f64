"""Reasons in words: what a move or a position is worth, and why, in sentences that are proved before they are said.

A `Reason` is a statement: its kind, the position and the move it is about, the squares, parts, moves and numbers it
names. Its `check` proves all of that by completed search; what cannot be proved in the time is not said. Each game has
a function of its own that offers statements, the most telling first (`Game.reasons`); what they mean is told in
resources/help/en/reasons.md.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Game, Move, Side, Value, plain_move
from tiling_gui.core.limits import Limit, Run, StoppedError
from tiling_gui.core.results import Extent
from tiling_gui.language import tr
from tiling_gui.search.engine import GameEngine

SECONDS = 5.0
"""Longest that reasons for one move are looked for."""
NAMED = 3
"""So many moves that keep the value are named at most."""

_HIGH = (Side.MAX, Side.FIRST)


class Proofs:
    """Values proved by one engine, each asked for once. Methods raise StoppedError when the run ends before."""

    def __init__(self, engine: GameEngine, run: Run) -> None:
        self.engine, self.run = engine, run
        self._values: dict[Any, Value] = {}
        self._moves: dict[Any, dict[Move, Value]] = {}

    def value(self, position: Any) -> Value:
        """What best play ends with; ±1 in a game for the last move."""
        if position not in self._values:
            self._values[position] = position.value() if position.is_over else self._solved(position)
        return self._values[position]

    def values(self, position: Any) -> dict[Move, Value]:
        """The value after every move, in the order of `moves()`."""
        if position not in self._moves:
            seconds = self.run.left().seconds
            found = self.engine.analyse(position, self.run.part(Limit(seconds=seconds and seconds / 2)))
            if found.rests_on or not found.complete or any(entry.value is None for entry in found.moves):
                raise StoppedError
            self._moves[position] = {entry.move: entry.value for entry in found.moves if entry.value is not None}
        return self._moves[position]

    def keepers(self, position: Any) -> list[Move]:
        """Every move that keeps the value."""
        value = self.value(position)
        return [move for move, after in self.values(position).items() if after == value]

    def some_keepers(self, position: Any) -> list[Move]:
        """Every move that keeps the value, or one where half of the time left is not enough for all."""
        try:
            return self.keepers(position)
        except StoppedError:
            return [self.good_move(position)]

    def good_move(self, position: Any) -> Move:
        """A move that keeps the value."""
        if position in self._moves:
            return self.keepers(position)[0]
        line = self.engine.solve(position, self.run.part()).line
        if not line:
            raise StoppedError
        return line[0]

    def grundy(self, position: Any) -> int:
        """The Grundy value of a position of an engine that knows it."""
        asked: Callable[[Any, Run], int | None] = self.engine.grundy  # type: ignore[attr-defined]
        found = asked(position, self.run)
        if found is None:
            raise StoppedError
        return found

    def _solved(self, position: Any) -> Value:
        found = self.engine.solve(position, self.run.part())
        if found.value is None or found.rests_on:  # what was not proved here is no reason
            raise StoppedError
        return found.value


@dataclass(frozen=True, repr=False)
class Reason:
    """A statement about `position`, or about `move` in it."""

    kind: ClassVar[str] = ""
    is_choice: ClassVar[bool] = False
    """Whether it says which moves were right, and not why."""
    gives_away: ClassVar[bool] = False
    """Whether it names a move that keeps the value: nothing for somebody who is to find one."""

    position: Any
    move: Move | None

    def check(self, proofs: Proofs) -> bool:
        """Proves what it says. Raises StoppedError where the time is not enough."""
        raise NotImplementedError

    def text(self) -> str:
        """One sentence, in the chosen language."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.text()}>"

    @property
    def answer(self) -> Move | None:
        """The reply that it names, if it names one."""
        return None

    @property
    def moves(self) -> Sequence[str]:
        """The moves it names besides its own, as people write them."""
        return ()

    @property
    def places(self) -> Sequence[str]:
        """The squares, or whatever it is played on, that it names."""
        return ()

    @property
    def parts(self) -> Sequence[Sequence[str]]:
        """The parts it names, by their squares."""
        return ()

    @property
    def numbers(self) -> Sequence[Value]:
        """The numbers it names, in the order of the sentence."""
        return ()

    @property
    def after(self) -> Any:
        """The position after its move."""
        return self.position.play(self.move)

    def to_json(self) -> dict[str, Any]:
        """For documents: the kind, the sentence, and what it names."""
        return {
            "kind": self.kind,
            "text": self.text(),
            "moves": [plain_move(move) for move in self.moves],
            "places": list(self.places),
            "parts": [list(part) for part in self.parts],
            "numbers": [value_to_json(as_whole(number)) for number in self.numbers],
        }


def reasons(
    game: Game,
    position: Any,
    move: Move | None,
    engine: GameEngine,
    run: Run | None = None,
    *,
    giving_away: bool = True,
) -> tuple[Reason, ...]:
    """Why `move` costs something, or keeps the value; without a move, why the position is worth what it is.

    Two sentences at most: why, and which moves are right. () where the game has none, the position is over, or nothing
    was proved in SECONDS. Without `giving_away` no sentence names a move that keeps the value.
    """
    if not game.reasons or position.is_over:
        return ()
    module, _, name = game.reasons.partition(":")
    offered: Callable[[Any, Move | None, Proofs], Iterator[Reason]] = getattr(importlib.import_module(module), name)
    proofs = Proofs(engine, (run or Run()).part(Limit(seconds=SECONDS)))
    why: Reason | None = None
    which: Reason | None = None
    for each in _until_stopped(offered(position, move, proofs)):
        is_wanted = (which if each.is_choice else why) is None and (giving_away or not each.gives_away)
        if is_wanted and _is_proved(each, proofs):
            why, which = (why, each) if each.is_choice else (each, which)
    return tuple(each for each in (why, which) if each is not None)


def _until_stopped(offered: Iterator[Reason]) -> Iterator[Reason]:
    with suppress(StoppedError):
        yield from offered


def _is_proved(reason: Reason, proofs: Proofs) -> bool:
    try:
        return reason.check(proofs)
    except StoppedError:
        return False


def sentences(found: Sequence[Reason]) -> str:
    """The reasons one after the other; "" for none."""
    return " ".join(each.text() for each in found)


def as_whole(value: Value) -> Value:
    """An int where a fraction is whole."""
    return value.numerator if value.denominator == 1 else value


# Words --------------------------------------------------------------------------------------------------------


def listed(names: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def number(value: Value) -> str:
    """A value or a mean: "29", "2½", "−1/3"."""
    whole, rest = divmod(Fraction(value), 1)
    if rest == Fraction(1, 2) and value > 0:
        return f"{whole or ''}½"
    return str(value).replace("-", "−")


def not_kept(before: Value, after: Value) -> str:
    """ "27, not 28": what became of a value."""
    return tr("{after}, not {before}", after=number(after), before=number(before))


# Statements that any game for a value can make -----------------------------------------------------------------


@dataclass(frozen=True, repr=False)
class Valued(Reason):
    """About a move that is proved to leave the value `left` of a position that is worth `value`; of a position alone,
    both are its value."""

    value: Value
    left: Value

    @property
    def is_mistake(self) -> bool:
        """Whether the move gives something up."""
        return self.value != self.left

    @property
    def score(self) -> str:
        """ "27, not 28"; of a move that keeps the value "28"."""
        return not_kept(self.value, self.left) if self.is_mistake else number(self.value)

    def check(self, proofs: Proofs) -> bool:
        """The two values."""
        if self.move is None:
            return proofs.value(self.position) == self.value == self.left
        return proofs.value(self.position) == self.value and proofs.value(self.after) == self.left

    @property
    def numbers(self) -> Sequence[Value]:
        """What is left, and what it was."""
        return (self.left, self.value) if self.is_mistake else (self.value,)


@dataclass(frozen=True, repr=False)
class Settled(Valued):
    """Every way to play on ends with the same value."""

    kind: ClassVar[str] = "settled"
    extent: Callable[[Any], Extent | None]

    def check(self, proofs: Proofs) -> bool:
        """By counting the least and the most that any way to go on ends with."""
        found = self.extent(self.position if self.move is None else self.after)
        return super().check(proofs) and found is not None and found.low == found.high == self.left

    def text(self) -> str:
        """Once the game is over it says no more than that."""
        if self.move is None:
            return tr("However it goes on, the game ends with {score}.", score=self.score)
        if self.after.is_over:
            return tr("The game is over with {score}.", score=self.score)
        return tr("After it every game ends with {score}.", score=self.score)


@dataclass(frozen=True, repr=False)
class OutOfReach(Valued):
    """No way to play on ends with what the position was worth before a mistake, or with less, or more, than it keeps.

    `bound` is the most that any way to go on ends with, or with `is_least` the least.
    """

    kind: ClassVar[str] = "room"
    bound: Value
    is_least: bool
    extent: Callable[[Any], Extent | None]

    def check(self, proofs: Proofs) -> bool:
        """By counting, whoever plays how."""
        found = self.extent(self.after)
        if not super().check(proofs) or found is None or (found.low if self.is_least else found.high) != self.bound:
            return False
        if not self.is_mistake:
            return self.bound == self.value
        return self.bound > self.value if self.is_least else self.bound < self.value

    def text(self) -> str:
        """What is out of reach, or safe."""
        said = {"bound": number(self.bound), "value": number(self.value)}
        if not self.is_mistake and self.is_least:
            return tr("After it no game ends with less than {value}.", **said)
        if not self.is_mistake:
            return tr("After it no game ends with more than {value}.", **said)
        if self.is_least:
            return tr("After it no game ends with less than {bound}: {value} is out of reach.", **said)
        return tr("After it no game ends with more than {bound}: {value} is out of reach.", **said)

    @property
    def numbers(self) -> Sequence[Value]:
        """The bound and the value."""
        return (self.bound, self.value)


@dataclass(frozen=True, repr=False)
class Reply(Valued):
    """The answer that shows what a mistake costs."""

    kind: ClassVar[str] = "reply"
    reply: Move

    def check(self, proofs: Proofs) -> bool:
        """A reply that keeps what is left."""
        return super().check(proofs) and self.is_mistake and proofs.value(self.after.play(self.reply)) == self.left

    def text(self) -> str:
        """Who answers, and how."""
        return tr("{side}'s reply {reply} shows it: {score}.", **self.said)

    @property
    def answer(self) -> Move | None:
        """The reply."""
        return self.reply

    @property
    def said(self) -> dict[str, Any]:
        """Who answers with what, and what is left."""
        return {"side": self.after.to_move, "reply": self.after.write(self.reply), "score": self.score}

    @property
    def moves(self) -> Sequence[str]:
        """The reply."""
        return (self.after.write(self.reply),)


@dataclass(frozen=True, repr=False)
class Keepers(Reason):
    """Which moves keep the value of the position: all of them, so many, or these few."""

    kind: ClassVar[str] = "keepers"
    is_choice: ClassVar[bool] = True
    gives_away: ClassVar[bool] = True
    value: Value
    kept: tuple[Move, ...]

    def check(self, proofs: Proofs) -> bool:
        """What every move is worth."""
        return proofs.value(self.position) == self.value and tuple(proofs.keepers(self.position)) == self.kept

    def text(self) -> str:
        """In a game for the last move it is the win that is kept, or lost whatever is played."""
        names = listed([self.position.write(move) for move in self.kept[:NAMED]])
        all_moves, one = len(self.kept) == len(self.position.moves()), len(self.kept) == 1
        said = {"moves": names, "value": number(self.value), "n": len(self.kept), "of": len(self.position.moves())}
        if all_moves and one:
            return tr("{moves} is the only move there is.", **said)
        if self.position.to_move in (Side.FIRST, Side.SECOND):
            return self._of_the_last_move(said, all_moves)
        if all_moves:
            return tr("All {n} moves are worth the same, {value}.", **said)
        if one:
            return tr("Only {moves} keeps {value}.", **said)
        if len(self.kept) <= NAMED:
            return tr("{n} moves are equal, they keep {value}: {moves}.", **said)
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
        """All that keep the value, also where the sentence has only their number."""
        return tuple(self.position.write(move) for move in self.kept)

    @property
    def numbers(self) -> Sequence[Value]:
        """How many there are, and what they keep."""
        return (len(self.kept), self.value)


def by_extent(
    position: Any, move: Move | None, value: Value, left: Value, extent: Callable[[Any], Extent | None]
) -> Iterator[Reason]:
    """What counting alone shows: every way to go on."""
    yield Settled(position, move, value, left, extent)
    if move is None:
        return
    found = extent(position.play(move))
    if found is None or found.low is None or found.high is None:
        return
    is_high = position.to_move in _HIGH
    is_least = is_high == (value == left)  # a mistake of MAX makes more impossible, a good move less
    yield OutOfReach(position, move, value, left, found.low if is_least else found.high, is_least, extent)


def choice(position: Any, move: Move | None, proofs: Proofs) -> Iterator[Reason]:
    """Which moves keep the value; of a mistake's position only if these are few."""
    kept = tuple(proofs.keepers(position))
    few = len(kept) <= NAMED
    if few or (move is None and len(kept) == len(position.moves())) or move in kept:
        yield Keepers(position, move, proofs.value(position), kept)


def of_a_value(
    position: Any, move: Move | None, proofs: Proofs, extent: Callable[[Any], Extent | None]
) -> Iterator[Reason]:
    """What any game for a value can say whose ends can be counted."""
    value = proofs.value(position)
    left = value if move is None else proofs.value(position.play(move))
    yield from by_extent(position, move, value, left, extent)
    if move is not None and left != value and not position.play(move).is_over:
        yield Reply(position, move, value, left, proofs.good_move(position.play(move)))
    yield from choice(position, move, proofs)
