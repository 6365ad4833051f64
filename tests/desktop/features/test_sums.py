"""Sums of games in the window: the texts, a sum played to its end, and what is saved."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.combinatorial_theory.sum_play import SumPlay, read_play
from tiling_gui.desktop.features.combinatorial_theory.sum_window import EXAMPLE, SumBoards, SumWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.errors import StoreError
from tiling_gui.search.sums import SumMove, SumPosition, read_sum


@pytest.fixture
def window(boardless: Workspace) -> SumWindow:
    made = boardless.windows.show("sumGames")
    assert isinstance(made, SumWindow)
    return made


def begin(qtbot: QtBot, window: SumWindow, text: str) -> None:
    window.text.setText(text)
    qtbot.keyClick(window.text, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.found is not None and window.found.grundy is not None)


def test_a_sum_is_played_told_kept_and_solved(qtbot: QtBot, window: SumWindow, boardless: Workspace) -> None:
    # Values nim sum and winning moves
    qtbot.waitUntil(lambda: window.found is not None)
    assert window.text.text() == EXAMPLE
    # ELLIE on 3 x 4 is worth 1 (by the slides FIRST wins), the heap 5, and .007 on 12 squares 1: together 5.
    assert [line.split() for line in window.table.toPlainText().splitlines()] == [
        ["ellie(3x4)", "1", "001"],
        ["nim(5)", "5", "101"],
        [".007(12)", "1", "001"],
        ["nim-sum", "5", "101"],
    ]
    assert window.winning.text() == "1 move makes the nim-sum 0 and wins: nim(5): #1 5→0."
    window.values.setChecked(False)
    assert not window.table.isVisible()
    assert [title.text() for title in window.boards.titles] == ["ellie(3x4)", "nim(5)", ".007(12)"]
    begin(qtbot, window, "nim(3) + 3")
    assert window.found is not None
    assert window.found.winning_moves == ()
    # A sum is played on its boards and won
    window.values.setChecked(True)
    begin(qtbot, window, "ellie(2x3) + nim(3) + kayles(2)")
    while not window.game.position.is_over:
        assert window.game.your_turn
        qtbot.waitUntil(lambda: window.found is not None and window.found.winning_moves is not None)
        assert window.found is not None
        assert window.found.winning_moves
        best = window.found.winning_moves[0]
        played = len(window.game.moves)
        window.boards.views[best.term].chosen.emit(best.move)  # as the board does
        assert window.game.moves[played] == best
        qtbot.waitUntil(lambda: window.game.your_turn or window.game.position.is_over)
    assert window.game.position.to_move is Side.SECOND
    assert window.status.text().endswith("you have won.")
    assert all(title.text().endswith(", no move is left") for title in window.boards.titles)
    assert window.game.moves[0].term in range(3)
    moves = len(window.game.moves)
    window.undoing.click()
    assert len(window.game.moves) == moves - 1
    assert window.game.your_turn
    # The program begins where you are second and loses no won sum
    begin(qtbot, window, "nim(4) + 1")
    window.you.segment(Side.SECOND).click()
    qtbot.waitUntil(lambda: window.game.your_turn)
    assert window.game.position.write(window.game.position.moves()[0]) == "nim(4): #1 1→0"  # 4 became 1
    assert "The program played nim(4): #1 4→1." in window.status.text()
    assert not window.undoing.isEnabled()
    # What is played comes back
    window.you.segment(Side.FIRST).click()
    begin(qtbot, window, "grundy(7) + nim(2)")
    window.play(window.game.position.moves()[0])
    qtbot.waitUntil(lambda: len(window.game.moves) == 2)
    again = SumWindow(boardless)
    qtbot.addWidget(again)
    assert again.game.position == window.game.position
    assert again.text.text() == "grundy(7) + nim(2)"
    # A sum that cannot be read is one sentence and the game stays
    begin(qtbot, window, "nim(2)")
    window.text.setText("nim(2) + chess(8)")
    qtbot.keyClick(window.text, Qt.Key.Key_Return)
    assert window.status.text().startswith("There is no game 'chess' to add")
    assert window.status.property("role") == "warn"
    assert [term.text for term in window.game.start.terms] == ["nim(2)"]
    # A sum that is too large to be solved says so and waits for nothing
    window.text.setText("ellie(9x9) + nim(1)")
    window.begin()
    qtbot.waitUntil(lambda: window.status.property("role") == "warn")
    assert window.status.text() == "ELLIE is solved on parts of boards of up to 60 squares in all, not 9 x 9."
    assert (window.table.toPlainText(), window.winning.text()) == ("", "The winning moves are not known.")
    window.play(window.game.position.moves()[-1])
    assert len(window.game.moves) == 1


def test_a_tile_belongs_to_who_placed_it_also_where_one_side_placed_two(qtbot: QtBot, boardless: Workspace) -> None:
    start, host = SumPosition(read_sum("ellie(2x6) + nim(3)")), QWidget()
    qtbot.addWidget(host)
    boards = SumBoards(boardless, host)
    boards.show_sum(start)
    one, two = (SumMove(0, start.terms[0].position.read(text)) for text in ("a1 b1 a2", "e1 f1 f2"))
    boards.show_moves(start, [one, SumMove(1, (0, 0)), two], interactive=True)
    board = boards.views[0].pieces
    assert board.describe("a1") == "tile 1, FIRST, a1, b1 and a2"
    assert board.describe("e1") == "tile 2, FIRST, e1, f1 and f2, last move"
    boards.close_views()


def test_a_closed_window_computes_nothing_and_goes_on_when_it_is_opened(
    qtbot: QtBot, boardless: Workspace, window: SumWindow
) -> None:
    window.text.setText("nim(4) + 1")
    window.you.set_current(Side.SECOND)
    window.begin()
    window.close()
    # The values of the board behind may still be running.
    assert "sumGames" not in {job.kind for job in boardless.jobs.running}
    boardless.windows.show("sumGames")
    qtbot.waitUntil(lambda: window.game.your_turn and window.found is not None)
    assert len(window.game.moves) == 1


@walked("kept", [{"sum": "chess(8)", "you": "FIRST", "moves": []}, {"sum": "nim(2)"}, ["nim(2)"]])
def test_what_cannot_be_read_is_kept_until_something_is_played(
    qtbot: QtBot, boardless: Workspace, kept: object
) -> None:
    boardless.store.save("sum of games", kept)
    made = boardless.windows.show("sumGames")
    qtbot.waitUntil(lambda: made.found is not None)
    assert made.game.your_turn
    assert boardless.store.load("sum of games") == kept
    made.play(made.game.position.moves()[0])
    assert boardless.store.load("sum of games") != kept
    boardless.windows._made.pop("sumGames").close()


def test_that_it_was_not_saved_stays_told_when_the_values_come(
    qtbot: QtBot, boardless: Workspace, window: SumWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(key: str, data: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(boardless.store, "save", full)
    begin(qtbot, window, "nim(4) + 1")
    assert "nim-sum" in window.table.toPlainText()
    assert (window.status.text(), window.status.property("role")) == ("Not saved: The disk is full.", "warn")
    window.values.setChecked(False)
    assert window.status.property("role") == "warn"
    monkeypatch.undo()
    window.play(window.game.position.moves()[0])
    assert window.status.property("role") == "text"


def test_a_sum_is_written_down_and_read_without_a_window() -> None:
    play = SumPlay(SumPosition(read_sum("nim(4) + kayles(2)")), Side.SECOND)
    assert (play.your_turn, play.can_take_back, play.sentence()) == (False, False, "The program is thinking …")
    play.moves.append(play.position.moves()[0])
    assert play.sentence() == "The program played nim(4): #1 4→0. Your move, in any of the games."
    play.moves.append(play.position.moves()[-1])
    again = read_play(json.loads(json.dumps(play.to_json())))
    assert (again.position, again.you, again.text) == (play.position, Side.SECOND, "nim(4) + kayles(2)")
    again.take_back()
    assert again.moves == play.moves[:1]
    for damaged in ({**play.to_json(), "moves": [[9, 0]]}, {**play.to_json(), "you": "THIRD"}, {"sum": again.text}):
        found = read_play(damaged)
        assert found is not None
        assert (found.text, found.moves) == (again.text, [])
    assert read_play({}) is read_play([]) is read_play({"sum": "chess(8)"}) is None
