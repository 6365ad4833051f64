"""The review panel: the verdict, the value graph, each player's accuracy, and a card for each mistake.

It replaces the right panel. It shows a `Review` as it progresses and emits what the user selects; it does not change
the board itself.

    left, right        one move back or forward; Page Up, Page Down, Home and End work as everywhere
    up, down           the previous or next mistake
    Esc                closes the review
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent

from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.review.mistake_cards import MistakeCards
from tiling_gui.desktop.features.review.phrases import accuracy, beside_cards, count_words, graph
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.jobs import PREPARING
from tiling_gui.desktop.session.player_names import name_within
from tiling_gui.desktop.ui.theme import CAPTION, TITLE, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, NotTooLow, Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.progress import ProgressTrack
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.side_mark import mark_pixmap
from tiling_gui.desktop.ui.widgets.value_graph import ValueGraphCanvas
from tiling_gui.language import plural, tr
from tiling_gui.players.losses import Bounds
from tiling_gui.players.review import Mistake, Review
from tiling_gui.records.tree import Path

_NARROW = 300
"""Width in pixels below which the margins are smaller."""
_LOW = 520
"""Height in pixels below which the graph is lower."""
_LEAST_PLAYERS = 160
"""Minimum width in pixels of the choice of player, whose texts are elided in a narrow panel."""
_LEAST_CARDS = 120
"""Minimum height in pixels of the cards; in a lower window the whole panel is scrolled."""


class ReviewWindow(NotTooLow):
    """Shows a review; the board follows the selection."""

    chosen = Signal(object)
    """(Mistake) Emitted to show a mistake on the board."""
    stepped = Signal(int)
    """Emitted to go one move forward (1) or back (-1)."""
    leave_requested = Signal()
    """Emitted to close the review."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "reviewWindow", tr("Review"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._values: list[Bounds] = []
        self._line: Path = ()
        self._shown_ply = 0
        self._chosen: Mistake | None = None
        self._review: Review | None = None
        self._is_noted = False
        """Whether the better lines were added to the game."""
        self._game = ""
        self._sides: tuple[Side, Side] = (Side.MAX, Side.MIN)
        self._make_parts()
        self._lay_out()
        theme.changed.connect(self._show_marks)

    def _make_parts(self) -> None:
        self.title = Sentence(size=TITLE, role="text", weight=SEMIBOLD, name="reviewVerdict")
        self.caption = Sentence()
        self.plot = ValueGraphCanvas()
        named(self.plot, "reviewGraph", tr("Guaranteed count after each move"))
        self.players = SegmentedControl([(0, "MAX"), (1, "MIN")], "reviewPlayers", tr("Whose mistakes"))
        self.players.segment(0).setObjectName("reviewFirst")
        self.players.segment(1).setObjectName("reviewSecond")
        self.players.setMinimumWidth(_LEAST_PLAYERS)
        self.players.chosen.connect(self._show_cards)
        self.accuracy = Sentence(role="text", name="reviewAccuracy")
        self.decided = Sentence(role="text", name="reviewDecided")
        self.noted = Sentence(tr("The better lines are in the game as variations."), name="reviewNoted")
        self.progress = ProgressTrack(wide=True)
        self.progress_text = Label(size=CAPTION, role="muted")
        self.stop = push_button("cancelReview", tr("Stop here"))
        self.cards = MistakeCards()
        self.cards.setMinimumHeight(_LEAST_CARDS)
        self.cards.chosen.connect(self._choose)
        self.previous = push_button("reviewPrevious", tr("Previous"), icon="chevronLeft")
        self.next = push_button("reviewNext", tr("Next"), icon="chevronRight")
        self.leave = push_button("reviewDone", tr("Done"))
        self.previous.clicked.connect(lambda: self._step(-1))
        self.next.clicked.connect(lambda: self._step(1))
        self.leave.clicked.connect(self.leave_requested)

    def _lay_out(self) -> None:
        facts = column(
            self.accuracy, self.decided, self.noted, gap=2
        )  # stacked: side by side they are too long in some languages
        self._work = widget_with_layout(column(self.progress, row((self.progress_text, 1), self.stop)))
        foot = row(self.previous, self.next, 1, self.leave)
        self._whole = column(
            self.title, self.caption, self.plot, self.players, facts, self._work, (self.cards, 1), foot
        )
        self.setLayout(self._whole)

    # The review ---------------------------------------------------------------------------------------------

    def begin(self, session: Session, line: Path) -> None:
        self._review, self._start, self._chosen, self._is_noted = None, session.start, None, False
        self.cards.forget()
        self._line, self._shown_ply = line, len(line)
        self._values = session.derived_tree.bounds_along(line)
        self._game, self._sides = session.game.key, session.game.sides
        self._positions = session.tree.positions_along(line)
        first, second = self._sides
        self.caption.setText(
            tr(
                "{board}. {first} {player}, {second} {opponent}.",
                board=session.game.title(session.start),
                first=first,
                player=session.record.named(first, name_within) or tr("unknown"),
                second=second,
                opponent=session.record.named(second, name_within) or tr("unknown"),
            )
        )
        self.title.setText(tr("Reviewing the game"))
        self._show_graph()
        self.cards.clear()
        for widget in (self.players, self.accuracy, self.decided, self.previous, self.next):
            widget.setVisible(False)
        self._work.setVisible(True)
        self.progress.restart()
        self.progress_text.setText("")

    def set_progress(self, progress: Progress) -> None:
        if progress.total and self._review is None:
            if progress.stage == "preparing":  # its steps are not positions
                self.progress_text.setText(tr(PREPARING))
                return
            self.progress.set_share(progress.done / progress.total)
            done = plural(
                "{done} of %n positions, from the end",
                "{done} of %n position, from the end",
                progress.total,
                done=progress.done,
            )
            self.progress_text.setText(done)

    def show_review(self, found: Review, ended: str, *, noted: bool) -> None:
        """Show a finished review; `ended` says how the game ended, `noted` if its better lines were added to it."""
        self._review, self._is_noted = found, noted
        self._work.setVisible(False)
        self.title.setText(ended)
        self._values = list(found.values)
        self._show_graph()
        for widget in (self.players, self.accuracy, self.previous, self.next):
            widget.setVisible(True)
        self.decided.setVisible(found.deciding is not None)
        self.decided.setText(tr("Decided by move {ply}.", ply=found.deciding))
        for number, side in enumerate(self._sides):
            segment = self.players.segment(number)
            text, said = count_words(found, side)
            segment.setText(text)
            segment.setAccessibleName(f"{side}, {said}")
        self._show_marks()
        first = 0 if found.count(self._sides[0]) or not found.count(self._sides[1]) else 1
        self.players.set_current(first)
        self._show_cards(first)

    # Display --------------------------------------------------------------------------------------------------

    def set_values(self, known: Mapping[int, Bounds]) -> None:
        """Show the bounds proved so far, by ply, in the graph."""
        if self._review is None:
            for ply, bounds in known.items():
                self._values[ply] = bounds
            self._show_graph()

    def set_ply(self, ply: int | None) -> None:
        """Mark the position of the line that is on the board; None, for a position off the line, changes nothing."""
        if ply is not None and ply != self._shown_ply:
            self._shown_ply = ply
            self._show_graph()

    def _show_graph(self) -> None:
        self.plot.set_data(graph(self._line, self._positions, self._values, self._shown_ply))
        self._fit()

    def _fit(self) -> None:
        """Adapts the panel to its size: the graph, the sentence about variations, and the text of the buttons."""
        counted = self._sides[0] is Side.MAX  # the result of a game for the last move is given by the cards
        self.plot.setVisible(counted and not self.plot.data.is_empty)
        self.noted.setVisible(self._is_noted)
        side = 12 if self.width() < _NARROW else 16
        self._whole.setContentsMargins(side, 14, side, 14)
        named_steps = ((self.previous, tr("Previous")), (self.next, tr("Next")))
        for button, text in named_steps:
            button.setText(text)
            button.setAccessibleName(text)
        foot = (self.previous, self.next, self.leave)
        if sum(button.sizeHint().width() for button in foot) + 8 * len(foot) > self.width() - 2 * side:
            for button, _ in named_steps:
                button.setText("")  # the arrow icon remains
        self.plot.setFixedHeight(132 if self.height() >= _LOW else 92)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Steps through the line and between mistakes."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        mistakes = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in steps:
            self.stepped.emit(steps[key])
        elif key in mistakes:
            self._step(mistakes[key])
        elif key == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _show_marks(self) -> None:
        for number, side in enumerate(self._sides):
            mark = mark_pixmap(side, 16, self.devicePixelRatioF())
            self.players.segment(number).setIcon(QIcon(mark))

    @Slot(object)
    def _show_cards(self, number: Any) -> None:
        found = self._review
        if found is None:
            return
        side = self._sides[number]
        said = beside_cards(found, side)
        self.cards.show_mistakes(found.of(side), found, self._game, self._positions, said)
        self.accuracy.setText(accuracy(found.tally(side)))
        for button in (self.previous, self.next):
            button.setEnabled(bool(found.mistakes))

    @Slot(object)
    def _choose(self, mistake: Mistake) -> None:
        self.cards.mark(mistake)
        self._chosen = mistake
        self.set_ply(mistake.ply)
        self.chosen.emit(mistake)

    def _step(self, step: int) -> None:
        """Select the next (1) or previous (-1) mistake of either player, in the order of the game, round its end."""
        if self._review is None or not self._review.mistakes:
            return
        mistakes = self._review.mistakes
        here = next((k for k, each in enumerate(mistakes) if each is self._chosen), None)
        goal = mistakes[(0 if step > 0 else -1) if here is None else (here + step) % len(mistakes)]
        side = self._sides.index(goal.side)
        if self.players.current != side:
            self.players.set_current(side)
            self._show_cards(side)
        self._choose(goal)
