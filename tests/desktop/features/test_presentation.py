"""Presentation mode: the active window fills the screen, large and without panels, and is stepped by a few keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, to_the_end
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.features.lessons.catalogue import lessons
from tiling_gui.desktop.features.lessons.window import LessonWindow
from tiling_gui.desktop.features.presentation import Presentation
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui.widgets.presentation_layout import LARGEST, SMALLEST, text_size
from tiling_gui.desktop.windows import open_tools, state_of
from tiling_gui.records.known import Bounds, with_bounds

Key = Qt.Key


def presenting(window: MainWindow) -> Presentation:
    """The feature of a window."""
    found = window.features["presentation"]
    assert isinstance(found, Presentation)
    return found


def test_the_game_fills_the_screen_and_everything_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    # A reviewed game is presented with what its mistakes cost
    session = window.controller.session
    session.play(session.position.read("b1b2"))
    path, better = session.tree.cursor, (session.start.read("a1a2"),)
    tree = with_bounds(
        with_bounds(session.tree, (), Bounds(7, 7)), path, Bounds(6, 6)
    )  # as a review would note it, with the better line
    session.change_tree(with_bounds(tree.go(()).add_line(better), better, Bounds(7, 7)).go(path))
    presenting(window).begin(window)
    assert window.caption.played.text() == (
        "Move 1, MAX: b1–b2, changed the guaranteed value by −1. Better: a1–a2 keeps 7."
    )
    board = QApplication.focusWidget()
    assert board is not None
    for sign in "c1c2":
        qtbot.keyClick(board, sign)
    qtbot.keyClick(board, Key.Key_Return)
    assert window.controller.session.position.count == 2, "it can be played on"
    presenting(window).end()
    # The game fills the screen and everything comes back
    window.controller.begin(window.controller.session.start)
    to_the_end(window)
    was = window.size()
    before = [part for part in window.findChildren(QWidget) if part.isVisible()]
    ply = len(window.controller.session.tree.cursor)
    presenting(window).begin(window)
    qtbot.waitUntil(window.isFullScreen)
    for away in (window.menuBar(), window.tool_bar, window.bottom_row, window.status, window.position_panel):
        assert not away.isVisible()
    assert not window.body.left_shown
    assert window.caption.turn.font().pixelSize() >= SMALLEST
    assert window.caption.turn.text() == window.game_over_bar.sentence.text()
    view = window.controller.view
    assert view is not None
    board = view.board
    for key, there in (
        (Key.Key_PageUp, ply - 1),
        (Key.Key_Left, ply - 2),
        (Key.Key_Up, ply - 3),
        (Key.Key_Right, ply - 2),
        (Key.Key_Down, ply - 1),
        (Key.Key_PageDown, ply),
    ):
        qtbot.keyClick(board, key)
        assert len(window.controller.session.tree.cursor) == there
        assert window.caption.played.text().startswith(f"Move {there}, ")
    qtbot.keyClick(board, Key.Key_Escape)
    assert not window.isFullScreen()
    qtbot.waitUntil(lambda: window.size() == was)
    qtbot.waitUntil(lambda: {id(p) for p in window.findChildren(QWidget) if p.isVisible()} >= {id(p) for p in before})
    assert not window.caption.isVisible()
    # Full screen says how the window is
    action = window.actions_by_name["fullScreen"]
    window.showFullScreen()  # as when a window that was full screen at exit is opened again
    assert action.isChecked()
    action.trigger()
    assert not window.isFullScreen()
    action.trigger()
    assert window.isFullScreen()
    presenting(window).begin(window)
    presenting(window).end()
    assert window.isFullScreen()
    action.trigger()
    assert not window.isFullScreen()
    # A window that was presented when the program was killed is opened as a window
    window.actions_by_name["lesson"].trigger()
    lesson = window.workspace.windows.get("lesson")
    assert lesson is not None
    presenting(window).begin(lesson)
    state = state_of(window)
    lesson.close()
    open_tools(window, state)
    assert lesson.isVisible()
    assert not lesson.isFullScreen()


def test_a_presentation_says_its_keys_and_ends_with_its_window_and_its_own_key(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tiling_gui.desktop.features.presentation.SHOWN", 50)
    feature = presenting(window)
    window.actions_by_name["present"].trigger()
    assert feature.window is window
    line = window.findChild(QLabel, "presentationKeys")
    assert line is not None
    assert line.isVisible()
    assert "Page Down" in line.text()
    qtbot.waitUntil(lambda: not line.isVisible())
    window.actions_by_name["present"].trigger()
    assert feature.window is None
    feature.begin(window)
    window.close()
    assert feature.window is None


def test_lessons_and_searches_are_presented_and_stepped_through(qtbot: QtBot, plugged: Plugged) -> None:
    # A lesson is presented and stepped through
    plugged.actions["lesson"].trigger()
    window = plugged.opened(LessonWindow)
    window.open(lessons()[0])
    qtbot.waitUntil(lambda: window.in_lesson)
    feature = plugged.features["presentation"]
    usual = window.page.words.font().pixelSize()
    feature.begin(window)
    assert window.isFullScreen()
    assert not window.page.foot.isVisible()
    assert window.page.words.font().pixelSize() > usual
    board = window.page.figures.board
    assert board is not None
    qtbot.keyClick(board, Key.Key_Right)  # keys belong to the board, on which a move is to be found
    assert window.page.progress.step == 0
    qtbot.keyClick(board, Key.Key_PageDown)
    qtbot.keyClick(board, Key.Key_PageDown)
    assert window.page.progress.step == 2
    assert window.page.answers[0].height() > 2 * usual
    qtbot.keyClick(window.page.answers[0], Key.Key_Right)
    assert window.page.progress.step == 3
    qtbot.keyClick(window.page.answers[0], Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.in_lesson
    assert window.page.foot.isVisible()
    assert window.page.words.font().pixelSize() == usual
    # A watched search is presented and stepped through
    window.close()
    plugged.actions["watchSearch"].trigger()
    window = plugged.windows.get("watchSearch")
    assert isinstance(window, WatchWindow)
    qtbot.waitUntil(lambda: window.together is not None)
    qtbot.waitUntil(window.isActiveWindow)
    plugged.actions["present"].trigger()
    assert window.isFullScreen(), "the window in front, not the main one"
    assert not window.panel.isVisible()
    assert not window.step_controls.isVisible()
    for key in (Key.Key_PageDown, Key.Key_Right, Key.Key_PageDown, Key.Key_PageUp):
        qtbot.keyClick(window.tree, key)
    assert window.step == 2
    qtbot.keyClick(window.tree, Key.Key_Escape)
    assert window.panel.isVisible()
    assert window.step_controls.isVisible()
    assert window.isVisible()


def test_text_follows_the_height_of_the_window() -> None:
    assert [text_size(height) for height in (100, 600, 800, 1080, 4000)] == [SMALLEST, 20, 26, 36, LARGEST]
