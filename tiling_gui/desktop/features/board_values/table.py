"""The cells of the table of board values, and its export as CSV, JSON, LaTeX and a picture."""

import json
from collections.abc import Mapping

from tiling_gui.core.drawing.figure import Box, Figure, Polygon, Shape, Text
from tiling_gui.core.drawing.latex import document, latex, tabular
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import Side
from tiling_gui.core.tables import columns as kinds
from tiling_gui.core.tables import csv_text
from tiling_gui.desktop.ui.drawing.picture_files import png_of_svg
from tiling_gui.desktop.ui.widgets import format as figures
from tiling_gui.desktop.ui.widgets.size_grid import OPEN, OPEN_MARK, Cell, CellKind, SizeModel
from tiling_gui.engine.board_sequences import SEQUENCES
from tiling_gui.engine.board_values import (
    CLOSED_FORM,
    OBSERVATIONS,
    PROVED,
    BoardValue,
    Size,
    check_observation,
    listed_sizes,
    value_of,
)
from tiling_gui.language import mark, tr

CELL_KINDS = (
    CellKind(PROVED, "14", mark("proved by search"), ground="accent_soft", bold=True),
    CellKind(CLOSED_FORM, "7", mark("proved for every length"), ground="field", corner=True),
    CellKind(OPEN, "28..33", mark("not solved")),
)
_WIDE, _HIGH, _MARK = 46.0, 28.0, 7.0
"""Width and height of a cell of the picture and size of the corner mark of a closed form, in pixels."""
Values = Mapping[Size, BoardValue]


class GridModel(SizeModel):
    """The table model: row m - 1, column n - 1 is the board m x n; only n >= m has a cell."""

    def __init__(self) -> None:
        self._values: Values = {}
        self._bounds: Mapping[Size, tuple[int, int]] = {}
        super().__init__(listed_sizes(), CELL_KINDS)

    def set_values(self, values: Values, bounds: Mapping[Size, tuple[int, int]]) -> None:
        """Shows new values, and bounds for boards without a value; the selection is kept."""
        self._values, self._bounds = values, bounds
        self.refresh()

    def cell(self, size: Size) -> Cell:
        """The value or the bounds, with a sentence for the tool tip and screen readers."""
        value = value_of(size, self._values)
        rows, columns = size
        kind = self.kind(value.origin if value else OPEN)
        meaning = tr(kind.meaning)
        text = value.text if value else figures.bounds(*self._bounds[size]) if size in self._bounds else ""
        if not text:
            return Cell(
                kind, OPEN_MARK, tr("{rows} × {columns}: {meaning}", rows=rows, columns=columns, meaning=meaning)
            )
        words = tr("{rows} × {columns}: {value}, {meaning}", rows=rows, columns=columns, value=text, meaning=meaning)
        return Cell(kind, text, words)


def to_csv(values: Values) -> str:
    """A header line, then a line per board; the last column holds its OEIS terms."""
    of = (*kinds("rows columns max_first min_first", "number"), *kinds("from oeis"))
    return csv_text(of, ([*value.as_json().values(), " ".join(_terms(size, values))] for size, value in values.items()))


def to_json(values: Values) -> str:
    boards = [value.as_json() for value in values.values()]
    return json.dumps({"schema": "values", "boards": boards, "oeis": [one.as_json(values) for one in SEQUENCES]}) + "\n"


def to_latex(values: Values) -> str:
    """A complete document with the table, the closed forms and the observed formulas."""
    columns = _columns(values)
    heads = ["", *map(str, columns)]
    lines = []
    for m in _rows(values):
        cells = [values[m, n].text if (m, n) in values else "" for n in columns]
        lines.append([str(m), *map(latex, cells)])
    below = [
        "Number of dominoes under best play on boards of $m$ rows and $n$ columns; with MAX first / with MIN first "
        "where that differs.",
        r"For every $n$: $1\times n$ is worth $\lfloor 3(n+1)/7\rfloor$ with MAX first and $\lfloor (3n+1)/7\rfloor$ "
        r"with MIN first, $2\times n$ is worth $n$, and $3\times n$ is worth $\lfloor (4n+1)/3\rfloor$. "
        r"All other values are proved by search.",
    ]
    for one in OBSERVATIONS:
        seen = check_observation(one, values)
        below.append(
            rf"Observed, not proved for every $n$: ${one.rows}\times n$ is worth "
            rf"$\lfloor ({one.factor}n+{one.added})/{one.divisor}\rfloor$ for $n={one.least}$ to ${seen.upto}$."
        )
    below += [latex(f"OEIS: {one.statement(values)}.") for one in SEQUENCES]
    return document(tabular("r|" + "c" * len(columns), heads, lines), below)


def _terms(size: Size, values: Values) -> list[str]:
    """OEIS terms such as "MIN: A000124(n-1)", as far as the values agree; no side is named if both give the same."""
    about = [one for one in SEQUENCES if one.is_about(size, one.first or Side.MAX) and size[1] <= one.upto(values)]
    return [f"{one.first}:{one.term}" if one.first else one.term for one in about]


def picture(values: Values) -> Figure:
    """The table as the window shows it: a background for values proved by search, a corner mark for closed forms."""
    columns, rows = _columns(values), _rows(values)
    shapes: list[Shape] = []
    for place, n in enumerate(columns, 1):
        shapes.append(Text((place + 0.5) * _WIDE, 0.5 * _HIGH, str(n), role="muted"))
    for line, m in enumerate(rows, 1):
        shapes.append(Text(0.5 * _WIDE, (line + 0.5) * _HIGH, str(m), role="muted"))
        for place, n in enumerate(columns, 1):
            if (m, n) in values:
                shapes += _cell(values[m, n], place * _WIDE, line * _HIGH)
    return Figure(tuple(shapes), (0, 0, (len(columns) + 1.25) * _WIDE, (len(rows) + 1.5) * _HIGH))


def to_svg(values: Values) -> str:
    return svg(picture(values))


def to_png(values: Values) -> bytes:
    return png_of_svg(to_svg(values))


def _cell(value: BoardValue, x: float, y: float) -> list[Shape]:
    closed = value.origin == CLOSED_FORM
    left, top = x + 1, y + 1
    drawn: list[Shape] = [Box(left, top, _WIDE - 2, _HIGH - 2, "field" if closed else "accent_soft", radius=0)]
    if closed:
        drawn.append(Polygon(((left, top), (left + _MARK, top), (left, top + _MARK)), "accent"))
    return [*drawn, Text(x + _WIDE / 2, y + _HIGH / 2, value.text, size=13, bold=not closed)]


def _rows(values: Values) -> list[int]:
    return sorted({m for m, _ in values})


def _columns(values: Values) -> range:
    return range(1, max((n for _, n in values), default=0) + 1)
