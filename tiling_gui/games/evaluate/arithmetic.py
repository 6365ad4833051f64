"""The operations of expressions on exact rationals, and the reasons for undefined results."""

from fractions import Fraction

from tiling_gui.errors import InputError
from tiling_gui.language import tr

MOST_BITS = 4096
"""Maximum number of binary digits in the numerator or denominator of a power."""


class PowerTooLargeError(InputError):
    """A power that is defined but too large to be computed. No game contains one: see powers.py."""


def apply(action: str, taken: list[Fraction]) -> Fraction | None:
    """The result of an operation named as in `Step`; None if it is undefined. Raises PowerTooLargeError."""
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
                "{a} to the power of {b} is too large: at most {bits} binary digits are computed.",
                bits=MOST_BITS,
                a=str(base).replace("-", "−"),
                b=str(exponent).replace("-", "−"),
            )
        )
    return base**exponent.numerator


def is_too_large(base: Fraction, exponent: Fraction) -> bool:
    """Whether the power is defined and has more than MOST_BITS binary digits."""
    if exponent.denominator > 1 or _size(base) == 1:
        return False
    if (_size(base) - 1) * abs(exponent) >= MOST_BITS:  # certainly too large; else at most twice as many
        return True
    return _size(base**exponent.numerator) > MOST_BITS


def _size(value: Fraction) -> int:
    """The number of binary digits of the numerator or denominator, whichever is larger."""
    return max(abs(value.numerator), value.denominator).bit_length()


def why_not(sign: str, a: Fraction, b: Fraction) -> str:
    """The reason why `a sign b` is undefined, as a sentence."""
    shown = {"a": str(a).replace("-", "−"), "b": str(b).replace("-", "−")}
    if sign == "/":
        return tr("{a} is divided by 0.", **shown)
    if sign == "%":
        return tr("A remainder needs whole numbers and a divisor other than 0, not {a} and {b}.", **shown)
    if b.denominator > 1:
        return tr("An exponent is a whole number, not {b}.", **shown)
    return tr("0 has no power with a negative exponent such as {b}.", **shown)
