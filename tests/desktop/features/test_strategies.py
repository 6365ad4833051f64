"""Strategies in the window: written, tested, beaten as a task, shown as a game, played against."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.cli.calls import answer
from tests.desktop.features.test_tasks import LONG, chosen, click
from tests.desktop.windows import Plugged
from tests.search.test_guarantee import in_the_same_block, worst
from tests.walks import walked
from tiling_gui.core.catalogue import game_of_position, read_position
from tiling_gui.core.game import Side, reached
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.tasks import REPLIES, Tasks
from tiling_gui.desktop.features.tasks.sheet import printed_puzzles
from tiling_gui.desktop.ui.widgets.player_window import PlayerWindow
from tiling_gui.records.posed import PUZZLE, task_of, task_record
from tiling_gui.records.puzzle_file import code_of, from_code
from tiling_gui.records.puzzles import hints
from tiling_gui.records.record import new_record
from tiling_gui.records.task import Task, judge, reply_task, solve
from tiling_gui.search.engine import make_engine
from tiling_gui.search.guarantee import guarantee
from tiling_gui.search.strategy_rule import StrategyRule
from tiling_gui.store import Store
from tiling_gui.store.tasks import Collections, prove

SAME = "same 2x2, any"


def beaten(board: str, side: Side, rule: str = SAME) -> tuple[Task | None, Any]:
    start = read_position(board)
    engine = make_engine(game_of_position(start))
    return reply_task(guarantee(StrategyRule(rule, start), side, engine.solve(start))), engine


@walked(("board", "side"), [("2x4", Side.MAX), ("3x3", Side.MAX), ("ellie:3x4", Side.FIRST), ("ellie:2x5", Side.FIRST)])
def test_the_replies_that_beat_a_strategy_are_those_a_small_program_finds(board: str, side: Side) -> None:
    task, engine = beaten(board, side)
    assert task is not None
    left = {move: worst(task.position.play(move), in_the_same_block, side, last=move) for move in task.position.moves()}
    assert set(task.right) == {move for move, value in left.items() if value == task.value}
    assert 0 < len(task.right) < len(left)
    solved = engine.solve(task.start).value
    assert task.value is not None
    assert solved is not None
    assert task.value < solved
    for move, value in left.items():
        found = judge(task, move, engine)
        assert (found.right, found.after) == (value == task.value, (value, value))
        if task.counted and not found.right:
            assert f"MAX is sure of {value}." in found.sentence()
    assert reached(task.position, solve(task, engine).line).value() == task.value


def test_nothing_beats_a_strategy_that_keeps_the_value() -> None:
    assert beaten("ellie:3x3", Side.SECOND, "any")[0] is None


def test_a_reply_is_kept_in_records_codes_and_collections(capsys: pytest.CaptureFixture[str], store: Store) -> None:
    task, engine = beaten("2x4", Side.MAX)
    assert task is not None
    record = task_record(task)
    assert task_of(record) == task
    assert task_of(replace(record, extra={PUZZLE: record.extra[PUZZLE] | {"rule": "same"}})) is None
    posed = from_code(code_of(task))
    assert (posed.rule, posed.code) == (SAME, task.code)
    assert posed.code != Task(task.game, task.start, task.moves).code
    assert prove([posed], lambda key: engine, Run()) == [task]
    kept = Task(task.game, task.start, task.moves, rule="any, any")
    assert prove([Task(task.game, task.start, rule="any")], lambda key: engine, Run()) == [], (
        "MIN keeps the value by any moves"
    )
    assert prove([kept], lambda key: engine, Run())[0].rule == "any, any"
    Collections(store).add("Week 1", [task])
    assert Collections(store).entries("Week 1")[0].task == task
    data = answer(capsys, "puzzle", "show", code_of(task))["puzzles"][0]
    assert (data["value"], data["rule"], len(data["good_moves"])) == (task.value, SAME, len(task.right))


def test_a_hint_and_a_printed_page_speak_of_the_strategy(qapp: QApplication) -> None:
    task, _ = beaten("evaluate:x*(y-z)", Side.MAX, "1x 6, 1x 3, 1x 0")
    assert task is not None
    assert hints(task)[0] == "None of these beats the strategy: 6 → y."
    page = printed_puzzles([task]).document.toPlainText()
    assert "Which reply holds MAX to −18?" in page
    assert "keeps the value" not in page
    assert "Best play" not in page


def test_a_strategy_is_tested_beaten_shown_and_played_against(qtbot: QtBot, plugged: Plugged) -> None:
    tasks, session = plugged.features["tasks"], plugged.controller.session
    plugged.controller.open(new_record("domino", read_position("2x4")))
    plugged.windows.show("puzzles", REPLIES)
    window = tasks.window
    form = window.strategy
    form.rule.setPlainText("same 2x2,\n")
    click(qtbot, window, "testStrategy")
    assert "A move is missing" in window.status.text()
    form.rule.setPlainText(SAME)
    click(qtbot, window, "testStrategy")
    qtbot.waitUntil(lambda: bool(window.rows), timeout=LONG)
    assert "MAX is sure of at least 3 only" in form.result.text()
    assert not form.testing.isDefault()

    click(qtbot, window, "showWorstGame")
    assert session.tree.cursor == form.tested.line[:1], "then it is played on at a readable pace"
    assert session.tree.go(form.tested.line).position.value() == 3
    assert not window.isVisible()

    plugged.windows.show("puzzles", REPLIES)
    click(qtbot, window, "beginTasks")
    task = tasks.task()
    assert task.rule == SAME
    wrong = next(move for move in task.position.moves() if move not in task.right)
    session.play(wrong)
    qtbot.waitUntil(lambda: "MAX is sure of 4." in plugged.notice.text.text(), timeout=LONG)
    click(qtbot, plugged.host, "tryAgain")
    session.play(task.right[0])
    assert "beats the strategy, which is then sure of 3 only." in plugged.notice.text.text()
    click(qtbot, plugged.host, "nextTask")
    assert window.isVisible()
    chosen(tasks, "copyPuzzle")

    click(qtbot, window, "playStrategy")
    assert session.record.player(Side.MAX).spec == f"strategy:{SAME}"
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 1, timeout=LONG)
    session.play(next(move for move in session.position.moves() if move[0][1] < 2 and move[1][1] < 2))
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 3, timeout=LONG)


def test_the_game_played_out_is_that_of_the_reply_that_was_given(qtbot: QtBot, plugged: Plugged) -> None:
    plugged.controller.open(new_record("domino", read_position("3x3")))
    plugged.windows.show("puzzles", REPLIES)
    tasks, session = plugged.features["tasks"], plugged.controller.session
    tasks.window.strategy.rule.setPlainText(SAME)
    click(qtbot, tasks.window, "testStrategy")
    qtbot.waitUntil(lambda: bool(tasks.window.rows), timeout=LONG)
    click(qtbot, tasks.window, "beginTasks")
    task = tasks.task()
    given = next(move for move in task.right if move != task.line[0])
    session.play(given)
    qtbot.waitUntil(lambda: tasks._worst != (), timeout=LONG)
    click(qtbot, plugged.host, "playSolution")
    line = session.tree.cursor
    assert line[: len(task.moves) + 1] == (*task.moves, given)
    assert session.position.is_over
    assert session.position.value() == task.value


def test_nothing_is_begun_after_a_test_that_finds_no_task_and_the_strategy_comes_back(
    qtbot: QtBot, plugged: Plugged
) -> None:
    # The strategy of a game comes back
    plugged.store.save("strategy-domino", {"side": "MIN", "rule": "any"})
    plugged.windows.show("puzzles", REPLIES)
    form = plugged.feature(Tasks).window.strategy
    assert (form.side.currentText(), form.rule.toPlainText()) == ("MIN", "any")
    # Nothing is begun after a test that finds no task
    plugged.controller.open(new_record("domino", read_position("2x2")))
    plugged.windows.show("puzzles", REPLIES)
    window = plugged.features["tasks"].window
    window.strategy.rule.setPlainText("any")
    click(qtbot, window, "testStrategy")
    qtbot.waitUntil(lambda: bool(window.strategy.result.text()), timeout=LONG)
    assert window.rows == []
    assert window.strategy.testing.isEnabled()
    assert not window.starting.isEnabled()


def test_the_dialog_for_players_writes_a_strategy(qtbot: QtBot) -> None:
    start = read_position("2x4")
    dialog = PlayerWindow(Side.MIN, f"strategy:{SAME}", ("fitted",), None, start)
    qtbot.addWidget(dialog)
    assert (dialog.kind.currentData(), dialog.spec) == ("strategy", f"strategy:{SAME}")
    dialog.rule.setPlainText("same 2x2\nany")
    assert dialog.spec == "strategy:same 2x2; any"
    dialog.rule.setPlainText("")
    assert dialog.spec == "strategy:any"
    dialog.rule.setPlainText("same")
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
    of_tournament = PlayerWindow(None, "perfect", (), None)
    qtbot.addWidget(of_tournament)
    assert of_tournament.kind.findData("strategy") == -1
