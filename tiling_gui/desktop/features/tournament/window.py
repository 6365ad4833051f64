"""The window of tournaments: which levels, how many games, the cross-table as it fills."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.tournament.games import TournamentGames
from tiling_gui.desktop.ui.theme import CAPTION, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.desktop.ui.widgets.player_window import PlayerWindow
from tiling_gui.language import decimal, plural, tr
from tiling_gui.players.adaptive import LADDER
from tiling_gui.players.player import player_words
from tiling_gui.players.tournament import MOST_PAIRS, CrossTable

_AT_FIRST = ("random", "lookahead:0", "lookahead:1", "lookahead:2", "lookahead:3")


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    specs: tuple[str, ...]
    pairs: int
    """Pairs of games with exchanged roles for every two levels."""
    seed: int


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

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._table: CrossTable | None = None
        self._shown = -1
        self._sides = (Side.MAX, Side.MIN)
        """Of the table that is shown."""
        self._evaluations: tuple[str, ...] = ()
        self.other: PlayerWindow | None = None
        self.games: TournamentGames | None = None
        self.setObjectName("tournamentWindow")
        self.setWindowTitle(tr("Tournament"))
        self.setModal(False)
        self.setMinimumSize(600, 340)
        self.resize(min(940, self.screen().availableGeometry().width()), 520)
        self._make_set_up()
        self._make_table()
        self._lay_out()
        self._show_plan()
        self.end()

    def _make_set_up(self) -> None:
        self.title = Label(self.theme, tr("Levels against levels"), size=TITLE, weight=SEMIBOLD)
        self.board = Label(self.theme, size=CAPTION, role="muted")
        self.levels = QWidget()
        named(self.levels, "tournamentLevels", tr("Levels that take part"))
        column = self._levels = QVBoxLayout(self.levels)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.boxes: dict[str, QCheckBox] = {}
        for spec in LADDER:
            self.add_level(spec, chosen=spec in _AT_FIRST)
        self.adding = push_button(
            self.theme, "otherLevel", tr("Other level…"), tr("Puts another player together, with any search method")
        )
        self.adding.clicked.connect(self._ask_level)
        self.pairs, self.seed = Spin(), Spin()
        self.pairs.setRange(1, MOST_PAIRS)
        self.pairs.setValue(5)
        self.seed.setRange(0, 999_999)
        for box, name, text, tip in (
            (
                self.pairs,
                "tournamentPairs",
                tr("Pairs of games"),
                tr("Every two levels play this many pairs, roles exchanged"),
            ),
            (self.seed, "tournamentSeed", tr("Seed"), tr("The same seed plays the same games again")),
        ):
            named(box, name, text)
            box.setToolTip(tip)
            box.setFixedWidth(104)
        self.pairs.valueChanged.connect(self._show_plan)

    def add_level(self, spec: str, *, chosen: bool = True) -> None:
        """One more level to choose; one that is there already is chosen."""
        if spec in self.boxes:
            self.boxes[spec].setChecked(chosen)
        else:
            box = self.boxes[spec] = QCheckBox(player_words(spec))
            box.setObjectName(f"level{len(self.boxes) - 1}")
            box.setToolTip(tr("{player} takes part in the tournament", player=player_words(spec)))
            box.setChecked(chosen)
            box.toggled.connect(self._show_plan)
            self._levels.addWidget(box)

    def _make_table(self) -> None:
        self.table = QTableWidget()
        named(self.table, "crossTable", tr("Points of each level against each other"))
        self.table.setToolTip(
            tr("Points of the level in the row against the level in the column; a double click lists the games")
        )
        self.table.cellActivated.connect(self._list_games)
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
        self.progress = QProgressBar()
        named(self.progress, "tournamentProgress", tr("Games played"))
        self.progress.setTextVisible(False)
        self.words = Label(self.theme, size=CAPTION, role="muted")
        self.words.setObjectName("tournamentWords")

    def _lay_out(self) -> None:
        self.starting = push_button(
            self.theme, "startTournament", tr("Start"), tr("Plays every two of the chosen levels"), "play"
        )
        self.starting.setDefault(True)
        self.starting.clicked.connect(self._start)
        self.stopping = push_button(
            self.theme, "stopTournament", tr("Stop now"), tr("Ends at once; finished pairs count"), "cancel"
        )
        self.stopping.clicked.connect(self.stopNow)
        self.after = push_button(
            self.theme, "stopAfterGame", tr("Stop after this game"), tr("Lets the game that is played end first")
        )
        self.after.clicked.connect(self._after_this)
        self.exporting = push_button(
            self.theme, "exportTournament", tr("Export…"), tr("Writes the table as CSV or JSON"), "export"
        )
        self.exporting.clicked.connect(self.ask_export)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.levels)
        left.addWidget(self.adding, 0, Qt.AlignmentFlag.AlignLeft)
        left.addStretch(1)
        for text, box in ((tr("Pairs of games"), self.pairs), (tr("Seed"), self.seed)):
            row = QHBoxLayout()
            row.addWidget(Label(self.theme, text), 1)
            row.addWidget(box)
            left.addLayout(row)
        left.addWidget(self.starting)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.table, 1)
        right.addWidget(self.progress)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.words, 1)
        for button in (self.after, self.stopping, self.exporting):
            foot.addWidget(button)
        right.addLayout(foot)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addLayout(left)
        middle.addLayout(right, 1)
        self.levels.setFixedWidth(232)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.board)
        column.addLayout(middle, 1)

    # What is told -------------------------------------------------------------------------------------------

    def set_board(self, title: str, sides: tuple[Side, Side], evaluations: tuple[str, ...]) -> None:
        """What is played, between whom, and what a player of the game can go by."""
        self._evaluations = evaluations
        rule = (
            tr("the larger value as MAX wins the pair")
            if sides[0] is Side.MAX
            else tr("who wins in both roles wins the pair")
        )
        self.board.setText(tr("{board}. Every pair of games exchanges the roles; {rule}.", board=title, rule=rule))

    def begin(self, table: CrossTable, total: int, sides: tuple[Side, Side] = (Side.MAX, Side.MIN)) -> None:
        """A tournament of `total` games between `sides` has begun; `table` fills as it goes on."""
        self._table, self._shown, self._sides = table, -1, sides
        self.nothing.setVisible(False)
        self.progress.setRange(0, total)
        self.progress.setValue(0)
        self._set_running(True)
        self.show_table()

    def set_progress(self, progress: Progress) -> None:
        """How many games are finished."""
        self.progress.setValue(progress.done)
        self.say(plural("{done} of %n games", "{done} of %n game", progress.total, done=progress.done))
        self.show_table()

    def end(self) -> None:
        """It is over, or was stopped."""
        self._set_running(False)
        if self._table is not None:
            self.show_table()
            games = 2 * len(self._table.pairs)
            seed = self._table.seed
            said = plural("%n games, seed {seed}, stopped", "%n game, seed {seed}, stopped", games, seed=seed)
            if games == self.progress.maximum():
                said = plural("%n games, seed {seed}", "%n game, seed {seed}", games, seed=seed)
            self.say(said)

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
        heads = ["", tr("Level"), *numbers, tr("Points"), *roles]
        self.table.setColumnCount(len(heads))
        self.table.setRowCount(len(order))
        self.table.setHorizontalHeaderLabels(heads)
        for row, level in enumerate(order):
            points, played = found.points(level)
            cells = [str(row + 1), player_words(found.specs[level])]
            for other in order:
                against, count = found.points(level, other)
                cells.append("" if other == level else "–" if not count else f"{float(against):g}")
            error = found.error(level)
            spread = "" if error is None else f" ± {decimal(error)}"
            means = ["–" if mean is None else decimal(float(mean), 2) for mean in found.means(level)]
            for column, text in enumerate(
                [*cells, tr("{points} of {played}", points=f"{float(points):g}{spread}", played=played), *means]
            ):
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
        if column > 2 + levels:
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

    def _set_running(self, on: bool) -> None:
        self.progress.setVisible(on)
        self.stopping.setVisible(on)
        self.after.setVisible(on)
        self.after.setEnabled(on)
        self.starting.setEnabled(not on)
        self.exporting.setVisible(not on and self._table is not None)

    # The user -----------------------------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """What is chosen."""
        specs = tuple(spec for spec, box in self.boxes.items() if box.isChecked())
        return Plan(specs, self.pairs.value(), self.seed.value())

    @Slot()
    def _show_plan(self) -> None:
        """What Start would do, where the table will stand."""
        plan = self.plan
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
        plan = self.plan
        if len(plan.specs) < 2:
            self.say(tr("A tournament needs at least two levels."), wrong=True)
        else:
            self.wanted.emit(plan)

    @Slot()
    def _ask_level(self) -> None:
        self.other = PlayerWindow(self.theme, None, "lookahead:2", self._evaluations, self)
        self.other.accepted.connect(self._take_level)
        self.other.open()

    @Slot()
    def _take_level(self) -> None:
        if self.other is not None:
            self.add_level(self.other.spec)
            self._show_plan()

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
        kinds = ";;".join((tr("CSV table (*.csv)"), tr("JSON (*.json)")))
        name, kind = QFileDialog.getSaveFileName(self, tr("Export the tournament"), "tournament.csv", kinds)
        if name:
            if not Path(name).suffix:
                name += ".json" if "json" in kind else ".csv"
            self.exportWanted.emit(name)
