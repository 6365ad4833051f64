"""Writes every connected cubic graph of N vertices as graph6, a line each, up to isomorphism.

    python packaging/cubic_graphs.py 14 > cubic14.g6

A star is completed vertex by vertex: of every partial graph one vertex with the most edges of those that have fewer
than three gets its missing ones, to vertices that are there and to new ones, in all ways. Whichever vertex is taken,
it has three neighbours in the end, so every graph is met. Of isomorphic partial graphs one is kept, known by the least
code that individualisation and refinement lead to. The counts are A002851 of the OEIS: 1, 2, 5, 19, 85, 509.
"""

import argparse
from itertools import combinations

import networkx as nx

DEGREE = 3
Graph = tuple[int, ...]
"""The neighbours of every vertex, as a mask."""


def main() -> None:
    """Prints the graphs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vertices", type=int, help="4, 6, 8, ...; 14 take 15 seconds")
    for graph in cubic_graphs(parser.parse_args().vertices):
        print(graph6(graph))


def cubic_graphs(size: int) -> list[Graph]:
    """The connected cubic graphs of `size` vertices, one of each class, in the order of their codes."""
    level: set[Graph] = {canonical((0b1110, 1, 1, 1))} if size > DEGREE else set()
    whole = set()
    while level:
        larger = {canonical(graph) for partial in level for graph in _completed(partial, size)}
        done = {graph for graph in larger if all(near.bit_count() == DEGREE for near in graph)}
        whole |= {graph for graph in done if len(graph) == size}
        level = larger - done
    return sorted(whole)


def _completed(graph: Graph, size: int) -> list[Graph]:
    """All ways to give one vertex its missing edges."""
    open_ones = [v for v, near in enumerate(graph) if near.bit_count() < DEGREE]
    v = max(open_ones, key=lambda one: graph[one].bit_count())
    missing = DEGREE - graph[v].bit_count()
    others = [w for w in open_ones if w != v and not graph[v] >> w & 1]
    found = []
    for new in range(max(0, missing - len(others)), min(missing, size - len(graph)) + 1):
        added = range(len(graph), len(graph) + new)
        for chosen in combinations(others, missing - new):
            near = [*graph, *([0] * new)]
            for w in (*chosen, *added):
                near[v] |= 1 << w
                near[w] |= 1 << v
            found.append(tuple(near))
    return found


def canonical(graph: Graph) -> Graph:
    """The same for isomorphic graphs only: the least relabelled graph among the leaves of the refinement's tree."""
    lists = [[w for w in range(len(graph)) if near >> w & 1] for near in graph]
    best: Graph | None = None
    waiting = [_refined(lists, [0] * len(graph))]
    while waiting:
        colours = waiting.pop()
        cells: dict[int, list[int]] = {}
        for v, colour in enumerate(colours):
            cells.setdefault(colour, []).append(v)
        if len(cells) == len(graph):
            code = [0] * len(graph)
            for v, near in enumerate(lists):
                code[colours[v]] = sum(1 << colours[w] for w in near)
            best = tuple(code) if best is None else min(best, tuple(code))
            continue
        cell = next(cells[colour] for colour in sorted(cells) if len(cells[colour]) > 1)
        for v in cell:
            apart = [2 * colour for colour in colours]
            apart[v] -= 1
            waiting.append(_refined(lists, apart))
    assert best is not None
    return best


def _refined(lists: list[list[int]], colours: list[int]) -> list[int]:
    """Colours made finer until vertices of one colour have the same numbers of neighbours of every colour."""
    number = 0
    while True:
        marks = [(colours[v], *sorted([colours[w] for w in near])) for v, near in enumerate(lists)]
        ranks = {mark: rank for rank, mark in enumerate(sorted(set(marks)))}
        colours = [ranks[mark] for mark in marks]
        if len(ranks) == number:
            return colours
        number = len(ranks)


def graph6(graph: Graph) -> str:
    """A graph as a line of graph6."""
    found = nx.Graph()
    found.add_nodes_from(range(len(graph)))
    found.add_edges_from((v, w) for v, near in enumerate(graph) for w in range(v) if near >> w & 1)
    return str(nx.to_graph6_bytes(found, header=False).decode("ascii").strip())


if __name__ == "__main__":
    main()
