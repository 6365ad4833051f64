"""e-Valuate as SVG and TikZ: well formed, with every slot and every value placed."""

import random
import re
import xml.etree.ElementTree as ET
from fractions import Fraction

from tests.walks import walked
from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.core.drawing.figure import Formula, Text
from tiling_gui.core.drawing.positions import board_figure, game_figure, game_svg
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.rules import GALLERY, EvaluatePosition
from tiling_gui.palette import DARK, LIGHT

SVG = "{http://www.w3.org/2000/svg}"


@walked("text", [text for _, text in GALLERY] + ["abs(x-y)/max(x,2)", "-(x-y1)*3"])
@walked("palette", [LIGHT, DARK])
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


STARTS = [
    *((text, "0-9") for _, text in GALLERY),
    ("x^2/(x-1) + price", "-3,1/2,10,99/7"),
    ("+".join(f"x{k}*y{k}" for k in range(12)), "-9..9"),
    ("x/y", "1-60"),
    ("x-y", "-50..49"),
]


@walked("size", [5, 72])
@walked(("text", "domain"), STARTS)
def test_every_move_has_a_place_of_its_own_on_a_board_that_keeps_its_size(text: str, domain: str, size: int) -> None:
    position, chance = EvaluatePosition.start(text, read_domain(domain)), random.Random(text)
    occurs, boxes = re.findall("[a-z]+[0-9]*", text), set()
    while True:
        figure, where = board_figure("evaluate", position, size=size)
        boxes.add(figure.box)
        assert list(where) == list(position.moves())
        left, top, width, height = figure.box
        centres = [centre for place in where.values() for centre in place.at]
        assert len(set(centres)) == len(centres)
        for x, y in (point for place in where.values() for point in (*place.at, *place.value)):
            assert left < x < left + width
            assert top < y < top + height
        if position.proposed is not None:
            assert {name: len(place.at) for name, place in where.items()} == {n: occurs.count(n) for n in where}
        if position.is_over:
            break
        position = position.play(chance.choice(position.moves()))
    assert len(boxes) == 1


def test_keys_are_as_large_beside_a_long_expression_as_beside_a_short_one() -> None:
    def key(text: str, size: int) -> tuple[float, float]:
        return board_figure("evaluate", EvaluatePosition.start(text), size=size)[1][Fraction(7)].area

    assert key("x*y", 30) == key("a+b+c+d+e+f+g+h+i+j", 8)


def test_a_long_sum_is_broken_into_lines_that_tex_sets_too() -> None:
    names = [f"x{k}" for k in range(24)]
    text = names[0] + "".join("+-"[k % 2] + name for k, name in enumerate(names[1:]))
    figure = game_figure("evaluate", EvaluatePosition.start(text))
    lines = [shape for shape in figure.shapes if isinstance(shape, Formula)]
    assert len(lines) > 1
    assert figure.box[2] < 24 * 48, "24 letters wide, for 24 variables"
    drawn = [shape.text for line in lines for shape in line.shapes if isinstance(shape, Text) and shape.italic]
    assert drawn == names, "in reading order"
    assert {tuple(line.latex.split()[:2]) for line in lines[1:]} <= {("{}", "+"), ("{}", "-")}
    assert sum(line.latex.count("x_") for line in lines) == 24


@walked(("domain", "alone"), [("0-9", "0123456789"), ("0-10", "023456789"), ("-3..3", "0123"), ("1,1/2,7", "7")])
def test_a_key_alone_makes_a_move_that_begins_no_other(domain: str, alone: str) -> None:
    position = EvaluatePosition.start("x+x1+y", read_domain(domain))
    assert "".join(place.key for place in board_figure("evaluate", position)[1].values()) == alone
    after = position.play(position.domain[0])
    assert [place.key for place in board_figure("evaluate", after)[1].values()] == ["", "", "y"]


def test_what_is_in_a_slot_is_told() -> None:
    position = EvaluatePosition.start("x/(y-2)")
    proposed = position.play(Fraction(2))
    for shown, told in (
        (position, ("x, free", "y, free")),
        (proposed, ("x, free", "y, no value")),
        (proposed.play("x"), ("x, holds 2", "y, free")),
    ):
        tell = game_figure("evaluate", shown).tell
        assert tell is not None
        assert (tell("x"), tell("y")) == told


def test_what_is_proposed_is_drawn_over_the_picture() -> None:
    position = EvaluatePosition.start("x/y + 2*y/z")
    for shown in (position, position.play(Fraction(3))):
        plain = board_figure("evaluate", shown)[0].shapes
        for notes in (Annotations(better=shown.moves()[0]), Annotations(hints=tuple(shown.moves()[:2]))):
            noted = board_figure("evaluate", shown, notes=notes)[0].shapes
            assert noted[: len(plain)] == plain
            assert len(noted) > len(plain)
