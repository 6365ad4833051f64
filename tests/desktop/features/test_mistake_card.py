"""A card of the review tells, visibly and for screen readers, whether the mistake was punished."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.review.mistake_cards import MistakeCard, MistakeCards
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.review import Mistake, Review

SAID = "not punished by the reply"


def test_what_only_bounds_prove_is_not_called_exact(qtbot: QtBot, theme: Theme) -> None:
    start = DominoPosition.start(2, 3)
    card = MistakeCard(Mistake(1, Side.MAX, start.moves()[0], 29, 28, exact=False), "domino", start)
    qtbot.addWidget(card)
    said = [label.text() for label in card.findChildren(QLabel)]
    assert {"≤−1", "≥29 became ≤28", "keeps at least 29", "not found in time"} <= set(said)
    assert "at least 29 became at most 28" in card.accessibleName()


@walked("punished", [True, False, None])
def test_only_what_was_given_back_is_said(qtbot: QtBot, theme: Theme, punished: bool | None) -> None:
    start = DominoPosition.start(2, 3)
    better, played = start.moves()[:2]
    card = MistakeCard(Mistake(1, Side.MAX, played, 3, 2, (better,)), "domino", start, punished)
    qtbot.addWidget(card)
    given_back = punished is False
    assert (SAID in [label.text() for label in card.findChildren(QLabel)]) == given_back
    assert (SAID in card.accessibleName()) == given_back
    assert start.write(better) in card.accessibleName()


def test_a_mistake_chosen_as_its_card_appears_is_scrolled_to(qtbot: QtBot, theme: Theme) -> None:
    start = DominoPosition.start(2, 3)
    played, other = start.moves()[:2]
    mistakes = [Mistake(ply, Side.MAX, played, 3, 2, (other,)) for ply in (1, 2)]
    cards = MistakeCards()
    qtbot.addWidget(cards)
    cards.resize(300, 240)
    cards.show()
    cards.show_mistakes(mistakes, Review(start, (), (), (), None), "domino", [start, start])
    cards.mark(mistakes[1])
    qtbot.waitUntil(lambda: cards.verticalScrollBar().value() > 0, timeout=5000)
    top = cards._cards[1].mapTo(cards.viewport(), cards._cards[1].rect().topLeft()).y()
    assert 0 <= top < cards.viewport().height() // 2
