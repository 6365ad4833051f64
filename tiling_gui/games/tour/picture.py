"""The picture of a tour: the vertices on a circle, every edge with its weight, the path so far as a wide line."""

from itertools import pairwise

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place, rings
from tiling_gui.core.drawing.figure import Box, Disc, Figure, Line, Point, Shape, Text, text_width
from tiling_gui.core.graphs.geometry import polygon
from tiling_gui.core.graphs.planar import vertex_name
from tiling_gui.games.tour.rules import TourPosition, title
from tiling_gui.language import plain

_MARGIN = 1.2
"""Distance from the centres of the outer vertices to the border, in sizes: room for names."""


def figure(position: TourPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING) -> Figure:
    """The graph; `size` is the diameter of a vertex in pixels. Names are always shown, whatever `coordinates`."""
    after = position if notes.played is None else position.play(notes.played)
    at, radius = _vertices(after.size, size)
    side = 2 * (radius + _MARGIN * size)
    way = list(pairwise((*after.path, 0) if after.is_over else after.path))
    lines: list[Shape] = []
    labels: list[Shape] = []
    for u, v, weight in after.edges:
        taken = (u, v) in way or (v, u) in way
        lines.append(Line((at[u], at[v]), "accent" if taken else "line2", 0.12 * size if taken else 1.5))
        share = 0.5 if v - u in (1, after.size - 1) else 0.2
        labels += _weight(_between(at[u], at[v], share), str(weight).replace("-", "−"), size, taken)
    for v, (x, y) in enumerate(at):
        visited, here = v in after.path, v == after.path[-1] and not after.is_over
        fill = "accent" if here else "accent_soft" if visited else "field"
        labels.append(Disc((x, y), size / 2, fill, "text" if here else "line2"))
        beside = _between((side / 2, side / 2), (x, y), 1 + 0.85 * size / radius)
        labels.append(Text(*beside, vertex_name(v), "text", 0.42 * size, bold=here))
    labels += rings(notes, places(position, size), 0.58 * size)
    spots = {vertex_name(v): point for v, point in enumerate(at)}
    return Figure((*lines, *labels), (0.0, 0.0, side, side), title(position, tr=plain), spots=spots)


def places(position: TourPosition, size: int) -> dict[int, Place]:
    """The places of the vertices that may come next."""
    at, _ = _vertices(position.size, size)
    return {move: Place((at[move],)) for move in position.moves()}


def _vertices(count: int, size: int) -> tuple[list[Point], float]:
    """The centres of the vertices, far enough apart for weights, and the radius of their circle."""
    radius = max(2.6, 0.62 * count) * size
    middle = radius + _MARGIN * size
    return [(middle + float(x) * radius, middle - float(y) * radius) for x, y in polygon(count, 1000)], radius


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _weight(at: Point, text: str, size: int, taken: bool) -> list[Shape]:
    """A weight on its edge, with a background."""
    letter = 0.34 * size
    width, height = text_width(text, letter) + 0.14 * size, 1.3 * letter
    ground = Box(at[0] - width / 2, at[1] - height / 2, width, height, "window", radius=3)
    return [ground, Text(*at, text, "text" if taken else "muted", letter, bold=taken)]
