"""A card of the review tells, visibly and for screen readers, whether the mistake was punished."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.review.mistake_cards import MistakeCard
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.review import Mistake

SAID = "not punished by the reply"


@pytest.mark.parametrize("punished", [True, False, None])
def test_only_what_was_given_back_is_said(qtbot: QtBot, theme: Theme, punished: bool | None) -> None:
    start = DominoPosition.start(2, 3)
    better, played = start.moves()[:2]
    card = MistakeCard(Mistake(1, Side.MAX, played, 3, 2, (better,)), "domino", start, punished)
    qtbot.addWidget(card)
    given_back = punished is False
    assert (SAID in [label.text() for label in card.findChildren(QLabel)]) == given_back
    assert (SAID in card.accessibleName()) == given_back
    assert start.write(better) in card.accessibleName()
