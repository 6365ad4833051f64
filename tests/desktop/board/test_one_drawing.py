"""The hatching and the tags of dominoes have the measures of the drawn model."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiling_gui.core.drawing.board_tiles import outline, tag_at
from tiling_gui.core.drawing.owners import hatching
from tiling_gui.core.graphs.geometry import distance_to_segment


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
