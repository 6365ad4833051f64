"""SVG and TikZ draw the same picture of a board, with the measures of the drawn model."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiling_gui.core.drawing.board_tiles import outline, tag_at
from tiling_gui.core.drawing.owners import hatching
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.geometry import distance_to_segment
from tiling_gui.games.domino.rules import DominoPosition, read_shape

SVG = "{http://www.w3.org/2000/svg}"
MARGIN = 24

BOARDS = {
    "played": read_shape("....\n....\n....", Side.MAX)
    .play(((0, 0), (0, 1)))
    .play(((1, 0), (2, 0)))
    .play(((1, 1), (2, 1)))
    .play(((1, 2), (1, 3))),
    "set up": read_shape("11.\n2..\n2#.", Side.MAX).play(((0, 2), (1, 2))),
    "many": DominoPosition.start(6, 6),
}
while not BOARDS["many"].is_over:
    BOARDS["many"] = BOARDS["many"].play(BOARDS["many"].moves()[0])

EVERY_BOARD = pytest.mark.parametrize("position", BOARDS.values(), ids=BOARDS)


def box(rect: ET.Element) -> tuple[float, ...]:
    return tuple(float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))


def numbers(text: str) -> list[float]:
    return [float(word) for word in re.findall(r"-?\d+(?:\.\d+)?", text)]


@EVERY_BOARD
def test_tikz_is_svg_beside_the_margin(position: DominoPosition) -> None:
    unit = min(1 / 40, 12.0 / (48 * max(position.board.rows, position.board.columns) + 2 * MARGIN))
    groups = ET.fromstring(game_svg("domino", position)).findall(f".//{SVG}g/{SVG}g[{SVG}title]")
    parts = re.split(r"^  % domino.*$", game_tikz("domino", position), flags=re.MULTILINE)[1:]
    assert len(parts) == len(groups)
    for part, group in zip(parts, groups, strict=True):
        lines = part.strip().split("\n")
        rects = [numbers(line.split("]", 1)[1]) for line in lines if "rectangle" in line]
        drawn = [box(rect) for rect in group.findall(f"{SVG}rect")]
        assert [[a - MARGIN, b - MARGIN, c - a, d - b] for a, b, c, d in rects] == [
            pytest.approx(rect, abs=0.03) for rect in drawn
        ]
        widths = [float(w) for line in lines for w in re.findall(r"line width=([\d.]+)cm", line)]
        strokes = [float(e.get("stroke-width", "0")) for e in group.iter() if e.get("stroke-width")]
        assert widths == pytest.approx([width * unit for width in strokes], abs=0.001)
        for name, mark in (("path", "minhatch"), ("polygon", "cycle")):
            found = group.find(f"{SVG}{name}")
            if found is not None:
                (line,) = (line for line in lines if mark in line)
                there = [length - MARGIN for length in numbers(line.split("]", 1)[1])]
                assert there == pytest.approx(numbers(found.get("d") or found.get("points") or ""), abs=0.03)


def test_the_hatching_is_that_of_the_drawn_model() -> None:
    """Lines every .19 of a square along a row; tags .40 high."""
    levels = [a + b for (a, b), _ in hatching(outline(((0, 0), (0, 1)), 1.0)(0.075).points, 0.19)]
    assert [b - a for a, b in pairwise(levels)] == pytest.approx([0.19] * (len(levels) - 1))
    heights = sorted({y for _, y in tag_at((1.0, 0.5), 1, None)})
    assert heights[1] - heights[0] == pytest.approx(0.40)
    assert sorted({x for x, _ in tag_at((1.0, 0.5), 1, None)}) == pytest.approx([1 - 0.21, 1 + 0.21])


def test_a_corner_that_lies_on_a_line_of_the_hatching_ends_it_once() -> None:
    """At 31 px per square it was counted twice on row 7, and painting a board of 20 x 20 crashed the program."""
    for u in range(16, 64):
        for row in range(20):
            lines = hatching(outline(((row, 6), (row, 7)), float(u))(0.09).points, max(4.0, 0.19 * u))
            assert lines == sorted(lines, key=lambda line: sum(line[0]))


@given(st.floats(0.02, 0.2), st.sampled_from([((3, 5), (3, 6)), ((3, 5), (4, 5)), ((0, 0), (0, 1), (1, 0))]))
def test_hatching_ends_on_the_rounded_outline(inset: float, squares: tuple) -> None:
    rim = outline(squares, 40.0)(inset).points
    lines = hatching(rim, 7.6)
    assert len(lines) >= 6
    for start, end in lines:
        assert sum(start) == pytest.approx(sum(end)), "45 degrees, rising to the right"
        for place in (start, end):
            assert min(distance_to_segment(place, a, b) for a, b in pairwise(rim)) < 1e-6
