"""The verb values of the command line."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.calls import answer
from tests.schemas import conforms
from tests.store.statements import statements_run
from tiling_gui.cli import main
from tiling_gui.store import Store


def test_all_boards(capsys: pytest.CaptureFixture[str]) -> None:
    boards = answer(capsys, "values")["boards"]
    assert {"rows": 5, "columns": 5, "max_first": 12, "min_first": 11, "from": "proved"} in boards
    assert {"rows": 1, "columns": 4, "max_first": 2, "min_first": 1, "from": "closed form"} in boards
    assert len({(board["rows"], board["columns"]) for board in boards}) == len(boards)
    assert main(["values"]) == 0
    said = capsys.readouterr().out
    assert "12/11" in said
    assert said.count("Observed, not proved") == 6


def test_a_family_has_its_formula_as_an_observation(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "values", "4x")
    assert {board["rows"] for board in found["boards"]} == {4}
    assert all(board["max_first"] in (board["min_first"], None) for board in found["boards"])
    (seen,) = found["formulas"]
    assert (seen["rule"], seen["from"]) == ("floor((9n+1)/5)", 3)
    predicted = seen["predicts"]
    assert predicted["columns"] == seen["to"] + 1
    solved = [board["columns"] for board in found["boards"] if None not in (board["max_first"], board["min_first"])]
    assert predicted["columns"] not in solved
    assert main(["values", "4xn", "--no-store"]) == 0
    assert "Observed, not proved for every n: 4 x n is worth floor((9n+1)/5)" in capsys.readouterr().out
    for proved in ("2x", "3x"):
        (formula,) = answer(capsys, "values", proved)["formulas"]
        assert (formula["to"], "predicts" in formula) == (None, False)


def test_one_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "values", "6x5")["boards"][0]["columns"] == 6
    long = answer(capsys, "values", "1000x1")["boards"][0]
    assert (long["max_first"], long["min_first"], long["from"]) == (429, 428, "closed form")
    for open_board in ("20x20", "4x32", "16x8"):
        assert main(["values", open_board, "--json"]) == 3
        nothing = json.loads(capsys.readouterr().out)
        assert (conforms(nothing, "values"), nothing["boards"]) == ([], [])


def test_one_board_has_its_bounds_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["values", "8x9", "--no-store", "--json"]) == 3
    found = json.loads(capsys.readouterr().out)
    assert (conforms(found, "values"), found["bounds"]) == ([], {"MAX": [32, 33], "MIN": [32, 33]})
    assert answer(capsys, "values", "5x5")["bounds"] == {"MAX": [12, 12], "MIN": [11, 11]}


def test_one_board_is_asked_for_once_in_each_table(scratch_home: Path) -> None:
    Store.open().close()
    with statements_run() as statements:
        assert main(["values", "5x6", "--why"]) == 0
    assert [re.search(r"FROM (\w+) WHERE", text)[1] for text in statements[3:]] == ["facts", "solves"]
    assert all(text.count("5x6") == 1 and "5x7" not in text for text in statements[3:4])


def test_an_open_board_has_what_is_observed_and_how_it_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["values", "4x21", "--no-store"]) == 3
    said = capsys.readouterr().out
    assert "not proved" in said
    assert "It would be 38 for 4x21." in said  # floor(190/5)
    assert "`tiling-gui solve 4x21` solves it, with `--cluster`" in said
    assert main(["values", "4x21", "--no-store", "--json"]) == 3
    nothing = json.loads(capsys.readouterr().out)
    assert (conforms(nothing, "values"), nothing["boards"]) == ([], [])
    assert [one["rule"] for one in nothing["formulas"]] == ["floor((9n+1)/5)"]
    assert main(["values", "9x9", "--no-store"]) == 3
    assert "Observed" not in capsys.readouterr().out


def test_a_board_that_a_search_has_bounded(capsys: pytest.CaptureFixture[str]) -> None:
    """resources/rows has what was proved of 8x9."""
    assert main(["values", "8x9", "--why", "--no-store", "--json"]) == 3
    grounds = json.loads(capsys.readouterr().out)["warrants"]["MAX"]["grounds"]
    assert (28, 33, "rows/8x9.rows.gz") in {(g["lower"], g.get("upper"), g.get("file")) for g in grounds}


def test_sequences_of_the_oeis(capsys: pytest.CaptureFixture[str]) -> None:
    (three,) = answer(capsys, "values", "3x", "--no-store")["formulas"]
    assert (three["boards"], three["first"], three["oeis"], three["from"]) == ("3 x n", None, "A042965(n+1)", 2)
    one = answer(capsys, "values", "1x")["formulas"]
    assert [(row["first"], row["oeis"], row["to"]) for row in one] == [
        ("MAX", "A057357(n+1)", None),
        ("MIN", "A057357(n+5)-2", None),
    ]
    five = answer(capsys, "values", "5x", "--no-store")["formulas"]
    assert [(row["first"], row["oeis"], row["to"]) for row in five] == [("MAX", None, 13), ("MIN", None, 13)]
    named = [row["boards"] for row in answer(capsys, "values")["formulas"] if row["oeis"]]
    assert named == ["1 x n", "1 x n", "3 x n", "6 x n", "n x n"]
    assert main(["values", "1x"]) == 0
    said = "For every n, 1 x n with MIN first is worth floor((3n+1)/7), A057357(n+5)-2 of the OEIS."
    assert said in capsys.readouterr().out


def test_why_says_who_proved_a_board(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "values", "2x30", "--why")["warrants"]
    assert [ground["by"] for ground in found["MIN"]["grounds"]] == ["Theorem 11"]
    assert answer(capsys, "solve", "5x6", "--why")["warrant"]["grounds"][0]["kind"] == "shipped"
