"""The Families window: published values, stopping and continuing, and the same files as the command line."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.cli.calls import answer
from tiling_gui import cli
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lab.family_window import COLUMNS, FamilyWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import text_width
from tiling_gui.desktop.ui.widgets.size_grid import OPEN_MARK, WIDTH, Cell
from tiling_gui.engine.position_keys import position_key
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.language import tr
from tiling_gui.records.known import Bounds


@pytest.fixture
def workspace(boardless: Workspace) -> Workspace:
    """One without a board, which the window does not need."""
    return boardless


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace) -> FamilyWindow:
    made = FamilyWindow(workspace)
    qtbot.addWidget(made)
    made.show()
    return made


def fill(qtbot: QtBot, window: FamilyWindow, family: str) -> None:
    window.status.setText("")
    window.show_link(family)
    qtbot.waitUntil(lambda: bool(window.status.text()) and window._worker.job is None, timeout=30_000)


def cells(window: FamilyWindow) -> list[list[str]]:
    """The visible part of the table, headings first."""
    model = window.table.model()
    shown = [c for c in range(len(COLUMNS)) if not window.table.isColumnHidden(c)]
    rows = [[str(model.index(r, c).data()) for c in shown] for r in range(model.rowCount())]
    return [[tr(COLUMNS[c].title) for c in shown], *rows]


def test_rows_follow_their_published_forms(
    qtbot: QtBot, window: FamilyWindow, workspace: Workspace, capsys: pytest.CaptureFixture[str]
) -> None:
    # Phillips and Slater: floor(3(n + 1) / 7) with MAX first, floor((3n + 1) / 7) with MIN first
    fill(qtbot, window, "1xn;1-22")
    expected = [[str(n), str(3 * (n + 1) // 7), str((3 * n + 1) // 7)] for n in range(1, 23)]
    assert cells(window) == [["n", "MAX first", "MIN first"], *expected]
    said = window.lines.toPlainText().splitlines()
    assert said[0] == "MAX first, offset 1: " + ", ".join(row[1] for row in expected)
    assert said[1] == "  v(n+7) = v(n)+3, observed for n = 1..22."
    assert window.status.text().startswith("All values are proved")
    assert "MAX first/MIN first" in window.legend.accessibleDescription(), "1 x 4 is 2/1"
    # Nim heaps over n and k
    fill(qtbot, window, "heaps:nim:n,k;0-3;2-3")
    assert "MAX first" not in window.legend.accessibleDescription()
    expected = [[str(k), str(n), str(n ^ k)] for k in (2, 3) for n in range(4)]
    assert cells(window) == [["k", "n", "Grundy value"], *expected]
    # What is proved is kept for the next time
    fill(qtbot, window, "vector:n,3:0,1;1-2")
    assert window.family is not None
    for term in window.family.terms:
        kept = workspace.store.results.find(term.position)
        assert kept is not None
        assert kept.value == term.value
    # 0.12 on heaps of 0 to 20 counters: it is periodic with 4 from 1 on; the theorem needs twice that and 2 more
    fill(qtbot, window, "heaps:octal:.12:n;0-20")
    said = window.lines.toPlainText().splitlines()
    assert any(line.endswith("proved.") for line in said)
    assert cli.main(["family", "heaps:octal:.12:n", "--n", "0-20", "--quiet"]) == 0
    assert capsys.readouterr().out.splitlines()[-len(said) :] == said
    # What the search does not take is left open with the reason
    fill(qtbot, window, "ellie:nx20;4")
    qtbot.waitUntil(lambda: window._worker.job is None, timeout=60_000)
    assert "squares" in window.family.terms[-1].why_not
    assert window.family.terms[-1].why_not in window.status.text()
    # What is no family is said
    window.show_link("3x4")
    assert "an n in place of a number" in window.status.text()
    window.show_link("3xn;5-1")
    assert "1-12" in window.status.text()
    assert window.family is None


def test_files_are_what_the_command_line_prints(
    qtbot: QtBot, window: FamilyWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(qtbot, window, "heaps:nim:n;0-5")
    assert window.export_to(str(tmp_path / "family.json"))
    for ending, option in (("csv", "--csv"), ("txt", "--b-file")):
        assert window.export_to(str(tmp_path / f"family.{ending}"))
        assert cli.main(["family", "heaps:nim:n", "--n", "0-5", option, "--quiet"]) == 0
        assert (tmp_path / f"family.{ending}").read_text(encoding="utf-8-sig") == capsys.readouterr().out
    printed = answer(capsys, "family", "heaps:nim:n", "--n", "0-5")
    kept = json.loads((tmp_path / "family.json").read_text())
    assert kept == {key: printed[key] for key in kept}


def test_opening_the_window_adds_nothing_to_the_results(qtbot: QtBot, workspace: Workspace) -> None:
    window = workspace.windows.show("families")
    qtbot.waitUntil(lambda: window.status.text().startswith("All values are proved"), timeout=30_000)
    assert len(window.family.terms) == 24
    assert [workspace.store.results.find(term.position) for term in window.family.terms] == [None] * 24


def cell(window: FamilyWindow, k: int, n: int) -> Cell:
    return window.boards.cell((k, n))


def shown(qtbot: QtBot, workspace: Workspace, command: str) -> FamilyWindow:
    """The window as a command of another name opens it."""
    workspace.actions[command].trigger()
    made = workspace.windows.get(command)
    assert isinstance(made, FamilyWindow)
    qtbot.waitUntil(lambda: made._worker.job is None, timeout=30_000)
    return made


def test_rectangles_stand_in_a_grid_that_is_written_stopped_and_emptied(
    qtbot: QtBot, window: FamilyWindow, tmp_path: Path
) -> None:
    # N from k on has half of the rectangles
    fill(qtbot, window, "ellie:kxn;k-4;2-4")
    assert list(window.family.rows) == [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)]
    assert [cell(window, *place).text for place in window.family.rows] == list("120010")
    assert window.boards.cell_at(window.boards.index(1, 0)) is None
    assert "second player wins" in cell(window, 4, 4).words  # as the slides say
    # The table as latex has the same cells
    fill(qtbot, window, "ellie:kxn;k-4;2-4")
    assert window.export_to(str(tmp_path / "t.tex"))
    lines = (tmp_path / "t.tex").read_text().splitlines()
    assert [line for line in lines if line[:1].isdigit()] == [
        r"2 & 1 & 2 & 0 \\",
        r"3 &  & 0 & 1 \\",
        r"4 &  &  & 0 \\",
    ]
    assert window.export_to(str(tmp_path / "t.svg"))
    # No values of another family stay under a bad one
    fill(qtbot, window, "ellie:kxn;k-3;2-3")
    window.grid.choose((2, 3))
    window.text.setEditText("ellie:kxk")
    window.fill()
    assert "an n in place of a number" in window.status.text()
    assert (window.family, window.model.rowCount(), window.lines.toPlainText()) == (None, 0, "")
    assert window.term.isHidden()
    assert not window.exporting.isEnabled()
    # A stopped table has what was proved by then
    window.show_link("ellie:kxn;k-20;1-7")
    qtbot.waitUntil(lambda: cell(window, 3, 4).text == "1", timeout=60_000)
    window.progress_bar.cancel.click()
    qtbot.waitUntil(lambda: window._worker.job is None, timeout=60_000)
    assert cell(window, 3, 4).text == "1"
    assert cell(window, 7, 8).text == OPEN_MARK


def test_ellie_boards_are_filled_kept_and_played(qtbot: QtBot, workspace: Workspace) -> None:
    # Who wins ellie is shown as far as it is known until it is filled in
    window = shown(qtbot, workspace, "ellieBoards")
    assert window.text.currentText() == "ellie:kxn"
    assert cell(window, 2, 4).text == "0"
    assert cell(window, 3, 4).text == OPEN_MARK
    window.show_link("ellie:kxn;k-4;3-4")
    qtbot.waitUntil(lambda: "All values" in window.status.text(), timeout=60_000)
    again = shown(qtbot, workspace, "ellieBoards")
    assert again is window
    assert cell(again, 3, 4).text == "1", "kept for the next time"
    # A cell is played by key and button
    window = shown(qtbot, workspace, "ellieBoards")
    window.grid.choose((3, 4))
    assert window.term.title.text() == "ellie:3x4"
    qtbot.keyClick(window.grid, Qt.Key.Key_Up)
    assert window.term.title.text() == "ellie:2x4"
    window.findChild(QPushButton, "playTerm").click()
    assert workspace.session.start == ElliePosition.start(2, 4)


# The values of rectangles ---------------------------------------------------------------------------------------


def test_board_values_shows_what_is_proved_of_every_rectangle(qtbot: QtBot, workspace: Workspace) -> None:
    # For 8 x 9: 34 from the shipped rows and from blocks, 32 from a certificate
    window = shown(qtbot, workspace, "boardValues")
    told = {(5, 5): "12/11", (1, 20): "9/8", (8, 9): "32..33", (6, 11): "30", (5, 13): "30/29", (9, 9): "35..39"}
    assert {place: cell(window, *place).text for place in told} == told
    assert window.boards.cell_at(window.boards.index_of((6, 5))) is None, "it is 5 x 6"
    assert workspace.store.results.all() == [], "nothing was searched"
    # Values of boards fit into their cells
    window = shown(qtbot, workspace, "boardValues")
    text = cell(window, 16, 16).text
    assert re.fullmatch(r"\d{3}\.\.\d{3}", text)
    assert window.grid.columnWidth(15) > text_width(text, CAPTION) > WIDTH
    assert window.grid.columnWidth(4) == WIDTH
    # 3 x n is A042965, the numbers that are not 2 modulo 4; 5 x n is in no known row
    window = shown(qtbot, workspace, "boardValues")
    said = window.lines.toPlainText()
    assert said.count("3 x n are A042965(n+1) of the OEIS, for every n.") == 2
    assert said.count("1 x n are A057357(n+5)-2") == 1
    assert "6 x n are A047399(n+1) of the OEIS for n = 6 to 11: observed, not proved for every n." in said
    assert "5 x n" not in said
    # 9 x 9 with 36..38 in the main window has no 35..39 here; with MIN first it is 35..38 anyway
    window = shown(qtbot, workspace, "boardValues")
    window.grid.choose((9, 9))
    workspace.controller.begin(DominoPosition.start(9, 9, Side.MAX))
    workspace.session.learn(Bounds(36, 38))
    qtbot.waitUntil(lambda: window.term.value.text() == "Proved: 36..38")
    assert cell(window, 9, 9).text == "35..38"
    window.term.first.segment("MIN").click()
    assert window.term.value.text() == "Proved: 35..38"
    # A rectangle is solved in the main window
    window = shown(qtbot, workspace, "boardValues")
    window.grid.choose((3, 5))
    window.term.first.segment("MIN").click()
    window.findChild(QPushButton, "solveTerm").click()
    assert workspace.session.start == DominoPosition.start(3, 5, Side.MIN)
    qtbot.waitUntil(lambda: workspace.session.known(workspace.session.start).value is not None, timeout=60_000)


def test_boards_that_were_solved_here_are_there(qtbot: QtBot, workspace: Workspace) -> None:
    board = Board.rectangle(9, 9)
    workspace.store.facts.put(Bound(position_key(board, board.squares), 37, 37, 37, 37))
    window = shown(qtbot, workspace, "boardValues")
    assert cell(window, 9, 9).text == "37"
