"""Tasks in the window: puzzles, mistakes and guesses are posed, judged, counted and come back; collections."""

import datetime
import itertools
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, reduce
from operator import xor
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes, to_the_end
from tests.records.test_cards import YOU, played, reviewed, worth, wrong
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.move_tree_editing import MoveTreeEditing
from tiling_gui.desktop.features.tasks import Tasks
from tiling_gui.desktop.features.tasks import window as task_window
from tiling_gui.desktop.features.tasks.collection_menu import added
from tiling_gui.desktop.features.tasks.level_form import DEPTHS, MOST, PuzzleLevel
from tiling_gui.desktop.features.tasks.rounds import Round
from tiling_gui.desktop.features.tasks.sheet import printed_puzzles
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.printing import PrintDocument
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.cards import Score
from tiling_gui.records.known import Bounds
from tiling_gui.records.posed import PRACTICE, PUZZLE, collection_of, own_mistakes, task_of, task_record
from tiling_gui.records.puzzle_file import code_of
from tiling_gui.records.puzzles import random_game
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.records.task import Task
from tiling_gui.search.engine import make_engine
from tiling_gui.search.reasons import reasons, sentences
from tiling_gui.store import Store
from tiling_gui.store.tasks import Collections, Entry, cards, entry_of, score

LONG = 120_000
DOMINO = GAMES["domino"]
START = DOMINO.parse("3x4", Side.MAX)


@pytest.fixture
def tasks(workspace: Workspace) -> Tasks:
    """The feature with its window open."""
    workspace.windows.show("puzzles")
    return workspace.feature(Tasks)


def keeping(position: Any) -> list[Any]:
    return [move for move in position.moves() if worth(position.play(move)) == worth(position)]


def mistaken(position: Any) -> Any:
    return next(move for move in position.moves() if move not in keeping(position))


@cache
def posed() -> tuple[Task, ...]:
    """Three puzzles on 3 x 4 after three moves, in which a wrong move does not end the game."""
    return tuple(itertools.islice(_posed(), 3))


def _posed() -> Iterator[Task]:
    game = random.Random(1)
    while True:
        moves, position = [], START
        for _ in range(3):
            moves.append(game.choice(position.moves()))
            position = position.play(moves[-1])
        wrong_moves = [move for move in position.moves() if move not in keeping(position)]
        if not wrong_moves or position.play(wrong_moves[0]).is_over:
            continue
        line, at = [], position
        while not at.is_over:
            line.append(keeping(at)[0])
            at = at.play(line[-1])
        right = tuple(keeping(position))
        yield Task(DOMINO, START, tuple(moves), worth(position), right=right, line=tuple(line))


def planted(key: str = "domino", setup: str = "3x4", least: int = 2) -> GameRecord:
    """A reviewed game of one person on both sides, with at least that many mistakes."""
    games = (reviewed(played(key, setup, seed, (YOU, YOU))) for seed in range(20))
    return next(record for record in games if len(list(own_mistakes(record))) >= least)


def asked_of(record: GameRecord) -> list[Task]:
    return [each.task for each in own_mistakes(record)]


def click(qtbot: QtBot, window: QWidget, name: str) -> None:
    QApplication.processEvents()
    button = window.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def chosen(tasks: Tasks, name: str) -> None:
    """Chooses an entry of the menu More."""
    menu = QMenu()
    tasks.window.menu.fill(menu)
    action = next(each for each in menu.actions() if each.objectName() == name)
    assert action.isEnabled(), name
    action.trigger()


# Puzzles ----------------------------------------------------------------------------------------------------------


def test_a_puzzle_of_a_level_is_posed_answered_and_counted(qtbot: QtBot, plugged: Plugged) -> None:
    tasks, session, notice = plugged.features["tasks"], plugged.controller.session, plugged.notice
    plugged.actions["puzzles"].trigger()
    window = tasks.window
    window.form.board.setCurrentIndex(window.form.board.findData("4x4"))
    window.form.distance.setCurrentIndex(0)
    window.form.good.setValue(2)
    window.form.mover.setCurrentIndex(window.form.mover.findData(Side.MIN))
    assert window.level == PuzzleLevel("4x4", 4, 2, Side.MIN, "domino")
    click(qtbot, window, "findPuzzle")
    qtbot.waitUntil(lambda: tasks.task() is not None, timeout=LONG)
    task = tasks.task()
    assert not window.isVisible()
    assert not session.record.hints, "nothing is given away"
    assert not plugged.actions["solve"].isEnabled()
    assert (session.position.to_move, session.tree.cursor) == (Side.MIN, task.moves)
    assert set(task.right) == set(keeping(session.position))
    assert "2 moves keep" in notice.text.text()
    session.play(task.right[1])
    assert score(plugged.store) == Score(1, 1, 1, 1), "every good move is right"
    assert notice.text.text().endswith("In a row: 1.")
    assert session.record.hints
    click(qtbot, plugged.host, "playSolution")
    assert session.position.is_over
    assert plugged.store.game(session.record.id).extra[PUZZLE]["line"], "an answered puzzle is kept"
    plugged.actions["puzzles"].trigger()
    assert window.rows[0].task == task, "it can be looked at again"


def test_a_wrong_answer_counts_and_is_crossed_out_beside_its_reply_until_another_is_tried(
    qtbot: QtBot, tasks: Tasks
) -> None:
    task, control, notice = posed()[0], tasks._control, tasks._workspace.notice
    position, store = task.position, tasks._workspace.store
    tasks.begin([task])
    control.play(mistaken(position))
    board, after = control.view.board, position.play(mistaken(position))
    assert board.crossed == mistaken(position), "at once"
    assert "gives up value" in notice.text.text()
    cost = abs(worth(position) - worth(after))
    qtbot.waitUntil(lambda: f" costs {cost}: " in notice.text.text(), timeout=LONG)
    assert notice.text.text().endswith("Another move keeps the value.")
    (reply,) = board.proposed
    assert reply in keeping(after)
    assert after.write(reply) in notice.text.text()
    assert not control.session.is_asked, "it is not the user's turn to reply"
    again = next((move for move in after.moves() if move in position.moves()), None)
    assert again is not None
    control.play(again)
    qtbot.waitUntil(lambda: control.session.tree.cursor == (*task.moves, again), timeout=LONG)
    assert not control.session.tree.at((*task.moves, mistaken(position))).children, (
        "the user tried it, not the opponent"
    )
    assert score(store) == Score(0, 0, 0, 1), "the first answer counts"


def test_closing_a_puzzle_brings_the_game_back(tasks: Tasks) -> None:
    space = tasks._workspace
    session, notice = space.session, space.notice
    session.play(session.position.moves()[0])
    session.analyse(True)
    own, cursor = session.record.id, session.tree.cursor
    tasks.begin(posed()[:1])
    assert not session.analysing
    assert not space.actions["showValues"].isChecked()
    space.controller.play(mistaken(posed()[0].position))
    tasks.begin(posed()[1:2])
    notice.closing.click()
    assert (session.record.id, session.tree.cursor) == (own, cursor)
    assert session.analysing
    assert space.actions["showValues"].isChecked()
    notice.show_notice("Another message.")
    notice.closing.click()
    assert session.record.id == own, "closing a message of a game leaves the game"


@walked(
    ("key", "names"),
    [
        ("domino", ["4 × 4", "4 × 5"]),
        ("evaluate", ["x·y − z, MAX first", "(w − x)·(y − z), MAX first"]),
        ("matching", ["Grid 4 × 4, MAX first", "Grid 4 × 5, MAX first"]),
        ("heaps", ["Nim 3, 5, 7", "Treblecross on 12 cells"]),
    ],
)
def test_the_boards_are_called_as_in_every_list(tasks: Tasks, key: str, names: list[str]) -> None:
    """The letter x in an expression is not the multiplication sign of a board's size."""
    tasks.window.form.set_game(GAMES[key])
    assert [tasks.window.form.board.itemText(at) for at in (0, 1)] == names


@walked(("typed", "words"), [((), "MIN to propose. "), (("5",), "MAX to place. ")])
def test_whose_turn_it_is_is_said_as_beside_the_board(typed: tuple[str, ...], words: str) -> None:
    """In e-Valuate one side proposes and the other places."""
    game = GAMES["evaluate"]
    position = start = game.parse("x-y", Side.MIN)
    moves = []
    for text in typed:
        moves.append(position.read(text))
        position = position.play(moves[-1])
    assert Task(game, start, tuple(moves), right=position.moves()[:1]).question().startswith(words)


def test_the_puzzle_of_the_day_comes_first_and_is_gone_on_with(
    qtbot: QtBot, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Monday(datetime.date):
        @classmethod
        def today(cls) -> "Monday":
            return cls(2026, 11, 23)

    monkeypatch.setattr(task_window.datetime, "date", Monday)
    tasks, session = workspace.feature(Tasks), workspace.session
    window = workspace.windows.show("puzzles")
    qtbot.waitUntil(lambda: window.rows[0].task is not None, timeout=LONG)
    assert window.question.text() == window.rows[0].task.question(), "the task is shown before anything is chosen"
    assert not window.options.isVisible()
    window.starting.click()
    id, task = session.record.id, tasks.task()
    assert id == "daily-domino-2026-11-23"
    assert keeping(session.position) == [task.right[0]]
    session.play(mistaken(session.position))
    tasks._control.begin(START)
    workspace.windows.show("puzzles")
    window.starting.click()
    assert (session.record.id, tasks.task()) == (id, task)
    assert session.tree.cursor == task.moves
    session.play(task.right[0])
    assert score(workspace.store) == Score(0, 0, 0, 1), "the first answer of the day counts"
    assert workspace.notice.text.text().startswith("Right")
    if not session.position.is_over:
        workspace.controller.play(session.position.moves()[0])
        assert workspace.notice.isHidden(), "it is played on"


def test_puzzles_are_left_asked_again_closed_and_hinted(qtbot: QtBot, tasks: Tasks) -> None:
    # After another game was looked at, also when a wrong move or an earlier position was on the board
    workspace, position = tasks._workspace, posed()[0].position
    control = workspace.controller
    tasks.begin(posed()[:1])
    id, words = workspace.session.record.id, workspace.notice.text.text()
    assert words.startswith("Puzzle: ")
    for leave in (lambda: None, lambda: control.play(mistaken(position)), control.undo):
        leave()
        workspace.views.change_game("heaps")
        assert workspace.notice.isHidden()
        workspace.views.change_game("domino")
        assert (workspace.session.record.id, control.session.tree.cursor) == (id, posed()[0].moves)
        assert (control.view.board.crossed, control.view.board.proposed) == (None, ())
        assert workspace.notice.text.text() == words
        assert not workspace.notice.isHidden()
    control.begin(START)
    workspace.views.change_game("heaps")
    workspace.views.change_game("domino")
    assert workspace.session.start == START
    assert workspace.session.record.id != id
    # The moves to a puzzle stay until it is answered
    workspace, task = tasks._workspace, posed()[0]
    control, delete = workspace.controller, workspace.actions["deleteMove"]
    tasks.begin([task])
    said: list[str] = []
    workspace.status.message.connect(said.append)
    workspace.feature(MoveTreeEditing).delete(task.moves[:1])
    assert said[-1] == "Moves can be deleted when the puzzle is answered."
    assert control.session.tree.existing_prefix(task.moves) == task.moves
    assert not delete.isEnabled()
    control.play(task.right[0])
    control.send_changes()
    assert delete.isEnabled()
    # Hints come one after the other and stop the streak
    task, notice = posed()[2], tasks._workspace.notice
    tasks.begin([task])
    said = []
    for _ in range(3):
        notice.offer("hint").click()
        said.append(notice.text.text())
    assert notice.offer("hint") is None, "there is no fourth"
    assert notice.offer("showSolution") is not None
    name = task.position.write(task.right[0])
    assert name in said[2]
    assert not any(name in hint for hint in said[:2])
    before = score(tasks._workspace.store)
    tasks._control.play(task.right[0])
    after = replace(before, solved=before.solved + 1, tried=before.tried + 1)
    assert score(tasks._workspace.store) == after, "solved, but the streak does not grow"
    # Other games have puzzles too
    tasks.window.look_for(PuzzleLevel("nim:3,5,7", 4, game="heaps"))
    qtbot.waitUntil(lambda: tasks.task() is not None and tasks.task().game.key == "heaps", timeout=LONG)
    session = tasks._workspace.session
    wins = [move for move in session.position.moves() if not reduce(xor, session.position.play(move).heaps, 0)]
    assert list(tasks.task().right) == wins  # Bouton 1901: exactly the moves to nim-sum 0 win
    assert "Only one move wins" in tasks._workspace.notice.text.text()


# Collections ------------------------------------------------------------------------------------------------------


def listed(tasks: Tasks) -> list[str]:
    return [row.cells[2] for row in tasks.window.rows]


def import_all(qtbot: QtBot, tasks: Tasks, file: Path, puzzles: tuple[Task, ...]) -> None:
    file.write_text("\n".join(map(code_of, puzzles)))
    tasks.window.show_link(f"file:{file}")
    qtbot.waitUntil(lambda: tasks.window.collection == file.stem, timeout=LONG)


def test_a_collection_is_made_of_codes_gone_through_and_brought_back(
    qtbot: QtBot, tasks: Tasks, tmp_path: Path
) -> None:
    # A collection is made of codes and written and read
    window, library = tasks.window, tasks.window.library
    for number, task in enumerate(posed(), 1):
        QGuiApplication.clipboard().setText(code_of(task))
        chosen(tasks, "addCode")
        qtbot.waitUntil(lambda number=number: len(library.entries("My puzzles")) == number, timeout=LONG)
    for entry, task in zip(library.entries("My puzzles"), posed(), strict=True):
        assert set(entry.task.right) == set(task.right)
        assert entry.task.value == task.value
    window.table.selectRow(1)
    chosen(tasks, "copyPuzzle")
    assert QGuiApplication.clipboard().text() == code_of(posed()[1])
    window.menu.rename(" Three  of mine ")
    assert library.shelf.names() == ["Three of mine"]

    file = tmp_path / "three.json"
    window.menu.export(str(file))
    written = json.loads(file.read_text())
    assert [each["code"] for each in written["puzzles"]] == list(map(code_of, posed()))
    written["puzzles"][0] |= {"good_moves": [], "value": 99, "comment": "a lie"}
    file.write_text(json.dumps(written))
    window.menu.import_file(str(file))
    qtbot.waitUntil(lambda: window.collection == "Three of mine 2", timeout=LONG)
    again, before = (library.entries(name)[0].task for name in ("Three of mine 2", "Three of mine"))
    assert again == replace(before, comment="a lie")
    assert "a lie" in listed(tasks)[0]
    # What was removed comes back
    window, library = tasks.window, tasks.window.library
    import_all(qtbot, tasks, tmp_path / "two.txt", posed()[:2])
    kept = library.entries("two")
    window.table.selectRow(0)
    chosen(tasks, "removePuzzle")
    assert library.entries("two") == kept[1:]
    chosen(tasks, "undoPuzzle")
    assert library.entries("two") == kept
    chosen(tasks, "dropCollection")
    assert library.entries("two") == ()
    window.bin.fill()
    window.bin.menu().actions()[0].trigger()
    assert library.entries("two") == kept
    assert window.collection == "two"
    # A collection is gone through and its answers are kept
    session, notice = tasks._workspace.session, tasks._workspace.notice
    import_all(qtbot, tasks, tmp_path / "pair.txt", posed()[:2])
    tasks.window.starting.click()
    session.play(tasks.task().right[-1])
    notice.offer("nextTask").click()
    assert tasks.task().code == posed()[1].code
    session.play(mistaken(session.position))
    tasks._workspace.windows.show("puzzles")
    tasks.window.show_collection("pair")
    assert [note.rpartition(" · ")[2] for note in listed(tasks)] == ["solved", "missed"]
    assert tasks.window.library.following("pair", posed()[1].code) is None
    # Bad input is a sentence and changes nothing
    window = tasks.window
    tasks._workspace.windows.show("puzzles", "tg1-nonsense")
    assert "code" in window.status.text()
    over = DOMINO.parse("1x2", Side.MAX)
    window.show_link(code_of(Task(DOMINO, over, over.moves())))
    qtbot.waitUntil(lambda: window.status.text().startswith("This is not a puzzle"), timeout=LONG)
    (tmp_path / "bad.json").write_text("{}")
    window.show_link(f"file:{tmp_path / 'bad.json'}")
    assert "not a collection of puzzles" in window.status.text()
    assert len(window.library.shelf.names()) == 4


def test_collections_survive_the_end_of_the_program() -> None:
    entries = tuple(map(entry_of, posed()))
    with Store.open() as store:
        Collections(store).put("one", entries)
    with Store.open() as store:
        assert Collections(store).entries("one") == entries
        assert [entry.task for entry in entries] == list(posed())
        store.save("puzzles of broken", {"puzzles": [{"code": 3}, 4, {"code": "tg1-x"}]})
        assert [entry.code for entry in Collections(store).entries("broken")] == ["tg1-x"]


def test_what_came_of_a_file_of_puzzles_is_said_without_a_window() -> None:
    assert added(3, 3, 3, stopped=False) == "3 puzzles were added."
    assert added(3, 3, 1, stopped=False).endswith("The others are in the collection already.")
    assert "2 were left out" in added(3, 1, 1, stopped=False)
    assert added(3, 1, 1, stopped=True) == "1 puzzle was added. Stopped."


def test_a_puzzle_that_was_removed_goes_back_to_its_place_beside_what_came_since(store: Store) -> None:
    library = Collections(store)
    one, two, three = (Entry({"code": code_of(task)}) for task in posed())
    library.put("mine", [one, two])
    undo = library.remove("mine", {one.code})
    assert library.entries("mine") == (two,)
    library.put("mine", [two, three])
    undo()
    assert library.entries("mine") == (one, two, three)


# Sheets -----------------------------------------------------------------------------------------------------------


@walked(("many", "pages"), [(1, 2), (6, 2), (7, 3)])
@walked("paper", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_six_puzzles_are_a_page_and_the_solutions_the_last(
    qtbot: QtBot, tmp_path: Path, paper: QPageSize.PageSizeId, many: int, pages: int
) -> None:
    puzzles = [posed()[number % 3] for number in range(many)]
    printed = printed_puzzles(puzzles)
    before, _, solutions = printed.document.toPlainText().partition("Solutions")
    assert before.count("\ufffc") == many, "a picture each"
    for number, puzzle in enumerate(puzzles, 1):
        assert f"{number}. {puzzle.question()}" in before
        assert puzzle.position.write(puzzle.right[0]) in solutions
    assert pages_of(printed, paper, tmp_path) == pages


def pages_of(printed: PrintDocument, paper: QPageSize.PageSizeId, folder: Path) -> int:
    """The number of pages in the PDF."""
    printer = QPrinter()
    printer.setPageSize(QPageSize(paper))
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(folder / "sheet.pdf"))
    printed.print_on(printer)
    counts = re.findall(rb"/Type /Pages.*?/Count (\d+)", (folder / "sheet.pdf").read_bytes(), re.DOTALL)
    return int(counts[0])


@walked("paper", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_the_longest_solutions_of_the_largest_sheet_are_one_page(
    qtbot: QtBot, tmp_path: Path, paper: QPageSize.PageSizeId
) -> None:
    start = DominoPosition.start(8, 8)
    game = random_game(start, random.Random(2))
    cut = len(game) - DEPTHS[-1] - 1
    puzzle = Task(DOMINO, start, game[:cut], len(game), right=game[cut : cut + 1], line=game[cut:])
    assert pages_of(printed_puzzles([puzzle] * MOST), paper, tmp_path) == MOST // 6 + 1


def test_a_collection_is_made_of_a_level_or_the_search_cancelled(qtbot: QtBot, tasks: Tasks) -> None:
    window, own = tasks.window, tasks._workspace.session.record.id
    window.form.board.setCurrentIndex(window.form.board.findData("8x8"))
    window.form.distance.setCurrentIndex(window.form.distance.count() - 1)
    window.form.many.setValue(MOST)
    chosen(tasks, "collectPuzzles")
    assert not window.finding.isEnabled()
    window.progress_bar.cancel.click()
    qtbot.waitUntil(window.finding.isEnabled, timeout=30_000)
    assert window.status.text() == "Stopped."
    window.form.board.setCurrentIndex(window.form.board.findData("4x4"))
    window.form.distance.setCurrentIndex(0)
    window.form.many.setValue(3)
    chosen(tasks, "collectPuzzles")
    qtbot.waitUntil(lambda: len(window.rows) == 3 and bool(window.collection), timeout=LONG)
    assert len({row.task.position.key() for row in window.rows}) == 3
    for row in window.rows:
        assert keeping(row.task.position) == [row.task.solution]
    assert tasks._workspace.session.record.id == own, "the game stays on the board"


# Mistakes ---------------------------------------------------------------------------------------------------------


def test_the_board_comes_to_the_front_before_the_list_goes(plugged: Plugged, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the keys go to the window that was used before the list, and it covers the board."""
    listed, seen = plugged.windows.show("puzzles"), []
    monkeypatch.setattr(plugged.windows, "to_front", lambda: seen.append(listed.isVisible()))
    plugged.features["tasks"].begin(posed()[:1])
    assert (seen, listed.isVisible()) == ([True], False)


def test_all_mistakes_are_listed_and_practised(qtbot: QtBot, plugged: Plugged) -> None:
    record, session, notice = planted(), plugged.controller.session, plugged.notice
    plugged.store.put_game(record)
    before, tasks = session.record, plugged.features["tasks"]
    plugged.actions["myMistakes"].trigger()
    shown = plugged.windows.get("myMistakes")
    numbers = [number for number, _, _ in wrong(record)]
    qtbot.waitUntil(lambda: shown.table.rowCount() == len(numbers), timeout=LONG)
    assert str(len(numbers)) in shown.summary.text()
    shown.table.selectRow(0)
    asked = shown.rows[0].task
    why = sentences(reasons(asked.position, asked.played, make_engine(DOMINO), Run()))
    qtbot.waitUntil(lambda: shown.status.text() == why, timeout=LONG)
    qtbot.keyClick(shown.table, Qt.Key.Key_Return)
    assert tasks.round.total == 1, "Enter asks the chosen row, and not what is due as well"
    assert not shown.isVisible(), "it leaves the board free"
    notice.closing.click()
    plugged.actions["myMistakes"].trigger()
    qtbot.waitUntil(lambda: len(shown.chosen) == len(numbers), timeout=LONG)
    shown.starting.click()
    assert tasks.round.total == len(numbers), "what is due was selected"
    for number in numbers:
        position = record.tree.position_at(record.line[: number - 1])
        assert session.position == position
        assert not session.record.hints
        assert not plugged.actions["showValues"].isEnabled()
        assert str(worth(position)) in notice.text.text()
        plugged.controller.play(keeping(position)[-1])
        qtbot.waitUntil(lambda: notice.offer("nextTask") is not None, timeout=LONG)
        click(qtbot, plugged.host, "nextTask")
    assert session.record.id == before.id, "the game before is on the board again"
    assert f"{len(numbers)} of {len(numbers)}" in notice.text.text()
    tomorrow = datetime.date.today() + datetime.timedelta(1)
    assert [(card.box, card.due) for card in cards(plugged.store).values()] == [(1, tomorrow)] * len(numbers)
    click(qtbot, plugged.host, "moreTasks")
    qtbot.waitUntil(lambda: "0 mistakes are due" in shown.summary.text(), timeout=LONG)
    assert not [row for row in plugged.store.games() if row.id != record.id], "exercises are no games"


def test_a_wrong_move_is_tried_again_shown_and_asked_later(qtbot: QtBot, plugged: Plugged) -> None:
    session, notice, tasks = plugged.controller.session, plugged.notice, plugged.features["tasks"]
    asked = asked_of(planted())[:2]
    tasks.begin(asked)
    plugged.controller.play(asked[0].played)
    qtbot.waitUntil(lambda: notice.offer("tryAgain") is not None, timeout=LONG)
    (card,) = cards(plugged.store).values()
    assert (card.missed, card.due) == (1, datetime.date.today() + datetime.timedelta(1))
    position, board = asked[0].position, plugged.controller.view.board
    after = position.play(asked[0].played)
    (reply,) = board.proposed
    assert board.crossed == asked[0].played
    assert worth(after.play(reply)) == worth(after), "beside the reply that punishes it"
    click(qtbot, plugged.host, "tryAgain")
    assert session.position == position
    assert board.crossed == asked[0].played
    click(qtbot, plugged.host, "showSolution")
    qtbot.waitUntil(lambda: notice.offer("askLater") is not None, timeout=LONG)
    assert session.position == position
    pointed = board.proposed
    assert pointed
    assert board.crossed is None, "the cross would lie over what is right"
    assert notice.text.text().startswith(f"{position.write(pointed[0])} ")
    assert set(pointed) <= set(keeping(position))
    assert session.record.hints
    assert plugged.panels.graph.isVisibleTo(plugged.host), "as its command says"
    click(qtbot, plugged.host, "askLater")
    assert session.position == asked[1].position
    click(qtbot, plugged.host, "skipTask")
    assert session.position == asked[0].position, "what was missed comes back in the round"
    assert list(cards(plugged.store)) == [asked[0].code], "what was skipped is not counted"
    qtbot.keyClick(notice.offer("skipTask"), Qt.Key.Key_Space)
    assert PRACTICE not in session.record.extra


def test_the_solution_can_be_played_out(qtbot: QtBot, plugged: Plugged) -> None:
    asked, session = asked_of(planted())[0], plugged.controller.session
    plugged.features["tasks"].begin([asked])
    click(qtbot, plugged.host, "showSolution")
    qtbot.waitUntil(lambda: plugged.notice.offer("playSolution") is not None, timeout=LONG)
    click(qtbot, plugged.host, "playSolution")
    qtbot.waitUntil(lambda: session.position.is_over, timeout=LONG)
    assert session.position.value() == asked.value
    click(qtbot, plugged.host, "backToGame")
    assert session.position == asked.position
    assert plugged.notice.offer("playSolution") is not None


@walked("key", GAMES)
def test_every_game_is_practised(qtbot: QtBot, plugged: Plugged, key: str) -> None:
    setups = {"ellie": "3x4", "heaps": "grundy:7", "matching": "path:6", "evaluate": "x/y+z"}
    setup = setups.get(key, "3x4" if key == "domino" else GAMES[key].example)
    asked = asked_of(planted(key, setup, 1))[:1]
    plugged.features["tasks"].begin(asked)
    notice, position = plugged.notice, asked[0].position
    assert plugged.controller.session.position == position
    for move in position.moves():
        plugged.controller.play(move)
        name = "nextTask" if worth(position.play(move)) == worth(position) else "tryAgain"
        qtbot.waitUntil(lambda name=name: notice.offer(name) is not None, timeout=LONG)
        if name == "nextTask":
            break
        assert " costs " in notice.text.text() or "gives the win away" in notice.text.text()
        click(qtbot, plugged.host, name)
    click(qtbot, plugged.host, "nextTask")


def test_the_end_of_a_game_offers_its_mistakes(qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar) -> None:
    action = plugged.actions["practise"]
    to_the_end(plugged)
    assert action.text() == "Try my mistakes again", "without a number: at most what bounds prove is known yet"
    plugged.actions["review"].trigger()
    reviewing, session = plugged.features["review"], plugged.controller.session
    qtbot.waitUntil(lambda: reviewing.result is not None, timeout=LONG)
    mistakes = reviewing.result.mistakes
    assert len(mistakes) >= 1
    send_changes(plugged)
    assert action.isEnabled()
    assert str(len(mistakes)) in action.text()
    reviewing.leave()
    button = game_over_bar.findChild(QWidget, "practiseAtEnd")
    assert button.isVisible()
    assert button.accessibleName() == action.text()
    line = session.record.line
    button.click()
    assert session.tree.cursor == line[: mistakes[0].ply - 1]
    assert PRACTICE in session.record.extra


def test_the_number_of_mistakes_is_said_once_all_are_known(plugged: Plugged) -> None:
    games = (played("domino", "3x4", seed, (YOU, YOU)) for seed in range(20))
    record = next(each for each in games if len(list(wrong(each))) > 1)
    session, action = plugged.controller.session, plugged.actions["practise"]

    def prove(*plies: int) -> None:
        for ply in plies:
            value = worth(record.tree.position_at(record.line[:ply]))
            session.learn(Bounds(value, value), record.line[:ply])
        send_changes(plugged)

    plugged.controller.open(record)
    last, *_ = reversed(list(wrong(record)))
    prove(last[0] - 1, last[0])
    assert len(list(own_mistakes(session.record, {YOU.name}))) == 1
    assert (action.text(), action.isEnabled()) == ("Try my mistakes again", True), "there may be more"
    prove(*range(len(record.line) + 1))
    assert action.text() == f"Try my {len(list(wrong(record)))} mistakes again"


def test_a_workspace_without_mistakes_says_so(qtbot: QtBot, workspace: Workspace, features: dict[str, Any]) -> None:
    workspace.actions["myMistakes"].trigger()
    shown = workspace.windows.get("myMistakes")
    qtbot.waitUntil(lambda: shown.question.text().startswith("No mistakes are known"), timeout=LONG)
    assert not shown.starting.isEnabled()
    assert shown.games.isVisible()
    assert not workspace.actions["practise"].isEnabled()


def test_a_round_counts_first_answers_only() -> None:
    asked = posed()[:2]
    going = Round(asked)
    assert (going.number, going.total) == (1, 2)
    going.answer(False)
    going.answer(True)
    going.forward(again=True)
    assert going.number == 2
    going.answer(True)
    assert going.forward() == asked[0]
    assert (going.number, going.right, going.missed) == (2, 1, 1)
    assert going.forward() is None


def test_every_board_shows_the_reply_that_punishes(plugged: Plugged) -> None:
    for key, start in (("heaps", "nim:3,4"), ("sharing", "grid:2x2,edges,faces,2"), ("evaluate", "x-y")):
        plugged.controller.begin(GAMES[key].parse(start, GAMES[key].sides[0]))
        view, reply = plugged.controller.view, plugged.session.position.moves()[0]
        before = view.pieces.grab().toImage()
        view.set_exercise(None, reply)
        assert view.pieces.grab().toImage() != before, key


# The moves of a game ----------------------------------------------------------------------------------------------


def test_a_game_is_guessed_and_comes_back_with_the_score(plugged: Plugged, qtbot: QtBot) -> None:
    record = new_record("domino", DominoPosition.start(2, 3))
    for move in ("a1-a2", "b1-b2", "c1-c2"):
        record = record.with_tree(record.tree.add(record.tree.position.read(move)))
    record = record.ended()
    plugged.store.put_game(record)
    plugged.controller.open(record)
    send_changes(plugged)
    said, tasks = plugged.notice.text, plugged.features["tasks"]
    plugged.actions["guessMoves"].trigger()
    window = tasks.window
    row, other = window.rows  # the third move was the only one left
    assert (row.task.played, other.task.played) == record.line[:2]
    window.starting.click()
    assert said.text() == "MAX to move. What was played?"
    assert not plugged.session.tree.cursor
    plugged.controller.play(plugged.session.position.read("c1-c2"))
    qtbot.waitUntil(lambda: said.text().startswith("Right"), timeout=LONG)
    assert said.text() == "Right: c1–c2 keeps the value. a1–a2 was played."
    assert not cards(plugged.store), "a guess has no card"
    plugged.notice.offer("nextTask").click()
    assert said.text() == "1 of 1 found on the first try."
    assert plugged.session.record.id == record.id
    assert [row.id for row in plugged.store.games()] == [record.id]
    tasks.begin([row.task])
    plugged.controller.play(plugged.session.position.read("a1-b1"))
    # Upright at an end, a square of four is left: 3 dominoes in all. After a1-b1, MIN's b2-c2 leaves no room: 2.
    qtbot.waitUntil(lambda: said.text().startswith("a1–b1 costs 1: 3 became 2."), timeout=LONG)
    assert said.text().endswith("a1–a2 was played.")
    assert plugged.notice.offer("tryAgain") is None


def test_a_kept_puzzle_is_a_task_again() -> None:
    for task in posed():
        record = task_record(task, collection="mine")
        assert task_of(record) == task
        assert collection_of(record) == "mine"
        assert not record.hints
