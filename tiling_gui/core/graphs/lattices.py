"""Families that are boards, products or trees: cylinders, tori, triangular and hexagonal boards, boxes, hypercubes.

A vertex is a cell of the board, and cells that share a side are joined. Planar graphs are drawn without crossings.
"""

import random
from fractions import Fraction
from itertools import product
from math import pi

from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.core.graphs.geometry import Point, polygon
from tiling_gui.core.graphs.planar import Graph

_HEIGHT = Fraction(866, 1000)
"""Height of an equilateral triangle with side 1, rounded to thousandths."""

_AXES = ((20, 0), (0, 20), (8, 6), (-6, 8), (3, -1), (1, 3))
"""The drawn direction of the edges of a hypercube in each dimension; it makes squares with squares at their corners."""


def cylinder(rows: int, columns: int) -> Graph:
    """A board of rows x columns squares whose first and last columns are adjacent; drawn as rings, row 1 outside."""
    inner = max(600, round(1000 * columns / (2 * pi)))
    rings = [polygon(columns, inner + 1000 * (rows - 1 - r)) for r in range(rows)]
    return Graph.make([point for ring in rings for point in ring], _wrapped(rows, columns, down=False))


def prism(n: int) -> Graph:
    """Two rings of n vertices, with corresponding vertices joined."""
    return cylinder(2, n)


def torus(rows: int, columns: int) -> Graph:
    """A board of rows x columns squares whose opposite sides are adjacent; its lines bulge to show wrapped edges."""

    def bulge(i: int, n: int) -> Fraction:
        return Fraction(1600 * i * (n - 1 - i) // (n - 1) ** 2, 1000)

    points = [(c + bulge(r, rows), bulge(c, columns) - r) for r in range(rows) for c in range(columns)]
    return Graph.make(points, _wrapped(rows, columns, down=True))


def _wrapped(rows: int, columns: int, *, down: bool) -> list[tuple[int, int]]:
    across = [(r * columns + c, r * columns + (c + 1) % columns) for r in range(rows) for c in range(columns)]
    steps = range(rows if down else rows - 1)
    return across + [(r * columns + c, (r + 1) % rows * columns + c) for r in steps for c in range(columns)]


def triangular(n: int) -> Graph:
    """A triangle of side n divided into n x n unit triangles, numbered from the top, row by row."""
    cells = [(i, j) for i in range(n) for j in range(2 * i + 1)]
    number = {cell: k for k, cell in enumerate(cells)}
    points = [(Fraction(j - i, 2), -i * _HEIGHT - Fraction(289 if j % 2 else 577, 1000)) for i, j in cells]
    beside = [(number[i, j], number[i, j + 1]) for i, j in cells if j < 2 * i]
    below = [(number[i, j], number[i + 1, j + 1]) for i, j in cells if j % 2 == 0 and i < n - 1]
    return Graph.make(points, beside + below)


def hexagonal(n: int) -> Graph:
    """A hexagon of hexagonal cells, n along each side, numbered from the top, row by row."""
    reach = range(1 - n, n)
    cells = [(q, r) for r in reach for q in reach if abs(q + r) < n]
    number = {cell: k for k, cell in enumerate(cells)}
    points = [(q + Fraction(r, 2), -r * _HEIGHT) for q, r in cells]
    steps = ((1, 0), (0, 1), (-1, 1))
    edges = [(number[q, r], number[q + a, r + b]) for q, r in cells for a, b in steps if (q + a, r + b) in number]
    return Graph.make(points, edges)


def box(layers: int, rows: int, columns: int) -> Graph:
    """layers x rows x columns cubes, joined if they share a face."""
    sides = (layers, rows, columns)
    cells = list(product(*map(range, sides)))
    number = {cell: k for k, cell in enumerate(cells)}
    edges = []
    for axis in range(3):
        for cell in cells:
            beside = (*cell[:axis], cell[axis] + 1, *cell[axis + 1 :])
            if beside in number:
                edges.append((number[cell], number[beside]))
    return Graph.make([_in_box(cell, sides) for cell in cells], edges)


def _in_box(cell: tuple[int, ...], sides: tuple[int, ...]) -> Point:
    """The drawn position of a cell: flat if one side is 1, nested squares if two sides are 2, otherwise oblique."""
    if 1 in sides:
        thin = sides.index(1)
        down, across = (cell[axis] for axis in range(3) if axis != thin)
        return Fraction(across), Fraction(-down)
    if sides.count(2) >= 2:
        long = next((axis for axis in range(3) if sides[axis] != 2), 0)
        down, across = (2 * cell[axis] - 1 for axis in range(3) if axis != long)
        size = Fraction(2 * cell[long] + 1, 2)
        return across * size, -down * size
    layer, row, column = cell
    return column + Fraction(3 * layer, 10), Fraction(22 * layer, 100) - row


def hypercube(dimension: int) -> Graph:
    """The 2 ** dimension binary words, joined if they differ in one digit."""
    size = 2**dimension
    edges = [(v, v | 1 << i) for i in range(dimension) for v in range(size) if not v >> i & 1]
    if dimension == 3:
        square = ((-1, 1), (1, 1), (-1, -1), (1, -1))
        return Graph.make([(far * x, far * y) for far in (3, 1) for x, y in square], edges)
    points = [tuple(sum(_AXES[i][way] for i in range(dimension) if v >> i & 1) for way in (0, 1)) for v in range(size)]
    return Graph.make(points, edges)


def petersen() -> Graph:
    edges = [((i, (i + 1) % 5), (i, i + 5), (i + 5, (i + 2) % 5 + 5)) for i in range(5)]
    return Graph.make([*polygon(5, 1000), *polygon(5, 500)], [edge for three in edges for edge in three])


def random_tree(n: int, seed: int) -> Graph:
    """A uniformly random labelled tree on n vertices, from a Prüfer code; drawn with vertex a as the root."""
    chance = random.Random(f"tree {n} {seed}")
    word = [chance.randrange(n) for _ in range(n - 2)]
    degree = [1 + word.count(v) for v in range(n)]
    edges = []
    for v in word:
        leaf = degree.index(1)
        edges.append((leaf, v))
        degree[leaf] = 0
        degree[v] -= 1
    if n > 1:
        u, v = (v for v in range(n) if degree[v] == 1)
        edges.append((u, v))
    near: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    return Graph.make(tree_positions(near), edges)


def tree_positions(near: list[list[int]], root: int = 0) -> list[Point]:
    """Positions for a tree: leaves side by side, parents centred. `near` lists the neighbours."""
    below: dict[int, list[int]] = {}
    depth = {root: 0}
    for v in (order := [root]):
        below[v] = [w for w in near[v] if w not in depth]
        depth.update(dict.fromkeys(below[v], depth[v] + 1))
        order.extend(below[v])
    across = columns(root, lambda v: below[v][::-1], lambda v: 0.0, 1.0)
    return [(Fraction(across[v]), Fraction(-depth[v])) for v in range(len(near))]
