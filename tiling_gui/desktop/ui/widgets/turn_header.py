"""The header of the right panel: side to move and main figures.

[mark]  MAX to move                    10
        Your turn
2 dead squares, 42 free squares   dominoes
Time used        [MAX] 3:12   [MIN] 1:40     if enabled
"""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import CAPTION, FIGURE, TEXT, TITLE
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, Label, Sentence, font, named, text_width
from tiling_gui.desktop.ui.widgets.side_mark import SideMark
from tiling_gui.language import tr
from tiling_gui.records.verdict import Verdict, side_of

_APART = 12
"""Pixels between the two times."""


class TimeLine(QWidget):
    """The time used: "Time used [MAX] 3:12 [MIN] 1:40"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "timeUsed", tr("Time used"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._caption = Label(tr("Time used"), size=CAPTION, role="muted")
        row.addWidget(self._caption, 1)
        self._parts = [(SideMark(side), Label()) for side in (Side.MAX, Side.MIN)]
        for mark, label in self._parts:
            row.addWidget(mark)
            row.addWidget(label)
        row.insertSpacing(3, _APART - row.spacing())
        row.addStretch()
        self.hide()

    def show_times(self, used: Mapping[Side, float], running: Side | None) -> None:
        """Show the seconds of each side; the one of `running` is emphasized."""
        for (mark, label), (side, seconds) in zip(self._parts, used.items(), strict=True):
            if mark.side is not side:
                mark.set_side(side)
            face = font(TEXT, SEMIBOLD if side is running else REGULAR)
            face.setUnderline(side is running)
            if label.font() != face:
                label.setFont(face)
                label.set_role("text" if side is running else "muted")
            text = words.clock(seconds)
            label.setMinimumWidth(text_width(text, TEXT, SEMIBOLD))  # reserves room for bold, so that nothing moves
            label.setText(text)

    def speak(self, sentence: str) -> None:
        """Set the accessible name; called after moves, not every second."""
        self.setAccessibleName(sentence)
        self.setToolTip(sentence)
        for mark, label in self._parts:  # screen readers say every change of a label without an accessible name
            label.setAccessibleName(f"{mark.side} {label.text()}")


_SMALL_BELOW = 260
"""Width in pixels below which the mark is 24 wide instead of 32."""


_TITLES, _FIGURES = (TITLE, 16, TEXT), (FIGURE, 32, 24)
"""Font sizes to try, the largest first."""
_SLACK = 6
"""Pixels that labels need in addition to their text."""


class TurnHeader(QWidget):
    """Mark, title and caption, a large figure and its caption, and facts on one line or, if narrow, two."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turnHeader")
        right = Qt.AlignmentFlag.AlignRight
        self.mark = SideMark(Side.MAX, 32)
        self.title = Label(size=TITLE, weight=SEMIBOLD)
        self.caption = Label(size=CAPTION, role="muted")
        self.figure = Label(size=FIGURE, weight=SEMIBOLD, align=right)
        self.figure_caption = Label(size=CAPTION, role="muted", align=right)
        self.line = Sentence()
        self.time = TimeLine()
        for label, name in (
            (self.title, "turnTitle"),
            (self.caption, "turnCaption"),
            (self.figure, "turnFigure"),
            (self.figure_caption, "turnFigureCaption"),
            (self.line, "turnLine"),
        ):
            label.setObjectName(name)
        self.figure.setFixedHeight(42)
        self.title.setFixedHeight(self.title.sizeHint().height())
        self._lay_out()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.caption)
        # Two separate rows: a wide caption below the figure must not take room from the title.
        self._head = QHBoxLayout()
        self._head.setSpacing(12)
        self._head.addWidget(self.mark)
        self._head.addLayout(words, 1)
        self._head.addWidget(self.figure)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.line, 1)
        foot.addWidget(self.figure_caption, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(self._head)
        whole.addLayout(foot)
        whole.addWidget(self.time)

    def set_turn(self, side: Side, title: str, caption: str = "") -> None:
        """Show whose turn it is, e.g. (MAX, "MAX to move", "Your turn")."""
        self.mark.set_side(side)
        self.mark.show()
        self.title.setText(title)
        self.caption.setText(caption)
        self._fit_title()
        self._speak()

    def set_end(self, verdict: Verdict | None, words: str) -> None:
        """Show that the game is over: the winner and his mark, or a draw; `words` describe the end.

        If `verdict` is None, only `words` are shown.
        """
        winner = side_of(verdict)
        if winner is not None:
            self.set_turn(winner, tr("{side} wins", side=winner), words)
        elif verdict is not None:
            self.set_turn(self.mark.side, tr("A draw"), words)
        else:
            self.set_turn(self.mark.side, words)
        self.mark.setVisible(winner is not None)
        if self.title.text() == self.caption.text():
            self.caption.setText("")

    def set_figure(self, figure: str, caption: str) -> None:
        """Set the large figure and what it counts, e.g. ("10", "dominoes")."""
        self.figure.setText(figure)
        self.figure_caption.setText(caption)
        self._fit_title()
        self._speak()

    def set_line(self, line: str) -> None:
        """Set the facts below it, e.g. "2 dead squares, 42 free squares"."""
        self.line.setText(line)
        self.setToolTip(line)
        self._speak()

    def set_timed(self, timed: bool) -> None:
        self.time.setVisible(timed)

    def _fit_title(self) -> None:
        """Reduces the font of a long title, then of a long figure such as −19/18, before anything is cut off."""
        room = self.width() - self.mark.width() - 2 * self._head.spacing()
        sizes = [(figure, title) for figure in _FIGURES for title in _TITLES]
        words, number = self.title.text(), self.figure.text()
        fits = (
            (figure, title)
            for figure, title in sizes
            if text_width(number, figure, SEMIBOLD) + text_width(words, title, SEMIBOLD) + _SLACK <= room
        )
        figure, title = next(fits, sizes[-1])
        self.title.setFont(font(title, SEMIBOLD))
        self.figure.setFont(font(figure, SEMIBOLD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        small = self.width() < _SMALL_BELOW
        self.mark.set_size(24 if small else 32)
        self._head.setSpacing(8 if small else 12)
        self._fit_title()
        super().resizeEvent(event)

    def _speak(self) -> None:
        parts = [self.title.text(), f"{self.figure.text()} {self.figure_caption.text()}".strip(), self.line.text()]
        self.setAccessibleName(", ".join(part for part in parts if part))
