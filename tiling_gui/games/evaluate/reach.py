"""What a partly filled expression can still become: whether it can get a value at all, and within what bounds.

Whether there is a completion with a value (without division by zero, undefined power or remainder) decides which moves
are valid (the paper, footnote 1), so that answer is always exact. The bounds are exact if there are few completions or
the expression allows it; otherwise they are proved by interval arithmetic and marked as not exact. No numpy here,
because positions need this at once.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import count, product
from math import ceil, floor, prod

from tiling_gui.core.results import Extent
from tiling_gui.games.evaluate.arithmetic import PowerTooLargeError, apply
from tiling_gui.games.evaluate.expression import (
    Binary,
    Call,
    Expression,
    Negative,
    Node,
    Number,
    Variable,
    children,
    walk,
)
from tiling_gui.games.evaluate.normal_form import normal_form

Values = Mapping[str, Fraction]
Domain = tuple[Fraction, ...]

FEW = 2000
"""Up to this many completions are simply all tried."""
_TRIALS = 30
"""Values tried before the possible values of all parts are computed."""
_LISTED, _COMBINED = 100, 10_000
"""Limits for listing the values of a part: its completions, and the combinations of values of its operands."""


# Whether there is a value ---------------------------------------------------------------------------------


def completable(expression: Expression, domain: Domain, values: Values) -> bool:
    """True if some completion of `values` over `domain` gives `expression` a value.

    Backtracks over the variables for values that define every division, power and remainder, cutting a branch as soon
    as one whose variables are all filled is undefined. A denominator that is 0 as a polynomial, or an exponent that is
    1/2, is detected first. If some trials find nothing, the possible values of every part are computed, which usually
    decides.
    """
    checks = _checks(expression)
    free = [name for name in expression.variables if name not in values]
    wanted = [name for name in free if any(name in check.variables for check in checks)]
    known = dict(values)
    if any(check.fails(known) for check in checks if check.ready(known)):
        return False
    if not wanted:
        return True
    if any(check.never_holds(known) for check in checks):
        return False
    found = _fill(checks, domain, wanted, known, iter(range(_TRIALS)))
    if found is not None:
        return found
    outcomes = _outcomes(expression.root, domain, values)
    occurrences = _free_occurrences(expression.root, values)
    if outcomes is not None and (not outcomes or len(occurrences) == len(free)):
        return bool(outcomes)
    return bool(_fill(checks, domain, wanted, known, count()))


class _Check:
    """A part of an expression that must have a value, nonzero or an integer if so required."""

    def __init__(self, part: Node, *, nonzero: bool = False, whole: bool = False) -> None:
        self.nonzero, self.whole = nonzero, whole
        self.expression = Expression(part)
        self.variables = frozenset(self.expression.variables)

    def ready(self, known: Values) -> bool:
        return self.variables <= known.keys()

    def fails(self, known: Values) -> bool:
        value = self.expression.value(known)
        return value is None or self._refuses(value)

    def never_holds(self, known: Values) -> bool:
        """Whether the part is constant, whatever is filled in, with a value that is not allowed."""
        constant = _constant(self.expression, known) if self.nonzero or self.whole else None
        return constant is not None and self._refuses(constant)

    def _refuses(self, value: Fraction) -> bool:
        return (self.nonzero and not value) or (self.whole and value.denominator > 1)


@lru_cache(maxsize=64)
def _checks(expression: Expression) -> tuple[_Check, ...]:
    """The checks of all operations that may be undefined, right operands first because they are often known first."""
    found = []
    for node in expression.partial_nodes:
        found.append(_Check(node.right, nonzero=node.sign in "/%", whole=node.sign in "%^"))
        if node.sign != "/":
            found.append(_Check(node))
    return tuple(found)


def _fill(
    checks: tuple[_Check, ...], domain: Domain, wanted: list[str], known: dict[str, Fraction], trials: Iterator[int]
) -> bool | None:
    """Whether `wanted` can be filled so that every check holds; None when `trials` are used up."""
    if not wanted:
        return True
    name, rest = wanted[0], wanted[1:]
    found: bool | None = False
    for value in reversed(domain):  # zero often fails, and is often the first
        known[name] = value
        bad = any(check.fails(known) for check in checks if name in check.variables and check.ready(known))
        found = False if bad else _fill(checks, domain, rest, known, trials)
        if next(trials, None) is None and not found:
            found = None
        if found is not False:
            break
    del known[name]
    return found


def _outcomes(node: Node, domain: Domain, values: Values) -> frozenset[Fraction] | None:
    """All values a node can have; empty if it is always undefined, None if there are too many to list.

    If a variable occurs in several operands, impossible values may be included, because operands are combined
    independently.
    """
    names = set(_free_occurrences(node, values))
    if len(names) < 2 or len(domain) ** len(names) <= _LISTED:
        return frozenset(_completions(Expression(node), domain, values, sorted(names)))
    parts = [_outcomes(operand, domain, values) for operand in children(node)]
    if frozenset() in parts:
        return frozenset()
    known = [part for part in parts if part is not None]
    if len(known) < len(parts) or prod(map(len, known)) > _COMBINED:
        return None
    action = Expression(node).postfix[-1].action
    try:
        found = [apply(action, list(taken)) for taken in product(*known)]
    except PowerTooLargeError:  # for operands that do not occur together
        return None
    return frozenset(value for value in found if value is not None)


Polynomial = dict[tuple[tuple[str, int], ...], Fraction]
"""Coefficients of terms; a term is a product of powers of variables, or of parts treated as variables."""
_MANY_TERMS = 500
_LARGEST_POWER = 20
"""Up to this exponent powers are expanded."""


class _TooManyTermsError(Exception):
    """The polynomials have too many terms to be worth expanding."""


def _constant(expression: Expression, known: Values) -> Fraction | None:
    """The value of an expression that is constant wherever it is defined (x - x, (a+b)/2 - (b+a)/2).

    None if it is not found to be constant.
    """
    try:
        above, below = _quotient(expression.root, known)
    except _TooManyTermsError:
        return None
    ratios = {factor / below[term] if term in below else None for term, factor in above.items()} or {Fraction(0)}
    return ratios.pop() if len(ratios) == 1 and len(above) in (0, len(below)) else None


def _quotient(node: Node, known: Values) -> tuple[Polynomial, Polynomial]:
    """The node as a quotient of two polynomials.

    A remainder, a function, or a power without a small exponent is treated as a variable, the same one for equal normal
    forms.
    """
    one: Polynomial = {(): Fraction(1)}
    match node:
        case Number(value, _):
            return ({(): value} if value else {}), one
        case Variable(name):
            if name in known:
                return ({(): known[name]} if known[name] else {}), one
            return {((name, 1),): Fraction(1)}, one
        case Negative(operand):
            above, below = _quotient(operand, known)
            return {term: -factor for term, factor in above.items()}, below
        case Binary("^", base, exponent) if (times := _small_exponent(exponent, known)) is not None:
            above, below = one, one
            factor, divisor = _quotient(base, known)
            for _ in range(times):
                above, below = _times(above, factor), _times(below, divisor)
            return above, below
        case Call(_, _) | Binary("%" | "^", _, _):
            return {((repr(normal_form(node, known)), 1),): Fraction(1)}, one
        case Binary(sign, left, right):
            (a, b), (c, d) = _quotient(left, known), _quotient(right, known)
            if sign == "*":
                return _times(a, c), _times(b, d)
            if sign == "/":
                return _times(a, d), _times(b, c)
            crossed = _times(c, b)
            if sign == "-":
                crossed = {term: -factor for term, factor in crossed.items()}
            return _plus(_times(a, d), crossed), _times(b, d)


def _small_exponent(node: Node, known: Values) -> int | None:
    """The exponent if it is a constant integer from 0 to `_LARGEST_POWER`; else None."""
    match normal_form(node, known):
        case ("c", int(value), 1) if 0 <= value <= _LARGEST_POWER:
            return value
        case _:
            return None


def _plus(a: Polynomial, b: Polynomial) -> Polynomial:
    total = dict(a)
    for term, factor in b.items():
        total[term] = total.get(term, Fraction(0)) + factor
        if not total[term]:
            del total[term]
    return total


def _times(a: Polynomial, b: Polynomial) -> Polynomial:
    if len(a) * len(b) > _MANY_TERMS:
        raise _TooManyTermsError
    total: Polynomial = {}
    for (one, f), (other, g) in product(a.items(), b.items()):
        powers = dict(one)
        for name, power in other:
            powers[name] = powers.get(name, 0) + power
        term = tuple(sorted(powers.items()))
        total = _plus(total, {term: f * g})
    return total


# Bounds on the value --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reach:
    """Every completion with a value is between `lower` and `upper`; None if no bound is known."""

    lower: Fraction | None
    upper: Fraction | None
    exact: bool
    """True if both bounds are attained by completions."""

    @property
    def extent(self) -> Extent | None:
        """The reach as an Extent; None unless both bounds are known."""
        return None if self.lower is None or self.upper is None else Extent(self.lower, self.upper, self.exact)


NOTHING = Reach(None, None, True)
"""The reach of an expression that is always undefined."""


def reach(expression: Expression, domain: Domain, values: Values) -> Reach:
    """Bounds on the value over all completions of `values`; NOTHING if none has a value.

    Exact if there are at most FEW completions, or if every free variable occurs once and no denominator can be zero
    (the operations then attain the ends of their intervals independently); otherwise by interval arithmetic.
    """
    free = [name for name in expression.variables if name not in values]
    if len(domain) ** len(free) <= FEW:
        found = list(_completions(expression, domain, values, free))
        return Reach(min(found), max(found), True) if found else NOTHING
    if not completable(expression, domain, values):
        return NOTHING
    return _reach(expression.root, domain, values)


def interval(expression: Expression, domain: Domain, values: Values) -> Reach:
    """Bounds like those of `reach`, much faster but wider: parts with two or more free variables are not enumerated.

    For expressions that can get a value; never marked as exact.
    """
    found = _reach(expression.root, domain, values, len(domain))
    return Reach(found.lower, found.upper, False)


def _completions(expression: Expression, domain: Domain, values: Values, free: list[str]) -> Iterator[Fraction]:
    known = dict(values)
    for choice in product(domain, repeat=len(free)):
        known.update(zip(free, choice, strict=True))
        value = expression.value(known)
        if value is not None:
            yield value


def _free_occurrences(node: Node, values: Values) -> list[str]:
    return [n.name for n in walk(node) if isinstance(n, Variable) and n.name not in values]


def _reach(node: Node, domain: Domain, values: Values, few: int = FEW) -> Reach:
    names = _free_occurrences(node, values)
    if len(domain) ** len(set(names)) <= few:
        found = list(_completions(Expression(node), domain, values, sorted(set(names))))
        # A part that is undefined for some fillings is still exact: the rest of the expression cannot forbid others,
        # but only if no variable occurs elsewhere too; the caller checks that.
        return Reach(min(found), max(found), True) if found else NOTHING
    match node:
        case Negative(operand):
            inner = _reach(operand, domain, values, few)
            return Reach(_minus(inner.upper), _minus(inner.lower), inner.exact)
        case Call(name, arguments):
            return _reach_call(name, [_reach(argument, domain, values, few) for argument in arguments])
        case Binary("%" | "^" as sign, left, right):
            a, b = _reach(left, domain, values, few), _reach(right, domain, values, few)
            return _reach_remainder(a, b) if sign == "%" else _reach_power(a, b)
        case Binary(sign, left, right):
            a = _reach(left, domain, values, few)
            inverted = sign == "/"
            b = _reach_inverse(right, domain, values, few) if inverted else _reach(right, domain, values, few)
            exact = a.exact and b.exact and len(names) == len(set(names))
            if sign == "-":
                b = Reach(_minus(b.upper), _minus(b.lower), b.exact)
            if sign in "+-":
                return Reach(_add(a.lower, b.lower), _add(a.upper, b.upper), exact)
            return _reach_product(a, b, exact)
        case _:
            raise AssertionError("numbers and variables have few completions")


def _reach_inverse(node: Node, domain: Domain, values: Values, few: int) -> Reach:
    names = _free_occurrences(node, values)
    if len(domain) ** len(set(names)) <= few:
        found = [1 / v for v in _completions(Expression(node), domain, values, sorted(set(names))) if v]
        return Reach(min(found), max(found), True) if found else NOTHING
    inner = _reach(node, domain, values, few)
    if inner.lower is None or inner.upper is None or inner.lower <= 0 <= inner.upper:
        return Reach(None, None, False)
    return Reach(1 / inner.upper, 1 / inner.lower, inner.exact)


def _minus(end: Fraction | None) -> Fraction | None:
    return None if end is None else -end


def _add(one: Fraction | None, other: Fraction | None) -> Fraction | None:
    return None if one is None or other is None else one + other


def _reach_product(a: Reach, b: Reach, exact: bool) -> Reach:
    if a.lower is None or a.upper is None or b.lower is None or b.upper is None:
        return Reach(None, None, False)
    corners = [x * y for x in (a.lower, a.upper) for y in (b.lower, b.upper)]
    return Reach(min(corners), max(corners), exact)


def _reach_remainder(a: Reach, b: Reach) -> Reach:
    """Bounds from 0 to less than the divisor and, if the dividend is not negative, to the dividend at most."""
    ends = [abs(end) - 1 for end in (b.lower, b.upper) if end is not None]
    largest = max(ends) if len(ends) == 2 else None
    if a.lower is not None and a.upper is not None and a.lower >= 0:
        largest = a.upper if largest is None else min(largest, a.upper)
    return Reach(Fraction(0), None if largest is None else max(largest, Fraction(0)), False)


def _reach_power(a: Reach, b: Reach) -> Reach:
    """Bounds from the corners if the base is positive, from the largest size if no exponent is negative; else none.

    With a positive base a power is monotonic in the base and in the exponent.
    """
    if a.lower is None or a.upper is None or b.lower is None or b.upper is None:
        return Reach(None, None, False)
    exponents = [Fraction(ceil(b.lower)), Fraction(floor(b.upper))]
    try:
        if a.lower > 0:
            corners = [apply("^", [base, exponent]) for base in (a.lower, a.upper) for exponent in exponents]
            known = [corner for corner in corners if corner is not None]
            return Reach(min(known), max(known), False)
        size = apply("^", [max(abs(a.lower), abs(a.upper), Fraction(1)), exponents[1]])
    except PowerTooLargeError:  # for operands that do not occur together
        return Reach(None, None, False)
    if exponents[0] < 0 or size is None:
        return Reach(None, None, False)
    return Reach(Fraction(0) if a.lower >= 0 else -size, size, False)


def _reach_call(name: str, parts: list[Reach]) -> Reach:
    lowers, uppers = [part.lower for part in parts], [part.upper for part in parts]
    if None in lowers or None in uppers:
        return Reach(None, None, False)
    low, high = [x for x in lowers if x is not None], [x for x in uppers if x is not None]
    if name == "max":
        return Reach(max(low), max(high), False)
    if name == "min":
        return Reach(min(low), min(high), False)
    nearest = Fraction(0) if low[0] <= 0 <= high[0] else min(abs(low[0]), abs(high[0]))
    return Reach(nearest, max(abs(low[0]), abs(high[0])), False)
