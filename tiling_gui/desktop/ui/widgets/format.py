"""Numbers, durations, dates and values as text. Pure functions, no Qt.

Minus is the true minus sign, bounds have two dots (27..30), counts are abbreviated with k, M, G, T.
"""

from collections.abc import Callable
from datetime import date, datetime
from fractions import Fraction

from tiling_gui.core.drawing.capsules import signed
from tiling_gui.core.exact_text import bounds_text
from tiling_gui.core.game import Value
from tiling_gui.language import decimal, mark, plural, tr

NOTHING = "–"
"""Shown if nothing is known."""

_BRIEF = 6
"""Number of characters up to which a value is brief."""
_UNITS = ("", " k", " M", " G", " T", " P")
_MONTHS = mark("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")


def count(n: int, *, fine: bool = False) -> str:
    """An abbreviated count: 812, 9.4 k, 38 M, 1.2 G; with `fine` one decimal up to 100: 96.2 k."""
    if abs(n) < 1000:
        return whole(n)
    size, unit = float(abs(n)), 0
    limit = 99.95 if fine else 9.95
    while size >= 999.5 and unit < len(_UNITS) - 1:
        size, unit = size / 1000, unit + 1
    number = decimal(size) if size < limit else f"{size:.0f}"
    return ("−" if n < 0 else "") + number + _UNITS[unit]


def deleted(n: int) -> str:
    """That n things were deleted, beside the offer to restore them."""
    return plural("%n deleted.", "%n deleted.", n)


def rate(nodes: int, seconds: float) -> str:
    """Positions per second, "1.1 M/s"; "" if either number is 0."""
    if seconds <= 0 or nodes <= 0:
        return ""
    return tr("{count}/s", count=count(round(nodes / seconds)))


def whole(n: int) -> str:
    """An integer with the true minus sign."""
    return f"−{-n}" if n < 0 else str(n)


def value(v: Value) -> str:
    """An exact value: "29", "−19/18"."""
    if isinstance(v, Fraction) and v.denominator != 1:
        return f"{whole(v.numerator)}/{v.denominator}"
    return whole(int(v))


def short(v: Value, room: int = 12) -> str:
    """As `value`, but more than `room` characters are abbreviated: "2.54e1232", "0.278"; preceded by ≈ if rounded."""
    text = value(v)
    if len(text) <= room:
        return text
    sign, size = "−" if v < 0 else "", abs(Fraction(v))
    if size < 10 ** (room - 5):
        thousandths = round(size * 1000)
        return f"{'' if thousandths == size * 1000 else '≈'}{sign}{decimal(thousandths / 1000, 3)}"
    exponent = len(str(int(size))) - 1
    digits = round(size / Fraction(10) ** (exponent - 2))
    rounded = "" if digits * Fraction(10) ** (exponent - 2) == size else "≈"
    if digits == 1000:
        digits, exponent = 100, exponent + 1
    return f"{rounded}{sign}{decimal(digits / 100, 2)}e{exponent}"


def brief(v: Value) -> str:
    """As `value`, but longer fractions are cut after a few digits: "−3.86…"; large numbers as in `short`."""
    text, size = value(v), abs(Fraction(v))
    if len(text) <= _BRIEF or size >= 1000:
        return text if len(text) <= _BRIEF else short(v, _BRIEF)
    places = 2 if size < 10 else 1
    return f"{'−' if v < 0 else ''}{decimal(int(size * 10**places) / 10**places, places)}…"


def bounds(lower: Value | None, upper: Value | None, written: Callable[[Value], str] = value) -> str:
    """`bounds_text` with numbers as in `value`."""
    return bounds_text(lower, upper, written)


def brief_bounds(lower: Value | None, upper: Value | None) -> str:
    """As `bounds`, in fewer letters: "≥27", "≤30"."""
    if upper is None and lower is not None:
        return f"≥{value(lower)}"
    if lower is None and upper is not None:
        return f"≤{value(upper)}"
    return bounds(lower, upper)


def cost(v: Value) -> str:
    """A change of the count with its sign: "−1", "+1", "0"; abbreviated as in `short`."""
    text, brief = signed(v), ("+" if v > 0 else "") + short(v)
    return brief if len(brief) < len(text) else text


def least_cost(v: Value) -> str:
    """A change that may be larger than proved: "≤−1", "≥+1"."""
    return ("≤" if v < 0 else "≥") + cost(v)


def duration(seconds: float) -> str:
    """A time span: "0.8 s", "35 s", "209 s", "22 min", "3 h 5 min", "2 d 3 h"."""
    if seconds < 9.95:
        return tr("{seconds} s", seconds=decimal(max(seconds, 0.0)))
    if seconds < 299.5:
        return tr("{seconds} s", seconds=f"{seconds:.0f}")
    minutes = round(seconds / 60)
    if minutes < 60:
        return tr("{minutes} min", minutes=minutes)
    return _hours(minutes)


def _hours(minutes: int) -> str:
    hours, minutes = divmod(minutes, 60)
    if hours < 24:
        if minutes:
            return tr("{hours} h {minutes} min", hours=hours, minutes=minutes)
        return tr("{hours} h", hours=hours)
    days, hours = divmod(hours, 24)
    return tr("{days} d {hours} h", days=days, hours=hours) if hours else tr("{days} d", days=days)


def clock(seconds: float) -> str:
    """Time used, in whole seconds: "0:00", "12:34", "1:02:03"."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def day(when: datetime | date | str | None) -> str:
    """A date as "20 Nov 2026"; "–" for None or "". A string is parsed as ISO 8601 or else returned unchanged."""
    if isinstance(when, str):
        try:
            when = datetime.fromisoformat(when) if when else None
        except ValueError:
            return str(when)
    if when is None:
        return NOTHING
    return tr("{day} {month} {year}", day=when.day, month=tr(_MONTHS).split()[when.month - 1], year=when.year)


def moment(when: datetime | str | None) -> str:
    """Date and time as "20 Nov 2026, 14:05"; otherwise as `day`."""
    text = day(when)
    if isinstance(when, str):
        try:
            when = datetime.fromisoformat(when) if when else None
        except ValueError:
            return text
    return text if when is None else f"{text}, {when:%H:%M}"
