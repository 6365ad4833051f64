"""Backward induction over all (|D| + 1)^n states of an expression, one layer of the tree at a time.

A state is an assignment of values to some of the variables. States with the same free variables form a block, an array
with one axis for each filled variable, so that a step of the induction is a minimum over slices and a maximum over
values of the domain, done by numpy on whole blocks:

    block(S) = max over d in D of ( min over v in S of block(S - {v}) where v = d )

Interchangeable variables (games/evaluate/normal_form.py) are filled in order: only the blocks in which the last k_1,
..., k_c members of the c classes are free are computed, and one variable of each class is tried.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import prod

import numpy as np

from tiling_gui.core.limits import Progress, Run
from tiling_gui.games.evaluate.domain import Domain
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.normal_form import interchangeable
from tiling_gui.games.evaluate.search.leaf_codes import RANKABLE, LeafCodes, Slices, leaves, none_of
from tiling_gui.games.evaluate.search.rational_arrays import Array

Counts = tuple[int, ...]
"""The number of free variables in each class."""

_KEPT_LEAVES = 20_000_000
_MOST_LEAVES = 150_000_000
_MOST_BYTES = 1_200_000_000
_MOST_BLOCKS = 20_000


@dataclass(frozen=True)
class Shape:
    """The properties of an expression that determine the work of the induction."""

    sizes: Counts
    """The number of variables in each class of interchangeable ones."""
    values: int
    """Size of the domain."""

    @property
    def leaves(self) -> int:
        return int(self.values ** sum(self.sizes))

    def blocks(self) -> Iterator[Counts]:
        """Every block except that of the leaves, fewest free variables first."""
        every = product(*(range(size + 1) for size in self.sizes))
        return iter(sorted((counts for counts in every if any(counts)), key=lambda counts: (sum(counts), counts)))

    def states(self, counts: Counts) -> int:
        return int(self.values ** (sum(self.sizes) - sum(counts)))

    def feasible(self) -> bool:
        """True if the induction is feasible in time and memory, assuming the widest type for codes."""
        if self.leaves > _MOST_LEAVES or prod(size + 1 for size in self.sizes) > _MOST_BLOCKS:
            return False
        itemsize = 8
        return itemsize * sum(self.states(counts) for counts in self.blocks()) <= _MOST_BYTES


class Induction:
    """The solved tree of an expression over a domain; every later question is a lookup.

    `sign` is +1 if MAX proposes, -1 if MIN does. Up to 20 million leaves are kept; if there are more, they are computed
    in slices, and only what is above them is kept. Without `merge`, interchangeable variables are kept apart. An
    induction outlives the `run` in which it is solved, so it keeps nothing of it. Raises StoppedError on a stop, and
    TooLargeError if there are more than RANKABLE leaves without a common denominator of 64 bits.
    """

    def __init__(
        self, expression: Expression, domain: Domain, sign: int, run: Run | None = None, *, merge: bool = True
    ) -> None:
        self.expression, self.domain, self.sign = expression, domain, sign
        self.classes = interchangeable(expression) if merge else tuple((name,) for name in expression.variables)
        self.shape = Shape(tuple(len(members) for members in self.classes), len(domain))
        self._index = {value: i for i, value in enumerate(domain)}
        self._axis = {name: i for i, name in enumerate(expression.variables)}
        self.nodes = 0
        """Number of states computed, including leaves."""
        self.none = 0
        """The code of "no value"."""
        self.has_none = False
        """False if every filling has a value."""
        self._total = self.shape.leaves + sum(self.shape.states(counts) for counts in self.shape.blocks())
        self._blocks: dict[Counts, Array] = {}
        self._leaves: LeafCodes | Slices
        self._buffer = np.zeros(0)
        self._solve(run or Run())

    # Computing ---------------------------------------------------------------------------------------------

    def _solve(self, run: Run) -> None:
        none_free = tuple(0 for _ in self.classes)
        if self.shape.leaves <= _KEPT_LEAVES:
            if self.shape.leaves <= RANKABLE:
                whole = leaves(self.expression, self.domain, self.sign, run.check)
            else:
                whole = Slices(self.expression, self.domain, self.sign, run.check).together(run.check)
            self._leaves, self._blocks[none_free] = whole, whole.codes
            self._kind, self.has_none = whole.codes.dtype, whole.has_none
            self._advance(self.shape.leaves, run)
        else:
            slices = Slices(self.expression, self.domain, self.sign, run.check)
            self._leaves, self._kind, self.has_none = slices, np.dtype(slices.kind), slices.has_none
            self._first_layer(slices, run)
        self.none = none_of(self._kind)
        for counts in self.shape.blocks():
            if counts not in self._blocks:
                self._blocks[counts] = self._block(counts, run)
                self._advance(self.shape.states(counts), run)
        self._buffer = np.zeros(0)

    def _advance(self, states: int, run: Run) -> None:
        self.nodes += states
        run.check()
        run.report_progress(Progress("solving", done=self.nodes, total=self._total, nodes=self.nodes))

    def _filled(self, counts: Counts) -> list[str]:
        pairs = zip(self.classes, counts, strict=True)
        free = {name for members, k in pairs for name in members[len(members) - k :]}
        return [name for name in self.expression.variables if name not in free]

    def _block(self, counts: Counts, run: Run) -> Array:
        children = [(self._blocks[child], axis) for child, axis in self.children(counts)]
        shape = (len(self.domain),) * (sum(self.shape.sizes) - sum(counts))
        low = -self.none
        result = np.full(shape, low, self._kind)
        if self._buffer.shape != shape:
            self._buffer = np.empty(shape, self._kind)
        least = self._buffer
        for d in range(len(self.domain)):
            run.check()
            (block, axis), *others = children
            first = block[(slice(None),) * axis + (d,)]
            if not others and not self.has_none:
                np.maximum(result, first, out=result)
                continue
            least[...] = first
            for block, axis in others:
                np.minimum(least, block[(slice(None),) * axis + (d,)], out=least)
            if self.has_none:  # a value that cannot be placed anywhere must not be proposed
                np.putmask(least, least == self.none, low)
            np.maximum(result, least, out=result)
        if self.has_none:
            np.putmask(result, result == low, self.none)
        return result

    def _first_layer(self, slices: Slices, run: Run) -> None:
        """The blocks with one free variable, from leaves that are never all in memory at once."""
        names, low, none = self.expression.variables, -none_of(self._kind), none_of(self._kind)
        shape = (len(self.domain),) * (len(names) - 1)
        last = {members[-1]: c for c, members in enumerate(self.classes)}
        free = {tuple(int(i == c) for i in range(len(self.classes))): name for name, c in last.items()}
        for counts in free:
            self._blocks[counts] = np.full(shape, low, self._kind)
            run.check()
        for i, codes in enumerate(slices.arrays(run.check)):
            run.check()
            if self.has_none:
                np.putmask(codes, codes == none, low)
            for counts, name in free.items():
                block = self._blocks[counts]
                if name == names[0]:
                    np.maximum(block, codes, out=block)
                else:
                    np.max(codes, axis=self._axis[name] - 1, out=block[i])
                run.check()
            self._advance(self.shape.leaves // len(self.domain), run)
        for block in self._blocks.values():
            if self.has_none:
                np.putmask(block, block == low, none)
            self.nodes += block.size

    # Lookups -----------------------------------------------------------------------------------------------

    def _state(self, values: Mapping[str, Fraction]) -> tuple[Counts, tuple[int, ...]]:
        """The block of a state and its index there; interchangeable variables are filled by increasing values."""
        held: dict[str, int] = {}
        counts = []
        for members in self.classes:
            inside = sorted(self._index[values[name]] for name in members if name in values)
            held.update(zip(members, inside, strict=False))
            counts.append(len(members) - len(inside))
        return tuple(counts), tuple(held[name] for name in self.expression.variables if name in held)

    def value(self, values: Mapping[str, Fraction]) -> Fraction | None:
        """The minimax value of the state `values` before a proposal; None if it has none."""
        counts, place = self._state(values)
        if counts not in self._blocks:
            return self.expression.value(values)
        return self._leaves.value(int(self._blocks[counts][place]))

    def reach(self, values: Mapping[str, Fraction]) -> tuple[Fraction, Fraction] | None:
        """The least and the largest value of a completion; None if there is none or the leaves were not kept."""
        if not isinstance(self._leaves, LeafCodes):
            return None
        place = tuple(self._index[values[name]] if name in values else slice(None) for name in self._axis)
        codes = self._leaves.codes[place]
        codes = codes[codes != self.none]
        ends = [self._leaves.value(int(code)) for code in (codes.min(), codes.max())] if codes.size else []
        low, high = sorted(end for end in ends if end is not None) or (None, None)
        return None if low is None or high is None else (low, high)

    @property
    def leaf_codes(self) -> LeafCodes | None:
        """The leaves as codes; None if they were not kept."""
        return self._leaves if isinstance(self._leaves, LeafCodes) else None

    @property
    def root_code(self) -> int:
        return int(self._blocks[self.shape.sizes])

    def leaf_arrays(self, run: Run) -> Iterator[Array]:
        """The codes of all leaves, in one or several arrays. Raises StoppedError on a stop."""
        if isinstance(self._leaves, LeafCodes):
            yield self._leaves.codes
        else:
            yield from self._leaves.arrays(run.check)

    def block(self, counts: Counts) -> Array:
        return self._blocks[counts]

    def children(self, counts: Counts) -> list[tuple[Counts, int]]:
        """For every class with a free variable: the block with one more of it filled, and the axis of that variable."""
        found = []
        for c, k in enumerate(counts):
            if k:
                child = tuple(x - (i == c) for i, x in enumerate(counts))
                name = self.classes[c][len(self.classes[c]) - k]
                found.append((child, self._filled(child).index(name)))
        return found
