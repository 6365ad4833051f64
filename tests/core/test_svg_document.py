"""Every picture written to a file starts with the same SVG header."""

import xml.etree.ElementTree as ET
from pathlib import Path

import tiling_gui
from tiling_gui.core.drawing.figure import Figure, Group
from tiling_gui.core.drawing.svg import svg


def test_a_document_has_its_size_its_ground_and_its_words() -> None:
    text = svg(Figure((Group(()), Group(())), (-3, 2.25, 120.5, 40), "a < b", "white"))
    assert text.endswith("</svg>\n")
    root = ET.fromstring(text)
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("120.5", "40", "-3 2.25 120.5 40")
    title, ground, *parts = root
    assert title.text == "a < b"
    assert [ground.get(name) for name in ("x", "y", "width", "height", "fill")] == [
        "-3",
        "2.25",
        "120.5",
        "40",
        "#FFFFFF",
    ]
    assert [part.tag for part in parts] == ["{http://www.w3.org/2000/svg}g"] * 2
    assert "title" not in svg(Figure((), (0, 0, 1, 1)))


def test_nobody_else_writes_the_head_of_a_document() -> None:
    top = Path(tiling_gui.__file__).parent
    sources = {path.relative_to(top).as_posix(): path.read_text(encoding="utf-8") for path in top.rglob("*.py")}
    writers = [name for name, text in sources.items() if "<svg xmlns" in text]
    assert writers == ["core/drawing/svg.py"]
