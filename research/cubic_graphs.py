"""Writes all connected cubic graphs with N vertices, up to isomorphism, as graph6, one per line.

    python -m research.cubic_graphs 14 > cubic14.g6

Starts with a star and completes it vertex by vertex: in every partial graph one vertex of degree less than three, one
with the most edges, gets its missing edges in all ways, to existing and to new vertices. Every vertex has three
neighbours in the end, so no graph is missed. Isomorphic partial graphs are merged by their canonical form, found by
individualisation and refinement. The numbers of graphs are A002851 of the OEIS: 1, 2, 5, 19, 85, 509.
"""

import argparse
from itertools import combinations

import networkx as nx

DEGREE = 3
Graph = tuple[int, ...]
"""The neighbours of every vertex as a bit mask."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vertices", type=int, help="4, 6, 8, ...; 14 take 15 seconds")
    for graph in cubic_graphs(parser.parse_args().vertices):
        print(graph6(graph))


def cubic_graphs(size: int) -> list[Graph]:
    """The connected cubic graphs with `size` vertices, one per isomorphism class, sorted by canonical form."""
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
    """The canonical form: the least relabelled graph among the leaves of the individualisation-refinement tree."""
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
    """Refine colours until vertices of the same colour have equally many neighbours of every colour."""
    number = 0
    while True:
        marks = [(colours[v], *sorted([colours[w] for w in near])) for v, near in enumerate(lists)]
        ranks = {mark: rank for rank, mark in enumerate(sorted(set(marks)))}
        colours = [ranks[mark] for mark in marks]
        if len(ranks) == number:
            return colours
        number = len(ranks)


def graph6(graph: Graph) -> str:
    found = nx.Graph()
    found.add_nodes_from(range(len(graph)))
    found.add_edges_from((v, w) for v, near in enumerate(graph) for w in range(v) if near >> w & 1)
    return str(nx.to_graph6_bytes(found, header=False).decode("ascii").strip())


if __name__ == "__main__":
    main()
