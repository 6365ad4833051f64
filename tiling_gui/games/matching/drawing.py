"""How a matching game is drawn: as its graph, or as a board where the graph is a cylinder or a torus of squares."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from tiling_gui.core.drawing.figure import Point, Shape
from tiling_gui.games.matching.board_shapes import BoardDrawing
from tiling_gui.games.matching.rules import MatchingPosition
from tiling_gui.games.matching.shapes import GraphDrawing
from tiling_gui.games.matching.wrapped_board import wrapped_board


class Drawing(Protocol):
    """Where everything lies, in px. Edges are meant by their number in the graph."""

    @property
    def width(self) -> float:
        """Of the whole drawing."""

    @property
    def height(self) -> float:
        """Of the whole drawing."""

    @property
    def u(self) -> float:
        """The side of a square, or the diameter of a vertex that is played with: the measure of values."""

    @property
    def is_board(self) -> bool:
        """Whether squares are the ground on which values stand."""

    def fitted(self, width: float, height: float) -> "Drawing":
        """As large as width x height px allow, in their middle."""

    def shapes(self, position: MatchingPosition) -> Iterator[Shape]:
        """The position, from below."""

    def targets(self, edge: int) -> Sequence[tuple[Point, float]]:
        """(where an edge is clicked and marked, room around it); twice where it leads over a side."""

    def lines(self, edge: int) -> Sequence[tuple[Point, ...]]:
        """The lines of an edge."""

    def spots(self) -> dict[str, Point]:
        """The middles of the vertices, or of the squares, by their names."""

    def frames(self, edge: int) -> Sequence[tuple[Point, Point]]:
        """Upper left and lower right corner of what an edge takes up, piece by piece."""

    def is_inside(self, at: Point) -> bool:
        """Whether a point lies within the sides of the board; a graph has none."""

    def is_upright(self, edge: int) -> bool:
        """Whether the value of an edge stands upright."""

    def ring(self, edge: int) -> Iterator[Shape]:
        """Round an edge that was chosen last."""

    def trace(self, edge: int, *, dashed: bool) -> Iterator[Shape]:
        """An edge that could be chosen; dashed where it is proposed."""


def drawing_of(position: MatchingPosition, size: int = 48) -> Drawing:
    """The drawing for a position's graph; `size` is the side of a square or the diameter of a vertex in px."""
    board = wrapped_board(position.graph)
    return GraphDrawing.of(position.graph, size) if board is None else BoardDrawing.of(position.graph, board, size)
