"""The operations of expressions on exact rationals, and why one has no value where it has none."""

from fractions import Fraction

from tiling_gui.language import tr

MOST_BITS = 4096
"""Binary digits that the numerator or the denominator of a power may have."""


def apply(action: str, taken: list[Fraction]) -> Fraction | None:
    """The value of one operation, as `Step` names them; None if it has none."""
    match action:
        case "+":
            return taken[0] + taken[1]
        case "-":
            return taken[0] - taken[1]
        case "*":
            return taken[0] * taken[1]
        case "/":
            return taken[0] / taken[1] if taken[1] else None
        case "%":
            return _remainder(*taken)
        case "^":
            return _power(*taken)
        case "negative":
            return -taken[0]
        case "abs":
            return abs(taken[0])
        case "max":
            return max(taken)
        case _:
            return min(taken)


def _remainder(a: Fraction, b: Fraction) -> Fraction | None:
    if a.denominator > 1 or b.denominator > 1 or not b:
        return None
    return Fraction(a.numerator % abs(b.numerator))


def _power(base: Fraction, exponent: Fraction) -> Fraction | None:
    if exponent.denominator > 1 or (not base and exponent < 0):
        return None
    if (_size(base) - 1) * abs(exponent) >= MOST_BITS:  # too large for certain; else it takes twice as many at most
        return None
    power: Fraction = base**exponent.numerator
    return power if _size(power) <= MOST_BITS else None


def _size(value: Fraction) -> int:
    """Binary digits of the numerator or the denominator, whichever has more."""
    return max(abs(value.numerator), value.denominator).bit_length()


def why_not(sign: str, a: Fraction, b: Fraction) -> str:
    """Why `a sign b` has no value, where it has none."""
    shown = {"a": str(a).replace("-", "−"), "b": str(b).replace("-", "−")}
    if sign == "/":
        return tr("{a} is divided by 0.", **shown)
    if sign == "%":
        return tr("A remainder is of whole numbers by one that is not 0, not of {a} by {b}.", **shown)
    if b.denominator > 1:
        return tr("An exponent is a whole number, not {b}.", **shown)
    if not a:
        return tr("0 has no power with a negative exponent such as {b}.", **shown)
    return tr(
        "{a} to the power of {b} is too large: at most {bits} binary digits are worked out.", bits=MOST_BITS, **shown
    )
