"""Which move is meant by a point: nearest marks first, then squares, lines and areas."""

from itertools import product

from tests.walks import walked
from tiling_gui.core.catalogue import read_position
from tiling_gui.core.drawing.annotations import Place, places
from tiling_gui.core.drawing.positions import board_figure
from tiling_gui.core.graphs.geometry import contains
from tiling_gui.desktop.board.overlays import framed
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


@walked(("typed", "boxes"), [("b2b3", [(1, 2)]), ("b2c2", [(2, 1)]), ("a1d1", [(1, 1), (1, 1)])])
def test_a_domino_on_a_torus_is_framed_and_dragged_from_square_to_square(
    typed: str, boxes: list[tuple[int, int]]
) -> None:
    """On a board as over its sides, where the two squares lie apart."""
    position, u = read_position("matching:torus:4x4"), 40
    where, move = places(position, u), position.read(typed)
    assert [(width / u, height / u) for _, _, width, height in framed(where[move], u)] == boxes
    spots = board_figure("matching", position, size=u)[0].spots
    one, other = spots[typed[:2]], spots[typed[2:]]
    assert Targets(where, u).move_at(other, one) == move
    for dx, dy in product((-0.4, -0.1, 0.3), (-0.3, 0.1, 0.4)):  # a click means the nearest side
        (x, y), away = (one[0] + dx * u, one[1] + dy * u), {}
        for each, place in where.items():
            away[each] = min((x - a) ** 2 + (y - b) ** 2 for a, b in place.at)
        assert away[Targets(where, u).move_at((x, y))] == min(away.values())
    for move, place in where.items():  # the halves of a domino over a side reach out of the board
        if len(place.at) > 1:
            (x, y), row = place.at[0], place.at[0][1] == place.at[1][1]
            assert Targets(where, u).move_at((x - 0.3 * u, y) if row else (x, y - 0.3 * u)) == move
