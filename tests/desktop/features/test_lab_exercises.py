"""Exercise sheets: the requested trees, solved as by alpha-beta, in three file formats."""

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.features.test_lab_questions import Run, all_leaves, nested
from tiling_gui.desktop.features.lab.exercises import ExerciseOptions, SearchExercise, make_exercises, write_exercises
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.errors import InputError

WANTED = ExerciseOptions("alphabeta", 3, 2, 0, 9, 5, 3)


@pytest.fixture(scope="module")
def exercises() -> list[SearchExercise]:
    return make_exercises(WANTED)


def test_solutions_are_those_of_alpha_beta_and_the_numbers_repeat_them(exercises: list[SearchExercise]) -> None:
    assert len(exercises) == 3
    for exercise in exercises:
        tree = nested(exercise.watched.subject.position.root)
        run = Run(tree)
        unseen = all_leaves(tree) - run.leaves
        assert unseen, "an exercise on cutoffs has one"
        assert f"returns {run.values[()]}." in exercise.solution
        named = exercise.solution.partition("Never visited: ")[2]
        found = {tuple(int(k) - 1 for k in place.split(".")) for place in re.findall(r"Node ([\d.]*\d)", named)}
        assert found == unseen
    again = [str(each.watched.subject.position.root) for each in make_exercises(WANTED)]
    assert again == [str(each.watched.subject.position.root) for each in exercises]


def test_a_method_that_cuts_nothing_has_exercises_too() -> None:
    (only,) = make_exercises(ExerciseOptions("minimax", 2, 3, 0, 9, 1, 1))
    assert "every leaf is visited" in only.solution


def test_the_files_hold_every_exercise_and_every_solution(
    qtbot: QtBot, exercises: list[SearchExercise], tmp_path: Path
) -> None:
    for ending in ("pdf", "tex", "svg"):
        write_exercises(exercises, str(tmp_path / f"sheet.{ending}"))
    picture = ElementTree.fromstring((tmp_path / "sheet.svg").read_text())
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert [word for word in words if word.startswith(("1. ", "2. ", "3. "))] == [
        *(each.task for each in exercises),
        *(each.solution for each in exercises),
    ]
    pdf = (tmp_path / "sheet.pdf").read_bytes()
    assert pdf.startswith(b"%PDF")
    assert int(re.findall(rb"/Type /Pages.*?/Count (\d+)", pdf, re.DOTALL)[0]) == 4, "two a page"
    assert any("≥" in word for word in words)
    assert r"$\geq$" in (tmp_path / "sheet.tex").read_text()
    source = (tmp_path / "sheet.tex").read_text()
    assert source.count(r"\begin{tikzpicture}") == 6
    assert sorted(path.name for path in tmp_path.iterdir()) == ["sheet.pdf", "sheet.svg", "sheet.tex"]
    with pytest.raises(InputError, match="not as"):
        write_exercises(exercises, str(tmp_path / "sheet.doc"))


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="needs TeX")
def test_the_latex_can_be_set(exercises: list[SearchExercise], tmp_path: Path) -> None:
    write_exercises(exercises[:1], str(tmp_path / "sheet.tex"))
    call = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "sheet.tex"]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    assert "Overfull" not in done.stdout


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace) -> WatchWindow:
    made = WatchWindow(workspace)
    qtbot.addWidget(made)
    return made


def test_a_sheet_is_written_from_the_window(qtbot: QtBot, window: WatchWindow, tmp_path: Path) -> None:
    window.panel.method.show_method("alphabeta")
    window.panel.random.number.setValue(2)
    window.panel.typed.write_exercises(str(tmp_path / "two.svg"))
    qtbot.waitUntil((tmp_path / "two.svg").exists, timeout=30_000)
    assert "2. The root returns" in (tmp_path / "two.svg").read_text()
    qtbot.waitUntil(lambda: "two.svg" in window.status.text())
    window.panel.random.plies.setValue(6)
    window.panel.random.branching.setValue(5)
    window.panel.typed.write_exercises(str(tmp_path / "large.svg"))
    qtbot.waitUntil(lambda: "fewer than" in window.status.text(), timeout=30_000)
    assert not (tmp_path / "large.svg").exists()
