"""The matching game on flowers by its definition alone: every order of play, alike petals being one and the same.

A flower is a hub with petals: small graphs which have no vertex in common but the hub, called 0 in each. What a move
leaves of a petal is again a small graph, so a position is whether the hub is free and how often every petal is there:
few positions, however many vertices. Shares no code with the program.
"""

import random
from functools import cache
from itertools import permutations

Edge = tuple[int, int]
Petal = tuple[Edge, ...]
"""Edges among 0, the hub, and 1, 2, ...; the least of all its relabelled copies."""
Position = tuple[Petal, ...]
"""In order; the hub is free as long as an edge of some petal has it."""


@cache
def least_copy(petal: frozenset[Edge]) -> Petal:
    """The same for every petal that differs by the names of its vertices only, but for the hub's."""
    vertices = sorted({v for edge in petal for v in edge} - {0})
    copies = []
    for order in permutations(range(1, len(vertices) + 1)):
        name = {0: 0, **dict(zip(vertices, order, strict=True))}
        copies.append(tuple(sorted(tuple(sorted((name[u], name[v]))) for u, v in petal)))
    return min(copies)


@cache
def without(petal: Petal, taken: Edge) -> Petal:
    """What is left of a petal when two vertices are taken; they may be the hub and one that it has not."""
    return least_copy(frozenset(edge for edge in petal if not set(edge) & set(taken)))


@cache
def options(position: Position) -> frozenset[Position]:
    """What every move leaves."""
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
    """Edges still to come."""
    after = [1 + value(left, not max_moves) for left in options(position)]
    return (max if max_moves else min)(after, default=0)


@cache
def least(position: Position) -> int:
    """The edges of a least maximal matching."""
    return min((1 + least(left) for left in options(position)), default=0)


def forget() -> None:
    """Gives back what was found of positions."""
    for function in (options, value, least):
        function.cache_clear()


def graph(position: Position, size: int, chance: random.Random) -> list[Edge]:
    """A graph of `size` vertices, those beside the flower without an edge; its names, and the order of its edges, are
    left to chance."""
    names = chance.sample(range(size), size)
    hub, edges = names.pop(), []
    for petal in position:
        name = {0: hub, **{v: names.pop() for v in sorted({v for edge in petal for v in edge} - {0})}}
        edges += [tuple(sorted((name[u], name[v]))) for u, v in petal]
    return chance.sample(edges, len(edges))
