"""What a partly filled expression can still become: whether it can get a value at all, and between which bounds.

Whether there is a completion with a value (no division by zero, no power or remainder without one) decides which
moves are valid (the paper, footnote 1), so that answer is always exact. The bounds are exact where the completions
are few or the expression says so itself, else proved by interval arithmetic and marked as not exact. No numpy here:
positions need this at once.
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
"""Completions that are simply all tried."""
_TRIALS = 30
"""Values put in one after the other before it is asked what can come out at all."""
_LISTED, _COMBINED = 100, 10_000
"""Completions of a part that are tried to see what it can be worth; values of its operands that are combined."""


# Is there a value? ----------------------------------------------------------------------------------------


def completable(expression: Expression, domain: Domain, values: Values) -> bool:
    """True if some completion of `values` over `domain` gives `expression` a value.

    Looks for values with which every division, power and remainder has a value, variable by variable, giving up a
    branch as soon as one whose variables are all filled has none. A denominator that is 0 as a polynomial, or an
    exponent that is 1/2 as one, is seen first. Where some trials find nothing, it is asked what every part can be
    worth, which mostly decides it.
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
    """A part of an expression that must have a value: one that is not zero, or a whole number, where that is said."""

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
        """Whether a constant that it is whatever is put in does not do."""
        constant = _constant(self.expression, known) if self.nonzero or self.whole else None
        return constant is not None and self._refuses(constant)

    def _refuses(self, value: Fraction) -> bool:
        return (self.nonzero and not value) or (self.whole and value.denominator > 1)


@lru_cache(maxsize=64)
def _checks(expression: Expression) -> tuple[_Check, ...]:
    """What every operation that may have no value asks: what stands at its right is often known first."""
    found = []
    for node in expression.partial_nodes:
        found.append(_Check(node.right, nonzero=node.sign in "/%", whole=node.sign in "%^"))
        if node.sign != "/":
            found.append(_Check(node))
    return tuple(found)


def _fill(
    checks: tuple[_Check, ...], domain: Domain, wanted: list[str], known: dict[str, Fraction], trials: Iterator[int]
) -> bool | None:
    """Whether the variables wanted can be filled so that every check holds; None when the trials are used up."""
    if not wanted:
        return True
    name, rest = wanted[0], wanted[1:]
    found: bool | None = False
    for value in reversed(domain):  # zero is a likely culprit and often stands first
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
    """All that a node can be worth, and where a variable stands in several of its operands perhaps more, as each
    operand is taken by itself; None if that is too much to be listed. Nothing means that it cannot have a value."""
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
    except PowerTooLargeError:  # of operands that do not occur together
        return None
    return frozenset(value for value in found if value is not None)


Polynomial = dict[tuple[tuple[str, int], ...], Fraction]
"""Factors of terms, each a product of powers of variables, or of parts that count as variables."""
_MANY_TERMS = 500
_LARGEST_POWER = 20
"""Up to this exponent a power is multiplied out."""


class _TooManyTermsError(Exception):
    """The expression is a quotient of two polynomials with too many terms to be worth it."""


def _constant(expression: Expression, known: Values) -> Fraction | None:
    """What the expression is wherever it has a value (x - x, (a+b)/2 - (b+a)/2), whatever is put in; None if it is not
    seen to be a constant."""
    try:
        above, below = _quotient(expression.root, known)
    except _TooManyTermsError:
        return None
    ratios = {factor / below[term] if term in below else None for term, factor in above.items()} or {Fraction(0)}
    return ratios.pop() if len(ratios) == 1 and len(above) in (0, len(below)) else None


def _quotient(node: Node, known: Values) -> tuple[Polynomial, Polynomial]:
    """The node as one polynomial over another; a remainder, a function or a power with no small exponent counts as a
    variable, the same one where the normal forms are the same."""
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
    """The exponent where it is a whole number from 0 to `_LARGEST_POWER`, whatever is put in; else None."""
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


# Between which bounds? ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reach:
    """Every completion with a value lies between `lower` and `upper`; None where no bound is known."""

    lower: Fraction | None
    upper: Fraction | None
    exact: bool
    """True if both bounds are values of completions."""

    @property
    def extent(self) -> Extent | None:
        """The same for who needs both bounds; None without one."""
        return None if self.lower is None or self.upper is None else Extent(self.lower, self.upper, self.exact)


NOTHING = Reach(None, None, True)
"""The reach of an expression that cannot get a value."""


def reach(expression: Expression, domain: Domain, values: Values) -> Reach:
    """Bounds on the value of the completions of `values`; NOTHING if there is none with a value.

    Exact if there are at most FEW completions, or if every free variable occurs once and no denominator can be
    zero (then the operations attain the ends of their intervals independently); else interval arithmetic.
    """
    free = [name for name in expression.variables if name not in values]
    if len(domain) ** len(free) <= FEW:
        found = list(_completions(expression, domain, values, free))
        return Reach(min(found), max(found), True) if found else NOTHING
    if not completable(expression, domain, values):
        return NOTHING
    return _reach(expression.root, domain, values)


def interval(expression: Expression, domain: Domain, values: Values) -> Reach:
    """Bounds as `reach` has them, in much less time and not as close: what depends on two variables is not tried.

    For expressions that can get a value; not said to be exact.
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
        # A part that has no value for some fillings is still exact: the rest of the expression cannot forbid others,
        # but only if no name occurs elsewhere too; the caller asks for that.
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
    """From 0 to less than what is divided by, and to no more than what is divided where that is not negative."""
    ends = [abs(end) - 1 for end in (b.lower, b.upper) if end is not None]
    largest = max(ends) if len(ends) == 2 else None
    if a.lower is not None and a.upper is not None and a.lower >= 0:
        largest = a.upper if largest is None else min(largest, a.upper)
    return Reach(Fraction(0), None if largest is None else max(largest, Fraction(0)), False)


def _reach_power(a: Reach, b: Reach) -> Reach:
    """Bounds where the base is positive, by the corners, or no exponent negative, by the largest size; else none.

    With a positive base a power grows or falls throughout with the base, and with the exponent.
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
    except PowerTooLargeError:  # of operands that do not occur together
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
