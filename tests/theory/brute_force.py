"""The maximal matching game by definition, on small graphs, without any theorem and without the engine.

A graph is (number of vertices, edges); a position is the bit mask of its remaining vertices. Values for both movers are
computed together and cached for every position.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product

import networkx as nx
import numpy as np
from numpy.typing import NDArray

from tests.theory.shapes import Cell, Cells, around, edges

Masks = NDArray[np.int64]
_TREES: dict[frozenset[int], int] = {frozenset(): 0}
_OPTIONS: list[frozenset[int]] = [frozenset()]
"""The options of every game tree met so far, by its number."""


class Graph:
    """A finite graph with all its positions."""

    def __init__(self, vertices: int, edges: Iterable[tuple[int, int]]) -> None:
        self.vertices = vertices
        self.edges = sorted(tuple(sorted(edge)) for edge in edges)
        self.pairs = [1 << u | 1 << w for u, w in self.edges]
        self.all = (1 << vertices) - 1
        self._values: dict[int, tuple[int, int]] = {}
        self._free: dict[int, bool] = {}
        self._trees: dict[int, int] = {}
        self._least: dict[int, int] = {}

    def options(self, position: int) -> list[int]:
        """The positions after each move, one entry per edge."""
        return [position & ~pair for pair in self.pairs if position & pair == pair]

    def values(self, position: int | None = None) -> tuple[int, int]:
        """(X, N): edges still to come with MAX and with MIN to move."""
        position = self.all if position is None else position
        if position not in self._values:
            found = [self.values(option) for option in self.options(position)]
            x = 1 + max(n for _, n in found) if found else 0
            n = 1 + min(x for x, _ in found) if found else 0
            self._values[position] = x, n
        return self._values[position]

    def zugzwang_free(self, position: int | None = None) -> bool:
        """True if no reachable position has X < N."""
        position = self.all if position is None else position
        if position not in self._free:
            x, n = self.values(position)
            self._free[position] = x >= n and all(map(self.zugzwang_free, self.options(position)))
        return self._free[position]

    def tree(self, position: int | None = None) -> int:
        """The number of the game tree: equal for positions whose options have equal trees, 0 without moves."""
        position = self.all if position is None else position
        if position not in self._trees:
            options = frozenset(map(self.tree, self.options(position)))
            self._trees[position] = _TREES.setdefault(options, len(_TREES))
            if len(_OPTIONS) < len(_TREES):
                _OPTIONS.append(options)
        return self._trees[position]

    def least(self, position: int | None = None) -> int:
        """The size of a least maximal matching."""
        position = self.all if position is None else position
        if position not in self._least:
            self._least[position] = min((1 + self.least(option) for option in self.options(position)), default=0)
        return self._least[position]

    def least_zugzwang(self) -> int | None:
        """The number of vertices of the least reachable position with X < N; None if there is none."""
        seen, waiting = {self.all}, [self.all]
        while waiting:
            fresh = set(self.options(waiting.pop())) - seen
            seen |= fresh
            waiting += fresh
        hurt = [self.alive(each).bit_count() for each in seen if self.values(each)[0] < self.values(each)[1]]
        return min(hurt, default=None)

    def near(self, vertex: int, position: int) -> list[int]:
        """The neighbours of `vertex` in `position`."""
        return [w if u == vertex else u for u, w in self.edges if vertex in (u, w) and position >> (u + w - vertex) & 1]

    def alive(self, position: int) -> int:
        """The vertices that still have a neighbour."""
        left = 0
        for pair in self.pairs:
            if position & pair == pair:
                left |= pair
        return left


def twice_mean(graph: Graph, position: int | None = None) -> int:
    """X + N."""
    return sum(graph.values(position))


def empty() -> Graph:
    return Graph(0, [])


def path(n: int) -> Graph:
    """The path with n vertices."""
    return Graph(n, [(i, i + 1) for i in range(n - 1)])


def cycle(n: int) -> Graph:
    """The cycle with n >= 3 vertices."""
    return Graph(n, [(i, (i + 1) % n) for i in range(n)])


def together(*parts: Graph) -> Graph:
    """The disjoint union."""
    edges: list[tuple[int, int]] = []
    at = 0
    for part in parts:
        edges += [(u + at, w + at) for u, w in part.edges]
        at += part.vertices
    return Graph(at, edges)


def values_of_sum(*parts: Graph) -> tuple[int, int]:
    """(X, N) of the disjoint union. Only game trees matter, so parts with the same tree are equivalent."""
    return _of_trees(tuple(sorted(filter(None, (part.tree() for part in parts)))))


@cache
def _of_trees(trees: tuple[int, ...]) -> tuple[int, int]:
    found = []
    for at, tree in enumerate(trees):
        if tree not in trees[:at]:
            rest = trees[:at] + trees[at + 1 :]
            found += [_of_trees(tuple(sorted((*rest, option) if option else rest))) for option in _OPTIONS[tree]]
    return (1 + max(n for _, n in found), 1 + min(x for x, _ in found)) if found else (0, 0)


def less(graph: Graph, *vertices: int) -> Graph:
    """The graph without these vertices."""
    kept = [v for v in range(graph.vertices) if v not in vertices]
    number = {v: at for at, v in enumerate(kept)}
    return Graph(len(kept), [(number[u], number[w]) for u, w in graph.edges if u in number and w in number])


def of_cells(cells: Iterable[Cell]) -> Graph:
    """The graph whose vertices are the squares, with an edge between adjacent ones; numbered row by row."""
    number = {cell: at for at, cell in enumerate(sorted(cells))}
    return Graph(len(number), [(number[a], number[b]) for a, b in edges(frozenset(number))])


_of_cells = cache(of_cells)


def values(cells: Cells) -> tuple[int, int]:
    """(X, N) of a set of squares."""
    return _of_cells(cells).values()


def zugzwang_free(cells: Cells) -> bool:
    """True if no position that is reachable from a set of squares has X < N."""
    return _of_cells(cells).zugzwang_free()


def rectangle(rows: int, columns: int) -> Graph:
    """The graph of a rectangular board."""
    return of_cells(product(range(rows), range(columns)))


def drawn(text: str) -> frozenset[Cell]:
    """The squares of a drawing: '.' is a square, anything else is not."""
    rows = enumerate(text.split())
    return frozenset((r, c) for r, row in rows for c, sign in enumerate(row) if sign == ".")


@cache
def graphs_up_to(vertices: int) -> tuple[Graph, ...]:
    """Every graph with at most that many vertices (at most 7), one per isomorphism class."""
    found = [graph for graph in nx.graph_atlas_g() if graph.number_of_nodes() <= vertices]
    return tuple(Graph(graph.number_of_nodes(), graph.edges) for graph in found)


@cache
def without_dead_vertices(vertices: int) -> tuple[Graph, ...]:
    """Those of them in which every vertex has a neighbour, and the empty graph."""
    return tuple(graph for graph in graphs_up_to(vertices) if graph.alive(graph.all) == graph.all)


def bits(mask: int) -> Iterator[int]:
    """The vertices in a mask."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def largest_matching(graph: Graph) -> int:
    """The size of a largest matching, by networkx."""
    return len(nx.max_weight_matching(nx.Graph(graph.edges), maxcardinality=True))


def values_of_larger(graph: Graph) -> tuple[int, int]:
    """(X, N) of a graph with up to 60 vertices, computed by layers of reachable positions; faster than `values` on
    large ones.

    Dead vertices are removed, so that positions that differ only in them are merged.
    """
    pairs = np.array(graph.pairs, dtype=np.int64)
    layer = np.array([graph.all], dtype=np.int64)
    moves: list[tuple[int, list[Masks], Masks]] = []
    while layer.size:
        who, there = zip(*(_played(layer, pair) for pair in pairs), strict=True)
        below, at = np.unique(_alive(np.concatenate(there), pairs), return_inverse=True)
        moves.append((layer.size, list(who), at))
        layer = below
    x = n = np.zeros(0, dtype=np.int64)
    for size, who, at in reversed(moves):
        most, fewest, done = np.full(size, -1), np.full(size, 1 << 20), 0
        for here in who:
            there = at[done : done + here.size]
            done += here.size
            most[here] = np.maximum(most[here], n[there])
            fewest[here] = np.minimum(fewest[here], x[there])
        ended = most < 0
        x, n = np.where(ended, 0, 1 + most), np.where(ended, 0, 1 + fewest)
    return int(x[0]), int(n[0])


def _played(layer: Masks, pair: np.int64) -> tuple[Masks, Masks]:
    who = np.nonzero(layer & pair == pair)[0]
    return who, layer[who] & ~pair


def _alive(masks: Masks, pairs: Masks) -> Masks:
    alive = np.zeros_like(masks)
    for pair in pairs:
        alive |= np.where(masks & pair == pair, pair, 0)
    return alive


def values_of_all_subsets(graph: Graph) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """(X, N) of every position, as arrays indexed by its mask; subsets with fewer vertices are computed first."""
    masks = np.arange(1 << graph.vertices, dtype=np.int64)
    size = np.zeros(masks.size, dtype=np.int8)
    for v in range(graph.vertices):
        size += (masks >> v & 1).astype(np.int8)
    x, n = np.zeros(masks.size, dtype=np.int8), np.zeros(masks.size, dtype=np.int8)
    for vertices in range(2, graph.vertices + 1):
        layer = masks[size == vertices]
        most, fewest = np.full(layer.size, -1, dtype=np.int8), np.full(layer.size, 100, dtype=np.int8)
        for pair in graph.pairs:
            who, there = _played(layer, np.int64(pair))
            most[who] = np.maximum(most[who], n[there])
            fewest[who] = np.minimum(fewest[who], x[there])
        alive = most >= 0
        x[layer[alive]], n[layer[alive]] = 1 + most[alive], 1 + fewest[alive]
    return x, n


@cache
def best_constant(one: int, two: int) -> int:
    """The largest c with one >= two + c by the order test of the theory; both are given by their trees' numbers."""
    (x, n), (a, b) = _of_trees((one,)), _of_trees((two,))
    ones, twos = _OPTIONS[one], _OPTIONS[two]
    found = min(x - a, n - b)
    for option in ones:
        answers = [best_constant(option, other) for other in twos]
        answers += [best_constant(again, two) + 2 for again in _OPTIONS[option]]
        found = min(found, max([*answers, best_constant(option, two)]))
    for option in twos:
        answers = [best_constant(other, option) for other in ones]
        answers += [best_constant(one, again) - 2 for again in _OPTIONS[option]]
        found = min(found, max([*answers, best_constant(one, option) - 2]))
    return found


# Windows ------------------------------------------------------------------------------------------------------------


def makes_dead(rows: int, columns: int, edges: frozenset[str]) -> Callable[[frozenset[Cell], int], bool]:
    """Whether MIN, to move, makes a square of a window dead with so many dominoes of MAX outside, by all moves."""
    window = frozenset(product(range(rows), range(columns)))

    def exists(square: Cell) -> bool:
        r, c = square
        gone = {"top": r < 0, "bottom": r >= rows, "left": c < 0, "right": c >= columns}
        return not any(gone[edge] for edge in edges)

    on_board = {square: {other for other in around(square) if exists(other)} for square in window}

    def has_dead(free: frozenset[Cell]) -> bool:
        return any(on_board[v] <= window and not on_board[v] & free for v in free)

    def replies(free: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
        for v in free:
            if on_board[v] - window:
                yield free - {v}
            yield from (free - {v, w} for w in on_board[v] & free if v < w)

    @cache
    def wins(free: frozenset[Cell], outside: int) -> bool:
        if has_dead(free):
            return True
        if outside < 1:
            return False
        options = (free - {v, w} for v in free for w in on_board[v] & free if v < w)
        return any(
            has_dead(after) or (wins(after, outside - 1) and all(wins(rest, outside) for rest in replies(after)))
            for after in options
        )

    return wins
