"""Orders in which a method tries digits and variables: natural, given, or by the paper's sampled estimates.

The estimate of placing digit d in variable v is the largest value of some random fillings with v = d, and the estimate
of proposing d is the least of those over the variables (section 3.1 of the paper). The paper's other orders are here
too: of the variables at MIN nodes, and separate orders of the digits for every height of the tree.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from tiling_gui.errors import input_error
from tiling_gui.games.evaluate.domain import Domain
from tiling_gui.games.evaluate.search.leaf_codes import LeafCodes
from tiling_gui.games.evaluate.search.rational_arrays import Array
from tiling_gui.search.conditions import ESTIMATE, GIVEN, Conditions, Sampling

_STARTS = 12
"""Number of random partly filled positions over which the estimates for a height are averaged."""


@dataclass(frozen=True)
class AuthorOrder:
    """An order of values and, possibly depending on the value, of variables, as in section 3.1 of the paper."""

    digits: tuple[Fraction, ...] = ()
    """All values of the domain; empty for the natural order."""
    variables: tuple[tuple[tuple[Fraction, ...], tuple[str, ...]], ...] = ()
    """(values, variables): the order of variables for placing one of these values; without values, for all."""

    def check_digits(self, domain: Domain) -> None:
        """Raise InputError if there are digits and they are not those of the domain."""
        if self.digits and sorted(self.digits) != list(domain):
            values = ", ".join(map(str, domain))
            raise input_error("The digit order must name every value of the domain once: {values}.", values=values)

    def variables_for(self, digit: Fraction) -> tuple[str, ...]:
        """The order in which variables are tried for a value; empty for the natural order."""
        return next((names for values, names in self.variables if not values or digit in values), ())


@dataclass(frozen=True)
class Orders:
    """The order of the digits for every number of variables left, and of the variables for every digit."""

    digits: Array
    """int64[n + 1, m]: indices into the domain."""
    variables: Array
    """int64[m, n]"""


def natural(values: int, variables: int, digits: Sequence[int] | None = None) -> Orders:
    """Digits in increasing or the given order, variables in order of appearance."""
    order = np.array(range(values) if digits is None else digits, np.int64)
    names = np.tile(np.arange(variables, dtype=np.int64), (values, 1))
    return Orders(np.tile(order, (variables + 1, 1)), names)


def chosen(
    conditions: Conditions,
    author: AuthorOrder | None,
    domain: Domain,
    names: Sequence[str],
    leaves: Callable[[], LeafCodes],
) -> Orders:
    """The orders under these conditions for the variables `names`; what the author says comes first.

    `leaves` is called if something is sampled. Raises InputError if the author's digits are not those of the domain.
    """
    if author:
        author.check_digits(domain)
    given = author.digits if author else ()
    orders = natural(len(domain), len(names), [domain.index(value) for value in given] or None)
    by_estimate = conditions.order == ESTIMATE and not given
    if by_estimate or (conditions.sampling.replies and conditions.order != GIVEN):
        estimated = sampled(leaves(), conditions.sampling)
        orders = Orders(estimated.digits if by_estimate else orders.digits, estimated.variables)
    for digit, value in enumerate(domain if author else ()):
        wanted = [names.index(name) for name in author.variables_for(value) if name in names] if author else []
        if wanted:
            orders.variables[digit] = wanted
    return orders


def sampled(leaves: LeafCodes, how: Sampling) -> Orders:
    """Digits by decreasing estimate; optionally variables by increasing estimate, and separate digits for each height.

    A seed gives the same order on every machine. Ties keep the natural order.
    """
    n, m = leaves.codes.ndim, leaves.codes.shape[0] if leaves.codes.ndim else 1
    source = np.random.default_rng(abs(how.seed))  # numpy rejects negative seeds
    estimates = _estimates(leaves, np.full(n, -1, np.int64), how.samples, source)
    orders = natural(m, n, _descending(estimates))
    if how.replies:
        orders.variables[:] = np.argsort(estimates, axis=1, kind="stable")
    if how.heights:
        for left in range(1, n):
            orders.digits[left] = _at_height(leaves, left, how.samples, source)
    return orders


def _descending(estimates: Array) -> list[int]:
    """Digits by decreasing minimum of their estimates over the variables."""
    return [int(d) for d in np.argsort(-estimates.min(axis=1), kind="stable")] if estimates.size else [0]


def _estimates(leaves: LeafCodes, filled: Array, samples: int, source: np.random.Generator) -> Array:
    """int64[m, n]: the estimate for every digit and variable; the largest code if filled, the least if invalid."""
    n, m = leaves.codes.ndim, leaves.codes.shape[0] if leaves.codes.ndim else 1
    found = np.full((m, n), leaves.none, np.int64)
    for v in range(n):
        if filled[v] >= 0:
            continue
        for d in range(m):
            fillings = source.integers(0, m, (samples, n))
            fillings = np.where(filled >= 0, filled, fillings)
            fillings[:, v] = d
            codes = leaves.codes[tuple(fillings.T)].astype(np.int64)
            codes = codes[codes != leaves.none]
            found[d, v] = codes.max() if codes.size else -leaves.none
    return found


def _at_height(leaves: LeafCodes, left: int, samples: int, source: np.random.Generator) -> list[int]:
    """The order of the digits with `left` variables left, by mean rank over random partly filled positions."""
    n, m = leaves.codes.ndim, leaves.codes.shape[0]
    ranks = np.zeros(m)
    for _ in range(_STARTS):
        filled = source.integers(0, m, n)
        filled[source.permutation(n)[:left]] = -1
        for rank, d in enumerate(_descending(_estimates(leaves, filled, samples, source))):
            ranks[d] += rank
    return [int(d) for d in np.argsort(ranks, kind="stable")]
