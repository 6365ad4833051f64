"""The verb lesson: the list, a step, a teacher's own file, and an error in it."""

from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.records.test_lesson_file import TEXT
from tiling_gui import cli
from tiling_gui.records.lesson_file import KEYS


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "lesson")["lessons"]
    assert [lesson["key"] for lesson in found] == list(KEYS)
    assert answer(capsys, "lesson", "--language", "de")["lessons"][9]["title"] == "Rückwärtsinduktion"


def test_a_step_with_its_solutions(capsys: pytest.CaptureFixture[str]) -> None:
    (step,) = answer(capsys, "lesson", "alpha-beta", "--step", "2")["steps"]
    assert step["step"] == 2
    assert [(each["text"][:3], each["right"]) for each in step["answers"]] == [("cut", True), ("not", False)]
    assert cli.main(["lesson", "alpha-beta", "--step", "2"]) == 0
    plain = capsys.readouterr().out
    assert "  *a)" not in plain
    assert "Right" not in plain
    assert cli.main(["lesson", "alpha-beta", "--step", "2", "--solutions"]) == 0
    assert "  *a) cut: they are skipped  Right:" in capsys.readouterr().out
    assert "8 steps, not 9" in refused(capsys, "lesson", "alpha-beta", "--step", "9")


def test_a_file_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.md"
    file.write_text(TEXT, encoding="utf-8")
    assert answer(capsys, "lesson", str(file))["title"] == "Two by three"
    file.write_text(TEXT.replace("at: 13", "at: 99"), encoding="utf-8")
    assert "Line 22, “at: 99”" in refused(capsys, "lesson", str(file))
    assert "nowhere" in refused(capsys, "lesson", "nowhere")
    assert "Name the lesson" in refused(capsys, "lesson", "--for-students")


def test_every_answer_is_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.md"
    answers = "".join(f"- [{'x' if number == 12 else ' '}] answer {number}\n" for number in range(1, 13))
    file.write_text(f"# T\n\nformat: tiling-gui lesson 1\n\n## Which?\n\nOne.\n\nnim-sum: 3 5\n\n{answers}")
    assert cli.main(["lesson", str(file), "--solutions"]) == 0
    assert "  *l) answer 12" in capsys.readouterr().out


def test_what_the_program_finds_itself_is_asked_for_in_a_lesson_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.md"
    asked = "## 1\n\nWhich?\n\nnim-sum: 3 5\nask: value\n\n## 2\n\nAnd 2 + 2?\n\n- [x] 4\n  By counting.\n"
    file.write_text(f"# T\n\nformat: tiling-gui lesson 1\n\n{asked}", encoding="utf-8")
    assert answer(capsys, "lesson", str(file), "--solutions")["right"] == {"1": ["6"]}
    assert cli.main(["lesson", str(file)]) == 0
    out = capsys.readouterr().out
    assert "6" not in out
    assert "4" not in out
    file.write_text(file.read_text(encoding="utf-8").replace("ask: value", "ask: text"), encoding="utf-8")
    assert "needs answers: hidden" in refused(capsys, "lesson", str(file))
