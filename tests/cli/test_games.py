"""The verb games, against the contract."""

import json
from dataclasses import replace

import pytest

from tests.records.games import played
from tiling_gui import cli
from tiling_gui.core.catalogue import game
from tiling_gui.games.domino.rules import read_shape
from tiling_gui.records.record import new_record
from tiling_gui.records.tree import GameTree
from tiling_gui.store import Store


def test_nothing_yet(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"schema": "games", "games": []}
    assert cli.main(["games"]) == 0
    assert capsys.readouterr().out.startswith("No games yet.")


def test_games_are_listed_with_their_result(capsys: pytest.CaptureFixture[str]) -> None:
    done = replace(played(4, 5), finished="2020-01-01T00:00:00+00:00")
    going = replace(played(3, 3), finished=None, result=None)
    with Store.open() as store:
        store.put_game(done)
        store.put_game(going)
    assert cli.main(["games", "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)["games"]
    assert list(first) == ["id", "when", "game", "board", "moves", "result"]
    assert (first["id"], first["board"], first["result"]) == (going.id, "3x3", None)
    assert done.result is not None
    assert second == {
        "id": done.id,
        "when": done.finished,
        "game": "domino",
        "board": "4x5",
        "moves": len(done.tree.main_line()),
        "result": done.result.verdict,
    }
    assert cli.main(["games"]) == 0
    assert "going on" in capsys.readouterr().out


def test_a_shape_is_named_in_a_few_words_and_json_has_its_rows(capsys: pytest.CaptureFixture[str]) -> None:
    start = read_shape("\n".join(["." * 20] * 19 + ["#" + "." * 19]))
    with Store.open() as store:
        store.put_game(new_record("domino", start, {}).with_tree(GameTree(game("domino"), start).add(((0, 0), (0, 1)))))
    assert cli.main(["games"]) == 0
    text = capsys.readouterr().out
    assert "Shape of 399 squares" in text
    assert max(map(len, text.splitlines())) < 120
    assert cli.main(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"][0]["board"] == start.name
