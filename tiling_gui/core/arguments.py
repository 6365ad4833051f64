"""Numbers that a user gives to the command line, as text, or to the library."""

from collections.abc import Callable
from typing import TypeVar

from tiling_gui.errors import InputError

_Number = TypeVar("_Number", int, float)


def whole_number(value: object) -> int:
    """`value`, a whole number from 1 to 999,999,999, or its digits. Raises InputError for anything else."""
    text = str(value)
    if not (text.isdecimal() and text.isascii() and len(text) < 10 and int(text) >= 1):
        shown = text.strip() if isinstance(value, str) else value
        raise InputError(f"a whole number from 1 to 999,999,999 is expected, not {shown!r}")
    return int(text)


def seconds(value: object, *, zero: bool = False) -> float:
    """`value`, a number of seconds above 0, or with `zero` from 0, or its text. Raises InputError for anything else."""
    try:
        number = float(str(value))
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf") or (number == 0 and not zero):
        expected = "a number of seconds, 0 or more," if zero else "a number of seconds above 0"
        raise InputError(f"{expected} is expected, not {value!r}")
    return number


def checked(name: str, value: object, check: Callable[[object], _Number]) -> _Number | None:
    """The argument `name` as `check` reads it; None stays None. Raises InputError that names it."""
    try:
        return None if value is None else check(value)
    except InputError as error:
        raise InputError(f"{name}: {error}.") from error
