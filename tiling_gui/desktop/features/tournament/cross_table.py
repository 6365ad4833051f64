"""The cross-table of a tournament, and a dialog with the games behind a cell."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QLabel, QTableWidgetItem, QVBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.tables import EnterTable, set_up_rows
from tiling_gui.language import plural, tr
from tiling_gui.players.player import player_words
from tiling_gui.players.tournament import CrossTable, Pair
from tiling_gui.players.tournament_forms import cells


class CrossTableView(EnterTable):
    """A cross-table, best level first; without one, a label with instructions."""

    cell_chosen = Signal(int, object)
    """(level, opponent, or None for all) Emitted to list the games behind a cell."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "crossTable", tr("Points of each level against each other"))
        self.setToolTip(tr("Points of the level in the row against the level in the column; click to list the games"))
        for chosen in (self.cellClicked, self.cellActivated):
            chosen.connect(self._on_cell)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.verticalHeader().setVisible(False)
        self.horizontalHeader().setHighlightSections(False)
        self.nothing = QLabel()
        self.nothing.setObjectName("tournamentNothing")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self.viewport()).addWidget(self.nothing)
        self._shown: tuple[CrossTable | None, int] = (None, 0)
        """The table shown, and its number of pairs."""

    def show_table(self, found: CrossTable | None, sides: tuple[Side, Side]) -> None:
        """Show a table of games between `sides`, or None; does nothing if it has not changed."""
        self.nothing.setVisible(found is None)
        if found is None:
            self.setRowCount(0)
            self.setColumnCount(0)
        elif self._shown != (found, len(found.pairs)):
            self._fill(found, sides)
        self._shown = found, len(found.pairs) if found else 0

    def _fill(self, found: CrossTable, sides: tuple[Side, Side]) -> None:
        heads, *rows = cells(found)
        self.setColumnCount(len(heads))
        self.setRowCount(len(rows))
        self.setHorizontalHeaderLabels(heads)
        for line, texts in enumerate(rows):
            for place, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setToolTip(_tip(place - len(rows), sides))
                if place != 1:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.setItem(line, place, item)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give spare width to the names of the levels; without spare width the table scrolls and no name is cut."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if 0 < header.length() < self.viewport().width():
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns, as the table gets its size only now."""
        super().showEvent(event)
        self._fit_columns()

    @Slot(int, int)
    def _on_cell(self, line: int, place: int) -> None:
        """Ask for the games against the level of the column, or against all; does nothing on the diagonal."""
        found, pairs = self._shown
        if found is None or pairs != len(found.pairs):
            return
        order = found.order()
        against = order[place - 2] if 2 <= place < 2 + len(order) else None
        if against != order[line]:
            self.cell_chosen.emit(order[line], against)


def _tip(after_levels: int, sides: tuple[Side, Side]) -> str:
    """The tool tip of a cell by its column minus the number of levels; "" for the table's own tool tip."""
    if after_levels == 2:
        return tr("Points, with their standard error: a difference of less than twice that is not significant")
    if after_levels == 3:
        return tr("Elo points against the others, from the score of the pairs, with their 95 % interval")
    if after_levels < 2:
        return ""
    if sides[0] is Side.MAX:
        return tr("Mean value of the games in this role")
    return tr("Share of the games in this role that the level won")


class TournamentGames(QDialog):
    """A list of games; not modal, so that several can be opened one after the other."""

    opened = Signal(object, int)
    """(Pair, 0 or 1) Emitted to show a game on the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tournamentGames")
        self.setWindowTitle(tr("Games of the tournament"))
        self.resize(560, 380)
        self._games: list[tuple[Pair, int]] = []
        self.title = Label(weight=SEMIBOLD)
        self.table = EnterTable()
        named(self.table, "gamesOfLevels", tr("Games of the tournament"))
        set_up_rows(self.table)
        self.table.cellActivated.connect(self._open)
        self.opening = push_button("openTournamentGame", tr("Open"), icon="folder")
        self.opening.setDefault(True)
        self.opening.clicked.connect(self._open)
        whole = column(self.title, (self.table, 1), row(1, self.opening))
        whole.setContentsMargins(16, 14, 16, 14)
        self.setLayout(whole)

    def show_games(self, found: CrossTable, sides: tuple[Side, Side], level: int, against: int | None) -> None:
        """List the games of a level against another one, or against all."""
        self._games = found.games(level, against)
        one = player_words(found.specs[level])
        count = plural("%n games", "%n game", len(self._games))
        if against is None:
            self.title.setText(tr("{what}: {said}", what=one, said=count))
        else:
            other = player_words(found.specs[against])
            self.title.setText(tr("{one} against {other}: {said}", one=one, other=other, said=count))
        heads = [tr("Pair"), *(str(side) for side in sides), tr("Ended with")]
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        self.table.setRowCount(len(self._games))
        for line, (pair, k) in enumerate(self._games):
            upper, lower = (pair.one, pair.other) if k == 0 else (pair.other, pair.one)
            value = pair.values[k]
            counted = sides[0] is Side.MAX
            end = words.value(value) if counted else tr("{side} wins", side=sides[0] if value else sides[1])
            cells = [str(pair.number + 1), player_words(found.specs[upper]), player_words(found.specs[lower]), end]
            for place, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if place in (0, 3):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(line, place, item)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for place in (1, 2):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)
        if self._games:
            self.table.setCurrentCell(0, 0)
        self.opening.setEnabled(bool(self._games))

    @Slot()
    def _open(self) -> None:
        line = self.table.currentRow()
        if 0 <= line < len(self._games):
            self.opened.emit(*self._games[line])
