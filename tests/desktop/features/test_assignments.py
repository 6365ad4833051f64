"""Assignments in the window: written from the position on screen, answered by keyboard, marked."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.features.test_lessons import type_move
from tests.records.test_assignment import ANSWERS, ASSIGNMENT
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.figure import Text
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.files.opening import FileOpener
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.features.lessons.sheet import printed, sheet_of, to_latex
from tiling_gui.desktop.features.lessons.tree_drawing import draw_stack
from tiling_gui.desktop.features.lessons.window import LessonWindow
from tiling_gui.desktop.features.lessons.writing import LEAVES, QUESTION_KINDS, VALUE, question
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.records.assignment import read_answers, solutions, student_copy
from tiling_gui.records.lesson_figures import BoardText
from tiling_gui.records.lesson_file import read
from tiling_gui.records.lesson_writing import board_lines

HEAD = "# T\n\nformat: tiling-gui lesson 1\nanswers: hidden\n\n"


@walked("key", GAMES)
def test_every_question_about_every_game_is_read_and_solved(key: str) -> None:
    game = GAMES[key]
    start = game.parse(game.example, game.sides[0])
    lines = board_lines(game, start, ())
    steps = "\n".join(question(kind, lines, number) for number, kind in enumerate(QUESTION_KINDS, 1))
    found = solutions(read(HEAD + steps))
    value = "winner" if key in ("heaps", "ellie") else "value"
    assert [each.asks for each in found] == ["move", value, "choice", "text"]
    tree = ["tree: [[3, 5], [2, 9]]", "search: alphabeta", "first: MIN"]
    asked = [question(kind, tree, 1) for kind in (VALUE, LEAVES)]
    # MIN takes the least of MAX's options: 5 for the first; the second is cut off at its last leaf, 9
    assert [each.right for each in solutions(read(HEAD + "\n".join(asked)))] == [("5",), ("4",)]


def test_the_sheet_has_the_solutions_apart() -> None:
    text = to_latex(sheet_of(ASSIGNMENT, Run()))
    questions, solved = text.split(r"\newpage")
    assert questions.count("tikzpicture") == 12
    assert "a1-a2, b1-b2, c1-c2" not in questions
    assert "a1-a2, b1-b2, c1-c2" in solved
    assert "(2 points)" in questions


BARE = """## 1

Who wins nim with heaps of 1 and 1?

- [ ] FIRST
- [x] SECOND

points: 2

## 2

Find a move that wins.

board: heaps:nim:1,2
find: best
"""


def test_a_question_without_a_picture_and_the_turn_on_a_line_of_its_own() -> None:
    sheet = sheet_of(HEAD + BARE, Run())
    name, *questions = sheet.questions
    assert name.words[0].startswith("Name ___")
    assert [part.picture is None for part in questions] == [True, False]
    assert [len(part.choices) for part in questions] == [2, 1], "two answers, and a line to write the move on"
    assert [part.words for part in questions] == [
        ["1. Who wins nim with heaps of 1 and 1? (2 points)"],
        ["2. Find a move that wins. (1 point)", "FIRST to move."],
    ]
    assert to_latex(sheet).count(r"\begin{tikzpicture}") == 1
    assert r"\par FIRST to move." in to_latex(sheet)
    assert printed(sheet).document.toPlainText().count("\ufffc") == 1, "one picture"


def test_an_answer_in_words_has_more_lines_than_a_number() -> None:
    asked = "## 1\n\nWhy?\n\nask: text\n\n## 2\n\nHow much?\n\nnim-sum: 5 3\nask: value\n"
    _, words, number = sheet_of(HEAD + asked, Run()).questions
    assert len(words.choices) > len(number.choices) == 1


def test_numbers_on_a_stack_have_a_true_minus() -> None:
    drawing = draw_stack(["5", "-3", "x-1", "-"])
    drawn = [shape.text for shape in drawing.picture.shapes if isinstance(shape, Text)]
    assert drawn == ["5", "−3", "x-1", "-"]


def answering(qtbot: QtBot, boardless: Workspace, file: Path) -> LessonWindow:
    """The window with the assignment of a file, opened as by a double click."""
    assert FileOpener(boardless).files([str(file)])
    window = boardless.windows.show("lesson")
    qtbot.waitUntil(lambda: window.is_answering and file.stem in window.file, timeout=20_000)
    return window


def kept(window: LessonWindow) -> Any:
    """The answers on disk after the last one was saved."""
    assert window._soon.isActive()
    window._soon.timeout.emit()
    return read_answers(Path(window.file).read_text(encoding="utf-8"))


def test_answers_are_given_by_keys_and_kept_beside_the_file(qtbot: QtBot, boardless: Workspace, tmp_path: Path) -> None:
    file = tmp_path / "week3.md"
    file.write_text(student_copy(ASSIGNMENT), encoding="utf-8")
    window = answering(qtbot, boardless, file)
    page = window.page
    qtbot.keyClicks(page.name, "Anna")
    assert kept(window).name == "Anna"
    page.take_focus()
    board = page.figures.board
    assert board is not None
    assert isinstance(page.step.shown, BoardText)
    position = page.step.shown.position
    for move in position.moves()[:2]:  # the second replaces the first
        type_move(qtbot, board, page.step.shown, move)
        assert kept(window).given == {1: position.write(move).replace("–", "-")}
        assert position.write(move).replace("–", "-") in page.said.text()
    assert not page.reveal.isVisible()
    page.go_on()
    qtbot.keyClicks(page.field, "5")
    page.go_on()
    qtbot.keyClick(page, "b")
    qtbot.keyClick(page, "a")
    assert [button.text() for button in page.answers] == ["a  FIRST ✓", "b  SECOND"]
    for _ in range(3):
        page.go_on()
    qtbot.keyClicks(page.text, "So: 9")
    page.go_on()
    assert (kept(window).given[2], kept_given(window)[3], kept_given(window)[6]) == ("5", "FIRST", "So: 9")
    assert "4 of 6" in window.status.text()
    again = answering(qtbot, boardless, file)
    assert again.page.given == kept_given(window)
    assert again.page.name.text() == "Anna"


def kept_given(window: LessonWindow) -> dict[int, str]:
    return read_answers(Path(window.file).read_text(encoding="utf-8")).given


def test_an_assignment_is_written_from_the_screen_tried_and_marked(
    qtbot: QtBot, boardless: Workspace, tmp_path: Path
) -> None:
    # It is written from what is on the screen
    window = boardless.windows.show("assignment")
    qtbot.waitUntil(lambda: "no questions yet" in window.status.text(), timeout=20_000)
    assert not window.exporting.isEnabled()
    students = window.findChild(QPushButton, "assignmentStudents")
    assert not students.isEnabled(), "a file without questions can't be opened"
    watch = boardless.windows.show("watchSearch")
    assert isinstance(watch, WatchWindow)
    qtbot.waitUntil(lambda: watch.watched is not None, timeout=20_000)
    watch.panel.assigning.click()
    qtbot.waitUntil(window.exporting.isEnabled, timeout=20_000)
    assert students.isEnabled()
    assert "2 questions, 2 points" in window.status.text()
    window.writing.add_position("text")
    window.writing._soon.timeout.emit()
    assert boardless.store.load("assignment") == window.writing.text.toPlainText()
    qtbot.waitUntil(lambda: "3 questions" in window.status.text(), timeout=20_000)
    file = tmp_path / "faulty.md"
    file.write_text(ASSIGNMENT.replace("ask: value", "ask: worth"), encoding="utf-8")
    window.writing.open_text(str(file))
    qtbot.waitUntil(lambda: "Line 20" in window.status.text(), timeout=20_000)
    window.writing.text.undo()
    assert window.writing.text.toPlainText().count("\n## ") == 3
    # A trial keeps nothing
    window = boardless.windows.show("assignment")
    window.writing.text.setPlainText(ASSIGNMENT)
    window.writing.try_requested.emit(ASSIGNMENT)
    qtbot.waitUntil(lambda: window.is_answering, timeout=20_000)
    qtbot.keyClicks(window.page.name, "Me")
    window._soon.timeout.emit()
    assert window.file == ""
    assert window.page.all.text() == "Back to the text"
    qtbot.mouseClick(window.page.all, Qt.MouseButton.LeftButton)
    assert not window.is_answering
    assert window.writing.text.toPlainText() == ASSIGNMENT
    window.open_drill("nim")
    assert window.page.all.text() == "All lessons", "from questions at random one gets to the list"
    # Answers are marked in the window
    window = boardless.windows.show("assignment")
    assert isinstance(window, LessonWindow)
    task, answers, table = tmp_path / "week3.md", tmp_path / "anna.json", tmp_path / "marks.csv"
    task.write_text(ASSIGNMENT, encoding="utf-8")
    answers.write_text(ANSWERS, encoding="utf-8")
    window.writing.open_text(str(task))
    window.writing.mark([str(answers), str(task)], str(table))
    qtbot.waitUntil(lambda: table.exists() and window.writing.sheet is not None, timeout=20_000)
    qtbot.waitUntil(lambda: "week3.md: " in window.status.text(), timeout=20_000)  # whichever was ready first
    assert table.read_text(encoding="utf-8-sig").splitlines()[1].startswith(f"{answers},Anna,2,1,0,0,1,,4,")
