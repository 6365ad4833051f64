"""The verb games."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.records.games import played
from tiling_gui import cli
from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import read_shape
from tiling_gui.records.record import new_record
from tiling_gui.records.tree import GameTree
from tiling_gui.store import Store


def test_nothing_yet(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"schema": "games", "schema_version": 1, "games": []}
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
    assert "in progress" in capsys.readouterr().out


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


def test_a_game_that_cannot_be_read_keeps_no_other_from_being_exported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good, bad = played(3, 4), played(3, 3)
    with Store.open() as store:
        for record in (good, bad):
            store.put_game(record)
        with closing(sqlite3.connect(store.path)) as connection, connection:
            connection.execute("UPDATE games SET record = replace(record, '...', '...?') WHERE id = ?", (bad.id,))
    file = tmp_path / "all.tiling"
    assert cli.main(["games", "export", "--all", "--to", str(file)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"Game {bad.id} is left out: ")
    assert said[1] == f"1 game written to {file}."
    assert good.id in file.read_text()
    assert cli.main(["games", "export", bad.id, "--to", str(file)]) == 2
    capsys.readouterr()
    assert cli.main(["games", "export", "--all", "--to", "-"]) == 0
    out, err = capsys.readouterr()
    assert good.id in out
    assert err.startswith(f"Game {bad.id} is left out: ")


def test_games_of_a_package_that_is_gone_stay_in_the_lists(capsys: pytest.CaptureFixture[str]) -> None:
    record = played(3, 4)
    with Store.open() as store:
        store.put_game(record)
        with closing(sqlite3.connect(store.path)) as connection, connection:
            connection.execute("UPDATE games SET game = 'coins'")
    for verb in ("games", "results"):
        assert cli.main([verb]) == 0
        assert record.id in capsys.readouterr().out


def test_a_game_that_is_refused_today_is_looked_at_and_written_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Powers without a bound were allowed once. Such a game is not lost; it is shown without values."""
    start = game("evaluate").from_json({"expression": "x^y", "domain": ["0", "1", "2"], "first": "MAX"})
    record = new_record("evaluate", start, {})
    record = record.with_tree(record.tree.add_line([Fraction(2), "y"]))
    with Store.open() as store:
        store.put_game(record)
        with closing(sqlite3.connect(store.path)) as connection, connection:
            connection.execute("UPDATE games SET record = replace(record, '\"x^y\"', '\"x^y^x^9999\"')")
        kept = store.game_text(record.id)
    assert cli.main(["games", "show", record.id[:6]]) == 0
    out, err = capsys.readouterr()
    assert out == "expression: x^y^x^9999\ndomain: 0, 1, 2\nfirst: MAX\n1. 2  2. y\n"
    assert "too large" in err
    file = tmp_path / "kept.json"
    assert cli.main(["games", "export", record.id, "--to", str(file)]) == 0
    assert file.read_text() == kept
    assert cli.main(["games", "export", record.id, "--to", str(tmp_path / "kept.svg")]) == 2


def test_the_games_that_reached_a_position_and_what_was_played_there(capsys: pytest.CaptureFixture[str]) -> None:
    start = game("domino").parse("2x3", Side.MAX)
    with Store.open() as store:
        for line in (("a1-a2", "b1-b2"), ("c1-c2", "a1-a2"), ("b1-b2", "a1-a2", "c1-c2")):
            record = new_record("domino", start)
            for move in line:
                record = record.with_tree(record.tree.add(record.tree.position.read(move)))
            store.put_game(record.ended(2) if record.tree.position.is_over else record)
    found = answer(capsys, "games", "at", "3x2", "--moves", "a1-b1")
    assert [row["after"] for row in found["games"]] == [1, 1]
    # A square of four is left: after any move there, one more domino fits.
    (played_next,) = found["next"]
    assert sorted(played_next.pop("moves")) == ["a2-a3", "a2-b2", "a3-b3", "b2-b3"]
    assert played_next == {"games": 2, "MAX": 0, "draw": 0, "MIN": 0}
    assert answer(capsys, "games", "at", "2x3", "--moves", '["b1-b2"]')["next"] == [
        {"moves": ["a1-a2", "c1-c2"], "games": 1, "MAX": 1, "draw": 0, "MIN": 0}
    ]
    assert answer(capsys, "games", "at", "5x5") == {"schema": "games", "games": [], "next": []}
    assert cli.main(["games", "at", "2x3"]) == 0
    assert "a1-a2 (or 1 like it)" in capsys.readouterr().out
    assert refused(capsys, "games", "at", "2x3", "--moves", "a1-c1").startswith("tiling-gui: Move 1: ")
