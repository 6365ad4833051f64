"""The heap games in the window: the board, the card, and the values of octal games."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tests.tables import read_table
from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.features.lab.family_window import FamilyWindow
from tiling_gui.desktop.games.nim_sum_bar import NimPart, NimSumBar
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.heaps.rules import parse
from tiling_gui.games.heaps.solver import HeapsSolver
from tiling_gui.records.record import new_record
from tiling_gui.search.grundy import RemotenessSolver

Key = Qt.Key


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """Two people on Nim 3, 4, 5."""
    return {"game": "heaps", "max_player": "human", "min_player": "human", "motion": False, "show_graph": False}


def start(plugged: Workspace, text: str) -> Board:
    """Starts another game for two people."""
    plugged.controller.open(new_record("heaps", parse(text)))
    return plugged.controller.view.pieces


def click(qtbot: QtBot, board: Board, move: Any, at: int = 0) -> None:
    """Clicks at one of the places of a move."""
    point = (board.origin + QPointF(*board.where[move].at[at])).toPoint()
    qtbot.mouseMove(board, point)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=point)


def test_nim_grundys_game_and_treblecross_by_mouse_and_keys(
    qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar, status_bar: StatusBar
) -> None:
    # Nim by mouse
    session, board = plugged.controller.session, plugged.controller.view.pieces
    assert session.position == parse("nim:3,4,5")
    for move, left in (((0, 1), (1, 4, 5)), ((2, 0), (1, 4, 0)), ((1, 0), (1, 0, 0)), ((0, 0), (0, 0, 0))):
        click(qtbot, board, move)
        assert session.position.heaps == left
    assert session.position.is_over
    assert game_over_bar.sentence.text() == "SECOND made the last move and wins."
    # Nim by keys
    start(plugged, "nim:3,4,5")
    session, board = plugged.controller.session, plugged.controller.view.pieces
    board.setFocus()
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Right, Key.Key_Return):
        qtbot.keyClick(board, key)
    assert session.position.heaps == (3, 2, 5)
    qtbot.keyClicks(board, "#35-1")
    qtbot.keyClick(board, Key.Key_Return)
    assert session.position.heaps == (3, 2, 1)
    qtbot.keyClicks(board, "9-1")
    qtbot.keyClick(board, Key.Key_Return)
    assert session.position.heaps == (3, 2, 1)
    assert "There is no heap of 9" in status_bar.text.text()
    # Grundys game is split at a gap
    board, session = start(plugged, "grundy:8"), plugged.controller.session
    middle = (QPointF(*board.where[0, 5, 3].at[0]) + QPointF(*board.where[0, 5, 3].at[1])) / 2
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=(board.origin + middle).toPoint())
    assert session.position.heaps == (8,)  # no two equal parts
    click(qtbot, board, (0, 5, 3), at=1)
    assert session.position.heaps == (5, 3)
    # A heap too large to draw is played by its notation
    board, session = start(plugged, "nim:3,1000"), plugged.controller.session
    point = (board.origin + QPointF(*board.spots["2"]) + QPointF(60, 0)).toPoint()
    qtbot.mouseMove(board, point)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=point)
    assert status_bar.text.text() == "Heap 2 has 1000 counters: type the move, such as #2 1000→999."
    assert session.position.heaps == (3, 1000)
    qtbot.keyClicks(board, "1000-3")
    qtbot.keyClick(board, Key.Key_Return)
    assert session.position.heaps == (3, 3)
    assert len(board.where) == 6
    # Treblecross by mouse and keys
    board, session = start(plugged, "treblecross:7"), plugged.controller.session
    click(qtbot, board, 3)
    assert session.position.crosses == 0b1000
    at = (board.origin + QPointF(*board.spots["4"])).toPoint()
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=at)
    assert session.position.crosses == 0b1000
    assert [board.describe(name) for name in ("3", "4")] == ["cell 3, free", "cell 4, with a cross"]
    board.setFocus()
    qtbot.keyClicks(board, "5")
    qtbot.keyClick(board, Key.Key_Return)
    assert session.position.crosses == 0b11000
    click(qtbot, board, 2)
    assert session.position.is_over
    assert game_over_bar.sentence.text() == "FIRST made the last move and wins."
    # Winning moves are marked
    start(plugged, "nim:3,4,5")
    control, board = plugged.controller, plugged.controller.view.pieces
    with qtbot.waitSignal(control.analyser.values_done, timeout=60_000):
        plugged.actions["showValues"].setChecked(True)
    # 3 xor 4 xor 5 = 2: only taking 2 from the heap of 3 wins.
    assert [move for move, label in board.labels.items() if label.rank is Rank.KEEPS] == [(0, 1)]
    assert board.labels[2, 0].text == "7"
    plugged.actions["nimSum"].setChecked(True)
    strip = control.view.strip
    qtbot.waitUntil(lambda: len(strip.parts) == 3, timeout=10_000)
    assert strip.nim_sum == 2
    assert f"Remoteness {RemotenessSolver().remoteness(control.session.position)}." in strip.text()


def test_a_value_not_found_in_time_is_no_part_of_a_nim_sum(qtbot: QtBot, jobs: Jobs) -> None:
    strip = NimSumBar(
        jobs, HeapsSolver(), lambda position, solver, run: [NimPart("heap 1", 3), NimPart("heap 2", None)]
    )
    qtbot.addWidget(strip)
    strip.set_shown(True)
    strip.show_position(parse("nim:3,4"))
    qtbot.waitUntil(lambda: len(strip.parts) == 2)
    assert strip.text().startswith("heap 1: 3; heap 2: ?; nim-sum ?; Not all Grundy values are known.")


def values_of(qtbot: QtBot, plugged: Workspace, link: str = "") -> FamilyWindow:
    """The Families window with the values of an octal game, by its link, or by the command."""
    if link:
        plugged.windows.show("families", link)
    else:
        plugged.actions["octalGames"].trigger()
    window = plugged.windows.get("octalGames")
    assert isinstance(window, FamilyWindow)
    qtbot.waitUntil(lambda: window._worker.job is None, timeout=120_000)
    return window


def test_octal_games_have_the_figures_of_the_slides(qtbot: QtBot, boardless: Workspace, tmp_path: Path) -> None:
    # Octal games have the figures of the slides
    window = values_of(qtbot, boardless)
    assert (window.text.currentText(), window.n.text()) == ("heaps:octal:0.007:n", "0-10000")
    assert max(window.family.values) == 262
    assert max(window.family.facts.data["frequencies"]) == 202
    assert window.model.rowCount() == 10_001
    said = window.lines.toPlainText()
    assert "Values and the first heaps that have them: 0: 0, 1: 3, 2: 6," in said
    assert "Taking 3 counters may leave" in said
    assert window.export_to(str(tmp_path / "values.csv"))
    rows = read_table(tmp_path / "values.csv")
    assert len(rows) == 10_001
    assert (rows[9]["n"], float(rows[9]["value"])) == ("9", 3.0)
    assert window.export_to(str(tmp_path / "values.svg"))
    assert "How often each value occurs" in (tmp_path / "values.svg").read_text()
    assert window.export_to(str(tmp_path / "values.txt"))
    assert (tmp_path / "values.txt").read_text().splitlines()[1:3] == ["0 0", "1 0"]
    # .17 has period 34 (Guy and Smith 1956): its values are repeated, not computed
    window = values_of(qtbot, boardless, f"heaps:octal:0.17:n;0-{1 << 21}")
    assert window.model.rowCount() == (1 << 21) + 1
    assert "period 34" in window.lines.toPlainText()
    window.page.segment("plot").click()
    assert not window.plot.grab().isNull()
    last = window.model.index(1 << 21, 4)
    assert last.data() == window.model.index((1 << 21) - 34 * 1000, 4).data()
    window.table.setCurrentIndex(last)
    assert window.term.value.text().startswith("Grundy value ")
    # What is no octal game is told
    window = values_of(qtbot, boardless)
    for text, said in (("heaps:octal:abc:n", "octal code"), ("heaps:nim:n", "at most 1000"), ("3xn", "at most 1000")):
        window.show_link(f"{text};0-10000")
        assert said in window.status.text()
    # The game on the board and grundys game have values
    start(boardless, "octal:0.137:6,5")
    assert values_of(qtbot, boardless).text.currentText() == "heaps:octal:0.137:n"
    window = values_of(qtbot, boardless, "heaps:grundy:n;0-1000")
    assert window.family.facts.data["p_positions"][:6] == [0, 1, 2, 4, 7, 10]
    window.table.selectRow(7)
    window.findChild(QPushButton, "playTerm").click()
    assert boardless.session.start == parse("grundy:7")


def test_the_card_starts_an_octal_game_and_tells_what_it_refuses(
    qtbot: QtBot, plugged: Plugged, status_bar: StatusBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Bad heaps are told while they are typed
    card = plugged.controller.view.card
    assert not card.note.isVisible()
    card.heaps.selectAll()
    qtbot.keyClicks(card.heaps, "3, x")
    assert card.note.isVisible()
    assert "x" in card.note.text()
    assert card.note.property("role") == "warn"
    card.heaps.selectAll()
    qtbot.keyClicks(card.heaps, "3, 4")
    assert not card.note.isVisible()
    told = "The window plays with up to 40 heaps of at most 1000 counters."
    for heaps in ("1001", "1000001", "1" + ", 1" * 40, "1" + ", 1" * 120):
        card.heaps.setText(heaps)
        assert card.note.text() == told, heaps
    card.kind.setCurrentIndex(card.kind.findData("octal"))
    card.kind.activated.emit(0)
    card.code.setText("0.9x")
    assert card.note.isVisible()
    # A former bug: it was shown twice, in red on the card and in the status bar; a screen reader gets it once
    plugged.controller.view.card.kind.setCurrentIndex(0)
    plugged.controller.view.card._on_kind()
    spoken: list[str] = []
    view = plugged.controller.view
    monkeypatch.setattr(view, "announce", spoken.append)
    view.card.heaps.setText("1001")
    view.card.start.click()
    assert view.card.note.text() == "The window plays with up to 40 heaps of at most 1000 counters."
    assert spoken == [view.card.note.text()]
    assert status_bar.text.text() != view.card.note.text()
    # The card starts an octal game and explains its digits
    card, session = plugged.controller.view.card, plugged.controller.session
    card.kind.setCurrentIndex(card.kind.findData("octal"))
    card._on_kind()
    card.code.setText("0.137")
    card.heaps.setText("6, 5")
    card.start.click()
    assert session.start == parse("octal:0.137:6,5")
    assert "Taking 3 counters may leave no heap or one heap or two heaps" in card.rules.text()
    card.code.setText("0.9")
    card.start.click()
    assert session.start == parse("octal:0.137:6,5")
    assert "The digits of an octal code are 0 to 7: '0.9'" in card.note.text()
