"""The grid of all rectangles: a cell for each, marked by how its value is known, and not by colour alone."""

from collections.abc import Mapping

from tiling_gui.desktop.ui.widgets.size_grid import OPEN, OPEN_MARK, Cell, CellKind, SizeModel
from tiling_gui.engine.board_values import CLOSED_FORM, PROVED, BoardValue, Size, all_sizes, value_of
from tiling_gui.language import mark, tr

KINDS = (
    CellKind(PROVED, "14", mark("proved by search"), ground="accent_soft", bold=True),
    CellKind(CLOSED_FORM, "7", mark("proved for every length"), ground="field", corner=True),
    CellKind(OPEN, OPEN_MARK, mark("not solved")),
)


class GridModel(SizeModel):
    """Row m - 1, column n - 1 is the board m x n; only n >= m has a cell."""

    def __init__(self) -> None:
        self._values: Mapping[Size, BoardValue] = {}
        super().__init__(all_sizes(), KINDS)

    def set_values(self, values: Mapping[Size, BoardValue]) -> None:
        """Shows other values; what is chosen stays so."""
        self._values = values
        self.refresh()

    def has(self, size: Size) -> bool:
        """Boards of one and two rows have a value at every length."""
        return super().has(size) or size[0] <= 2

    def cell(self, size: Size) -> Cell:
        """The value; in words for the tool tip and screen readers."""
        value = value_of(size, self._values)
        rows, columns = size
        kind = self.kind(value.origin if value else OPEN)
        meaning = tr(kind.meaning)
        if value is None:
            words = tr("{rows} × {columns}: {meaning}", rows=rows, columns=columns, meaning=meaning)
            return Cell(kind, OPEN_MARK, words)
        words = tr(
            "{rows} × {columns}: {value}, {meaning}", rows=rows, columns=columns, value=value.text, meaning=meaning
        )
        return Cell(kind, value.text, words)
