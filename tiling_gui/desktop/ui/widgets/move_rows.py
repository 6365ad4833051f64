"""A game tree as rows of two moves: the main line, and below each row the variations from it, indented.

A variation is folded to its first row unless the current move is in it.

5   c5–d5   a2–a3          number, move of the first player, reply
  5   c3–d3   a2–a3 …      instead of c5–d5; more moves follow
  5   …       b5–c5        instead of a2–a3
7   g1–h1   f3–g3
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from tiling_gui.core.game import Side, Value
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.tables import Index
from tiling_gui.language import plural, tr

_FOR_THE_LAST_MOVE = (Side.FIRST, Side.SECOND)


class MoveEntry(NamedTuple):
    node: Any
    """Sent when the move is clicked; any object comparable with ==."""
    text: str
    ply: int
    """1 for the first move of the game."""
    side: Side
    cost: Value | None = None
    """The change of the guaranteed value, e.g. −1 or +1; None if none is known."""
    cost_exact: bool = True
    """False if the move may have cost more."""
    shared: str = ""
    """A sentence on what it and other moves are proved to have lost together, "" for nothing."""
    comment: str = ""
    of_game: bool = False
    """True for a move of the game as played, if that is not the main line."""
    variations: tuple[tuple["MoveEntry", ...], ...] = ()
    """Alternative lines, each beginning with a move of the same ply."""

    @property
    def cost_text(self) -> str:
        """ "−1", "≤−1", "" for none; "?" for a move that lost a won position, "(?)" for one that may be it."""
        if not self.cost:
            return "(?)" if self.shared else ""
        if self.side in _FOR_THE_LAST_MOVE:
            return "?"
        return words.cost(self.cost) if self.cost_exact else words.least_cost(self.cost)

    def sentence(self) -> str:
        """A description for tool tips and screen readers."""
        known = {"ply": self.ply, "side": self.side, "move": self.text}
        if not self.cost:
            said = tr("Move {ply}, {side}: {move}", **known)
        elif self.side in _FOR_THE_LAST_MOVE:
            said = tr("Move {ply}, {side}: {move}, gave the win away", **known)
        elif self.cost_exact:
            said = tr(
                "Move {ply}, {side}: {move}, changed the guaranteed value by {cost}",
                **known,
                cost=words.cost(self.cost),
            )
        else:
            said = tr(
                "Move {ply}, {side}: {move}, changed the guaranteed value by {cost} or more",
                **known,
                cost=words.cost(self.cost),
            )
        if self.shared:
            said = f"{said}. {self.shared.rstrip('.')}"
        if self.of_game:
            said = tr("{said}, in the game as played", said=said)
        if self.variations:
            said = plural("{said}, %n other lines", "{said}, %n other line", len(self.variations), said=said)
        return f"{said}\n{self.comment}" if self.comment else said


class MoveRow(NamedTuple):
    """One or two consecutive moves of a line."""

    number: int
    """The turn, from 1: both players move once in each."""
    depth: int
    cells: tuple[MoveEntry | None, MoveEntry | None]
    shut: bool = False
    """True if the line begins in the second column; the first shows "…"."""
    more: int = 0
    """The moves of a folded variation that follow."""

    def entry(self, column: int) -> MoveEntry | None:
        """The move in a column of the table; None for the number and an empty cell."""
        return self.cells[column - 1] if column else None

    def text(self, column: int) -> str:
        entry = self.entry(column)
        if column == 0:
            return str(self.number)
        if entry is None:
            return "…" if self.shut and column == 1 else ""
        return f"{entry.text} …" if self.more and self.is_last(column) else entry.text

    def is_last(self, column: int) -> bool:
        """Whether the row's last move is in this column."""
        return column == (1 if self.cells[1] is None else 2)

    def sentence(self, column: int) -> str:
        """The description of the move in a column; "" if there is none."""
        entry = self.entry(column)
        said = "" if entry is None else entry.sentence()
        if said and self.more and self.is_last(column):
            return plural("{said}, %n more moves", "{said}, %n more move", self.more, said=said)
        return said


def rows_of(line: Sequence[MoveEntry], current: object = None, depth: int = 0) -> Iterator[MoveRow]:
    """The rows of a line and its variations, in reading order; those without the node `current` are folded."""
    at = 0
    while at < len(line):
        first = line[at] if line[at].ply % 2 else None
        second = line[at + 1] if first and at + 1 < len(line) else (None if first else line[at])
        at += 2 if first else 1
        known = first or second
        assert known is not None
        yield MoveRow((known.ply + 1) // 2, depth, (first, second), first is None)
        for entry in (first, second):
            for variation in entry.variations if entry else ():
                rows = rows_of(variation, current, depth + 1)
                if _contains(variation, current):
                    yield from rows
                else:
                    first_row = next(rows)
                    yield first_row._replace(more=len(variation) - sum(map(bool, first_row.cells)))


def _contains(line: Sequence[MoveEntry], node: object) -> bool:
    return any(entry.node == node or any(_contains(other, node) for other in entry.variations) for entry in line)


class MoveModel(QAbstractTableModel):
    """The rows as a table: number, first column, second column."""

    def __init__(self) -> None:
        super().__init__()
        self._main: Sequence[MoveEntry] = ()
        self._rows: list[MoveRow] = []
        self._heads: tuple[tuple[Side, str], tuple[Side, str]] = ((Side.MAX, "MAX"), (Side.MIN, "MIN"))

    @property
    def heads(self) -> tuple[tuple[Side, str], tuple[Side, str]]:
        """The (side, heading) of each column."""
        return self._heads

    def set_heads(self, heads: tuple[tuple[Side, str], tuple[Side, str]]) -> None:
        if heads != self._heads:
            self._heads = heads
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 1, 2)

    def set_line(self, main: Sequence[MoveEntry], current: object = None) -> None:
        """Show a game, open where `current` is; unchanged rows are kept, so that nothing jumps."""
        self._main = main
        new = list(rows_of(main, current))
        changed = [k for k, (a, b) in enumerate(zip(self._rows, new, strict=False)) if a != b]
        if len(new) < len(self._rows):
            self.beginRemoveRows(QModelIndex(), len(new), len(self._rows) - 1)
            del self._rows[len(new) :]
            self.endRemoveRows()
        for k in changed:
            self._rows[k] = new[k]
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], 2))
        if len(new) > len(self._rows):
            self.beginInsertRows(QModelIndex(), len(self._rows), len(new) - 1)
            self._rows.extend(new[len(self._rows) :])
            self.endInsertRows()

    def set_current(self, node: object) -> None:
        """Open the variation with this move, and fold the others."""
        self.set_line(self._main, node)

    @property
    def line(self) -> Sequence[MoveEntry]:
        """The main line shown."""
        return self._main

    def row(self, number: int) -> MoveRow:
        return self._rows[number]

    def entry(self, index: Index) -> MoveEntry | None:
        """The move in a cell; None if there is none."""
        return self._rows[index.row()].entry(index.column()) if index.isValid() else None

    def cells(self) -> list[tuple[int, int, MoveEntry]]:
        """The (row, column, entry) of every move in reading order."""
        return [
            (r, c + 1, entry)
            for r, row in enumerate(self._rows)
            for c, entry in enumerate(row.cells)
            if entry is not None
        ]

    def find(self, node: object) -> tuple[int, int] | None:
        """Row and column of `node`; None if it is not in the list."""
        return next(((r, c) for r, c, entry in reversed(self.cells()) if entry.node == node), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()].text(index.column())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._rows[index.row()].sentence(index.column()) or None
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return tr("Move") if section == 0 else self._heads[section - 1][1]
