"""Rules, notation and set-up of the matching game."""

import pytest

from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import named
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import InputError
from tiling_gui.games.matching.rules import GAME, MatchingPosition, parse, title


def test_a_game_on_a_path() -> None:
    position = parse("path:5")
    assert [position.write(move) for move in position.moves()] == ["a–b", "b–c", "c–d", "d–e"]
    after = position.play(position.read("c-b"))
    assert [after.write(move) for move in after.moves()] == ["d–e"]
    assert after.to_move is Side.MIN
    end = after.play((3, 4))
    assert end.is_over
    assert end.value() == 2
    assert end.diagram() == "chosen: b–c d–e\nopen: -"
    assert end.open == 0
    with pytest.raises(ValueError, match="not over"):
        after.value()


def test_min_may_begin() -> None:
    position = parse("cycle:6", Side.MIN)
    assert position.to_move is Side.MIN
    assert position.play(position.moves()[0]).to_move is Side.MAX
    assert title(position) == "Cycle 6, MIN first"


@walked(
    ("played", "text", "words"),
    [
        ("", "a–c", "There is no edge 'a–c'"),
        ("", "a", "There is no edge"),
        ("", "", "There is no edge"),
        ("", "a-b-c", "There is no edge"),
        ("ab", "a-b", "is already chosen"),
        ("ab", "b–c", "b is covered"),
        ("bc de", "a-b", "The game is over"),
    ],
)
def test_what_cannot_be_played(played: str, text: str, words: str) -> None:
    position = parse("path:5")
    for word in played.split():
        position = position.play(position.read(word))
    with pytest.raises(InputError, match=words):
        position.read(text)


def test_an_edge_that_is_not_there_is_refused() -> None:
    with pytest.raises(InputError, match="There is no edge a–e"):
        parse("path:5").play((0, 4))
    with pytest.raises(InputError, match="There is no edge -5–a"):
        parse("path:5").play(GAME.move_from_json([0, -5]))


def test_names_of_two_letters() -> None:
    position = parse("path:30")
    assert position.read("zaa") == (25, 26)
    assert position.read("AA–ab") == (26, 27)
    assert position.read("ab") == (0, 1), "a–b, for ab alone is no edge"


@walked(
    ("graph", "words"),
    [
        (Graph.make([(0, 0), (1, 0)], [(0, 1), (0, 1)]), "a and b are joined by more than one edge"),
        (named("path:129"), "1 to 128 vertices, not 129"),
    ],
)
def test_graphs_that_cannot_be_played_on(graph: Graph, words: str) -> None:
    with pytest.raises(InputError, match=words):
        MatchingPosition.start(graph)


def test_keys_are_the_same_up_to_automorphisms_and_never_else() -> None:
    start = parse("cycle:8")
    assert len({start.play(move).key() for move in start.moves()}) == 1
    two = [start.play((0, 1)).play(move) for move in start.play((0, 1)).moves()]
    # A path of 6 without an end, without two in the middle, ...: P4, P3 (with an isolated vertex), P2 + P2 are left.
    assert len({after.key() for after in two}) == 3
    assert start.key() != parse("cycle:8", Side.MIN).key()
    assert parse("path:4").key() != parse("cycle:4").key()


def test_the_guesses_lie_between_nothing_and_a_perfect_matching() -> None:
    for name in ("petersen", "grid:5x5", "hexagonal:3", "randomtree:20,3"):
        position = parse(name)
        for guess in GAME.evaluations.values():
            assert 0 < (guess(position) or 0) <= len(position.graph.vertices) / 2
