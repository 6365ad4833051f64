"""The leaves of a game tree as codes: integers in the same order as the values of the fillings.

A code is the numerator over a common denominator or, if none fits, the rank of the value. If MIN proposes, codes are of
the negated value: minimax with MIN first is -minimax(-E), so that the proposer always maximizes. `none_of` is the code
of a filling without a value.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import Any

import numpy as np

from tiling_gui.games.evaluate.domain import Domain
from tiling_gui.games.evaluate.expression import (
    Binary,
    Expression,
    Node,
    Variable,
    children,
    walk,
)
from tiling_gui.games.evaluate.search.rational_arrays import Array, joined, quotients, ranked
from tiling_gui.games.evaluate.search.scaled_integers import (
    ScaledIntegers,
    TooLargeError,
    combined,
    inverse,
    scaled,
    times,
)

RANKABLE = 2_000_000
"""Maximum number of leaves that are computed, and ranked if necessary, at once."""
_PIECE = 200_000
"""Number of leaves above which quotients are computed in pieces."""
_SLICE = 1_000_000
"""Number of leaves computed at once if there are too many for one piece; this many fit the cache."""

Part = tuple[slice, ...]
"""The slices of the leading axes."""
Check = Callable[[], None]
"""Called regularly; raises to stop the work."""


def none_of(kind: Any) -> int:
    """The code of "no value" in arrays of a type: its largest number."""
    return int(np.iinfo(kind).max)


@dataclass(frozen=True)
class LeafCodes:
    """Codes of all fillings, with one axis for each variable in order of appearance, and how to decode them."""

    codes: Array
    sign: int
    """-1 if the codes are of the negated value."""
    denominator: int = 1
    above: Array | None = None
    """Numerators by rank, if codes are ranks; None if codes are numerators."""
    below: Array | None = None

    @property
    def none(self) -> int:
        return none_of(self.codes.dtype)

    @cached_property
    def has_none(self) -> bool:
        """True if some filling has no value."""
        return bool((self.codes == self.none).any())

    def value(self, code: int) -> Fraction | None:
        """The value of a code; None for "no value"."""
        if code == self.none:
            return None
        if self.above is None or self.below is None:
            return Fraction(self.sign * code, self.denominator)
        return Fraction(int(self.above[code]), int(self.below[code]))  # ranks are descending if MIN proposes


def leaves(expression: Expression, domain: Domain, sign: int, check: Check) -> LeafCodes:
    """All leaves at once; for at most RANKABLE leaves."""
    root, names = expression.root, expression.variables
    shape = (len(domain),) * len(names)
    try:
        return _from_scaled(scaled(root, names, domain), shape, sign)
    except TooLargeError:
        pass
    domains = dict.fromkeys(names, domain)
    if len(domain) ** len(names) <= _PIECE:
        found = quotients(root, domains, check)
    else:
        found = joined([quotients(root, {**domains, names[0]: (value,)}, check) for value in domain], shape)
    check()
    valid = np.ones(shape, bool) if found.invalid is None else ~np.broadcast_to(found.invalid, shape)
    ranks, above, below = ranked(found, valid, check)
    return _from_ranks(ranks, above, below, valid, sign)


def _from_scaled(found: ScaledIntegers, shape: tuple[int, ...], sign: int) -> LeafCodes:
    numerators = np.broadcast_to(found.numerators, shape)
    invalid = None if found.invalid is None else np.broadcast_to(found.invalid, shape)
    shown = numerators if invalid is None else numerators[~invalid]
    low, high = (int(shown.min()), int(shown.max())) if shown.size else (0, 0)
    kind = smallest_type(low, high)
    if kind is np.int64:
        valid = np.ones(shape, bool) if invalid is None else ~invalid
        distinct, ranks = np.unique(numerators[valid], return_inverse=True)
        return _from_ranks(ranks.reshape(-1), distinct, np.full(1, found.denominator), valid, sign)
    return LeafCodes(coded(numerators, invalid, sign, kind), sign, found.denominator)


def coded(numerators: Array, invalid: Array | None, sign: int, kind: Any) -> Array:
    codes = np.array(numerators if sign > 0 else -numerators, kind)
    if invalid is not None:
        codes[invalid] = none_of(kind)
    return codes


def smallest_type(low: int, high: int) -> Any:
    """The smallest type whose codes hold low to high and their negatives, besides the sentinels of both signs."""
    size = max(-low, high)
    return np.int16 if size < none_of(np.int16) else np.int32 if size < none_of(np.int32) else np.int64


def _from_ranks(ranks: Array, above: Array, below: Array, valid: Array, sign: int) -> LeafCodes:
    kind = smallest_type(0, len(above))
    if sign < 0:
        ranks, above, below = len(above) - 1 - ranks, above[::-1], below[::-1]
    codes = np.full(valid.shape, none_of(kind), kind)
    codes[valid] = ranks.astype(kind)
    return LeafCodes(codes, sign, 1, above, np.broadcast_to(below, above.shape))


class Slices:
    """The leaves in slices, one for every value of the first variable: for more than RANKABLE fillings.

    Parts of the expression with at most RANKABLE fillings are computed once, the operations above them slice by slice.
    Raises TooLargeError at once if numerators over one denominator do not fit, or if a divisor is too large a part:
    ranks would need all leaves.
    """

    def __init__(self, expression: Expression, domain: Domain, sign: int, check: Check) -> None:
        self._names, self._domain, self.sign = expression.variables, domain, sign
        self._root = expression.root
        self._parts: dict[Node, ScaledIntegers] = {}
        self._inverses: dict[Node, ScaledIntegers] = {}
        self._compute_parts(self._root)
        outline = self._sliced(self._root, (slice(0, 0),), check)
        self.denominator = outline.denominator
        self.kind = smallest_type(outline.low, outline.high)
        self.has_none = outline.invalid is not None

    def _compute_parts(self, node: Node) -> None:
        names = {n.name for n in walk(node) if isinstance(n, Variable)}
        if len(self._domain) ** len(names) <= RANKABLE:
            self._parts[node] = scaled(node, self._names, self._domain)
            return
        for child in children(node):
            self._compute_parts(child)
        if isinstance(node, Binary) and node.sign == "/":
            if node.right not in self._parts:
                raise TooLargeError
            self._inverses[node.right] = inverse(self._parts[node.right])

    def _sliced(self, node: Node, part: Part, check: Check) -> ScaledIntegers:
        if node in self._parts:
            return _cut(self._parts[node], part)
        check()
        if isinstance(node, Binary) and node.sign == "/":
            return times(self._sliced(node.left, part, check), _cut(self._inverses[node.right], part))
        return combined(node, [self._sliced(child, part, check) for child in children(node)])

    def arrays(self, check: Check) -> Iterator[Array]:
        """Yield codes with the first variable at each value of the domain in turn, with one axis less than all leaves.

        Yields the same array every time, with new contents.
        """
        m, n = len(self._domain), len(self._names)
        fixed = next(r for r in range(1, n + 1) if r == n or m ** (n - r) <= _SLICE)
        codes = np.empty((m,) * (n - 1), self.kind)
        shape = (1,) * fixed + (m,) * (n - fixed)
        for i in range(m):
            for place in product(range(m), repeat=fixed - 1):
                found = self._sliced(self._root, tuple(slice(j, j + 1) for j in (i, *place)), check)
                invalid = None if found.invalid is None else np.broadcast_to(found.invalid, shape)
                piece = coded(np.broadcast_to(found.numerators, shape), invalid, self.sign, self.kind)
                codes[place] = piece[(0,) * fixed]
            yield codes

    def together(self, check: Check) -> LeafCodes:
        codes = np.empty((len(self._domain),) * len(self._names), self.kind)
        for i, part in enumerate(self.arrays(check)):
            codes[i] = part
        return LeafCodes(codes, self.sign, self.denominator)

    def value(self, code: int) -> Fraction | None:
        """The value of a code; None for "no value"."""
        return None if code == none_of(self.kind) else Fraction(self.sign * code, self.denominator)


def _cut(whole: ScaledIntegers, part: Part) -> ScaledIntegers:
    def cut(x: Array) -> Array:
        return x[tuple(slice(None) if size == 1 else piece for size, piece in zip(x.shape, part, strict=False))]

    invalid = None if whole.invalid is None else cut(whole.invalid)
    return replace(whole, numerators=cut(whole.numerators), invalid=invalid)
