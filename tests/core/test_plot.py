"""Plots: round ticks within range, points at the right places, and well-formed documents."""

import itertools
import xml.etree.ElementTree as ElementTree

from hypothesis import given
from hypothesis import strategies as st

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.plot import Frame, Mark, line_plot, pixels, ticks
from tiling_gui.core.drawing.svg import svg

NUMBERS = st.floats(-1e6, 1e6)


@given(low=NUMBERS, span=st.floats(1e-3, 1e6), most=st.integers(2, 12))
def test_ticks_are_few_round_and_within(low: float, span: float, most: int) -> None:
    found = ticks(low, low + span, most)
    assert 1 <= len(found) <= most
    step = max((b - a for a, b in itertools.pairwise(found)), default=0.0)
    assert all(low - 1e-6 * span - 1e-9 <= tick <= low + span * (1 + 1e-6) + 1e-9 for tick in found)
    if step:
        assert f"{step:.0e}"[0] in "125"


def elements(figure: Figure, tag: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg(figure)).iter(f"{{http://www.w3.org/2000/svg}}{tag}"))


def test_marks_that_would_cover_each_other_are_lines_only() -> None:
    marks = [Mark(1000.0, "one"), Mark(1001.0, "near"), Mark(2000.0, "far")]
    drawn = line_plot(Frame("Rating", ""), [1000.0, 2000.0], marks=marks)
    said = {each.text for each in elements(drawn, "text")}
    assert {"one", "far"} <= said
    assert "near" not in said
    assert len([each for each in elements(drawn, "polyline") if each.get("stroke-dasharray")]) == 3


def test_whole_numbers_have_whole_ticks_and_pixels_are_drawn_once() -> None:
    assert ticks(0, 262, 6, whole=True) == [0, 50, 100, 150, 200, 250]
    assert ticks(0, 3, 8, whole=True) == [0, 1, 2, 3]
    assert ticks(0, 0, 5, whole=True) == [0]
    found = pixels([0, 1, 2, 3] * 1000, 20, 10)
    assert len(found) == len(set(found)) <= 80
    assert {y for _, y in found} == {0, 3, 6, 9}
