"""Rejects expressions whose powers can grow too large before a game starts, so that play never meets one."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from tiling_gui.errors import input_error
from tiling_gui.games.evaluate.arithmetic import MOST_BITS, is_too_large
from tiling_gui.games.evaluate.expression import Binary, Call, Expression, Negative, Node, Number, Variable
from tiling_gui.games.evaluate.notation import to_text

_FEW = 2000
"""Up to this many fillings of a power are all tried if the sizes of its operands do not decide."""


def refuse_large_powers(expression: Expression, domain: tuple[Fraction, ...], given: Mapping[str, Fraction]) -> None:
    """Raise InputError if a power of `expression` may have more than MOST_BITS binary digits for some filling.

    `given` are variables that already have values. A power with few fillings is rejected only if one of them makes it
    too large; one with more fillings also if the sizes of its operands alone do not rule that out.
    """
    choices = {name: (given[name],) if name in given else domain for name in expression.variables}
    if any(node.sign == "^" for node in expression.partial_nodes):
        _sizes(expression.root, choices)


def _sizes(node: Node, choices: Mapping[str, tuple[Fraction, ...]]) -> tuple[int, int]:
    """Bounds on the numerator and denominator of `node` wherever it is defined."""
    match node:
        case Number(value, _):
            return _size((value,))
        case Variable(name):
            return _size(choices[name])
        case Negative(operand):
            return _sizes(operand, choices)
        case Call(_, arguments):
            above, below = zip(*(_sizes(argument, choices) for argument in arguments), strict=True)
            return max(above), max(below)
        case Binary("^", left, right):
            base, (times, _) = max(_sizes(left, choices)), _sizes(right, choices)
            if base <= 1 or base.bit_length() * times <= MOST_BITS:
                return base**times, base**times
            return _size(_values(node, choices))
        case Binary(sign, left, right):
            (a, b), (c, d) = _sizes(left, choices), _sizes(right, choices)
            if sign == "%":
                return c, 1
            if sign == "*":
                return a * c, b * d
            return (a * d, b * c) if sign == "/" else (a * d + b * c, b * d)


def _size(values: tuple[Fraction, ...]) -> tuple[int, int]:
    return max((abs(v.numerator) for v in values), default=1), max((v.denominator for v in values), default=1)


def _values(power: Binary, choices: Mapping[str, tuple[Fraction, ...]]) -> tuple[Fraction, ...]:
    """All values a power can have. Raises InputError if one is too large, or if there are too many to try."""
    base, exponent, found = Expression(power.left), Expression(power.right), []
    names = Expression(power).variables
    fillings = 1
    for name in names:
        fillings *= len(choices[name])
    for filling in product(*(choices[name] for name in names)) if fillings <= _FEW else ():
        values = dict(zip(names, filling, strict=True))
        a, b = base.value(values), exponent.value(values)
        if a is not None and b is not None and is_too_large(a, b):
            break
        value = Expression(power).value(values)
        if value is not None:
            found.append(value)
    else:
        if fillings <= _FEW:
            return tuple(found)
    raise input_error(
        "{power} can become too large: powers are computed up to {bits} binary digits.",
        power=to_text(power),
        bits=MOST_BITS,
    )
