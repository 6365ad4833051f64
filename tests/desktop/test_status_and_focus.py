"""Messages and keyboard focus: no outdated message, and no focus lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, ended, to_the_end
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features import move_tree_editing
from tiling_gui.desktop.features.results.window import ResultsWindow
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.games.domino.rules import DominoPosition


def said(plugged: Plugged) -> str:
    """The message in the status bar, except the one about the square under the pointer."""
    text = plugged.status_bar.text.text()
    return "" if text.startswith("Click places") else text


def test_sentences_and_lists_follow_the_game_on_the_board(
    qtbot: QtBot,
    plugged: Plugged,
    game_over_bar: GameOverBar,
    progress_bar: ProgressBar,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A sentence about a position goes with it
    control = plugged.controller
    to_the_end(plugged)
    assert f"{control.session.position.count} dominoes" in game_over_bar.sentence.text()
    assert said(plugged) == ""  # it is said only once
    control.session.go(control.session.tree.cursor[:2])
    assert said(plugged) == ""
    plugged.actions["nextMistake"].trigger()
    told = said(plugged)
    assert "mistake" in told or "lost" in told
    control.play(control.session.position.moves()[-1])
    assert said(plugged) != told
    # The graph of a finished game ends with it
    plugged.actions["newGame"].trigger()
    control = plugged.controller
    assert plugged.panels.graph.plot.data.last > 0
    to_the_end(plugged)
    count = control.session.position.count
    assert plugged.panels.graph.plot.data.last == count
    control.session.go(())
    assert plugged.panels.graph.plot.data.last == count
    # What is typed into the reopened list of games filters it
    to_the_end(plugged)
    record = plugged.session.record
    for _ in range(2):  # the first time and again
        plugged.actions["results"].trigger()
        listed = plugged.opened(ResultsWindow)
        qtbot.keyClicks(listed.focusWidget(), "6x8")
        assert listed.table.filter.text() == "6x8"
        assert listed.table.rows.rows == []
        qtbot.keyClick(listed.focusWidget(), Qt.Key.Key_Return)
        assert plugged.session.record is record, "nothing is chosen, so nothing is opened"
        listed.table.setFocus()
        listed.close()
    # The next mistake after the last is the first
    monkeypatch.setattr(move_tree_editing, "mistakes", lambda tree: [1, 3])
    session = plugged.controller.session
    to_the_end(plugged)
    session.go(session.tree.cursor[:3])
    plugged.actions["nextMistake"].trigger()
    assert len(session.tree.cursor) == 1
    plugged.actions["previousMistake"].trigger()
    assert len(session.tree.cursor) == 3
    # A sentence about a game goes with it
    plugged.actions["newGame"].trigger()
    plugged.controller.undo()
    assert said(plugged) == "There is nothing to undo."
    plugged.views.change_game("heaps")
    assert said(plugged) == ""
    plugged.controller.redo()
    assert said(plugged)
    plugged.views.change_game("domino")
    assert said(plugged) == ""
    # The move on the board stays in sight when the list gets lower
    control, moves = plugged.controller, plugged.panels.moves
    control.begin(DominoPosition.start(6, 6))
    to_the_end(plugged)
    plugged.host.resize(1280, 640)
    qtbot.waitUntil(lambda: moves.viewport().height() < moves.row_height * moves.model().rowCount())
    row = moves.visualRect(moves.currentIndex())
    assert moves.viewport().rect().contains(row.center())
    # 29 on 8 x 8 is shipped; a search of all moves begins with looser bounds, which the progress bar used to show
    control = plugged.controller
    control.begin(DominoPosition.start(8, 8))
    control.show_values = True
    control.analyser.values_progressed.emit(Progress(lower=22, upper=32, nodes=1000, seconds=1.0))
    assert progress_bar.isVisible()
    assert not progress_bar.bounds.text()
    control.analyser.stop_values()
    # Facts from elsewhere about the position being solved go with its game; the solve's own stay
    control = plugged.controller
    control.begin(DominoPosition.start(8, 9))
    control.solve()
    control.work.runner.set_progress(Progress(lower=33, upper=33, seconds=1.0, stage="solving"))
    control.work.progressed.emit()
    told = progress_bar.bounds.text()
    control.begin(DominoPosition.start(3, 3))
    control.work.runner.set_progress(Progress(lower=28, upper=36, seconds=2.0, stage="solving"))
    control.work.progressed.emit()
    assert progress_bar.bounds.text() == told
    control.work.abandon()
    # Solve at the end of a game is about its start
    control = plugged.controller
    control.begin(DominoPosition.start(2, 3))
    to_the_end(plugged)
    control.session.analyse(True)
    with ended(qtbot, control.work):
        control.solve()
    assert control.work.solution.position == control.session.start
    assert control.work.solution.value == 3  # every maximal tiling of 2 x 3 has three dominoes


def test_lines_and_controls_that_go_leave_the_focus_to_the_board(qtbot: QtBot, window: MainWindow) -> None:
    board = window.controller.view.board
    window.activateWindow()
    line = window.notice
    for close in (line.closing.click, lambda: qtbot.keyClick(line, Qt.Key.Key_Escape)):
        line.show_notice("Click near an edge of a square.")
        line.closing.setFocus()
        qtbot.waitUntil(lambda: QApplication.focusWidget() is line.closing)
        close()
        assert not line.isVisible()
        assert QApplication.focusWidget() is board
    taken: list[str] = []
    notice = window.notice
    notice.show_notice("One move alone keeps it.", [NoticeAction("solution", "Show", lambda: taken.append("solution"))])
    notice.offer("solution").setFocus()
    notice.offer("solution").click()
    assert taken == ["solution"]
    assert QApplication.focusWidget() is board
    line, bar = window.progress_bar, window.features["players_bar"].bar
    line.begin("Solving 8 x 8")
    line.cancel.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is line.cancel)
    line.dismiss()
    assert QApplication.focusWidget() is board
    bar.show_offers("MIN is thinking.", [NoticeAction("moveNow", "Move now", lambda: bar.show_offers("", []))])
    qtbot.waitUntil(bar.offer("moveNow").isVisible)
    bar.offer("moveNow").setFocus()
    qtbot.mouseClick(bar.offer("moveNow"), Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is board


def test_the_buttons_in_search_fields_stand_in_the_middle_of_them(plugged: Plugged) -> None:
    for name in ("help", "shortcuts", "results"):
        plugged.actions[name].trigger()
    for name in ("searchHelp", "filterShortcuts", "filterResults"):
        field = next(
            w.findChild(QLineEdit, name) for w in QApplication.topLevelWidgets() if w.findChild(QLineEdit, name)
        )
        assert field.isClearButtonEnabled()
        field.setText("solve")
        buttons = field.findChildren(QToolButton)
        assert buttons
        for button in buttons:
            assert abs(button.geometry().center().y() - field.rect().center().y()) <= 1, name
            assert field.rect().contains(button.geometry())
        field.window().close()
