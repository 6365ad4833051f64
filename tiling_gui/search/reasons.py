"""Reasons in words: why a move or a position has its value, in sentences that are proved before they are shown.

A `Reason` is a statement: its kind, the position and the move it is about, the squares, parts, moves and numbers it
names. Its `check` proves all of it by completed searches; what cannot be proved in time is not shown. Each game has a
function that proposes statements, the most informative first (`Game.reasons`); resources/help/en/reasons.md explains
them.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from pkgutil import resolve_name
from typing import Any, ClassVar

from tiling_gui.core import exact_text
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Move, Value, plain_move
from tiling_gui.core.limits import Limit, Run, StoppedError
from tiling_gui.core.results import Analysis
from tiling_gui.language import tr
from tiling_gui.search.engine import GameEngine

SECONDS = 5.0
"""Time limit for finding the reasons for one move."""


class Proofs:
    """Values proved by one engine, each computed once. Methods raise StoppedError if the run ends first."""

    def __init__(self, engine: GameEngine, run: Run) -> None:
        self.engine, self.run = engine, run
        self._values: dict[Any, Value] = {}
        self._moves: dict[Any, dict[Move, Value]] = {}

    def value(self, position: Any) -> Value:
        """The minimax value; ±1 in a game won by the last move."""
        if position not in self._values:
            self._values[position] = position.value() if position.is_over else self._solved(position)
        return self._values[position]

    def values(self, position: Any) -> dict[Move, Value]:
        """The value after every move, in the order of `moves()`."""
        if position not in self._moves:
            seconds = self.run.remaining().seconds
            self.adopt(self.engine.analyse(position, self.run.part(Limit(seconds=seconds and seconds / 2))))
            if position not in self._moves:
                raise StoppedError
        return self._moves[position]

    def adopt(self, found: Analysis) -> None:
        """Adopt the values of an analysis, if it is complete and does not rest on sources not proved here."""
        values = {entry.move: entry.value for entry in found.moves if entry.value is not None}
        if found.complete and len(values) == len(found.moves):
            self._moves[found.position] = values

    def keepers(self, position: Any) -> list[Move]:
        """Every move that keeps the value."""
        value = self.value(position)
        return [move for move, after in self.values(position).items() if after == value]

    def some_keepers(self, position: Any) -> list[Move]:
        """Every move that keeps the value, or only one if half of the remaining time is not enough to find all."""
        try:
            return self.keepers(position)
        except StoppedError:
            return [self.good_move(position)]

    def good_move(self, position: Any) -> Move:
        if position in self._moves:
            return self.keepers(position)[0]
        line = self.engine.solve(position, self.run.part()).line
        if not line:
            raise StoppedError
        return line[0]

    def grundy(self, position: Any) -> int:
        """The Grundy value of a position in a game won by the last move."""
        found = self.engine.grundy(position, self.run)
        if found is None:
            raise StoppedError
        return found

    def _solved(self, position: Any) -> Value:
        found = self.engine.solve(position, self.run.part())
        if found.value is None:
            raise StoppedError
        return found.value


@dataclass(frozen=True, repr=False)
class Reason:
    """A statement about `position`, or about `move` in it."""

    kind: ClassVar[str] = ""
    is_choice: ClassVar[bool] = False
    """Whether it says which moves were right rather than why."""
    gives_away: ClassVar[bool] = False
    """Whether it names a move that keeps the value, which must not be shown to someone looking for one."""

    position: Any
    move: Move | None

    def check(self, proofs: Proofs) -> bool:
        """Whether the statement is proved to be true. Raises StoppedError if time runs out."""
        raise NotImplementedError

    def text(self) -> str:
        """The statement as one sentence in the user's language."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.text()}>"

    @property
    def answer(self) -> Move | None:
        """The reply that it names, or None."""
        return None

    @property
    def moves(self) -> Sequence[str]:
        """The moves it names besides its own, in the game's notation: by default its answer."""
        return () if self.answer is None else (self.after.write(self.answer),)

    @property
    def listed(self) -> Sequence[str]:
        """The moves that its sentence lists as right, in the game's notation."""
        return ()

    @property
    def places(self) -> Sequence[str]:
        """The names of the squares, or other places of the game, that it mentions."""
        return ()

    @property
    def parts(self) -> Sequence[Sequence[str]]:
        """The parts it mentions, each as names of squares."""
        return ()

    @property
    def numbers(self) -> Sequence[Value]:
        """The numbers it mentions, in the order of the sentence."""
        return ()

    @property
    def after(self) -> Any:
        return self.position.play(self.move)

    def to_json(self) -> dict[str, Any]:
        """The statement as JSON: its kind, its sentence, and what it mentions."""
        return {
            "kind": self.kind,
            "text": self.text(),
            "moves": [plain_move(move) for move in self.moves],
            "places": list(self.places),
            "parts": [list(part) for part in self.parts],
            "numbers": [value_to_json(as_whole(number)) for number in self.numbers],
        }


def reasons(
    position: Any,
    move: Move | None,
    engine: GameEngine,
    run: Run | None = None,
    *,
    analysis: Analysis | None = None,
    giving_away: bool = True,
) -> tuple[Reason, ...]:
    """Why `move` costs something or keeps the value; without a move, why the position has its value.

    At most two reasons: why, and which moves are right. () if the game has none, the position is over, or nothing was
    proved within SECONDS. `analysis` is an earlier analysis of the position by `engine`. Without `giving_away` no
    sentence names a move that keeps the value.
    """
    if not engine.game.reasons or position.is_over:
        return ()
    offered: Callable[[Any, Move | None, Proofs], Iterator[Reason]] = resolve_name(engine.game.reasons)
    proofs = Proofs(engine, (run or Run()).part(Limit(seconds=SECONDS)))
    if analysis is not None:
        proofs.adopt(analysis)
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
    """The sentences of the reasons, joined; "" for none."""
    return " ".join(each.text() for each in found)


def as_whole(value: Value) -> Value:
    return value.numerator if value.denominator == 1 else value


# Words --------------------------------------------------------------------------------------------------------


def format_list(names: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def number_text(value: Value) -> str:
    """A value or a mean: "29", "2½", "−1/3"."""
    whole, rest = divmod(Fraction(value), 1)
    if rest == Fraction(1, 2) and value > 0:
        return f"{whole or ''}½"
    return exact_text.number_text(value)


def change_text(before: Value, after: Value) -> str:
    """A changed value: "27, not 28"."""
    return tr("{after}, not {before}", after=number_text(after), before=number_text(before))
