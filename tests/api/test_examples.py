"""The examples of docs/library.md run from an empty folder, and what they print is right."""

import re
import runpy
from fractions import Fraction
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.mark.parametrize("name", sorted(path.stem for path in EXAMPLES.glob("*.py")))
def test_runs_from_an_empty_folder(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert not list(tmp_path.iterdir()), "an example writes nothing"
    said = capsys.readouterr().out
    if name == "board_values":
        rows = re.findall(r"3x(\d+) +MAX first +(\d+) +MIN first +(\d+)", said)
        # values of 3xn from the author's own table, MAX and MIN first
        assert {(int(n), int(a), int(b)) for n, a, b in rows} >= {(2, 3, 3), (4, 5, 5), (6, 8, 8), (8, 11, 11)}
    if name == "own_search":
        assert "2x4: 4," in said


def test_the_values_on_the_page_are_right() -> None:
    block = re.findall(r"```python\n(.*?)```", (EXAMPLES.parent / "library.md").read_text(encoding="utf-8"), re.DOTALL)[
        0
    ]
    names: dict[str, object] = {}
    exec(block, names)
    said = re.findall(r"^(\S.*\.value) +# (Fraction\(\d+, \d+\)|-?\d+)", block, re.MULTILINE)
    assert len(said) == 5
    names |= {"Fraction": Fraction}
    for expression, value in said:
        assert eval(expression, names) == eval(value, names), expression


def test_the_page_names_every_example() -> None:
    page = (EXAMPLES.parent / "library.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f"examples/{path.name}" in page
