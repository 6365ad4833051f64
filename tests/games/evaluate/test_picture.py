"""e-Valuate as SVG and TikZ: well formed, with every slot and every value placed."""

import re
import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest

from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.rules import GALLERY, EvaluatePosition
from tiling_gui.palette import DARK, LIGHT

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("text", [text for _, text in GALLERY] + ["abs(x-y)/max(x,2)", "-(x-y1)*3"])
@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_every_occurrence_of_a_variable_is_a_slot_inside_the_picture(text: str, palette: object) -> None:
    position = EvaluatePosition.start(text)
    root = ET.fromstring(game_svg("evaluate", position, palette=palette))
    width, height = float(root.get("width", "")), float(root.get("height", ""))
    boxes = [box for box in root.iter(f"{SVG}rect") if box.get("rx")]
    names = position.expression.variables
    drawn = [entry.text for entry in root.iter(f"{SVG}text")]
    assert len(boxes) == sum(drawn.count(name) for name in names) >= len(names)
    for box in boxes:
        x, y, w, h = (float(box.get(name, "")) for name in ("x", "y", "width", "height"))
        assert x >= 0
        assert y >= 0
        assert x + w <= width
        assert y + h <= height


def test_what_is_put_is_shown_with_the_name_and_the_result_at_the_end() -> None:
    position = EvaluatePosition.start("x/y")
    for move in (Fraction(3), "x", Fraction(2)):
        position = position.play(move)
    assert "MAX proposes 2" in game_svg("evaluate", position)
    end = position.play("y")
    texts = [entry.text for entry in ET.fromstring(game_svg("evaluate", end)).iter(f"{SVG}text")]
    assert {"3", "x", "2", "y", "= 3/2"} <= set(texts)
    tikz = game_tikz("evaluate", end)
    assert r"\frac{\fbox{$3$}_{x}}{\fbox{$2$}_{y}}" in tikz
    assert tikz.count("{") == tikz.count("}")


def test_latex_writes_names_signs_and_functions_as_mathematics_does() -> None:
    tikz = game_tikz("evaluate", EvaluatePosition.start("x1/(y-2) + abs(-abcd)*3 - -max(z, 1)"))
    (formula,) = re.findall(r"\\displaystyle (.*?)\$", tikz)
    assert "".join(formula.split()) == (
        r"\frac{x_{1}}{y-2}+\left|-\mathit{abcd}\right|\cdot3-\left(-\max\left(z,1\right)\right)"
    )


def test_powers_stand_above_the_line() -> None:
    position = EvaluatePosition.start("(a-b)^2 + x^y^z", read_domain("0,1,2"))
    (formula,) = re.findall(r"\\displaystyle (.*?)\$", game_tikz("evaluate", position))
    assert "".join(formula.split()) == r"{\left(a-b\right)}^{2}+{x}^{{y}^{z}}"
    texts = {entry.text: entry for entry in ET.fromstring(game_svg("evaluate", position)).iter(f"{SVG}text")}
    assert "^" not in texts
    lower, upper = ("font-size", "y")
    assert float(texts["y"].get(lower)) < float(texts["x"].get(lower))
    heights = [float(texts[name].get(upper)) for name in ("z", "y", "x")]
    assert heights == sorted(heights)
    assert float(texts["2"].get(upper)) < float(texts["a"].get(upper))
