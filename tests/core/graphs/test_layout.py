"""Layouts of graphs: whatever the coordinates, vertices are seen apart and nothing fails."""

from itertools import combinations
from math import dist, hypot

from tests.walks import walked
from tiling_gui.core.graphs.families import EXAMPLES, named
from tiling_gui.core.graphs.layout import beside, layout
from tiling_gui.core.graphs.placing import can_be_drawn
from tiling_gui.core.graphs.planar import Graph

FAR = [(10**20, 0), (1, 1), (2, 0)]


@walked("points", [FAR, [(0, 0), ("1e-12", 0), (1, 1)], [("1e300", 0), (0, "1e300"), (0, 0)]])
@walked("edges", [[(0, 1), (1, 2)], [(0, 1), (0, 1), (1, 2)]])
def test_vertices_too_far_apart_are_drawn_anew(points: list[tuple[int, int]], edges: list[tuple[int, int]]) -> None:
    graph = Graph.make(points, edges)
    found = layout(graph)
    assert all(0 <= x <= found.width and 0 <= y <= found.height for x, y in found.vertices)
    assert min(dist(a, b) for a, b in combinations(found.vertices, 2)) > 50
    assert found.radius > 5


def test_faces_keep_their_places_and_nothing_fails() -> None:
    """Faces are numbered by the coordinates, so the drawing stays; vertices that look the same do no harm."""
    graph = Graph.make(FAR, [(0, 1), (1, 2), (0, 2)])
    assert len(layout(graph, faces=True).faces) == len(graph.faces) == 2


@walked("text", [*EXAMPLES, "path:200", "randomtree:200,3"])
def test_drawings_of_families_can_be_drawn(text: str) -> None:
    graph = named(text)
    assert can_be_drawn(graph.vertices)
    assert layout(graph).vertices[0] != layout(graph).vertices[-1] or len(graph.vertices) == 1
    assert hypot(layout(graph).width, layout(graph).height) > 0


def test_long_names_are_beside_their_vertices_and_inside_the_picture() -> None:
    """The places of names are their middles; a letter is at least 6 px wide."""
    graph = named("path:3").with_names(("a_long_name", "b", "another_long_name_20"))
    for where in (layout(graph), layout(graph, 20)):
        for v in (0, 2):
            x, _ = beside(graph, where, v, where.radius + 14)
            half = 3 * len(graph.vertex_names[v])
            assert half < x < where.width - half
            assert abs(x - where.vertices[v][0]) > half + where.radius
