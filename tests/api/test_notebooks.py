"""The notebooks of the documentation run from first to last cell, and their assertions hold."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest

from tests.programs import program

DOCS = Path(__file__).resolve().parents[2] / "docs"
NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return program("packaging/notebooks.py")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_cell_runs_and_its_page_shows_it(
    path: Path, maker: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    notebook = maker.read(path)
    outputs = maker.run(notebook)
    assert any(outputs)
    assert list(tmp_path.iterdir()) == [], "a notebook leaves nothing behind"
    shown = maker.page(maker.with_outputs(notebook, outputs), path.stem)
    pictures = [data for cell in outputs for out in cell for kind, data in out.get("data", {}).items() if "svg" in kind]
    assert shown.count("<svg") >= len(pictures)
    for picture in pictures:
        ElementTree.fromstring("".join(picture))


def test_a_cell_is_shown_as_jupyter_shows_it(maker: ModuleType) -> None:
    cells = [{"cell_type": "code", "source": ["x = 3\n", "print('printed')\n", "x + 1"]}]
    (outputs,) = maker.run({"cells": cells})
    assert [out["output_type"] for out in outputs] == ["stream", "execute_result"]
    assert outputs[0]["text"] == ["printed\n"]
    assert outputs[1]["data"] == {"text/plain": ["4"]}
    with pytest.raises(ZeroDivisionError):
        maker.run({"cells": [{"cell_type": "code", "source": ["1 / 0"]}]})


def test_they_are_small_and_named_on_the_page() -> None:
    page = (DOCS / "library.md").read_text(encoding="utf-8")
    assert len(NOTEBOOKS) == 6
    for path in NOTEBOOKS:
        assert f"notebooks/{path.name}" in page
        notebook = json.loads(path.read_text(encoding="utf-8"))
        assert not any(cell.get("outputs") for cell in notebook["cells"]), "outputs are shown by make docs"
