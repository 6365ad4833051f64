"""The bar shown at the end of a game: which clicks it handles."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.buttons import FlatButton


def test_the_second_click_of_two_does_not_press_a_button_that_came_under_it(qtbot: QtBot, theme: Theme) -> None:
    action, pressed = QAction("New"), []
    action.setObjectName("newGame")
    action.triggered.connect(lambda: pressed.append(True))
    bar = GameOverBar([action])
    qtbot.addWidget(bar)
    bar.show_end("9 dominoes: a draw.")
    (button,) = bar.findChildren(FlatButton)
    middle, left = QPointF(button.rect().center()), Qt.MouseButton.LeftButton
    for kind, held in (
        (QEvent.Type.MouseButtonDblClick, left),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        at = button.mapToGlobal(middle)
        QApplication.sendEvent(button, QMouseEvent(kind, middle, at, left, held, Qt.KeyboardModifier.NoModifier))
    assert pressed == []
    qtbot.mouseClick(button, left)
    assert pressed == [True]


def test_the_first_button_loses_its_text_last(qtbot: QtBot, theme: Theme) -> None:
    actions = [QAction(theme.icon("review"), "Review"), QAction(theme.icon("new"), "Play again")]
    for action in actions:
        action.setObjectName(action.text().partition(" ")[0].lower())
    bar = GameOverBar(actions)
    qtbot.addWidget(bar)
    bar.show_end("You lose by 1.")
    buttons, seen = bar.findChildren(FlatButton), []
    for width in range(bar.sizeHint().width(), 40, -5):
        bar.resize(width, 48)
        texts = [bool(button._shown_text) for button in buttons]
        if texts not in seen:
            seen.append(texts)
    assert seen == [[True, True], [True, False], [False, False]]
