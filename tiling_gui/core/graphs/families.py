"""The named families of graphs, with coordinates that make a good drawing, without crossings if the graph is planar.

A family is written "name:numbers", as on the command line: friendship:3, grid:3x4, bipartite:2,3, cube.
Coordinates of regular polygons are rounded to thousandths of their radius, as only squares have rational corners.
"""

import math
import random
import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from tiling_gui.core.graphs import lattices
from tiling_gui.core.graphs.geometry import Point, polar, polygon
from tiling_gui.core.graphs.planar import LARGEST, Graph
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import mark, plain, tr

_Whole = tuple[int, int]


def friendship(n: int) -> Graph:
    """n triangles with one common vertex a; n = 3 is drawn as in figure 2 of the paper."""
    if n == 3:
        points = [_at(x, y) for x, y in ((0, 0), (2, 1), (1, 2), (-2, 1), (-2, -1), (1, -2), (2, -1))]
    else:
        # A blade takes at most half of its share of the circle, and is never wider than that of n = 3.
        half = min(18.0, 90.0 / n)
        blades = [45 + 360 * i / n for i in range(n)]
        points = [_at(0, 0)] + [polar(angle + turn, 2236) for angle in blades for turn in (-half, half)]
    edges = [e for i in range(n) for e in ((0, 2 * i + 1), (2 * i + 1, 2 * i + 2), (0, 2 * i + 2))]
    return Graph.make(points, edges)


def path(n: int) -> Graph:
    return Graph.make([_at(i, 0) for i in range(n)], [(i, i + 1) for i in range(n - 1)])


def cycle(n: int) -> Graph:
    return Graph.make(_ring(n), [(i, (i + 1) % n) for i in range(n)])


def complete(n: int) -> Graph:
    """The complete graph of n vertices, drawn without crossings up to n = 4."""
    points = [*_ring(3), _at(0, 0)] if n == 4 else _ring(n)
    return Graph.make(points, combinations(range(n), 2))


def wheel(n: int) -> Graph:
    """A hub a and n vertices in a ring around it: 2n edges."""
    rim = [(i + 1, (i + 1) % n + 1) for i in range(n)]
    return Graph.make([_at(0, 0), *_ring(n)], [*((0, i + 1) for i in range(n)), *rim])


def star(n: int) -> Graph:
    return Graph.make([_at(0, 0), *_ring(n)], [(0, i + 1) for i in range(n)])


def grid(rows: int, columns: int) -> Graph:
    """rows x columns vertices of the square lattice, named in reading order."""
    points = [_at(c, -r) for r in range(rows) for c in range(columns)]
    across = [(r * columns + c, r * columns + c + 1) for r in range(rows) for c in range(columns - 1)]
    down = [(r * columns + c, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns)]
    return Graph.make(points, across + down)


def cube() -> Graph:
    """The cube: a square in a square."""
    square = ((-1, 1), (1, 1), (1, -1), (-1, -1))
    points = [_at(size * x, size * y) for size in (3, 1) for x, y in square]
    ring = [(i, (i + 1) % 4) for i in range(4)]
    return Graph.make(points, [*ring, *((u + 4, v + 4) for u, v in ring), *((i, i + 4) for i in range(4))])


def octahedron() -> Graph:
    """The octahedron: a triangle in a triangle, each inner corner joined to the two nearest outer ones."""
    points = [_at(0, 6), _at(6, -4), _at(-6, -4), _at(2, 0), _at(0, -2), _at(-2, 0)]
    outer, inner = [(0, 1), (1, 2), (2, 0)], [(3, 4), (4, 5), (5, 3)]
    between = [(0, 3), (1, 3), (1, 4), (2, 4), (2, 5), (0, 5)]
    return Graph.make(points, outer + inner + between)


def bipartite(a: int, b: int) -> Graph:
    """The complete bipartite graph, drawn without crossings if one side has at most two vertices; side a comes
    first."""
    if min(a, b) <= 2:
        few, many = sorted((a, b))
        points = _two_sides(few, many)
        points = points if a <= b else points[few:] + points[:few]
    else:
        points = [_at(2 * i - a + 1, 2) for i in range(a)] + [_at(2 * j - b + 1, -2) for j in range(b)]
    return Graph.make(points, [(i, a + j) for i in range(a) for j in range(b)])


def tree(n: int) -> Graph:
    """The binary tree of n vertices filled level by level; the parent of vertex i is (i - 1) // 2."""
    depth = (n).bit_length() - 1
    points = []
    for i in range(n):
        level = (i + 1).bit_length() - 1
        step = 2 ** (depth - level)
        points.append(_at(step * (2 * (i + 1 - 2**level) + 1) - 2**depth, -2 * level))
    return Graph.make(points, [((i - 1) // 2, i) for i in range(1, n)])


def random_planar(n: int, seed: int) -> Graph:
    """A random connected planar graph of n vertices: short edges are added while none cross, then some removed."""
    chance = random.Random(f"planar {n} {seed}")
    size = 2 * math.isqrt(n) + 5
    free = chance.sample([(x, y) for x in range(size) for y in range(size)], size * size)
    places: list[_Whole] = []
    while len(places) < n:
        x, y = free[0]
        places.append((x, y))
        # Adjacent points stay empty to keep the drawing clear.
        free = [(a, b) for a, b in free if abs(a - x) > 1 or abs(b - y) > 1]
    pairs = sorted(combinations(range(n), 2), key=lambda pair: _square(places, *pair))
    kept: list[_Whole] = []
    for pair in pairs:
        if not any(_clash(places, pair, other) for other in kept) and not _covers(places, pair):
            kept.append(pair)
    points = [_at(x, y) for x, y in places]
    for edge in chance.sample(kept, len(kept) // 3):
        rest = [other for other in kept if other != edge]
        if len(Graph.make(points, rest).components) == 1:
            kept = rest
    return Graph.make(points, sorted(kept))


_MEMBER = re.compile(r"([a-z]+)(?::([0-9]+(?:[x,][0-9]+)*))?(?=$|[:,] )")
"""A graph of a family at the beginning of a text."""

_FAMILIES: dict[str, tuple[Callable[..., Graph], tuple[tuple[int, int], ...], str]] = {
    # name: (function, the least and greatest value of each number, an example)
    "friendship": (friendship, ((1, 60),), "friendship:3"),
    "path": (path, ((1, LARGEST),), "path:4"),
    "cycle": (cycle, ((3, LARGEST),), "cycle:5"),
    "complete": (complete, ((1, 20),), "complete:4"),
    "wheel": (wheel, ((3, 100),), "wheel:5"),
    "star": (star, ((1, 100),), "star:4"),
    "grid": (grid, ((1, 10), (1, 10)), "grid:3x3"),
    "cube": (cube, (), "cube"),
    "octahedron": (octahedron, (), "octahedron"),
    "bipartite": (bipartite, ((1, 14), (1, 14)), "bipartite:2,3"),
    "tree": (tree, ((1, LARGEST),), "tree:7"),
    "randomtree": (lattices.random_tree, ((1, LARGEST), (0, 10**9)), "randomtree:12,1"),
    "hypercube": (lattices.hypercube, ((1, 6),), "hypercube:3"),
    "prism": (lattices.prism, ((3, 60),), "prism:5"),
    "petersen": (lattices.petersen, (), "petersen"),
    "cylinder": (lattices.cylinder, ((1, 10), (3, 20)), "cylinder:3x6"),
    "torus": (lattices.torus, ((3, 10), (3, 10)), "torus:4x6"),
    "triangular": (lattices.triangular, ((1, 11),), "triangular:4"),
    "hexagonal": (lattices.hexagonal, ((1, 5),), "hexagonal:3"),
    "box": (lattices.box, ((1, 10), (1, 10), (1, 10)), "box:2x2x3"),
    "random": (random_planar, ((1, 30), (0, 10**9)), "random:8,1"),
}

FAMILY_NAMES = {
    "friendship": mark("Friendship"),
    "path": mark("Path"),
    "cycle": mark("Cycle"),
    "complete": mark("Complete"),
    "wheel": mark("Wheel"),
    "star": mark("Star"),
    "grid": mark("Grid"),
    "cube": mark("Cube"),
    "octahedron": mark("Octahedron"),
    "bipartite": mark("Bipartite"),
    "tree": mark("Binary tree"),
    "randomtree": mark("Random tree"),
    "hypercube": mark("Hypercube"),
    "prism": mark("Prism"),
    "petersen": mark("Petersen"),
    "cylinder": mark("Cylinder"),
    "torus": mark("Torus"),
    "triangular": mark("Triangles"),
    "hexagonal": mark("Hexagons"),
    "box": mark("Box"),
    "random": mark("Random"),
}
"""By family: its name in the window."""

EXAMPLES: tuple[str, ...] = tuple(written for _, _, written in _FAMILIES.values())
"""One graph of each family, as it is written."""


def limits(name: str) -> tuple[tuple[int, int], ...]:
    """The least and greatest value of each number the family takes; empty for a single graph such as the cube."""
    return _FAMILIES[name][1]


def written(name: str, numbers: Sequence[int]) -> str:
    """The text for a graph of a family, e.g. "grid:3x4"."""
    joint = "x" if "x" in _FAMILIES[name][2].partition(":")[2] else ","
    return name + (":" + joint.join(map(str, numbers)) if numbers else "")


def is_family(text: str) -> bool:
    """Whether a text begins like the name of a family, "path" or "path:4"; numbers are not checked."""
    return text.strip().lower().partition(":")[0] in _FAMILIES


def named(text: str) -> Graph:
    """The graph of a family, e.g. "friendship:3". Raises InputError that lists the families."""
    name, colon, rest = text.strip().lower().replace("×", "x").partition(":")
    if name not in _FAMILIES:
        raise input_error(
            "There is no graph {text!r}; graphs are {examples}.", text=text.strip(), examples=", ".join(EXAMPLES)
        )
    make, ranges, example = _FAMILIES[name]
    words = rest.replace("x", ",").split(",") if colon else []
    numbers = [int(word) for word in words if word.strip().isascii() and word.strip().isdecimal() and len(word) < 12]
    if len(numbers) != len(words) or len(numbers) != len(ranges):
        raise input_error(
            "The graph {name} is written like {example}, not {text!r}.", name=name, example=example, text=text.strip()
        )
    for value, (least, most) in zip(numbers, ranges, strict=True):
        if not least <= value <= most:
            raise input_error(
                "The graph {name} takes numbers from {least} to {most}, not {value}.",
                name=name,
                least=least,
                most=most,
                value=value,
            )
    graph = make(*numbers)
    return Graph(graph.vertices, graph.edges, written(name, numbers))


def _at(x: int, y: int) -> Point:
    return Fraction(x), Fraction(y)


def _ring(n: int) -> list[Point]:
    """n points on a circle, clockwise from the top; for n = 4 an upright square."""
    if n == 4:
        return [_at(-1, 1), _at(1, 1), _at(1, -1), _at(-1, -1)]
    return polygon(n, 1000)


def _two_sides(few: int, many: int) -> list[Point]:
    """`few` (at most two) points on the left and right of a column of `many`."""
    reach = max(2, many // 2 + 1)
    return [_at(-reach, 0), _at(reach, 0)][:few] + [_at(0, many - 1 - 2 * j) for j in range(many)]


def _square(places: list[_Whole], i: int, j: int) -> tuple[int, int, int]:
    (a, b), (c, d) = places[i], places[j]
    return (a - c) ** 2 + (b - d) ** 2, i, j


def _side(a: _Whole, b: _Whole, p: _Whole) -> int:
    turn = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (turn > 0) - (turn < 0)


def _clash(places: list[_Whole], first: _Whole, second: _Whole) -> bool:
    """Whether two edges without a common end cross; that edges run through a vertex is excluded by `_covers`."""
    if set(first) & set(second):
        return False
    a, b, c, d = (places[v] for v in (*first, *second))
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _covers(places: list[_Whole], edge: _Whole) -> bool:
    """Whether the edge would run through a third vertex."""
    a, b = (places[v] for v in edge)
    (left, right), (low, high) = (sorted((a[i], b[i])) for i in (0, 1))
    return any(_side(a, b, p) == 0 and left <= p[0] <= right and low <= p[1] <= high for p in places if p not in (a, b))


def is_member(graph: Graph) -> bool:
    """True if the graph is that of the family which its name says."""
    return _is_called(graph, graph.name)


@lru_cache(maxsize=64)  # titles are written after every move
def _is_called(graph: Graph, name: str) -> bool:
    """`is_member`, remembered by the name as well: graphs are equal whatever they are called."""
    try:
        return named(name) == graph
    except InputError:
        return False


def graph_name(graph: Graph, *, tr: Callable[..., str] = tr) -> str:
    """The graph's name, in words if it is that of the family which its name says; "" if it has none."""
    return in_words(graph.name, tr=tr) if is_member(graph) else graph.name


def in_words(name: str, *, tr: Callable[..., str] = tr) -> str:
    """A text that begins with a graph of a family, with its name in words: "Friendship 3" for "friendship:3".

    Unchanged if it begins with something else; or if `tr` is `plain`, because files have the names as they are written.
    """
    found = _MEMBER.match(name)
    if tr is plain or found is None or found[1] not in _FAMILIES:
        return name
    family, numbers = tr(FAMILY_NAMES[found[1]]), (found[2] or "").replace(",", ", ").replace("x", " × ")
    return f"{family} {numbers}".rstrip() + name[found.end() :]
