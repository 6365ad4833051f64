"""The picture of a matching game: a graph, or a board if the graph is a cylinder or a torus of squares."""

from collections.abc import Iterator

from tiling_gui.core.drawing import capsules
from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.figure import Figure, Shape
from tiling_gui.games.matching.board_shapes import BoardDrawing
from tiling_gui.games.matching.rules import MatchingPosition, title
from tiling_gui.games.matching.shapes import GraphDrawing
from tiling_gui.games.matching.wrapped_board import wrapped_board
from tiling_gui.language import plain

Drawing = BoardDrawing | GraphDrawing
"""A drawing with coordinates in pixels. Edges are given by their number in the graph."""


def drawing_of(position: MatchingPosition, size: int = 48) -> Drawing:
    """The drawing of a position's graph; `size` is the side of a square or the diameter of a vertex in pixels."""
    board = wrapped_board(position.graph)
    return GraphDrawing.of(position.graph, size) if board is None else BoardDrawing.of(position.graph, board, size)


def figure(
    position: MatchingPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The graph, or the board, with the edges chosen.

    `size` is the side of a square or the diameter of a vertex in pixels. Names are always shown, whatever
    `coordinates`.
    """
    where = drawing_of(position, size)
    after = position if notes.played is None else position.play(notes.played)
    drawn = [*where.shapes(after), *_noted(position, notes, where)]
    box = (0.0, 0.0, where.width, where.height)
    return Figure(tuple(drawn), box, title(position, tr=plain), spots=where.spots())


def places(position: MatchingPosition, size: int) -> dict[tuple[int, int], Place]:
    """For each move, where its value is shown and its ends; on a board, only the common side of its squares."""
    where, found = drawing_of(position, size), {}
    for number, edge in enumerate(position.graph.edges):
        line = where.lines(number)[0]
        ends = () if where.is_board else (line[0], line[-1])
        found[edge] = Place(tuple(at for at, _ in where.targets(number)), ends)
    return {move: found[move] for move in position.moves()}


def _noted(position: MatchingPosition, notes: Annotations, where: Drawing) -> Iterator[Shape]:
    """A ring around the edge chosen, a dashed one around the better one, and the values of moves."""
    number = {edge: i for i, edge in enumerate(position.graph.edges)}
    if notes.played is not None:
        yield from where.ring(number[notes.played])
    if notes.better is not None:
        yield from where.trace(number[notes.better], dashed=True)
    for move, label in notes.values.items():
        for at, _ in where.targets(number[move]):
            yield from capsules.shapes(label, at, where.u, upright=where.is_upright(number[move]))
