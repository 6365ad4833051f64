"""The self-test in Watch: right answers by an independent alpha-beta, the bar, keys, and random trees."""

import random
from fractions import Fraction
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tiling_gui.core.drawing.figure import Text
from tiling_gui.desktop.features.lab.questions import (
    LEAF,
    VALUE,
    WINDOW,
    answer_text,
    explanation,
    is_right,
    questions,
    read_score,
)
from tiling_gui.desktop.features.lab.self_test import SelfTest
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.search_tree.recorded_search import watch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, draw, lay_out, leaf_values
from tiling_gui.errors import InputError
from tiling_gui.search.compare import read_subject
from tiling_gui.search.typed_tree import random_tree

INF = float("inf")
KNUTH = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"
"""The example of Russell and Norvig, Artificial Intelligence, section 5.3: the leaves 4 and 6 are not visited."""


class Run:
    """Fail-soft alpha-beta on nested lists, as in Knuth and Moore 1975, recording windows, values and leaves."""

    def __init__(self, tree: Any) -> None:
        self.windows: dict[Any, tuple[float, float]] = {}
        self.values: dict[Any, float] = {}
        self.leaves: set[Any] = set()
        self.search(tree, (), -INF, INF, True)

    def search(self, node: Any, path: Any, alpha: float, beta: float, upper: bool) -> float:
        if not isinstance(node, list):
            self.leaves.add(path)
            return node
        self.windows[path] = (alpha, beta)
        best = -INF if upper else INF
        for k, child in enumerate(node):
            value = self.search(child, (*path, k), alpha, beta, not upper)
            best = max(best, value) if upper else min(best, value)
            alpha, beta = (max(alpha, best), beta) if upper else (alpha, min(beta, best))
            if alpha >= beta:
                break
        self.values[path] = best
        return best


def nested(tree: Any) -> Any:
    return [nested(child) for child in tree.children] if tree.children else tree.value


def all_leaves(node: Any, path: Any = ()) -> set[Any]:
    if not isinstance(node, list):
        return {path}
    return {leaf for k, child in enumerate(node) for leaf in all_leaves(child, (*path, k))}


@pytest.mark.parametrize("seed", range(12))
def test_the_right_answers_are_those_of_alpha_beta(seed: int) -> None:
    tree = random_tree(3, 2 + seed % 2, -5, 9, seed)
    watched, run = watch(read_subject(f"tree:{tree}"), "alphabeta"), Run(nested(tree))
    asked = questions(watched)
    unseen = all_leaves(nested(tree)) - run.leaves
    assert {leaf for each in asked if each.kind == LEAF for leaf in each.leaves} == unseen
    windows = {each.path: each.values for each in asked if each.kind == WINDOW}
    assert windows == {path: window for path, window in run.windows.items() if path}
    assert {each.path: each.values for each in asked if each.kind == VALUE} == {
        path: (value,) for path, value in run.values.items()
    }
    layout = lay_out(watched, moves=False)
    for each in asked:
        assert each.shown < each.answered
        assert explanation(watched, each)
        if each.kind == VALUE:
            shown = draw(watched, each.shown, layout, TreeDrawingOptions()).shapes
            after = draw(watched, each.answered, layout, TreeDrawingOptions()).shapes
            assert shown != after, "the picture that is asked about does not show the answer yet"
            hidden = draw(watched, each.shown, layout, TreeDrawingOptions(asked=each.path)).shapes
            x, y = layout.places[each.path]
            tile = layout.tile / 2
            at_node = [s.text for s in hidden if isinstance(s, Text) and abs(s.x - x) < tile and abs(s.y - y) < 30]
            assert at_node == [], "neither the best so far nor a window that tells it"
            assert is_right(each, answer_text(watched, each))
            assert not is_right(each, str(Fraction(each.values[0]) + 1))
        if each.kind == WINDOW:
            alpha, beta = each.values
            assert is_right(each, f"{alpha}, {beta}")
            assert not is_right(each, f"{beta}, {alpha}")


def test_the_textbooks_tree() -> None:
    watched = watch(read_subject(f"tree:{KNUTH}"), "alphabeta")
    (leaf,) = (each for each in questions(watched) if each.kind == LEAF)
    assert leaf.leaves == {(1, 1), (1, 2)}
    assert "cutoff" in explanation(watched, leaf, (1, 2))
    assert "worth 3" in explanation(watched, leaf, (0, 0))
    assert leaf_values(watched)[1, 2] == 6
    drawn = draw(watched, 0, lay_out(watched, moves=False), TreeDrawingOptions(leaves=leaf_values(watched)))
    words = [shape.text for shape in drawn.shapes if isinstance(shape, Text)]
    assert sorted(words) == sorted(["3", "12", "8", "2", "4", "6", "14", "5", "2"])
    root = next(each for each in questions(watched) if each.kind == VALUE and not each.path)
    assert root.values == (3,)
    assert explanation(watched, root).startswith("MAX takes the largest of 3, 2, 2.")


@pytest.mark.parametrize(
    ("text", "value"), [("7", 7), (" −5 ", -5), ("16/3", Fraction(16, 3)), ("≥ 4", 4), ("∞", INF), ("-inf", -INF)]
)
def test_values_are_read_as_people_write_them(text: str, value: Any) -> None:
    assert read_score(text) == value


@pytest.mark.parametrize("text", ["", "seven", "1/0", "1e9", "--3"])
def test_what_is_no_value_is_a_sentence(text: str) -> None:
    with pytest.raises(InputError, match="A value is a number"):
        read_score(text)


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace) -> WatchWindow:
    made = WatchWindow(workspace)
    qtbot.addWidget(made)
    made.resize(1000, 640)
    made.show()
    made.panel.tree.setPlainText(KNUTH)
    made.panel.method.show_method("alphabeta")
    made.panel.watching.click()
    qtbot.waitUntil(lambda: made.watched is not None)
    return made


def ask(test: SelfTest, kind: str) -> None:
    """Asks until a question of this kind is open."""
    for _ in range(200):
        test.ask()
        if test.question.kind == kind:
            return
    raise AssertionError(kind)


def test_a_leaf_is_clicked_a_value_is_typed_and_both_are_counted(qtbot: QtBot, window: WatchWindow) -> None:
    test = window.test
    test._rng = random.Random(1)
    test.asking.click()
    assert test.is_open
    ask(test, LEAF)
    assert window.step == 0
    assert not window.step_controls.isEnabled(), "while it is asked nothing is stepped through"
    qtbot.mouseClick(window.tree.viewport(), Qt.MouseButton.LeftButton, pos=window.tree.place_of((1,)))
    assert test.is_open, "an inner node is no leaf"
    qtbot.mouseClick(window.tree.viewport(), Qt.MouseButton.LeftButton, pos=window.tree.place_of((1, 1)))
    assert test.words.text().startswith("Right.")
    assert (test.right, test.tried) == (1, 1)
    assert window.watched.events[window.step - 1].kind == "cut", "the step that answers is shown"

    ask(test, VALUE)
    step = window.step
    qtbot.keyClick(window, Qt.Key.Key_Right)
    assert window.step == step
    test.field.setText("many")
    qtbot.keyClick(test.field, Qt.Key.Key_Return)
    assert test.is_open, "what cannot be read is no answer"
    test.field.setText("77")
    qtbot.keyClick(test.field, Qt.Key.Key_Return)
    assert not window._searching.job, "Enter answers, and does not search again"
    assert test.words.text().startswith("No: the answer is ")
    assert test.score.text() == "1 of 2 right"

    ask(test, WINDOW)
    test.showing.click()
    assert test.words.text().startswith("The answer is α")
    assert (test.right, test.tried) == (1, 3)
    assert window.step_controls.isEnabled()


def test_a_leaf_is_named_without_a_mouse(qtbot: QtBot, window: WatchWindow) -> None:
    ask(window.test, LEAF)
    for typed in ("second", "9.9", "2"):
        window.test.field.setText(typed)
        window.test.answer()
        assert window.test.is_open
    window.test.field.setText("2.3")
    window.test.answer()
    assert window.test.words.text().startswith("Right.")


def test_a_tree_at_random_is_made_and_watched(qtbot: QtBot, window: WatchWindow) -> None:
    before, bar = window.watched, window.panel.random
    bar.plies.setValue(2)
    bar.high.setValue(5)
    bar.another.click()
    qtbot.waitUntil(lambda: window.watched is not before)
    assert window.panel.tree.toPlainText() == str(random_tree(2, 2, 0, 5, 1))
    assert window.watched.subject.position.root == random_tree(2, 2, 0, 5, 1)
    assert not window.test.is_open


def test_a_tree_is_drawn_by_clicking(qtbot: QtBot, window: WatchWindow) -> None:
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
