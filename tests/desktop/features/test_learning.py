"""Values, graph, tree, review, teaching, puzzles and strength in the window, used as by a person."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes, to_the_end
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.move_tree_editing import mistakes
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.engine import Engine
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.adaptive import LADDER, SPEC, LadderState
from tiling_gui.records.known import Bounds
from tiling_gui.records.reviewed import REVIEW, is_reviewed

LONG = 120_000
"""Milliseconds; kernels may have to be compiled first."""


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """An engine that shares nothing with the window's."""
    made = Engine(threads=1, memory_mb=16)
    yield made
    made.close()


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """Two people on 5 x 5, without animations."""
    return {"rows": 5, "columns": 5, "max_player": "human", "min_player": "human", "motion": False, "show_graph": False}


def play_with_mistake(plugged: Plugged, engine: Engine, ply: int) -> int:
    """Plays best moves except one: the first wrong move possible from `ply` (from 0) on; returns its number from 1."""
    session, planted = plugged.controller.session, 0
    while not session.position.is_over:
        analysis = engine.analyse(session.position)
        wrong = [entry.move for entry in analysis.moves if entry.value != analysis.value]
        if not planted and session.position.count >= ply and wrong:
            planted = session.position.count + 1
            session.play(wrong[0])
        else:
            session.play(next(entry.move for entry in analysis.moves if entry.value == analysis.value))
    assert planted
    return planted


def wrong_move(engine: Engine, position: DominoPosition) -> object:
    analysis = engine.analyse(position)
    return next(entry.move for entry in analysis.moves if entry.value != analysis.value)


def click(qtbot: QtBot, window: QWidget, name: str) -> None:
    QApplication.processEvents()  # new widgets in a layout are shown by an event
    button = window.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_graph_fills_the_whole_line_and_is_exported(
    qtbot: QtBot, plugged: Plugged, status_bar: StatusBar, engine: Engine, tmp_path: Path
) -> None:
    session = plugged.controller.session
    planted = play_with_mistake(plugged, engine, 4)
    plugged.actions["showGraph"].setChecked(True)
    line = session.tree.main_line()
    qtbot.waitUntil(
        lambda: all(session.derived_tree.at(line[:k]).value is not None for k in range(len(line) + 1)), timeout=LONG
    )
    for k in range(len(line) + 1):
        position = session.tree.position_at(line[:k])
        expected = position.value() if position.is_over else engine.solve(position).value
        assert session.derived_tree.at(line[:k]).value == expected
    assert mistakes(session.derived_tree) == [planted]
    assert [k for k, point in enumerate(plugged.panels.graph.plot.data.points) if point.mistake] == [planted]
    assert session.record.result.verdict is not None  # the minimax value came with the graph
    session.go(())
    plugged.actions["nextMistake"].trigger()
    assert len(session.tree.cursor) == planted
    with qtbot.waitSignal(plugged.status.message) as said:
        plugged.actions["nextMistake"].trigger()
    assert said.args == ["No other mistake is known."]
    session.go(line)
    plugged.actions["previousMistake"].trigger()
    assert len(session.tree.cursor) == planted
    assert plugged.actions["exportGraph"] in plugged.panels.graph.plot.actions()
    assert plugged.features["background_evaluation"].export_to(str(tmp_path / "graph.svg"))
    assert "<svg" in (tmp_path / "graph.svg").read_text()
    assert "best play" in (tmp_path / "graph.svg").read_text()
    assert plugged.features["background_evaluation"].export_to(str(tmp_path / "graph.png"))
    assert QImage(str(tmp_path / "graph.png")).width() > 400
    assert not plugged.features["background_evaluation"].export_to(str(tmp_path / "graph.doc"))
    assert ".svg, .png" in status_bar.text.text()


def test_lines_are_promoted_deleted_and_commented(qtbot: QtBot, plugged: Plugged) -> None:
    # Lines are promoted deleted and commented
    session, actions = plugged.controller.session, plugged.actions
    first, other = ((0, 0), (0, 1)), ((2, 2), (2, 3))
    plugged.controller.session.analyse(True)
    session.play(first)
    session.play(((4, 0), (4, 1)))
    session.go(())
    session.play(other)
    assert session.tree.main_line()[0] == first  # a move tried in Analyse is a variation
    send_changes(plugged)
    actions["promoteLine"].trigger()
    assert session.tree.main_line()[0] == other
    send_changes(plugged)
    assert not actions["promoteLine"].isEnabled()

    comment = plugged.host.findChild(QLineEdit, "commentLine")
    assert not comment.isVisible()
    actions["commentMove"].trigger()
    qtbot.keyClicks(comment, "the middle")
    qtbot.keyClick(comment, Qt.Key.Key_Return)
    assert session.tree.node.comment == "the middle"
    session.go((first,))
    assert not comment.isVisible()
    session.go((other,))
    send_changes(plugged)
    assert comment.text() == "the middle"
    assert plugged.store.game(session.record.id).tree.at((other,)).comment == "the middle"
    comment.setFocus()
    qtbot.keyClicks(comment, " or not")
    qtbot.keyClick(comment, Qt.Key.Key_Escape)
    assert session.tree.node.comment == "the middle"

    whole = session.tree
    plugged.panels.moves.deleteRequested.emit((first,))
    assert [child.move for child in session.tree.root.children] == [other]
    assert session.tree.cursor == (other,)
    click(qtbot, plugged.host, "undoDelete")
    assert session.tree.root == whole.root
    # A comment that is being typed is not lost when the opponent replies
    plugged.controller.begin(DominoPosition.start(5, 5))
    session = plugged.controller.session
    mine, reply = ((0, 0), (0, 1)), ((2, 2), (2, 3))
    session.play(mine)
    comment = plugged.host.findChild(QLineEdit, "commentLine")
    send_changes(plugged)
    plugged.actions["commentMove"].trigger()
    qtbot.keyClicks(comment, "a good idea,")
    session.play(reply)
    assert comment.isVisible()
    qtbot.keyClicks(comment, " I think")
    qtbot.keyClick(comment, Qt.Key.Key_Return)
    assert session.tree.at((mine,)).comment == "a good idea, I think"
    assert session.tree.node.comment == ""
    assert not comment.isVisible()

    send_changes(plugged)
    plugged.actions["commentMove"].trigger()
    qtbot.keyClicks(comment, "of the reply")
    plugged.features["move_tree_editing"].comment((mine,))
    assert session.tree.at((mine, reply)).comment == "of the reply"
    assert comment.text() == "a good idea, I think"
    # A comment that is being typed is kept when another game is shown
    plugged.controller.begin(DominoPosition.start(5, 5))
    session, mine = plugged.controller.session, ((0, 0), (0, 1))
    session.play(mine)
    send_changes(plugged)
    id, comment = session.record.id, plugged.host.findChild(QLineEdit, "commentLine")
    plugged.actions["commentMove"].trigger()
    qtbot.keyClicks(comment, "a corner")
    plugged.actions["game2"].trigger()
    send_changes(plugged)
    assert not comment.isVisible()
    assert plugged.store.game(id).tree.at((mine,)).comment == "a corner"

    plugged.actions["game1"].trigger()
    send_changes(plugged)
    comment.setFocus()
    qtbot.keyClicks(comment, "in ")
    session.save_now()
    assert session.tree.node.comment == "in a corner"
    qtbot.keyClick(comment, Qt.Key.Key_Escape)
    assert session.tree.node.comment == "a corner"


def test_without_hints_the_graph_is_not_filled_and_what_was_played_last_is_the_game(plugged: Plugged) -> None:
    # While playing what was played last is the game
    session = plugged.session
    session.play(((0, 0), (0, 1)))
    plugged.controller.undo()
    while not session.position.is_over:
        session.play(session.position.moves()[-1])
    assert session.tree.cursor == session.tree.main_line()
    assert session.record.finished
    # Without hints the graph is not filled
    plugged.controller.begin(DominoPosition.start(5, 5))
    plugged.controller.session.set_hints(False)
    plugged.actions["showGraph"].setChecked(True)
    plugged.controller.session.play(((0, 0), (0, 1)))
    assert not plugged.features["background_evaluation"].working


def test_the_review_of_a_planted_mistake_finds_exactly_it(qtbot: QtBot, plugged: Plugged, engine: Engine) -> None:
    session = plugged.controller.session
    planted = play_with_mistake(plugged, engine, 4)
    line = session.tree.main_line()
    send_changes(plugged)
    plugged.actions["review"].trigger()
    reviewing = plugged.features["review"]
    qtbot.waitUntil(lambda: reviewing.result is not None, timeout=LONG)
    (mistake,) = reviewing.result.mistakes
    assert mistake.ply == planted
    shown = reviewing.window
    assert shown.isVisible()
    assert not plugged.actions["review"].isEnabled(), "it is shown"
    assert shown.noted.isVisible(), "the better line is a variation now"
    side = session.game.sides.index(mistake.side)
    assert shown.players.current == side
    assert shown.players.segment(side).text() == "1 mistake"
    assert shown.players.segment(1 - side).text() == "0 mistakes"
    assert shown.decided.text() == f"Decided by move {planted}."
    kept = plugged.store.game(session.record.id)
    assert kept.extra[REVIEW]["mistakes"] == [
        {"number": planted, "cost": abs(mistake.cost), "exact": True, "punished": True}
    ]
    assert is_reviewed(kept)
    better = (*line[: planted - 1], *mistake.line)
    assert kept.tree.position_at(better).value() == mistake.before, "the better line stands beside the mistake"
    assert kept.line == line
    moves = reviewing.result.tally(mistake.side).moves
    assert shown.accuracy.text() == f"{moves - 1} of {moves} moves kept the value."
    assert str(mistake.side.other) in shown.title.text()  # who made the only mistake has lost
    shown.players.segment(1 - side).click()
    assert shown.cards.above.text() == "No mistakes: every move kept the value."

    qtbot.waitUntil(lambda: bool(shown.cards.reasons(mistake)), timeout=LONG)  # looked for after the review
    click(qtbot, shown, "reviewNext")
    name = session.tree.position_at(line[: planted - 1]).write(mistake.move)
    assert plugged.status_bar.text.text().startswith(f"{name} is a mistake. ")
    assert "Better: " in plugged.status_bar.text.text()
    assert session.tree.cursor == line[:planted]
    click(qtbot, shown, f"playOut{planted}")
    assert session.tree.cursor == (*line[: planted - 1], mistake.better)  # it stops where the better move is seen
    assert not plugged.controller.session.analysing
    assert not plugged.controller.show_values
    qtbot.keyClick(shown, Qt.Key.Key_Right)
    assert session.tree.cursor == (*line[: planted - 1], *mistake.line[:2])
    qtbot.keyClick(shown, Qt.Key.Key_Left)
    click(qtbot, plugged.host, "playOn")
    assert session.position.is_over
    assert session.position.value() == mistake.before  # best play for both keeps what the mistake gave up
    assert session.tree.main_line() == line
    click(qtbot, plugged.host, "backToGame")
    assert session.tree.cursor == line[:planted]
    for key, ply in ((Qt.Key.Key_Left, planted - 1), (Qt.Key.Key_Right, planted), (Qt.Key.Key_Down, planted)):
        qtbot.keyClick(shown, key)
        assert session.tree.cursor == line[:ply]
        assert shown.plot.data.current == ply
    click(qtbot, shown, "reviewDone")
    assert not shown.isVisible()
    assert plugged.panels.right.isVisible()


def test_a_review_stands_beside_the_board(qtbot: QtBot, window: MainWindow) -> None:
    to_the_end(window)
    board, body = window.controller.view.board, window.body
    reviewing = window.features["review"]
    for size in ((1280, 800), (800, 600), (480, 400)):
        window.resize(*size)
        send_changes(window)
        window.actions_by_name["review"].trigger()
        shown = reviewing.window
        qtbot.waitUntil(lambda: reviewing.result is not None, timeout=LONG)
        qtbot.waitUntil(
            lambda shown=shown: shown.mapTo(body, QPoint()).x() >= board.mapTo(body, QPoint(board.width(), 0)).x()
        )
        assert shown.mapTo(body, shown.rect().topRight()).x() < body.width()
        qtbot.waitUntil(lambda shown=shown: shown.cards.widget().width() <= shown.cards.viewport().width())
        beside = board.size_now
        for extra in range(0, 240, 40):
            shown.leave.setText("Done" + "." * (extra // 4))  # as long as in some language
            shown.resize(shown.width(), shown.height() + 1 - 2 * (extra // 40 % 2))
            shown.layout().activate()
            foot = [button for button in (shown.previous, shown.next, shown.leave) if button.text()]
            assert shown.leave in foot
            assert all(button.width() >= button.sizeHint().width() for button in foot if button is not shown.leave)
        shown.leave.setText("Done")
        moves = len(window.controller.session.tree.main_line())
        assert (len(shown.plot.data.points), shown.plot.data.last) == (moves + 1, moves), "nothing comes after the last"
        qtbot.keyClick(shown, Qt.Key.Key_Escape)
        assert not shown.isVisible()
        if size[0] > 560:  # there it replaces the right panel
            qtbot.waitUntil(window.position_panel.isVisible)
            assert board.size_now == beside


def test_reviews_fill_their_graph_are_stopped_and_of_variations_none_of_the_game(
    qtbot: QtBot, plugged: Plugged
) -> None:
    # The graph of a review fills in as values come
    to_the_end(plugged)
    session, reviewing = plugged.controller.session, plugged.features["review"]
    send_changes(plugged)
    plugged.actions["review"].trigger()
    qtbot.waitUntil(lambda: reviewing.result is not None, timeout=LONG)
    assert known_points(plugged) == len(session.tree.main_line()) + 1
    reviewing.window.begin(session, session.tree.main_line())
    assert known_points(plugged) == len(session.tree.main_line()) + 1  # the values the game has are shown at once
    # The review of a variation keeps what is better but is none of the game
    reviewing.leave()
    plugged.controller.begin(DominoPosition.start(5, 5))
    session = plugged.controller.session
    to_the_end(plugged)
    line = session.record.line
    session.go(line[:1])
    session.play(next(move for move in session.position.moves() if move != line[1]))
    while not session.position.is_over:
        session.play(session.position.moves()[0])
    send_changes(plugged)
    plugged.actions["review"].trigger()
    qtbot.waitUntil(lambda: reviewing.result is not None and reviewing.result.moves != line, timeout=LONG)
    assert session.record.line == line
    assert REVIEW not in session.record.extra
    for mistake in reviewing.result.mistakes:
        path = (*reviewing.result.moves[: mistake.ply - 1], *mistake.line)
        assert session.tree.position_at(path).value() == mistake.before
    # A review can be stopped
    reviewing.leave()
    control, rng = plugged.controller, random.Random(1)
    control.begin(DominoPosition.start(8, 8))
    while control.session.position.count < 20:
        control.session.play(rng.choice(control.session.position.moves()))
    send_changes(plugged)
    plugged.actions["review"].trigger()
    reviewing = plugged.features["review"]
    qtbot.waitUntil(lambda: reviewing.window.progress.share > 0, timeout=LONG)
    click(qtbot, reviewing.window, "cancelReview")
    qtbot.waitUntil(lambda: reviewing.result is not None, timeout=LONG)
    assert "not solved in time" in reviewing.window.accuracy.text()
    assert reviewing.window.accuracy.wordWrap(), "such a sentence is longer than the panel is wide"
    assert reviewing.window.title.text() == "An unfinished game"
    assert REVIEW not in control.session.record.extra, "what is not judged yet is not taken for reviewed"


def known_points(plugged: Plugged) -> int:
    """The number of positions with a value in the graph of the review."""
    points = plugged.features["review"].window.plot.data.points
    return sum(point.exact is not None for point in points)


def judged(qtbot: QtBot, plugged: Plugged) -> Any:
    """Waits until teaching has judged a move."""
    return qtbot.waitSignal(plugged.jobs.ended, timeout=LONG, check_params_cb=lambda job: job.kind == "teach")


def test_teaching_points_a_mistake_out_and_is_silent_where_a_player_errs(
    qtbot: QtBot, plugged: Plugged, engine: Engine
) -> None:
    # Teaching points a mistake out and it can be taken back
    session, notice = plugged.controller.session, plugged.notice
    menus = {menu.objectName(): menu for _, menu in plugged.panels.menus}
    menus["menuTeaching"].actions()[1].trigger()
    assert plugged.settings.current.teaching == "1"
    while not any(e.value != engine.analyse(session.position).value for e in engine.analyse(session.position).moves):
        session.play(session.position.moves()[0])
    before = session.tree.cursor
    right = engine.solve(session.position).line[0]
    session.play(wrong_move(engine, session.position))
    qtbot.waitUntil(notice.isVisible, timeout=LONG)
    assert "costs 1: " in notice.text.text()
    assert ", not " in notice.text.text(), "why is said"
    mistake = session.tree.cursor
    with judged(qtbot, plugged):
        session.play(engine.solve(session.position).line[0])
    assert not notice.isVisible(), "it was about the move before"
    session.go(before)
    session.play(mistake[-1])
    qtbot.waitUntil(notice.isVisible, timeout=LONG)
    click(qtbot, plugged.host, "takeBack")
    assert session.tree.cursor == before
    assert not notice.isVisible()
    with judged(qtbot, plugged):
        session.play(right)
    assert not notice.isVisible()
    # Teaching is silent where it is off or a player errs
    plugged.settings.change(teaching="off")
    plugged.controller.begin(DominoPosition.start(5, 5))
    session, jobs = plugged.controller.session, plugged.jobs
    session.play(session.position.moves()[0])
    assert not any(job.kind == "teach" for job in jobs.running)
    plugged.settings.change(teaching="2")
    with judged(qtbot, plugged):
        session.play(wrong_move(engine, session.position))
    assert not plugged.notice.isVisible()  # it costs only one
    plugged.controller.opponent.set_paused(True)
    session.set_players({Side.MAX: "random", Side.MIN: "random"})
    session.play(session.position.moves()[0])
    assert not any(job.kind == "teach" for job in jobs.running)


def test_other_players_are_put_together_named_and_play(qtbot: QtBot, plugged: Plugged) -> None:
    # Another player is put together and named
    set_up = plugged.controller.view.set_up
    combo = set_up.min_player
    assert combo.findData(SPEC) >= 0
    texts = [combo.itemText(k) for k in range(combo.count())]
    assert "Adapts to me" in texts
    assert texts[-1] == "Other player…"
    combo.setCurrentIndex(combo.count() - 1)
    combo.activated.emit(combo.count() - 1)
    made = plugged.features["custom_player"].window
    assert made.isVisible()
    made.plies.setValue(2)
    made.errs.setValue(20)
    assert made.words.text() == "MIN: Looks 2 ahead, error rate 20 %"
    made.accept()
    record = plugged.controller.session.record
    assert record.player(Side.MIN).spec == "mixed:lookahead:2:1/5"
    assert record.player(Side.MAX).spec == "human"
    send_changes(plugged)
    assert combo.spec == "mixed:lookahead:2:1/5"
    plugged.features["custom_player"].ask(Side.MIN)
    again = plugged.features["custom_player"].window
    assert (again.plies.value(), again.errs.value()) == (2, 20)
    assert not again.by_phase.isChecked()
    again.by_phase.setChecked(True)
    assert again.errs.accessibleName() == "Error rate, opening"
    again.errs_end.setValue(50)
    assert again.spec == "mixed:lookahead:2:1/5,0,1/2"
    assert "20 % (opening), 0 % (middle game), 50 % (endgame)" in again.words.text()
    again.accept()
    plugged.features["custom_player"].ask(Side.MIN)
    again = plugged.features["custom_player"].window
    assert again.spec == "mixed:lookahead:2:1/5,0,1/2" == plugged.controller.session.record.player(Side.MIN).spec
    again.by_phase.setChecked(False)
    assert again.spec == "mixed:lookahead:2:1/5"
    again.accept()
    plugged.features["custom_player"].ask(Side.MIN)
    again = plugged.features["custom_player"].window
    again.kind.setCurrentIndex(1)
    again.errs.setValue(0)
    again.seconds.setValue(3)
    assert again.spec == "perfect:3"
    again.reject()
    assert plugged.controller.session.record.player(Side.MIN).spec == "mixed:lookahead:2:1/5"
    # The lectures player is put together and plays
    plugged.controller.begin(DominoPosition.start(3, 3))
    plugged.controller.opponent.delay = 0
    plugged.features["custom_player"].ask(Side.MIN)
    made = plugged.features["custom_player"].window
    made.kind.setCurrentIndex(made.kind.findData("lookahead"))
    made.plies.setValue(2)
    made.errs.setValue(0)
    made.method.setCurrentIndex(made.method.findData("lecture"))
    assert made.numbers.text() == "4,2,2,2"
    made.numbers.setText("none")
    assert not made.buttons.button(made.buttons.StandardButton.Ok).isEnabled()
    assert "lecture" in made.words.text()
    made.numbers.setText("3,2,2,2")
    assert made.words.text() == "MIN: Looks 2 ahead (lecture:3,2,2,2)"
    made.accept()
    session = plugged.controller.session
    assert session.record.player(Side.MIN).spec == "lookahead:2:lecture:3,2,2,2"
    session.play(session.position.moves()[0])
    qtbot.waitUntil(lambda: session.position.count == 2, timeout=LONG)
    plugged.features["custom_player"].ask(Side.MIN)
    again = plugged.features["custom_player"].window
    assert again.spec == "lookahead:2:lecture:3,2,2,2"
    again.reject()


@pytest.mark.usefixtures("unsolved")
def test_the_adapting_player_moves_and_follows_the_result(qtbot: QtBot, plugged: Plugged) -> None:
    control, session, adapting = plugged.controller, plugged.controller.session, plugged.features["adaptive_opponent"]
    control.opponent.delay = 0
    control.begin(DominoPosition.start(1, 4, Side.MIN))  # two dominoes, or one if MIN may take the middle: value 1
    plugged.controller.choose_players("human", SPEC)
    qtbot.waitUntil(lambda: session.position.count == 1, timeout=LONG)  # it moved
    if not session.position.is_over:
        session.play(session.position.moves()[0])
    assert session.record.finished
    session.learn(Bounds(1, 1))  # what the end says of the start may be known before
    person = 1 if session.position.value() > 1 else 0
    send_changes(plugged)
    assert adapting.standing.level == LadderState().level + person
    assert adapting.standing.counted == (session.record.id,)
    adapting.count()
    assert adapting.standing.counted == (session.record.id,)
    assert adapting.resolve(SPEC) in LADDER
    assert adapting.resolve("random") == "random"
