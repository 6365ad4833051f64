"""Drills: questions made at random without end, each a step of a lesson. No Qt.

Mex and nim-sum get harder: three right answers in a row raise the level of a kind by one, a wrong one lowers it. The
next question is of another kind than the last, one with the least progress.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any, Protocol

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side, plain_move
from tiling_gui.desktop.ui.search_tree.questions import search_questions
from tiling_gui.desktop.ui.search_tree.recorded_search import watch
from tiling_gui.language import mark, tr
from tiling_gui.records.lesson_writing import typed_step
from tiling_gui.search.compare import read_subject
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.grundy import mex, nim_sum, nim_sum_rows
from tiling_gui.search.typed_tree import random_tree
from tiling_gui.store import Store


class Drill(Protocol):
    """A source of questions."""

    title: str
    """Marked for translation."""

    def ask(self) -> str:
        """The next question, as the text of a step."""

    def answered(self, right: bool) -> None:
        """Take the first answer to the last question. Raises StoreError."""

    @property
    def told(self) -> str:
        """The progress, as a sentence."""


class SearchDrill:
    """Random trees: which leaf is never visited, what are alpha and beta, what does a node return?"""

    title = mark("Alpha-beta on random trees")

    def __init__(self, store: Store, chance: Random | None = None) -> None:
        self._chance = chance or Random()
        self._right = self._asked = 0

    def ask(self) -> str:
        while True:
            tree = random_tree(3, self._chance.choice((2, 3)), 0, 9, self._chance.randrange(1 << 30))
            found = search_questions(watch(read_subject(f"tree:{tree}"), "alphabeta", wanted=BY_HAND), self._chance)
            if found:
                return self._chance.choice(self._chance.choice(found))

    def answered(self, right: bool) -> None:
        self._right, self._asked = self._right + right, self._asked + 1

    @property
    def told(self) -> str:
        if not self._asked:
            return ""
        return tr("{right} of {tried} right", right=self._right, tried=self._asked)


# Mex and nim-sum --------------------------------------------------------------------------------------------------

MEX, SUM, POSITION, NIM, ROWS = "mex", "sum", "position", "nim", "rows"
QUESTION_KINDS = {
    MEX: mark("mex"),
    SUM: mark("nim-sum"),
    POSITION: mark("value of a sum"),
    NIM: mark("winning move in nim"),
    ROWS: mark("ELLIE on two rows"),
}
"""The name of each kind."""
LEVELS = 5
IN_A_ROW = 3
"""The number of consecutive right answers that raise the level."""
_KEY = "nim-practice"
"""The key under which the store saves the progress."""


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
class Trained:
    """Progress with every kind, and the kind that was asked last."""

    kinds: dict[str, KindProgress] = field(default_factory=lambda: {kind: KindProgress() for kind in QUESTION_KINDS})
    last: str = ""

    def after(self, kind: str, right: bool) -> "Trained":
        return Trained(self.kinds | {kind: self.kinds[kind].after(right)}, kind)

    def next_kind(self, chance: Random) -> str:
        """A kind with the least progress other than the last."""
        others = [kind for kind in QUESTION_KINDS if kind != self.last]
        least = min((self.kinds[kind].level, self.kinds[kind].row) for kind in others)
        return chance.choice([k for k in others if (self.kinds[k].level, self.kinds[k].row) == least])

    def to_json(self) -> dict[str, Any]:
        return {"kinds": {kind: vars(one) for kind, one in self.kinds.items()}, "last": self.last}


def read_trained(data: Any) -> Trained:
    """Read the stored progress; kinds that are missing or invalid start from the beginning."""
    if not isinstance(data, dict) or not isinstance(data.get("kinds"), dict):
        return Trained()
    last = data.get("last")
    kinds = {kind: _read(data["kinds"].get(kind)) for kind in QUESTION_KINDS}
    return Trained(kinds, last if last in QUESTION_KINDS else "")


def _read(data: Any) -> KindProgress:
    names = ("level", "row", "right", "asked")
    if not isinstance(data, dict) or not all(type(data.get(name)) is int and data[name] >= 0 for name in names):
        return KindProgress()
    one = KindProgress(*(data[name] for name in names))
    return one if 1 <= one.level <= LEVELS and one.row <= IN_A_ROW and one.right <= one.asked else KindProgress()


class NimDrill:
    """Mex, nim-sums and what follows from them; every answer is saved."""

    title = mark("Mex and nim-sum")

    def __init__(self, store: Store, chance: Random | None = None) -> None:
        self._store, self._chance = store, chance or Random()
        self.trained = read_trained(store.load(_KEY))
        self.kind = MEX

    def ask(self) -> str:
        self.kind = self.trained.next_kind(self._chance)
        return nim_step(self.kind, self.trained.kinds[self.kind].level, self._chance)

    def answered(self, right: bool) -> None:
        self.trained = self.trained.after(self.kind, right)
        self._store.save(_KEY, self.trained.to_json())

    @property
    def told(self) -> str:
        return "; ".join(
            tr("{kind}: level {level}, {right} of {asked} right", kind=tr(words), **vars(self.trained.kinds[kind]))
            for kind, words in QUESTION_KINDS.items()
        )


DRILLS: dict[str, type[NimDrill] | type[SearchDrill]] = {"nim": NimDrill, "search": SearchDrill}
"""By the name of their link, in the order of the list."""


def nim_step(kind: str, level: int, chance: Random) -> str:
    """A question of a kind and level, as the text of a step."""
    return {MEX: _mex, SUM: _sum, POSITION: _position, NIM: _nim, ROWS: _rows}[kind](level, chance)


def _mex(level: int, chance: Random) -> str:
    numbers = _values(level, chance)
    return typed_step(tr("mex{{{numbers}}}", numbers=_listed(numbers)), (), mex(numbers), _why_mex(numbers))


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


def _sum(level: int, chance: Random) -> str:
    count = 2 if level < 3 else 3
    numbers = [chance.randint(1, (3, 7, 7, 15, 31)[level - 1]) for _ in range(count)]
    lines = (f"nim-sum: {' '.join(map(str, numbers))}", "solved: sum")
    return typed_step(" ⊕ ".join(map(str, numbers)), lines, nim_sum(numbers), _why_sum(numbers))


def _why_sum(numbers: Sequence[int]) -> str:
    *rows, (total, digits) = nim_sum_rows(numbers)
    added = ", ".join(f"{number} = {bits}" for number, bits in rows)
    return tr("{added}; the columns give {digits}, which is {total}.", added=added, digits=digits, total=total)


def _position(level: int, chance: Random) -> str:
    options, heap = _values(level, chance), chance.randint(1, level + 2)
    value = mex(options)
    words = tr(
        "The options of a position have the values {numbers}. What is the position worth together with a nim heap of "
        "{heap}?",
        numbers=_listed(options),
        heap=heap,
    )
    return typed_step(words, (), value ^ heap, f"{_why_mex(options)} {_why_sum([value, heap])}")


def _nim(level: int, chance: Random) -> str:
    largest = (4, 5, 7, 12, 20)[level - 1]
    while True:
        heaps = [chance.randint(1, largest) for _ in range(3 if level < 5 else 4)]
        total = nim_sum(heaps)
        if total and len(set(heaps)) == len(heaps):
            break
    k = chance.choice([k for k, heap in enumerate(heaps) if heap ^ total < heap])
    others = heaps[:k] + heaps[k + 1 :]
    words = tr(
        "Nim with heaps of {heaps}: how many counters are left in the heap of {heap} after a winning move there?",
        heaps=_listed(heaps),
        heap=heaps[k],
    )
    why = tr("The heap must become the nim-sum of the others, so that all together have the nim-sum 0.")
    lines = (f"board: heaps:nim:{','.join(map(str, heaps))}",)
    return typed_step(words, lines, nim_sum(others), f"{why} {_why_sum(others)}")


@cache
def strip_value(squares: int) -> int:
    """The value of that many squares of a board of two rows, counted column by column, by the definition."""
    return mex(strip_value(left) ^ strip_value(squares - 3 - left) for left in range(squares - 2))


def _rows(level: int, chance: Random) -> str:
    """A tile on two rows leaves what three counters in a row leave of a heap."""
    columns = chance.choice((3, 4, 5, 6, 7)[level - 1 : level + 1])
    first = chance.randrange(2 * columns - 2)
    covered = {(k % 2, k // 2) for k in range(first, first + 3)}
    start = GAMES["ellie"].parse(f"2x{columns}", Side.FIRST)
    move = next(each for each in start.moves() if set(each) == covered)
    left, right = first, 2 * columns - 3 - first
    a, b = strip_value(left), strip_value(right)
    words = tr("On two rows only the number of squares on either side counts. What is left here worth?")
    why = tr("It leaves {left} and {right} squares: G({left}) ⊕ G({right}) = {a} ⊕ {b} = {value}.",
             left=left, right=right, a=a, b=b, value=a ^ b)  # fmt: skip
    lines = (f"board: ellie:2x{columns}", f"moves: {plain_move(start.write(move))}")
    return typed_step(words, lines, a ^ b, why)


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
