"""The tiling game: placing dominoes, dead squares, the minimax value, who has won."""

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.lesson import Choice, Step, board, choose, judged
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.games.domino.rules import GAME
from tiling_gui.language import plural, tr
from tiling_gui.records.verdict import Verdict, verdict

_ROW, _BOARD = "1x4", "3x4"
_FINISHED = "a1b1 d1d2 c1c2 a2b2 a3b3 c3d3"
"""A game on the board in which six dominoes were placed."""


def steps() -> tuple[Step, ...]:
    """Seven steps."""
    low, high = board(GAME, _ROW, Side.MIN), board(GAME, _ROW, Side.MAX)
    middle = board(GAME, _ROW, Side.MIN, "b1c1")
    start, over = board(GAME, _BOARD, Side.MAX), board(GAME, _BOARD, Side.MAX, _FINISHED)
    nearly, puzzle = board(GAME, _BOARD, Side.MIN, "b3c3 c2d2"), board(GAME, _BOARD, Side.MIN, "b2b3")
    value = int(truth(start.position).value)
    return (
        Step(
            tr(
                "MAX and MIN take turns placing dominoes. A domino covers two free neighbours. The game is over when "
                "none fits any more. MAX wants many dominoes, MIN few. Here MIN moves: place the best domino."
            ),
            low,
            truth(low.position).find(),
        ),
        Step(tr("The same row, and MAX moves. Which domino is best now?"), high, truth(high.position).find()),
        Step(
            tr(
                "A free square that no domino can cover any more is dead; it gets a cross. MIN makes dead squares, MAX "
                "avoids them. How many squares are dead here?"
            ),
            middle,
            _dead(middle.position.dead_squares),
        ),
        Step(
            tr(
                "The number of dominoes when both play as well as possible is the minimax value of the board. "
                "On this one MAX moves first. With how many dominoes does it end?"
            ),
            start,
            truth(start.position).count(range(value - 1, value + 2)),
        ),
        Step(
            tr(
                "A result is measured against the minimax value, here {value}: more, and MAX has won; fewer, and MIN "
                "has; as many is a draw. This game ended with {count} dominoes. Who has won?",
                value=value,
                count=over.position.count,
            ),
            over,
            _winner(over.position.count, value),
        ),
        Step(
            tr("MIN moves, and a single domino keeps the value. Find it: count what is left after each."),
            nearly,
            truth(nearly.position).find(),
        ),
        Step(
            tr("The puzzle: MAX moves, and a single domino keeps the value. Look for the squares that MIN would kill."),
            puzzle,
            truth(puzzle.position).find(),
        ),
    )


def _dead(right: int) -> Choice:
    said = plural(
        "Right: %n free squares have no free neighbour.", "Right: %n free square has no free neighbour.", right
    )
    wrong = tr("No: look at each free square and ask whether one of its neighbours is free.")
    return choose((each, each == right, said if each == right else wrong) for each in range(4))


def _winner(count: int, value: int) -> Choice:
    won = verdict(count, value)
    reason = tr("{count} dominoes were placed, and the minimax value is {value}.", count=count, value=value)
    draw = tr("nobody: it is a draw")
    return judged(("MAX", "MIN", draw), draw if won is Verdict.DRAW else won, reason)
