"""The verb campaign: its contract and its refusals."""

import json
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.conftest import DATA
from tiling_gui.cli import main
from tiling_gui.games.domino.rules import DominoPosition, move_from_json

PUBLISHED = json.loads((DATA / "tiling.json").read_text(encoding="utf-8"))["values"]


@pytest.mark.usefixtures("without_potentials")
def test_a_campaign_from_start_to_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    small = ("--jobs", "1", "--memory", "32")
    found = answer(capsys, "campaign", "start", "5x6", "--budget", "60", *small)
    assert answer(capsys, "solve", "4x4", "--fresh").keys() < found.keys()
    assert (found["status"], found["value"], found["bounds"]) == ("solved", 14, [14, 14])
    assert found["jobs"] > 1
    assert found["rows"] > 1
    assert (found["workers"], found["threads"]) == (1, 1)
    position = DominoPosition.start(5, 6)
    for move in found["line"]:
        position = position.play(move_from_json(move))
    assert position.is_over
    assert position.final_board() == found["final_board"]
    again = answer(capsys, "campaign", "start", "5x6", *small)
    assert (again["jobs"], again["rows"], again["id"], again["value"]) == (0, 0, found["id"], 14)
    assert again["known_rows"] > found["known_rows"]

    (listed,) = answer(capsys, "campaign", "list")["campaigns"]
    assert (listed["id"], listed["board"], listed["state"], listed["value"]) == (found["id"], "5x6", "solved", 14)
    number = str(found["id"])
    shown = answer(capsys, "campaign", "show", number)
    assert {"at_least": 14, "state": "yes"} in shown["questions"]
    assert {"at_least": 15, "state": "no"} in shown["questions"]
    checked = answer(capsys, "campaign", "verify", number, "--sample", "1", "--seed", "1")
    assert (checked["rows"], checked["checked"], checked["wrong"]) == (listed["rows"], 1, 0)
    assert 0 < checked["missed"] < 1
    assert answer(capsys, "campaign", "stop", number)["state"] == "solved"

    file = tmp_path / "5x6.campaign"
    assert answer(capsys, "campaign", "export", number, "--to", str(file))["rows"] == listed["rows"]
    elsewhere = ("--home", str(tmp_path / "elsewhere"))
    assert answer(capsys, "campaign", "import", str(file), *elsewhere)["new"] == listed["rows"]
    moved = answer(capsys, "campaign", "start", "5x6", *small, *elsewhere)
    assert (moved["jobs"], moved["value"], moved["known_rows"]) == (0, 14, again["known_rows"])


def test_a_campaign_that_is_stopped_has_proved_bounds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shape = tmp_path / "shape.txt"  # not one of the boards whose values are shipped
    shape.write_text("\n".join(["#.......", *["........"] * 6, ".......#"]), encoding="utf-8")
    found = answer(capsys, "campaign", "start", "--shape", str(shape), "--time-limit", "0.5", "--memory", "32")
    assert (found["status"], found["value"], found["line"], found["final_board"]) == ("stopped", None, [], None)
    low, high = found["bounds"]
    assert 20 <= low < high <= 31
    assert answer(capsys, "campaign", "list")["campaigns"][0]["state"] == "paused"


def test_a_table_has_the_published_values(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "campaign", "table", "--up-to", "5x6", "--memory", "32")["table"]
    values = {row["board"]: (row["max_first"], row["min_first"]) for row in found}
    assert len(values) == 20  # r <= c, r <= 5, c <= 6
    known = {f"{c['m']}x{c['n']}": (c["MAX_first"], c["MIN_first"]) for c in PUBLISHED}
    shared = values.keys() & known.keys()
    assert len(shared) >= 5
    for board in shared:
        assert values[board] == known[board]
    assert all(values[f"2x{n}"] == (n, n) for n in range(2, 7))  # pairing the columns


def test_people_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "list"]) == 0
    assert capsys.readouterr().out == "No campaigns.\n"
    assert main(["campaign", "start", "4x4", "--quiet", "--memory", "32", "--jobs", "1"]) == 0
    assert "4x4, MAX first: 7, exact. Campaign 1:" in capsys.readouterr().out
    assert main(["campaign", "list"]) == 0
    assert "4x4" in capsys.readouterr().out
    assert main(["campaign", "show", "1"]) == 0
    assert "at least 7: yes" in capsys.readouterr().out
    assert main(["campaign", "verify", "1", "--quiet"]) == 0
    assert "none wrong" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "ACTION"),
        (("begin",), "invalid choice"),
        (("start",), "Give either a board"),
        (("start", "12x12"), "at most 128 unresolved squares"),
        (("start", "4x4", "--budget", "0"), "whole number from 1 to 999,999,999"),
        (("start", "4x4", "--cluster", "nowhere"), "local, local:N or tls://host:port"),
        (("start", "4x4", "--cluster", "local:0"), "local:N with N workers"),
        (("start", "4x4", "--cluster", "local:2", "--jobs", "2"), "--jobs is for threads"),
        (("show", "7"), "There is no campaign 7"),
        (("stop", "7"), "There is no campaign 7"),
        (("verify", "7"), "There is no campaign 7"),
        (("export", "7", "--to", "x"), "There is no campaign 7"),
        (("import", "absent"), "cannot be read"),
        (("table", "--up-to", "12x12"), "up to a board of at most 128 squares"),
        (("table", "--up-to", "big"), "rows x columns"),
    ],
)
def test_what_is_refused(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str) -> None:
    if "--cluster" in words:
        pytest.importorskip("distributed")
    assert sentence in refused(capsys, "campaign", *words)
