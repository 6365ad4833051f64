"""The verb puzzle: the number of moves that keep the value, by brute force; codes and files are read or refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import answer, refused
from tests.search.definition import value_by_definition as worth
from tests.walks import walked
from tiling_gui.cli import main
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.records import json_form
from tiling_gui.records.puzzle_file import from_code, to_code
from tiling_gui.records.puzzles import hints
from tiling_gui.records.task import Task


def test_no_file_is_written_if_there_is_no_puzzle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.json"  # `puzzle show` would refuse it
    assert main(["puzzle", "make", "1x3", "--to", str(file), "--json"]) == 3  # each of the two moves ends the game
    assert json.loads(capsys.readouterr().out)["puzzles"] == []
    assert not file.exists()


@walked("cut", [8, 40, -1])
def test_a_code_that_was_cut_is_called_so(capsys: pytest.CaptureFixture[str], cut: int) -> None:
    code = to_code("domino", GAMES["domino"].parse("4x4", Side.MAX), [])
    for damaged in (code[:cut], f"{code[:cut]}…"):  # messengers shorten long words with an ellipsis
        message = refused(capsys, "puzzle", "show", damaged)
        assert message == "tiling-gui: The code is cut off or damaged: copy it whole."


def test_a_board_names_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--depth", "2", "--seed", "1")
    (named,) = answer(capsys, "puzzle", "make", "matching:petersen", *words)["puzzles"]
    (other,) = answer(capsys, "puzzle", "make", "petersen", "--game", "matching", *words)["puzzles"]
    assert named["code"] == other["code"]
    assert named["record"]["game"] == "matching"


@walked(("key", "text"), [("heaps", "nim:3,4,5"), ("ellie", "3x4"), ("evaluate", "a-b"), ("matching", "petersen")])
def test_codes_of_every_game_are_read_back(key: str, text: str) -> None:
    kind = GAMES[key]
    start = kind.parse(text, kind.sides[0])
    moves: list[Any] = [start.moves()[-1]]
    moves.append(start.play(moves[0]).moves()[0])
    code = to_code(key, start, moves)
    assert from_code(f" {code}\n") == Task(kind, start, tuple(moves))
    assert len(code) < 900


@walked(
    ("key", "text", "first", "typed", "words"),
    [
        ("evaluate", "x-y", Side.MIN, (), "MIN to propose"),
        ("evaluate", "x-y", Side.MIN, ("5",), "MAX to place"),
        ("sharing", "path:4,vertices,edges,2", Side.MAX, (), "MAX to propose"),
        ("sharing", "path:4,vertices,edges,2", Side.MAX, ("1",), "MIN to colour"),
        ("domino", "2x3", Side.MIN, (), "MIN to move"),
    ],
)
def test_it_is_said_what_is_to_be_done(
    key: str, text: str, first: Side, typed: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in the window: in e-Valuate and in the sharing games one side proposes, the other places."""
    position = start = GAMES[key].parse(text, first)
    moves = []
    for each in typed:
        moves.append(position.read(each))
        position = position.play(moves[-1])
    main(["puzzle", "show", to_code(key, start, moves), "--quiet"])
    assert f"\n{words}: which move" in capsys.readouterr().out


@walked("code", ["", "tg1-", "tg1-AAAA", "tg2-abc", "tg1-ü", "tg1-" + "A" * 30_000])
def test_what_is_no_code_is_a_sentence(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "puzzle", "show", code)


def test_a_puzzle_that_is_over_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    over = to_code("domino", GAMES["domino"].parse("1x2", Side.MAX), [((0, 0), (0, 1))])
    assert "over" in refused(capsys, "puzzle", "show", over)


def right_moves(puzzle: dict[str, Any]) -> list[Any]:
    """The moves that keep the value, by brute force."""
    position = json_form.read(json.dumps(puzzle["record"])).tree.position
    return [[list(square) for square in m] for m in position.moves() if worth(position.play(m)) == worth(position)]


def test_puzzles_are_made_by_wish_and_written_to_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "two.json")
    words = ("--count", "3", "--depth", "4", "--good", "2", "--to-move", "min", "--to", file)
    found = answer(capsys, "puzzle", "make", "4x4", *words)["puzzles"]
    assert len(found) == 3
    for puzzle in found:
        assert puzzle["to_move"] == "MIN"
        assert len(puzzle["good_moves"]) == 2
        assert puzzle["good_moves"] == right_moves(puzzle)
    shown = answer(capsys, "puzzle", "show", file)["puzzles"]
    assert [each["code"] for each in shown] == [each["code"] for each in found]
    assert [each["good_moves"] for each in shown] == [each["good_moves"] for each in found]
    assert all(each["reasons"][-1]["kind"] == "keepers" for each in shown)


def test_a_file_may_say_what_it_likes_of_values(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (made,) = answer(capsys, "puzzle", "make", "3x4", "--depth", "4")["puzzles"]
    lie = {"code": made["code"], "good_moves": [[[0, 0], [0, 1]]], "value": 99}
    file = tmp_path / "lie.json"
    file.write_text(json.dumps({"format": "tiling-gui puzzles", "version": 1, "name": "x", "puzzles": [lie]}))
    (shown,) = answer(capsys, "puzzle", "show", str(file))["puzzles"]
    assert (shown["value"], shown["good_moves"]) == (made["value"], made["good_moves"])
    file.write_text(f"# codes in lines\n{made['code']} with a comment\n\n{made['code']}\n")
    assert len(answer(capsys, "puzzle", "show", str(file))["puzzles"]) == 2
    file.write_text(json.dumps({"format": "tiling-gui puzzles", "version": 2, "puzzles": [lie]}))
    assert "newer" in refused(capsys, "puzzle", "show", str(file))
    for text in ("", "{", "[]", '{"format": "tiling-gui puzzles"}', f"{made['code']}\ntg1-broken"):
        file.write_text(text)
        refused(capsys, "puzzle", "show", str(file))


def test_the_puzzle_of_a_day_is_the_same_for_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    """On any computer and in any later version; no set has a part in it, whose order differs from run to run."""
    found = answer(capsys, "puzzle", "daily", "--date", "2026-11-23")  # a Monday: 4 x 4
    (puzzle,) = found["puzzles"]
    moves = [each["move"] for each in puzzle["record"]["moves"]]
    assert (found["date"], puzzle["record"]["setup"]["shape"]) == ("2026-11-23", ["...."] * 4)
    assert moves == [[[0, 0], [0, 1]], [[1, 1], [2, 1]]]
    assert puzzle["good_moves"] == right_moves(puzzle)
    assert len(puzzle["good_moves"]) == 1
    assert answer(capsys, "puzzle", "daily", "--date", "2026-11-24")["puzzles"][0]["code"] != puzzle["code"]


@walked("seed", range(3))
def test_hints_are_true_and_the_last_is_the_move(capsys: pytest.CaptureFixture[str], seed: int) -> None:
    (puzzle,) = answer(capsys, "puzzle", "make", "4x4", "--depth", "4", "--seed", str(seed))["puzzles"]
    (shown,) = answer(capsys, "puzzle", "show", puzzle["code"], "--hints")["puzzles"]
    where_not, where, move = shown["hints"]
    squares = [square for good in right_moves(puzzle) for square in good]
    words = where_not.rstrip(".").split("touches ")[1].split()
    axis = 0 if words[0].startswith("row") else 1
    lines = [int(name) - 1 if axis == 0 else ord(name) - ord("a") for name in words[1::2]]
    assert not any(lines[0] <= square[axis] <= lines[-1] for square in squares)
    first, last = (read_corner(name) for name in where.rstrip(".").split("between ")[1].split(" and "))
    assert all(first[k] <= square[k] <= last[k] for square in puzzle["good_moves"][0] for k in (0, 1))
    position = json_form.read(json.dumps(puzzle["record"])).tree.position
    named = position.read(move.removeprefix("The move is ").rstrip("."))
    assert [list(square) for square in named] == puzzle["good_moves"][0]


def read_corner(name: str) -> tuple[int, int]:
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def test_hints_without_squares_name_moves_that_lose() -> None:
    start = GAMES["heaps"].parse("nim:3,5,7", GAMES["heaps"].sides[0])
    winning = (0, 2)  # 3 -> 2 leaves 2, 5, 7: 2 xor 5 xor 7 = 0, and no other move of Nim does
    wins = [m for m in start.moves() if nim_sum(start.play(m)) == 0]
    puzzle = Task(GAMES["heaps"], start, (), 1, right=tuple(wins), line=(wins[0],))
    assert winning in wins
    where_not, where, move = hints(puzzle)
    named = where_not.split(": ")[1].rstrip(".").split(", ")
    assert named
    assert all(nim_sum(start.play(start.read(name))) != 0 for name in named)
    assert start.write(wins[0]) in where
    assert start.write(wins[0]) in move


def nim_sum(position: Any) -> int:
    total = 0
    for heap in position.heaps:
        total ^= heap
    return total
