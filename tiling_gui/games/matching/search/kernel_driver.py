"""A graph laid out in arrays for the compiled search, with its tables. Importing this module loads numba."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tiling_gui.core.board import bits
from tiling_gui.core.compiled import load_module
from tiling_gui.core.graphs.symmetry import Permutation, symmetries
from tiling_gui.games.matching.rules import Edge, edge_sets

if TYPE_CHECKING:
    from tiling_gui.games.matching.search import kernel, parts
else:
    _FILES = [Path(__file__).with_name(name) for name in ("parts.py", "kernel.py")]
    parts: Any = load_module("tiling_gui.games.matching.search.parts", _FILES)
    kernel: Any = load_module("tiling_gui.games.matching.search.kernel", _FILES)

_DEPTHS = 40
"""More moves than this are in no game on 64 vertices."""
_MOST_IMAGES = 48
"""Automorphisms that are used: each is applied to every position."""
_SYMMETRIC_FROM = 20
"""Vertices from which automorphisms are worth being looked for."""
_MOST_PAIRINGS = 8
_FIRST_ROWS = 1 << 10


class KernelDriver:
    """Answers questions about masks of one graph's vertices, in slices of some nodes each."""

    def __init__(self, size: int, edges: Sequence[Edge], megabytes: int) -> None:
        near = np.zeros(max(size, 1), np.uint64)
        for u, v in edges:
            near[u] |= np.uint64(1 << v)
            near[v] |= np.uint64(1 << u)
        found = pairings(size, edges)
        images: list[Permutation] = [tuple(range(size))]
        if size >= _SYMMETRIC_FROM and edges:
            images = list(symmetries(size, edge_sets(edges), _MOST_IMAGES))
        images += [f for f in found if f not in images]
        ends = np.array(edges, np.int64).reshape(len(edges), 2)
        tables = np.array([_image_table(permutation) for permutation in images])
        fellows = np.array([images.index(f) for f in found], np.int64)
        self._problem = parts.Problem(near, ends, tables, fellows)
        room = (_DEPTHS, len(edges) + 8)
        self._scratch = kernel.Scratch(
            np.zeros(room, np.uint64),
            np.zeros(room, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.float64),
            np.zeros(4, np.int64),
        )
        self._most = 1 << max(10, (megabytes * 1_000_000 // 16).bit_length() - 2)
        self._bounds, self._means, self._least = (_table(_FIRST_ROWS) for _ in range(3))
        self._stored = {"means": 0, "least": 0}

    @property
    def _counters(self) -> Any:
        return self._scratch.counters

    def _begin(self, budget: int, stored: int = 0) -> None:
        self._counters[parts.NODES], self._counters[parts.BUDGET], self._counters[parts.STORED] = 0, budget, stored

    def bounds(self, mask: int, mover: int) -> tuple[int, int]:
        """What is proved of the edges still to come, at once; `mover` 0 for MAX, 1 for MIN."""
        self._begin(1 << 40, self._stored["means"])
        left, phase, certain = self._reduced(mask)
        if not left:
            value = (phase + 1) // 2 if mover == kernel.MAX else phase // 2
            return value, value
        lower, upper = kernel.static_bounds(left, phase, mover, self._problem)
        low, high = kernel.known_bounds(left, phase, mover, self._bounds)
        return certain + max(int(lower), int(low)), certain + min(int(upper), int(high))

    def ask(self, mask: int, mover: int, target: int, budget: int) -> tuple[bool | None, int]:
        """(whether at least `target` edges are still to come, nodes); None where the budget was not enough."""
        self._begin(budget, self._stored["means"])
        left, phase, certain = self._reduced(mask)
        answer = kernel.judged(left, phase, mover, target - certain, self._bounds)
        if answer == kernel.UNKNOWN:
            answer = kernel.prove(
                0, left, phase, mover, target - certain, self._problem, self._bounds, self._means, self._scratch
            )
        self._stored["means"] = int(self._counters[parts.STORED])
        nodes = int(self._counters[parts.NODES])
        if self.table_use > 0.5:
            self._bounds = self._grown(self._bounds)
        return None if answer == kernel.UNKNOWN else answer == kernel.YES, nodes

    def _reduced(self, mask: int) -> tuple[Any, int, int]:
        left, phase, certain = parts.reduced(np.uint64(mask), 0, self._problem, self._means, self._counters)
        self._stored["means"] = int(self._counters[parts.STORED])
        if self._stored["means"] * 4 > self._means.masks.size:
            self._means = self._grown(self._means)
        return np.uint64(left), int(phase), int(certain)

    def means(self, part: int, budget: int) -> tuple[int | None, int]:
        """(twice the mean of a connected part, or minus the size of the least zugzwang it reaches; nodes)."""
        self._begin(budget, self._stored["means"])
        found = int(parts.means(np.uint64(part), self._problem, self._means, self._counters))
        self._stored["means"] = int(self._counters[parts.STORED])
        if self._stored["means"] * 2 > self._means.masks.size:
            self._means = self._grown(self._means)
        return None if found == parts.BROKEN else found, int(self._counters[parts.NODES])

    def least(self, part: int, budget: int) -> tuple[int | None, int]:
        """(the least number of edges of a maximal matching of a connected part, nodes)."""
        self._begin(budget, self._stored["least"])
        found = int(parts.least(np.uint64(part), self._problem, self._least, self._counters))
        self._stored["least"] = int(self._counters[parts.STORED])
        if self._stored["least"] * 2 > self._least.masks.size:
            self._least = self._grown(self._least)
        return None if found == parts.BROKEN else found, int(self._counters[parts.NODES])

    def _grown(self, table: Any) -> Any:
        """The table with four times the rows, as long as there is memory for it."""
        if table.masks.size * 4 > self._most:
            return table
        larger = _table(table.masks.size * 4)
        kernel.take_over(table, larger, table is self._bounds)
        return larger

    @property
    def table_use(self) -> float:
        """Share of the rows of the search's table in use, looked up in some of them."""
        return float(np.count_nonzero(self._bounds.masks[:_FIRST_ROWS]) / _FIRST_ROWS)


def warm_up() -> None:
    """Compiles all of the search: one question of every kind about a ring of eight, which is no phase."""
    driver = KernelDriver(8, [(i, (i + 1) % 8) for i in range(8)], 1)
    everything = (1 << 8) - 1
    driver.bounds(everything, 0)
    for target in range(5):
        driver.ask(everything, 0, target, 1 << 20)
    driver.means(everything, 1 << 20)
    driver.least(everything, 1 << 20)
    kernel.take_over(driver._means, _table(2 * _FIRST_ROWS), False)


def pairings(size: int, edges: Sequence[Edge]) -> list[Permutation]:
    """Some automorphisms that exchange the vertices in pairs of neighbours, up to `_MOST_PAIRINGS`."""
    near = [0] * size
    for u, v in edges:
        near[u] |= 1 << v
        near[v] |= 1 << u
    return list(_pairings(near, {}, [4_000]))


def _pairings(near: list[int], mate: dict[int, int], steps: list[int]) -> Iterator[Permutation]:
    """Backtracking: the first vertex without a fellow gets each of its neighbours in turn; `steps` are left."""
    free = next((v for v in range(len(near)) if v not in mate), None)
    if free is None:
        if mate:
            yield tuple(mate[v] for v in range(len(near)))
        return
    count = 0
    for w in bits(near[free]):
        steps[0] -= 1
        if steps[0] < 0 or count == _MOST_PAIRINGS:
            return
        if w in mate or near[w].bit_count() != near[free].bit_count():
            continue
        fits = all(
            near[free] >> v & 1 == near[w] >> mate[v] & 1 and near[w] >> v & 1 == near[free] >> mate[v] & 1
            for v in mate
        )
        if fits:
            for found in _pairings(near, {**mate, free: w, w: free}, steps):
                yield found
                count += 1
                if count == _MOST_PAIRINGS:
                    return


def _image_table(permutation: Permutation) -> Any:
    """The image of every byte of a mask."""
    table, values = np.zeros((8, 256), np.uint64), np.arange(256)
    for v, to in enumerate(permutation):
        table[v // 8, values >> v % 8 & 1 == 1] |= np.uint64(1 << to)
    return table


def _table(rows: int) -> Any:
    return parts.Table(np.zeros(rows, np.uint64), np.zeros(rows, np.int64))
