"""Recognition of pasted text: every format of the program and of others, and refusals."""

import subprocess
import sys
from contextlib import suppress
from dataclasses import replace

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.games import played
from tests.walks import walked
from tiling_gui import cli
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.graphs import graph_files
from tiling_gui.core.tiled import shape_text
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import collection, recognition
from tiling_gui.records.recognition import FORMS, GRAPH, RECORD, recognise


@walked("form", collection.FORMATS)
def test_records(form: str) -> None:
    records = (played(seed=1), played(3, 3, seed=2))
    assert recognise(collection.write(records, form)) == recognition.Recognised(RECORD, records)
    assert recognise(f"\n  {collection.write(records[:1], form)}").records == records[:1]


@walked("text", ["6x8", " 6 × 8\n", "6 X 8"])
def test_a_board(text: str) -> None:
    found = recognise(text)
    assert (found.form, found.game, found.start) == (FORMS["board"], "domino", DominoPosition.start(6, 8))


@walked("moves", [0, 1, 12])
def test_a_board_as_it_is_copied_and_as_it_is_typed(moves: int) -> None:
    position = DominoPosition.start(6, 7)
    for _ in range(moves):
        position = position.play(position.moves()[3])
    for text in (position.diagram(), shape_text(position), shape_text(position).replace("\n", "/")):
        found = recognise(text)
        assert (found.form, found.game) == (FORMS["drawing"], "domino")
        assert found.start.live == position.live
        assert set(found.start.placed) == set(position.placed)


@walked(
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
        assert (found.form, found.game) == (GRAPH, "matching"), text
        assert len(found.start.graph.vertices) == 10
        assert len(found.start.graph.edges) == 15
    assert graph_files.read(graph6).edges


@walked(
    ("board", "game", "instead"),
    [("domino", "matching", "sharing"), ("matching", "matching", "sharing"), ("sharing", "sharing", "matching")],
)
def test_a_graph_is_for_the_game_on_the_board_and_the_others_are_offered(board: str, game: str, instead: str) -> None:
    found = recognise("0 1\n1 2\n2 0\n2 3", board)
    assert found.game == game
    assert [key for key, _ in found.instead] == [instead]
    assert found.instead[0][1] == recognise("0 1\n1 2\n2 0\n2 3", instead).start


def test_what_the_verb_solve_prints_is_its_final_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", "3x4", "--no-store", "--memory", "64", "--quiet"]) == 0
    printed = capsys.readouterr().out
    found = recognise(printed)
    assert (found.game, found.start.board, found.start.is_over) == ("domino", DominoPosition.start(3, 4).board, True)
    assert found.start == recognise("\n".join(printed.split("\n")[-4:])).start
    assert found.start.count == 5


def test_only_what_may_read_a_text_is_imported() -> None:
    program = (
        "import sys\n"
        "from tiling_gui.records.recognition import recognise\n"
        "for text in ('5x6', '..#', 'x*y-z', 'nim:3,4', 'hello there', 'tg1-abc'):\n"
        "    try:\n"
        "        recognise(text)\n"
        "    except ValueError:\n"
        "        pass\n"
        "print([name for name in ('networkx', 'numpy', 'tiling_gui.games.sharing.rules') if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@walked(
    ("text", "game"),
    [
        ("matching:petersen", "matching"),
        ("Matching: petersen", "matching"),
        ("petersen", "matching"),
        ("Grid: 3×4", "matching"),
        ("evaluate:well-known", "evaluate"),
        ("domino:...\n.#.", "domino"),
        ("ellie:3x4", "ellie"),
        ("vector:5,3,-2:0,1,4", "vector"),
        ("kayles:9", "heaps"),
        ("x^2", "evaluate"),
        ("x % 3 - y", "evaluate"),
        (">>graph6<<Dog", "matching"),
        ("DQc", "matching"),
    ],
)
def test_a_position_with_its_game_and_other_ways_of_writing(text: str, game: str) -> None:
    assert recognise(text).game == game


@walked(
    ("text", "words"),
    [
        ("2x+3y", "Between '2' and 'x' an operator is missing"),
        ("x**2", "A power is written with ^"),
        (r"\frac{x}{y}", "LaTeX is not read"),
        ("x=y+1", "'=' cannot be read"),
        ("99x99", "at most 128 squares"),
        ("X...\n....\n....\n...X", "a missing one '#'"),
        ("..\n\n..", "Row 2 of the shape is empty"),
        ("nim:3,x", "sizes separated by commas"),
        ("grid:99x99", "from 1 to 10"),
        ("Cr\nC~", "it holds 2 graphs"),
        ("graph { a -- b }", "DOT"),
        ("Dog", "may be a word; as a graph in graph6 it is written >>graph6<<Dog"),
        ("well-known", "as an expression it is written evaluate:well-known"),
        ("and/or", "looks like words"),
        ("matching:nothing", "nothing"),
    ],
)
def test_the_reader_that_came_nearest_says_why(text: str, words: str) -> None:
    with pytest.raises(InputError) as refused:
        recognise(text)
    assert words in str(refused.value)


@walked(
    "text",
    [
        "Each",
        "Edge",
        "hello",
        "MAX",
        "a\nb",
        "e.g.",
        "3.14",
        "file.txt",
        "2026-11-28",
        "Hello world",
        "https://example.org/a-b?c=1",
        "www.example.org/a-b",
        "Mate in 3 - very nice (really)",
        "Hello.\nBye.",
    ],
)
def test_words_are_no_game(text: str) -> None:
    with pytest.raises(InputError, match="not a readable game record"):
        recognise(text)


@given(st.integers(2, 9).flatmap(lambda n: st.tuples(st.just(n), st.sets(st.integers(0, n * (n - 1) // 2 - 1)))))
def test_graph6_with_a_bit_after_the_last_edge_is_none(graph: tuple[int, set[int]]) -> None:
    size, chosen = graph
    pairs = [(i, j) for j in range(size) for i in range(j)]
    made = networkx.Graph()
    made.add_nodes_from(range(size))
    made.add_edges_from(pairs[k] for k in chosen)
    line = networkx.to_graph6_bytes(made, header=False).decode().strip()
    assert recognition._is_graph6(line)
    assert not recognition._is_graph6(line + "?")
    if len(pairs) % 6:
        assert not recognition._is_graph6(line[:-1] + chr(((ord(line[-1]) - 63) | 1) + 63))


@walked("text", ["", "  \n", "hello", "To be or not to be, that is the question.", "{}", "[1, 2]", "99x99"])
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


def test_games_of_other_packages_read_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    heaps = GAMES["heaps"]
    start = heaps.parse("nim:3,4", heaps.sides[0])
    game = replace(heaps, pasted={"position": lambda text: start if text == "|||  ||||" else None})
    monkeypatch.setattr(type(GAMES), "others", ["heaps"])
    monkeypatch.setitem(GAMES._games, "heaps", game)
    found = recognise("|||  ||||")
    assert (found.form, found.game, found.start) == (FORMS["position"], "heaps", start)


ANY = st.text(max_size=60) | st.text(alphabet="012xX.#/ab:,;- \n>`~[]{}()\\^*=Cr?@_tg1", max_size=40)


@given(ANY, st.sampled_from(["", "domino", "sharing", "heaps"]))
@settings(max_examples=80)
def test_any_text_is_recognised_or_refused_in_a_sentence(text: str, board: str) -> None:
    with suppress(InputError):
        found = recognise(text, board)
        assert found.records or found.code or found.start is not None


@walked("text", ["[(1, 2), (2, 3)]", "{1 <-> 2, 2 <-> 3}", "{1: [2], 2: [1, 3], 3: [2]}", "EdgeView([(1, 2), (2, 3)])"])
def test_a_list_of_edges_on_one_line(text: str) -> None:
    path = graph_files.read("1 2\n2 3\n")
    assert (recognise(text).form, recognise(text).start.graph) == (GRAPH, path)
    if text[0] in "[{":
        assert recognise(f"matching:{text}").start.graph == path
