"""The values of an expression over all fillings as numpy arrays of numerators over one denominator.

Before anything is computed, intervals of all intermediate results prove that int64 cannot overflow; otherwise
TooLargeError is raised and rational_arrays.py is used instead, which takes 5 to 45 times as long where both can do it.
An array has one axis for each variable, in the order given, with an entry for every value of the domain, or a single
one if the result does not depend on it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm

import numpy as np

from tiling_gui.games.evaluate.expression import (
    Binary,
    Call,
    Negative,
    Node,
    Number,
    Variable,
    children,
)
from tiling_gui.games.evaluate.search.rational_arrays import Array, mask_union

_LIMIT = 1 << 62


class TooLargeError(Exception):
    """Numerators over one common denominator might not fit 64 bits."""


@dataclass(frozen=True)
class ScaledIntegers:
    """Values `numerators / denominator`; `invalid` marks divisions by zero, None if there are none."""

    numerators: Array
    denominator: int
    low: int
    """A lower bound on the numerators; `high` is an upper one."""
    high: int
    invalid: Array | None


def scaled(node: Node, variables: Sequence[str], domain: Sequence[Fraction]) -> ScaledIntegers:
    """All values of `node` over a common denominator; axes on which it does not depend have length 1.

    Raises TooLargeError if an intermediate result might not fit, judged by intervals before it is computed.
    """
    match node:
        case Number(value, _):
            return _constant(value, len(variables))
        case Variable(name):
            return _variable(variables.index(name), len(variables), domain)
        case _:
            return combined(node, [scaled(child, variables, domain) for child in children(node)])


def combined(node: Node, operands: Sequence[ScaledIntegers]) -> ScaledIntegers:
    """Apply the operation at the top of `node` to its operands.

    The denominator depends only on the operands' denominators, except for a division: see `inverse`.
    """
    match node:
        case Negative(_):
            (a,) = operands
            return ScaledIntegers(-a.numerators, a.denominator, -a.high, -a.low, a.invalid)
        case Call("abs", _):
            (a,) = operands
            return ScaledIntegers(np.abs(a.numerators), a.denominator, 0, max(-a.low, a.high), a.invalid)
        case Call(name, _):
            result = operands[0]
            for operand in operands[1:]:
                result = _extreme(name, result, operand)
            return result
        case Binary("*", _, _):
            return times(operands[0], operands[1])
        case Binary("/", _, _):
            return times(operands[0], inverse(operands[1]))
        case Binary("%" | "^", _, _):
            raise TooLargeError  # powers have no bounds in advance; rational_arrays.py handles both
        case Binary(sign, _, _):
            return _plus(operands[0], operands[1], sign)
        case _:
            raise AssertionError("numbers and variables have no operands")


def _fits(*ends: int) -> tuple[int, int]:
    low, high = min(ends), max(ends)
    if low <= -_LIMIT or high >= _LIMIT:
        raise TooLargeError
    return low, high


def _constant(value: Fraction, axes: int) -> ScaledIntegers:
    low, high = _fits(value.numerator)
    return ScaledIntegers(np.full((1,) * axes, value.numerator, np.int64), value.denominator, low, high, None)


def _variable(axis: int, axes: int, domain: Sequence[Fraction]) -> ScaledIntegers:
    denominator = lcm(*(value.denominator for value in domain))
    numerators = [int(value * denominator) for value in domain]
    low, high = _fits(*numerators)
    shape = [1] * axes
    shape[axis] = len(domain)
    return ScaledIntegers(np.array(numerators, np.int64).reshape(shape), denominator, low, high, None)


def _common(a: ScaledIntegers, b: ScaledIntegers) -> tuple[ScaledIntegers, ScaledIntegers]:
    denominator = lcm(a.denominator, b.denominator)

    def widened(x: ScaledIntegers) -> ScaledIntegers:
        factor = denominator // x.denominator
        if factor == 1:
            return x
        low, high = _fits(x.low * factor, x.high * factor, factor)
        return ScaledIntegers(x.numerators * np.int64(factor), denominator, low, high, x.invalid)

    return widened(a), widened(b)


def _plus(a: ScaledIntegers, b: ScaledIntegers, sign: str) -> ScaledIntegers:
    a, b = _common(a, b)
    invalid = mask_union(a.invalid, b.invalid)
    if sign == "+":
        low, high = _fits(a.low + b.low, a.high + b.high)
        return ScaledIntegers(a.numerators + b.numerators, a.denominator, low, high, invalid)
    low, high = _fits(a.low - b.high, a.high - b.low)
    return ScaledIntegers(a.numerators - b.numerators, a.denominator, low, high, invalid)


def _extreme(name: str, a: ScaledIntegers, b: ScaledIntegers) -> ScaledIntegers:
    a, b = _common(a, b)
    choose, pick = (np.maximum, max) if name == "max" else (np.minimum, min)
    ends = pick(a.low, b.low), pick(a.high, b.high)
    return ScaledIntegers(choose(a.numerators, b.numerators), a.denominator, *ends, mask_union(a.invalid, b.invalid))


def times(a: ScaledIntegers, b: ScaledIntegers) -> ScaledIntegers:
    low, high = _fits(a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high)
    numerators = a.numerators * b.numerators
    return ScaledIntegers(numerators, a.denominator * b.denominator, low, high, mask_union(a.invalid, b.invalid))


def inverse(b: ScaledIntegers) -> ScaledIntegers:
    """1 / b over the least common multiple of the numerators in b; undefined where b is zero."""
    zero = b.numerators == 0
    invalid = mask_union(b.invalid, zero if zero.any() else None)
    # Undefined entries are set to 1; their results are never used.
    safe = b.numerators if invalid is None else np.where(invalid, np.int64(1), b.numerators)
    multiple = 1
    for size in np.unique(np.abs(safe)).tolist():
        multiple = lcm(multiple, size)
        _fits(multiple * b.denominator, b.denominator)
    common = gcd(multiple, b.denominator)
    turned = np.int64(multiple) // safe * np.int64(b.denominator // common)
    ends = _fits(int(turned.min()), int(turned.max()))
    return ScaledIntegers(turned, multiple // common, *ends, invalid)
