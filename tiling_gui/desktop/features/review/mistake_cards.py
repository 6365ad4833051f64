"""Cards that explain mistakes: the board with the move played ringed and a better one as a ghost, and the reason."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QScrollArea, QWidget

from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.drawing.picture_widgets import PositionPicture
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, widget_with_layout
from tiling_gui.language import tr
from tiling_gui.players.review import Mistake, Review
from tiling_gui.records.reviewed import punished
from tiling_gui.search.reasons import Reason, sentences


class MistakeCard(QWidget):
    """A mistake of the review; a click or Enter selects it."""

    chosen = Signal(object)
    """(Mistake) Emitted when the card is selected."""
    playOut = Signal(object)
    """(Mistake) Emitted to play its better line on the board."""

    def __init__(self, mistake: Mistake, game: str, before: Any, punished: bool | None = None) -> None:
        """`before` is the position of `game` before the mistake; `punished` is None if it is not known."""
        super().__init__()
        self.mistake, self._punished = mistake, punished
        self._before = before
        self._is_chosen = False
        self.setObjectName(f"mistake{mistake.ply}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        picture = PositionPicture()
        picture.setMinimumWidth(72)
        picture.setMaximumWidth(180)
        picture.show_position(game, before, ground="panel", notes=Annotations(mistake.move, mistake.better))
        self.why = Sentence()
        self.why.setObjectName(f"why{mistake.ply}")
        self.why.hide()
        # In reading order: "It leaves a leaf" is about the mistake.
        card = column(row((picture, 1), column(self._make_played(), 1), gap=10), self.why, self._make_better(), gap=8)
        card.setContentsMargins(12, 12, 10, 10)
        self.setLayout(card)
        self.setAccessibleName(self._spoken())

    def set_reasons(self, found: Sequence[Reason]) -> None:
        """Show the reason and add it to the accessible name; no reason hides it."""
        why = sentences(found)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.setAccessibleName(self._spoken(why))

    def _spoken(self, why: str = "") -> str:
        mistake, before = self.mistake, self._before
        known = {
            "ply": mistake.ply,
            "side": mistake.side,
            "move": before.write(mistake.move),
            "before": words.bounds(*mistake.bounds[0]),
            "after": words.bounds(*mistake.bounds[1]),
        }
        said = tr("Move {ply}, {side}: {move}, {before} became {after}", **known)
        if self._punished is False:
            said = "; ".join((said, tr("not punished by the reply")))
        parts = [f"{said}.", why]
        if mistake.better is not None:
            parts.append(tr("Better: {better}.", better=before.write(mistake.better)))
        return " ".join(filter(None, parts))

    def _make_played(self) -> QLayout:
        mistake = self.mistake
        last_mover = mistake.side in (Side.FIRST, Side.SECOND)
        size = words.cost(mistake.cost) if mistake.exact else words.least_cost(mistake.cost)
        cost = tr("lost") if last_mover else size
        before, after = (words.brief_bounds(*pair) for pair in mistake.bounds)
        changed = tr("{before} became {after}", before=before, after=after)
        if last_mover:
            changed = tr("the win went to {side}", side=mistake.side.other)
        number = Label(tr("Move {ply}", ply=mistake.ply), weight=SEMIBOLD)
        unpunished = [Sentence(tr("not punished by the reply"))] if self._punished is False else []
        return column(
            row((number, 1), Label(cost, weight=SEMIBOLD, role="warn")),
            Label(self._before.write(mistake.move)),
            Label(changed, size=CAPTION, role="muted"),
            *unpunished,
            gap=2,
        )

    def _make_better(self) -> QLayout:
        mistake = self.mistake
        found = mistake.better is not None
        before = (mistake.before, mistake.before) if found else mistake.bounds[0]
        kept = tr("keeps {value}", value=words.bounds(*before))
        if mistake.side in (Side.FIRST, Side.SECOND):
            kept = tr("keeps the win")
        move = self._before.write(mistake.better) if found else tr("not found in time")
        tip = tr("Shows the better move on the board, and the best line from there")
        self.play = push_button(f"playOut{mistake.ply}", tr("Play it out"), tip, "play")
        self.play.setEnabled(found)
        self.play.clicked.connect(self._play_clicked)
        # Stacked, since side by side they are wider than the cards of a narrow review.
        better = column(
            Label(tr("Better"), weight=SEMIBOLD),
            Label(move),
            Label(kept, size=CAPTION, role="muted"),
            gap=2,
        )
        return FlowLayout(widget_with_layout(better), self.play)

    def set_chosen(self, chosen: bool) -> None:
        """Draw the card with or without the accent frame."""
        self._is_chosen = chosen
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit(self.mistake)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.mistake)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, in the accent colour if the card is selected or has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self._is_chosen or self.hasFocus()
        painter.setPen(QPen(theme.colour("accent" if strong else "line"), 2 if strong else 1))
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _play_clicked(self) -> None:
        self.chosen.emit(self.mistake)
        self.playOut.emit(self.mistake)


class MistakeCards(QScrollArea):
    """A scrolling column of cards below a sentence."""

    chosen = Signal(object)
    """(Mistake) Emitted when a card is selected."""
    playOut = Signal(object)
    """(Mistake) Emitted to play its better line on the board."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "reviewCards", tr("Mistakes"))
        self.above = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.above.setObjectName("reviewAbove")
        self._cards: list[MistakeCard] = []
        self._chosen: MistakeCard | None = None
        self._reasons: dict[Mistake, Sequence[Reason]] = {}
        self._column = column(self.above, 1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(widget_with_layout(self._column))
        self.verticalScrollBar().rangeChanged.connect(self._scroll_to_chosen, Qt.ConnectionType.QueuedConnection)

    def show_mistakes(
        self, mistakes: Sequence[Mistake], found: Review, game: str, positions: Sequence[Any], above: str = ""
    ) -> None:
        """Show a card per mistake, and the sentence `above` them; `positions[k]` is the position after k moves."""
        self.clear()
        for mistake in mistakes:
            card = MistakeCard(mistake, game, positions[mistake.ply - 1], punished(found, mistake.ply))
            card.set_reasons(self.reasons(mistake))
            card.chosen.connect(self.chosen)
            card.playOut.connect(self.playOut)
            self._column.insertWidget(self._column.count() - 1, card)
            self._cards.append(card)
        self.above.setText(above)
        self.above.setVisible(bool(above))
        self.verticalScrollBar().setValue(0)

    def set_reasons(self, mistake: Mistake, found: Sequence[Reason]) -> None:
        """Store the reason of a mistake and show it if its card is shown."""
        self._reasons[mistake] = found
        for card in self._cards:
            if card.mistake is mistake:
                card.set_reasons(found)

    def reasons(self, mistake: Mistake) -> Sequence[Reason]:
        """The reasons of a mistake as far as they are known."""
        return self._reasons.get(mistake, ())

    def forget(self) -> None:
        """Clear the reasons before another review."""
        self._reasons.clear()

    def clear(self) -> None:
        for card in self._cards:
            self._column.removeWidget(card)
            card.setParent(None)
            card.deleteLater()
        self._cards, self._chosen = [], None
        self.above.setVisible(False)

    def mark(self, mistake: Mistake) -> None:
        for card in self._cards:
            card.set_chosen(card.mistake is mistake)
            if card.mistake is mistake:
                self._chosen = card
        self._scroll_to_chosen()

    @Slot()
    def _scroll_to_chosen(self) -> None:
        """Show the chosen card; new cards get their places only after the range has changed."""
        card = self._chosen
        if card is not None:
            self.ensureWidgetVisible(card, 0, 8)
            if card.height() > self.viewport().height():  # then its top is shown
                self.verticalScrollBar().setValue(card.y())
