"""The verb compare of the command line."""

import io
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import answer
from tests.search.trees import SMALL
from tests.walks import walked
from tiling_gui import cli


def rows(capsys: pytest.CaptureFixture[str], *args: str) -> list[dict[str, Any]]:
    found = answer(capsys, "compare", *args)["rows"]
    assert isinstance(found, list)
    return found


def test_the_contract_s_example(capsys: pytest.CaptureFixture[str]) -> None:
    found = rows(capsys, "domino:3x4", "--methods", "minimax,alphabeta,negascout,mtdf")
    assert [row["method"] for row in found] == ["minimax", "alphabeta", "negascout", "mtdf"]
    assert {row["value"] for row in found} == {5}
    assert all(row["exact"] for row in found)
    assert found[0]["alpha"] == found[0]["beta"] == found[0]["table"] == 0
    assert found[0]["nodes"] > found[1]["nodes"] > found[2]["nodes"]
    assert {"method", "value", "nodes", "alpha", "beta", "table", "seconds"} <= set(found[0])


@walked("key", SMALL)
def test_positions_of_every_game(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = rows(capsys, f"{key}:{SMALL[key][0]}", "--methods", "minimax,alphabeta-paper,alphabeta-table,iterative")
    assert len({str(row["value"]) for row in found}) == 1
    assert all(row["complete"] for row in found)


def test_fractions_are_strings_and_no_value_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    assert rows(capsys, "tree:[1/3]", "--methods", "minimax")[0]["value"] == "1/3"
    assert rows(capsys, "tree:[null]", "--methods", "minimax")[0]["value"] is None


def test_several_positions_estimates_and_first(capsys: pytest.CaptureFixture[str]) -> None:
    methods = "minimax,average:2,2,various-depth:1,selective:2,lecture"
    found = rows(capsys, "domino:2x4", "domino:3x3", "--methods", methods, "--depth", "2", "--first", "min")
    assert len(found) == 10
    assert not any(row["exact"] for row in found)
    assert [row["position"] for row in found[:6:5]] == ["domino:2x4", "domino:3x3"]


def test_a_tree_is_read_from_a_file_or_stdin(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "[[3, 5],\n [2, 9]]\n"
    (tmp_path / "tree.txt").write_text(text)
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    found = rows(capsys, f"tree:{tmp_path / 'tree.txt'}", "tree:-", "--methods", "minimax")
    assert [(row["value"], row["leaves"]) for row in found] == [(3, 4), (3, 4)]


def test_a_game_of_gambit_is_read_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    outside, file = Path(__file__).parents[1] / "data" / "trees" / "pygambit-16.7.0.efg", tmp_path / "tree.efg"
    (found,) = rows(capsys, f"tree:{outside}", "--methods", "minimax", "--efg", str(file))
    assert (found["position"], found["value"]) == ("tree:[[4/3, [5/6, 4/3]], 1/2]", "1/2")
    assert rows(capsys, f"tree:{file}", "--methods", "minimax", "--first", "min")[0]["value"] == "1/2"
    assert cli.main(["compare", f"tree:{file}", "--first", "max"]) == 2
    assert "In this tree MIN moves first." in capsys.readouterr().err
    assert cli.main(["compare", "ellie:2x3", "ellie:2x2", "--efg", str(file)]) == 2
    assert cli.main(["games", "import", str(outside)]) == 2
    assert "searched by tiling-gui compare tree:FILE" in capsys.readouterr().err


def test_words_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["compare", "domino:3x3", "--methods", "minimax,average:2,2", "--quiet"]) == 0
    out = capsys.readouterr().out
    assert "≈" in out
    assert cli.main(["compare", "domino:4x4", "--methods", "minimax", "--node-limit", "10", "--quiet"]) == 3
    assert "stopped" in capsys.readouterr().out


def test_an_average_says_what_its_root_is(capsys: pytest.CaptureFixture[str]) -> None:
    """The lecture's slide is ambiguous: a mean at the root would be 7, the best child is 9."""
    assert cli.main(["compare", "tree:[1,5,9]", "--methods", "average:2,2,minimax", "--quiet"]) == 0
    out = capsys.readouterr().out
    assert "≈ 9" in out
    assert out.splitlines()[-1].startswith("average:2,2: The root has the value of its best child")
    assert cli.main(["compare", "tree:[1,5,9]", "--methods", "minimax", "--quiet"]) == 0
    assert "best child" not in capsys.readouterr().out
