"""The card of a task: the user's answers to it, and when it is due again; streak and progress are views of cards.

The intervals are those of Leitner's boxes (S. Leitner, So lernt man lernen, 1972): a right answer moves a card to the
next box, a wrong one back to the first. Only the first answer given when a card is due counts.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from typing import Any, TypeVar

from tiling_gui.language import plural
from tiling_gui.records.task import Task

INTERVALS = (1, 3, 7, 14, 30, 90)
"""Days until a card is due again after 1, 2, ... consecutive right answers; the last one repeats."""

Listed = TypeVar("Listed")


@dataclass(frozen=True)
class Card:
    """The user's results on one task."""

    box: int = 0
    """Consecutive right answers."""
    due: date | None = None
    """None if it was never answered: it is due at once."""
    asked: int = 0
    missed: int = 0
    first: bool | None = None
    """Whether the first answer was right; None if there is none, or it was not noted."""
    when: str = ""
    """When the first answer was given, in ISO 8601; "" for one of a version that counted only the streak."""
    hinted: bool = False
    """Whether a hint was given before the first answer."""

    def is_due(self, today: date) -> bool:
        return self.due is None or self.due <= today

    def after(self, right: bool, today: date, *, hinted: bool = False, when: str = "") -> "Card":
        """The card after an answer today; unchanged if it is not due."""
        if not self.is_due(today):
            return self
        box = self.box + 1 if right else 0
        wait = INTERVALS[min(max(box, 1), len(INTERVALS)) - 1]
        card = replace(
            self, box=box, due=today + timedelta(days=wait), asked=self.asked + 1, missed=self.missed + (not right)
        )
        return card if self.asked else replace(card, first=right, when=when, hinted=hinted)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "due": self.due and self.due.isoformat()}


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
    first, when = data.get("first"), data.get("when")
    return Card(
        *(box, due, asked, missed),
        first if isinstance(first, bool) else None,
        when if isinstance(when, str) else "",
        data.get("hinted") is True,
    )


def due_first(
    found: Sequence[Listed], tasks: Sequence[Task], cards: Mapping[str, Card], today: date
) -> tuple[list[Listed], list[Listed]]:
    """(what is due today, the rest) of a list whose `tasks` these are, each task once.

    What is due has the lowest box first, in it the longest overdue; the rest is in the order given.
    """
    once = {task.code: each for task, each in zip(reversed(tasks), reversed(found), strict=True)}
    due = [code for code in once if cards.get(code, Card()).is_due(today)]
    place = {task.code: at for at, task in reversed(list(enumerate(tasks)))}
    due.sort(key=lambda code: (cards.get(code, Card()).box, cards.get(code, Card()).due or today, place[code]))
    rest = sorted(set(once).difference(due), key=place.__getitem__)
    return [once[code] for code in due], [once[code] for code in rest]


@dataclass(frozen=True)
class Score:
    """The first answers to all tasks."""

    streak: int = 0
    """The number of tasks solved in a row, without a hint."""
    best: int = 0
    """The longest streak."""
    solved: int = 0
    tried: int = 0

    def sentence(self) -> str:
        """The results in words, once a task was tried; "" before."""
        if not self.tried:
            return ""
        return plural(
            "{streak} solved in a row; best {best}. {solved} of %n tasks solved.",
            "{streak} solved in a row; best {best}. {solved} of %n task solved.",
            self.tried,
            streak=self.streak,
            best=self.best,
            solved=self.solved,
        )


def score_of(cards: Iterable[Card], before: Any = None) -> Score:
    """The score of these cards, after the stored score of a version that kept no cards of puzzles."""
    names = ("streak", "best", "solved", "tried")
    kept = before if isinstance(before, dict) and all(isinstance(before.get(name), int) for name in names) else None
    found = Score() if kept is None else Score(*(kept[name] for name in names))
    for card in sorted((card for card in cards if card.when), key=lambda card: card.when):
        streak = found.streak + (not card.hinted) if card.first else 0
        found = Score(streak, max(found.best, streak), found.solved + bool(card.first), found.tried + 1)
    return found
