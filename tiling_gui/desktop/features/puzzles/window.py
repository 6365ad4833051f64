"""The window of puzzles: how hard, find one, and how many were solved in a row."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.ui.theme import CAPTION, FIGURE, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.language import plural, tr

BOARDS = ((4, 4), (4, 5), (5, 5), (5, 6), (6, 6), (6, 7), (7, 7), (8, 8))
DEPTHS = (4, 6, 8, 10, 13)
"""Moves to the end that are offered."""
MOST = 18
"""Puzzles on a sheet: the solutions of so many, also of the longest, are one page."""
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
    streak, best, solved, tried = (data[name] for name in names)
    answered = data.get("answered")
    return Score(streak, best, solved, tried, tuple(answered) if isinstance(answered, list) else ())


class PuzzleWindow(QDialog):
    """Not modal; it goes when a puzzle comes on the board."""

    wanted = Signal(object)
    """(Level)"""
    sheet_wanted = Signal(object, int)
    """(Level, how many puzzles)"""
    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("puzzleWindow")
        self.setWindowTitle(tr("Puzzles"))
        self.setModal(False)
        self.resize(400, 384)
        self._make_choices()
        self.streak = Label(theme, size=FIGURE, weight=SEMIBOLD)
        self.streak.setObjectName("puzzleStreak")
        self.score = Label(theme, size=CAPTION, role="muted")
        self.score.setObjectName("puzzleScore")
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        named(self.progress, "puzzleProgress", tr("Looking for a puzzle"))
        self.looking = Label(theme, size=CAPTION, role="muted")
        self.finding = push_button(
            self.theme, "findPuzzle", tr("Find some"), tr("Looks for a puzzle and puts it on the board")
        )
        self.finding.setDefault(True)
        self.finding.clicked.connect(self._find)
        self.printing = push_button(
            self.theme, "printPuzzles", tr("Print a sheet…"), tr("Looks for so many puzzles and shows them as pages")
        )
        self.printing.clicked.connect(self._print)
        self.stop = push_button(self.theme, "cancelPuzzle", tr("Cancel"), tr("Ends the search"))
        self.stop.clicked.connect(self.cancelled)
        self.rejected.connect(self.cancelled)  # closed: no puzzle takes the place of the game any more
        self._lay_out()
        self.end()

    def _make_choices(self) -> None:
        self.board, self.distance = Combo(), Combo()
        for rows, columns in BOARDS:
            self.board.addItem(f"{rows} × {columns}", (rows, columns))
        self.board.setCurrentIndex(BOARDS.index((5, 5)))
        for depth in DEPTHS:
            text = plural("%n moves", "%n move", depth)
            if depth == DEPTHS[0]:
                text = plural("Short, %n moves to the end", "Short, %n move to the end", depth)
            elif depth == DEPTHS[-1]:
                text = plural("Long, %n moves", "Long, %n move", depth)
            self.distance.addItem(text, depth)
        self.distance.setCurrentIndex(1)
        board, far = tr("Board"), tr("How far to see")
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(16)
        for box, name, text in ((self.board, "puzzleBoard", board), (self.distance, "puzzleDepth", far)):
            named(box, name, text)
            box.setToolTip(text)
            self._form.addRow(text, box)
        self.many, text = Spin(), tr("Puzzles on a sheet")
        self.many.setRange(1, MOST)
        self.many.setValue(6)
        named(self.many, "puzzlesOnSheet", text)
        self.many.setToolTip(text)
        self._form.addRow(text, self.many)

    def _lay_out(self) -> None:
        theme = self.theme
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.stop)
        foot.addWidget(self.printing)
        foot.addWidget(self.finding)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.streak)
        row.addWidget(self.score, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(Label(theme, tr("One move alone keeps the value"), size=TITLE, weight=SEMIBOLD))
        column.addWidget(Label(theme, tr("Which one? All others are proved to give value up."), role="muted"))
        column.addLayout(self._form)
        column.addWidget(Hairline(theme))
        column.addLayout(row)
        column.addStretch(1)
        column.addWidget(self.looking)
        column.addWidget(self.progress)
        column.addLayout(foot)

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

    def begin(self) -> None:
        """The search has begun."""
        self.progress.setVisible(True)
        self.stop.setVisible(True)
        self.finding.setEnabled(False)
        self.printing.setEnabled(False)

    def set_progress(self, progress: Progress) -> None:
        """How many positions were looked at, and of a sheet how many puzzles are found."""
        tries, text = progress.nodes, ""
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
        self.looking.setText(text)

    def end(self) -> None:
        """The search has ended."""
        self.progress.setVisible(False)
        self.stop.setVisible(False)
        self.looking.setText("")
        self.finding.setEnabled(True)
        self.printing.setEnabled(True)

    @property
    def level(self) -> Level:
        """What is chosen."""
        rows, columns = self.board.currentData()
        return Level(rows, columns, self.distance.currentData())

    def _find(self) -> None:
        self.wanted.emit(self.level)

    def _print(self) -> None:
        self.sheet_wanted.emit(self.level, self.many.value())
