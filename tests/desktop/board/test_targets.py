"""Which move is meant by a point: nearest marks first, then squares, lines and areas."""

from tiling_gui.core.drawing.annotations import Place
from tiling_gui.core.graphs.geometry import contains
from tiling_gui.desktop.board.targets import Targets

L = ((0.0, 0.0), (100.0, 0.0), (100.0, 30.0), (30.0, 30.0), (30.0, 100.0), (0.0, 100.0))


def test_a_polygon_contains_what_its_sides_surround() -> None:
    assert [contains(L, point) for point in ((15, 90), (90, 15), (60, 60), (-5, 15))] == [True, True, False, False]
    with_a_bridge = (*L, (0.0, 50.0), (20.0, 50.0), (0.0, 50.0))
    assert contains(with_a_bridge, (25, 60))
    assert not contains(with_a_bridge, (60, 50))


def test_a_click_in_a_polygon_means_its_move_unless_a_mark_is_nearer() -> None:
    face, other = Place(((15, 15),), inside=L, area=(20, 20)), Place(((90, 15),), area=(20, 20))
    targets = Targets({"face": face, "other": other}, 20)
    assert [targets.move_at(point) for point in ((15, 90), (92, 18), (60, 60))] == ["face", "other", None]


def test_a_click_beside_a_line_means_its_move_rather_than_the_area_around() -> None:
    face, edge = Place(((15, 60),), inside=L, area=(20, 20)), Place(((50, 0),), line=((0, 0), (100, 0)))
    targets = Targets({"face": face, "edge": edge}, 20)
    assert [targets.move_at(point) for point in ((80, 5), (80, 20))] == ["edge", "face"]
