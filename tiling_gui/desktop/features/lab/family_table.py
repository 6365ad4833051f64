"""The table of a family as rows and as a grid of k and n; as LaTeX; and the plot of its columns."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from tiling_gui.core.drawing.figure import Figure, stacked
from tiling_gui.core.drawing.latex import document, latex, tabular
from tiling_gui.core.drawing.plot import Frame, Series, dot_plot, series_plot
from tiling_gui.core.game import Value
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.size_grid import OPEN, OPEN_MARK, Cell, CellKind, Size, SizeModel
from tiling_gui.desktop.ui.widgets.tables import TextColumn
from tiling_gui.language import mark, tr
from tiling_gui.search.families import GRUNDY, Column, Family, FamilyTerm, column_name
from tiling_gui.search.long_families import LongFamily

Row = tuple[tuple[int | None, int], dict[str, FamilyTerm]]
"""(k, n), and the terms by `Term.of`."""


def _of(kind: str, shown: Row) -> str:
    return shown[1][kind].bounds_text if kind in shown[1] else ""


COLUMNS = (
    TextColumn("k", lambda shown: "" if shown[0][0] is None else str(shown[0][0])),
    TextColumn("n", lambda shown: str(shown[0][1])),
    TextColumn(mark("MAX first"), partial(_of, "MAX")),
    TextColumn(mark("MIN first"), partial(_of, "MIN")),
    TextColumn(mark("Grundy value"), partial(_of, GRUNDY)),
)
KINDS = ("MAX", "MIN", GRUNDY)
"""The kind of term in each of the last columns."""

PROVED, LOST = "proved", "lost"
CELL_KINDS = (
    CellKind(PROVED, "14", mark("proved"), ground="accent_soft", bold=True),
    CellKind(LOST, "0", mark("the second player wins, proved"), ground="field", corner=True),
    CellKind(OPEN, "28..33", mark("not proved")),
)


_BOTH = CellKind(PROVED, "12/11", mark("proved, MAX first/MIN first"), ground="accent_soft", bold=True)
"""As PROVED, where two values can stand in a cell."""


def kinds_of(family: Family) -> tuple[CellKind, ...]:
    """The kinds of cells that a family can have."""
    if GRUNDY in family.kinds:
        return CELL_KINDS
    return (_BOTH if len(family.kinds) > 1 else CELL_KINDS[0], CELL_KINDS[-1])


def cell_text(terms: Sequence[FamilyTerm]) -> str:
    """ "14"; "12/11" with MAX and with MIN first; "30/?"; "31..36", whoever begins; "" if nothing is known."""
    if not terms:
        return ""
    found = [term.value for term in terms]
    if any(value is not None for value in found):
        return "/".join(dict.fromkeys("?" if value is None else words.short(value) for value in found))
    low, high = ([getattr(term, end) for term in terms] for end in ("lower", "upper"))
    lower, upper = None if None in low else min(low), None if None in high else max(high)
    return "" if lower is upper is None else words.bounds(lower, upper, words.short)


class LongRows(Sequence[Row]):
    """The rows of the list for a long family, made when they are shown."""

    def __init__(self, family: LongFamily) -> None:
        self._family = family

    def __len__(self) -> int:
        return len(self._family.terms)

    def __getitem__(self, n: Any) -> Any:
        return (None, n), {GRUNDY: self._family.term(n)}


class FamilyGrid(SizeModel):
    """A row for each k and a column for each n."""

    def __init__(self) -> None:
        self._rows_of: dict[Size, list[FamilyTerm]] = {}
        super().__init__([(1, 1)], CELL_KINDS)

    def clear(self) -> None:
        self._rows_of = {}
        self.set_sizes([(1, 1)])

    def show_family(self, family: Family) -> None:
        self._rows_of = {(k or 0, n): list(terms.values()) for (k, n), terms in family.rows.items()}
        self.set_sizes(self._rows_of)

    def cell(self, size: Size) -> Cell:
        terms = self._rows_of.get(size, [])
        text = cell_text(terms)
        exact = bool(terms) and all(term.value is not None for term in terms)
        kind = self.kind(OPEN if not exact else LOST if terms[0].of == GRUNDY and terms[0].value == 0 else PROVED)
        why = next((term.why_not for term in terms if term.why_not), "")
        said = ", ".join(filter(None, (text, tr(kind.meaning), why)))
        return Cell(kind, text or OPEN_MARK, tr("k = {k}, n = {n}: {said}", k=size[0], n=size[1], said=said))


def to_latex(family: Family) -> str:
    """A complete document: a grid if there is a k, otherwise a list; the columns in the format of the OEIS below."""
    if family.with_k:
        cells = {place: cell_text(list(terms.values())) for place, terms in family.rows.items()}
        ks, ns = sorted({k or 0 for k, _ in cells}), sorted({n for _, n in cells})
        heads, lines = ["$k$", *map(str, ns)], [[str(k), *(latex(cells.get((k, n), "")) for n in ns)] for k in ks]
    else:
        heads = ["$n$", *(latex(column_name(kind)) for kind in family.kinds)]
        lines = [
            [str(n), *(latex(_of(kind, ((k, n), terms))) for kind in family.kinds)]
            for (k, n), terms in family.rows.items()
        ]
    return document(
        tabular("r|" + "c" * (len(heads) - 1), heads, lines),
        [latex(f"{family.text}."), *(latex(line.strip()) for line in family.lines())],
    )


_MANY = 64
"""From this many terms on a single sequence is drawn as dots."""


def plot(family: Family, width: float = 760, height: float = 420) -> Figure:
    """The proved values of every column over n; of heaps of a game also how often each value occurs."""
    if "frequencies" in family.facts.data:
        values = family.values if isinstance(family, LongFamily) else family.columns[0].exact
        frames = (
            Frame(_title(family, []), "n", width, height * 0.6, _written),
            Frame(tr("How often each value occurs"), tr("value"), width, height * 0.4, _written),
        )
        return stacked([dot_plot(frames[0], values), dot_plot(frames[1], family.facts.data["frequencies"])])
    columns = [column for column in family.columns if column.exact]
    frame = Frame(_title(family, columns), "n", width, height, _written)
    if len(columns) == 1 and len(columns[0].exact) >= _MANY and columns[0].terms[0].n == 0:
        return dot_plot(frame, columns[0].exact)
    names = [_short_name(column, family) for column in columns]
    return series_plot(
        frame, [Series(name, each.terms[0].n, each.exact) for name, each in zip(names, columns, strict=True)]
    )


def _title(family: Family, columns: Sequence[Column]) -> str:
    return f"{family.text}: {column_name(family.kinds[0])}" if len(family.kinds) == 1 else family.text


def _short_name(column: Column, family: Family) -> str:
    """ "k = 3", "MAX first", "MAX, k = 3"; "" if there is one column."""
    first = [] if len(family.kinds) == 1 else [column.of if family.with_k else column_name(column.of)]
    return ", ".join([*first, *([f"k = {column.k}"] if family.with_k else [])])


def _written(value: Value | float) -> str:
    return words.short(value) if isinstance(value, int) else f"{value:g}"
