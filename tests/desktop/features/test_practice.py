"""My mistakes on the board: posed, answered by any move that keeps the value, shown, skipped, saved, due again."""

from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes, to_the_end
from tests.records.test_practice import YOU, played, reviewed, worth, wrong
from tiling_gui.core import catalogue
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.practice.answers import Round, solve
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.session.wrong_move import judge
from tiling_gui.records.known import Bounds
from tiling_gui.records.practice import PRACTICE, exercises
from tiling_gui.records.record import GameRecord
from tiling_gui.search.engine import make_engine
from tiling_gui.search.reasons import reasons, sentences
from tiling_gui.store.practice import cards

LONG = 60_000


def planted(key: str = "domino", setup: str = "3x4", least: int = 2) -> GameRecord:
    """A reviewed game of one person on both sides, with at least that many mistakes."""
    games = (reviewed(played(key, setup, seed, (YOU, YOU))) for seed in range(20))
    return next(record for record in games if len(list(exercises(record))) >= least)


def click(qtbot: QtBot, window: QWidget, name: str) -> None:
    QApplication.processEvents()
    button = window.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_all_mistakes_are_listed_and_practised(qtbot: QtBot, plugged: Plugged) -> None:
    record, session, notice = planted(), plugged.controller.session, plugged.notice
    plugged.store.put_game(record)
    before = session.record
    plugged.actions["myMistakes"].trigger()
    shown = plugged.windows.get("myMistakes")
    numbers = [number for number, _, _ in wrong(record)]
    qtbot.waitUntil(lambda: shown.table.rowCount() == len(numbers), timeout=LONG)
    assert str(len(numbers)) in shown.title.text()
    shown.table.selectRow(0)
    asked = shown._rows[0].exercise
    why = sentences(reasons(asked.position, asked.played, make_engine(GAMES["domino"]), Run()))
    qtbot.waitUntil(lambda: shown.status.text() == why, timeout=LONG)
    qtbot.keyClick(shown.table, Qt.Key.Key_Return)
    assert plugged.features["practice"].round.total == 1, "Enter asks the chosen row, and not what is due as well"
    assert not shown.isVisible(), "it leaves the board free"
    click(qtbot, plugged.host, "skipMistake")
    plugged.actions["myMistakes"].trigger()
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert plugged.features["practice"].round.total == len(numbers), "Enter elsewhere asks what is due"
    for number in numbers:
        position = record.tree.position_at(record.line[: number - 1])
        assert session.position == position
        assert not session.record.hints
        assert not plugged.actions["showValues"].isEnabled()
        assert str(worth(position)) in notice.text.text()
        right = [move for move in position.moves() if worth(position.play(move)) == worth(position)]
        plugged.controller.play(right[-1])
        qtbot.waitUntil(lambda: notice.offer("nextMistakeDue") is not None, timeout=LONG)
        click(qtbot, plugged.host, "nextMistakeDue")
    assert session.record.id == before.id, "the game before is on the board again"
    assert f"{len(numbers)} of {len(numbers)}" in notice.text.text()
    tomorrow = date.today() + timedelta(1)
    assert [(card.box, card.due) for card in cards(plugged.store).values()] == [(1, tomorrow)] * len(numbers)
    click(qtbot, plugged.host, "moreMistakes")
    qtbot.waitUntil(lambda: "Nothing is due" in shown.title.text(), timeout=LONG)
    assert not [row for row in plugged.store.games() if row.id != record.id], "exercises are no games"


def test_a_wrong_move_is_tried_again_shown_and_asked_later(qtbot: QtBot, plugged: Plugged) -> None:
    record, session, notice = planted(), plugged.controller.session, plugged.notice
    practice = plugged.features["practice"]
    asked = list(exercises(record))[:2]
    practice.begin(asked)
    plugged.controller.play(asked[0].played)
    qtbot.waitUntil(lambda: notice.offer("tryAgain") is not None, timeout=LONG)
    (card,) = cards(plugged.store).values()
    assert (card.missed, card.due) == (1, date.today() + timedelta(1))
    position, board = asked[0].position, plugged.controller.view.board
    after = position.play(asked[0].played)
    (reply,) = board.proposed
    assert board.crossed == asked[0].played
    assert worth(after.play(reply)) == worth(after), "beside the reply that punishes it"
    assert after.write(reply) in notice.text.text()
    click(qtbot, plugged.host, "tryAgain")
    assert session.position == position
    assert board.crossed == asked[0].played
    click(qtbot, plugged.host, "showSolution")
    qtbot.waitUntil(lambda: notice.offer("askLater") is not None, timeout=LONG)
    assert session.position == position
    pointed = board.proposed
    assert pointed
    assert board.crossed is None, "the cross would lie over what is right"
    assert notice.text.text().startswith(f"{position.write(pointed[0])} keeps the value")
    assert all(worth(position.play(move)) == worth(position) for move in pointed)
    assert session.record.hints
    assert plugged.panels.graph.isVisibleTo(plugged.host), "as its command says"
    click(qtbot, plugged.host, "askLater")
    assert session.position == asked[1].position
    click(qtbot, plugged.host, "skipMistake")
    assert session.position == asked[0].position, "what was missed comes back in the round"
    assert list(cards(plugged.store)) == [asked[0].code], "what was skipped is not counted"
    qtbot.keyClick(notice.offer("skipMistake"), Qt.Key.Key_Space)
    assert PRACTICE not in session.record.extra


def test_values_that_were_shown_are_shown_again_after_the_round(qtbot: QtBot, plugged: Plugged) -> None:
    record = planted()
    plugged.store.put_game(record)
    plugged.controller.open(record)
    plugged.actions["showValues"].setChecked(True)
    plugged.features["practice"].begin(list(exercises(record))[:1])
    assert not plugged.actions["showValues"].isChecked(), "nobody peeps"
    click(qtbot, plugged.host, "skipMistake")
    assert plugged.controller.session.record.id == record.id
    assert plugged.actions["showValues"].isChecked()


def test_the_solution_can_be_played_out(qtbot: QtBot, plugged: Plugged) -> None:
    asked = next(iter(exercises(planted())))
    plugged.features["practice"].begin([asked])
    click(qtbot, plugged.host, "showSolution")
    qtbot.waitUntil(lambda: plugged.notice.offer("playSolution") is not None, timeout=LONG)
    click(qtbot, plugged.host, "playSolution")
    session = plugged.controller.session
    qtbot.waitUntil(lambda: session.position.is_over, timeout=LONG)
    assert session.position.value() == asked.value
    click(qtbot, plugged.host, "backToGame")
    assert session.position == asked.position
    assert plugged.notice.offer("playSolution") is not None


def test_a_move_after_a_wrong_one_is_another_try_and_no_reply_to_it(qtbot: QtBot, plugged: Plugged) -> None:
    record, session, notice = planted(), plugged.controller.session, plugged.notice
    asked = next(iter(exercises(record)))
    plugged.features["practice"].begin([asked])
    plugged.controller.play(asked.played)
    qtbot.waitUntil(lambda: notice.offer("tryAgain") is not None, timeout=LONG)
    after = asked.position.play(asked.played)
    right = next(
        move
        for move in after.moves()
        if move in asked.position.moves() and worth(asked.position.play(move)) == worth(asked.position)
    )
    plugged.controller.play(right)
    qtbot.waitUntil(lambda: notice.offer("nextMistakeDue") is not None, timeout=LONG)
    assert session.position == asked.position.play(right)
    assert not session.tree.at((*asked.moves, asked.played)).children, "and no move of the opponent's in the list"


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_practised(qtbot: QtBot, plugged: Plugged, key: str) -> None:
    setups = {"ellie": "3x4", "heaps": "grundy:7", "matching": "path:6", "evaluate": "x/y+z"}
    setup = setups.get(key, "3x4" if key == "domino" else GAMES[key].example)
    record = planted(key, setup, 1)
    asked = list(exercises(record))[:1]
    plugged.features["practice"].begin(asked)
    session, notice = plugged.controller.session, plugged.notice
    assert session.position == asked[0].position
    position = session.position
    for move in position.moves():
        plugged.controller.play(move)
        name = "nextMistakeDue" if worth(position.play(move)) == worth(position) else "tryAgain"
        qtbot.waitUntil(lambda name=name: notice.offer(name) is not None, timeout=LONG)
        if name == "nextMistakeDue":
            break
        assert " costs " in notice.text.text() or "gives the win away" in notice.text.text()
        click(qtbot, plugged.host, name)
    click(qtbot, plugged.host, "nextMistakeDue")


def test_the_end_of_a_game_offers_its_mistakes(qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar) -> None:
    action = plugged.actions["practise"]
    to_the_end(plugged)
    assert action.text() == "Try my mistakes again", "without a number: at most what bounds prove is known yet"
    plugged.actions["review"].trigger()
    reviewing, session = plugged.features["review"], plugged.controller.session
    qtbot.waitUntil(lambda: reviewing.result is not None, timeout=LONG)
    mistakes = [each for each in reviewing.result.mistakes]
    assert len(mistakes) >= 1
    send_changes(plugged)
    assert action.isEnabled()
    assert str(len(mistakes)) in action.text()
    reviewing.leave()
    button = game_over_bar.findChild(QWidget, "practiseAtEnd")
    assert button.isVisible()
    assert button.accessibleName() == action.text()
    line = session.record.line
    button.click()
    assert session.tree.cursor == line[: mistakes[0].ply - 1]
    assert PRACTICE in session.record.extra


def test_the_number_of_mistakes_is_said_once_all_are_known(plugged: Plugged) -> None:
    games = (played("domino", "3x4", seed, (YOU, YOU)) for seed in range(20))
    record = next(each for each in games if len(list(wrong(each))) > 1)
    session, action = plugged.controller.session, plugged.actions["practise"]

    def prove(*plies: int) -> None:
        for ply in plies:
            value = worth(record.tree.position_at(record.line[:ply]))
            session.learn(Bounds(value, value), record.line[:ply])
        send_changes(plugged)

    plugged.controller.open(record)
    last, *_ = reversed(list(wrong(record)))
    prove(last[0] - 1, last[0])
    assert len(list(exercises(session.record, {YOU.name}))) == 1
    assert (action.text(), action.isEnabled()) == ("Try my mistakes again", True), "there may be more"
    prove(*range(len(record.line) + 1))
    assert action.text() == f"Try my {len(list(wrong(record)))} mistakes again"


def test_a_workspace_without_mistakes_says_so(qtbot: QtBot, workspace: Workspace, features: dict[str, Any]) -> None:
    workspace.actions["myMistakes"].trigger()
    shown = workspace.windows.get("myMistakes")
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


def test_moves_are_judged_as_brute_force_has_them_without_a_window() -> None:
    asked = next(iter(exercises(planted())))
    position = asked.position
    right = [move for move in position.moves() if worth(position.play(move)) == worth(position)]
    engine = make_engine(catalogue.GAMES["domino"])
    try:
        found = solve(asked, engine, Run())
        assert set(found.right) == set(right)
        assert found.line[0] in right
        for move in position.moves():
            judged = judge(position, asked.value, move, engine, Run())
            assert judged.right is (move in right)
            if not judged.right:
                assert judged.value == worth(position.play(move))
                assert f" costs {abs(asked.value - judged.value)}" in judged.why_wrong()
    finally:
        engine.close()


def test_every_board_shows_the_reply_that_punishes(plugged: Plugged) -> None:
    for key, start in (("heaps", "nim:3,4"), ("sharing", "grid:2x2,edges,faces,2"), ("evaluate", "x-y")):
        plugged.controller.begin(GAMES[key].parse(start, GAMES[key].sides[0]))
        view, reply = plugged.controller.view, plugged.session.position.moves()[0]
        before = view.pieces.grab().toImage()
        view.set_exercise(None, reply)
        assert view.pieces.grab().toImage() != before, key
