"""The names of players within a sentence."""

import pytest
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.session.player_names import name_within
from tiling_gui.desktop.ui.translations import install
from tiling_gui.records.record import NamedPlayer


@pytest.mark.parametrize(
    ("language", "you", "medium"),
    [("en", "you", "medium"), ("de", "Sie", "mittel"), ("fr", "vous", "moyen")],
)
def test_names_of_people_and_the_german_sie_keep_their_capital(
    qapp: QApplication, language: str, you: str, medium: str
) -> None:
    """German capitalises the polite "Sie" everywhere; "sie" would be somebody else."""
    install(qapp, language)
    try:
        assert name_within(NamedPlayer("human", "You")) == you
        assert name_within(NamedPlayer("lookahead:3", "Looks 3 ahead")) == medium
        assert name_within(NamedPlayer("human", "Anna")) == "Anna"
    finally:
        install(qapp, "en")
