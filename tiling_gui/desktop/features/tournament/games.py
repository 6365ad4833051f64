"""The games behind a cell of the cross-table, to be opened on the board."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.table_style import EnterTable, read_rows
from tiling_gui.language import plural, tr
from tiling_gui.players.player import player_words
from tiling_gui.players.tournament import CrossTable, Pair


class TournamentGames(QDialog):
    """Lists games; not modal, so that one after the other can be looked at."""

    opened = Signal(object, int)
    """(Pair, 0 or 1) A game is to be shown on the board."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tournamentGames")
        self.setWindowTitle(tr("Games of the tournament"))
        self.resize(560, 380)
        self._games: list[tuple[Pair, int]] = []
        self.title = Label(theme, weight=SEMIBOLD)
        self.table = EnterTable()
        named(self.table, "gamesOfLevels", tr("Games of the tournament"))
        self.table.setToolTip(tr("A double click opens the game on the board"))
        read_rows(self.table)
        self.table.cellActivated.connect(self._open)
        self.opening = push_button(theme, "openTournamentGame", tr("Open"), tr("Shows the game on the board"), "folder")
        self.opening.setDefault(True)
        self.opening.clicked.connect(self._open)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.opening)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.table, 1)
        column.addLayout(foot)

    def show_games(self, table: CrossTable, sides: tuple[Side, Side], level: int, against: int | None) -> None:
        """The games of a level against another one, or against all."""
        self._games = table.games(level, against)
        one = player_words(table.specs[level])
        count = plural("%n games", "%n game", len(self._games))
        if against is None:
            self.title.setText(tr("{player}: {games}", player=one, games=count))
        else:
            other = player_words(table.specs[against])
            self.title.setText(tr("{player} against {other}: {games}", player=one, other=other, games=count))
        heads = [tr("Pair"), *(str(side) for side in sides), tr("Ended with")]
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        self.table.setRowCount(len(self._games))
        for row, (pair, k) in enumerate(self._games):
            upper, lower = (pair.one, pair.other) if k == 0 else (pair.other, pair.one)
            value = pair.values[k]
            counted = sides[0] is Side.MAX
            end = words.value(value) if counted else tr("{side} wins", side=sides[0] if value else sides[1])
            cells = [str(pair.number + 1), player_words(table.specs[upper]), player_words(table.specs[lower]), end]
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if column in (0, 3):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(row, column, item)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        if self._games:
            self.table.setCurrentCell(0, 0)
        self.opening.setEnabled(bool(self._games))

    @Slot()
    def _open(self) -> None:
        row = self.table.currentRow()
        if 0 <= row < len(self._games):
            self.opened.emit(*self._games[row])
