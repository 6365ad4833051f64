"""The picture of a sharing game: the shapes of shapes.py with what is compared."""

from collections.abc import Iterator

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import RING_DASH, Figure, Point, Shape, Text, ring
from tiling_gui.core.drawing.places import Place
from tiling_gui.core.graphs.layout import Layout, middle
from tiling_gui.games.sharing.rules import Propose, Put, SharingMove, SharingPosition, title
from tiling_gui.games.sharing.shapes import coloured_disc, layout, shapes, target
from tiling_gui.language import plain

_RING = 4.0
"""Pixels between an element and the ring around it."""


def figure(
    position: SharingPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The graph as far as it is coloured; `size` is the diameter of a vertex in px.

    Names are always there, with or without `coordinates`.
    """
    where = layout(position, size)
    after = position.play(notes.played) if isinstance(notes.played, Put) else position
    drawn = [*shapes(after, size), *_compared(position, notes, where)]
    height = where.height + (2 * where.radius if isinstance(notes.played, Propose) else 0)
    box = (0.0, 0.0, where.width, height)
    return Figure(tuple(drawn), box, title(position, tr=plain), spots=spots(position, where))


def spots(position: SharingPosition, where: Layout) -> dict[str, Point]:
    """Vertices and faces by their names, edges by those of their ends."""
    graph = position.game.graph
    faces = zip(graph.face_names, where.faces, strict=True) if where.faces else ()
    ends = (f"{graph.vertex_names[u]}-{graph.vertex_names[v]}" for u, v in graph.edges)
    return dict(zip(graph.vertex_names, where.vertices, strict=True)) | dict(
        (*faces, *zip(ends, map(middle, where.edges), strict=True))
    )


def _compared(position: SharingPosition, notes: Annotations, where: Layout) -> Iterator[Shape]:
    """Rings around the elements of two placements, or two proposed colours below the graph."""
    for k, move in enumerate((notes.played, notes.better)):
        dash = RING_DASH if k else ()
        if isinstance(move, Put):
            at, radius = target(where, position.game.colour, move.element)
            if k:
                yield Text(*at, str(position.proposed), "text", max(9.0, 1.1 * radius), bold=True)
            yield ring(at, radius + _RING, "accent", dash)
        elif isinstance(move, Propose):
            at, radius = (where.width / 2 + (2 * k - 1) * 2 * where.radius, where.height), where.radius
            yield from coloured_disc(at, radius, move.colour)
            yield ring(at, radius + _RING, "accent", dash)


def places(position: SharingPosition, size: int) -> dict[SharingMove, Place]:
    """The elements that may be coloured; a colour is proposed without a place."""
    where = layout(position, size)
    kind = position.game.colour
    return {move: Place((target(where, kind, move.element)[0],)) for move in position.moves() if isinstance(move, Put)}
