"""The mistakes of one side, a card each, in an area that scrolls."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea

from tiling_gui.desktop.features.review.mistake_card import MistakeCard
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.layouts import column, held
from tiling_gui.language import tr
from tiling_gui.players.review import Mistake, Review
from tiling_gui.records.reviewed import punished
from tiling_gui.search.reasons import Reason


class MistakeCards(QScrollArea):
    """Shows cards, or a sentence where there are none."""

    chosen = Signal(object)
    """(Mistake) A card was chosen by the person."""
    playOut = Signal(object)
    """(Mistake) Its better line is to be played on the board."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "reviewCards", tr("Mistakes"))
        self.nothing = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.nothing.setObjectName("reviewNothing")
        self._cards: list[MistakeCard] = []
        self._reasons: dict[Mistake, Sequence[Reason]] = {}
        self._column = column(self.nothing, 1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(held(self._column))

    def show_mistakes(
        self, mistakes: Sequence[Mistake], found: Review, game: str, positions: Sequence[Any], nothing: str = ""
    ) -> None:
        """A card for each; `positions[k]` is the one after k moves, `nothing` is said where there are none."""
        self.clear()
        for mistake in mistakes:
            card = MistakeCard(mistake, game, positions[mistake.ply - 1], punished(found, mistake.ply))
            card.set_reasons(self.reasons(mistake))
            card.chosen.connect(self.chosen)
            card.playOut.connect(self.playOut)
            self._column.insertWidget(self._column.count() - 1, card)
            self._cards.append(card)
        self.nothing.setText(nothing)
        self.nothing.setVisible(not self._cards)
        self.verticalScrollBar().setValue(0)

    def set_reasons(self, mistake: Mistake, found: Sequence[Reason]) -> None:
        """Says why a mistake is one, whether its card is shown now or later."""
        self._reasons[mistake] = found
        for card in self._cards:
            if card.mistake is mistake:
                card.set_reasons(found)

    def reasons(self, mistake: Mistake) -> Sequence[Reason]:
        """The same, as far as it is known."""
        return self._reasons.get(mistake, ())

    def forget(self) -> None:
        """Another review begins."""
        self._reasons.clear()

    def clear(self) -> None:
        """Shows nothing."""
        for card in self._cards:
            self._column.removeWidget(card)
            card.setParent(None)
            card.deleteLater()
        self._cards = []
        self.nothing.setVisible(False)

    def mark(self, mistake: Mistake) -> None:
        """Shows which one is chosen."""
        for card in self._cards:
            card.set_chosen(card.mistake is mistake)
            if card.mistake is mistake:
                self.ensureWidgetVisible(card, 0, 8)
                if card.height() > self.viewport().height():  # then from its head
                    self.verticalScrollBar().setValue(card.y())
