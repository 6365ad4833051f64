"""The texts that a screen reader spoke (tests/data/spoken) are those that the window exposes."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.conftest import DATA
from tests.desktop.windows import settle
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.review.window import ReviewWindow
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.workspace import Workspace

TEXTS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """As recorded: two people on 3 x 3."""
    return {"rows": 3, "columns": 3, "min_player": "human", "motion": False, "first_hints": False}


def recorded(name: str) -> dict[str, list[str]]:
    """The sentences of a recording, by where they were spoken."""
    said = defaultdict(list)
    for line in (DATA / "spoken" / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            where, _, sentence = line.partition("\t")
            said[where].append(sentence)
    return said


def heard(interface: QAccessibleInterface | None) -> Iterator[str]:
    """All texts of an accessible object and its descendants."""
    if interface is None or not interface.isValid():
        return
    yield from (text for kind in TEXTS if (text := interface.text(kind)))
    for k in range(interface.childCount()):
        yield from heard(interface.child(k))


def of(widget: QWidget) -> str:
    """All texts of a widget in one string."""
    return "\n".join(heard(QAccessible.queryAccessibleInterface(widget)))


def opened(name: str) -> QWidget | None:
    """The visible window with this name."""
    shown = (top for top in QApplication.topLevelWidgets() if top.isVisible() and top.objectName() == name)
    return next(shown, None)


def test_the_window_says_what_was_heard(qtbot: QtBot, window: MainWindow) -> None:
    view, said = window.controller.view, {}
    assert view is not None
    board, key = view.board, Qt.Key
    board.setFocus()
    interface = QAccessible.queryAccessibleInterface(board)
    said["board"] = interface.text(QAccessible.Text.Name)
    for pressed in (key.Key_Right, key.Key_Down, key.Key_Right):
        qtbot.keyClick(board, pressed)
        assert interface.focusChild().text(QAccessible.Text.Name).endswith("free")
    qtbot.keyClicks(board, "b2c2")
    qtbot.keyClick(board, key.Key_Return)
    squares = (interface.child(k) for k in range(board.spot_count))
    said["square"] = "\n".join(square.text(QAccessible.Text.Name) for square in squares)
    graph = window.position_panel.graph
    window.actions_by_name["solve"].trigger()
    qtbot.waitUntil(lambda: "4 is guaranteed, exact" in of(graph), timeout=60_000)
    said["graph"], said["right panel"] = of(graph), of(window.position_panel)
    said["moves"], said["tool bar"] = of(window.position_panel.moves), of(window.tool_bar)
    window.actions_by_name["review"].trigger()
    qtbot.waitUntil(lambda: "No mistakes" in of(window.body.docked or window), timeout=20_000)
    said["review"] = of(window.body.docked or window)
    window.actions_by_name["puzzles"].trigger()
    settle(qtbot)
    puzzles = opened("puzzleWindow")
    assert puzzles is not None
    said["puzzles"] = f"{puzzles.windowTitle()}\n{of(puzzles)}"
    for where, sentences in recorded("orca.txt").items():
        for sentence in sentences:
            assert sentence in said[where], where


def test_how_far_work_is_is_a_sentence_and_no_percentage_besides(qtbot: QtBot, workspace: Workspace) -> None:
    made = ReviewWindow()
    made.begin(workspace.session, ())
    qtbot.addWidget(made)
    made.show()
    made.set_progress(Progress(done=1, total=4))
    assert "1 of 4 positions, from the end" in of(made)
    roles = {
        QAccessible.queryAccessibleInterface(each).role() for each in made.findChildren(QWidget) if each.isVisible()
    }
    assert QAccessible.Role.ProgressBar not in roles
