"""Heaps: Nim with two heaps, answering in the mirror, Kayles, Grundy's game, P and N."""

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.lesson import Board, Choice, Step, board, judged
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.games.heaps.rules import GAME
from tiling_gui.language import tr
from tiling_gui.search.grundy import grundy_by_definition

_UNEQUAL, _EQUAL, _KAYLES, _PILE, _LOST, _PUZZLE = (
    "nim:2,3",
    "nim:3,3",
    "kayles:5",
    "grundy:6",
    "grundy:7",
    "kayles:2,5",
)


def steps() -> tuple[Step, ...]:
    """Seven steps; who makes the last move wins."""
    unequal, equal, kayles, pile, lost, puzzle = (
        board(GAME, text, Side.FIRST) for text in (_UNEQUAL, _EQUAL, _KAYLES, _PILE, _LOST, _PUZZLE)
    )
    return (
        Step(
            tr("Nim: take any number of counters from one heap. Who takes the last one wins. FIRST moves: win."),
            unequal,
            truth(unequal.position).find(),
        ),
        Step(
            tr("Two equal heaps, and FIRST moves. Who wins?"),
            equal,
            _winner(
                equal, tr("whatever FIRST takes from one heap, SECOND takes from the other, and so has the last move.")
            ),
        ),
        Step(
            tr(
                "Kayles: take one or two counters that stand side by side, from anywhere; what is left of a heap on "
                "the two sides are two heaps. FIRST moves: make two equal halves."
            ),
            kayles,
            truth(kayles.position).find(),
        ),
        Step(
            tr("Grundy’s game: split a pile into two that are not equal. Who cannot has lost. FIRST moves: win."),
            pile,
            truth(pile.position).find(),
        ),
        Step(
            tr(
                "One counter more. A position is N if the next player wins, P if the previous one does. It is P if all "
                "its options are N. Which is this one?"
            ),
            lost,
            _outcome(lost),
        ),
        Step(
            tr(
                "Every such position is worth a nim heap. Its size is the Grundy value: the mex of the values of the "
                "options, the least number from 0 on that is not among them. What is it of this pile?"
            ),
            pile,
            _value(pile),
        ),
        Step(
            tr("The puzzle: Kayles with heaps of 2 and 5. A single move wins."), puzzle, truth(puzzle.position).find()
        ),
    )


def _winner(shown: Board, reason: str) -> Choice:
    return judged((Side.FIRST, Side.SECOND), truth(shown.position).winner, reason)


def _outcome(shown: Board) -> Choice:
    position = shown.position
    lost = [move for move in position.moves() if not grundy_by_definition(position.play(move))]
    reason = tr("of {count} options {lost} are P.", lost=len(lost), count=len(position.moves()))
    return judged(("P", "N"), "N" if lost else "P", reason)


def _value(shown: Board) -> Choice:
    position = shown.position
    there = sorted({grundy_by_definition(position.play(move)) for move in position.moves()})
    reason = tr("the options have the values {values}.", values=", ".join(map(str, there)))
    return judged(range(4), grundy_by_definition(position), reason)
