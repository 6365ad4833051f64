"""The verbs that solve and play accept positions of every game."""

from fractions import Fraction

import pytest

from tests.cli.calls import answer, refused
from tiling_gui import cli

VALUES = {
    "matching:petersen": 4,  # its matching number is 5
    "matching:cycle:6": 2,  # the smallest zugzwang
    "heaps:nim:3,4,5": 1,  # the nim-sum is 2
    "heaps:nim:1,2,3": -1,  # the nim-sum is 0
    "evaluate:x/y+z": "81/8",
    "sharing:friendship:2,edges,vertices,2": None,
    "ellie:2x2": 1,
    "vector:2,1:0,1": 2,  # MAX puts 1 into x1
    "tour:1,2,3": 6,  # a triangle has one tour
}
"""The value with the game's usual side to move first, where it is published or obvious."""


@pytest.mark.parametrize(("text", "value"), VALUES.items())
def test_a_position_of_any_game_is_solved_analysed_and_played(
    text: str, value: int | str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    solved = answer(capsys, "solve", text)
    assert solved["status"] == "solved"
    assert value is None or solved["value"] == value
    assert len(solved["line"]) == len(solved["line_text"]) > 0
    assert answer(capsys, "solve", text)["value"] == solved["value"], "from the store"
    analysed = answer(capsys, "analyse", text)
    best = max(Fraction(move["value"]) for move in analysed["moves"])
    assert best == Fraction(solved["value"]), "the first side wants much"
    played = answer(capsys, "match", text, "--max", "perfect", "--min", "perfect")
    (game,) = played["games"]
    assert Fraction(game["value"]) == Fraction(game["minimax"]) == best
    assert played["summary"]["unknown"] == 0


def test_a_tournament_of_a_game_for_the_last_move(capsys: pytest.CaptureFixture[str]) -> None:
    table = answer(capsys, "tournament", "heaps:kayles:5", "--levels", "random,perfect", "--pairs", "1")
    assert table["board"] == "Kayles 5"
    assert [level["mean_as_max"] for level in table["levels"] if level["player"] == "perfect"] == [1.0]


def test_what_is_known_of_boards_alone_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["structure"],):
        assert "tiling game" in refused(capsys, *words, "matching:petersen")
    assert "--checkpoint" in refused(capsys, "solve", "matching:petersen", "--checkpoint", "x")
    assert "first or second" in refused(capsys, "solve", "heaps:nim:1", "--first", "max")


def test_a_game_that_has_no_value_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", "evaluate:x/(y-y)"]) == 0
    assert "no value, however it is played" in capsys.readouterr().out
