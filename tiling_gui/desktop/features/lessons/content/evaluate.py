"""e-Valuate: proposing and putting, what a variable with a minus is for, division by zero, the value."""

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.lesson import Board, Choice, Step, board, judged
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.games.evaluate.rules import GAME
from tiling_gui.language import tr

_FIRST, _MAIN, _QUOTIENT = "x-y", "x*(y-z)", "x/y"


def steps() -> tuple[Step, ...]:
    """Seven steps; x*(y-z) is the paper's main example."""
    low, high = board(GAME, _FIRST, Side.MAX, "9"), board(GAME, _FIRST, Side.MAX, "9 y")
    start, quotient = board(GAME, _FIRST, Side.MAX), board(GAME, _QUOTIENT, Side.MAX, "0")
    main, later = board(GAME, _MAIN, Side.MAX), board(GAME, _MAIN, Side.MAX, "8 y")
    return (
        Step(
            tr(
                "MAX proposes a digit, MIN puts it into a free variable. MAX wants the finished expression to be worth "
                "much, MIN little. MAX has proposed 9. Put it where it is worth least."
            ),
            low,
            truth(low.position).find(),
        ),
        Step(
            tr("MIN has put it behind the minus. One variable is left: propose the best digit for it."),
            high,
            truth(high.position).find(),
        ),
        Step(
            tr(
                "From the start: a large digit goes behind the minus, a small one before it. The result under best "
                "play of both is the value. What is it here?"
            ),
            start,
            truth(start.position).count((0, 4, 5, 9)),
        ),
        Step(tr("So which digit does MAX propose first? There is more than one."), start, truth(start.position).find()),
        Step(
            tr(
                "A move is allowed only if the expression can still get a value after it, and nothing is divided by 0. "
                "MAX has proposed 0. Where can MIN put it?"
            ),
            quotient,
            _places(quotient),
        ),
        Step(
            tr(
                "8 stands before the minus. What MAX proposes now goes to x or to z, whichever is worse for "
                "MAX. Which digit is best?"
            ),
            later,
            truth(later.position).find(),
        ),
        Step(
            tr(
                "The puzzle: the same expression from the start. A digit too large goes behind the minus, one too "
                "small before it. Which digit does MAX propose first?"
            ),
            main,
            truth(main.position).find(),
        ),
    )


def _places(shown: Board) -> Choice:
    position = shown.position
    legal = {position.write(move).split()[-1] for move in position.moves()}
    answers = {tr("into x only"): {"x"}, tr("into y only"): {"y"}, tr("into either"): {"x", "y"}}
    right = next(text for text, where in answers.items() if where == legal)
    reason = tr("0 below the line would leave the expression without a value for good; above it nothing is lost.")
    return judged(answers, right, reason)
