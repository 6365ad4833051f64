"""Recognition of pasted text: every format of the program and of others, and refusals."""

import networkx
import pytest

from tests.records.games import played
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.graphs import graph_files
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, shape_text
from tiling_gui.records import collection, recognition
from tiling_gui.records.recognition import FORMS, GRAPH, RECORD, recognise


@pytest.mark.parametrize("form", collection.FORMATS)
def test_records(form: str) -> None:
    records = (played(seed=1), played(3, 3, seed=2))
    assert recognise(collection.write(records, form)) == recognition.Recognised(RECORD, records)
    assert recognise(f"\n  {collection.write(records[:1], form)}").records == records[:1]


@pytest.mark.parametrize("text", ["6x8", " 6 × 8\n", "6 X 8"])
def test_a_board(text: str) -> None:
    found = recognise(text)
    assert (found.form, found.game, found.start) == (FORMS["board"], "domino", DominoPosition.start(6, 8))


@pytest.mark.parametrize("moves", [0, 1, 12])
def test_a_board_as_it_is_copied_and_as_it_is_typed(moves: int) -> None:
    position = DominoPosition.start(6, 7)
    for _ in range(moves):
        position = position.play(position.moves()[3])
    for text in (position.diagram(), shape_text(position), shape_text(position).replace("\n", "/")):
        found = recognise(text)
        assert (found.form, found.game) == (FORMS["drawing"], "domino")
        assert found.start.live == position.live
        assert set(found.start.placed) == set(position.placed)


@pytest.mark.parametrize(
    ("text", "form", "game"),
    [
        ("x/y+2*y/z-z/x", FORMS["expression"], "evaluate"),
        ("a · (b − c)", FORMS["expression"], "evaluate"),
        ("nim:3,4", FORMS["position"], "heaps"),
        ("grundy:7", FORMS["position"], "heaps"),
        ("path:4,edges,vertices,2", FORMS["position"], "sharing"),
    ],
)
def test_positions_as_the_command_line_takes_them(text: str, form: str, game: str) -> None:
    found = recognise(text)
    assert (found.form, found.game) == (form, game)
    assert found.start.moves()
    assert found.start == GAMES[game].parse(text, GAMES[game].sides[0])


def test_graphs_as_other_programs_write_them() -> None:
    graph = networkx.petersen_graph()
    edges = "\n".join(f"{a} {b}" for a, b in graph.edges)
    graph6 = networkx.to_graph6_bytes(graph, header=False).decode()
    for text in (edges, graph6, "\n".join(networkx.generate_graphml(graph))):
        found = recognise(text)
        assert (found.form, found.game) == (GRAPH, "sharing"), text
        assert len(found.start.game.graph.vertices) == 10
        assert len(found.start.game.graph.edges) == 15
    assert graph_files.read(graph6).edges


@pytest.mark.parametrize(
    "text", ["", "  \n", "hello", "To be or not to be, that is the question.", "{}", "[1, 2]", "99x99"]
)
def test_what_is_none_of_them_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(InputError) as refused:
        recognise(text)
    assert str(refused.value).endswith(".")


def test_a_record_that_is_cut_off_is_told_so_and_is_taken_for_nothing_else() -> None:
    for form in collection.FORMATS:
        text = collection.write([played(8, 8)], form)
        with pytest.raises(InputError, match=r"cut off|ends abruptly|not closed"):
            recognise(text[: len(text) * 2 // 3])


def test_a_text_that_is_too_long_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recognition, "LARGEST", 10)
    with pytest.raises(InputError, match="longer than"):
        recognise("x" * 11)
