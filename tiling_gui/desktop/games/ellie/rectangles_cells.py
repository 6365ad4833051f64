"""The cells of the table of rectangular ELLIE boards, and its export as CSV, JSON and LaTeX."""

import csv
import io
import json
from collections.abc import Mapping

from tiling_gui.core.drawing.latex import document
from tiling_gui.desktop.ui.widgets.size_grid import OPEN, OPEN_MARK, Cell, CellKind, Size, SizeModel
from tiling_gui.games.ellie.rectangles import Rectangle, all_sizes
from tiling_gui.language import mark, tr

FIRST, SECOND, RUNNING = "first", "second", "running"
CELL_KINDS = (
    CellKind(FIRST, "3", mark("FIRST wins, proved"), ground="accent_soft", bold=True),
    CellKind(SECOND, "0", mark("SECOND wins, proved"), ground="field", corner=True),
    CellKind(RUNNING, "…", mark("being solved")),
    CellKind(OPEN, OPEN_MARK, mark("not solved")),
)
Found = Mapping[Size, Rectangle]


class RectanglesModel(SizeModel):
    """The boards that can be solved, with proved Grundy values."""

    def __init__(self) -> None:
        self.found: dict[Size, Rectangle] = {}
        self.running: Size | None = None
        super().__init__(all_sizes(), CELL_KINDS)

    def cell(self, size: Size) -> Cell:
        rows, columns = size
        one = self.found.get(size)
        if one is None:
            kind = self.kind(RUNNING if size == self.running else OPEN)
            return Cell(
                kind,
                kind.example,
                tr("{rows} × {columns}: {meaning}", rows=rows, columns=columns, meaning=tr(kind.meaning)),
            )
        kind = self.kind(FIRST if one.first_wins else SECOND)
        words = tr(
            "{rows} × {columns}: Grundy value {value}, {meaning}",
            rows=rows,
            columns=columns,
            value=one.grundy,
            meaning=tr(kind.meaning),
        )
        return Cell(kind, str(one.grundy), words)


def to_csv(found: Found) -> str:
    """A header line, then a line per board."""
    out = io.StringIO()
    writer = csv.DictWriter(out, ("rows", "columns", "grundy", "winner", "from"), lineterminator="\n")
    writer.writeheader()
    writer.writerows(found[size].as_json() for size in sorted(found))
    return out.getvalue()


def to_json(found: Found) -> str:
    """In the format of `tiling-gui ellie --table --json`."""
    return json.dumps({"schema": "ellie", "boards": [found[size].as_json() for size in sorted(found)]}) + "\n"


def to_latex(found: Found) -> str:
    """A complete document with the table; values of boards won by SECOND are bold."""
    rows = sorted({m for m, _ in found})
    columns = range(1, max((n for _, n in found), default=0) + 1)
    lines = [rf"\begin{{tabular}}{{r|{'c' * len(columns)}}}", " & ".join(["", *map(str, columns)]) + r" \\ \hline"]
    for m in rows:
        cells = [_latex(found.get((m, n))) for n in columns]
        lines.append(" & ".join([str(m), *cells]) + r" \\")
    below = "Grundy values of ELLIE on boards of $m$ rows and $n$ columns; the second player wins where it is 0 (bold)."
    return document("\n".join([*lines, r"\end{tabular}"]) + "\n", [below])


def _latex(one: Rectangle | None) -> str:
    if one is None:
        return ""
    return str(one.grundy) if one.first_wins else r"\textbf{0}"
