"""The values of an expression over all fillings as reduced fractions, for expressions without a common denominator.

Numerators and denominators are int64 as long as the sizes that occur prove that the next operation cannot overflow, and
Python integers from then on. `ranked` orders the results exactly.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from tiling_gui.games.evaluate.arithmetic import apply
from tiling_gui.games.evaluate.expression import (
    Binary,
    Call,
    Negative,
    Node,
    Number,
    Variable,
    children,
)

Array = npt.NDArray[Any]
_LIMIT = 1 << 62
_PIECE = 10_000
"""Number of fractions processed as Python integers between two checks of the stop."""
_ROUNDED_ONCE = 1 << 53
"""The float quotient of two integers below this is correctly rounded, so it never inverts the order of fractions."""


@dataclass(frozen=True)
class RationalArrays:
    """Fractions `above / below` in lowest terms, below > 0; `invalid` marks undefined ones, None if there are none."""

    above: Array
    below: Array
    invalid: Array | None


def quotients(node: Node, domains: Mapping[str, Sequence[Fraction]], check: Callable[[], None]) -> RationalArrays:
    """All values of `node`, with one axis for each variable in the order of `domains`.

    Axes on which it does not depend have length 1. `check` is called before every operation and may raise.
    """
    match node:
        case Number(value, _):
            return _from_fractions([value], (1,) * len(domains))
        case Variable(name):
            shape = tuple(len(domains[name]) if other == name else 1 for other in domains)
            return _from_fractions(list(domains[name]), shape)
        case _:
            operands = [quotients(child, domains, check) for child in children(node)]
            check()
            return _combined(node, operands, check)


def joined(pieces: Sequence[RationalArrays], shape: tuple[int, ...]) -> RationalArrays:
    """Pieces joined along the first axis to an array of the given shape."""
    whole = (len(pieces), *shape[1:])

    def stacked(parts: Sequence[Array]) -> Array:
        return np.concatenate([np.broadcast_to(part, (1, *whole[1:])) for part in parts])

    masks = [np.zeros((1,) * len(shape), bool) if piece.invalid is None else piece.invalid for piece in pieces]
    invalid = None if all(piece.invalid is None for piece in pieces) else stacked(masks)
    return RationalArrays(stacked([p.above for p in pieces]), stacked([p.below for p in pieces]), invalid)


def _combined(node: Node, operands: Sequence[RationalArrays], check: Callable[[], None]) -> RationalArrays:
    a, b = operands[0], operands[-1]
    match node:
        case Negative(_):
            return RationalArrays(-a.above, a.below, a.invalid)
        case Call("abs", _):
            return RationalArrays(np.abs(a.above), a.below, a.invalid)
        case Call(name, _):
            result = a
            for operand in operands[1:]:
                result = _extreme(name, result, operand)
            return result
        case Binary("*", _, _):
            above, below = _products((a.above, b.above), (a.below, b.below))
            return _reduced(above, below, mask_union(a.invalid, b.invalid))
        case Binary("/", _, _):
            return _divided(a, b)
        case Binary("%" | "^" as sign, _, _):
            return _one_by_one(sign, a, b, check)
        case Binary(sign, _, _):
            return _plus(a, b, sign)
        case _:
            raise AssertionError("numbers and variables have no operands")


def _from_fractions(values: list[Fraction], shape: tuple[int, ...]) -> RationalArrays:
    above, below = [v.numerator for v in values], [v.denominator for v in values]
    kind: Any = np.int64 if max(map(abs, above + below)) < _LIMIT else object
    return RationalArrays(np.array(above, kind).reshape(shape), np.array(below, kind).reshape(shape), None)


def mask_union(a: Array | None, b: Array | None) -> Array | None:
    """The union of two masks; None is an empty one."""
    return b if a is None else a if b is None else a | b


def _largest(x: Array) -> int:
    return max(int(x.max()), -int(x.min()))


def _products(*pairs: tuple[Array, Array]) -> list[Array]:
    """The product of every pair, in int64 only if the sum of all products certainly fits."""
    if all(x.dtype != object for pair in pairs for x in pair):
        if sum(_largest(x) * _largest(y) for x, y in pairs) < _LIMIT:
            return [x * y for x, y in pairs]
        pairs = tuple((x.astype(object), y.astype(object)) for x, y in pairs)
    return [x * y for x, y in pairs]


def _reduced(above: Array, below: Array, invalid: Array | None) -> RationalArrays:
    common = np.gcd(above, below)
    above, below = above // common, below // common
    if above.dtype == object and max(_largest(above), _largest(below)) < _LIMIT:
        above, below = above.astype(np.int64), below.astype(np.int64)
    if above.dtype != below.dtype:
        above, below = above.astype(object), below.astype(object)
    return RationalArrays(above, below, invalid)


def _plus(a: RationalArrays, b: RationalArrays, sign: str) -> RationalArrays:
    x, y, below = _products((a.above, b.below), (b.above, a.below), (a.below, b.below))
    return _reduced(x + y if sign == "+" else x - y, below, mask_union(a.invalid, b.invalid))


def _extreme(name: str, a: RationalArrays, b: RationalArrays) -> RationalArrays:
    x, y = _products((a.above, b.below), (b.above, a.below))
    first = x >= y if name == "max" else x <= y
    first = first.astype(bool)
    above, below = np.where(first, a.above, b.above), np.where(first, a.below, b.below)
    return RationalArrays(above, below, mask_union(a.invalid, b.invalid))


def _divided(a: RationalArrays, b: RationalArrays) -> RationalArrays:
    zero = (b.above == 0).astype(bool)
    invalid = mask_union(b.invalid, zero if zero.any() else None)
    turned = np.where(zero, 1, b.above) if zero.any() else b.above
    sign = np.where(turned < 0, -1, 1)
    above, below = _products((a.above, b.below * sign), (a.below, np.abs(turned)))
    return _reduced(above, below, mask_union(a.invalid, invalid))


def _one_by_one(sign: str, a: RationalArrays, b: RationalArrays, check: Callable[[], None]) -> RationalArrays:
    """A power or a remainder, computed entry by entry with Fraction."""
    columns = np.broadcast_arrays(a.above, a.below, b.above, b.below)
    shape, size = columns[0].shape, columns[0].size
    lists = [column.reshape(-1).tolist() for column in columns]
    outside = mask_union(a.invalid, b.invalid)
    known = np.zeros(shape, bool) if outside is None else np.broadcast_to(outside, shape)
    invalid = known.reshape(-1).copy()
    found = [Fraction(1)] * size  # undefined entries are 1
    for k in range(size):
        if k % _PIECE == 0:
            check()
        if not invalid[k]:
            value = apply(sign, [Fraction(lists[0][k], lists[1][k]), Fraction(lists[2][k], lists[3][k])])
            invalid[k] = value is None
            found[k] = found[k] if value is None else value
    made = _from_fractions(found, shape)
    return RationalArrays(made.above, made.below, invalid.reshape(shape) if invalid.any() else None)


# Exact order ----------------------------------------------------------------------------------------------


def ranked(q: RationalArrays, valid: Array, check: Callable[[], None]) -> tuple[Array, Array, Array]:
    """Return (rank of every valid fraction, numerators by rank, denominators by rank), in exact increasing order.

    Sorting uses the correctly rounded float of each fraction, which may tie but never invert two of them; unequal
    fractions that tie are ordered with Fraction.
    """
    above, below = (np.broadcast_to(x, valid.shape)[valid] for x in (q.above, q.below))
    rounded = _rounded(above, below, check)
    check()
    floats, first, group = np.unique(rounded, return_index=True, return_inverse=True)
    group = group.reshape(-1)
    check()
    unequal = (above != above[first][group]) | (below != below[first][group])
    mixed = np.unique(group[unequal.astype(bool)])
    if not mixed.size:
        return group, above[first], below[first]
    members = np.flatnonzero(np.isin(group, mixed))
    check()
    groups = group[members].tolist()
    exact: list[Fraction] = []
    inside: dict[int, set[Fraction]] = {int(g): set() for g in mixed}
    for start in range(0, len(members), _PIECE):
        check()
        piece = members[start : start + _PIECE]
        exact += [Fraction(x, y) for x, y in zip(above[piece].tolist(), below[piece].tolist(), strict=True)]
        for g, value in zip(groups[start : start + _PIECE], exact[start:], strict=True):
            inside[g].add(value)
    sizes = np.ones(len(floats), np.int64)
    for g, values in inside.items():
        sizes[g] = len(values)
    ranks = (np.cumsum(sizes) - sizes)[group]
    check()
    place = {(g, value): k for g, values in inside.items() for k, value in enumerate(sorted(values))}
    for start in range(0, len(members), _PIECE):
        check()
        pairs = zip(groups[start : start + _PIECE], exact[start : start + _PIECE], strict=True)
        ranks[members[start : start + _PIECE]] += [place[pair] for pair in pairs]
    by_above, by_below = np.empty(int(sizes.sum()), above.dtype), np.empty(int(sizes.sum()), above.dtype)
    by_above[ranks], by_below[ranks] = above, below
    return ranks, by_above, by_below


def _rounded(above: Array, below: Array, check: Callable[[], None]) -> Array:
    """Keys that order fractions correctly except for ties: correctly rounded floats, else exact ranks."""
    if not above.size:
        return np.zeros(0)
    if above.dtype != object and max(_largest(above), _largest(below)) < _ROUNDED_ONCE:
        return np.asarray(above / below, dtype=np.float64)
    keys = np.empty(len(above))
    try:
        for start in range(0, len(above), _PIECE):
            check()
            piece = slice(start, start + _PIECE)
            pairs = zip(above[piece].tolist(), below[piece].tolist(), strict=True)
            keys[piece] = [x / y for x, y in pairs]  # Python rounds quotients of integers of any size correctly
    except OverflowError:
        exact = [Fraction(x, y) for x, y in zip(above.tolist(), below.tolist(), strict=True)]
        rank = {value: k for k, value in enumerate(sorted(set(exact)))}
        return np.array([rank[value] for value in exact], dtype=np.float64)
    return keys
