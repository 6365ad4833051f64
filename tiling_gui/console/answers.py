"""Parts of answers shared by several verbs, and tables as text."""

from collections.abc import Sequence
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Value, plain_move, written_line
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.core.results import Bounded
from tiling_gui.language import plain
from tiling_gui.search.grundy import MOMENT, RemotenessSolver


def remoteness(position: Any, stop: StopToken) -> int | None:
    """The remoteness of a game for the last move; None if it is not found in a moment."""
    return RemotenessSolver().remoteness(position, Run(Limit(seconds=MOMENT), stop=stop))


def proved_json(found: Bounded) -> dict[str, Any]:
    """Proved bounds as JSON: the value, null if not known, and the bounds."""
    lower, upper = map(value_to_json, (found.lower, found.upper))
    return {"value": value_to_json(found.value), "bounds": [lower, upper]}


def bounds_text(lower: Value | None, upper: Value | None) -> str:
    """Proved bounds, at least one of them known: "29", "27..30", "at least 27", "at most 30"."""
    if upper is None:
        return f"at least {lower}"
    if lower is None:
        return f"at most {upper}"
    return f"{lower}" if lower == upper else f"{lower}..{upper}"


def counted(number: int, noun: str, nouns: str = "") -> str:
    """A number with its noun: "1 job", "2,000 jobs"; `nouns` is the plural if it is not noun + s."""
    return f"{number:,} {noun if number == 1 else nouns or f'{noun}s'}"


def moves_text(position: Any, line: Sequence[Any]) -> list[str]:
    """The moves of a line in notation, in ASCII: "a1-b1"."""
    return [plain_move(each) for each in written_line(position, line)]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[str] = ()) -> str:
    """A text table with columns two spaces apart; the columns named in `right` are right-aligned."""
    lines = [heads, *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(heads))]
    flush = [head in right for head in heads]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if at_right else cell.ljust(width)
            for cell, width, at_right in zip(line, widths, flush, strict=True)
        ).rstrip()
        for line in lines
    )


def date(when: str | None) -> str:
    """An ISO time as "2026-11-21 12:00"; "–" if not known."""
    return "–" if when is None else when[:16].replace("T", " ")


def board(game: str, name: str) -> str:
    """A board's name, with a short description in place of a shape's rows.

    For a game that is no longer installed, the name as stored.
    """
    if game not in catalogue.GAMES:
        return name
    return catalogue.game(game).short_name(name, tr=plain).replace(" × ", "x")
