"""The verb sharing of the command line."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli import calls
from tests.conftest import DATA
from tiling_gui import cli
from tiling_gui.core.limits import Run
from tiling_gui.games.sharing import verb as command
from tiling_gui.games.sharing.search.solver import SharingSolver

GRAPHS = json.loads((DATA / "sharing.json").read_text(encoding="utf-8"))["graphs"]
KINDS = {"V": "vertices", "E": "edges", "R": "faces"}


@pytest.fixture
def sharing(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*args: str) -> dict[str, Any]:
        return calls.answer(capsys, "sharing", *args)

    return run


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*args: str) -> str:
        return calls.refused(capsys, "sharing", *args, "--json")

    return run


def test_the_answer_of_the_contract(sharing: Any) -> None:
    data = sharing("friendship:3", "--colour", "vertices", "--share", "edges", "--colours", "2")
    assert (data["value"], data["elements"], data["total"]) == ("4", 7, "9")
    assert data["status"] == "solved"
    assert data["bounds"] == ["4", "4"]
    assert len(data["line"]) == 14


@pytest.mark.parametrize("name", GRAPHS)
def test_the_whole_file_of_values(name: str, sharing: Any, tmp_path: Path) -> None:
    graph = GRAPHS[name]
    file = tmp_path / "graph.json"
    file.write_text(json.dumps({key: graph[key] for key in ("vertices", "edges")}))
    for pair, game in graph["games"].items():
        given = ["--graph-file", str(file), "--colour", KINDS[pair[0]], "--share", KINDS[pair[1]], "--memory", "16"]
        for k, value in game["values_by_k"].items():
            assert sharing(*given, "--colours", k)["value"] == str(value)
        assert sharing(*given, "--colours", "2", "--rule", "odd")["value"] == str(game["odd_rule_k2"])


def test_the_table_over_the_colours(sharing: Any) -> None:
    data = sharing("friendship:3", "--colour", "vertices", "--share", "edges", "--k-table")
    assert data["values_by_k"] == {"1": "0", "2": "4", "3": "5", "4": "8", "5": "8", "6": "8", "7": "9"}
    assert (data["least_k"], data["most_equal_k"], data["chain_holds"]) == (7, [2, 3], True)
    path = sharing("path:4", "--colour", "edges", "--share", "vertices", "--k-table")
    assert (path["least_k"], path["enough_k"]) == (None, 3)


def test_weights(sharing: Any, tmp_path: Path) -> None:
    area = sharing("cube", "--colour", "edges", "--share", "faces", "--colours", "12", "--weights", "area")
    assert (area["value"], area["total"]) == ("36", "36")
    file = tmp_path / "weights.json"
    file.write_text('{"a-b": "1/3", "b–c": 0}')
    given = sharing("path:3", "--colour", "vertices", "--share", "edges", "--weights", str(file))
    assert (given["value"], given["total"], given["weights"]) == ("1/3", "1/3", "given")


def test_moves_played_and_values_of_moves(sharing: Any) -> None:
    given = ["path:3", "--colour", "edges", "--share", "vertices", "--colours", "2", "--values"]
    data = sharing(*given, "--moves", '[1, "b-c"]')
    assert [entry["value"] for entry in data["moves"]] == ["0", "1"]
    assert data["to_move"] == "MAX"
    data = sharing(*given, "--moves", '[1, "b-c", 2]')
    assert data["moves"] == [{"move": "a–b", "value": "1", "bounds": ["1", "1"]}]
    assert sharing(*given, "--moves", '[1, "b-c", 2, "a-b"]')["value"] == "1"


def test_the_odd_rule_warns_and_offers(sharing: Any, capsys: pytest.CaptureFixture[str]) -> None:
    odd = ["path:4", "--colour", "edges", "--share", "vertices", "--rule", "odd"]
    data = sharing(*odd)
    assert data["expected"] == "2"
    assert "joining pairs" in data["warning"]
    assert sharing(*odd, "--even-degrees")["warning"] is None
    assert cli.main(["sharing", *odd]) == 0
    out = capsys.readouterr()
    assert "--even-degrees" in out.err
    assert "expect 2" in out.out


def test_a_stopped_solve(sharing: Any) -> None:
    data = sharing("grid:4x4", "--colour", "edges", "--share", "vertices", "--colours", "4", "--time-limit", "0.05")
    assert data["status"] == "stopped"
    assert data["value"] is None
    assert data["line"] == []
    assert int(data["bounds"][0]) < int(data["bounds"][1])


def test_the_time_is_for_all_that_is_asked_together(sharing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    table = command.by_colours

    class Solver(SharingSolver):
        def solve(self, position: Any, run: Run, *more: Any) -> Any:
            given.append(run.remaining().seconds or 0)
            return super().solve(position, run, *more)

        def move_values(self, position: Any, run: Run, *more: Any) -> Any:
            given.append(run.remaining().seconds or 0)
            return super().move_values(position, run, *more)

    def by_colours(game: Any, upto: Any, run: Run, *more: Any) -> Any:
        given.append(run.remaining().seconds or 0)
        return table(game, upto, run, *more)

    monkeypatch.setattr(command, "SharingSolver", Solver)
    monkeypatch.setattr(command, "by_colours", by_colours)
    game = ("friendship:2", "--colour", "vertices", "--share", "edges")
    sharing(*game, "--values", "--k-table", "--time-limit", "60")
    assert 60 > given[0] > given[1] > given[2]
    data = sharing(*game, "--values", "--k-table", "--time-limit", "1e-9")
    assert not data["complete"]


def test_the_graph_from_stdin(sharing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("C~"))
    data = sharing("--graph-file", "-", "--colour", "vertices", "--share", "edges", "--colours", "3")
    assert (data["value"], data["total"]) == ("5", "6")


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["cycle:4", "--colour", "vertices", "--share", "edges", "--colours", "2", "--values", "--k-table", "--quiet"]
    assert cli.main(["sharing", *args]) == 0
    out = capsys.readouterr().out
    assert "MAX gets 2 of 4, exact" in out
    assert "colour 1: 2" in out
    assert "gives MAX everything: 3." in out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("complete:5 --colour edges --share faces", "not planar"),
        ("path:3 --colour edges --share edges", "must differ"),
        ("path:3 --colour arcs --share edges", "vertices, edges or faces"),
        ("hexagon --colour edges --share faces", "There is no graph"),
        ("--colour edges --share faces", "Give either a graph"),
        ("cube --graph-file x --colour edges --share faces", "Give either a graph"),
        ("--graph-file nowhere.json --colour edges --share faces", "cannot be read"),
        ("cube --share faces", "--colour"),
        ("cube --colour edges --share faces --colours two", "--colours"),
        ("cube --colour edges --share faces --colours 0", "1 to 60 colours"),
        ("cube --colour edges --share faces --weights nowhere.json", "cannot be read"),
        ("cube --colour edges --share vertices --weights area", "for sharing faces"),
        ("cube --colour edges --share faces --rule odd --k-table", "odd rule has 2"),
        ("cube --colour edges --share faces --moves [9]", "Move 1: Colours are 1 to 2"),
        ("cube --colour edges --share faces --moves 9", "JSON list"),
        ("cube --colour edges --share faces --time-limit -1", "above 0"),
        ("cube --colour edges --share faces --time-limit inf", "above 0"),
        ("cube --colour edges --share faces --memory 0", "whole number from 1"),
        ("grid:10x10 --colour edges --share faces", "up to 60 elements"),
    ],
)
def test_refusals(args: str, words: str, refused: Any) -> None:
    assert words in refused(*args.split())


def test_broken_graph_files(refused: Any, tmp_path: Path) -> None:
    file = tmp_path / "graph.json"
    faces = ["--graph-file", str(file), "--colour", "edges", "--share", "faces"]
    for content, words in (
        ('{"vertices": [[0,0],[2,2],[0,2],[2,0]], "edges": [[0,1],[2,3],[0,2]]}', "cross at (1, 1)"),
        ('{"vertices": [[0,0],[2,2],[0,2]], "edges": [[0,1]]}', "falls into 2 parts"),
        ('{"vertices": [[0,0],[2,2]], "edges": [[0,1],[1,0]]}', "parallel edges"),
        ('{"vertices": [[0,0],[2,2]], "edges": [[1,1]]}', "loop at b"),
        ("nonsense in here", "an edge list has two vertices on each line"),
    ):
        file.write_text(content)
        assert words in refused(*faces)
