"""A game tree as rows of two moves: the main line, and under each row the lines that leave it, indented.

5   c5–d5   a2–a3          number, move of the player who began, reply
  5   c3–d3   a2–a3        something else instead of c5–d5
  5   …       b5–c5        something else instead of a2–a3
7   g1–h1   f3–g3
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tiling_gui.core.game import Side, Value
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import plural, tr

ENTRY = Qt.ItemDataRole.UserRole
"""Role under which a cell gives its MoveEntry, None if it is empty."""
DEPTH = Qt.ItemDataRole.UserRole + 1
"""Role under which a cell gives how deep its line is; 0 is the main line."""

Index = QModelIndex | QPersistentModelIndex

_FOR_THE_LAST_MOVE = (Side.FIRST, Side.SECOND)


class MoveEntry(NamedTuple):
    """One move of the list."""

    node: object
    """Whatever the owner wants to hear back when the move is clicked; compared with ==."""
    text: str
    """The move as people write it."""
    ply: int
    """1 for the first move of the game."""
    side: Side
    """Who made it."""
    cost: Value | None = None
    """What it changed about the guaranteed value, −1 or +1 and so on; 0 or None if nothing or unknown."""
    cost_exact: bool = True
    """False: the cost is an estimate."""
    comment: str = ""
    of_game: bool = False
    """True for a move of the game as it was played, where that is not the main line."""
    variations: tuple[tuple["MoveEntry", ...], ...] = ()
    """Lines that could have been played instead, each beginning with a move of the same ply."""

    @property
    def cost_text(self) -> str:
        """ "−1", "≈−1", "" for none; "?" for a move that gave the win away."""
        if not self.cost:
            return ""
        if self.side in _FOR_THE_LAST_MOVE:
            return "?"
        return ("" if self.cost_exact else "≈") + words.cost(self.cost)

    def sentence(self) -> str:
        """The move in words, for tool tips and screen readers."""
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
                "Move {ply}, {side}: {move}, changed the guaranteed value by about {cost}",
                **known,
                cost=words.cost(self.cost),
            )
        if self.of_game:
            said = tr("{said}, of the game as it was played", said=said)
        if self.variations:
            said = plural("{said}, %n other lines", "{said}, %n other line", len(self.variations), said=said)
        return f"{said}\n{self.comment}" if self.comment else said


class Row(NamedTuple):
    """Up to two moves of one line."""

    number: int
    depth: int
    cells: tuple[MoveEntry | None, MoveEntry | None]
    shut: bool = False
    """True if the line begins with the second column: the first shows "…"."""


def rows_of(line: Sequence[MoveEntry], depth: int = 0) -> Iterator[Row]:
    """The rows of a line with everything that leaves it, in reading order."""
    at = 0
    while at < len(line):
        first = line[at] if line[at].ply % 2 else None
        second = line[at + 1] if first and at + 1 < len(line) else (None if first else line[at])
        at += 2 if first else 1
        known = first or second
        assert known is not None
        yield Row(known.ply - (1 if first is None else 0), depth, (first, second), first is None)
        for entry in (first, second):
            for variation in entry.variations if entry else ():
                yield from rows_of(variation, depth + 1)


class MoveModel(QAbstractTableModel):
    """The rows as a table: number, first column, second column."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []
        self._heads: tuple[tuple[Side, str], tuple[Side, str]] = ((Side.MAX, "MAX"), (Side.MIN, "MIN"))

    @property
    def heads(self) -> tuple[tuple[Side, str], tuple[Side, str]]:
        """(side, words) over the two columns."""
        return self._heads

    def set_heads(self, heads: tuple[tuple[Side, str], tuple[Side, str]]) -> None:
        """Changes what stands over the columns."""
        if heads != self._heads:
            self._heads = heads
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 1, 2)

    def set_line(self, main: Sequence[MoveEntry]) -> None:
        """Shows another game; rows that stay the same are kept, so that nothing jumps."""
        new = list(rows_of(main))
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

    def cells(self) -> list[tuple[int, int, MoveEntry]]:
        """(row, column, entry) of every move in reading order."""
        return [
            (r, c + 1, entry)
            for r, row in enumerate(self._rows)
            for c, entry in enumerate(row.cells)
            if entry is not None
        ]

    def find(self, node: object) -> tuple[int, int] | None:
        """Row and column of `node`."""
        return next(((r, c) for r, c, entry in self.cells() if entry.node == node), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Number, first, second."""
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, tip, entry or depth of a cell."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == DEPTH:
            return row.depth
        if index.column() == 0:
            return str(row.number) if role == Qt.ItemDataRole.DisplayRole else None
        entry = row.cells[index.column() - 1]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.text if entry else ("…" if row.shut and index.column() == 1 else "")
        if entry and role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.sentence()
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """ "Move", and the words over the two columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return tr("Move") if section == 0 else self._heads[section - 1][1]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Moves can be chosen, numbers and gaps not."""
        if index.isValid() and index.column() and index.data(ENTRY):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.ItemIsEnabled if index.isValid() else Qt.ItemFlag.NoItemFlags
