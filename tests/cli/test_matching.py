"""Many graphs for `solve matching:FILE`, one line each."""

import csv
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from tests.cli.calls import refused
from tests.schemas import conforms
from tests.walks import walked
from tiling_gui import cli

SMALL = [graph for graph in nx.graph_atlas_g() if len(graph) == 5]

Ask = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    def run(*args: str, text: str = "") -> list[dict[str, Any]]:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        code = cli.main(["solve", *_named(args), "--json", "--quiet"])
        found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert [conforms(data, "solve") for data in found] == [[]] * len(found)
        assert code == (3 if any(data["facts"]["max_first"] is None for data in found) else 0)
        return [{"graph": data["board"]} | data["facts"] for data in found]

    return run


def _named(words: tuple[str, ...]) -> list[str]:
    """The graphs among these words, all before the first option, as positions of the game."""
    at = next((k for k, word in enumerate(words) if word.startswith("--")), len(words))
    return [*(f"matching:{word}" for word in words[:at]), *words[at:]]


def graph6(graphs: list[nx.Graph]) -> str:
    return "".join(nx.to_graph6_bytes(graph, header=False).decode() for graph in graphs)


def test_families(ask: Ask) -> None:
    assert ask("petersen", "cycle:6") == [
        {"graph": "petersen", "n": 10, "edges": 15, "largest": 5, "least": 3, "max_first": 4, "min_first": 4,
         "zugzwang_free": True, "zugzwang": None},
        {"graph": "cycle:6", "n": 6, "edges": 6, "largest": 3, "least": 2, "max_first": 2, "min_first": 3,
         "zugzwang_free": False, "zugzwang": []},
    ]  # fmt: skip


def test_many_graphs_keep_their_order_whatever_the_threads(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "small.g6").write_text(graph6(SMALL), encoding="ascii")
    found = ask(str(tmp_path / "small.g6"), "--threads", "3")
    assert [data["graph"] for data in found] == graph6(SMALL).split()
    assert [data["edges"] for data in found] == [graph.number_of_edges() for graph in SMALL]
    assert found == ask("-", "--threads", "1", text=graph6(SMALL))
    sparse = "".join(nx.to_sparse6_bytes(graph, header=False).decode() for graph in SMALL)
    assert [data["max_first"] for data in ask("-", text=sparse)] == [data["max_first"] for data in found]


def test_files_of_one_graph(ask: Ask, tmp_path: Path) -> None:
    forms = {"a.txt": "0 1\n1 2\n2 3\n", "b.json": '{"vertices": [[0, 0], [1, 0]], "edges": [[0, 1]]}'}
    for name, text in forms.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = ask(*(str(tmp_path / name) for name in forms))
    assert [(data["n"], data["max_first"], data["min_first"]) for data in found] == [(4, 2, 1), (2, 1, 1)]


def test_csv_has_the_same_in_columns(ask: Ask, capsys: pytest.CaptureFixture[str]) -> None:
    (plain, _) = ask("cylinder:3x6", "petersen")
    assert cli.main(["solve", "matching:cylinder:3x6", "--csv"]) == 0
    (row,) = csv.DictReader(io.StringIO(capsys.readouterr().out))
    assert {key: row[key] for key in row if key != "zugzwang"} == {
        key: str(value).lower() for key, value in plain.items() if key != "zugzwang"
    }
    assert row["zugzwang"] == " ".join(f"{u}–{v}" for u, v in plain["zugzwang"])


@pytest.mark.parametrize("form", ["--csv", "--json"])
def test_a_file_of_lines_goes_on_where_it_was_cut_off(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    graphs, out = tmp_path / "small.g6", tmp_path / "lines"
    graphs.write_text(graph6(SMALL), encoding="ascii")
    argv = ["solve", f"matching:{graphs!s}", form, "--out", str(out)]
    assert cli.main(argv) == 0
    whole = out.read_bytes()
    assert cli.main(argv) == 0
    assert out.read_bytes() == whole
    assert "holds 34 graphs already" in capsys.readouterr().err
    for end in (len(whole) // 2, len(whole) // 3, 30, 0):
        out.write_bytes(whole[:end])
        assert cli.main(argv) == 0
        assert out.read_bytes() == whole
    capsys.readouterr()
    graphs.write_text(graph6(SMALL[::-1]), encoding="ascii")
    assert "give another file" in refused(capsys, *argv)
    assert out.read_bytes() == whole


@pytest.mark.skipif(sys.platform == "win32", reason="such names are for POSIX")
@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_lines_are_read_back_whatever_the_file_is_called(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    strange = ("\u2028", "\x85", "\u200c", "\U0001fae9", "\n", "\r", '"', ",", "\udcff", "  ", "x" * 200)
    names = [f"matching:./a{text}b.txt" for text in strange]
    for name in names:
        Path(name.removeprefix("matching:")).write_text("0 1\n1 2\n", encoding="utf-8")
    argv = ["solve", *names, form, "--out", "lines", "--quiet"]
    assert cli.main(argv) == 0
    whole = Path("lines").read_bytes()
    assert whole.count(b"\n") == len(names) + (form == "--csv")
    assert cli.main(argv) == 0
    assert Path("lines").read_bytes() == whole


def test_what_takes_too_long_has_no_value(ask: Ask) -> None:
    (data, _) = ask("grid:8x8", "path:2", "--time-limit", "0.2")
    assert (data["n"], data["largest"]) == (64, 32)
    assert data["max_first"] is data["least"] is data["zugzwang_free"] is data["zugzwang"] is None


def test_what_does_not_fit_in_the_memory_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tiling_gui.games.matching.many_graphs._FEWEST_MEGABYTES", 0)
    assert cli.main(["solve", "matching:grid:3x6", "matching:path:1", "--memory", "1", "--threads", "2"]) == 3
    caught = capsys.readouterr()
    assert "MAX first 8, MIN first 8; whether it is zugzwang-free was not found in this memory.\n" in caught.out
    assert "least maximal 6;" in caught.out
    assert caught.err == "grid:3x6: the 0 MB for a graph are not enough; give more --memory, or fewer --threads.\n"
    assert cli.main(["solve", "matching:grid:3x6", "--memory", "16", "--threads", "1"]) == 0
    caught = capsys.readouterr()
    assert "; zugzwang-free.\n" in caught.out
    assert not caught.err


@walked(
    ("text", "words"),
    [
        ("1 2\n1 2\n", "1 and 2 are joined by more than one edge"),
        ("0 0\n", "loop at 0"),
        (graph6([nx.path_graph(129)]), "1 to 128 vertices, not 129"),
        ("hello\n", "line 1: this is not readable graph6"),
        ("~~~~~~~~", "at most 200 vertices"),
    ],
)
def test_graphs_that_cannot_be_played_on(
    text: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert words in refused(capsys, "solve", "matching:-")


def test_a_bad_line_is_named_and_the_others_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("C~\nDhc\nE~~\nC~\n"))
    assert cli.main(["solve", "matching:-", "--json"]) == 2
    caught = capsys.readouterr()
    *graphs, refusal = (json.loads(line) for line in caught.out.splitlines())
    assert [data["board"] for data in graphs] == ["C~", "Dhc", "C~"]
    assert "line 3" in refusal["error"]["message"]
    assert "line 3" in caught.err
    monkeypatch.setattr("sys.stdin", io.StringIO("C~\nE~~\nDhc\n;y\n"))
    assert cli.main(["solve", "matching:-", "--csv"]) == 2
    caught = capsys.readouterr()
    assert [row["graph"] for row in csv.DictReader(io.StringIO(caught.out))] == ["C~", "Dhc"]
    assert "line 4: incremental sparse6" in caught.err
    assert "2 graphs could not be read, the first of them: The graph from stdin, line 2" in caught.err


def test_a_file_of_lines_with_a_bad_one_goes_on_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "some.g6").write_text("C~\nE~~\nDhc\nCr\n", encoding="ascii")
    argv = ["solve", f"matching:{tmp_path / 'some.g6'!s}", "--out", str(tmp_path / "lines"), "--quiet"]
    assert "line 2" in refused(capsys, *argv)
    whole = (tmp_path / "lines").read_bytes()
    assert [json.loads(line)["board"] for line in whole.splitlines()] == ["C~", "Dhc", "Cr"]
    (tmp_path / "lines").write_bytes(whole[:-30])
    assert cli.main(argv) == 0, "the bad line was told by the run before"
    assert (tmp_path / "lines").read_bytes() == whole


def test_a_zugzwang_is_told_with_the_names_of_the_file(ask: Ask, capsys: pytest.CaptureFixture[str]) -> None:
    """A ring of six is the smallest zugzwang: a path of two more vertices is played away."""
    ring = "1 2\n2 3\n3 4\n4 5\n5 6\n6 1\n1 7\n7 8\n"
    (numbered,) = ask("-", text=ring)
    assert numbered["zugzwang"] == [["7", "8"]]
    (named,) = ask("-", text=ring.replace("7", "kim").replace("8", "lou").replace("1", "ann").replace("2", "bob"))
    assert named["zugzwang"] == [["kim", "lou"]]


def test_words_that_do_not_fit(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bytes.g6").write_bytes(b"\xff\xfe")
    assert "not a text file" in refused(capsys, "solve", f"matching:{tmp_path / 'bytes.g6'!s}")
    (tmp_path / "empty.g6").write_text("\n \n", encoding="utf-8")
    assert "empty.g6 is empty" in refused(capsys, "solve", f"matching:{tmp_path / 'empty.g6'!s}")


def test_an_edge_list_may_begin_with_an_empty_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "path.txt").write_text("\n0 1\n1 2\n", encoding="utf-8")
    assert cli.main(["solve", f"matching:{tmp_path / 'path.txt'!s}", "--quiet"]) == 0
    assert "3 vertices, 2 edges" in capsys.readouterr().out


@pytest.mark.parametrize("call", ["{}", "matching:{}", "sharing:{},edges,vertices,2"])
@pytest.mark.parametrize("verb", ["solve", "analyse"])
def test_a_file_that_is_not_there_is_missed(
    verb: str, call: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "petersen.g6"
    assert f"{file} cannot be read: No such file" in refused(capsys, verb, call.format(file))
    file.write_text("IheA@GUAo\n", encoding="ascii")
    if call == "{}":
        assert f"{file} is a file" in refused(capsys, verb, call.format(file))
    else:
        assert cli.main([verb, call.format(file), "--quiet"]) == 0


@pytest.mark.parametrize("call", ["solve sharing:{},edges,vertices,2", "analyse matching:{}"])
def test_a_pipe_is_read_once_for_the_graph_and_its_notes(call: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What `<(...)` of a shell gives: a path that has no more to say when it is opened again."""
    reading, writing = os.pipe()
    os.write(writing, b"0 1\n1 0\n1 2\n2 1\n")
    os.close(writing)
    try:
        assert cli.main(call.format(f"/dev/fd/{reading}").split()) == 0
    finally:
        os.close(reading)
    assert "listed in both directions" in capsys.readouterr().err
