"""A normal form of expressions, and the variables that can be interchanged.

The normal form flattens sums and products, sorts their operands and combines their constants. Two positions whose
expressions, with the known values substituted, have the same normal form are worth the same: every completion gives
both the same value, or both none, because nothing that could be undefined is ever dropped.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from tiling_gui.games.evaluate.arithmetic import apply
from tiling_gui.games.evaluate.expression import (
    Binary,
    Call,
    Expression,
    Negative,
    Node,
    Number,
    Variable,
    mapped,
)

Form = tuple[object, ...]
"""Nested tuples headed by "c" constant, "v" variable, "+" "*" "1/" "%" "^" abs max min, or "x" undefined."""

_INVALID: Form = ("x",)


def normal_form(node: Node, values: Mapping[str, Fraction]) -> Form:
    """The normal form of `node` with `values` substituted; ("x",) if it is already undefined."""
    match node:
        case Number(value, _):
            return _constant(value)
        case Variable(name):
            return _constant(values[name]) if name in values else ("v", name)
        case Negative(operand):
            return _product([_constant(Fraction(-1)), normal_form(operand, values)])
        case Binary(sign, left, right):
            first, second = normal_form(left, values), normal_form(right, values)
            if sign in "%^":
                return _applied(sign, [first, second])
            if sign == "-":
                second = _product([_constant(Fraction(-1)), second])
            elif sign == "/":
                second = _inverse(second)
            return _sum([first, second]) if sign in "+-" else _product([first, second])
        case Call(name, arguments):
            return _applied(name, sorted((normal_form(argument, values) for argument in arguments), key=repr))


def _constant(value: Fraction) -> Form:
    return ("c", value.numerator, value.denominator)


def _fraction(form: Form) -> Fraction:
    _, numerator, denominator = form
    assert isinstance(numerator, int)
    assert isinstance(denominator, int)
    return Fraction(numerator, denominator)


def _joined(head: str, parts: list[Form], neutral: int) -> Form:
    """Flattened and sorted, with all constants combined into one; a factor of zero keeps the other factors."""
    flat: list[Form] = []
    constant = Fraction(neutral)
    for part in parts:
        for item in part[1:] if part[0] == head else (part,):
            assert isinstance(item, tuple)
            if item == _INVALID:
                return _INVALID
            if item[0] == "c":
                constant = constant + _fraction(item) if head == "+" else constant * _fraction(item)
            else:
                flat.append(item)
    if not flat:
        return _constant(constant)
    if constant != neutral:
        flat.append(_constant(constant))
    return flat[0] if len(flat) == 1 else (head, *sorted(flat, key=repr))


def _sum(parts: list[Form]) -> Form:
    return _joined("+", parts, 0)


def _product(parts: list[Form]) -> Form:
    return _joined("*", parts, 1)


def _inverse(form: Form) -> Form:
    if form == _INVALID:
        return _INVALID
    if form[0] == "c":
        value = _fraction(form)
        return _constant(1 / value) if value else _INVALID
    return ("1/", form)


def _applied(action: str, parts: list[Form]) -> Form:
    """A remainder, a power or a function: computed if all its operands are constants, else unchanged."""
    if _INVALID in parts:
        return _INVALID
    if all(part[0] == "c" for part in parts):
        value = apply(action, [_fraction(part) for part in parts])
        return _INVALID if value is None else _constant(value)
    return (action, *parts)


@lru_cache(maxsize=256)
def interchangeable(expression: Expression) -> tuple[tuple[str, ...], ...]:
    """Classes of variables such that exchanging two of a class gives an expression with the same normal form.

    Sound but not complete: only what the normal form shows is found. Classes and their members are in order of
    appearance. Transpositions within a class generate all its permutations, so any of them may be applied.
    """
    form = normal_form(expression.root, {})
    classes: list[list[str]] = []
    for name in expression.variables:
        for members in classes:
            if normal_form(_exchanged(expression.root, members[0], name), {}) == form:
                members.append(name)
                break
        else:
            classes.append([name])
    return tuple(tuple(members) for members in classes)


def _exchanged(root: Node, one: str, other: str) -> Node:
    names = {one: Variable(other), other: Variable(one)}
    return mapped(root, lambda node: names.get(node.name) if isinstance(node, Variable) else None)
