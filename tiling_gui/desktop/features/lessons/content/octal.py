"""Boards of two rows as heaps, and octal codes: what may be left of a heap, and what that makes it worth."""

from functools import cache
from typing import Any

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.lesson import Board, Choice, Step, board, judged
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.games.ellie import rules as ellie
from tiling_gui.games.heaps.rules import GAME
from tiling_gui.language import tr
from tiling_gui.search.grundy import grundy_by_definition

_STRIP = "0.007"
"""The code of ELLIE on two rows: three are taken, and nothing, one or two heaps may be left."""


@cache
def value_of(code: str, heap: int) -> int:
    """The Grundy value of one heap, from the definition."""
    return grundy_by_definition(GAME.parse(f"octal:{code}:{heap}", Side.FIRST))


def _heap(code: str, *heaps: int) -> Board:
    return board(GAME, f"octal:{code}:{','.join(map(str, heaps))}", Side.FIRST)


def _options(position: Any) -> dict[str, int]:
    """What may be left, as "1+2", and the value of it."""
    found = {}
    for move in position.moves():
        after = position.play(move)
        left = sorted(heap for heap in after.heaps if heap)
        found["+".join(map(str, left)) or "0"] = grundy_by_definition(after)
    return found


def two_rows() -> tuple[Step, ...]:
    """2 x n is a heap of 2n."""
    start, shorter = board(ellie.GAME, "2x5", Side.FIRST), board(ellie.GAME, "2x4", Side.FIRST)
    middle = shorter.after(shorter.position.read("b1 b2 c1"))
    puzzle = board(ellie.GAME, "2x6", Side.FIRST)
    return (
        Step(tr("ELLIE on two rows. FIRST moves: find a move that wins."), start, truth(start.position).find()),
        Step(
            tr(
                "Count the squares column by column: an L covers three that follow each other, and any three that do "
                "are an L. Two parts are left here. How many squares have they?"
            ),
            middle,
            _parts(middle),
        ),
        Step(
            tr(
                "Only these numbers count, so 2 × n is a heap of 2n: take three that stand side by side, and leave "
                "what was on either side. From 3 nothing is left. What is a heap of 3 worth?"
            ),
            _heap(_STRIP, 3),
            _mex(_STRIP, 3),
        ),
        Step(
            tr("From 6, which is 2 × 3, it leaves 3, or 1 and 2. G(3) = 1, G(1) = G(2) = 0. What is it worth?"),
            _heap(_STRIP, 6),
            _mex(_STRIP, 6),
        ),
        Step(
            tr("The general rule is G(n) = mex of all G(a) ⊕ G(b) with a + b = n − 3. What is G(8), that is 2 × 4?"),
            _heap(_STRIP, 8),
            _mex(_STRIP, 8),
        ),
        Step(tr("So who wins on 2 × 4, where FIRST moves?"), shorter, _strip_winner(shorter, 8)),
        Step(
            tr("The puzzle: 2 × 6. Think of the heap of 12 and find a move that wins."),
            puzzle,
            truth(puzzle.position).find(),
        ),
    )


def _parts(shown: Board) -> Choice:
    position = shown.position
    numbers = sorted(2 * column + row for row, column in position.tiles[-1])  # column by column, from 0
    total = 2 * position.board.columns - 3
    right = tr("{a} and {b}", a=numbers[0], b=total - numbers[0])
    answers = [tr("{a} and {b}", a=a, b=total - a) for a in range(1, total // 2 + 1)]
    reason = tr("three of {all} squares are covered, and {left} are left.", all=total + 3, left=total)
    return judged(answers, right, reason)


def _mex(code: str, heap: int) -> Choice:
    right = value_of(code, heap)
    listed = ", ".join(f"{left}: {value}" for left, value in _options(_heap(code, heap).position).items())
    reason = tr("what may be left, with its value: {options}. The mex is {mex}.", options=listed, mex=right)
    return judged(range(max(4, right + 2)), right, reason)


def _strip_winner(shown: Board, heap: int) -> Choice:
    value = value_of(_STRIP, heap)
    reason = tr("G({heap}) = {value}.", heap=heap, value=value)
    return judged((Side.FIRST, Side.SECOND), truth(shown.position).winner, reason)


def codes() -> tuple[Step, ...]:
    """What the digits of an octal code say."""
    kayles, pairs = _heap("0.77", 5), _heap("0.07", 5)
    return (
        Step(
            tr(
                "The k-th digit of an octal code says what may be left of a heap when k counters are taken: 1 for "
                "nothing, 2 for one heap, 4 for two heaps, added up. Digit 7 allows all three. What does digit 3 allow?"
            ),
            kayles,
            _digit(3),
        ),
        Step(
            tr("In Kayles one or two counters are taken, and anything may be left. Which is its code?"),
            kayles,
            judged(
                ("0.07", "0.77", "0.777", "0.33"),
                "0.77",
                tr("the digits for one and for two counters are 7, all others 0."),
            ),
        ),
        Step(
            tr("In 0.07 two counters side by side are taken. What can be left of 5?"),
            pairs,
            _left("0.07", 5, ("1+2", "1+3", "4", "2+2")),
        ),
        Step(
            tr("In Nim any number is taken and one heap or nothing is left. Which digits has its code?"),
            board(GAME, "nim:5", Side.FIRST),
            judged(
                ("0.1111…", "0.2222…", "0.3333…", "0.7777…"),
                "0.3333…",
                tr("3 = 1 + 2, nothing or one heap, for every number of counters."),
            ),
        ),
        Step(
            tr("Kayles with a heap of 3: what is it worth? Its options are 2, 1 + 1 and 1."),
            _heap("0.77", 3),
            _mex("0.77", 3),
        ),
        Step(
            tr("Heaps of value 0 are lost for who moves. Which of these is one in 0.07?"),
            _heap("0.07", 5),
            _lost("0.07", (4, 5, 6, 7)),
        ),
        Step(
            tr("The puzzle: 0.07 with heaps of 4 and 6. Find a move that wins."),
            _heap("0.07", 4, 6),
            truth(_heap("0.07", 4, 6).position).find(),
        ),
    )


def _digit(digit: int) -> Choice:
    parts = {1: tr("nothing"), 2: tr("one heap"), 4: tr("two heaps")}

    def words(number: int) -> str:
        return tr(" or ", "of two things that may be left").join(text for bit, text in parts.items() if number & bit)

    summed = " + ".join(str(bit) for bit in parts if digit & bit)
    return judged(map(words, (1, 2, 3, 5, 6)), words(digit), tr("{digit} = {sum}.", digit=digit, sum=summed))


def _left(code: str, heap: int, answers: tuple[str, ...]) -> Choice:
    there = _options(_heap(code, heap).position)
    (right,) = (each for each in answers if each in there)
    return judged(answers, right, tr("what can be left is {options}.", options=", ".join(there)))


def _lost(code: str, heaps: tuple[int, ...]) -> Choice:
    (right,) = (heap for heap in heaps if not value_of(code, heap))
    values = ", ".join(f"G({heap}) = {value_of(code, heap)}" for heap in heaps)
    return judged(heaps, right, tr("{values}.", values=values))
