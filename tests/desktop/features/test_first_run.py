"""The first start: three ways to begin, and Play, in which nothing is evaluated before the end."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.desktop.features.test_tasks import posed
from tests.desktop.windows import Plugged, send_changes
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.games.domino.rules import DominoPosition


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """A first start, with a player that does not wait."""
    return {"motion": False, "ai_delay": 0}


_KINDS = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QAbstractItemView)


def controls(window: QMainWindow) -> list[str]:
    """The titles of the menus and the objectNames of all visible controls."""
    found = [
        widget.objectName()
        for widget in window.findChildren(QWidget)
        if isinstance(widget, _KINDS)
        and widget.isVisible()
        and widget.window() is window
        and not isinstance(widget.parent(), _KINDS)
        and widget.parent() is not window.menuBar()
    ]
    return [action.text().replace("&", "") for action in window.menuBar().actions()] + found


def words(window: QMainWindow) -> list[str]:
    """All words with a letter on menus, labels and controls; what boards, bars and graphs paint is not counted."""
    texts = [action.text().replace("&", "") for action in window.menuBar().actions()]
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window:
            if isinstance(widget, FlatButton):
                texts.append(widget._shown_text)
            elif isinstance(widget, QLabel | QAbstractButton):
                texts.append(widget.text())
            elif isinstance(widget, QComboBox):
                texts.append(getattr(widget, "shown_text", widget.currentText)())
    return [word for text in texts for word in text.split() if re.search(r"[^\W\d_]", word)]


def press(window: MainWindow, name: str) -> None:
    button = window.findChild(QWidget, name)
    assert button.isVisible()
    button.click()
    send_changes(window)


def test_play_is_chosen_shows_little_and_evaluates_nothing(qtbot: QtBot, window: MainWindow) -> None:
    # Play shows little before the first move
    window.features["first_run"].greet()
    assert not window.tool_bar.isVisible()
    press(window, "welcomePlay")
    assert len(words(window)) <= 45
    assert len(controls(window)) <= 16
    session = window.controller.session
    assert session.start == DominoPosition.start(6, 6)
    assert [session.record.player(side).spec for side in (Side.MAX, Side.MIN)] == ["human", "lookahead:0"]
    assert window.position_panel.rules.text().startswith("You and MIN take turns with dominoes. You want many.")
    assert SettingsFile().current == window.file.current, "it is remembered"
    # Play evaluates nothing and analyse everything
    window.controller.begin(DominoPosition.start(8, 8))
    window.controller.session.set_players({Side.MAX: "human", Side.MIN: "human"})
    control, known = window.controller, window.position_panel
    control.session.play(control.session.position.moves()[0])
    for play in (True, False, True):
        control.choose_mode(not play)
        assert control.session.record.hints is not play
        assert control.evaluates is not play
        assert window.tool_bar.mode.current == ("play" if play else "analyse")
        for part in (known.bar, known.graph, known.header.line, window.findChild(QWidget, "solveButton")):
            shown = part.isVisible() and getattr(part, "text", lambda: "shown")() != ""
            assert shown is not play, part.objectName()
        for name in ("hint", "showValues", "showGraph", "solve", "showStructure", "tryMoves"):
            assert window.actions_by_name[name].isVisible() is not play, name


@walked("way", ["analyse", "play", "learn"])
def test_each_way_is_one_click_and_asked_for_once(plugged: Plugged, way: str) -> None:
    plugged.controller.begin(DominoPosition.start(8, 8))
    plugged.settings.change(first_hints=True)
    first, before = plugged.features["first_run"], plugged.controller.session.record
    first.greet()
    page = plugged.panels.covered
    {button.objectName(): button for button in page.buttons}[f"welcome{way.title()}"].click()
    assert plugged.panels.covered is None
    assert plugged.controller.in_play == (way != "analyse")
    if way == "analyse":
        assert plugged.controller.session.record == before, "it is the screen of all earlier versions"
    assert (plugged.windows.get("lesson") is not None) == (way == "learn")
    first.greet()
    assert plugged.panels.covered is None
    plugged.actions["newGame"].trigger()
    assert plugged.controller.in_play == (way != "analyse")


@walked(
    "come",
    [
        lambda space: space.actions["toggleMode"].trigger(),
        lambda space: space.controller.begin(DominoPosition.start(3, 3)),
    ],
)
def test_whoever_does_something_else_is_not_asked(plugged: Plugged, come: Callable[[Plugged], None]) -> None:
    plugged.settings.change(first_hints=True)
    plugged.features["first_run"].greet()
    come(plugged)
    send_changes(plugged)
    assert plugged.panels.covered is None
    assert not plugged.settings.current.first_hints


def test_in_play_the_rules_the_daily_puzzle_and_the_players_follow_the_game(plugged: Plugged) -> None:
    # The rules of every game are said until both have moved
    plugged.features["first_run"].play()
    rules, session = plugged.panels.right.rules, plugged.controller.session
    session.set_players({Side.MAX: "human", Side.MIN: "human"})
    session.play(session.position.moves()[0])
    send_changes(plugged)
    assert rules.text().startswith("MAX and MIN take turns"), "both are played by people"
    session.play(session.position.moves()[0])
    send_changes(plugged)
    assert not rules.isVisibleTo(plugged.host)
    for key in GAMES.keys() - {"domino"}:
        plugged.views.change_game(key)
        send_changes(plugged)
        assert rules.isVisibleTo(plugged.host), key
        assert rules.text(), key
    plugged.views.change_game("domino")
    # The puzzle of the day is offered where there is one
    plugged.controller.choose_mode(False)
    for key, offered in (("domino", True), ("vector", False), ("ellie", True)):
        plugged.views.change_game(key)
        send_changes(plugged)
        link = plugged.controller.view.set_up.findChild(QWidget, "dailyPuzzleButton")
        assert link.isVisible() is offered, key
    # In play the players always play
    plugged.views.change_game("domino")
    plugged.controller.choose_mode(True)
    control = plugged.controller
    plugged.actions["tryMoves"].trigger()
    assert control.session.analysing
    control.choose_mode(False)
    assert not control.session.analysing
    control.choose_mode(True)
    assert not control.session.analysing, "Analyse is about what is shown"
    # A home with games starts as it was left
    session = plugged.controller.session
    session.play(session.position.moves()[0])
    send_changes(plugged)
    left = plugged.settings.change(first_hints=True)
    plugged.features["first_run"].greet()
    assert plugged.panels.covered is None
    assert plugged.settings.current == replace(left, first_hints=False)
    assert not plugged.controller.in_play


@walked("analyse", [False, True])
def test_a_task_is_shown_in_the_mode_used_last(plugged: Plugged, analyse: bool) -> None:
    control = plugged.controller
    control.choose_mode(analyse)
    plugged.features["tasks"].begin(posed()[:1])
    assert (control.in_play, control.evaluates) == (not analyse, False)
    control.play(posed()[0].right[0])
    assert (control.in_play, control.evaluates) == (not analyse, analyse)
