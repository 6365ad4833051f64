"""A whole game, its review, a solve, a hint and a puzzle, as recorded in tests/data/spoken/orca48.txt."""

import random
import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.test_screen_reader import of, opened, recorded
from tiling_gui.desktop.board import board as one_board
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session import game_view
from tiling_gui.games.domino.rules import DominoPosition, read_domino
from tiling_gui.players.player import Choice, PerfectPlayer

REPLIES = {1: "b3c3", 3: "c2d2"}
"""Perfect's recorded moves by number of dominoes; it chooses at random among the best."""


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """As recorded: a person against Perfect on 3 x 4."""
    return {"rows": 3, "columns": 4, "min_player": "perfect", "motion": False, "first_hints": False, "ai_delay": 0}


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the announcements to screen readers, with Perfect's recorded moves."""
    said: list[str] = []

    def choose(player: PerfectPlayer, position: DominoPosition, rng: random.Random, **more: Any) -> Choice:
        return Choice(read_domino(REPLIES[position.count]))

    for module in (one_board, game_view):
        monkeypatch.setattr(module, "announce", lambda widget, text: said.append(text) if text else None)
    monkeypatch.setattr(PerfectPlayer, "choose", choose)
    return said


def test_a_game_to_its_end_and_what_follows(qtbot: QtBot, announced: list[str], window: MainWindow) -> None:
    heard, actions, control = recorded("orca48.txt"), window.actions_by_name, window.controller
    assert control.view is not None
    board = control.view.board
    qtbot.waitUntil(board.hasFocus)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    actions["solve"].trigger()
    qtbot.waitUntil(lambda: heard["solve"][-1] in announced, timeout=60_000)
    announced.clear()
    for moves, typed in enumerate(("a1b1", "c1d1", "a2b2")):
        qtbot.waitUntil(lambda count=2 * moves: control.session.position.count == count)  # type: ignore[misc]
        qtbot.keyClicks(board, typed)
        qtbot.keyClick(board, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: control.session.position.is_over)
    assert announced[:1] == heard["typed"]
    qtbot.waitUntil(lambda: heard["game"][-1] in announced)
    assert [said for said in announced if said in heard["game"]] == [
        *heard["game"][:4], heard["game"][1], *heard["game"][4:]
    ]  # fmt: skip
    actions["nextArea"].trigger()
    missing = {"right panel": absent(heard["right panel"], of(window.position_panel))}
    actions["nextArea"].trigger()
    button = window.focusWidget()
    assert button is not None
    missing["end"] = absent(heard["end"], of(button))
    actions["review"].trigger()
    qtbot.waitUntil(lambda: "No mistakes" in of(window.body.docked or window), timeout=20_000)
    missing["review"] = absent(heard["review"], of(window.body.docked or window))
    assert missing == {"right panel": [], "end": [], "review": []}


def absent(heard: list[str], said: str) -> list[str]:
    """The sentences heard that are not said."""
    return [sentence for sentence in heard if sentence not in said]


def test_a_solve_a_hint_and_a_puzzle(qtbot: QtBot, announced: list[str], window: MainWindow) -> None:
    heard, actions = recorded("orca48.txt"), window.actions_by_name
    assert window.controller.view is not None
    for command, where in (("solve", "solve"), ("hint", "hint")):
        announced.clear()
        actions[command].trigger()
        first, last = heard[where]
        qtbot.waitUntil(lambda sentence=last: sentence in announced, timeout=60_000)  # type: ignore[misc]
        assert announced.index(first) < announced.index(last)
    actions["puzzles"].trigger()
    puzzles = opened("puzzleWindow")
    assert puzzles is not None
    (finding,) = (button for button in puzzles.findChildren(QPushButton) if button.isDefault())
    qtbot.mouseClick(finding, Qt.MouseButton.LeftButton)

    def without_numbers(sentence: str) -> str:
        return re.sub(r"\d+", "0", sentence).replace("MIN to move", "MAX to move")

    (puzzle,) = heard["puzzle"]
    qtbot.waitUntil(lambda: without_numbers(puzzle) in map(without_numbers, announced), timeout=60_000)
    window.activateWindow()
    window.focus_board()
    board = window.controller.view.board
    qtbot.waitUntil(board.hasFocus)
    actions["nextArea"].trigger()
    actions["nextArea"].trigger()
    focus = window.focusWidget()
    assert isinstance(focus, QPushButton), "the offers come before what closes the line"
    assert window.notice.isAncestorOf(focus)
