"""Tables of block potentials of a graph: bounds of every set of free vertices, by lookups instead of a search.

The vertices are divided into blocks of about the same size with few edges between them, the cross edges. A block's
potentials give each subset of it a number, and the sum M over all blocks bounds what is free: Theorem 16 of
resources/help/en/theory.md and its remark about graphs. A graph is divided in several ways, and its automorphisms give
further ones with the same tables; the search (kernel.py) uses the best bound of all.
"""

import random
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tiling_gui.core.board import bits
from tiling_gui.core.compiled_kinds import potentials
from tiling_gui.core.graphs.symmetry import Permutation, moved
from tiling_gui.games.matching.rules import Edge, neighbours

_LARGEST = 21
"""The most vertices of a block; each one more doubles its table and the time for it."""
_TABLES = 3
"""The most ways to divide a graph that have tables of their own."""
_WAYS = 12
"""The most ways to divide it, with the images of those under automorphisms: each takes time at every position."""
_STARTS = 12
"""From how many vertices a division is sought."""
_TRIES = 8
"""From how many choices of owners better ones are sought."""
_POSITIONS = 8
"""The search pays for tables after a position for every so many subsets of a block."""


class BlockTables(NamedTuple):
    """w ways to divide n vertices into b blocks, and the tables of these."""

    orders: Any
    """int64[w, n]: the bit of every vertex when the blocks follow one another"""
    places: Any
    """int64[b, 2]: the first bit of every block and its number of vertices, the same in all ways"""
    begins: Any
    """int64[w, b]: where the table of every block begins"""
    tables: Any
    """int8: twice the lower and twice the upper potential of every subset, one after the other"""


def no_tables(size: int) -> BlockTables:
    """No way to divide a graph of so many vertices."""
    nothing = np.zeros((0, 2), np.int64)
    return BlockTables(np.zeros((0, size), np.int64), nothing, nothing, np.zeros(0, np.int8))


def worth_tables_from(size: int) -> int:
    """After how many positions of a graph of so many vertices tables are worth their time."""
    return (1 << -(-size // _blocks(size))) // _POSITIONS


def _blocks(size: int) -> int:
    return max(1, -(-size // _LARGEST))


def block_tables(size: int, edges: Sequence[Edge], automorphisms: Sequence[Permutation] = ()) -> BlockTables:
    """The tables of a graph; none if even the best division has more cross edges than vertices."""
    near = neighbours(size, edges)
    every = divisions(size, edges)
    if len(_cross_edges(near, every[0])) > size:
        return no_tables(size)
    orders, begins, tables, length = list[list[int]](), list[list[int]](), list[NDArray[np.int8]](), 0
    known = set[frozenset[int]]()
    for blocks in every[:_TABLES]:
        ways: dict[frozenset[int], Permutation] = {}
        for f in automorphisms or [tuple(range(size))]:
            ways.setdefault(frozenset(moved(block, f) for block in blocks), f)
        new = [f for alike, f in ways.items() if alike not in known][: _WAYS - len(orders)]
        known |= ways.keys()
        if not new:
            continue
        far = distances(near, blocks)
        partners, owners = partners_of(near, blocks, far), owners_of(near, blocks, far)
        starts = []
        for block in blocks:
            starts.append(length)
            tables.append(table(near, block, partners, owners))
            length += tables[-1].size
        inverse = [v for block in blocks for v in bits(block)]
        for f in new:
            bit = {f[v]: i for i, v in enumerate(inverse)}
            orders.append([bit[v] for v in range(size)])
            begins.append(starts)
    sizes = [block.bit_count() for block in every[0]]
    places = [(sum(sizes[:i]), block) for i, block in enumerate(sizes)]
    order, place, begin = (np.array(each, np.int64) for each in (orders, places, begins))
    return BlockTables(order, place, begin, np.concatenate(tables))


# How a graph is divided ----------------------------------------------------------------------------------


def divisions(size: int, edges: Sequence[Edge]) -> list[tuple[int, ...]]:
    """Ways to divide a graph into blocks, given as masks, the smallest first; first those with the fewest cross edges.

    Sought by exchanging pairs of vertices between sets that are close together (Kernighan and Lin).
    """
    import networkx as nx

    near = neighbours(size, edges)
    graph: Any = nx.Graph(list(edges))
    graph.add_nodes_from(range(size))
    found = set[tuple[int, ...]]()
    for start in range(0, size, -(-size // _STARTS)):
        sets = _divided(graph, _by_distance(near, start), _blocks(size))
        found.add(tuple(sorted((sum(1 << v for v in each) for each in sets), key=lambda b: (b.bit_count(), b))))
    return sorted(found, key=lambda blocks: (len(_cross_edges(near, blocks)), blocks))


def _divided(graph: Any, order: list[int], count: int) -> Iterator[list[int]]:
    """Divide the vertices in `order` into so many sets, of the same size or one more."""
    import networkx as nx

    if count == 1:
        yield order
        return
    cut = len(order) * (count // 2) // count
    # Both sets come back, with their sizes, in the other order (networkx 3.6.1).
    smaller, larger = sorted(
        nx.community.kernighan_lin_bisection(graph.subgraph(order), (set(order[:cut]), set(order[cut:])), seed=0),
        key=len,
    )
    yield from _divided(graph, [v for v in order if v in smaller], count // 2)
    yield from _divided(graph, [v for v in order if v in larger], count - count // 2)


def _by_distance(near: Sequence[int], start: int) -> list[int]:
    """All vertices, those nearest to one of them first."""
    order, seen = list[int](), 0
    for first in (start, *range(len(near))):
        waiting = deque([] if seen >> first & 1 else [first])
        seen |= 1 << first
        while waiting:
            v = waiting.popleft()
            order.append(v)
            waiting.extend(bits(near[v] & ~seen))
            seen |= near[v]
    return order


def _cross_edges(near: Sequence[int], blocks: Sequence[int]) -> list[Edge]:
    """The edges between blocks, with the vertex in the block that is named first before the other."""
    return [(v, w) for one, other in combinations(blocks, 2) for v in bits(one) for w in bits(near[v] & other)]


def distances(near: Sequence[int], blocks: Sequence[int]) -> dict[Edge, int]:
    """The distances of all pairs of vertices of one block within it; its size for pairs that it does not connect."""
    found = {(v, w): block.bit_count() for block in blocks for v in bits(block) for w in bits(block)}
    for block in blocks:
        for v in bits(block):
            layer, seen, steps = 1 << v, 0, 0
            while layer:
                seen |= layer
                beside = 0
                for w in bits(layer):
                    found[v, w] = steps
                    beside |= near[w]
                layer, steps = beside & block & ~seen, steps + 1
    return found


# Partners and owners of cross edges ----------------------------------------------------------------------


def partners_of(near: Sequence[int], blocks: Sequence[int], far: Mapping[Edge, int]) -> dict[Edge, Edge]:
    """For every cross edge another one between the same blocks with no end in common; itself if there is none.

    An edge (v, w) and its partner name the same block first. As far as possible, two that are close together by `far`,
    the `distances`, are partners of each other.
    """
    found: dict[Edge, Edge] = {}
    for two in combinations(blocks, 2):
        edges = _cross_edges(near, two)
        apart = ((e, f) for e, f in combinations(edges, 2) if e[0] != f[0] and e[1] != f[1])
        pairs = sorted(apart, key=lambda pair: sum(far[ends] for ends in zip(*pair, strict=True)))
        for e, f in pairs:
            if e not in found and f not in found:
                found[e], found[f] = f, e
        for e, f in pairs:
            found.setdefault(e, f)
            found.setdefault(f, e)
        found |= {e: e for e in edges if e not in found}
    return found


def owners_of(near: Sequence[int], blocks: Sequence[int], far: Mapping[Edge, int]) -> int:
    """Vertices, as a mask, among which is an end of every cross edge: few, and far from one another in their blocks.

    `far` are the `distances`.
    """
    edges = _cross_edges(near, blocks)

    def weight(v: int, others: Counter[int]) -> float:
        return 1 + sum(2.0 ** (1 - far[v, w]) for w, count in others.items() if count and w != v and (v, w) in far)

    def tried(seed: int) -> tuple[float, int]:
        chosen = random.Random(seed)
        owner = [e[chosen.randrange(2)] for e in edges]
        times, changed = Counter(owner), True
        while changed:
            changed = False
            for i, e in enumerate(edges):
                times[owner[i]] -= 1
                better = min(e, key=lambda v: (0 if times[v] else weight(v, times), v != owner[i]))
                times[better] += 1
                changed |= better != owner[i]
                owner[i] = better
        return sum(weight(v, times) + 1 for v in set(owner)), sum(1 << v for v in set(owner))

    return min(map(tried, range(_TRIES)))[1]


def table(near: Sequence[int], block: int, partners: dict[Edge, Edge], owners: int) -> NDArray[np.int8]:
    """Twice the greatest lower and twice the least upper potential of every subset of a block, one after the other."""
    place = {v: bit for bit, v in enumerate(bits(block))}
    edges = [1 << place[v] | 1 << place[w] for v in place for w in bits(near[v] & block) if v < w]
    beside = [(e[i], f[i]) for e, f in partners.items() for i in range(2) if e[i] in place]
    cuts = [(1 << place[v], 1 << place[w]) for v, w in beside]
    owning = [(1 << place[v], owners >> v & 1) for v in place if near[v] & ~block]
    lower, upper = (np.array(each, np.int64).reshape(-1, 2) for each in (cuts, owning))
    inside = np.array(edges, np.int64)
    both = potentials().lower(len(place), inside, lower), potentials().upper(len(place), inside, upper)
    return np.stack(both, axis=1).ravel()
