"""My mistakes on the board: posed, answered by any move that keeps the value, shown, skipped, kept, due again."""

from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import to_the_end
from tests.records.test_practice import YOU, played, reviewed, worth, wrong
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.features.practice.round import Round
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.records.practice import PRACTICE, exercises
from tiling_gui.records.record import GameRecord
from tiling_gui.store.practice import cards

LONG = 60_000


def planted(key: str = "domino", setup: str = "3x4", least: int = 2) -> GameRecord:
    """A reviewed game of a person against himself with so many mistakes."""
    games = (reviewed(played(key, setup, seed, (YOU, YOU))) for seed in range(20))
    return next(record for record in games if len(list(exercises(record))) >= least)


def click(qtbot: QtBot, window: QWidget, name: str) -> None:
    QApplication.processEvents()
    button = window.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_all_mistakes_are_listed_and_practised(qtbot: QtBot, window: MainWindow) -> None:
    record, session, notice = planted(), window.controller.session, window.workspace.notice
    window.store.put_game(record)
    before = session.record
    window.actions_by_name["myMistakes"].trigger()
    shown = window.workspace.windows.get("mistakes")
    numbers = [number for number, _, _ in wrong(record)]
    qtbot.waitUntil(lambda: shown.table.rowCount() == len(numbers), timeout=LONG)
    assert str(len(numbers)) in shown.title.text()
    qtbot.keyClick(shown.due, Qt.Key.Key_Space)
    for number in numbers:
        position = record.tree.position_at(record.line[: number - 1])
        assert session.position == position
        assert not session.record.hints
        assert not window.actions_by_name["showValues"].isEnabled()
        assert str(worth(position)) in notice.text.text()
        right = [move for move in position.moves() if worth(position.play(move)) == worth(position)]
        window.controller.play(right[-1])
        qtbot.waitUntil(lambda: notice.offer("nextMistakeDue") is not None, timeout=LONG)
        click(qtbot, window, "nextMistakeDue")
    assert session.record.id == before.id, "the game before is on the board again"
    assert f"{len(numbers)} of {len(numbers)}" in notice.text.text()
    tomorrow = date.today() + timedelta(1)
    assert [(card.box, card.due) for card in cards(window.store).values()] == [(1, tomorrow)] * len(numbers)
    click(qtbot, window, "moreMistakes")
    qtbot.waitUntil(lambda: "Nothing is due" in shown.title.text(), timeout=LONG)
    assert not [row for row in window.store.games() if row.id != record.id], "exercises are no games"


def test_a_wrong_move_is_tried_again_shown_and_asked_later(qtbot: QtBot, window: MainWindow) -> None:
    record, session, notice = planted(), window.controller.session, window.workspace.notice
    practice = window.features["practice"]
    asked = list(exercises(record))[:2]
    practice.begin(asked)
    window.controller.play(asked[0].played)
    qtbot.waitUntil(lambda: notice.offer("tryAgain") is not None, timeout=LONG)
    (card,) = cards(window.store).values()
    assert (card.missed, card.due) == (1, date.today() + timedelta(1))
    click(qtbot, window, "tryAgain")
    assert session.position == asked[0].position
    click(qtbot, window, "showSolution")
    qtbot.waitUntil(lambda: notice.offer("askLater") is not None, timeout=LONG)
    move = session.tree.cursor[-1]
    assert worth(asked[0].position.play(move)) == worth(asked[0].position)
    assert session.record.hints
    click(qtbot, window, "askLater")
    assert session.position == asked[1].position
    click(qtbot, window, "skipMistake")
    assert session.position == asked[0].position, "what was missed comes back in the round"
    assert list(cards(window.store)) == [asked[0].code], "what was skipped is not counted"
    qtbot.keyClick(notice.offer("skipMistake"), Qt.Key.Key_Space)
    assert PRACTICE not in session.record.extra


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_practised(qtbot: QtBot, window: MainWindow, key: str) -> None:
    setups = {"ellie": "3x4", "heaps": "grundy:7", "matching": "path:6", "evaluate": "x/y+z"}
    setup = setups.get(key, "path:4,edges,vertices,2" if key == "sharing" else "3x4")
    record = planted(key, setup, 1)
    asked = list(exercises(record))[:1]
    window.features["practice"].begin(asked)
    session, notice = window.controller.session, window.workspace.notice
    assert session.position == asked[0].position
    position = session.position
    for move in position.moves():
        window.controller.play(move)
        name = "nextMistakeDue" if worth(position.play(move)) == worth(position) else "tryAgain"
        qtbot.waitUntil(lambda name=name: notice.offer(name) is not None, timeout=LONG)
        if name == "nextMistakeDue":
            break
        click(qtbot, window, name)
    click(qtbot, window, "nextMistakeDue")


def test_the_end_of_a_game_offers_its_mistakes(qtbot: QtBot, window: MainWindow) -> None:
    action = window.actions_by_name["practise"]
    to_the_end(window)
    assert not action.isEnabled(), "nothing is judged yet"
    window.actions_by_name["review"].trigger()
    reviewing, session = window.features["review"], window.controller.session
    qtbot.waitUntil(lambda: reviewing.result is not None, timeout=LONG)
    mistakes = [each for each in reviewing.result.mistakes]
    assert len(mistakes) >= 1
    qtbot.waitUntil(action.isEnabled)
    assert str(len(mistakes)) in action.text()
    reviewing.leave()
    button = window.end_line.findChild(QWidget, "practiseAtEnd")
    assert button.isVisible()
    assert button.accessibleName() == action.text()
    line = session.record.line
    button.click()
    assert session.tree.cursor == line[: mistakes[0].ply - 1]
    assert PRACTICE in session.record.extra


def test_a_workspace_without_mistakes_says_so(qtbot: QtBot, workspace: Workspace, features: dict[str, Any]) -> None:
    workspace.actions["myMistakes"].trigger()
    shown = workspace.windows.get("mistakes")
    qtbot.waitUntil(lambda: shown._pages.currentIndex() == 1, timeout=LONG)
    assert not shown.due.isEnabled()
    assert not workspace.actions["practise"].isEnabled()


def test_a_round_counts_first_answers_only() -> None:
    record = planted()
    asked = list(exercises(record))[:2]
    going = Round(asked)
    assert (going.number, going.total) == (1, 2)
    assert going.answer(False)
    assert not going.answer(True)
    going.forward(again=True)
    assert going.number == 2
    assert going.answer(True)
    assert going.forward(again=False) == asked[0]
    assert (going.number, going.right, going.missed) == (2, 1, 1)
    assert going.forward(again=False) is None
