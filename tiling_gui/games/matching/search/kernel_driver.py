"""A graph as arrays for the compiled search, with its tables. Importing this module loads numba."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from tiling_gui.core.board import bits
from tiling_gui.core.compiled_kinds import load
from tiling_gui.core.graphs.symmetry import Permutation, symmetries
from tiling_gui.games.matching.rules import Edge, edge_sets, neighbours
from tiling_gui.games.matching.search.block_tables import BlockTables, block_tables, no_tables, worth_tables_from

if TYPE_CHECKING:
    from tiling_gui.games.matching.search import kernel, parts
else:
    parts: Any = load("matching", "tiling_gui.games.matching.search.parts")
    kernel: Any = load("matching", "tiling_gui.games.matching.search.kernel")

_HALF = (1 << 64) - 1
_MOST_IMAGES = 400
"""Maximum number of automorphisms used; those that map one vertex to its place are applied to a position."""
_SYMMETRIC_FROM = 20
"""Number of vertices from which automorphisms are worth computing."""
_MOST_PAIRINGS = 8
_FIRST_ROWS = 1 << 10


class KernelDriver:
    """Answers questions about sets of vertices (masks) of one graph, with a node limit each."""

    def __init__(self, size: int, edges: Sequence[Edge], megabytes: int) -> None:
        self._is_wide = size > 64
        near = self._masks(max(size, 1))
        for v, mask in enumerate(neighbours(size, edges)):
            if self._is_wide:
                near[:, v] = _halves(mask)
            else:
                near[v] = mask
        images: Sequence[Permutation] = ()
        if size >= _SYMMETRIC_FROM and edges:
            images = symmetries(size, edge_sets(edges), _MOST_IMAGES)
        by_vertex = _by_vertex(size, images if len(images) > 1 else ())
        images = [f for each in by_vertex for f in each]
        ends = np.array(edges, np.int64).reshape(len(edges), 2)
        fellows = pairings(size, edges)
        self._problem = parts.Problem(
            near,
            ends,
            np.array(images, np.int64).reshape(len(images), size),
            np.cumsum([0, *map(len, by_vertex)], dtype=np.int64),
            np.array(fellows, np.int64).reshape(len(fellows), size),
            no_tables(size),
        )
        self._make_blocks: Callable[[], BlockTables] | None = partial(block_tables, size, edges, images)
        self._searched, self._blocks_from = 0, worth_tables_from(size)
        room = (size // 2 + 8, len(edges) + 8)  # a game has no more moves
        self._scratch = kernel.Scratch(
            np.array([self._masks(room[1]) for _ in range(room[0])]),
            np.zeros(room, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.float64),
            np.zeros(4, np.int64),
        )
        row = 24 if self._is_wide else 16
        self._most = 1 << max(10, (megabytes * 1_000_000 // row // 3).bit_length() - 1)
        self._bounds, self._means, self._least = (self._table(_FIRST_ROWS) for _ in range(3))
        self._stored = {"means": 0, "least": 0}
        self.is_full = False
        """True if the last question filled its table so that asking again, which starts from what is stored, would get
        no further: there is no answer within this memory.
        """

    def _masks(self, count: int) -> Any:
        """An empty array of masks, in the format of search/words.py."""
        return np.zeros((2, count) if self._is_wide else count, np.uint64)

    def _table(self, rows: int) -> Any:
        return parts.Table(self._masks(rows), np.zeros(rows, np.int64))

    @property
    def _counters(self) -> Any:
        return self._scratch.counters

    def _begin(self, budget: int, stored: int) -> None:
        self._counters[parts.NODES], self._counters[parts.BUDGET], self._counters[parts.STORED] = 0, budget, stored
        self.is_full = False

    def bounds(self, mask: int, mover: int) -> tuple[int, int]:
        """Proved bounds on the edges still to come, without a search; `mover` is 0 for MAX, 1 for MIN."""
        self._begin(1 << 40, self._stored["means"])
        tables = self._bounds, self._means, self._counters
        lower, upper = kernel.bounds(*_halves(mask), mover, self._problem, *tables)
        self._keep_means()
        return int(lower), int(upper)

    def ask(self, mask: int, mover: int, target: int, budget: int) -> tuple[bool | None, int]:
        """(whether at least `target` edges are still to come, or None if the budget was not enough; nodes)."""
        self._begin(budget, self._stored["means"])
        tables = self._bounds, self._means, self._scratch
        answer = kernel.ask(*_halves(mask), mover, target, self._problem, *tables)
        nodes = int(self._counters[parts.NODES])
        self._searched += nodes
        if self._searched >= self._blocks_from:
            self._use_blocks()
        self._keep_means()
        if self.table_use > 0.5:
            self._bounds = self._grown(self._bounds)
        return None if answer == kernel.UNKNOWN else answer == kernel.YES, nodes

    def _use_blocks(self) -> None:
        if self._make_blocks is not None:
            self._problem = self._problem._replace(blocks=self._make_blocks())
            self._make_blocks = None

    def _keep_means(self) -> None:
        """Update the number of stored means, and enlarge their table if necessary."""
        self._stored["means"] = int(self._counters[parts.STORED])
        if self._stored["means"] * 4 > self._means.facts.size:
            self._means = self._grown(self._means)

    def means(self, part: int, budget: int) -> tuple[int | None, int]:
        """(twice the mean of a connected component, or minus the size of its smallest zugzwang, or None; nodes)."""
        self._begin(budget, self._stored["means"])
        found = int(kernel.mean_of(*_halves(part), self._problem, self._means, self._counters))
        answer = self._answer(found, self._stored["means"])
        self._keep_means()
        return answer

    def least(self, part: int, budget: int) -> tuple[int | None, int]:
        """(the size of a smallest maximal matching of a connected component, or None; nodes)."""
        self._begin(budget, self._stored["least"])
        found = int(kernel.least_of(*_halves(part), self._problem, self._least, self._counters))
        answer = self._answer(found, self._stored["least"])
        self._stored["least"] = int(self._counters[parts.STORED])
        if self._stored["least"] * 2 > self._least.facts.size:
            self._least = self._grown(self._least)
        return answer

    def _answer(self, found: int, stored: int) -> tuple[int | None, int]:
        """(the result, None if it broke off; nodes); `stored` rows were in use before."""
        nodes = int(self._counters[parts.NODES])
        if found != parts.BROKEN:
            return found, nodes
        # More nodes than the depth of the search, so some were settled, but none found room in the table.
        self.is_full = nodes > len(self._scratch.order) and self._counters[parts.STORED] == stored
        return None, nodes

    def _grown(self, table: Any) -> Any:
        """The table with four times the rows, or as many as the memory allows."""
        rows = min(4 * table.facts.size, self._most)
        if rows == table.facts.size:
            return table
        larger = self._table(rows)
        kernel.take_over(table, larger, table is self._bounds)
        return larger

    @property
    def table_use(self) -> float:
        """The used share of the rows of the search's table, estimated from a sample."""
        return float(np.count_nonzero(self._bounds.facts[:_FIRST_ROWS]) / _FIRST_ROWS)


def warm_up() -> None:
    """Compile the search for up to 64 vertices, by asking each kind of question about a cycle of eight."""
    _warm_up(8)


def warm_up_wide() -> None:
    _warm_up(72)


def _warm_up(size: int) -> None:
    driver = KernelDriver(size, [(i, (i + 1) % 8) for i in range(8)], 1)
    everything = (1 << 8) - 1
    driver._use_blocks()
    driver.bounds(everything, 0)
    for target in range(5):
        driver.ask(everything, 0, target, 1 << 20)
    driver.means(everything, 1 << 20)
    driver.least(everything, 1 << 20)
    driver._grown(driver._means)


def _halves(mask: int) -> tuple[Any, Any]:
    """The lower and the upper 64 bits of a mask."""
    return np.uint64(mask & _HALF), np.uint64(mask >> 64)


def pairings(size: int, edges: Sequence[Edge]) -> list[Permutation]:
    """Up to `_MOST_PAIRINGS` automorphisms that exchange the vertices in pairs of neighbours."""
    return list(_pairings(neighbours(size, edges), {}, [4_000]))


def _pairings(near: list[int], mate: dict[int, int], steps: list[int]) -> Iterator[Permutation]:
    """Backtracking: an unpaired vertex is paired with each of its neighbours in turn; `steps` are left.

    The one with the most paired neighbours comes first, because a wrong partner then shows soon.
    """
    given = sum(1 << v for v in mate)
    free = max((v for v in range(len(near)) if v not in mate), key=lambda v: (near[v] & given).bit_count(), default=-1)
    if free < 0:
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


def _by_vertex(size: int, images: Sequence[Permutation]) -> list[list[Permutation]]:
    """For every vertex the automorphisms that take it to the first of its orbit."""
    first = [min((f[v] for f in images), default=v) for v in range(size)]
    return [[f for f in images if f[v] == first[v]] for v in range(size)]
