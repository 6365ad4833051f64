"""The minimal zugzwangs of 27 squares that are not cycles, compared with the definition, without the engine."""

import json

import networkx as nx

from tests.theory.brute_force import drawn, less, of_cells, values_of_larger
from tests.theory.shapes import gaps
from tiling_gui.paths import resource


def shapes() -> list[str]:
    sizes = json.loads(resource("engine/zugzwangs.json").read_text(encoding="utf-8"))["sizes"]
    return [shape.replace("/", " ") for size in sizes for shape in size.get("shapes", [])]


def test_they_are_drawings_of_five_graphs() -> None:
    """Counted by networkx, independently of the game."""
    classes: list[tuple[nx.Graph, int]] = []
    for shape in shapes():
        graph = nx.Graph(of_cells(drawn(shape)).edges)
        same = [k for k, (other, _) in enumerate(classes) if nx.is_isomorphic(graph, other)]
        if same:
            classes[same[0]] = classes[same[0]][0], classes[same[0]][1] + 1
        else:
            classes.append((graph, 1))
    assert [(graph.number_of_edges(), count) for graph, count in classes] == [
        (30, 5),
        (29, 9),
        (30, 1),
        (29, 4),
        (29, 3),
    ]


def test_the_zugzwangs_of_27_squares() -> None:
    """One drawing of the last graph; the exact engine checks the values of all of them (tests/engine)."""
    shape = of_cells(drawn(shapes()[-1]))
    assert shape.vertices == 27
    assert values_of_larger(shape) == (11, 12)
    assert all(values_of_larger(less(shape, *domino)) == (11, 10) for domino in shape.edges), (
        "MAX first: 11, MIN first: 10 after any domino"
    )


def test_all_of_them_have_a_gap() -> None:
    found = [drawn(shape) for shape in shapes()]
    assert [len(shape) for shape in found] == [27] * 22
    assert all(map(gaps, found))
