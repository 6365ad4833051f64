"""Everything a user can type: boards, shapes, moves, expressions, domains, trees, codes, players, positions."""

import contextlib
import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.reading import MALFORMED, REFUSED, examples, read, texts
from tiling_gui.cli import common
from tiling_gui.console import options
from tiling_gui.core import exact_text
from tiling_gui.core.board import Board, read_square, square_name
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.graphs.families import EXAMPLES, named
from tiling_gui.core.tiled import shape_text
from tiling_gui.desktop.features.lab import positions
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_domino, read_shape
from tiling_gui.games.ellie import rules as ellie
from tiling_gui.games.evaluate import domain as evaluate_domain
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.notation import to_text
from tiling_gui.games.heaps import rules as heaps
from tiling_gui.games.heaps.heap_position import read_heaps
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.games.sharing import rules as sharing
from tiling_gui.players.player import make_player, player_words
from tiling_gui.records import lesson_file, puzzle_file
from tiling_gui.records.assignment import as_written
from tiling_gui.records.lesson_writing import lesson_text, typed_step
from tiling_gui.records.puzzle_file import code_of, from_code, to_code
from tiling_gui.records.recognition import recognise
from tiling_gui.records.text_header import read_tags
from tiling_gui.search import efg
from tiling_gui.search.compare import laboratory_games, read_subject
from tiling_gui.search.engine import make_engine
from tiling_gui.search.methods import check_method
from tiling_gui.search.typed_tree import Tree

Reader = Callable[[str], Any]
Writer = Callable[[Any], str]


def square_pair(move: Any) -> str:
    return "-".join(map(square_name, move))


_TYPED = lesson_file.read(lesson_text("T", [typed_step("?", (), 1, "")])).steps[0]
_START = GAMES["heaps"].parse("nim:3,4", GAMES["heaps"].sides[0])
_CODE = to_code("heaps", _START, [(0, 1)])
_FILE = json.dumps({"format": puzzle_file.FORMAT, "version": 1, "name": "one", "puzzles": [{"code": _CODE}]})

READERS: dict[str, tuple[Reader, Writer | None, tuple[str, ...]]] = {
    # name: (reader, writer whose output reads back the same, valid texts)
    "board": (Board.parse, lambda board: board.name, ("5x6", "1×64", "20 X 20")),
    "shape": (read_shape, shape_text, ("..#\n.11\n...", "..../....", "aa.\nbb.\n#..")),
    "square": (read_square, square_name, ("b7", "AA12")),
    "domino": (read_domino, square_pair, ("b7-c7", "a1 – a2")),
    "expression": (
        Expression.parse,
        lambda expression: to_text(expression.root),
        ("x/y + 2*y/z - z/x", "max(a, -b, 1.5)*abs(c-2*d)", "-(--x)", "1000*a+100*b"),
    ),
    "value": (evaluate_domain.read_value, str, ("3", "-1/2", "0.5")),
    "domain": (evaluate_domain.read_domain, lambda domain: ",".join(map(str, domain)), ("0-9", "-3..3", "-3,-2,0,1/2")),
    "tree": (Tree.parse, str, ("[[7, 3], [5, 16/3]]", "3:[12, 8, null]")),
    "gambit": (
        lambda text: efg.read(text).position,
        efg.write,
        ('EFG 2 R "x" { "A" "B" }\np "" 1 1 "" { "a" "b" } 1 "o" { 1/3, -1/3 }\nt "" 2 "" { 1 -1 }\nt "" 0\n',),
    ),
    "octal": (OctalCode.parse, str, ("0.007", ".77", "4.3")),
    "heaps": (lambda text: read_heaps(text, 1000), lambda found: ",".join(map(str, found)), ("12,13,7", "0")),
    "heap game": (heaps.parse, heaps.text_of, ("nim:12,13,7", "grundy 7", "octal:0.007:12,5", "kayles:9")),
    "strip": (heaps.parse, heaps.text_of, ("treblecross:8",)),
    "ellie": (ellie.parse, None, ("3x4", "..#\n...", "aa./a../...")),
    "sharing": (
        sharing.parse, None, ("path:4,edges,vertices,2", "grid:2x3,faces,vertices,3,differ,ones", "cube,edges,faces,2"),
    ),
    "evaluate": (lambda text: GAMES["evaluate"].parse(text, GAMES["evaluate"].sides[0]), None, ("x-y;0-9", "x*y;1,2")),
    "graph": (named, lambda graph: graph.name, EXAMPLES),
    "exact value": (lambda text: exact_text.value_from_text(text, "The value"), str, ("28", "16/3", "-1/7")),
    "side": (options.read_side, str, ("max", "MIN")),
    "subject": (read_subject, None, ("domino:3x4", "heaps:grundy:7", "tree:[1,2]", "evaluate:x-y")),
    "method": (check_method, None, ("average:2,3", "various-depth:2", "selective:3", "alphabeta")),
    "puzzle code": (from_code, code_of, (_CODE,)),
    "puzzles": (puzzle_file.read, None, (_CODE, f"# two\n{_CODE} the first\n{_CODE}", _FILE)),
    "answer": (partial(as_written, _TYPED), None, ("7", "-5", "16/3", "x y -", "≥ 4")),
    "moves": (
        lambda text: common.read_moves(DominoPosition.start(3, 3), text), None, ("[[[0,0],[0,1]],[[1,0],[2,0]]]", "[]"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", READERS)
def test_malformed_text_breaks_no_reader(name: str) -> None:
    reader, _, valid = READERS[name]
    head, colon, _ = valid[0].partition(":")
    for text in MALFORMED:
        read(reader, text)
        read(reader, f"{head}{colon}{text}")


def test_a_long_paste_is_looked_at_in_linear_time() -> None:
    """A quadratic search of 200,000 characters would take five minutes, which counts as hanging."""
    for unit in ("a", "a ", "aB1_", "1", "1 ", " ", "(", "-", "-\t", "a(", "a,", "[A ", "]", "é", "1x"):
        for end in ("", " \n$"):
            read(recognise, unit * (200_000 // len(unit)) + end)
            read(read_tags_of, f"[A{unit * (200_000 // len(unit))}{end}")


def read_tags_of(line: str) -> object:
    return read_tags([line])


@pytest.mark.parametrize("name", READERS)
def test_what_is_read_is_written_and_read_again(name: str) -> None:
    reader, writer, valid = READERS[name]

    @examples(13)
    @given(texts(*valid))
    def check(text: str) -> None:
        found = read(reader, text)
        if found is not REFUSED and writer is not None:
            assert reader(writer(found)) == found

    check()


@pytest.mark.parametrize("name", READERS)
def test_the_valid_texts_are_valid(name: str) -> None:
    reader, _, valid = READERS[name]
    for text in valid:
        assert read(reader, text) is not REFUSED


# Players ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_player_names(game: str) -> None:
    engine = make_engine(GAMES[game])

    @examples(10)
    @given(
        texts(
            "lookahead:3",
            "perfect:2",
            "mixed:lookahead:2:1/10",
            "mixed:perfect:0,1/4,1",
            "random",
            "lookahead:2:average:2,3",
        )
    )
    def check(spec: str) -> None:
        read(lambda text: make_player(text, engine), spec)
        assert player_words(spec)

    check()
    engine.close()


def test_malformed_player_names() -> None:
    engine = make_engine(GAMES["heaps"])
    for spec in MALFORMED:
        for text in (spec, f"perfect:{spec}", f"lookahead:{spec}", f"mixed:{spec}:0"):
            read(lambda text: make_player(text, engine), text)
    engine.close()


# Moves ------------------------------------------------------------------------------------------------------

STARTS = {
    "domino": "3x4",
    "evaluate": "x/y-z",
    "ellie": "3x4",
    "sharing": "path:4,edges,vertices,2",
    "heaps": "nim:3,5",
    "matching": "prism:3",
    "vector": "5,3,-2:0,1,4",
    "tour": "3,1,4,1,5,9",
    "grundy": "grundy:7,8",
    "octal": "octal:0.77:9,4",
    "treblecross": "treblecross:7",
    "tree": "[[1,2],3]",
}


@pytest.mark.parametrize("name", STARTS)
def test_typed_moves(name: str) -> None:
    key = name if name in GAMES or name == "tree" else "heaps"
    subject = read_subject(f"{key}:{STARTS[name]}")
    line = [subject.position]
    while not line[-1].is_over:
        line.append(line[-1].play(line[-1].moves()[0]))
    for position in line[:2]:
        for text in MALFORMED:
            read(position.read, text)

    @examples(13)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        position = data.draw(st.sampled_from(line[:-1]))
        valid = [position.write(move) for move in list(position.moves())[:20]]
        text = data.draw(texts(*valid))
        move = read(position.read, text)
        if move is not REFUSED:
            position.play(move)
            assert position.read(position.write(move)) == move

    check()


# The laboratory ---------------------------------------------------------------------------------------------


@examples(33)
@given(
    st.sampled_from(sorted(laboratory_games().items())).flatmap(
        lambda entry: st.tuples(st.just(entry[0]), texts(entry[1].example))
    )
)
def test_positions_of_the_laboratory(chosen: tuple[str, str]) -> None:
    found = read(lambda pair: positions.from_text(*pair), chosen)
    if found is not REFUSED:
        again = positions.from_json(found.json)
        assert again.subject.position == found.subject.position


@examples(20)
@given(texts("..#\n.11\n...", "1 1 .\n. # ."))
def test_what_is_pasted_into_the_editor(text: str) -> None:
    position = read(read_shape, text)
    if position is not REFUSED:
        with contextlib.suppress(InputError):
            assert read_shape(
                shape_text(position.play(position.moves()[0])) if position.moves() else shape_text(position)
            )
