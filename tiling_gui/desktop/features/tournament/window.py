"""The window of tournaments: which levels, how many games, the cross-table as it fills."""

from fractions import Fraction

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.tournament.games import TournamentGames
from tiling_gui.desktop.features.tournament.plan_panel import PlanPanel
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import CAPTION, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.progress import WorkBar
from tiling_gui.desktop.ui.widgets.table_style import EnterTable
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.language import decimal, plural, tr
from tiling_gui.players.player import player_words
from tiling_gui.players.tournament import CrossTable
from tiling_gui.players.tournament_forms import FORMS, decisions, elo_text

_BESIDE, _HEIGHT = 940, 520
"""Pixels of the window at first: beside the panel the table of the levels chosen at first needs no scrolling."""


def _halves(points: Fraction) -> str:
    """ "18.5", as people write it in the chosen language."""
    return decimal(float(points), 1 if points.denominator > 1 else 0)


class TournamentWindow(QDialog):
    """Not modal; games go on while it is closed."""

    wanted = Signal(object)
    """(Plan)"""
    stopNow = Signal()
    stopAfterGame = Signal()
    exportWanted = Signal(str)
    """(file name)"""
    gameWanted = Signal(object, int)
    """(Pair, 0 or 1) A game of the table is to be shown on the board."""
    kept_wanted = Signal(str)
    """(id) The table of an earlier tournament is to be shown."""
    delete_wanted = Signal()
    """The tournament that is shown is to be deleted."""
    undo_wanted = Signal()
    """What was deleted last is to be brought back."""
    continued = Signal()
    """What is left of the tournament that is shown is to be played."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._table: CrossTable | None = None
        self._shown = -1
        self._over = True
        """False while there is something left to be played."""
        self._sides = (Side.MAX, Side.MIN)
        """Of the table that is shown."""
        self.games: TournamentGames | None = None
        self.setObjectName("tournamentWindow")
        self.setWindowTitle(tr("Tournament"))
        self.setModal(False)
        self.setMinimumSize(600, 340)
        self.title = Label(theme, tr("Levels against levels"), size=TITLE, weight=SEMIBOLD)
        self.board = Label(theme, size=CAPTION, role="muted")
        self.set_up = PlanPanel(theme)
        self.set_up.changed.connect(self._show_plan)
        self.set_up.starting.clicked.connect(self._start)
        self._make_table()
        self._lay_out()
        self.resize(min(self.set_up.width() + _BESIDE, self.screen().availableGeometry().width()), _HEIGHT)
        self._show_plan()
        self.end()

    def _make_table(self) -> None:
        self.table = EnterTable()
        named(self.table, "crossTable", tr("Points of each level against each other"))
        self.table.setToolTip(
            tr("Points of the level in the row against the level in the column; a click lists the games")
        )
        for chosen in (self.table.cellClicked, self.table.cellActivated):
            chosen.connect(self._list_games)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.verticalHeader().setVisible(False)
        self.nothing = QLabel()
        self.nothing.setObjectName("tournamentNothing")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self.table.viewport()).addWidget(self.nothing)
        self.table.horizontalHeader().setHighlightSections(False)
        self.progress = WorkBar(self.theme, wide=True)
        self.words = Sentence(self.theme)
        self.words.setObjectName("tournamentWords")

    def _lay_out(self) -> None:
        self.stopping = push_button(
            self.theme, "stopTournament", tr("Stop now"), tr("Ends at once; finished pairs count"), "cancel"
        )
        self.stopping.clicked.connect(self.stopNow)
        self.after = push_button(
            self.theme, "stopAfterGame", tr("Stop after this game"), tr("Lets the game that is played end first")
        )
        self.after.clicked.connect(self._after_this)
        self.exporting = push_button(
            self.theme, "exportTournament", tr("Export…"), tr("Writes the table as CSV, JSON, LaTeX or SVG"), "export"
        )
        self.exporting.clicked.connect(self.ask_export)
        self.going_on = push_button(
            self.theme, "continueTournament", tr("Go on"), tr("Plays what is left of this tournament"), "play"
        )
        self.going_on.clicked.connect(self.continued)
        self.kept = Combo()
        named(self.kept, "keptTournaments", tr("Tournaments played so far"))
        self.kept.setToolTip(tr("Shows the table of an earlier tournament; one that was cut off can go on"))
        self.kept.activated.connect(self._choose_kept)
        self.deleting = push_button(
            self.theme, "deleteTournament", "", tr("Takes this tournament off the list; Undo brings it back"), "delete"
        )
        self.deleting.setAccessibleName(tr("Delete"))
        self.deleting.clicked.connect(self.delete_wanted)
        self.undoing = push_button(self.theme, "undoDelete", tr("Undo"), "", "undo")
        self.undoing.clicked.connect(self.undo_wanted)
        self.undoing.hide()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.kept, 1)
        head.addWidget(self.deleting)
        head.addWidget(self.undoing)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addLayout(head)
        right.addWidget(self.table, 1)
        right.addWidget(self.progress)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.words, 1)
        for button in (self.after, self.stopping, self.going_on, self.exporting):
            foot.addWidget(button)
        right.addLayout(foot)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.set_up)
        middle.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.board)
        column.addLayout(middle, 1)

    # What is told -------------------------------------------------------------------------------------------

    def set_board(self, title: str, sides: tuple[Side, Side], evaluations: tuple[str, ...]) -> None:
        """What is played, between whom, and what a player of the game can go by."""
        self.set_up.evaluations = evaluations
        rule = (
            tr("the larger value as MAX wins the pair")
            if sides[0] is Side.MAX
            else tr("who wins in both roles wins the pair")
        )
        self.board.setText(tr("{board}. Every pair of games exchanges the roles; {rule}.", board=title, rule=rule))

    def begin(self, table: CrossTable, sides: tuple[Side, Side] = (Side.MAX, Side.MIN)) -> None:
        """A tournament between `sides` has begun; `table` fills as it goes on."""
        self._take(table, sides)
        self.progress.restart()
        self._set_running(True)
        self.show_table()

    def _take(self, table: CrossTable | None, sides: tuple[Side, Side]) -> None:
        self._table, self._shown, self._sides = table, -1, sides
        self.nothing.setVisible(table is None)

    def set_progress(self, progress: Progress) -> None:
        """How many games are finished."""
        if progress.total:
            self.progress.set_share(progress.done / progress.total)
        self.say(plural("{done} of %n games", "{done} of %n game", progress.total, done=progress.done))
        self.show_table()

    def list_kept(self, titles: list[tuple[str, str]], current: str) -> None:
        """(id, title) of the tournaments there are, and which is shown."""
        self.kept.clear()
        for id, title in titles:
            self.kept.addItem(title, id)
        self.kept.setCurrentIndex(max(0, self.kept.findData(current)))
        self.kept.setVisible(bool(titles))
        self.deleting.setVisible(bool(titles))

    def set_deleted(self, title: str) -> None:
        """Undo would bring back the tournament `title`; "" where nothing was deleted."""
        self.undoing.setVisible(bool(title))
        self.undoing.setToolTip(tr("Brings back {tournament}, which was deleted last", tournament=title))

    def show_nothing(self) -> None:
        """There is no tournament to be shown."""
        self._take(None, self._sides)
        self.table.setRowCount(0)
        self.table.setColumnCount(0)
        self.end()
        self.say("")

    @Slot(int)
    def _choose_kept(self, row: int) -> None:
        self.kept_wanted.emit(self.kept.itemData(row))

    def show_kept(self, table: CrossTable, sides: tuple[Side, Side], *, over: bool) -> None:
        """The table of an earlier tournament."""
        self._take(table, sides)
        self.end(over=over)

    def end(self, *, over: bool = True) -> None:
        """It is over, or was stopped."""
        self._over = over
        self._set_running(False)
        if self._table is not None:
            self.show_table()
            games = 2 * len(self._table.pairs)
            seed = self._table.seed
            said = plural("%n games, seed {seed}, stopped", "%n game, seed {seed}, stopped", games, seed=seed)
            if over:
                said = plural("%n games, seed {seed}", "%n game, seed {seed}", games, seed=seed)
            found = decisions(self._table)
            self.say(f"{said}. {found[0]}" if len(found) == 1 else said)
            self.words.setToolTip("\n".join(found))

    def say(self, words: str, *, wrong: bool = False) -> None:
        """One line at the foot."""
        self.words.setText(words)
        self.words.set_role("warn" if wrong else "muted")

    def show_table(self) -> None:
        """The cross-table as it stands, the best level first."""
        found = self._table
        if found is None or self._shown == len(found.pairs):
            return
        self._shown = len(found.pairs)
        order = found.order()
        numbers = (str(k + 1) for k in range(len(order)))
        roles = (tr("as {side}", side=side) for side in self._sides)
        heads = ["", tr("Level"), *numbers, tr("Points"), tr("Elo"), *roles]
        self.table.setColumnCount(len(heads))
        self.table.setRowCount(len(order))
        self.table.setHorizontalHeaderLabels(heads)
        for row, level in enumerate(order):
            points, played = found.points(level)
            cells = [str(row + 1), player_words(found.specs[level])]
            for other in order:
                against, count = found.points(level, other)
                cells.append("" if other == level else "–" if not count else _halves(against))
            error = found.error(level)
            spread = "" if error is None else f" ± {decimal(error)}"
            means = ["–" if mean is None else decimal(float(mean), 2) for mean in found.means(level)]
            share = tr("{points} of {played}", points=f"{_halves(points)}{spread}", played=played)
            elo = elo_text(found.strength(level)) if played else "–"
            for column, text in enumerate([*cells, share, elo, *means]):
                item = QTableWidgetItem(text)
                item.setToolTip(self._tip(column, len(order)))
                if column != 1:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(row, column, item)
        self._fit_columns()

    def _tip(self, column: int, levels: int) -> str:
        """What a cell of a column says; "" where the table's own tool tip does."""
        if column == 2 + levels:
            return tr("Points, with their standard error: levels closer than twice that cannot be told apart")
        if column == 3 + levels:
            return tr("Elo points against the others, from the score of the pairs, with their 95 % interval")
        if column > 3 + levels:
            counted = self._sides[0] is Side.MAX
            return (
                tr("Mean value of the games in this role")
                if counted
                else tr("Share of the games {side} won", side=self._sides[0])
            )
        return ""

    def _fit_columns(self) -> None:
        """The levels' names take what room is left; where none is, the table scrolls and no name is cut."""
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if 0 < header.length() < self.table.viewport().width():
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns follow."""
        super().resizeEvent(event)
        self._fit_columns()

    def showEvent(self, event: QShowEvent) -> None:
        """The table has its size only now."""
        super().showEvent(event)
        self._fit_columns()

    def _set_running(self, on: bool) -> None:
        self.progress.setVisible(on)
        self.stopping.setVisible(on)
        self.after.setVisible(on)
        self.after.setEnabled(on)
        self.set_up.starting.setEnabled(not on)
        for widget in (self.kept, self.deleting, self.undoing):
            widget.setEnabled(not on)
        self.going_on.setVisible(not on and not self._over and self._table is not None)
        self.exporting.setVisible(not on and self._table is not None)

    # The user -----------------------------------------------------------------------------------------------

    @Slot()
    def _show_plan(self) -> None:
        """What Start would do, where the table will stand."""
        plan = self.set_up.plan
        levels = len(plan.specs)
        if levels < 2:
            self.nothing.setText(tr("Choose at least two levels at the left, then press Start."))
            return
        self.nothing.setText(
            plural(
                "Start plays %n games: every two of the {levels} chosen levels against each other, with both roles.\n\n"
                "The table fills while they play, the best level first.",
                "Start plays %n game: every two of the {levels} chosen levels against each other, with both roles.\n\n"
                "The table fills while they play, the best level first.",
                levels * (levels - 1) * plan.pairs,
                levels=levels,
            )
        )

    def _start(self) -> None:
        plan = self.set_up.plan
        if len(plan.specs) < 2:
            self.say(tr("A tournament needs at least two levels."), wrong=True)
        elif plan.test is not None and plan.test.elo0 >= plan.test.elo1:
            self.say(tr("The second strength is to be above the first."), wrong=True)
        else:
            self.wanted.emit(plan)

    @Slot(int, int)
    def _list_games(self, row: int, column: int) -> None:
        """The games behind a cell: against the level of its column, elsewhere against all."""
        found = self._table
        if found is None:
            return
        order = found.order()
        against = order[column - 2] if 2 <= column < 2 + len(order) else None
        if self._shown != len(found.pairs) or against == order[row]:
            return
        if self.games is None:
            self.games = TournamentGames(self.theme, self)
            self.games.opened.connect(self.gameWanted)
        self.games.show_games(found, self._sides, order[row], against)
        self.games.show()
        self.games.raise_()

    def _after_this(self) -> None:
        self.after.setEnabled(False)
        self.say(tr("Stopping after this game …"))
        self.stopAfterGame.emit()

    def ask_export(self) -> None:
        """Asks where to write the table."""
        kinds = ";;".join(
            (tr("CSV table (*.csv)"), tr("JSON (*.json)"), tr("LaTeX (*.tex)"), tr("SVG picture (*.svg)"))
        )
        name = ask_file_name(self, tr("Export the tournament"), "tournament.csv", kinds, FORMS)
        if name:
            self.exportWanted.emit(name)
