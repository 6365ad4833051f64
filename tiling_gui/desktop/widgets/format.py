"""Numbers, durations, dates and values as the window writes them. Pure functions, no Qt.

Minus is the true minus sign, bounds have two dots (27..30), counts are shortened with k, M, G, T.
"""

from datetime import date, datetime
from fractions import Fraction

from tiling_gui.rules.game import Value

NOTHING = "–"
"""What stands where nothing is known."""

_UNITS = ("", " k", " M", " G", " T", " P")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def count(n: int, *, fine: bool = False) -> str:
    """A count shortened: 812, 9.4 k, 38 M, 1.2 G; `fine` keeps one decimal up to 100: 96.2 k."""
    if abs(n) < 1000:
        return whole(n)
    size, unit = float(abs(n)), 0
    limit = 99.95 if fine else 9.95
    while size >= 999.5 and unit < len(_UNITS) - 1:
        size, unit = size / 1000, unit + 1
    number = f"{size:.1f}" if size < limit else f"{size:.0f}"
    return ("−" if n < 0 else "") + number + _UNITS[unit]


def rate(nodes: int, seconds: float) -> str:
    """Positions a second, "1.1 M/s"; "" before there is anything to divide by."""
    if seconds <= 0 or nodes <= 0:
        return ""
    return f"{count(round(nodes / seconds))}/s"


def whole(n: int) -> str:
    """An integer with the true minus sign."""
    return f"−{-n}" if n < 0 else str(n)


def value(v: Value) -> str:
    """An exact value: "29", "−19/18"."""
    if isinstance(v, Fraction) and v.denominator != 1:
        return f"{whole(v.numerator)}/{v.denominator}"
    return whole(int(v))


def bounds(lower: Value | None, upper: Value | None) -> str:
    """Proved bounds: "27..30", "29" when they meet, "at least 27", "at most 30", "–" for none."""
    if lower is None and upper is None:
        return NOTHING
    if upper is None:
        assert lower is not None
        return f"at least {value(lower)}"
    if lower is None:
        return f"at most {value(upper)}"
    return value(lower) if lower == upper else f"{value(lower)}..{value(upper)}"


def cost(v: Value) -> str:
    """A change of the count with its sign: "−1", "+1", "0"."""
    return f"+{value(v)}" if v > 0 else value(v)


def duration(seconds: float) -> str:
    """Time taken: "0.8 s", "35 s", "209 s", "22 min", "3 h 5 min", "2 d 3 h"."""
    if seconds < 9.95:
        return f"{max(seconds, 0.0):.1f} s"
    if seconds < 299.5:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    if minutes < 60:
        return f"{minutes} min"
    return _hours(minutes)


def rough(seconds: float) -> str:
    """An estimate of time, rounded to what it is worth: "5 s", "40 s", "3 min", "2 h 10 min"."""
    if seconds < 10:
        return f"{max(1, round(seconds))} s"
    if seconds < 57.5:
        return f"{round(seconds / 5) * 5} s"
    minutes = max(1, round(seconds / 60))
    if minutes < 60:
        return f"{minutes} min"
    return _hours(round(minutes / 10) * 10)


def _hours(minutes: int) -> str:
    hours, minutes = divmod(minutes, 60)
    if hours < 24:
        return f"{hours} h {minutes} min" if minutes else f"{hours} h"
    days, hours = divmod(hours, 24)
    return f"{days} d {hours} h" if hours else f"{days} d"


def day(when: datetime | date | str | None) -> str:
    """A day as "20 Nov 2026"; text is read as ISO 8601 and stays as it is if it is not; "–" for None or ""."""
    if isinstance(when, str):
        try:
            when = datetime.fromisoformat(when) if when else None
        except ValueError:
            return str(when)
    if when is None:
        return NOTHING
    return f"{when.day} {_MONTHS[when.month - 1]} {when.year}"


def moment(when: datetime | str | None) -> str:
    """Day and time as "20 Nov 2026, 14:05"; the rest as `day`."""
    text = day(when)
    if isinstance(when, str):
        try:
            when = datetime.fromisoformat(when) if when else None
        except ValueError:
            return text
    return text if when is None else f"{text}, {when:%H:%M}"


def plural(n: int, one: str, many: str = "") -> str:
    """ "1 hole", "2 holes"."""
    return f"{whole(n)} {one if n == 1 else many or one + 's'}"
