"""Questions about mex and nim-sums: right by an independent definition, harder with progress, which is saved."""

import itertools
import re
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tiling_gui.desktop.features.combinatorial_theory import nim_questions as nim
from tiling_gui.desktop.features.combinatorial_theory.nim_window import NimWindow
from tiling_gui.desktop.session.workspace import Workspace


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


@pytest.mark.parametrize("level", range(1, nim.LEVELS + 1))
@pytest.mark.parametrize("kind", nim.QUESTION_KINDS)
def test_answers_are_right(kind: str, level: int) -> None:
    chance = Random(level)
    for _ in range(40):
        question = nim.ask(kind, level, chance)
        numbers = [int(n) for n in re.findall(r"\d+", question.words)]
        if kind == nim.MEX:
            assert question.answer == least_missing(numbers)
        elif kind == nim.SUM:
            assert question.answer == added_without_carry(numbers)
        elif kind == nim.POSITION:
            assert question.answer == added_without_carry([least_missing(numbers[:-1]), numbers[-1]])
        else:
            *heaps, asked = numbers
            others = list(heaps)
            others.remove(asked)
            assert question.answer < asked
            assert added_without_carry([*others, question.answer]) == 0
        assert question.why
        assert kind != nim.POSITION or "---" in question.why, "the sum stands there even beside a mex of 0"


def test_the_winning_move_leaves_a_lost_position() -> None:
    chance = Random(0)
    for _ in range(6):
        question = nim.ask(nim.NIM, 1, chance)
        numbers = [int(n) for n in re.findall(r"\d+", question.words)]
        *heaps, asked = numbers
        heaps[heaps.index(asked)] = question.answer
        assert p_position(heaps)


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


def test_what_was_missed_comes_again_after_one_other_question() -> None:
    chance, trained = Random(1), nim.TrainingProgress()
    trained = trained.after(nim.SUM, False)
    first = trained.next_kind(chance)
    assert first != nim.SUM
    trained = trained.after(first, True)
    assert trained.next_kind(chance) == nim.SUM
    trained = trained.after(nim.SUM, True)
    assert trained.missed == ""
    asked = set()
    for _ in range(12):
        asked.add(kind := trained.next_kind(chance))
        trained = trained.after(kind, True)
    assert asked == set(nim.QUESTION_KINDS)


@pytest.mark.parametrize("data", [None, 3, {}, {"kinds": {"mex": {"level": 9}}}, {"kinds": {"mex": 1}, "missed": 4}])
def test_what_cannot_be_read_begins_anew(data: object) -> None:
    assert nim.read_trained(data) == nim.TrainingProgress()


def test_answers_by_keys_are_judged_explained_and_kept(qtbot: QtBot, workspace: Workspace) -> None:
    window = workspace.windows.show("nimPractice")
    assert isinstance(window, NimWindow)
    qtbot.keyClick(window.answer, Qt.Key.Key_Return)
    assert "Type a number" in window.verdict.text()
    window.question = nim.NimQuestion(nim.SUM, "12 ⊕ 13 ⊕ 7", 6, nim._why_sum([12, 13, 7]))
    qtbot.keyClicks(window.answer, "5")
    qtbot.keyClick(window.answer, Qt.Key.Key_Return)
    assert window.verdict.text() == "No: it is 6."
    assert window.why.text().splitlines()[:3] == ["12  1100", "13  1101", " 7  0111"]
    assert window.why.text().splitlines()[4] == " 6  0110"
    qtbot.keyClick(window.answer, Qt.Key.Key_Return)
    assert window.answer.text() == window.why.text() == ""
    kind = window.question.kind
    assert kind != nim.SUM
    qtbot.keyClicks(window.answer, str(window.question.answer))
    qtbot.keyClick(window.answer, Qt.Key.Key_Return)
    assert window.verdict.text() == "Right."
    kept = nim.read_trained(workspace.store.load("nim-practice"))
    assert (kept.kinds[nim.SUM].asked, kept.kinds[nim.SUM].right, kept.kinds[kind].right) == (1, 0, 1)
    assert nim.read_trained(kept.to_json()) == kept
