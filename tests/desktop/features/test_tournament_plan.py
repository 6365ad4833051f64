"""The left side of the window of tournaments."""

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tiling_gui.desktop.features.tournament.plan_panel import PlanPanel
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.translations import install


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_names_of_levels_are_read_without_scrolling_sideways(
    qtbot: QtBot, qapp: QApplication, theme: Theme, language: str
) -> None:
    install(qapp, language)
    try:
        panel = PlanPanel(theme)
        qtbot.addWidget(panel)
        panel.resize(panel.width(), 360)
        panel.show()
        settle(qtbot)
        levels = panel.findChild(QScrollArea)
        assert levels.verticalScrollBar().maximum() > 0
        assert levels.horizontalScrollBar().maximum() == 0
    finally:
        install(qapp, "en")
