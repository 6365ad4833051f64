"""The sharing games on paths and cycles: whose an edge is, what to give, what to propose, more colours."""

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.lesson import Board, Choice, Step, board, judged
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.desktop.ui.widgets.format import value as number
from tiling_gui.games.sharing.rules import GAME
from tiling_gui.language import tr

_PATH, _LONGER = "path:4,vertices,edges,2", "path:5,vertices,edges,2"
_CYCLE, _MORE = "cycle:4,edges,vertices,2", "cycle:4,edges,vertices,3"


def steps() -> tuple[Step, ...]:
    """Seven steps: vertices of a path, then edges of a cycle."""
    over = board(GAME, _PATH, Side.MAX, "1 a 2 b 2 c 1 d")
    give, propose = board(GAME, _PATH, Side.MAX, "1 a 1"), board(GAME, _PATH, Side.MAX, "1 a 1 c")
    start, cycle, more = (board(GAME, text, Side.MAX) for text in (_PATH, _CYCLE, _MORE))
    puzzle = board(GAME, _LONGER, Side.MAX, "1 a 2")
    return (
        Step(
            tr(
                "MAX proposes a colour, MIN gives it to a vertex, until all are coloured. An edge is MAX’s if its two "
                "ends have different colours, else MIN’s. How many edges has MAX here?"
            ),
            over,
            _share(over),
        ),
        Step(
            tr("MIN moves: a has colour 1, and colour 1 is proposed again. Give it where it costs MAX most."),
            give,
            truth(give.position).find(),
        ),
        Step(
            tr("MIN gave it to c instead. MAX moves: propose the colour that is worth more."),
            propose,
            truth(propose.position).find(),
        ),
        Step(
            tr("With best play of both from the start: how many of the three edges does MAX get?"),
            start,
            truth(start.position).count(range(4)),
        ),
        Step(
            tr(
                "Now the edges of a cycle are coloured, and its vertices shared: a vertex is MAX’s if its two edges "
                "have different colours. There are two colours. How many vertices does MAX get with best play?"
            ),
            cycle,
            truth(cycle.position).count(range(5)),
        ),
        Step(
            tr("The same cycle with three colours. How many vertices does MAX get now?"),
            more,
            truth(more.position).count(range(5)),
        ),
        Step(
            tr("The puzzle: a longer path, a has colour 1, and colour 2 is proposed. A single place is best for MIN."),
            puzzle,
            truth(puzzle.position).find(),
        ),
    )


def _share(shown: Board) -> Choice:
    position = shown.position
    pairs = zip(position.game.shared_names, position.owners, strict=True)
    edges = ", ".join(name for name, owner in pairs if owner is Side.MAX)
    reason = tr("the ends have different colours at {edges} and nowhere else.", edges=edges)
    return judged(map(number, range(4)), number(position.owned_by(Side.MAX)), reason)
