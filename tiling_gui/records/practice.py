"""Exercises from the user's own mistakes: the position before each, asked again at growing intervals.

The intervals are those of Leitner's boxes (S. Leitner, So lernt man lernen, 1972): a right answer moves a card to the
next box, a wrong one back to the first. Only the first answer given when a card is due counts.
"""

import hashlib
import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from tiling_gui.core.game import Move, Side, Value, distance, reached
from tiling_gui.core.limits import Run, StopToken
from tiling_gui.players.review import review
from tiling_gui.records.record import GameRecord, NamedPlayer, posed_record
from tiling_gui.records.reviewed import judgement
from tiling_gui.records.tree import Path
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.result import maximises

INTERVALS = (1, 3, 7, 14, 30, 90)
"""Days until a card is due again after 1, 2, ... consecutive right answers; the last one repeats."""

NOT_PLAYED = ("puzzle", "practice", "solve")
"""Keys of `extra` that mark records that were not played as games."""

PRACTICE = "practice"
"""Key of `extra`: the code of the exercise."""
ASKED = "asked"
"""Key of `extra` in an exercise: the side whose move is to be found."""


@dataclass(frozen=True)
class Exercise:
    """The position before a mistake: any move that keeps its value is right."""

    record: str
    """The id of its game."""
    number: int
    """The number of the mistake in the game, from 1."""
    game: str
    """The game's key in the catalogue."""
    start: Any
    moves: Path
    """The moves from `start` to the position."""
    played: Move
    """The mistake."""
    value: Value
    """The proved value, which a right move keeps; if not `exact`, what the player is proved to have at least."""
    cost: Value
    """What the mistake lost; if not `exact`, at least."""
    code: str
    """Identifies the start and the moves, in whatever game they occur."""
    exact: bool = True

    @property
    def kept(self) -> tuple[Value | None, Value | None]:
        """Bounds on the value after a right move."""
        if self.exact:
            return self.value, self.value
        return (self.value, None) if maximises(self.position) else (None, self.value)

    @property
    def position(self) -> Any:
        return reached(self.start, self.moves)


@dataclass(frozen=True)
class Card:
    """The user's results on one exercise."""

    box: int = 0
    """Consecutive right answers."""
    due: date | None = None
    """None if it was never answered: it is due at once."""
    asked: int = 0
    missed: int = 0

    def is_due(self, today: date) -> bool:
        return self.due is None or self.due <= today

    def after(self, right: bool, today: date) -> "Card":
        """The card after an answer today; unchanged if it is not due."""
        if not self.is_due(today):
            return self
        box = self.box + 1 if right else 0
        wait = INTERVALS[min(max(box, 1), len(INTERVALS)) - 1]
        return Card(box, today + timedelta(days=wait), self.asked + 1, self.missed + (not right))

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "due": self.due and self.due.isoformat()}


def read_card(data: Any) -> Card:
    """The card in the store's JSON; a new card if that is unreadable."""
    if not isinstance(data, dict):
        return Card()
    counts = [data.get(name) for name in ("box", "asked", "missed")]
    if not all(type(count) is int and count >= 0 for count in counts):
        return Card()
    try:
        due = date.fromisoformat(data["due"]) if data.get("due") is not None else None
    except (TypeError, ValueError):
        return Card()
    box, asked, missed = (int(count or 0) for count in counts)
    return Card(box, due, asked, missed)


def exercise_record(game: str, start: Any, moves: Path, code: str) -> GameRecord:
    """The exercise `code` as a game after `moves`, with a move to be found. It is not stored."""
    found = posed_record(game, start, moves)
    return replace(found, extra={PRACTICE: code, ASKED: str(found.tree.position.to_move)})


def is_played(record: GameRecord) -> bool:
    """False for puzzles, exercises, and solves that were opened to look at."""
    return not any(name in record.extra for name in NOT_PLAYED)


def is_one_of(player: NamedPlayer, names: Collection[str] | None) -> bool:
    """Whether the player is human and, if `names` is given, called one of them."""
    return player.spec == "human" and (names is None or player.name in names)


def exercises(record: GameRecord, names: Collection[str] | None = None) -> Iterator[Exercise]:
    """An exercise for each mistake by a person (called one of `names`, by default any), in the order of the game."""
    if not is_played(record):
        return
    for each in judgement(record).moves:
        if each.cost and is_one_of(each.player, names):
            moves = record.line[: each.number - 1]
            yield Exercise(
                record.id,
                each.number,
                record.game,
                record.tree.start,
                moves,
                each.move,
                each.before,
                each.cost,
                code_of(record, moves),
                each.exact,
            )


def code_of(record: GameRecord, moves: Path) -> str:
    """A digest of the start and the moves, 16 hexadecimal digits."""
    write = record.tree.game.move_to_json
    data = [record.game, record.set_up, [write(move) for move in moves]]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def keeps_value(
    position: Any, value: Value, move: Move, engine: GameEngine, seconds: float | None, stop: StopToken | None = None
) -> bool | None:
    """Whether `move` provably keeps `value`, or better; None if not found in time or a stop came.

    `value` is what the player is proved to have, exactly or at least.
    """
    found = review(position.play(move), (), engine, Run(stop=stop), seconds=seconds)
    return keeps(position, value, *found.values[0])


def keeps(position: Any, value: Value, lower: Value | None, upper: Value | None) -> bool | None:
    """Whether a move of `position` with these bounds after it keeps `value` or better; None if that is not proved."""
    worst, best = (lower, upper) if maximises(position) else (upper, lower)
    if worst is not None and (worst >= value if maximises(position) else worst <= value):
        return True
    if best is not None and (best < value if maximises(position) else best > value):
        return False
    return None


@dataclass(frozen=True)
class GuessVerdict:
    """The verdict on a guess at the move played in a position."""

    right: bool | None
    """Whether it was played or keeps the value; None if that was not found in time."""
    cost: Value | None = None
    """What the guess loses; None if not found."""
    played_cost: Value | None = None
    """What the move that was played loses; None if not found."""


def plies_to_guess(record: GameRecord, side: Side) -> list[int]:
    """The plies of the game at which `side` had more than one legal move."""
    positions = record.tree.positions_along(record.line)[:-1]
    return [ply for ply, met in enumerate(positions) if met.to_move is side and len(met.moves()) > 1]


def judge_guess(
    position: Any, played: Move, move: Move, engine: GameEngine, seconds: float | None, stop: StopToken | None = None
) -> GuessVerdict:
    """Judge a guess. Right are the move played, moves to an equivalent position, and moves proved to keep the value."""

    def cost(tried: Move) -> tuple[bool | None, Value | None]:
        """Whether a move keeps the value, and what it loses; None where that is not proved."""
        found = review(position, (tried,), engine, Run(stop=stop), seconds=seconds)
        if found.mistakes:
            (mistake,) = found.mistakes
            return False, distance(mistake.before, mistake.after) if mistake.exact else None
        return (True, 0) if found.exact else (None, None)

    (kept, own), (_, other) = cost(move), cost(played)
    same = position.play(move).key() == position.play(played).key()
    return GuessVerdict(True if same else kept, own, other)


def in_turn(found: list[Exercise], cards: dict[str, Card], today: date) -> list[Exercise]:
    """The exercises due today without duplicates, the lowest box first, in it the longest overdue."""
    once = {each.code: each for each in reversed(found)}
    due = [each for code, each in once.items() if cards.get(code, Card()).is_due(today)]

    def order(each: Exercise) -> tuple[int, date, str, int]:
        card = cards.get(each.code, Card())
        return card.box, card.due or today, each.record, each.number

    return sorted(due, key=order)


def due_first(found: list[Exercise], cards: dict[str, Card], today: date) -> tuple[list[Exercise], list[Exercise]]:
    """(the exercises due today as in `in_turn`, the others in the order found), without duplicates."""
    due = in_turn(found, cards, today)
    once = {each.code: each for each in reversed(found)}
    for each in due:
        del once[each.code]
    return due, list(once.values())
