"""Trees in Watch: made at random, drawn by clicking, asked about, and given as exercises."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.features.test_drills import KNUTH, Run, all_leaves, nested
from tiling_gui.desktop.features.lab.exercises import ExerciseOptions, exercise_text, make_exercises
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.features.lessons.sheet import sheet_of, to_latex
from tiling_gui.desktop.features.lessons.window import LessonWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.search.typed_tree import random_tree


@pytest.fixture
def window(qtbot: QtBot, boardless: Workspace) -> WatchWindow:
    made = WatchWindow(boardless)
    qtbot.addWidget(made)
    made.resize(1000, 640)
    made.show()
    made.panel.tree.setPlainText(KNUTH)
    made.panel.method.show_method("alphabeta")
    made.panel.watching.click()
    qtbot.waitUntil(lambda: made.watched is not None)
    return made


def test_a_tree_is_drawn_by_clicking_made_at_random_and_asked_about(qtbot: QtBot, window: WatchWindow) -> None:
    # A tree is drawn by clicking
    bar = window.panel.draw
    bar.on.setChecked(True)

    def click(*path: int) -> None:
        qtbot.mouseClick(window.tree.viewport(), Qt.MouseButton.LeftButton, pos=window.tree.place_of(path))
        assert bar.path == path

    def changed(act: Any) -> None:
        before = window.watched
        act()
        qtbot.waitUntil(lambda: window.watched is not before)

    click(1, 2)
    changed(bar.removing.click)
    assert window.panel.tree.toPlainText() == "[[3, 12, 8], [2, 4], [14, 5, 2]]"
    assert bar.path == (1,)
    changed(bar.child.click)
    click(1, 2)
    bar.value.setText("16/3")
    changed(lambda: qtbot.keyClick(bar.value, Qt.Key.Key_Return))
    assert window.panel.tree.toPlainText() == "[[3, 12, 8], [2, 4, 16/3], [14, 5, 2]]"
    bar.value.setText("[")
    qtbot.keyClick(bar.value, Qt.Key.Key_Return)
    assert "cannot be read" in window.panel.typed.faults.text()
    assert window.panel.tree.toPlainText() == "[[3, 12, 8], [2, 4, 16/3], [14, 5, 2]]"
    bar.on.setChecked(False)
    step = window.step
    qtbot.mouseClick(window.tree.viewport(), Qt.MouseButton.LeftButton, pos=window.tree.place_of((1,)))
    assert window.step > step, "a click goes to the step again"
    # A search is asked about
    window.panel.tree.setPlainText(KNUTH)
    changed(window.panel.watching.click)
    window.panel.asking.click()
    lessons = window.workspace.windows.get("lesson")
    assert isinstance(lessons, LessonWindow)
    qtbot.waitUntil(lambda: lessons.in_lesson, timeout=20_000)
    assert {step.text.figure.subject.text for step in lessons.page.steps} == {f"tree:{KNUTH}"}
    assert "never visited" in lessons.page.words.text()
    # A tree at random is made and watched
    before, bar = window.watched, window.panel.random
    bar.plies.setValue(2)
    bar.high.setValue(5)
    bar.another.click()
    qtbot.waitUntil(lambda: window.watched is not before)
    assert window.panel.tree.toPlainText() == str(random_tree(2, 2, 0, 5, 1))
    assert window.watched.subject.position.root == random_tree(2, 2, 0, 5, 1)


WANTED = ExerciseOptions("alphabeta", 3, 2, 0, 9, 5, 3)


def test_exercises_cut_something_off_and_the_numbers_repeat_them() -> None:
    found = make_exercises(WANTED)
    assert len(found) == 3
    for watched in found:
        tree = nested(watched.subject.position.root)
        assert all_leaves(tree) - Run(tree).leaves
    again = [exercise_text(each) for each in make_exercises(WANTED)]
    assert again == [exercise_text(each) for each in found]
    assert len(make_exercises(ExerciseOptions("minimax", 2, 3, 0, 9, 1, 1))) == 1


def test_exercises_are_added_to_the_assignment_and_solved_on_paper(qtbot: QtBot, boardless: Workspace) -> None:
    watch = boardless.windows.show("watchSearch")
    watch.panel.method.show_method("alphabeta")
    watch.panel.random.number.setValue(2)
    watch.panel.random.sheet.click()
    qtbot.waitUntil(lambda: boardless.windows.get("lesson") is not None, timeout=30_000)
    writing = boardless.windows.get("lesson").writing
    text = writing.text.toPlainText()
    assert text.count("\n## ") == 2
    sheet = sheet_of(text)
    for found in sheet.found:
        assert found.right == (str(Run(nested(found.step.figure.subject.position.root)).values[()]),)
    assert to_latex(sheet).count(r"\begin{tikzpicture}") == 4, "each tree before and after the search"
