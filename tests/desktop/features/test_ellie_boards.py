"""The table of who wins ELLIE on which rectangle: filled in, stored, cancelled and exported."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.tables import read_table
from tiling_gui.desktop.games.ellie.rectangles_window import RectanglesWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.ellie import rectangles
from tiling_gui.games.ellie.rules import ElliePosition


@pytest.fixture
def window(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> RectanglesWindow:
    """The window on boards of up to four rows and columns."""
    sizes = rectangles.all_sizes(4, 4)
    monkeypatch.setattr(rectangles, "all_sizes", lambda rows=4, columns=4: sizes)
    made = workspace.windows.show("ellieBoards")
    assert isinstance(made, RectanglesWindow)
    return made


def test_boards_that_are_not_solved_are_open_until_they_are(
    qtbot: QtBot, window: RectanglesWindow, workspace: Workspace
) -> None:
    assert window.boards.cell((2, 4)).words == "2 × 4: Grundy value 0, SECOND wins, proved"
    assert window.boards.cell((3, 4)).words == "3 × 4: not filled in yet"
    window.start.click()
    qtbot.waitUntil(lambda: (4, 4) in window.boards.found, timeout=60_000)
    assert window.boards.cell((3, 4)).words == "3 × 4: Grundy value 1, FIRST wins, proved"
    assert window.boards.cell((4, 4)).text == "0"  # slides and docs: SECOND wins 4 x 4
    qtbot.waitUntil(window.progress_bar.isHidden)
    assert not window.start.isEnabled()
    assert "SECOND" in window.status.text()


def test_cancelling_leaves_what_is_proved_and_goes_on_later(qtbot: QtBot, window: RectanglesWindow) -> None:
    window.start.click()
    window.progress_bar.cancelClicked.emit()
    qtbot.waitUntil(lambda: window.boards.running is None, timeout=60_000)
    proved = dict(window.boards.found)
    assert (4, 4) not in proved
    assert window.start.isEnabled()
    window.start.click()
    qtbot.waitUntil(lambda: (4, 4) in window.boards.found, timeout=60_000)
    assert proved.items() <= window.boards.found.items()


def test_escape_closes_the_window_and_stops_solving(qtbot: QtBot, window: RectanglesWindow) -> None:
    window.start.click()
    qtbot.keyClick(window.grid, Qt.Key.Key_Escape)
    assert window.isHidden()
    qtbot.waitUntil(lambda: window.boards.running is None, timeout=60_000)
    assert (4, 4) not in window.boards.found
    assert window.progress_bar.isHidden()


def test_keys_choose_a_board_to_play(qtbot: QtBot, window: RectanglesWindow, workspace: Workspace) -> None:
    assert window.chosen_board.text() == "3 × 4: not filled in yet"
    qtbot.keyClick(window.grid, Qt.Key.Key_Up)
    assert "heap of 8" in window.chosen_board.text()
    window.play.click()
    assert workspace.session.start == ElliePosition.start(2, 4)


def test_files_hold_what_is_proved(window: RectanglesWindow, tmp_path: Path) -> None:
    assert window.export_to(str(tmp_path / "t.csv"))
    rows = read_table(tmp_path / "t.csv")
    assert {(row["rows"], row["columns"]): row["grundy"] for row in rows}["2", "3"] == "2"
    assert not any(row["rows"] == "3" for row in rows)
    assert window.export_to(str(tmp_path / "t.json"))
    boards = json.loads((tmp_path / "t.json").read_text())["boards"]
    assert {(one["rows"], one["columns"]): one["grundy"] for one in boards}[2, 3] == 2
    assert window.export_to(str(tmp_path / "t.tex"))
    assert r"\textbf{0}" in (tmp_path / "t.tex").read_text()
    assert not window.export_to(str(tmp_path / "t.odt"))
