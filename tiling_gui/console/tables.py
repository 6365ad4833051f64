"""Tables of text for people, shared by the verbs that list things."""

from collections.abc import Sequence

from tiling_gui.core import catalogue
from tiling_gui.language import plain


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
