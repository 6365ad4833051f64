"""Marks and arrows: their positions, shapes and colours, and their descriptions."""

import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.core.drawing.figure import Figure, Line, Polygon
from tiling_gui.core.drawing.marks import MARK_KINDS, marked, on_places, toggled
from tiling_gui.core.drawing.positions import game_figure, game_svg, game_tikz
from tiling_gui.errors import InputError


def drawn(start: str, *marks: str, arrows: tuple[str, ...] = (), key: str = "domino", size: int = 48) -> Figure:
    position = GAMES[key].parse(start, GAMES[key].sides[0])
    return game_figure(key, position, size=size, notes=Annotations(marks=marks, arrows=arrows))


def over(figure: Figure, plain: Figure) -> list[Line | Polygon]:
    return list(figure.shapes[len(plain.shapes) :])


@walked(
    ("key", "start", "place"),
    [
        ("domino", "3x4", "c2"),
        ("ellie", "3x4", "c2"),
        ("matching", "petersen", "c"),
        ("matching", "torus:4x4", "b3"),
        ("sharing", "grid:2x3,edges,faces,3", "a-b"),
        ("sharing", "grid:2x3,edges,faces,3", "f1"),
        ("heaps", "nim:3,4", "2"),
        ("vector", "5,3,-2:0,1,4", "x2"),
        ("tour", "3,1,4,1,5,9", "c"),
        ("evaluate", "x1/y + 2*y", "x1"),
        ("heaps", "treblecross:30", "25"),
    ],
)
def test_a_mark_is_around_its_place(key: str, start: str, place: str) -> None:
    plain = drawn(start, key=key)
    x, y = plain.spots[place]
    left, top, width, height = plain.box
    assert left < x < left + width
    assert top < y < top + height
    for line in over(drawn(start, place, key=key), plain):
        corners = line.points
        assert min(a for a, _ in corners) < x < max(a for a, _ in corners)
        assert min(b for _, b in corners) < y < max(b for _, b in corners)


def test_four_colours_are_four_shapes_and_four_patterns_of_arrows() -> None:
    plain = drawn("3x4")
    marks = {kind: over(drawn("3x4", f"b2:{kind}"), plain) for kind in MARK_KINDS}
    assert len({lines[-1].role for lines in marks.values()}) == 4
    assert len({(len(lines), len(lines[-1].points)) for lines in marks.values()}) == 4
    arrows = {kind: over(drawn("3x4", arrows=(f"a1-c3:{kind}",)), plain) for kind in MARK_KINDS}
    assert len({line.dash for lines in arrows.values() for line in lines[2:3]}) == 4


def test_an_arrow_points_from_one_place_to_the_other() -> None:
    figure = drawn("3x4", arrows=("a1–d3",))
    (ax, ay), (bx, by) = figure.spots["a1"], figure.spots["d3"]
    tip = figure.shapes[-1].points[0]
    assert abs((tip[0] - ax) * (by - ay) - (tip[1] - ay) * (bx - ax)) < 1e-6, "on the line between them"
    assert abs(tip[0] - bx) + abs(tip[1] - by) < 15 < abs(tip[0] - ax)


def test_names_with_hyphens_are_told_apart() -> None:
    figure = drawn("grid:2x3,edges,faces,3", arrows=("a-b-f1",), key="sharing")
    assert figure.words.endswith("arrow from a-b to f1, green")


def test_they_are_in_the_words_in_svg_and_in_tikz() -> None:
    notes = Annotations(marks=("c2:cross",), arrows=("a1-c2",))
    position = GAMES["domino"].parse("3x4", GAMES["domino"].sides[0])
    assert "cross on c2; arrow from a1 to c2, green</title>" in game_svg("domino", position, notes=notes)
    assert game_tikz("domino", position, notes=notes).count(r"\draw[tilingwarn") == 2


@walked(
    ("mark", "said"),
    [("z9", "'z9' is not a place"), ("a1:star", "not 'star'"), ("", "is not a place")],
)
def test_what_is_no_mark_is_refused(mark: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        drawn("3x4", mark)


def test_what_is_no_arrow_is_refused() -> None:
    for arrow in ("a1", "a1-z9", "a1-a1"):
        with pytest.raises(InputError):
            drawn("3x4", arrows=(arrow,))
    with pytest.raises(InputError, match="Nothing can be marked"):
        marked(Figure((), (0, 0, 1, 1)), ("x",), (), 48)


def test_the_same_mark_again_takes_it_away_and_another_kind_replaces_it() -> None:
    one = toggled(("a1",), "b2", "cross")
    assert one == ("a1", "b2:cross")
    assert toggled(one, "b2", "square") == ("a1", "b2:square")
    assert toggled(one, "b2", "cross") == ("a1",)
    assert toggled(one, "a1", "circle") == ("b2:cross",), "a circle needs no name"


def test_what_a_board_does_not_have_is_left_out() -> None:
    marks, arrows = on_places(("b2", "z9", "a1:star"), ("a1-b2:cross", "a1-a1", "b2"), ["a1", "b2"])
    assert (marks, arrows) == (["b2"], ["a1-b2:cross"])
