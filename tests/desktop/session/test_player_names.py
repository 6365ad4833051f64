"""The names of players within a sentence."""

import pytest
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.session.player_names import name_within
from tiling_gui.desktop.ui.translations import install
from tiling_gui.records.record import NamedPlayer


@pytest.mark.parametrize(
    ("language", "you", "looks"),
    [("en", "you", "looks 3 ahead"), ("de", "Sie", "sieht 3 voraus"), ("fr", "vous", "profondeur 3")],
)
def test_names_of_people_and_the_german_sie_keep_their_capital(
    qapp: QApplication, language: str, you: str, looks: str
) -> None:
    """German capitalises the polite "Sie" everywhere; "sie" would be somebody else."""
    install(qapp, language)
    try:
        assert name_within(NamedPlayer("human", "You")) == you
        assert name_within(NamedPlayer("lookahead:3", "Looks 3 ahead")) == looks
        assert name_within(NamedPlayer("human", "Anna")) == "Anna"
    finally:
        install(qapp, "en")
