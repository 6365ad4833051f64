"""The window of puzzles: how hard, find one, and how many were solved in a row."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.theme import Theme
from tiling_gui.desktop.widgets import format as words
from tiling_gui.desktop.widgets.base import CAPTION, FIGURE, SEMIBOLD, TITLE, Hairline, Label

BOARDS = ((4, 4), (4, 5), (5, 5), (5, 6), (6, 6), (6, 7), (7, 7), (8, 8))
DEPTHS = ((4, "Short, 4 moves to the end"), (6, "6 moves"), (8, "8 moves"), (10, "10 moves"), (13, "Long, 13 moves"))
_REMEMBERED = 500


@dataclass(frozen=True)
class Level:
    """How hard a puzzle is to be."""

    rows: int = 5
    columns: int = 5
    depth: int = 6
    """Moves that optimal play still takes, give or take one."""


@dataclass(frozen=True)
class Score:
    """How puzzles were answered."""

    streak: int = 0
    """Solved in a row, up to now."""
    best: int = 0
    """The longest streak."""
    solved: int = 0
    tried: int = 0
    answered: tuple[str, ...] = ()
    """Ids of the records that were answered: only the first answer counts."""

    def after(self, id: str, right: bool) -> "Score":
        """After the first answer to a puzzle; any other changes nothing."""
        if id in self.answered:
            return self
        streak = self.streak + 1 if right else 0
        answered = (*self.answered, id)[-_REMEMBERED:]
        best = max(self.best, streak)
        return replace(
            self, streak=streak, best=best, solved=self.solved + right, tried=self.tried + 1, answered=answered
        )

    def to_json(self) -> dict[str, Any]:
        """For the store."""
        return {**vars(self), "answered": list(self.answered)}


def read_score(data: Any) -> Score:
    """What the store kept; nothing solved where it kept nothing readable."""
    names = ("streak", "best", "solved", "tried")
    if not isinstance(data, dict) or not all(isinstance(data.get(name), int) for name in names):
        return Score()
    answered = data.get("answered")
    return Score(*(data[name] for name in names), tuple(answered) if isinstance(answered, list) else ())


class PuzzleWindow(QDialog):
    """Not modal; it goes when a puzzle comes on the board."""

    wanted = Signal(object)
    """(Level)"""
    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("puzzleWindow")
        self.setWindowTitle("Puzzles")
        self.setModal(False)
        self.resize(400, 348)
        title = Label(theme, "One move alone keeps the value", size=TITLE, weight=SEMIBOLD)
        caption = Label(theme, "Which one? All others are proved to give value up.", role="muted")
        self.board, self.depth = QComboBox(), QComboBox()
        for rows, columns in BOARDS:
            self.board.addItem(f"{rows} × {columns}", (rows, columns))
        self.board.setCurrentIndex(BOARDS.index((5, 5)))
        for depth, text in DEPTHS:
            self.depth.addItem(text, depth)
        self.depth.setCurrentIndex(1)
        for box, name, text in ((self.board, "puzzleBoard", "Board"), (self.depth, "puzzleDepth", "How far to see")):
            box.setObjectName(name)
            box.setAccessibleName(text)
            box.setToolTip(text)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.addRow("Board", self.board)
        form.addRow("How far to see", self.depth)
        self.streak = Label(theme, size=FIGURE, weight=SEMIBOLD)
        self.streak.setObjectName("puzzleStreak")
        self.score = Label(theme, size=CAPTION, role="muted")
        self.score.setObjectName("puzzleScore")
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setObjectName("puzzleProgress")
        self.progress.setAccessibleName("Looking for a puzzle")
        self.looking = Label(theme, size=CAPTION, role="muted")
        self.finding = self._button("findPuzzle", "Find some", "Looks for a puzzle and puts it on the board")
        self.finding.setDefault(True)
        self.finding.clicked.connect(self._find)
        self.stop = self._button("cancelPuzzle", "Cancel", "Ends the search")
        self.stop.clicked.connect(self.cancelled)
        foot = QHBoxLayout()
        foot.addWidget(self.looking, 1)
        foot.addWidget(self.stop)
        foot.addWidget(self.finding)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.streak)
        row.addWidget(self.score, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(title)
        column.addWidget(caption)
        column.addLayout(form)
        column.addWidget(Hairline(theme))
        column.addLayout(row)
        column.addStretch(1)
        column.addWidget(self.progress)
        column.addLayout(foot)
        self.end()

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(tip)
        return button

    def show_score(self, score: Score) -> None:
        """The streak, and what was solved in all."""
        if not score.tried:
            self.streak.setText("")
            self.score.setText("No puzzles yet.")
        else:
            self.streak.setText(str(score.streak))
            self.score.setText(
                f"solved in a row; best {score.best}. {score.solved} of {words.plural(score.tried, 'puzzle')} solved."
            )
        self.finding.setText("Find another" if score.tried else "Find some")

    def begin(self) -> None:
        """The search has begun."""
        self.progress.setVisible(True)
        self.stop.setVisible(True)
        self.finding.setEnabled(False)

    def set_progress(self, tries: int) -> None:
        """How many random games were looked at."""
        self.looking.setText(f"{tries} positions looked at" if tries else "")

    def end(self) -> None:
        """The search has ended."""
        self.progress.setVisible(False)
        self.stop.setVisible(False)
        self.looking.setText("")
        self.finding.setEnabled(True)

    def _find(self) -> None:
        rows, columns = self.board.currentData()
        self.wanted.emit(Level(rows, columns, self.depth.currentData()))
