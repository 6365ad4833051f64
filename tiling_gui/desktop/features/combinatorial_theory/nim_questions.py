"""Random questions about mex and nim-sums, and the user's progress with each kind of question. No Qt.

Three right answers in a row raise the level of a kind by one, a wrong answer lowers it by one. The next question is of
the kind with the least progress, never twice the same kind; a missed kind is asked again after one other question.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from tiling_gui.language import mark, tr
from tiling_gui.search.grundy import mex, nim_sum, nim_sum_rows

MEX, SUM, POSITION, NIM = "mex", "sum", "position", "nim"
QUESTION_KINDS = {
    MEX: mark("mex"),
    SUM: mark("nim-sum"),
    POSITION: mark("value of a sum"),
    NIM: mark("winning move in nim"),
}
"""The name of each kind."""

LEVELS = 5
IN_A_ROW = 3
"""The number of consecutive right answers that raise the level."""


@dataclass(frozen=True)
class NimQuestion:
    """A question whose answer is a non-negative integer."""

    kind: str
    words: str
    answer: int
    why: str
    """Lines of text that explain the answer."""


@dataclass(frozen=True)
class KindProgress:
    """Progress with one kind of question."""

    level: int = 1
    row: int = 0
    """Consecutive right answers at this level."""
    right: int = 0
    asked: int = 0

    def after(self, right: bool) -> "KindProgress":
        counted = replace(self, asked=self.asked + 1, right=self.right + right)
        if not right:
            return replace(counted, row=0, level=max(1, self.level - 1))
        if self.row + 1 < IN_A_ROW:
            return replace(counted, row=self.row + 1)
        up = self.level < LEVELS
        return replace(counted, row=0 if up else IN_A_ROW, level=self.level + up)


@dataclass(frozen=True)
class TrainingProgress:
    """Progress with every kind, and the kind that was missed."""

    kinds: dict[str, KindProgress] = field(default_factory=lambda: {kind: KindProgress() for kind in QUESTION_KINDS})
    missed: str = ""
    """The kind to ask again after the next question; "" for none."""
    last: str = ""
    """The kind that was asked last."""

    def after(self, kind: str, right: bool) -> "TrainingProgress":
        kinds = self.kinds | {kind: self.kinds[kind].after(right)}
        missed = kind if not right else "" if kind == self.missed else self.missed
        return TrainingProgress(kinds, missed, kind)

    def next_kind(self, chance: Random) -> str:
        """The kind to ask next: a missed kind after one other question, else one of those with the least progress."""
        if self.missed and self.missed != self.last:
            return self.missed
        others = [kind for kind in QUESTION_KINDS if kind != self.last]
        least = min((self.kinds[kind].level, self.kinds[kind].row) for kind in others)
        return chance.choice([k for k in others if (self.kinds[k].level, self.kinds[k].row) == least])

    def to_json(self) -> dict[str, Any]:
        return {
            "kinds": {kind: vars(one) for kind, one in self.kinds.items()},
            "missed": self.missed,
            "last": self.last,
        }


def read_trained(data: Any) -> TrainingProgress:
    """Reads the stored progress; kinds that are missing or invalid start from the beginning."""
    if not isinstance(data, dict) or not isinstance(data.get("kinds"), dict):
        return TrainingProgress()
    kinds = {kind: _read(data["kinds"].get(kind)) for kind in QUESTION_KINDS}
    names = [data.get(name) if data.get(name) in QUESTION_KINDS else "" for name in ("missed", "last")]
    return TrainingProgress(kinds, str(names[0]), str(names[1]))


def _read(data: Any) -> KindProgress:
    names = ("level", "row", "right", "asked")
    if not isinstance(data, dict) or not all(type(data.get(name)) is int and data[name] >= 0 for name in names):
        return KindProgress()
    one = KindProgress(*(data[name] for name in names))
    return one if 1 <= one.level <= LEVELS and one.row <= IN_A_ROW and one.right <= one.asked else KindProgress()


def ask(kind: str, level: int, chance: Random) -> NimQuestion:
    return {MEX: _mex, SUM: _sum, POSITION: _position, NIM: _nim}[kind](level, chance)


def _mex(level: int, chance: Random) -> NimQuestion:
    numbers = _values(level, chance)
    return NimQuestion(MEX, tr("mex{{{numbers}}}", numbers=_listed(numbers)), mex(numbers), _why_mex(numbers))


def _values(level: int, chance: Random) -> list[int]:
    """Random Grundy values of the options of a position, in random order; the smallest are often all present."""
    answer = chance.randint(0, level + 2)
    above = [n for n in range(answer + 1, answer + level + 4)]
    numbers = [*range(answer), *chance.sample(above, chance.randint(1, min(len(above), level + 1)))]
    chance.shuffle(numbers)
    return numbers


def _why_mex(numbers: Sequence[int]) -> str:
    least = mex(numbers)
    if least == 0:
        return tr("0 is not among them, and there is no smaller number: the mex is 0.")
    if least == 1:
        return tr("0 is among them, 1 is not: the mex is 1.")
    return tr("0 to {last} are all among them, {mex} is not: the mex is {mex}.", last=least - 1, mex=least)


def _sum(level: int, chance: Random) -> NimQuestion:
    count = 2 if level < 3 else 3
    numbers = [chance.randint(1, (3, 7, 7, 15, 31)[level - 1]) for _ in range(count)]
    return NimQuestion(SUM, " ⊕ ".join(map(str, numbers)), nim_sum(numbers), _why_sum(numbers))


def _why_sum(numbers: Sequence[int]) -> str:
    """The numbers in binary one below the other, and their nim-sum."""
    found = nim_sum_rows(numbers)
    wide = max(len(str(number)) for number, _ in found)
    rows = [f"{number:>{wide}}  {digits}" for number, digits in found]
    rows.insert(-1, "-" * len(rows[0]))
    return "\n".join([*rows, tr("A bit is 1 if the column above it has an odd number of ones.")])


def _position(level: int, chance: Random) -> NimQuestion:
    options, heap = _values(level, chance), chance.randint(1, level + 2)
    value = mex(options)
    words = tr(
        "The options of a position have the values {numbers}. What is the position worth together with a nim heap of "
        "{heap}?",
        numbers=_listed(options),
        heap=heap,
    )
    why = f"{_why_mex(options)}\n{_why_sum([value, heap])}"
    return NimQuestion(POSITION, words, value ^ heap, why)


def _nim(level: int, chance: Random) -> NimQuestion:
    largest = (4, 5, 7, 12, 20)[level - 1]
    while True:
        heaps = [chance.randint(1, largest) for _ in range(3 if level < 5 else 4)]
        total = nim_sum(heaps)
        winning = [k for k, heap in enumerate(heaps) if heap ^ total < heap]
        if total and len(set(heaps)) == len(heaps):
            break
    k = chance.choice(winning)
    others = heaps[:k] + heaps[k + 1 :]
    words = tr(
        "Nim with heaps of {heaps}: how many counters are left in the heap of {heap} after a winning move there?",
        heaps=_listed(heaps),
        heap=heaps[k],
    )
    why = tr("The heap must become the nim-sum of the others, so that all together have the nim-sum 0.")
    return NimQuestion(NIM, words, nim_sum(others), f"{why}\n{_why_sum(others)}")


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
