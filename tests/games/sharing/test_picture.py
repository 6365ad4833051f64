"""Sharing games as SVG and TikZ: the contents, which are legible without colour too."""

import random
import re
import xml.etree.ElementTree as ET
from itertools import pairwise, product
from math import hypot

import pytest

from tests.walks import walked
from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.core.drawing.capsules import Label, Rank
from tiling_gui.core.drawing.figure import Box, Disc, Figure, Line, Shape, Text
from tiling_gui.core.drawing.positions import board_figure, game_figure, game_svg, game_tikz
from tiling_gui.core.graphs.families import EXAMPLES, named
from tiling_gui.core.graphs.geometry import distance_to_segment
from tiling_gui.core.graphs.layout import Layout
from tiling_gui.core.graphs.planar import even_degrees, inside
from tiling_gui.games.sharing.picture import drawing, figure, places
from tiling_gui.games.sharing.rules import Propose, Put, SharingMove, SharingPosition, parse
from tiling_gui.games.sharing.set_up import SharingGame

PAIRS = ("vertices,edges", "edges,vertices", "edges,faces", "vertices,faces", "faces,edges", "faces,vertices")


def shapes(position: SharingPosition) -> list[Shape]:
    return list(drawing(position.game, 48).shapes(position))


def layout(position: SharingPosition, size: int = 48) -> Layout:
    return drawing(position.game, size).where


def played(text: str, moves: int) -> SharingPosition:
    chance = random.Random(text)
    position = parse(text)
    for _ in range(min(moves, 2 * position.game.size)):
        position = position.play(chance.choice(position.moves()))
    return position


@pytest.mark.parametrize("pair", PAIRS)
def test_every_game_is_drawn(pair: str) -> None:
    for text, moves in product(EXAMPLES[::2], (7, 1000)):
        if "faces" in pair and named(text).why_no_faces():
            continue  # nothing to play on; tests/games/sharing/test_rules.py has the sentence
        position = played(f"{text},{pair},3", moves)
        ET.fromstring(game_svg("sharing", position))
        picture = game_tikz("sharing", position)
        assert picture.count("{") == picture.count("}")
        used = set(re.findall(r"\btiling[a-zA-Z]+\b", picture))
        assert used == set(re.findall(r"\\definecolor\{(\w+)\}", picture))


def test_parallel_edges_and_edges_through_a_vertex_are_bowed() -> None:
    double = SharingPosition.start(SharingGame.make(even_degrees(named("path:2")), "edges", "vertices", 2))
    straight, bowed = layout(double).edges
    assert len(straight) == 2 < len(bowed)
    row = SharingPosition.start(SharingGame.make(even_degrees(named("path:4")), "edges", "vertices", 2))
    assert [len(points) > 2 for points in layout(row).edges] == [False, False, False, True]


@walked("n", range(5, 15))
def test_no_edge_of_a_random_graph_runs_under_a_vertex(n: int) -> None:
    for seed in range(1, 9):
        where = layout(parse(f"random:{n},{seed},edges,vertices,2"), 60)
        for (u, v), line in zip(named(f"random:{n},{seed}").edges, where.edges, strict=True):
            others = [at for w, at in enumerate(where.vertices) if w not in (u, v)]
            assert all(distance_to_segment(at, a, b) > where.radius for at in others for a, b in pairwise(line)), (
                seed,
                u,
                v,
            )


def test_faces_are_squares_with_their_names_and_areas() -> None:
    graph = named("grid:2x3")
    areas = SharingPosition.start(SharingGame.make(graph, "edges", "faces", 2, "differ", "area"))
    words = [shape.text for shape in shapes(areas) if isinstance(shape, Text)]
    assert {f"f{i}: {face.area}" for i, face in enumerate(graph.faces)} <= set(words)
    discs = sum(isinstance(shape, Disc) for shape in shapes(areas))
    assert discs == len(graph.edges) + len(graph.vertices)  # knobs and dots: none of them is a face
    even = SharingPosition.start(SharingGame.make(graph, "faces", "vertices", 2))
    words = [shape.text for shape in shapes(even) if isinstance(shape, Text)]
    assert {"f0", "f1", "f2"} <= set(words)


@walked("text", ["friendship:6", "cube", "wheel:7", "grid:3x4", "random:14,3", "random:20,8"])
def test_the_marks_of_faces_lie_inside_them(text: str) -> None:
    graph = named(text)
    for face in graph.faces[1:]:
        x, y = inside(graph, face)
        corners = [(float(a), float(b)) for a, b in (graph.vertices[v] for v in face.walk)]
        sides = zip(corners, corners[1:] + corners[:1], strict=True)
        cuts = [a + (c - a) * (y - b) / (d - b) for (a, b), (c, d) in sides if (b > y) != (d > y)]
        assert sum(cut > x for cut in cuts) % 2 == 1


def test_everything_on_a_graph_has_its_place_and_is_told_by_name() -> None:
    position = parse("friendship:3,edges,vertices,4")
    for word in ("1", "b-c", "2", "a-d", "3", "d-e", "1", "a-b", "3", "a-e"):
        position = position.play(position.read(word))
    tell = figure(position).tell
    assert tell is not None
    assert set(figure(position).spots) == {*"abcdefg", *(name.replace("–", "-") for name in position.game.names)}
    assert tell("b-c") == "b–c has colour 1"
    assert tell("f-g") == "f–g has no colour yet: counts for f, g"
    assert tell("g") == "g is still open: decided by f–g, a–g"
    assert tell("d") == "d is MAX’s: decided by a–d, d–e"
    assert tell("b") == "b is MIN’s: decided by a–b, b–c"
    areas = SharingPosition.start(SharingGame.make(named("grid:2x3"), "edges", "faces", 2, "differ", "area"))
    tell = figure(areas).tell
    assert tell is not None
    assert tell("a") == "a"  # vertices are not played on
    assert tell("f1").startswith("f1 is still open: decided by") == (areas.game.graph.faces[1].area == 1)


@walked("size", [12, 120])
@walked("text", ["path:4", "complete:4", "wheel:5", "cube"])
def test_every_move_has_a_place_in_the_picture_which_keeps_its_size(text: str, size: int) -> None:
    boxes = set()
    for pair, moves in product(PAIRS, (0, 1, 4)):
        if "faces" in pair and named(text).why_no_faces():
            continue
        position = played(f"{text},{pair},4", moves)
        board, where = board_figure("sharing", position, size=size)
        boxes.add((pair, board.box))
        left, top, width, height = board.box
        assert list(where) == list(position.moves())
        for place in where.values():
            for x, y in (*place.at, *place.value):
                assert left < x < left + width
                assert top < y < top + height
    assert len(boxes) == len({pair for pair, _ in boxes})


@walked("colours", [1, 4, 9, 12, 25, 60])
def test_the_cards_of_the_colours_lie_side_by_side(colours: int) -> None:
    position = parse(f"cycle:5,edges,vertices,{colours}")
    where = places(position, 48)
    assert [move.colour for move in where if isinstance(move, Propose)] == [*range(1, colours + 1)]
    assert [place.key for place in where.values()] == [str(k) if colours < 10 else "" for k in range(1, colours + 1)]
    areas = [(*place.at[0], *place.area) for place in where.values()]
    for k, (a, b, wide, high) in enumerate(areas):
        assert wide >= 24
        assert high >= 24
        for c, d, _, _ in areas[:k]:
            assert abs(a - c) >= wide - 1e-9 or abs(b - d) >= high - 1e-9
    board = figure(position, notes=Annotations(keys=True))
    assert [int(shape.text) for shape in board.shapes if isinstance(shape, Text) and shape.text.isdecimal()] == [
        *range(1, colours + 1)
    ]


def ringed(board: Figure, *, dashed: bool) -> list[tuple[float, float]]:
    """The centres of the cards with a ring around them."""
    found = [shape for shape in board.shapes if isinstance(shape, Box) and shape.edge == "accent"]
    return [(x.x + x.width / 2, x.y + x.height / 2) for x in found if bool(x.dash) == dashed]


def test_a_proposed_colour_is_ringed_and_one_that_may_be_dashed() -> None:
    start = parse("path:4,edges,vertices,3")
    where = places(start, 48)
    board = figure(start, notes=Annotations(keys=True, hints=(Propose(2),), better=Propose(3)))
    assert ringed(board, dashed=False) == []
    assert ringed(board, dashed=True) == [where[Propose(2)].at[0], where[Propose(3)].at[0]]
    board = figure(start.play(Propose(2)), notes=Annotations(keys=True, last=Propose(2)))
    assert ringed(board, dashed=False) == [where[Propose(2)].at[0]]
    compared = figure(start, notes=Annotations(played=Propose(1), better=Propose(3)))
    assert ringed(compared, dashed=False) == [where[Propose(1)].at[0]]
    assert ringed(compared, dashed=True) == [where[Propose(3)].at[0]]


def test_colours_are_in_a_picture_only_if_it_is_about_them() -> None:
    start = parse("path:4,edges,vertices,3")
    assert figure(start).box[3] == layout(start).height
    values: dict[SharingMove, Label] = {Propose(1): Label(Rank.KEEPS, "3")}
    noted = game_figure("sharing", start, notes=Annotations(values=values))
    assert noted.box == figure(start, notes=Annotations(keys=True)).box


@walked("text", ["path:4,edges,vertices,3", "cube,faces,edges,3", "wheel:5,vertices,edges,2"])
def test_a_move_changes_little_of_the_picture_and_a_proposal_only_adds(text: str) -> None:
    position = played(text, 3)
    move = position.moves()[0]
    assert isinstance(move, Put)
    before = figure(position, notes=Annotations(keys=True)).shapes
    pointed = figure(position, notes=Annotations(keys=True, better=move)).shapes
    ahead = iter(pointed)
    assert all(shape in ahead for shape in before)  # in the same order, with others between
    assert len(pointed) > len(before)
    after = figure(position.play(move), notes=Annotations(keys=True)).shapes
    same = {id(shape) for shape in before}
    assert sum(id(shape) in same for shape in after) > len(after) / 2


def test_the_elements_that_depend_on_the_one_pointed_at_light_up() -> None:
    position = parse("friendship:3,edges,vertices,4").play(Propose(1))
    move = position.read("b-c")
    names = position.game.graph.vertex_names
    for keys, found in ((True, {"b", "c"}), (False, set())):
        thin = [
            shape.points
            for shape in figure(position, notes=Annotations(keys=keys, better=move)).shapes
            if isinstance(shape, Line) and shape.role == "accent" and shape.width == 1.5
        ]
        middles = [(sum(x for x, _ in points[1:]) / 48, sum(y for _, y in points[1:]) / 48) for points in thin]
        at = layout(position).vertices
        assert {names[v] for v in range(7) if any(hypot(a - at[v][0], b - at[v][1]) < 0.1 for a, b in middles)} == found
        assert len(thin) == len(found)


def test_a_proposal_leaves_room_for_its_value() -> None:
    position = parse("path:4,vertices,edges,3").play(Propose(2))
    for values, count in (({}, 1), ({Put(0): Label(Rank.KEEPS, "3")}, 0)):
        drawn = figure(position, notes=Annotations(better=Put(0), values=values)).shapes
        assert sum(isinstance(shape, Text) and shape.text == "2" for shape in drawn) == count
