"""Values of e-Valuate as text, and domains, the sets of values that may be proposed.

A domain is written as values and ranges, separated by commas: "0-9", "-3..3", "-3,-2,0,1/2".
"""

import re
from collections.abc import Callable
from fractions import Fraction

from tiling_gui.errors import InputError, input_error
from tiling_gui.games.evaluate import notation as text_of
from tiling_gui.language import tr

Domain = tuple[Fraction, ...]
"""Values in increasing order, without duplicates."""
DIGITS: Domain = tuple(Fraction(digit) for digit in range(10))
LARGEST_DOMAIN = 100

_VALUE = re.compile(r"[-+]?[0-9]{1,40}(/[0-9]{1,40}|\.[0-9]{1,40})?")
_RANGE = re.compile(r"([0-9]{1,9})-([0-9]{1,9})|(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})")


def read_value(text: str) -> Fraction:
    """Parse a rational written as an integer, a fraction or a decimal. Raises InputError for anything else."""
    word = text.strip().replace("−", "-").replace("–", "-")
    try:
        if _VALUE.fullmatch(word):
            return Fraction(word)
    except ZeroDivisionError:
        pass  # "1/0" is not a value either
    raise input_error(
        "A value is an integer, a fraction or a decimal, such as 3, -1/2 or 0.5, not {text!r}.", text=text.strip()[:40]
    )


def read_domain(text: str) -> Domain:
    """Parse a domain such as "0-9", "-3..3" or "-3,-2,0,1/2", sorted and without duplicates.

    Raises InputError, with the position of the part in the text, if a part is unreadable or there are more than
    LARGEST_DOMAIN values.
    """
    values: set[Fraction] = set()
    at = 0
    for part in text.replace("−", "-").replace("–", "-").split(","):
        try:
            values |= _part(part, len(values))
        except InputError as error:
            raise InputError(str(error), position=at + len(part) - len(part.lstrip())) from error
        at += len(part) + 1
    if len(values) > LARGEST_DOMAIN:
        raise input_error(
            "A domain has at most {largest_domain} values, not {values}.",
            largest_domain=LARGEST_DOMAIN,
            values=len(values),
        )
    return tuple(sorted(values))


def _part(part: str, before: int) -> set[Fraction]:
    """The values of one part; `before` is the number of values before it."""
    match = _RANGE.fullmatch(part.strip())
    if not match:
        return {read_value(part)}
    low, high = (int(end) for end in match.groups() if end is not None)
    if low > high:
        raise input_error("The range {part} is empty: its first value must not be above its last.", part=part.strip())
    if high - low >= LARGEST_DOMAIN or high - low + 1 + before > LARGEST_DOMAIN:
        raise input_error(
            "A domain has at most {largest_domain} values; {part} makes it larger.",
            largest_domain=LARGEST_DOMAIN,
            part=part.strip(),
        )
    return {Fraction(value) for value in range(low, high + 1)}


def domain_text(domain: Domain, *, tr: Callable[..., str] = tr) -> str:
    """ "0 to 9" for consecutive integers, else the list of values."""
    low, high = domain[0], domain[-1]
    if len(domain) > 2 and all(v.denominator == 1 for v in domain) and high - low == len(domain) - 1:
        return tr("{low} to {high}", low=text_of.value_text(low), high=text_of.value_text(high))
    return ", ".join(text_of.value_text(value) for value in domain)
