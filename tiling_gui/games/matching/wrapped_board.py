"""Boards of squares with opposite sides identified: the graph families cylinder and torus, seen as boards.

On a cylinder the left and right sides are identified, on a torus the upper and lower ones, too. Squares are named as on
any board, a1 at the top left.
"""

from dataclasses import dataclass
from functools import lru_cache

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.graphs.families import named
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import InputError

FAMILIES = ("cylinder", "torus")


@dataclass(frozen=True)
class WrappedBoard:
    """A board of rows x columns squares; square [r, c] is vertex r * columns + c."""

    rows: int
    columns: int
    is_torus: bool
    """Whether the upper and lower sides are identified as well."""

    def square(self, vertex: int) -> Square:
        """(row, column) of a vertex, from 0."""
        return divmod(vertex, self.columns)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the vertices: a1, b1, ..."""
        return tuple(square_name(self.square(v)) for v in range(self.rows * self.columns))

    def step(self, edge: tuple[int, int]) -> tuple[int, int]:
        """The step (down, right) from the first square of an edge to the second, across a side if they touch there."""
        (r, c), (r2, c2) = map(self.square, edge)
        down, right = r2 - r, c2 - c
        return (-1 if down > 1 else down), (-1 if right > 1 else right)

    def is_over(self, edge: tuple[int, int]) -> bool:
        """Whether an edge crosses a side of the board."""
        return min(self.step(edge)) < 0


def wrapped_board(graph: Graph) -> WrappedBoard | None:
    """The board of a graph, by its name and its edges; None if it is not a cylinder or torus of squares."""
    family, _, sides = graph.name.partition(":")
    known = _family(graph.name) if family in FAMILIES else None
    if known is None or known != graph or known.name != graph.name:
        return None
    rows, columns = map(int, sides.split("x"))
    return WrappedBoard(rows, columns, family == "torus")


@lru_cache(maxsize=8)
def _family(name: str) -> Graph | None:
    try:
        return named(name)
    except InputError:  # a custom name that only begins like a family's
        return None
