"""Symmetries of sharing games, compared with known orders of automorphism groups."""

from tests.walks import walked
from tiling_gui.core.graphs.symmetry import MOST, moved, symmetries
from tiling_gui.games.sharing.rules import parse


@walked(
    ("text", "order"),
    [
        ("path:5,vertices,edges,2", 2),
        ("path:5,edges,vertices,2", 2),
        ("cycle:7,vertices,edges,2", 14),
        ("cycle:7,edges,vertices,2", 14),
        ("wheel:6,vertices,edges,2", 12),
        ("wheel:20,edges,vertices,2", 40),
        ("grid:3x3,vertices,edges,2", 8),
        ("grid:3x3,edges,vertices,2", 8),
        ("grid:6x6,edges,vertices,2", 8),
        ("grid:2x3,edges,vertices,2", 4),
        ("cube,vertices,edges,2", 48),
        ("cube,edges,vertices,2", 48),
        ("cube,faces,edges,2", 48),
        ("octahedron,edges,faces,2", 48),
        ("complete:4,vertices,edges,2", 24),
        ("friendship:3,vertices,edges,2", 48),
        ("friendship:3,edges,vertices,2", 48),
        ("bipartite:2,3,vertices,edges,2", 12),
        ("bipartite:3,3,edges,vertices,2", 72),
        ("star:5,vertices,edges,2", 120),
    ],
)
def test_the_order_of_the_group(text: str, order: int) -> None:
    game = parse(text).game
    found = symmetries(game.size, game.core)
    assert len(set(found)) == len(found) == order


@walked("text", ["star:9,vertices,edges,2", "friendship:6,edges,vertices,2", "cube,edges,faces,2,area"])
def test_every_one_keeps_the_weighted_sets(text: str) -> None:
    game = parse(text).game
    found = symmetries(game.size, game.core)
    assert found[0] == tuple(range(game.size))
    assert len(found) <= MOST
    for images in found:
        assert sorted(images) == list(range(game.size))
        assert sorted((moved(s, images), weight) for s, weight in game.core) == list(game.core)


def test_weights_break_symmetry() -> None:
    plain = parse("cube,edges,faces,2").game
    area = parse("cube,edges,faces,2,area").game
    assert len(symmetries(plain.size, plain.core)) == 48
    assert len(symmetries(area.size, area.core)) == 8, "without the outer face, a square in a square"
