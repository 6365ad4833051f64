"""The matching game: maximal and maximum, who likes which edge, why moving first need not help."""

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.lesson import Board, Choice, Step, board, judged
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.desktop.ui.widgets.format import value as number
from tiling_gui.games.matching.extent import extent
from tiling_gui.games.matching.rules import GAME
from tiling_gui.language import tr

_PATH, _CYCLE, _GRID, _PETERSEN = "path:6", "cycle:6", "grid:2x3", "petersen"


def steps() -> tuple[Step, ...]:
    """Seven steps, from a path to Petersen's graph."""
    path, late = board(GAME, _PATH, Side.MIN), board(GAME, _PATH, Side.MAX)
    first, second = board(GAME, _CYCLE, Side.MAX), board(GAME, _CYCLE, Side.MIN)
    grid, puzzle = board(GAME, _GRID, Side.MAX), board(GAME, _PETERSEN, Side.MIN, "ej fi")
    return (
        Step(
            tr(
                "MAX and MIN take turns choosing an edge; chosen edges have no end in common. The game is over when no "
                "edge can be chosen: the matching is maximal. MAX wants many edges, MIN few. MIN moves: choose an edge."
            ),
            path,
            truth(path.position).find(),
        ),
        Step(tr("The same path, and MAX moves. A single edge is best."), late, truth(late.position).find()),
        Step(
            tr(
                "Maximal is not maximum: a game can end early. What is the least number of edges with which a game on "
                "this cycle can end, whatever the players do?"
            ),
            first,
            _least(first),
        ),
        Step(
            tr("With best play of both, and MAX first: with how many edges does it end?"),
            first,
            truth(first.position).count((2, 3)),
        ),
        Step(
            tr("And with MIN first? Look whether it helps to move first here."),
            second,
            truth(second.position).count((2, 3)),
        ),
        Step(
            tr(
                "On a grid this is the tiling game: a domino is an edge between two squares, here 2 × 3 of them. With "
                "how many edges does it end, with MAX first?"
            ),
            grid,
            truth(grid.position).count((2, 3)),
        ),
        Step(
            tr(
                "The puzzle: Petersen’s graph, worth {value} from the start. MAX has erred, and MIN moves: a single "
                "edge keeps what MIN has gained.",
                value=number(truth(puzzle.start).value),
            ),
            puzzle,
            truth(puzzle.position).find(),
        ),
    )


def _least(shown: Board) -> Choice:
    found = extent(shown.position)
    reason = tr("every game here ends with {low} to {high} edges.", low=number(found.low), high=number(found.high))
    return judged(range(1, 4), found.low, reason)
