"""The mapping of Theorem 1 of the paper, which gives each free square of a maximal tiling a domino of its own.

Seen from the left column, as in the paper: a free square outside that column gets the domino to its left. No domino is
given twice, because the squares to the right of a vertical one are adjacent and not both free; and none of these
dominoes reaches into the right column. The free squares of the left column get dominoes that do, or any others that are
left. The same works from each of the four borders. If every free square gets one, there are at most as many free
squares as dominoes, so the dominoes cover at least two thirds of the board.

Source: "e-Valuate", section 6, Theorem 1, which shows that on 8 x 8 this is always so.
"""

from dataclasses import dataclass

from tiling_gui.core.board import Square
from tiling_gui.errors import input_error
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr

LEFT, TOP, RIGHT, BOTTOM = (0, -1), (-1, 0), (0, 1), (1, 0)
BORDERS = (LEFT, TOP, RIGHT, BOTTOM)
"""The step (rows, columns) towards each border."""


@dataclass(frozen=True)
class Mapping:
    """The dominoes given to free squares, as domino numbers from 0."""

    border: Square
    """The step towards the border from which the mapping starts."""
    beside: dict[Square, int]
    """Squares that get the adjacent domino in the direction of the border."""
    across: dict[Square, int]
    """Squares on the border, which get a domino at the opposite border, or any that is left."""
    left_over: tuple[Square, ...]
    """Squares on the border that get none."""

    @property
    def is_complete(self) -> bool:
        """Whether every free square has a domino of its own."""
        return not self.left_over

    def sentence(self, position: DominoPosition) -> str:
        """What the mapping proves, in a sentence or two."""
        free, dominoes = len(self.beside) + len(self.across) + len(self.left_over), position.count
        if not self.is_complete:
            return tr(
                "{over} of {free} free squares get no domino of their own, so the bound of Theorem 1 does not follow "
                "here.",
                over=len(self.left_over),
                free=free,
            )
        squares = 2 * dominoes + free
        return tr(
            "{free} free squares, each with one of the {dominoes} dominoes to itself. So the dominoes cover at least "
            "two thirds of {squares} squares: there are at least {least}.",
            free=free,
            dominoes=dominoes,
            squares=squares,
            least=-(-squares // 3),
        )


def mapping(position: DominoPosition) -> Mapping:
    """The mapping from the first border from which every free square gets a domino; if there is none, the best one.

    Borders whose free squares all get dominoes at the opposite border, as in the first part of the proof, are
    preferred. Raises InputError if the board is not a rectangle or a domino still fits.
    """
    if not position.board.is_rectangle:
        raise input_error("Theorem 1 is about rectangles without missing squares.")
    if not position.is_over:
        raise input_error("Theorem 1 is about a board on which no domino fits any more.")
    found = [_from(position, border) for border in BORDERS]
    return min(found, key=lambda one: (len(one[0].left_over), one[1]))[0]


def _from(position: DominoPosition, border: Square) -> tuple[Mapping, bool]:
    """Return (the mapping from a border, whether it uses a domino that does not reach the opposite border)."""
    board = position.board
    number = {square: k for k, domino in enumerate(position.placed) for square in domino}
    free = [square for square in board.squares_in(board.squares) if square not in number]
    dr, dc = border
    beside = {(r, c): number[r + dr, c + dc] for r, c in free if _inside(position, (r + dr, c + dc))}
    at_border = [square for square in free if square not in beside]
    opposite = [
        s for s in board.squares_in(board.squares) if not _inside(position, (s[0] - dr, s[1] - dc)) and s in number
    ]
    spare = list(dict.fromkeys(number[square] for square in opposite))
    enough = len(spare) >= len(at_border)
    spare += [k for k in range(position.count) if k not in set(spare) | set(beside.values())]
    across = dict(zip(at_border, spare, strict=False))
    return Mapping(border, beside, across, tuple(at_border[len(across) :])), not enough


def _inside(position: DominoPosition, square: Square) -> bool:
    return 0 <= square[0] < position.board.rows and 0 <= square[1] < position.board.columns
