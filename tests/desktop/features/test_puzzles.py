"""Puzzles in the window: hints, the puzzle of the day, and collections: made, shared, stored and restored."""

import datetime
import itertools
import json
import random
from collections.abc import Iterator
from functools import cache, reduce
from operator import xor
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.move_tree_editing import MoveTreeEditing
from tiling_gui.desktop.features.puzzles import Puzzles
from tiling_gui.desktop.features.puzzles import window as puzzles_window
from tiling_gui.desktop.features.puzzles.level_form import PuzzleLevel
from tiling_gui.desktop.features.puzzles.library import Library, PuzzleEntry, added
from tiling_gui.desktop.features.puzzles.posing import Score, asked, puzzle_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.players.puzzles import Puzzle
from tiling_gui.records.puzzle_file import from_code, to_code
from tiling_gui.store import Store

LONG = 120_000
START = GAMES["domino"].parse("3x4", Side.MAX)


@pytest.fixture
def puzzles(workspace: Workspace) -> Puzzles:
    """The feature with its window open."""
    workspace.windows.show("puzzles")
    return workspace.feature(Puzzles)


def minimax(position: Any) -> int:
    """The value by exhaustive search."""
    if position.is_over:
        return int(position.value())
    worth = [minimax(position.play(move)) for move in position.moves()]
    return max(worth) if position.to_move is Side.MAX else min(worth)


def keeping(position: Any) -> list[Any]:
    return [move for move in position.moves() if minimax(position.play(move)) == minimax(position)]


@cache
def codes_of_positions() -> list[str]:
    """Three positions of 3 x 4 after three moves in which some moves keep the value and others do not."""
    return list(itertools.islice(_codes(), 3))


def _codes() -> Iterator[str]:
    game = random.Random(1)
    while True:
        moves, position = [], START
        for _ in range(3):
            moves.append(game.choice(position.moves()))
            position = position.play(moves[-1])
        if not position.is_over and len(keeping(position)) < len(position.moves()):
            yield to_code("domino", START, moves)


def proved(qtbot: QtBot, puzzles: Puzzles) -> Any:
    return qtbot.waitSignal(
        puzzles._workspace.jobs.ended, timeout=LONG, check_params_cb=lambda job: job.kind == "puzzles"
    )


def lines(puzzles: Puzzles) -> list[str]:
    shown = puzzles.window.collections.list
    return [shown.item(at).text() for at in range(shown.count())]


def test_hints_come_one_after_the_other_and_stop_the_streak(qtbot: QtBot, puzzles: Puzzles) -> None:
    notice, session, bar = puzzles._workspace.notice, puzzles._workspace.session, puzzles._workspace.panels.values[0]
    puzzles.window.look_for(PuzzleLevel("4x4", 4))
    qtbot.waitUntil(lambda: puzzles.current() is not None, timeout=LONG)
    assert bar.isHidden(), "how the game can end is no help, and what is to be kept is said"
    assert not puzzles._workspace.actions["solve"].isEnabled()
    assert not puzzles._workspace.controller.view.set_up.without_hints.isEnabled()
    said = []
    for _ in range(3):
        notice.offer("puzzleHint").click()
        said.append(notice.text.text())
    assert notice.offer("puzzleHint") is None, "there is no fourth"
    assert notice.offer("showSolution") is not None
    right = puzzles.task().good[0]
    assert len(set(said)) == 3
    assert session.position.write(right) in said[2]
    assert not any(session.position.write(right) in hint for hint in said[:2])
    session.play(right)
    assert puzzles.score == Score(0, 0, 1, 1, (session.record.id,)), "solved, but the streak does not grow"
    puzzles._workspace.controller.send_changes()
    assert not bar.isHidden()


def posed(puzzles: Puzzles) -> Any:
    """Puts a puzzle on the board; returns its position, in which a wrong move does not end the game."""
    for code in codes_of_positions():
        moves = from_code(code)[2]
        position = reduce(lambda at, move: at.play(move), moves, START)
        if not position.play(wrong_move(position)).is_over:
            break
    line, at = [], position
    while not at.is_over:
        line.append(keeping(at)[0])
        at = at.play(line[-1])
    good = keeping(position)
    puzzle = Puzzle(START, moves, good[0], minimax(position), tuple(line), tuple(good[1:]))
    puzzles.pose(puzzle_record("domino", puzzle))
    return position


def wrong_move(position: Any) -> Any:
    return next(move for move in position.moves() if move not in keeping(position))


def test_a_wrong_move_is_crossed_out_beside_its_reply_until_another_is_tried(qtbot: QtBot, puzzles: Puzzles) -> None:
    position = posed(puzzles)
    control, notice = puzzles._workspace.controller, puzzles._workspace.notice
    moves, wrong = puzzles.task().moves, wrong_move(position)
    control.play(wrong)
    board, after = control.view.board, position.play(wrong)
    assert board.crossed == wrong, "at once"
    cost = abs(minimax(position) - minimax(after))
    qtbot.waitUntil(lambda: f" costs {cost}" in notice.text.text(), timeout=LONG)
    (reply,) = board.proposed
    assert reply in keeping(after)
    assert after.write(reply) in notice.text.text()
    assert not control.session.is_asked, "it is not the user's turn to reply"
    control.play(reply)
    qtbot.waitUntil(lambda: control.session.tree.cursor == (*moves, reply), timeout=LONG)
    assert not control.session.tree.at((*moves, wrong)).children, "the user tried it, not the opponent"


def test_closing_a_puzzle_brings_the_game_back(qtbot: QtBot, puzzles: Puzzles) -> None:
    space = puzzles._workspace
    session, notice = space.session, space.notice
    session.play(session.position.moves()[0])
    session.analyse(True)
    assert space.actions["showValues"].isChecked()
    own, cursor = session.record.id, session.tree.cursor
    position = posed(puzzles)
    assert not session.analysing
    assert not space.actions["showValues"].isChecked()
    space.controller.play(wrong_move(position))
    posed(puzzles)
    notice.closing.click()
    assert (session.record.id, session.tree.cursor) == (own, cursor)
    assert session.analysing
    assert space.actions["showValues"].isChecked()
    assert session.left is None
    notice.show_notice("Another message.")
    notice.closing.click()
    assert session.record.id == own, "closing a message of a game leaves the game"


def test_an_answered_puzzle_is_played_on_without_its_notice(puzzles: Puzzles) -> None:
    position = posed(puzzles)
    control, notice = puzzles._workspace.controller, puzzles._workspace.notice
    control.play(keeping(position)[0])
    assert notice.text.text().startswith("Right")
    control.play(control.session.position.moves()[0])
    assert notice.isHidden()


def test_a_wish_is_granted(qtbot: QtBot, puzzles: Puzzles) -> None:
    window = puzzles.window
    window.form.board.setCurrentIndex(window.form.board.findData("4x4"))
    window.form.distance.setCurrentIndex(0)
    window.form.good.setValue(2)
    window.form.mover.setCurrentIndex(window.form.mover.findData(Side.MIN))
    assert window.form.level == PuzzleLevel("4x4", 4, 2, Side.MIN, "domino")
    window.finding.click()
    qtbot.waitUntil(lambda: puzzles.current() is not None, timeout=LONG)
    session = puzzles._workspace.session
    assert session.position.to_move is Side.MIN
    assert set(puzzles.task().good) == set(keeping(session.position))
    assert len(puzzles.task().good) == 2
    assert "2 moves keep" in puzzles._workspace.notice.text.text()
    session.play(puzzles.task().good[1])
    assert puzzles.score.solved == 1, "every good move is right"


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("domino", ["4 × 4", "4 × 5"]),
        ("evaluate", ["x·y − z, MAX first", "(w − x)·(y − z), MAX first"]),
        ("matching", ["Grid 4 × 4, MAX first", "Grid 4 × 5, MAX first"]),
        ("heaps", ["Nim 3, 5, 7", "Treblecross on 12 cells"]),
    ],
)
def test_the_boards_are_called_as_in_every_list(puzzles: Puzzles, key: str, names: list[str]) -> None:
    """The letter x in an expression is not the multiplication sign of a board's size."""
    puzzles.window.form.set_game(GAMES[key])
    assert [puzzles.window.form.board.itemText(at) for at in (0, 1)] == names


@pytest.mark.parametrize(("typed", "words"), [((), "MIN to propose. "), (("5",), "MAX to place. ")])
def test_whose_turn_it_is_is_said_as_beside_the_board(puzzles: Puzzles, typed: tuple[str, ...], words: str) -> None:
    """In e-Valuate one side proposes and the other places."""
    game = GAMES["evaluate"]
    position = start = game.parse("x-y", Side.MIN)
    moves = []
    for text in typed:
        moves.append(position.read(text))
        position = position.play(moves[-1])
    puzzle = Puzzle(start, tuple(moves), position.moves()[0], 0, ())
    assert asked("evaluate", puzzle).startswith(words)


def test_other_games_have_puzzles_too(qtbot: QtBot, puzzles: Puzzles) -> None:
    puzzles.window.look_for(PuzzleLevel("nim:3,5,7", 4, game="heaps"))
    qtbot.waitUntil(lambda: puzzles.current() is not None, timeout=LONG)
    session = puzzles._workspace.session
    wins = [move for move in session.position.moves() if not reduce(xor, session.position.play(move).heaps, 0)]
    assert list(puzzles.task().good) == wins  # Bouton 1901: exactly the moves to nim-sum 0 win
    assert "Only one move wins" in puzzles._workspace.notice.text.text()


def test_the_puzzle_of_the_day_is_gone_on_with(qtbot: QtBot, puzzles: Puzzles, monkeypatch: pytest.MonkeyPatch) -> None:
    class Monday(datetime.date):
        @classmethod
        def today(cls) -> "Monday":
            return cls(2026, 11, 23)

    monkeypatch.setattr(puzzles_window.datetime, "date", Monday)
    session = puzzles._workspace.session
    puzzles.window.daily.click()
    qtbot.waitUntil(lambda: puzzles.current() is not None, timeout=LONG)
    id, task = session.record.id, puzzles.task()
    assert keeping(session.position) == [task.good[0]]
    session.play(next(move for move in session.position.moves() if move != task.good[0]))
    puzzles._control.begin(START)
    puzzles.window.open_daily()
    assert (session.record.id, puzzles.task()) == (id, task)
    assert session.tree.cursor == task.moves
    session.play(task.good[0])
    assert (puzzles.score.tried, puzzles.score.solved) == (1, 0), "the first answer of the day counts"


def test_a_collection_is_made_of_codes_and_written_and_read(qtbot: QtBot, puzzles: Puzzles, tmp_path: Path) -> None:
    codes, panel, library = codes_of_positions()[:3], puzzles.window.collections, puzzles.window.collections.library
    for code in codes:
        panel.code.setText(code)
        with proved(qtbot, puzzles):
            panel.code.returnPressed.emit()
    assert [entry.code for entry in library.entries("My puzzles")] == codes
    for entry in library.entries("My puzzles"):
        assert set(entry.puzzle.good) == set(keeping(entry.puzzle.position))
        assert entry.puzzle.value == minimax(entry.puzzle.position)
    panel.list.setCurrentRow(1)
    panel.buttons["copy"].click()
    assert QGuiApplication.clipboard().text() == codes[1]
    panel.name.setText(" Three  of mine ")
    panel.name.returnPressed.emit()
    assert library.shelf.names() == ["Three of mine"]

    file = tmp_path / "three.json"
    puzzles.window.collections.export(str(file))
    written = json.loads(file.read_text())
    assert [each["code"] for each in written["puzzles"]] == codes
    written["puzzles"][0] |= {"good_moves": [], "value": 99, "comment": "a lie"}
    file.write_text(json.dumps(written))
    with proved(qtbot, puzzles):
        puzzles.window.collections.import_file(str(file))
    assert library.shelf.names() == ["Three of mine", "Three of mine 2"]
    assert library.entries("Three of mine 2")[0].puzzle == library.entries("Three of mine")[0].puzzle
    assert "a lie" in lines(puzzles)[0]


def test_what_was_removed_comes_back(qtbot: QtBot, puzzles: Puzzles, tmp_path: Path) -> None:
    codes, panel, library = codes_of_positions()[:2], puzzles.window.collections, puzzles.window.collections.library
    (tmp_path / "two.txt").write_text("\n".join(codes))
    with proved(qtbot, puzzles):
        puzzles.window.collections.import_file(str(tmp_path / "two.txt"))
    kept = library.entries("two")
    panel.list.setCurrentRow(0)
    panel.buttons["remove"].click()
    assert library.entries("two") == kept[1:]
    panel.buttons["undo"].click()
    assert library.entries("two") == kept
    assert not panel.buttons["undo"].isEnabled()
    panel.which.deleting.click()
    assert library.entries("two") == ()
    panel.which.bin.fill()
    panel.which.bin.menu().actions()[0].trigger()
    assert library.entries("two") == kept


def test_a_collection_is_gone_through_and_its_answers_are_kept(qtbot: QtBot, puzzles: Puzzles, tmp_path: Path) -> None:
    session, library = puzzles._workspace.session, puzzles.window.collections.library
    (tmp_path / "two.txt").write_text("\n".join(codes_of_positions()[:2]))
    with proved(qtbot, puzzles):
        puzzles.window.collections.import_file(str(tmp_path / "two.txt"))
    puzzles.window.collections.list.setCurrentRow(0)
    puzzles.window.collections.buttons["open"].click()
    session.play(puzzles.task().good[-1])
    puzzles._workspace.notice.offer("nextPuzzle").click()
    assert puzzles.task().code == library.entries("two")[1].code
    wrong = next(move for move in session.position.moves() if move not in puzzles.task().good)
    session.play(wrong)
    assert [entry.solved for entry in library.entries("two")] == [True, False]
    assert lines(puzzles)[0].endswith("solved")
    assert lines(puzzles)[1].endswith("missed")
    assert library.following("two", puzzles.task().code) is None


def test_bad_input_is_a_sentence_and_changes_nothing(qtbot: QtBot, puzzles: Puzzles, tmp_path: Path) -> None:
    panel, library = puzzles.window.collections, puzzles.window.collections.library
    panel.code.setText("tg1-nonsense")
    panel.code.returnPressed.emit()
    assert "code" in puzzles.window.status.text()
    over = GAMES["domino"].parse("1x2", Side.MAX)
    with proved(qtbot, puzzles):
        panel.code.setText(to_code("domino", over, over.moves()))
        panel.code.returnPressed.emit()
    assert puzzles.window.status.text().startswith("This is not a puzzle")
    (tmp_path / "bad.json").write_text("{}")
    puzzles.window.attempt(lambda: panel.import_file(str(tmp_path / "bad.json")))
    assert "not a collection of puzzles" in puzzles.window.status.text()
    assert library.shelf.names() == []


def test_collections_survive_the_end_of_the_program(tmp_path: Path, qtbot: QtBot, puzzles: Puzzles) -> None:
    (tmp_path / "one.txt").write_text(codes_of_positions()[0])
    with proved(qtbot, puzzles):
        puzzles.window.collections.import_file(str(tmp_path / "one.txt"))
    entries = puzzles.window.collections.library.entries("one")
    with Store.open() as store:
        Library(store).put("one", entries)
    with Store.open() as store:
        assert Library(store).entries("one") == entries
        store.save("puzzles of broken", {"puzzles": [{"code": 3}, 4, {"code": "tg1-x"}]})
        assert [entry.code for entry in Library(store).entries("broken")] == ["tg1-x"]


def test_what_came_of_a_file_of_puzzles_is_said_without_a_window() -> None:
    assert added(3, 3, 3, stopped=False) == "3 puzzles were added."
    assert added(3, 3, 1, stopped=False).endswith("The others are in the collection already.")
    assert "2 were left out" in added(3, 1, 1, stopped=False)
    assert added(3, 1, 1, stopped=True) == "1 puzzle was added. Stopped."


def test_a_puzzle_that_was_removed_goes_back_to_its_place_beside_what_came_since(store: Store) -> None:
    library, codes = Library(store), codes_of_positions()[:3]
    one, two, three = (PuzzleEntry(code, (), ()) for code in codes)
    library.put("mine", [one, two])
    undo = library.remove("mine", 0)
    assert library.entries("mine") == (two,)
    library.add("mine", [three])
    undo()
    assert library.entries("mine") == (one, two, three)


def test_a_puzzle_is_still_there_with_its_task_when_another_game_was_looked_at(puzzles: Puzzles) -> None:
    workspace, start = puzzles._workspace, GAMES["domino"].parse("2x3", Side.MAX)
    line, position = list[Any](), start
    while not position.is_over:
        line.append(keeping(position)[0])
        position = position.play(line[-1])
    own = workspace.session.record.id
    puzzles.pose(puzzle_record("domino", Puzzle(start, (), line[0], minimax(start), tuple(line))))
    posed, task = workspace.session.record.id, workspace.notice.text.text()
    assert task.startswith("Puzzle: ")
    workspace.views.change_game("heaps")
    assert workspace.notice.isHidden()
    workspace.views.change_game("domino")
    assert workspace.session.record.id == posed
    assert workspace.notice.text.text() == task
    assert not workspace.notice.isHidden()
    workspace.controller.begin(START)
    workspace.views.change_game("heaps")
    workspace.views.change_game("domino")
    assert workspace.session.record.id not in (posed, own)
    assert workspace.session.start == START


def test_a_puzzle_that_was_left_after_a_wrong_move_or_before_its_position_is_asked_again(puzzles: Puzzles) -> None:
    workspace, position = puzzles._workspace, posed(puzzles)
    control, task, words = workspace.controller, puzzles.task(), workspace.notice.text.text()
    assert task.moves
    for leave in (lambda: control.play(wrong_move(position)), control.undo):
        leave()
        assert control.session.tree.cursor != task.moves
        workspace.views.change_game("heaps")
        workspace.views.change_game("domino")
        assert control.session.tree.cursor == task.moves
        assert (control.view.board.crossed, control.view.board.proposed) == (None, ())
        assert workspace.notice.text.text() == words
        assert not workspace.notice.isHidden()


def test_the_moves_to_a_puzzle_stay_until_it_is_answered(puzzles: Puzzles) -> None:
    workspace, position = puzzles._workspace, posed(puzzles)
    control, moves, delete = workspace.controller, puzzles.task().moves, workspace.actions["deleteMove"]
    said: list[str] = []
    workspace.status.message.connect(said.append)
    workspace.feature(MoveTreeEditing).delete(moves[:1])
    assert said[-1] == "Moves can be deleted when the puzzle is answered."
    assert control.session.tree.existing_prefix(moves) == moves
    assert not delete.isEnabled()
    control.play(wrong_move(position))
    puzzles._go_back()
    assert control.session.tree.cursor == moves
    control.play(keeping(position)[0])
    control.send_changes()
    assert delete.isEnabled()
