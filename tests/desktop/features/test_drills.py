"""Questions made at random: right by independent definitions, harder with progress, which is saved."""

import itertools
import re
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.core.drawing.figure import Box
from tiling_gui.desktop.features.lessons import drills as nim
from tiling_gui.desktop.features.lessons.steps import Step, steps_of
from tiling_gui.desktop.games.evaluate.postfix import postfix_lesson
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.search_tree.questions import search_questions
from tiling_gui.desktop.ui.search_tree.recorded_search import watch
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.games.evaluate.rules import GAME, EvaluatePosition
from tiling_gui.records.lesson_figures import BoardText, SearchText, StackText
from tiling_gui.records.lesson_file import read
from tiling_gui.records.lesson_writing import lesson_text
from tiling_gui.search.compare import read_subject
from tiling_gui.search.typed_tree import random_tree

INF = float("inf")
KNUTH = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"
"""The example of Russell and Norvig, Artificial Intelligence, section 5.3: the leaves 4 and 6 are not visited."""


def step(text: str) -> Step:
    """The step that the window shows of a text."""
    (found,) = steps_of(read(lesson_text("T", [text])))
    return found


def least_missing(numbers: list[int]) -> int:
    return next(n for n in itertools.count() if n not in numbers)


def added_without_carry(numbers: list[int]) -> int:
    """The nim-sum bit by bit: in binary, columns with an odd number of ones count."""
    rows = [f"{number:08b}" for number in numbers]
    return int("".join(str(sum(map(int, column)) % 2) for column in zip(*rows, strict=True)), 2)


def p_position(heaps: list[int]) -> bool:
    """Whether the player to move loses, by exhaustive play; for small heaps."""
    return all(
        not p_position([*heaps[:k], new, *heaps[k + 1 :]]) for k, heap in enumerate(heaps) for new in range(heap)
    )


def answer_of(found: Step) -> int:
    assert found.answer is not None
    (answer,) = found.answer.right
    return int(answer)


@walked("level", range(1, nim.LEVELS + 1))
@walked("kind", nim.QUESTION_KINDS)
def test_answers_are_right(kind: str, level: int) -> None:
    chance, solver = Random(level), EllieSolver()
    for _ in range(20):
        found = step(nim.nim_step(kind, level, chance))
        answer, numbers = answer_of(found), [int(n) for n in re.findall(r"\d+", found.text.words)]
        if kind == nim.MEX:
            assert answer == least_missing(numbers)
        elif kind == nim.SUM:
            assert answer == added_without_carry(numbers)
        elif kind == nim.POSITION:
            assert answer == added_without_carry([least_missing(numbers[:-1]), numbers[-1]])
        elif kind == nim.NIM:
            *heaps, asked = numbers
            heaps.remove(asked)
            assert answer < asked
            assert added_without_carry([*heaps, answer]) == 0
            assert level > 1 or p_position([*heaps, answer])
        else:
            assert isinstance(found.shown, BoardText)
            assert answer == solver.grundy(found.shown.position)
        assert found.text.answers[0].why


def test_levels_rise_with_three_right_in_a_row_and_fall_with_a_wrong_one() -> None:
    one = nim.KindProgress()
    for _ in range(3):
        one = one.after(True)
    assert (one.level, one.row, one.right) == (2, 0, 3)
    assert one.after(False).level == 1
    assert nim.KindProgress().after(False).level == 1
    for _ in range(30):
        one = one.after(True)
    assert one.level == nim.LEVELS


def test_every_kind_is_asked_and_none_twice_in_a_row() -> None:
    chance, trained, asked = Random(1), nim.Trained(), [""]
    for _ in range(15):
        asked.append(trained.next_kind(chance))
        assert asked[-1] != asked[-2]
        trained = trained.after(asked[-1], True)
    assert set(asked[1:]) == set(nim.QUESTION_KINDS)


@walked("data", [None, 3, {}, {"kinds": {"mex": {"level": 9}}}, {"kinds": {"mex": 1}, "last": 4}])
def test_what_cannot_be_read_begins_anew(data: object) -> None:
    assert nim.read_trained(data) == nim.Trained()


def test_answers_by_keys_are_judged_explained_and_kept(qtbot: QtBot, boardless: Workspace) -> None:
    window = boardless.windows.show("nimPractice")
    page, right = window.page, [True, False, True]
    for at, so in enumerate(right):
        kind, question = window.drill.kind, page.step
        qtbot.keyClicks(page.field, str(answer_of(question) + (not so)))
        qtbot.keyClick(page.field, Qt.Key.Key_Return)
        said = page.said.text()
        assert said.startswith("Right. " if so else f"No: the answer is {answer_of(question)}. ")
        assert said.endswith(question.text.answers[0].why)
        assert window.drill.trained.kinds[kind].right == so
        assert page.focusWidget() is page.on, "Enter goes on"
        qtbot.keyClick(page.on, Qt.Key.Key_Return)
        assert page.progress.step == at + 1
        assert page.field.text() == ""
    kept = nim.read_trained(boardless.store.load("nim-practice"))
    assert kept == window.drill.trained
    assert sum(one.right for one in kept.kinds.values()) == 2
    assert sum(one.asked for one in kept.kinds.values()) == 3
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.in_lesson


# Searches ---------------------------------------------------------------------------------------------------------


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


def read_window(text: str) -> tuple[float, ...]:
    """α = −∞, β = 7 as numbers."""
    found = re.findall(r"= ([^,]+)", text)
    return tuple(float(each.replace("−", "-").replace("∞", "inf")) for each in found)


@walked("seed", range(8))
def test_the_right_answers_are_those_of_alpha_beta(seed: int) -> None:
    tree = random_tree(3, 2 + seed % 2, -5, 9, seed)
    run = Run(nested(tree))
    unseen = all_leaves(nested(tree)) - run.leaves
    values, windows, leaves = {}, {}, 0
    asked = search_questions(watch(read_subject(f"tree:{tree}"), "alphabeta"), Random(seed))
    for found in map(step, itertools.chain.from_iterable(asked)):
        figure, solved = found.text.figure, found.text.solved
        assert isinstance(figure, SearchText)
        assert isinstance(solved, SearchText)
        assert figure.at < solved.at
        assert found.shown != found.solved, "the picture that is asked about does not show the answer yet"
        assert found.answer is not None
        (right,) = found.answer.right
        assert all(answer.why for answer in found.text.answers)
        if figure.node is None:
            leaves += 1
            place = re.findall(r"Node ([\d.]+) ", right)[0]
            assert tuple(int(k) - 1 for k in place.split(".")) in unseen
            assert {answer.right for answer in found.text.answers} == {True, False}
        elif found.text.choices:
            windows[figure.node] = read_window(right)
        else:
            values[figure.node] = Fraction(right.replace("−", "-"))
            assert found.answer.is_right(right)
            assert not found.answer.is_right(str(values[figure.node] + 1))
    assert leaves == bool(unseen)
    assert windows == {path: window for path, window in run.windows.items() if path}
    assert values == run.values


def test_the_textbooks_tree() -> None:
    (leaf,), windows, values = search_questions(watch(read_subject(f"tree:{KNUTH}"), "alphabeta"), Random(1))
    found = step(leaf)
    for answer in found.text.answers:
        named = answer.text.partition(" (")[0]
        assert answer.right or f"{named} is read, in step " in answer.why, "the reason answers the mistake"
    at_two = step(windows[1])
    (right,) = at_two.answer.right  # type: ignore[union-attr]
    assert right == "α = 3, β = ∞", "when the search comes to the second child"
    for answer in at_two.text.answers:
        alpha, beta = read_window(answer.text)
        assert ("on the path to here MAX is sure of 3." in answer.why) == (alpha != 3)
        assert ("on the path to here MIN is sure of nothing yet." in answer.why) == (beta != float("inf"))
    assert found.answer is not None
    assert found.answer.right[0] in ("Node 2.2 (4)", "Node 2.3 (6)")
    assert "cutoff" in next(answer.why for answer in found.text.answers if answer.right)
    root = step(values[-1])
    assert root.answer is not None
    assert root.answer.right == ("3",)
    assert root.text.answers[0].why.startswith("MAX takes the largest of 3, 2, 2.")


def test_a_drill_of_searches_goes_on(qtbot: QtBot, boardless: Workspace) -> None:
    window = boardless.windows.show("lesson")
    window.show_link("drill:search")
    for asked in range(1, 4):
        question = window.page.step
        assert question.answer is not None
        if question.text.choices:
            right = [question.answer.is_right(choice) for choice in question.text.choices]
            qtbot.keyClick(window.page, "abcd"[right.index(True)])
        else:
            qtbot.keyClicks(window.page.field, question.answer.right[0])
            qtbot.keyClick(window.page.field, Qt.Key.Key_Return)
        assert window.status.text() == f"{asked} of {asked} right"
        window.page.go_on()


# Postfix ----------------------------------------------------------------------------------------------------------


def test_the_expression_of_the_game_is_asked_for_and_taken_apart(qtbot: QtBot, boardless: Workspace) -> None:
    boardless.controller.open(make_record(GAME, EvaluatePosition.start("x*(y-z)"), boardless.settings.current))
    window = boardless.windows.show("postfixForm")
    qtbot.waitUntil(lambda: window.in_lesson)
    page = window.page
    assert "x*(y - z)" in page.words.text()
    for typed, said in (("x y z * -", "No."), ("x  y z - *", "Right. Postfix form: x y z - *")):
        page.field.setText(typed)
        qtbot.keyClick(page.field, Qt.Key.Key_Return)
        assert page.said.text().startswith(said)
    texts = [each.text.words.split("\n") for each in page.steps[1:]]
    assert texts[2][1:] == ["(: A parenthesis waits to be closed.", "Output: x"]
    assert page.steps[3].text.figure == StackText(("*", "("))
    assert page.steps[3].shown.words == "Stack: * ("
    assert texts[7][-1] == "Output: x y z - *"
    assert steps_of(read(postfix_lesson("y")))[0].answer.is_right("y")


def test_the_postfix_form_is_evaluated_with_the_values_on_the_board() -> None:
    placed = (("x", Fraction(5)), ("z", Fraction(9)), ("y", Fraction(3)))
    at = replace(EvaluatePosition.start("x*(y-z)"), filled=placed)
    lesson = steps_of(read(postfix_lesson("x*(y-z)", at)))
    asked = next(k for k, step in enumerate(lesson) if k and step.answer is not None)
    assert lesson[asked].answer.is_right("-30")
    drawn = [step.text.figure.items for step in lesson[asked + 1 :]]
    assert drawn == [("5",), ("5", "3"), ("5", "3", "9"), ("5", "−6"), ("−30",)]
    boxes = [shape for shape in lesson[asked + 3].shown.picture.shapes if isinstance(shape, Box)]
    assert [box.y for box in boxes] == sorted((box.y for box in boxes), reverse=True), "the top is uppermost"
