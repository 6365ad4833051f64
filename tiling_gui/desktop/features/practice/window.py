"""The My mistakes window: the user's mistakes, why the selected one is a mistake, and rounds of exercises."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLayout, QPushButton, QStackedWidget, QTableWidgetItem

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.practice import PracticeFeature
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Sentence, named
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.desktop.ui.widgets.tables import EnterTable, set_up_selectable_rows
from tiling_gui.language import plural, tr
from tiling_gui.records.practice import Card, Exercise, due_first
from tiling_gui.records.record import board_name, shown_board
from tiling_gui.search.reasons import Reason, sentences
from tiling_gui.store.practice import all_exercises, all_records, cards


@dataclass(frozen=True)
class MistakeRow:
    """A row of the table."""

    exercise: Exercise
    card: Card
    due: bool

    @property
    def cells(self) -> tuple[str, ...]:
        asked, card = self.exercise, self.card
        position = asked.position
        move = tr("{number}. {move}", number=asked.number, move=position.write(asked.played))
        counted = position.to_move in (Side.MAX, Side.MIN)
        size = words.value(asked.cost)
        size = size if asked.exact else tr("{cost} or more", cost=size)
        cost = size if counted else tr("the win")
        when = tr("today") if self.due else words.day(card.due) if card.due else ""
        board = shown_board(asked.game, board_name(asked.game, asked.start))
        return tr(GAMES[asked.game].name), board, move, cost, str(card.box), when


class MistakesWindow(ToolWindow):
    """Reads the games in the background when it is opened; the exercises themselves are done on the main board."""

    COMMAND = "myMistakes"
    HELP = "learning"
    SIZE = (720, 480)
    MINIMUM_SIZE = (520, 320)
    REOPENS = True

    def build(self) -> QLayout:
        self._rows: list[MistakeRow] = []
        self._reading = self.worker(self._on_read)
        self._explaining = self.worker(self._on_explained)
        self.title = self.heading(tr("Reading the games …"))
        self.title.setObjectName("mistakesDue")
        what = tr(
            "The positions before your known mistakes. Every move that keeps the value is "
            "right. Positions you solve come back after 1, 3, 7, 14, 30 and 90 days, those you miss "
            "tomorrow."
        )
        empty = EmptyPage(
            tr("No mistakes are known"),
            tr("Reviews find mistakes: in the game on the board, or in many games at once."),
            [self._games_button("reviewFirst")],
            icon="review",
        )
        self._make_table()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.table)
        self._pages.addWidget(empty)
        return column(self.title, Sentence(what), (self._pages, 1))

    def _make_table(self) -> None:
        self.table = EnterTable()
        named(self.table, "mistakes", tr("My mistakes"))
        self.table.setToolTip(tr("Selected rows can be practised on their own; double-click to practise one"))
        set_up_selectable_rows(self.table)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = [tr("Game"), tr("Board"), tr("Move"), tr("Cost"), tr("Right in a row"), tr("Due")]
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(len(heads) - 1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.itemSelectionChanged.connect(self._on_chosen)
        self.table.cellActivated.connect(self._practise_chosen)

    def _games_button(self, name: str) -> QPushButton:
        tip = tr("Opens the list of games, where several can be reviewed at once")
        return self.button(name, tr("Review games…"), tip, self.workspace.actions["results"].trigger, "review")

    def buttons(self) -> Sequence[QPushButton]:
        self.games = self._games_button("reviewMore")
        tip = tr("Practises the selected rows, due or not")
        self.chosen = self.button("practiseChosen", tr("Practise selected"), tip, self._practise_chosen)
        tip = tr("Practises what is due today")
        self.due = self.button("practiseDue", tr("Practise what is due"), tip, self._practise_due, "play")
        self.due.setDefault(True)
        self.setFocusProxy(self.due)
        self._on_chosen()
        return self.games, self.chosen, self.due

    # Display --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        store, names = self.workspace.store, self.workspace.feature(PracticeFeature).names
        self.workspace.session.save_now()
        self._reading.start(lambda run: (all_exercises(all_records(store, None, run), names), cards(store)))

    def _on_read(self, job: Job, found: tuple[list[Exercise], dict[str, Card]]) -> None:
        if job.run.is_set:
            return
        listed, kept = found
        due, rest = due_first(listed, kept, date.today())
        asked = [*((each, True) for each in due), *((each, False) for each in rest)]
        self._rows = [MistakeRow(each, kept.get(each.code, Card()), is_due) for each, is_due in asked]
        self.title.setText(
            plural("%n mistakes are due today", "%n mistake is due today", len(due))
            if due
            else tr("Nothing is due today")
        )
        self.table.setRowCount(len(self._rows))
        for number, row in enumerate(self._rows):
            for place, text in enumerate(row.cells):
                self.table.setItem(number, place, QTableWidgetItem(text))
        self._pages.setCurrentIndex(0 if self._rows else 1)
        self.games.setVisible(bool(self._rows))
        self.due.setEnabled(bool(due))
        self._on_chosen()

    # Practising -----------------------------------------------------------------------------------------------

    @property
    def _selected(self) -> list[Exercise]:
        rows = sorted({index.row() for index in self.table.selectedIndexes()})
        return [self._rows[row].exercise for row in rows]

    def _on_chosen(self) -> None:
        chosen = self._selected
        self.chosen.setEnabled(bool(chosen))
        self.say("")
        self._explaining.drop()
        if len(chosen) == 1:
            asked = chosen[0]
            self._explaining.start(self.workspace.engines.reasons(asked.position, asked.played), asked)

    def _on_explained(self, job: Job, found: tuple[Reason, ...]) -> None:
        if found and self._selected == [job.context]:
            self.say(sentences(found))

    def _practise_due(self) -> None:
        self.workspace.feature(PracticeFeature).begin([row.exercise for row in self._rows if row.due])

    def _practise_chosen(self) -> None:
        self.workspace.feature(PracticeFeature).begin(self._selected)
