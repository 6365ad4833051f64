"""The minimal zugzwangs that are no cycles, of 27 squares: held against the definition, with nothing of the engine."""

import json
import re
from pathlib import Path

import pytest

from tests.theory.brute_force import drawn, gaps, less, of_cells, values_of_larger
from tiling_gui.paths import resource

PAGES = Path(__file__).resolve().parents[2] / "resources" / "help"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_zugzwang_of_27_squares(language: str) -> None:
    page = (PAGES / language / "theory.md").read_text(encoding="utf-8")
    (figure,) = re.findall(r"```text\n(\.\.\.\.#####\n.*?)```", page, re.DOTALL)
    if language != "en":
        assert figure in (PAGES / "en" / "theory.md").read_text(encoding="utf-8")
        return
    shape = of_cells(drawn(figure))
    assert shape.vertices == 27
    assert values_of_larger(shape) == (11, 12)
    assert all(values_of_larger(less(shape, *domino)) == (11, 10) for domino in shape.edges), (
        "MAX first: 11, MIN first: 10 after any domino"
    )


def test_all_of_them_have_a_gap() -> None:
    sizes = json.loads(resource("engine/zugzwangs.json").read_text(encoding="utf-8"))["sizes"]
    shapes = [drawn(shape.replace("/", " ")) for size in sizes for shape in size.get("shapes", [])]
    assert [len(shape) for shape in shapes] == [27] * 22
    assert all(map(gaps, shapes))
