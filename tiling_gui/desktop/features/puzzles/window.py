"""The window of puzzles: find one by wish, the puzzle of the day, collections, and how many were solved in a row."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.game import Game
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.puzzles.collections_panel import CollectionsPanel
from tiling_gui.desktop.features.puzzles.score import Level, Score
from tiling_gui.desktop.ui.theme import CAPTION, FIGURE, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named, panel_width
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.progress import BusyRing
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.language import plain, plural, tr
from tiling_gui.records.record import board_name, shown_board

DEPTHS = (4, 6, 8, 10, 13)
"""Moves to the end that are offered."""
MOST = 18
"""Puzzles on a sheet: the solutions of so many, also of the longest, are one page."""
MOST_GOOD = 5
_WIDEST = 560
"""Pixels of a page before it scrolls sideways, in languages with long words."""
_AT_FIRST = 2
"""Place of the board that is chosen at first."""


class PuzzleWindow(QDialog):
    """Not modal; it goes when a puzzle comes on the board."""

    wanted = Signal(object)
    """(Level)"""
    sheet_wanted = Signal(object, int)
    """(Level, how many puzzles)"""
    set_wanted = Signal(object, int)
    """(Level, how many puzzles) A collection of them."""
    daily_wanted = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("puzzleWindow")
        self.setWindowTitle(tr("Puzzles"))
        self.setModal(False)
        self.resize(500, 560)
        self._game: Game | None = None
        self._make_choices()
        self.set_game(game)
        self.streak = Label(theme, size=FIGURE, weight=SEMIBOLD)
        self.streak.setObjectName("puzzleStreak")
        self.score = Sentence(theme)
        self.score.setObjectName("puzzleScore")
        self.ring = BusyRing(theme)
        self.looking = Label(theme, size=CAPTION, role="muted")
        self.stop = push_button(theme, "cancelPuzzle", tr("Cancel"), tr("Ends the search"))
        self.stop.clicked.connect(self.cancelled)
        self.rejected.connect(self.cancelled)  # closed: no puzzle takes the place of the game any more
        self._make_buttons()
        self.collections = CollectionsPanel(theme)
        self.page = SegmentedControl(theme, [("find", tr("Find")), ("collections", tr("Collections"))])
        named(self.page, "puzzlePage", tr("Find puzzles, or collections of them"))
        self._lay_out()
        self.end()

    def _make_choices(self) -> None:
        self.board, self.distance, self.mover, self.good, self.many = Combo(), Combo(), Combo(), Spin(), Spin()
        for depth in DEPTHS:
            text = plural("%n moves", "%n move", depth)
            if depth == DEPTHS[0]:
                text = plural("Short, %n moves to the end", "Short, %n move to the end", depth)
            elif depth == DEPTHS[-1]:
                text = plural("Long, %n moves", "Long, %n move", depth)
            self.distance.addItem(text, depth)
        self.distance.setCurrentIndex(1)
        self.good.setRange(1, MOST_GOOD)
        self.many.setRange(1, MOST)
        self.many.setValue(6)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(16)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for box, name, text in (
            (self.board, "puzzleBoard", tr("Board")),
            (self.distance, "puzzleDepth", tr("How far to see")),
            (self.mover, "puzzleMover", tr("Who moves")),
            (self.good, "puzzleGood", tr("Moves that keep the value")),
            (self.many, "puzzlesOnSheet", tr("Puzzles to print or collect")),
        ):
            named(box, name, text)
            box.setToolTip(text)
            self._form.addRow(text, box)

    def set_game(self, game: Game) -> None:
        """The boards and the players of another game; the choice stays while it is the same one."""
        if self._game is game:
            return
        self._game = game
        self.board.clear()
        for text in game.puzzle_boards:
            name = board_name(game.key, game.parse(text, game.sides[0]))
            self.board.addItem(shown_board(game.key, name), text)
        self.board.addItem(tr("The board of the game"), "")
        self.board.setCurrentIndex(min(_AT_FIRST, self.board.count() - 1))
        self.mover.clear()
        self.mover.addItem(tr("Either player"), None)
        for side in game.sides:
            self.mover.addItem(plain(side), side)

    def _make_buttons(self) -> None:
        theme = self.theme
        self.finding = push_button(
            theme, "findPuzzle", tr("Find some"), tr("Looks for a puzzle and puts it on the board")
        )
        self.finding.setDefault(True)
        self.finding.clicked.connect(self._find)
        self.daily = push_button(
            theme, "dailyPuzzle", tr("Puzzle of the day"), tr("The same for everybody: it follows from the date alone")
        )
        self.daily.clicked.connect(self.daily_wanted)
        self.printing = push_button(
            theme, "printPuzzles", tr("Print a sheet…"), tr("Looks for so many puzzles and shows them as pages")
        )
        self.printing.clicked.connect(self._print)
        self.collecting = push_button(
            theme, "collectPuzzles", tr("Make a collection"), tr("Looks for so many puzzles and keeps them together")
        )
        self.collecting.clicked.connect(self._collect)

    def _lay_out(self) -> None:
        theme = self.theme
        find = QWidget()
        column = QVBoxLayout(find)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(Label(theme, tr("Which move keeps the value?"), size=TITLE, weight=SEMIBOLD))
        column.addWidget(Sentence(theme, tr("All others are proved to give value up.")))
        column.addLayout(self._form)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.daily, self.collecting, self.printing):
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(Hairline(theme))
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.streak)
        row.addWidget(self.score, 1)
        column.addLayout(row)
        column.addStretch(1)
        self.pages = QStackedWidget()
        self.pages.addWidget(find)
        self.pages.addWidget(self.collections)
        self.page.chosen.connect(self._turn)
        scroll = QScrollArea()
        scroll.setWidget(self.pages)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setMinimumWidth(min(panel_width(self.pages, 400), _WIDEST))
        foot = QHBoxLayout()
        foot.addWidget(self.ring)
        foot.addWidget(self.looking, 1)
        foot.addWidget(self.stop)
        foot.addWidget(self.finding)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.page)
        column.addWidget(scroll, 1)
        column.addLayout(foot)

    def _turn(self, page: str) -> None:
        self.pages.setCurrentIndex(page == "collections")
        self.finding.setVisible(page == "find")

    def show_page(self, page: str) -> None:
        """Turns to "find" or "collections"."""
        self.page.set_current(page)
        self._turn(page)

    def show_score(self, score: Score) -> None:
        """The streak, and what was solved in all."""
        self.streak.setVisible(bool(score.tried))
        if not score.tried:
            self.score.setText(tr("No puzzles yet."))
        else:
            self.streak.setText(str(score.streak))
            self.score.setText(
                plural(
                    "solved in a row; best {best}. {solved} of %n puzzles solved.",
                    "solved in a row; best {best}. {solved} of %n puzzle solved.",
                    score.tried,
                    best=score.best,
                    solved=score.solved,
                )
            )
        self.finding.setText(tr("Find another") if score.tried else tr("Find some"))

    def _set_looking(self, on: bool) -> None:
        self.ring.setVisible(on)
        self.ring.set_running(on)
        self.stop.setVisible(on)
        for button in (self.finding, self.printing, self.collecting, self.daily):
            button.setEnabled(not on)
        self.collections.set_busy(on)

    def begin(self) -> None:
        """A search has begun."""
        self.looking.setText(tr("Looking for a puzzle"))
        self._set_looking(True)

    def set_progress(self, progress: Progress) -> None:
        """How many positions were looked at, and of a sheet how many puzzles are found."""
        tries, text = progress.nodes, self.looking.text()
        if tries and progress.total > 1:
            text = plural(
                "{done} of {total} found; %n positions looked at",
                "{done} of {total} found; %n position looked at",
                tries,
                done=progress.done,
                total=progress.total,
            )
        elif tries:
            text = plural("%n positions looked at", "%n position looked at", tries)
        elif progress.total:
            text = plural(
                "{done} of %n puzzles proved", "{done} of %n puzzle proved", progress.total, done=progress.done
            )
        self.looking.setText(text)

    def end(self) -> None:
        """The search has ended."""
        self._set_looking(False)
        self.looking.setText("")

    @property
    def level(self) -> Level:
        """What is chosen."""
        assert self._game is not None
        board, depth = self.board.currentData(), self.distance.currentData()
        return Level(board, depth, self.good.value(), self.mover.currentData(), self._game.key)

    def _find(self) -> None:
        self.wanted.emit(self.level)

    def _print(self) -> None:
        self.sheet_wanted.emit(self.level, self.many.value())

    def _collect(self) -> None:
        self.set_wanted.emit(self.level, self.many.value())
