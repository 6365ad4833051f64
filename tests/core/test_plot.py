"""Plots: round ticks within range, points at the right places, and well-formed documents."""

import itertools
import xml.etree.ElementTree as ElementTree

from hypothesis import given
from hypothesis import strategies as st

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.plot import Frame, Mark, bar_plot, dot_plot, line_plot, pixels, ticks
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


@given(values=st.lists(st.floats(0, 2000), max_size=40))
def test_points_stand_higher_the_larger_they_are(values: list[float]) -> None:
    frame = Frame("Costs & <games>", "games")
    drawn = line_plot(frame, values, line=values, band=[(value - 5, value + 5) for value in values])
    discs = [(float(each.get("cx", "")), float(each.get("cy", ""))) for each in elements(drawn, "circle")]
    assert len(discs) == len(values)
    assert [x for x, _ in discs] == sorted(x for x, _ in discs)
    for (_, y), value in zip(discs, values, strict=True):
        assert 0 < y < frame.height
        for (_, other_y), other in zip(discs, values, strict=True):
            if value > other + 1e-6:
                assert y <= other_y


def test_bars_are_as_high_as_their_values() -> None:
    drawn = bar_plot(Frame("Phases", ""), [("a", 1.0, "1"), ("b", 2.0, "2"), ("c", None, "–"), ("d", 0.0, "0")])
    bars = [float(each.get("height", "")) for each in elements(drawn, "rect")[1:]]
    assert len(bars) == 2
    assert abs(bars[1] - 2 * bars[0]) < 0.02


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


def test_few_points_are_discs_and_none_are_none() -> None:
    drawn = dot_plot(Frame("Values", "heap"), [0, 1, 1, 2])
    assert len(elements(drawn, "circle")) == 4
    assert elements(dot_plot(Frame("Values", "heap"), []), "circle") == []
