"""The matching game on flowers by definition alone: every order of play, with equal petals merged.

A flower is a hub with petals: small graphs that share only the hub, called 0 in each. A move leaves of a petal another
small graph, so a position is whether the hub is free and how many petals of each kind there are: few positions, however
many vertices. Shares no code with the program.
"""

import random
from functools import cache
from itertools import permutations

Edge = tuple[int, int]
Petal = tuple[Edge, ...]
"""Edges among 0, the hub, and 1, 2, ...; the least of all relabelled copies."""
Position = tuple[Petal, ...]
"""Sorted; the hub is free as long as an edge of some petal contains it."""


@cache
def least_copy(petal: frozenset[Edge]) -> Petal:
    """The canonical copy of a petal, equal for petals that differ only in the names of vertices other than the hub."""
    vertices = sorted({v for edge in petal for v in edge} - {0})
    copies = []
    for order in permutations(range(1, len(vertices) + 1)):
        name = {0: 0, **dict(zip(vertices, order, strict=True))}
        copies.append(tuple(sorted(tuple(sorted((name[u], name[v]))) for u, v in petal)))
    return min(copies)


@cache
def without(petal: Petal, taken: Edge) -> Petal:
    """The rest of a petal after two vertices are taken, which need not be in it."""
    return least_copy(frozenset(edge for edge in petal if not set(edge) & set(taken)))


@cache
def options(position: Position) -> frozenset[Position]:
    """The positions after each move."""
    found = set()
    for i, petal in enumerate(position):
        if i and position[i - 1] == petal:
            continue
        others = position[:i] + position[i + 1 :]
        for edge in petal:
            rest = [without(other, (0, 0)) for other in others] if 0 in edge else list(others)
            found.add(tuple(sorted(each for each in (without(petal, edge), *rest) if each)))
    return frozenset(found)


@cache
def value(position: Position, max_moves: bool) -> int:
    """The number of edges still to come."""
    after = [1 + value(left, not max_moves) for left in options(position)]
    return (max if max_moves else min)(after, default=0)


@cache
def least(position: Position) -> int:
    """The size of a least maximal matching."""
    return min((1 + least(left) for left in options(position)), default=0)


def forget() -> None:
    """Clears the caches."""
    for function in (options, value, least):
        function.cache_clear()


def graph(position: Position, size: int, chance: random.Random) -> list[Edge]:
    """A graph of `size` vertices with the flower and isolated vertices, random names and a random order of edges."""
    names = chance.sample(range(size), size)
    hub, edges = names.pop(), []
    for petal in position:
        name = {0: hub, **{v: names.pop() for v in sorted({v for edge in petal for v in edge} - {0})}}
        edges += [tuple(sorted((name[u], name[v]))) for u, v in petal]
    return chance.sample(edges, len(edges))
