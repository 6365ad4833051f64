"""lesson --mark: many answer files in one table, one of them faulty."""

from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.records.test_assignment import ANSWERS, ASSIGNMENT
from tiling_gui import cli
from tiling_gui.records.assignment import student_copy


def _written(folder: Path) -> list[str]:
    texts = {"week3.md": ASSIGNMENT, "anna.json": ANSWERS, "bad.json": "{}"}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [str(folder / name) for name in texts]


def test_points_and_right_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    task, anna, _ = _written(tmp_path)
    found = answer(capsys, "lesson", task, "--mark", anna)
    assert [question["asks"] for question in found["questions"]] == [
        *("move", "value", "winner", "leaves", "choice", "text")
    ]
    assert found["files"][0]["points"] == [2, 1, 0, 0, 1, None]
    assert (found["files"][0]["name"], found["files"][0]["sum"]) == ("Anna", 4)


def test_a_faulty_file_is_a_line_and_an_exit_code(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    task, anna, bad = _written(tmp_path)
    assert cli.main(["lesson", task, "--mark", bad, anna, str(tmp_path / "none.json"), "--csv"]) == 2
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert len(lines) == 4
    assert "not a file of answers" in lines[1]
    assert lines[2].startswith(f"{anna},Anna,2,1,0,0,1,,4,,")
    assert "cannot be read" in lines[3]
    assert len(err.splitlines()) == 2
    assert cli.main(["lesson", task, "--mark", bad, anna]) == 2
    out, err = capsys.readouterr()
    assert (out.count("not a file of answers"), err) == (1, ""), "said once"
    points = [step["points"] for step in answer(capsys, "lesson", task)["steps"]]
    assert f"Anna: 4 of {sum(points[:-1])}, {points[-1]} more by hand " in out, "the last question asks for words"
    assert "copy for students" in refused(capsys, "lesson", _copy(tmp_path), "--mark", anna)


def _copy(folder: Path) -> str:
    file = folder / "copy.md"
    file.write_text(student_copy(ASSIGNMENT), encoding="utf-8")
    return str(file)


def test_an_assignment_is_checked_copied_and_solved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    task, *_ = _written(tmp_path)
    assert answer(capsys, "lesson", task, "--for-students")["text"] == student_copy(ASSIGNMENT)
    assert [step["ask"] for step in answer(capsys, "lesson", _copy(tmp_path))["steps"]][1:4] == [
        *("value", "winner", "leaves")
    ]
    assert cli.main(["lesson", task]) == 0
    assert "right:" not in capsys.readouterr().out
    assert cli.main(["lesson", task, "--solutions"]) == 0
    assert "right: a1-a2, b1-b2, c1-c2" in capsys.readouterr().out
    assert answer(capsys, "lesson", task, "--solutions", "--step", "1")["right"] == {"1": ["a1-a2", "b1-b2", "c1-c2"]}


def test_what_does_not_go_together_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    task, anna, _ = _written(tmp_path)
    assert "either --csv or --json" in refused(capsys, "lesson", task, "--mark", anna, "--csv", "--json")
    assert "leave out --step" in refused(capsys, "lesson", task, "--for-students", "--step", "2")
    assert "answers: hidden" in refused(capsys, "lesson", "tiling", "--for-students")
