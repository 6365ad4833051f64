"""Lessons: each can be done by keyboard, its claims agree with independent searches, and progress is saved."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import assert_named, settle
from tests.records.test_lesson_file import TEXT
from tests.walks import walked
from tiling_gui.core.catalogue import games_in_window
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.files.opening import FileOpener
from tiling_gui.desktop.features.lessons import catalogue
from tiling_gui.desktop.features.lessons.catalogue import Lesson, lessons
from tiling_gui.desktop.features.lessons.figures import FigureView
from tiling_gui.desktop.features.lessons.steps import steps_of
from tiling_gui.desktop.features.lessons.window import LessonWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.errors import InputError
from tiling_gui.records.lesson_figures import BoardText
from tiling_gui.records.lesson_file import check_link, is_link, read
from tiling_gui.records.task import Task, judge
from tiling_gui.search.compare import read_subject
from tiling_gui.search.engine import make_engine
from tiling_gui.store import Store

Key = Qt.Key
LESSONS = lessons()
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


def opened(qtbot: QtBot, boardless: Workspace, lesson: Lesson) -> LessonWindow:
    """The window with a lesson opened by Enter in the list."""
    window = boardless.windows.show("lesson")
    window.list.setCurrentRow(
        next(
            row for row in range(window.list.count()) if window.list.item(row).data(Qt.ItemDataRole.UserRole) == lesson
        )
    )
    window.list.setFocus()
    qtbot.keyClick(window.list, Key.Key_Return)
    qtbot.waitUntil(lambda: window.in_lesson and window.lesson == lesson, timeout=20_000)
    return window


def type_answer(qtbot: QtBot, window: LessonWindow) -> None:
    """Gives a right answer to the question of the step by keyboard only."""
    page = window.page
    step = page.step
    if step.text.finds:
        assert isinstance(step.shown, BoardText)
        board = page.figures.board
        assert board is not None
        type_move(qtbot, board, step.shown, sorted(keeping(step.shown.position), key=repr)[0])
        qtbot.waitUntil(lambda: not page.finds, timeout=20_000)
    elif step.answer is not None:
        at = next(at for at, choice in enumerate(step.text.choices) if step.answer.is_right(choice))
        qtbot.keyClick(page, page.answers[at].text()[0])


def type_move(qtbot: QtBot, board: QWidget, shown: BoardText, move: Any) -> None:
    """Types a move on the board as a user does: a single character by itself, anything longer with Enter."""
    game, written = shown.subject.game.key, shown.position.write(move).replace("–", "-").replace("→", "-")
    if game in ("domino", "ellie", "matching"):
        written = written.replace("-", "")
    word = written.split()[-1]  # without "#2", "9 -" or "colour"
    target = QApplication.focusWidget()
    assert target is not None
    assert board is target or board.isAncestorOf(target)
    for sign in word:
        qtbot.keyClick(target, sign)
    if len(word) > 1 or (shown.position.to_move is Side.MIN and game == "sharing"):
        qtbot.keyClick(target, Key.Key_Return)


def assert_has_room(window: LessonWindow) -> None:
    """Asserts that text, answers and the Next button are shown in full in a small window, which keeps its size."""
    page = window.page
    assert (window.width(), window.height()) == (800, 560)
    for part in (page.words, *page.answers, page.on):
        assert part.height() >= part.heightForWidth(part.width()) - 1
        assert page.rect().contains(part.rect().translated(part.mapTo(page, QPoint(0, 0))))


@EVERY
def test_every_lesson_is_done_to_its_end_by_the_keyboard(qtbot: QtBot, boardless: Workspace, lesson: Lesson) -> None:
    window = opened(qtbot, boardless, lesson)
    window.resize(800, 560)
    page, last = window.page, len(window.page.steps) - 1
    for at in range(last + 1):
        assert page.progress.step == at
        settle(qtbot)
        assert_has_room(window)
        if page.step.text.asks:
            type_answer(qtbot, window)
            assert at in page.progress.solved, (lesson.key, at, page.said.text())
            assert page.said.text()
        if at < last:
            qtbot.keyClick(page, Key.Key_PageDown)
    assert page.progress.done
    assert catalogue.progress(boardless.store, lesson.key) == page.progress
    assert_named(window)


@walked("lesson", LESSONS)
def test_a_lesson_is_short_and_ends_with_a_puzzle(lesson: Lesson) -> None:
    steps = read(lesson.text).steps
    assert 5 <= len(steps) <= 8
    assert steps[-1].finds or steps[-1].answers
    assert sum(step.asks for step in steps) >= len(steps) // 2
    for step in steps:
        if step.finds and isinstance(step.figure, BoardText) and "single" in step.words:
            assert len(keeping(step.figure.position)) == 1
        if step.answers:
            assert 0 < sum(answer.right for answer in step.answers) < len(step.answers)


def searched(position: Any, known: dict[Any, Any]) -> Any:
    """The value by exhaustive search; shares nothing with the lessons. None if there is none."""
    if position.is_over:
        last_mover = position.to_move in (Side.FIRST, Side.SECOND)
        return (1 if position.winner() is Side.FIRST else -1) if last_mover else position.value()
    if position not in known:
        below = [searched(position.play(move), known) for move in position.moves()]
        pick: Callable[..., Any] = max if position.to_move in (Side.MAX, Side.FIRST) else min
        known[position] = pick(value for value in below if value is not None)
    return known[position]


@cache
def keeping(position: Any) -> set[Any]:
    """The moves that keep the value, by exhaustive search."""
    known: dict[Any, Any] = {}
    value = searched(position, known)
    return {move for move in position.moves() if searched(position.play(move), known) == value}


@walked("lesson", LESSONS)
def test_moves_to_be_found_are_judged_as_brute_force_does(lesson: Lesson) -> None:
    for step in read(lesson.text).steps:
        if not step.finds:
            continue
        assert isinstance(step.figure, BoardText)
        game, position = step.figure.subject.game, step.figure.position
        right = keeping(position)
        assert 0 < len(right) < len(position.moves())
        engine = make_engine(game)
        task = Task(game, step.figure.subject.position, step.figure.moves)
        assert {move for move in position.moves() if judge(task, move, engine).right} == right


ASKED = {"tiling": (3,), "evaluate": (2,), "sharing": (3, 4, 5), "matching": (3, 4, 5)}
"""The steps that ask for a value under best play."""


def right_answers(key: str, at: int) -> list[str]:
    """The right answers at a step with a choice."""
    step = read(next(lesson for lesson in LESSONS if lesson.key == key).text).steps[at]
    return [answer.text for answer in step.answers if answer.right]


@walked(
    ("key", "at"),
    [(key, at) for key, places in ASKED.items() for at in places],
)
def test_a_value_that_is_asked_for_is_the_one_of_brute_force(key: str, at: int) -> None:
    figure = read(next(lesson for lesson in LESSONS if lesson.key == key).text).steps[at].figure
    assert isinstance(figure, BoardText)
    assert right_answers(key, at) == [str(searched(figure.position, {}))]


def test_answers_that_are_published_are_right() -> None:
    # The slides: the first player wins on 2 x 3, its value is 2 as that of the octal game .007 on a heap of 6.
    assert [right_answers("ellie-2x3", at) for at in range(1, 6)] == [["N"], ["N"], ["1"], ["2"], ["SECOND"]]
    # Grundy's game, OEIS A002188: 0 for a pile of 7, 1 for one of 6. Two equal heaps of Nim: Bouton 1901.
    assert [right_answers("heaps", at) for at in (1, 4, 5)] == [["SECOND"], ["P"], ["1"]]
    # A maximal matching of a cycle of 6 has at least 2 edges, half of what a perfect one has rounded up.
    assert right_answers("matching", 2) == ["2"]
    assert right_answers("tiling", 2) == ["2"]
    assert right_answers("tiling", 4) == ["MAX"]
    assert right_answers("sharing", 0) == ["2"]
    assert right_answers("evaluate", 4) == ["into x only"]


def test_answers_are_explained_shown_and_stay_in_their_places(qtbot: QtBot, boardless: Workspace) -> None:
    # A wrong answer is explained and can be mended
    window = opened(qtbot, boardless, LESSONS[0])
    page = window.page
    board = page.figures.board
    assert board is not None
    for sign in "a1b1":
        qtbot.keyClick(board, sign)
    qtbot.keyClick(board, Key.Key_Return)
    qtbot.waitUntil(lambda: "costs" in page.said.text(), timeout=20_000)
    assert page.said.text().startswith("a1–b1 costs 1: 1 became 2.")
    start = page.step.shown.position
    assert (board.crossed, board.proposed) == (start.read("a1b1"), (start.read("c1d1"),)), "with its refutation"
    assert not page.progress.solved
    assert page.reveal.isVisible()
    type_answer(qtbot, window)
    assert page.progress.solved == {0}
    assert page.said.text().startswith("Right: b1–c1 keeps the value.")
    assert not page.reveal.isVisible(), "the move stands on the board: there is nothing left to be shown"
    # A board of a lesson is played in the main window
    while not isinstance(page.step.shown, BoardText) or not page.step.shown.moves:
        page.go_on()
    qtbot.mouseClick(page.play_it, Qt.MouseButton.LeftButton)
    assert boardless.session.start == page.step.shown.subject.position
    assert boardless.session.position == page.step.shown.position
    # The answer that is shown does not count
    page.show_lesson(LESSONS[0].key, page.steps, catalogue.LessonProgress())
    qtbot.mouseClick(page.reveal, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "keeps the value" in page.said.text(), timeout=20_000)
    assert not page.progress.solved
    page.go_on()
    page.go_on()
    qtbot.mouseClick(page.reveal, Qt.MouseButton.LeftButton)
    assert page.said.text() == "The answer is 2. 2 free squares have no free neighbour."
    assert [button.text() for button in page.answers if "✓" in button.text()] == ["2 ✓"]
    assert "2, the right answer" in [button.accessibleName() for button in page.answers]
    assert not page.progress.solved
    # No two answers of a choice have the same key
    for texts, keys in ((("0", "2", "5"), "025"), (("1", "2", "3", "12"), "abcd"), (("P", "N"), "ab")):
        answers = "\n".join(f"- [x] {text}" for text in texts)
        asked = read(f"# T\n\nformat: tiling-gui lesson 1\n\n## 1\n\nWhich?\n\n{answers}\n")
        page.show_lesson("", steps_of(asked), catalogue.LessonProgress())
        assert "".join(button.text()[0] for button in page.answers) == keys
        qtbot.keyClick(page, keys[-1])
        assert page.progress.solved == {0}
    # Answers stay under the pointer when one is given
    window.show_link("alpha-beta")
    qtbot.waitUntil(lambda: window.lesson is not None and window.lesson.key == "alpha-beta")
    window.resize(420, 560)  # most sentences take two lines there
    page._show()
    settle(qtbot)
    places = [answer.mapTo(page, QPoint()) for answer in page.answers]
    wrong = next(at for at, answer in enumerate(page.step.text.answers) if not answer.right)
    qtbot.mouseClick(page.answers[wrong], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.reveal, Qt.MouseButton.LeftButton)
    settle(qtbot)
    assert page.said.text()
    moved = [
        (answer.mapTo(page, QPoint()) - place).manhattanLength()
        for answer, place in zip(page.answers, places, strict=True)
    ]
    assert max(moved) <= 1, "a pixel: words may be that much higher than an empty line"


def test_a_wrong_move_of_any_game_stays_with_its_reply(qtbot: QtBot, boardless: Workspace) -> None:
    figures = FigureView(boardless)
    qtbot.addWidget(figures)
    figures.resize(600, 400)
    figures.show()
    for game in games_in_window():
        start = read_subject(f"{game.key}:{game.example}")
        move = start.position.moves()[0]
        after = start.position.play(move)
        figures.show_figure(BoardText(start), interactive=True)
        before = figures.grab().toImage()
        figures.mark(move, reply=None if after.is_over else after.moves()[0])
        assert figures.grab().toImage() != before, game.key
    figures.rest()


def test_progress_is_kept_and_a_lesson_that_was_open_is_open_again(qtbot: QtBot, boardless: Workspace) -> None:
    # Progress is there after the program ended at once
    window = opened(qtbot, boardless, LESSONS[0])
    type_answer(qtbot, window)
    qtbot.keyClick(window.page, Key.Key_PageDown)
    assert catalogue.progress(boardless.store, LESSONS[0].key) == catalogue.LessonProgress(1, frozenset({0}))
    qtbot.keyClick(window, Key.Key_Escape)
    assert not window.in_lesson
    assert window.list.currentItem().text().strip().endswith("started, at step 2")
    qtbot.keyClick(window.list, Key.Key_Return)
    qtbot.waitUntil(lambda: window.in_lesson)
    assert window.page.progress.step == 1
    # After the last step comes the next lesson
    for _ in window.page.steps[1:]:
        qtbot.keyClick(window.page, Key.Key_PageDown)
    qtbot.waitUntil(lambda: window.lesson == LESSONS[1])
    assert window.page.progress.step == 0
    # A lesson that was open is open again and a list stays a list
    window.page.leave_requested.emit()
    window = opened(qtbot, boardless, LESSONS[0])
    last = len(window.page.steps) - 1
    for _ in range(last):
        window.page.go_on()
    catalogue.save(boardless.store, LESSONS[0].key, catalogue.LessonProgress(last, done=True))
    boardless.windows._made.pop("lesson").close()
    again = boardless.windows.show("lesson")  # as another start of the program finds it
    qtbot.waitUntil(lambda: again.in_lesson)
    assert again.page.progress == catalogue.LessonProgress(last, done=True), "it does not begin anew"
    again.page.leave_requested.emit()
    boardless.windows._made.pop("lesson").close()
    third = boardless.windows.show("lesson")
    settle(qtbot)
    assert third._opening.job is None
    assert not third.in_lesson
    # What cannot be read opens the list
    for kept in (None, 3, "no such lesson", ["tiling"]):
        boardless.store.save("open lesson", kept)
        lessons = boardless.windows.show("lesson")
        assert lessons._opening.job is None
        assert not lessons.in_lesson
        boardless.windows._made.pop("lesson").close()


def test_progress_is_on_disk_before_the_window_is_closed() -> None:
    now = catalogue.LessonProgress(2, frozenset({0, 1}), done=True)
    with Store.open() as first, Store.open() as second:
        catalogue.save(first, "tiling", now)
        assert catalogue.progress(second, "tiling") == now


@walked("kept", ["x", {"step": -1}, {"step": 1, "solved": 3}, {"step": 99, "solved": [0, "a"]}, None])
def test_progress_that_cannot_be_read_begins_anew(store: Store, kept: object) -> None:
    store.save("lesson-tiling", kept)
    found = catalogue.progress(store, "tiling")
    assert found.solved <= {0}
    assert not found.done


def test_a_key_is_used_once() -> None:
    assert len({lesson.key for lesson in LESSONS}) == len(LESSONS)


def test_links_and_files_open_lessons_and_trees(qtbot: QtBot, boardless: Workspace, tmp_path: Path) -> None:
    # A link opens a lesson at a step
    opening = FileOpener(boardless)
    assert opening.files(["lesson:alpha-beta#3"])
    window = boardless.windows.show("lesson")
    qtbot.waitUntil(lambda: window.in_lesson, timeout=20_000)
    assert window.lesson is not None
    assert (window.lesson.key, window.page.progress.step) == ("alpha-beta", 2)
    # A link opens a tree with its method
    link = "watch:negascout;tree:[[3, 5], [2, 9]]"
    check_link(link)
    assert FileOpener(boardless).files([link])
    window = boardless.windows.get("watchSearch")
    qtbot.waitUntil(lambda: window.watched is not None)
    assert (window.watched.method, window.watched.subject.text) == ("negascout", "tree:[[3, 5], [2, 9]]")
    # A teacher s own file is opened done and remembered
    file = tmp_path / "lesson #1.md"
    file.write_text(TEXT, encoding="utf-8")
    before = boardless.controller.session.record
    assert FileOpener(boardless).files([str(file)])
    window = boardless.windows.show("lesson")
    qtbot.waitUntil(lambda: window.page.title.text() == "Two by three", timeout=20_000)
    type_answer(qtbot, window)
    window.page.go_on()
    type_answer(qtbot, window)
    assert catalogue.progress(boardless.store, "two-by-three").done
    assert boardless.controller.session.record is before, "the board stays as it is"
    window.page.go_on()
    assert not window.in_lesson
    file.write_text(TEXT.replace("at: 13", "at: 99"), encoding="utf-8")
    window.show_link(f"file:{file}")
    qtbot.waitUntil(lambda: "Line 22" in window.status.text())


@walked("link", ["lesson:alpha", "lesson:alpha-beta#x", "watch:guess;tree:[1]", "watch:mtdf;tree:[1", "watch:"])
def test_a_link_that_leads_nowhere_is_refused(link: str) -> None:
    assert is_link(link)
    with pytest.raises(InputError):
        check_link(link)


def test_no_lesson_is_opened_beside_a_file_that_is_refused(boardless: Workspace, tmp_path: Path) -> None:
    lesson, broken = tmp_path / "lesson.md", tmp_path / "game.json"
    lesson.write_text(TEXT, encoding="utf-8")
    broken.write_text("{", encoding="utf-8")
    opening = FileOpener(boardless)
    assert not opening.files([str(lesson), str(broken)])
    assert "game.json" in opening.said
    assert boardless.windows.get("lesson") is None
