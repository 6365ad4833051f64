"""A cross-table as a file: CSV and JSON with all data, LaTeX and SVG for viewing."""

import math
from fractions import Fraction

from tiling_gui.core.catalogue import game
from tiling_gui.core.drawing.figure import Figure, Line, Shape, Text, text_width
from tiling_gui.core.drawing.latex import document, latex, tabular
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.tables import file_of
from tiling_gui.errors import ending_error
from tiling_gui.language import decimal, tr
from tiling_gui.players.player import player_words
from tiling_gui.players.sprt import Sprt, Strength
from tiling_gui.players.tournament import CrossTable

_HIGH, _SIZE = 26, 13
"""Line height and font size of the picture, in px."""


def check_form(name: str) -> str:
    """The suffix of a file's name. Raises InputError if it is not one of WRITERS."""
    ending = name.rpartition(".")[2].lower()
    if "." not in name or ending not in WRITERS:
        raise ending_error(WRITERS, name)
    return ending


def written(table: CrossTable, name: str) -> bytes:
    """The content of the file `name`. Raises InputError if its suffix is not one of WRITERS."""
    form = check_form(name)
    text = WRITERS[form](table)
    return file_of(text) if form == "csv" else text.encode("utf-8", "replace")


def elo_text(strength: Strength) -> str:
    """The Elo difference and its interval, "+35 (−20 to +91)"; an infinite end is "+∞" or "−∞"."""
    low, high = map(_signed, strength.elo_interval)
    return tr("{elo} ({low} to {high})", elo=_signed(strength.elo), low=low, high=high)


def _signed(number: float) -> str:
    if math.isinf(number):
        return "+∞" if number > 0 else "−∞"
    rounded = round(number)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else ''}{abs(rounded)}"


def sprt_sentence(test: Sprt, strength: Strength) -> str:
    low, high = test.bounds
    said = {
        "ratio": f"{test.llr(strength.counts):.2f}",
        "low": f"{low:.2f}",
        "high": f"{high:.2f}",
        "elo0": f"{test.elo0:g}",
        "elo1": f"{test.elo1:g}",
    }
    decided = test.decided(strength.counts)
    if decided == "H1":
        return tr("Decided: {elo1} points stronger rather than {elo0} (LLR {ratio}, bounds {low} to {high}).", **said)
    if decided == "H0":
        return tr("Decided: {elo0} points stronger rather than {elo1} (LLR {ratio}, bounds {low} to {high}).", **said)
    return tr("Not decided between {elo0} and {elo1} points: LLR {ratio}, bounds {low} to {high}.", **said)


def decisions(table: CrossTable) -> list[str]:
    """The test's decision for all pairs of levels that have played, as sentences; empty without a test."""
    found = []
    if table.test is not None:
        names = list(map(player_words, table.specs))
        for one, other in table.opponents():
            said = sprt_sentence(table.test, table.strength(one, other))
            found.append(tr("{one} against {other}: {said}", one=names[one], other=names[other], said=said))
    return found


def cells(table: CrossTable) -> list[list[str]]:
    """The header, then a row for every level, best first: its points, and its means if the game is known."""
    order = table.order()
    numbers = [str(place) for place in range(1, len(order) + 1)]
    roles = [tr("As {side}", side=side) for side in game(table.game).sides] if table.game else []
    rows = [["", tr("Level"), *numbers, tr("Points"), tr("Elo (95 %)"), *roles]]
    for place, level in zip(numbers, order, strict=True):
        points, played = table.points(level)
        row = [place, player_words(table.specs[level])]
        for other in order:
            against, count = table.points(level, other)
            row.append("" if other == level else _halves(against) if count else "–")
        error = table.error(level)
        spread = "" if error is None else f" ± {decimal(error)}"
        share = tr("{done} of {total}", done=f"{_halves(points)}{spread}", total=played)
        means = ["–" if mean is None else decimal(float(mean), 2) for mean in table.in_roles(level)[: len(roles)]]
        rows.append([*row, share, elo_text(table.strength(level)) if played else "–", *means])
    return rows


def _halves(points: Fraction) -> str:
    """Points with at most one decimal, in the format of the language."""
    return decimal(float(points), 1 if points.denominator > 1 else 0)


def to_latex(table: CrossTable) -> str:
    heads, *rows = cells(table)
    drawn = tabular(
        f"rl|{'c' * len(rows)}|{'r' * (len(heads) - len(rows) - 2)}",
        map(latex, heads),
        (map(latex, row) for row in rows),
    )
    return document(drawn, list(map(latex, _below(table))))


def _below(table: CrossTable) -> list[str]:
    said = tr(
        "{board}, seed {seed}, {pairs} pairs of games.", board=table.board, seed=table.seed, pairs=len(table.pairs)
    )
    return [said, *decisions(table)]


def picture(table: CrossTable) -> Figure:
    rows, below = cells(table), _below(table)
    widths = [max(text_width(row[k], _SIZE) for row in rows) + 20 for k in range(len(rows[0]))]
    width = max(sum(widths), *(text_width(line, _SIZE) + 20 for line in below))
    rule = _HIGH + 4.0
    shapes: list[Shape] = [Line(((8.0, rule), (width - 8, rule)), "line2")]
    for number, row in enumerate(rows):
        x, y = 10.0, (number + 0.52) * _HIGH
        for k, (text, room) in enumerate(zip(row, widths, strict=True)):
            at = (x, y) if k == 1 else (x + room / 2, y)
            shapes.append(Text(*at, text, size=_SIZE, bold=not number, anchor="start" if k == 1 else "middle"))
            x += room
    for number, line in enumerate(below, len(rows)):
        shapes.append(Text(10, (number + 0.52) * _HIGH, line, size=_SIZE, anchor="start"))
    return Figure(tuple(shapes), (0.0, 0.0, width, (len(rows) + len(below)) * _HIGH + 12.0), table.board)


def to_svg(table: CrossTable) -> str:
    return svg(picture(table))


WRITERS = {"csv": CrossTable.to_csv, "json": CrossTable.to_json, "tex": to_latex, "svg": to_svg}
"""Writers by suffix."""
