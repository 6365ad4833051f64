"""The window My mistakes: what is due today, all that are known, and a round of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import TITLE, Theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.table_style import EnterTable, choose_rows
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.language import plural, tr
from tiling_gui.records.practice import Card, Exercise
from tiling_gui.records.record import board_name, shown_board


@dataclass(frozen=True)
class Row:
    """A mistake as the table shows it."""

    exercise: Exercise
    card: Card
    due: bool


class MistakesWindow(QDialog):
    """Not modal; the exercises themselves are on the board."""

    wanted = Signal(object)
    """(exercises) These are to be asked."""
    reading = Signal()
    """The rows are to be read, and shown by `show_rows`."""
    games_wanted = Signal()
    """The games are to be shown, to be reviewed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._rows: list[Row] = []
        self.setObjectName("mistakesWindow")
        self.setWindowTitle(tr("My mistakes"))
        self.setModal(False)
        self.setMinimumSize(420, 320)
        open_at(self, 720, 480)
        self.title = Label(theme, tr("Reading the games …"), size=TITLE, weight=SEMIBOLD)
        self.title.setObjectName("mistakesDue")
        self._make_table()
        self._make_buttons()
        self._lay_out()

    def _make_table(self) -> None:
        self.table = EnterTable()
        named(self.table, "mistakes", tr("My mistakes"))
        self.table.setToolTip(tr("Chosen rows can be practised alone; a double click asks one"))
        choose_rows(self.table)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = [tr("Game"), tr("Board"), tr("Move"), tr("Cost"), tr("Right in a row"), tr("To be asked")]
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(len(heads) - 1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.itemSelectionChanged.connect(self._on_chosen)
        self.table.cellActivated.connect(self._practise_chosen)

    def _make_buttons(self) -> None:
        theme = self.theme
        self.due = push_button(theme, "practiseDue", tr("Practise what is due"), tr("Asks what is due today"), "play")
        self.due.setDefault(True)
        self.due.clicked.connect(self._practise_due)
        self.chosen = push_button(
            theme, "practiseChosen", tr("Practise the chosen"), tr("Asks the chosen rows, due or not")
        )
        self.chosen.clicked.connect(self._practise_chosen)
        tip = tr("Opens the list of games, where several can be reviewed at once")
        self.games = push_button(theme, "reviewMore", tr("Review games…"), tip, "review")
        self.games.clicked.connect(self.games_wanted)
        self._first = push_button(theme, "reviewFirst", tr("Review games…"), tip, "review")
        self._first.clicked.connect(self.games_wanted)

    def _lay_out(self) -> None:
        what = tr(
            "The position before each mistake of yours in reviewed games. Every move that keeps the value is right. "
            "What was found comes back after 1, 3, 7, 14, 30 and 90 days, what was missed tomorrow."
        )
        empty = EmptyPage(
            self.theme,
            tr("No mistakes are known"),
            tr("Mistakes are found by a review: of the game on the board, or of many games at once."),
            [self._first],
            icon="review",
        )
        self._pages = QStackedWidget()
        self._pages.addWidget(self.table)
        self._pages.addWidget(empty)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.games)
        foot.addStretch(1)
        foot.addWidget(self.chosen)
        foot.addWidget(self.due)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(Sentence(self.theme, what, role="muted"))
        column.addWidget(self._pages, 1)
        column.addLayout(foot)
        self._on_chosen()

    # What is shown --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Has the games read again."""
        self.reading.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """The keys go to the button of what is due."""
        super().showEvent(event)
        self.due.setFocus()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """What is known, in the order in which it would be asked."""
        self._rows = list(rows)
        due = sum(row.due for row in rows)
        self.title.setText(
            plural("%n mistakes are due today", "%n mistake is due today", due) if due else tr("Nothing is due today")
        )
        self.table.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate(self._cells(row)):
                item = QTableWidgetItem(text)
                self.table.setItem(number, column, item)
        self._pages.setCurrentIndex(0 if rows else 1)
        self.games.setVisible(bool(rows))
        self.due.setEnabled(bool(due))
        self._on_chosen()

    def _cells(self, row: Row) -> list[str]:
        asked, card = row.exercise, row.card
        position = asked.position
        move = tr("{number}. {move}", number=asked.number, move=position.write(asked.played))
        counted = position.to_move in (Side.MAX, Side.MIN)
        cost = words.value(asked.cost) if counted else tr("the win")
        when = tr("today") if row.due else words.day(card.due) if card.due else ""
        game = tr(GAMES[asked.game].name)
        board = shown_board(asked.game, board_name(asked.game, asked.start))
        return [game, board, move, cost, str(card.box), when]

    @property
    def _selected(self) -> list[Exercise]:
        rows = sorted({index.row() for index in self.table.selectedIndexes()})
        return [self._rows[row].exercise for row in rows]

    @Slot()
    def _on_chosen(self) -> None:
        self.chosen.setEnabled(bool(self._selected))

    @Slot()
    def _practise_due(self) -> None:
        self.wanted.emit([row.exercise for row in self._rows if row.due])

    @Slot()
    def _practise_chosen(self) -> None:
        self.wanted.emit(self._selected)
