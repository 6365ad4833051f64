"""Nim and the nim-sum: adding without carrying, who wins, the winning move, and a board of ELLIE as a heap."""

from collections.abc import Sequence

from tiling_gui.core.drawing.figure import Figure, Line, Shape, Text
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.lesson import Board, Choice, Drawing, Step, board, judged
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.games.ellie import rules as ellie
from tiling_gui.games.heaps.rules import GAME
from tiling_gui.language import tr
from tiling_gui.search.grundy import grundy_by_definition, nim_sum_rows

_UNEVEN, _EVEN, _PUZZLE = "nim:3,4,5", "nim:1,4,5", "nim:2,5,6"
_STEP, _ROW = 26.0, 30.0
"""Between two binary digits, and between two rows, in px."""


def steps() -> tuple[Step, ...]:
    """Eight steps."""
    uneven, even, puzzle = (board(GAME, text, Side.FIRST) for text in (_UNEVEN, _EVEN, _PUZZLE))
    small = board(ellie.GAME, "2x3", Side.FIRST)
    return (
        Step(
            tr(
                "The nim-sum ⊕ adds numbers in binary without carrying: a column with an odd number of ones gives 1, "
                "with an even number 0. What is 5 ⊕ 3?"
            ),
            _sum((5, 3), solved=False),
            _adding((5, 3)),
            _sum((5, 3), solved=True),
        ),
        Step(
            tr("And the nim-sum of a number with itself, such as 6 ⊕ 6?"),
            _sum((6, 6), solved=False),
            _adding((6, 6)),
            _sum((6, 6), solved=True),
        ),
        Step(
            tr("Nim with heaps of 3, 4 and 5. What is their nim-sum?"),
            uneven,
            _adding((3, 4, 5)),
            _sum((3, 4, 5), solved=True),
        ),
        Step(
            tr(
                "If the nim-sum is 0, every move makes it something else; if it is not, some move makes it 0. The end "
                "has nim-sum 0. So who wins here, where FIRST moves?"
            ),
            uneven,
            _winner(uneven),
        ),
        Step(tr("Make that move: after it the nim-sum is 0."), uneven, truth(uneven.position).find()),
        Step(tr("Heaps of 1, 4 and 5. Who wins, where FIRST moves?"), even, _winner(even)),
        Step(
            tr(
                "Every game for the last move is worth a nim heap, and games side by side are added by ⊕. This board "
                "of ELLIE is worth {value}. A nim heap of {value} stands beside it. Who wins, where FIRST moves?",
                value=grundy_by_definition(small.position),
            ),
            small,
            _beside(grundy_by_definition(small.position)),
        ),
        Step(tr("The puzzle: heaps of 2, 5 and 6. A single move wins."), puzzle, truth(puzzle.position).find()),
    )


def _sum(numbers: Sequence[int], *, solved: bool) -> Drawing:
    """Numbers one under the other in binary, and their nim-sum below the line."""
    rows = nim_sum_rows(numbers)
    wide = len(rows[0][1]) * _STEP
    shapes: list[Shape] = []
    words = []
    for at, (number, bits) in enumerate(rows):
        total = at == len(rows) - 1
        y = at * _ROW + (10.0 if total else 0.0)
        if total:
            shapes.append(Line(((-10.0, y - 20), (wide + 44, y - 20)), "text", 1.5))
        known = solved or not total
        for k, bit in enumerate(bits):
            role = "accent" if total else "text" if bit == "1" else "muted"
            shapes.append(Text((k + 0.5) * _STEP, y, bit if known else "?", role, 17, bold=total))
        shapes.append(Text(wide + 34, y, str(number) if known else "?", "accent" if total else "text", 17, bold=total))
        words.append(f"{number} = {bits}" if known else "?")
    height = (len(rows) - 1) * _ROW + 10
    return Drawing(Figure(tuple(shapes), (-30, -30, wide + 100, height + 60)), "; ".join(words))


def _adding(numbers: Sequence[int]) -> Choice:
    rows = nim_sum_rows(numbers)
    right = rows[-1][0]
    written = ", ".join(f"{number} = {bits}" for number, bits in rows[:-1])
    reason = tr("{numbers}; the columns give {bits}, which is {sum}.", numbers=written, bits=rows[-1][1], sum=right)
    return judged(sorted({right, sum(numbers), right ^ 1, right ^ 3}), right, reason)


def _winner(shown: Board) -> Choice:
    position = shown.position
    total = nim_sum_rows(position.heaps)[-1][0]
    reason = tr("the nim-sum is {sum}.", sum=total)
    return judged((Side.FIRST, Side.SECOND), truth(position).winner, reason)


def _beside(value: int) -> Choice:
    total = nim_sum_rows((value, value))[-1][0]
    reason = tr("{value} ⊕ {value} = {sum}: SECOND can always make both equal again.", value=value, sum=total)
    return judged((Side.FIRST, Side.SECOND), Side.FIRST if total else Side.SECOND, reason)
