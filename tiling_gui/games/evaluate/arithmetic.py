"""The operations of expressions on exact rationals, and why one has no value where it has none."""

from fractions import Fraction

from tiling_gui.errors import InputError
from tiling_gui.language import tr

MOST_BITS = 4096
"""Binary digits that the numerator or the denominator of a power may have."""


class PowerTooLargeError(InputError):
    """A power has a value, but one that is too large to be worked out. No game has one: see powers.py."""


def apply(action: str, taken: list[Fraction]) -> Fraction | None:
    """The value of one operation, as `Step` names them; None if it has none. Raises PowerTooLargeError."""
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
    if is_too_large(base, exponent):
        raise PowerTooLargeError(
            tr(
                "{a} to the power of {b} is too large: at most {bits} binary digits are worked out.",
                bits=MOST_BITS,
                a=str(base).replace("-", "−"),
                b=str(exponent).replace("-", "−"),
            )
        )
    return base**exponent.numerator


def is_too_large(base: Fraction, exponent: Fraction) -> bool:
    """Whether the power has a value of more than MOST_BITS binary digits."""
    if exponent.denominator > 1 or _size(base) == 1:
        return False
    if (_size(base) - 1) * abs(exponent) >= MOST_BITS:  # for certain; else it takes twice as many at most
        return True
    return _size(base**exponent.numerator) > MOST_BITS


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
    return tr("0 has no power with a negative exponent such as {b}.", **shown)
