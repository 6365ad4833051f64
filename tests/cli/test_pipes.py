""" "-" in place of a file: verbs read each other's output."""

import io
import json

import pytest

from tests.cli.calls import refused
from tests.records.games import played
from tiling_gui import cli
from tiling_gui.records import collection, export
from tiling_gui.store import Store


def given(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Sets standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_games_go_out_and_in_again(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    records = [played(2, 3, seed=1), played(3, 3, seed=2)]
    given(monkeypatch, collection.write(records, "txt"))
    assert cli.main(["games", "import", "-"]) == 0
    capsys.readouterr()
    assert cli.main(["games", "export", "--all", "--to", "-"]) == 0
    printed = capsys.readouterr().out
    assert {each.id: each.tree for each in collection.read(printed)} == {each.id: each.tree for each in records}
    assert cli.main(["games", "export", "--all", "--to", "-", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {json.loads(line)["id"] for line in lines} == {each.id for each in records}
    assert cli.main(["games", "export", records[0].id, "--to", "-"]) == 0
    assert export.read(capsys.readouterr().out).tree == records[0].tree
    given(monkeypatch, printed)
    assert cli.main(["review", "-", "--json"]) in (0, cli.NOT_PROVED)
    assert [json.loads(line)["game"] for line in capsys.readouterr().out.splitlines()] == ["- 1", "- 2"]


def test_a_shape_is_read_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, "...\n.#.\n")
    assert cli.main(["solve", "-"]) == 0
    assert capsys.readouterr().out.startswith(".../.#., MAX first: 2, exact.")


def test_what_is_no_game_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, "nothing")
    assert "no" in refused(capsys, "games", "import", "-")
    with Store.open() as store:
        assert store.games() == []
