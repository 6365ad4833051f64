"""Exact values as text, and in files: integers are ints, fractions strings such as "16/3", and None is null.

Every reader raises InputError for what it does not accept, and no input can exhaust the memory ("1e999999999" is not
a value).
"""

import math
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tiling_gui.core.game import Value
from tiling_gui.errors import input_error
from tiling_gui.language import tr

_LONG = 14_000
"""Bits of an int of about 4,200 digits: Python's own reader takes up to 4,300 unasked."""
_EXACT = re.compile(r"-?[0-9]{1,1000}(/[0-9]{1,1000})?")


def number_text(value: Value) -> str:
    """An exact value with a true minus sign: "29", "−19/18"."""
    return str(value).replace("-", "−")


def bounds_text(lower: Value | None, upper: Value | None, written: Callable[[Value], str] = number_text) -> str:
    """Proved bounds: "27..30", "29" if equal, "at least 27", "at most 30", "–" for none; `written` formats a value."""
    if lower is None and upper is None:
        return "–"
    if upper is None:
        assert lower is not None
        return tr("at least {value}", value=written(lower))
    if lower is None:
        return tr("at most {value}", value=written(upper))
    return written(lower) if lower == upper else f"{written(lower)}..{written(upper)}"


def value_to_json(value: Value | None) -> int | str | None:
    """An int, "numerator/denominator" for a non-integer, the digits of an int too long for JSON readers, or None."""
    if isinstance(value, Fraction) and value.denominator > 1:
        return str(value)
    whole = None if value is None else int(value.numerator)  # a float, which is no value, has no numerator
    return str(whole) if whole is not None and whole.bit_length() > _LONG else whole


def value_from_json(data: Any, what: str) -> Value | None:
    """The value written by `value_to_json`. Raises InputError naming `what` for anything else."""
    if data is None or type(data) is int:
        return data
    if isinstance(data, str):
        return value_from_text(data, what)
    raise input_error(
        "{what} is a whole number, a fraction such as 16/3 or nothing, not {data}.", what=what, data=for_message(data)
    )


def value_from_text(text: str, what: str) -> Value:
    """ "28" or "16/3" (the latter as a Fraction). Raises InputError naming `what` for anything else."""
    if _EXACT.fullmatch(text):
        top, _, bottom = text.partition("/")
        if not bottom:
            return int(top)
        if int(bottom):
            return Fraction(int(top), int(bottom))
    raise input_error(
        "{what} is a whole number or a fraction such as 16/3, not {text}.", what=what, text=for_message(text)
    )


def estimate_from_json(data: Any, what: str) -> float | None:
    """A finite number or None. Raises InputError naming `what` for anything else."""
    if data is None:
        return None
    if type(data) in (int, float) and abs(data) < 1e300 and math.isfinite(data):
        return float(data)
    raise input_error("{what} is a number or nothing, not {data}.", what=what, data=for_message(data))


def clean(text: str) -> str:
    """`text` with lone surrogates replaced, so that it can be encoded as UTF-8."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def for_message(data: Any) -> str:
    """`data` for an error message: printable, at most 40 characters; anything but a string becomes its type's name."""
    text = repr(clean(data[:60]) if isinstance(data, str) else type(data).__name__)
    return text if len(text) <= 40 else text[:36] + "...'"
