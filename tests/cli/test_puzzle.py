"""`tiling-gui puzzle`: one move alone keeps the value, by brute force; codes are read back or refused in a sentence."""

import json
from typing import Any

import pytest

from tests.cli.calls import answer, refused
from tests.cli.test_review import worth
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.records import json_form
from tiling_gui.records.puzzle_code import from_code, to_code


def test_made_puzzles_have_one_right_move(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("puzzle", "make", "3x4", "--count", "2", "--seed", "7", "--depth", "4")
    found = answer(capsys, *words)["puzzles"]
    assert len({puzzle["code"] for puzzle in found}) == 2
    for puzzle in found:
        position = json_form.read(json.dumps(puzzle["record"])).tree.position
        right = [m for m in position.moves() if worth(position.play(m)) == worth(position)]
        assert puzzle["good_moves"] == [[list(square) for square in move] for move in right]
        assert len(right) == 1
        assert puzzle["value"] == worth(position)
        assert puzzle["to_move"] == position.to_move
        (shown,) = answer(capsys, "puzzle", "show", puzzle["code"])["puzzles"]
        assert {key: shown[key] for key in shown if key != "record"} == {
            key: puzzle[key] for key in puzzle if key != "record"
        }


@pytest.mark.parametrize(
    ("key", "text"), [("heaps", "nim:3,4,5"), ("ellie", "3x4"), ("evaluate", "a-b"), ("matching", "petersen")]
)
def test_codes_of_every_game_are_read_back(key: str, text: str) -> None:
    kind = GAMES[key]
    start = kind.parse(text, kind.sides[0])
    moves: list[Any] = [start.moves()[-1]]
    moves.append(start.play(moves[0]).moves()[0])
    code = to_code(key, start, moves)
    assert from_code(f" {code}\n") == (key, start, tuple(moves))
    assert len(code) < 900


@pytest.mark.parametrize("code", ["", "tg1-", "tg1-AAAA", "tg2-abc", "tg1-ü", "tg1-" + "A" * 30_000])
def test_what_is_no_code_is_a_sentence(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "puzzle", "show", code)


def test_a_code_that_is_cut_off_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    start = GAMES["domino"].parse("6x6", Side.MAX)
    code = to_code("domino", start, start.moves()[:1])
    for end in range(5, len(code) - 1, 7):
        refused(capsys, "puzzle", "show", code[:end])


def test_other_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    assert "max or min" in refused(capsys, "puzzle", "make", "3x3", "--first", "left")
    assert "chess" in refused(capsys, "puzzle", "make", "3x3", "--game", "chess")
    over = to_code("domino", GAMES["domino"].parse("1x2", Side.MAX), [((0, 0), (0, 1))])
    assert "over" in refused(capsys, "puzzle", "show", over)
