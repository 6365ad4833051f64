"""puzzle mistakes and statistics: planted games are reviewed, their mistakes listed, answered and counted."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import answer
from tests.cli.test_review import LINES, mistakes, planted
from tests.schemas import conforms
from tests.search.definition import value_by_definition as worth
from tiling_gui.cli import main
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import GAME
from tiling_gui.records.puzzles import random_game
from tiling_gui.records.record import GameRecord, NamedPlayer
from tiling_gui.records.reviewed import REVIEW
from tiling_gui.store import Store


@pytest.fixture
def games() -> list[GameRecord]:
    """Stores the planted games, played by You as MAX against a level."""
    players = {Side.MAX: NamedPlayer("human", "You"), Side.MIN: NamedPlayer("random", "Random")}
    found = []
    for line, seed in (*((line, 0) for line in LINES), ("", 1), ("", 2), ("", 3)):
        tree = planted(line).tree
        for move in random_game(tree.position, random.Random(seed)):
            tree = tree.add(move)
        record = planted(line).with_players(players).with_tree(tree)
        found.append(record.ended(worth(tree.start)))
    with Store.open() as store:
        for record in found:
            store.put_game(record)
    return found


def own(record: GameRecord) -> list[dict[str, Any]]:
    return [each for each in mistakes(record) if each["side"] == "MAX"]


def review_all(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    assert main(["review", "--all", "--keep", "--json", "--quiet"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.split("\n") if line]
    assert [conforms(data, "review") for data in found] == [[]] * len(found)
    return found


def test_all_games_are_reviewed_once(capsys: pytest.CaptureFixture[str], games: list[GameRecord]) -> None:
    assert answer(capsys, "puzzle", "mistakes") == {"schema": "puzzle", "mistakes": [], "due": 0}
    assert {data["game"] for data in review_all(capsys)} == {record.id for record in games}
    with Store.open() as store:
        for record in games:
            kept = store.game(record.id).extra[REVIEW]["mistakes"]
            assert [each["number"] for each in kept] == [each["number"] for each in mistakes(record)]
            assert [each["punished"] for each in kept] == [each["punished"] for each in mistakes(record)]
    assert review_all(capsys) == []


def test_mistakes_are_asked_until_a_right_move_is_found(
    capsys: pytest.CaptureFixture[str], games: list[GameRecord]
) -> None:
    review_all(capsys)
    listed = answer(capsys, "puzzle", "mistakes")
    expected = {(record.id, each["number"]): each for record in games for each in own(record)}
    assert {(row["game"], row["number"]) for row in listed["mistakes"]} == set(expected)
    assert listed["due"] == len(expected) >= 2
    first, other = listed["mistakes"][:2]
    truth = expected[first["game"], first["number"]]
    (shown,) = answer(capsys, "puzzle", "mistake", first["code"][:8])["mistakes"]
    assert shown["right"] == truth["better"]
    record = next(record for record in games if record.id == first["game"])
    position = record.tree.position_at(record.line[: first["number"] - 1])
    played = position.write(record.line[first["number"] - 1])
    (said,) = answer(capsys, "puzzle", "answer", first["code"], played)["mistakes"]
    assert (said["is_right"], said["missed"], said["box"]) == (False, 1, 0)
    truth = expected[other["game"], other["number"]]
    record = next(record for record in games if record.id == other["game"])
    position = record.tree.position_at(record.line[: other["number"] - 1])
    better = position.write(GAME.move_from_json(truth["better"][-1]))
    (said,) = answer(capsys, "puzzle", "answer", other["code"], better)["mistakes"]
    assert (said["is_right"], said["missed"], said["box"]) == (True, 0, 1)
    left = answer(capsys, "puzzle", "mistakes", "--due")
    assert {row["code"] for row in left["mistakes"]} == {row["code"] for row in listed["mistakes"][2:]}
    assert answer(capsys, "puzzle", "mistakes", "--name", "Nobody")["mistakes"] == []


def test_statistics_and_their_plots(
    capsys: pytest.CaptureFixture[str], games: list[GameRecord], tmp_path: Path
) -> None:
    review_all(capsys)
    data = answer(capsys, "statistics")
    lost = [each["cost"] for record in games for each in own(record)]
    assert data["total"]["games"] == len(games)
    assert data["total"]["mistakes"] == len(lost)
    assert data["total"]["cost"] == sum(lost)
    assert data["total"]["judged"] == data["total"]["moves"] == sum((len(record.line) + 1) // 2 for record in games)
    assert data["ratings"] == [], "such small boards say nothing of strength"
    for plot in ("costs", "phases", "rating"):
        assert answer(capsys, "statistics", "--plot", plot, "--to", str(tmp_path / f"{plot}.svg")) == data
        assert (tmp_path / f"{plot}.svg").read_text(encoding="utf-8").startswith("<svg")
    assert main(["statistics"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert next(line for line in out if line.startswith("All games")).split()[-2] == str(len(lost))
