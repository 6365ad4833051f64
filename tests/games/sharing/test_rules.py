"""The rules of sharing games, compared with the definitions of section 5 of the paper."""

import subprocess
import sys
from fractions import Fraction
from itertools import permutations, product

import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import named
from tiling_gui.core.graphs.planar import Graph, even_degrees
from tiling_gui.errors import InputError
from tiling_gui.games.sharing.rules import (
    GAME,
    Propose,
    Put,
    SharingPosition,
    expected_share,
    game_from_json,
    game_to_json,
    move_from_json,
    move_to_json,
    parse,
    title,
)
from tiling_gui.games.sharing.set_up import SharingGame


def finished(text: str, colours: list[int]) -> SharingPosition:
    return SharingPosition(parse(text).game, tuple(colours))


def test_the_sets_of_the_six_pairs() -> None:
    def sets(colour: str, share: str) -> list[list[str]]:
        game = SharingGame.make(named("friendship:1"), colour, share, 2)
        return [[name for i, name in enumerate(game.names) if s >> i & 1] for s in game.sets]

    assert sets("vertices", "edges") == [["a", "b"], ["b", "c"], ["a", "c"]]
    assert sets("edges", "vertices") == [["a–b", "a–c"], ["a–b", "b–c"], ["b–c", "a–c"]]
    assert sets("edges", "faces") == [["a–b", "b–c", "a–c"]] * 2
    assert sets("vertices", "faces") == [["a", "b", "c"]] * 2
    assert sets("faces", "edges") == [["f0", "f1"]] * 3
    assert sets("faces", "vertices") == [["f0", "f1"]] * 3


def test_a_bridge_lies_on_one_face() -> None:
    game = SharingGame.make(named("path:3"), "faces", "edges", 2)
    assert [s.bit_count() for s in game.sets] == [1, 1]


def test_values_of_finished_games() -> None:
    assert finished("path:4,vertices,edges,3", [1, 1, 2, 3]).value() == 2
    assert finished("path:4,edges,vertices,3", [1, 2, 2]).value() == 1
    assert finished("path:4,edges,vertices,2,odd", [1, 2, 1]).value() == 4
    assert finished("path:3,edges,vertices,2,odd", [1, 1]).value() == 2
    assert finished("wheel:4,vertices,faces,2,area", [1, 1, 1, 1, 2]).value() == 2
    assert finished("friendship:3,edges,faces,2", [1, 1, 1, 2, 2, 2, 1, 2, 2]).value() == 2


def test_owners_are_known_as_soon_as_they_are_decided() -> None:
    position = parse("path:4,edges,vertices,2")
    assert position.owners == (Side.MIN, None, None, Side.MIN), "a set of one element is never MAX's"
    assert position.bounds == (0, 2)
    position = position.play(Propose(1)).play(Put(0)).play(Propose(2)).play(Put(1))
    assert position.owners == (Side.MIN, Side.MAX, None, Side.MIN)
    assert position.bounds == (1, 2)
    odd = parse("path:4,edges,vertices,2,odd").play(Propose(1)).play(Put(0))
    assert odd.owners == (Side.MAX, None, None, None), "parity is open until the last element"


def test_moves_in_turn_and_their_refusals() -> None:
    position = parse("path:3,edges,vertices,2")
    assert position.moves() == [Propose(1), Propose(2)]
    assert position.to_move == Side.MAX
    for wrong, words in ((Propose(3), "Colours are 1 to 2"), (Put(0), "MAX proposes a colour first")):
        with pytest.raises(InputError, match=words):
            position.play(wrong)
    position = position.play(Propose(2))
    assert position.to_move == Side.MIN
    assert position.moves() == [Put(0), Put(1)]
    with pytest.raises(InputError, match="Colour 2 is waiting"):
        position.play(Propose(1))
    with pytest.raises(InputError, match="numbered 0 to 1"):
        position.play(Put(2))
    position = position.play(Put(1)).play(Propose(1))
    with pytest.raises(InputError, match="b–c already has colour 2"):
        position.play(Put(1))
    position = position.play(Put(0))
    assert position.is_over
    assert position.moves() == ()
    assert position.value() == 1
    with pytest.raises(InputError, match="over"):
        position.play(Propose(1))


def test_the_value_is_asked_for_at_the_end_only() -> None:
    with pytest.raises(ValueError, match="not over"):
        parse("cube,edges,faces,2").value()


@walked(
    ("text", "words"),
    [
        ("complete:5,edges,faces,2", "not planar"),
        ("path:1,edges,faces,2", "has no edge"),
        ("path:1,edges,vertices,2", "has no edge"),
        ("path:3,edges,edges,2", "must differ"),
        ("path:3,edges,vertices,0", "1 to 60 colours"),
        ("path:3,edges,vertices,61", "1 to 60 colours"),
        ("path:3,edges,vertices,3,odd", "exactly 2 colours"),
        ("path:3,edges,vertices,2,area", "for sharing faces"),
        ("path:3,edges,vertices,2,odds", "differ or odd, ones, area or FILE.json, even"),
        ("path:3,edges,vertices", "is written like"),
        ("edges,vertices,2", "is written like"),
        ("path:3,edges,vertices,two", "is written like"),
        ("", "is written like"),
    ],
)
def test_refusals(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        parse(text)


def test_refusals_of_graphs_of_ones_own() -> None:
    apart = Graph.make([(0, 0), (1, 0), (2, 0)], [(0, 1)])
    with pytest.raises(InputError, match="Vertex c has no edge"):
        SharingGame.make(apart, "edges", "vertices", 2)
    assert SharingGame.make(apart, "vertices", "edges", 2).total == 1, "without faces it need not be connected"
    double = Graph.make([(0, 0), (1, 0)], [(0, 1), (0, 1)])
    assert SharingGame.make(double, "edges", "vertices", 2).total == 2
    with pytest.raises(InputError, match="parallel edges"):
        SharingGame.make(double, "vertices", "edges", 2)
    with pytest.raises(InputError, match="parallel edges"):
        SharingGame.make(double, "edges", "faces", 2)
    with pytest.raises(InputError, match="vertices, edges or faces"):
        SharingGame.make(double, "arcs", "vertices", 2)
    with pytest.raises(InputError, match="MAX proposes first"):
        parse("path:3,edges,vertices,2", Side.MIN)


def test_given_weights() -> None:
    graph = named("path:3")
    game = SharingGame.make(graph, "vertices", "edges", 2, weights={"a-b": "1/3", "b–c": 0.5})
    assert game.weights == (Fraction(1, 3), Fraction(1, 2))
    assert SharingGame.make(graph, "vertices", "edges", 2, weights={"a-b": 2}).total == 3
    for weights, words in (({"a-c": 1}, "no 'a-c'"), ({"a-b": -1}, "from 0 up"), ({"a-b": "x"}, "from 0 up")):
        with pytest.raises(InputError, match=words):
            SharingGame.make(graph, "vertices", "edges", 2, weights=weights)
    with pytest.raises(InputError, match="Weights are ones, area, or given"):
        SharingGame.make(graph, "vertices", "edges", 2, weights="heavy")


def test_area_weights_leave_the_outer_face_out() -> None:
    game = SharingGame.make(named("cube"), "edges", "faces", 2, weights="area")
    assert game.weights[0] == 0
    assert game.total == 36, "the square from -3 to 3"


def test_the_odd_rule_warns_and_the_graph_can_be_mended() -> None:
    game = SharingGame.make(named("path:4"), "edges", "vertices", 2, "odd")
    assert game.can_be_made_even
    assert "MAX gets a, d by proposing colour 1" in (game.warning() or "")
    mended = SharingGame.make(even_degrees(game.graph), "edges", "vertices", 2, "odd")
    assert mended.warning() is None
    assert not mended.can_be_made_even
    triangles = SharingGame.make(named("friendship:3"), "vertices", "faces", 2, "odd")
    assert triangles.warning() is not None
    assert not triangles.can_be_made_even
    assert SharingGame.make(named("path:4"), "edges", "vertices", 2).warning() is None


def test_under_the_odd_rule_random_colours_give_half() -> None:
    for text in ("friendship:3,vertices,edges,2,odd", "cycle:5,edges,vertices,2,odd", "path:4,edges,vertices,2,odd"):
        game = parse(text).game
        shares = [SharingPosition(game, colours).value() for colours in product((1, 2), repeat=game.size)]
        assert sum(shares) / len(shares) == game.expected == game.total / 2


def test_the_expected_share_is_the_mean_over_all_completions() -> None:
    for text in ("path:4,vertices,edges,3", "friendship:1,edges,vertices,2", "path:4,edges,vertices,2,odd"):
        position = parse(text).play(Propose(2)).play(Put(1))
        game, free = position.game, position.uncoloured
        shares = []
        for rest in product(range(1, game.colours + 1), repeat=len(free)):
            colours = list(position.colours)
            for i, colour in zip(free, rest, strict=True):
                colours[i] = colour
            shares.append(SharingPosition(game, tuple(colours)).value())
        assert expected_share(position) == pytest.approx(float(sum(shares) / len(shares)))


def test_the_key_forgets_which_colour_is_which_but_not_under_the_odd_rule() -> None:
    position = parse("grid:2x3,edges,vertices,3")
    for colours in ((1, 1, 0, 2, 0, 3, 0), (1, 2, 0, 0, 0, 3, 0)):
        keys = set()
        for names in permutations((1, 2, 3)):
            keys.add(SharingPosition(position.game, tuple(names[c - 1] if c else 0 for c in colours), names[0]).key())
        assert len(keys) == 1
    odd = parse("cycle:4,edges,vertices,2,odd").game
    assert SharingPosition(odd, (1, 0, 0, 0)).key() != SharingPosition(odd, (2, 0, 0, 0)).key()


def test_the_key_is_the_same_for_mirror_images() -> None:
    game = parse("cycle:5,vertices,edges,3").game
    keys = {SharingPosition(game, tuple(1 if i == j else 0 for i in range(5)), 2).key() for j in range(5)}
    assert len(keys) == 1


@walked("text", ["cycle:4,vertices,edges,3", "star:3,edges,vertices,2", "path:4,edges,vertices,2,odd"])
def test_equal_keys_mean_the_same_is_still_to_come(text: str) -> None:
    values: dict[SharingPosition, Fraction] = {}

    def value(position: SharingPosition) -> Fraction:
        if position not in values:
            if position.is_over:
                values[position] = position.value()
            else:
                choose = max if position.to_move == Side.MAX else min
                values[position] = choose(value(position.play(move)) for move in position.moves())
        return values[position]

    value(parse(text))
    to_come: dict[object, Fraction] = {}
    for position, worth in values.items():
        rest = worth - position.owned_by(Side.MAX)
        assert to_come.setdefault((position.to_move, position.key()), rest) == rest
    assert len(to_come) < len(values)


def test_moves_are_read_as_they_are_written() -> None:
    position = parse("friendship:3,edges,vertices,3")
    while not position.is_over:
        for move in position.moves():
            assert position.read(position.write(move)) == move
            assert move_from_json(move_to_json(move)) == move
        position = position.play(position.moves()[-1])
    position = parse("friendship:3,edges,vertices,3")
    assert [position.read(text) for text in ("2", "colour 2", "Color 2")] == [Propose(2)] * 3
    waiting = position.play(Propose(1))
    assert [waiting.read(text) for text in ("b-c", "B–C", "c-b", " b - c ")] == [Put(1)] * 4
    double = SharingGame.make(even_degrees(named("path:2")), "edges", "vertices", 2)
    start = SharingPosition.start(double).play(Propose(1))
    assert [start.read(text) for text in ("a-b", "a–b (2)", "a-b 2")] == [Put(0), Put(1), Put(1)]


@walked("text", ["", "4", "colour", "b-c", "-1"])
def test_what_is_no_colour(text: str) -> None:
    with pytest.raises(InputError, match=r"Colours are 1 to 3|A colour is a number"):
        parse("path:3,edges,vertices,3").read(text)


def test_what_is_no_element() -> None:
    with pytest.raises(InputError, match="one of them is a–b"):
        parse("path:3,edges,vertices,3").play(Propose(1)).read("a-c")


@walked("data", [None, 3, {}, {"colour": "1"}, {"colour": 1, "element": 2}, {"colour": True}])
def test_json_that_is_no_move(data: object) -> None:
    with pytest.raises(InputError, match="A move is"):
        move_from_json(data)


@walked("text", ["friendship:3,edges,vertices,4", "cube,edges,faces,2,area", "path:4,edges,vertices,2,odd"])
def test_the_set_up_survives_json(text: str) -> None:
    start = parse(text)
    assert GAME.from_json(GAME.to_json(start)) == start
    assert title(GAME.from_json(GAME.to_json(start.play(Propose(1)).set_up()))) == title(start)
    weighed = SharingGame.make(named("path:3"), "vertices", "edges", 2, weights={"a-b": "1/3"})
    assert game_from_json(game_to_json(weighed)) == weighed


@walked(
    "change",
    [
        {"graph": None},
        {"colour": 3},
        {"share": "edges"},
        {"colours": "2"},
        {"colours": True},
        {"rule": "even"},
        {"weights": 3},
        {"weights": "given"},
        {"name": 7},
    ],
)
def test_set_ups_that_are_broken(change: dict[str, object]) -> None:
    with pytest.raises(InputError):
        game_from_json({**game_to_json(parse("path:4,edges,vertices,2").game), **change})


def test_diagram_and_title() -> None:
    position = parse("path:3,edges,vertices,2").play(Propose(1)).play(Put(0)).play(Propose(2))
    assert position.diagram().split("\n") == [
        "edges  a–b:1  b–c:.",
        "vertices  a:MIN  b:.  c:MIN",
        "proposed: colour 2",
    ]
    assert title(parse("cube,edges,faces,2,area")) == "Cube: edges coloured, faces shared, 2 colours, area weights"
    assert title(parse("path:4,edges,vertices,2,odd")) == "Path 4: edges coloured, vertices shared, 2 colours, odd rule"


def test_the_catalogue_has_the_game_and_importing_it_loads_nothing_heavy() -> None:
    assert GAMES["sharing"] is GAME
    heavy = "[m for m in ('numpy', 'numba', 'networkx') if m in sys.modules]"
    code = f"import sys, tiling_gui.games.sharing.rules; print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_dash_of_an_edge_need_not_be_typed() -> None:
    position = parse("friendship:3,edges,vertices,4").play(Propose(1))
    for i, name in enumerate(position.game.names):
        for typed in (name.replace("–", ""), name[::-1].replace("–", "").upper()):
            assert position.read(typed) == Put(i)
    for typed in ("bd", "b", "abc", ""):
        with pytest.raises(InputError, match="among the edges"):
            position.read(typed)
    many = parse("path:30,edges,vertices,2").play(Propose(1))
    for i, name in enumerate(many.game.names):
        assert many.read(name.replace("–", "")) == Put(i)
