"""What several verbs answer alike, and tables of text for people."""

from collections.abc import Sequence
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import plain_move, written_line
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.core.results import Bounded
from tiling_gui.language import plain
from tiling_gui.search.grundy import MOMENT, RemotenessSolver


def remoteness(position: Any, stop: StopToken) -> int | None:
    """How long a game for the last move lasts, if that is found in a moment."""
    return RemotenessSolver().remoteness(position, Run(Limit(seconds=MOMENT), stop=stop))


def remoteness_words(found: int | None) -> str:
    """The same as a sentence to be added; "" if it was not found."""
    return f" Remoteness {found}." if found else ""


def proved_json(found: Bounded) -> dict[str, Any]:
    """What is proved, as JSON has it: the value, null while it is not known, and its bounds."""
    lower, upper = map(value_to_json, (found.lower, found.upper))
    return {"value": value_to_json(found.value), "bounds": [lower, upper]}


def moves_text(position: Any, line: Sequence[Any]) -> list[str]:
    """The moves of a line as people write them, in ASCII: "a1-b1"."""
    return [plain_move(each) for each in written_line(position, line)]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[str] = ()) -> str:
    """Columns as wide as their widest cell, two blanks apart; those named in `right` are flush right."""
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
    """An ISO time as "2026-11-21 12:00", and "–" where it is not known."""
    return "–" if when is None else when[:16].replace("T", " ")


def board(game: str, name: str) -> str:
    """A board's name, with a shape in a few words in place of its rows; --json has them.

    Of a game that is not installed any more it is the name as it is kept.
    """
    if game not in catalogue.GAMES:
        return name
    return catalogue.game(game).short_name(name, tr=plain).replace(" × ", "x")
