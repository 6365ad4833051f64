"""The verb tournament: a cross-table as JSON, as text and as a file; refusals in one line."""

import csv
import io
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import answer, refused
from tests.schemas import conforms
from tiling_gui.cli import main
from tiling_gui.store import tournaments

LEVELS = ["--levels", "random,lookahead:1,lookahead:2", "--quiet", "--threads", "1", "--memory", "16"]


def test_a_tournament_as_json_and_as_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    to = tmp_path / "levels.csv"
    arguments = ["tournament", "3x4", "--pairs", "2", "--seed", "5", *LEVELS]
    assert main([*arguments, "--json", "--to", str(to)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["board"], data["seed"]) == ("3x4", 5)
    assert len(data["pairs"]) == 6
    assert sum(level["points"] for level in data["levels"]) == 6
    rows = list(csv.DictReader(io.StringIO(to.read_text(encoding="utf-8-sig"))))
    assert sum(float(row["points"]) for row in rows) == 6
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert "Looks 2 ahead" in text
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == data


def test_a_test_ends_a_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What is written in the other forms is tested in tests/players/test_tournament.py."""
    file = tmp_path / "table.tex"
    arguments = ["tournament", "3x4", "--pairs", "400", "--openings", "2", "--sprt", "0,200", "--to", str(file)]
    arguments += ["--levels", "mixed:lookahead:3:1/9,random", "--threads", "1", "--memory", "16", "--no-store"]
    data = answer(capsys, *arguments)
    assert len(data["pairs"]) < 400
    assert [each["accepted"] for each in data["test"]["decisions"]] == ["H1"]
    assert all(pair["opening"] == 2 and pair["moves"][0][:2] == pair["moves"][1][:2] for pair in data["pairs"])
    assert data["levels"][0]["elo"] == pytest.approx(-data["levels"][1]["elo"], abs=0.11)
    low, high = data["levels"][0]["elo_interval"]
    assert low < data["levels"][0]["elo"] < (high or float("inf"))
    assert "Looks 3 ahead" in file.read_text()


def test_a_match_of_pairs_has_elo_and_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "3x4", "--max", "lookahead:2", "--min", "random", "--games", "300", "--seed", "4")
    limits = ("--threads", "1", "--memory", "16", "--no-store")
    data = answer(capsys, *words, "--openings", "1", "--sprt", "0,150", *limits)
    pairs, games = data["pairs"], data["games"]
    assert pairs["test"]["accepted"] in ("H0", "H1")
    assert 2 * (pairs["won"] + pairs["drawn"] + pairs["lost"]) == len(games) < 600
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first["moves"][0] == second["moves"][0]
        assert (first["max"], first["min"]) == (second["min"], second["max"])
    score = (pairs["won"] + pairs["drawn"] / 2) / (len(games) / 2)
    assert pairs["score"] == pytest.approx(score, abs=1e-6)
    assert pairs["score_interval"][0] < score < pairs["score_interval"][1]


def begun(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The answer of a tournament that ends before all of its pairs are played."""
    assert main([*words, "--json", "--quiet"]) == 3
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert conforms(data, "tournament") == []
    return data


def test_a_time_limit_ends_a_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("tournament", "3x3", "--levels", "random,perfect", "--pairs", "100")
    assert begun(capsys, *words, "--time-limit", "0.000001")["pairs"] == []
    assert len(answer(capsys, *words[:-1], "2", "--time-limit", "1000")["pairs"]) == 2


def test_a_kept_tournament_goes_on_with_the_same_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("tournament", "3x3", "--levels", "random,mixed:random:1/2", "--pairs", "6", "--seed", "2", "--keep")
    whole = answer(capsys, *words[:-1])
    home = ("--home", str(tmp_path / "home"))
    real, pairs = tournaments.play_tournament, []

    def three(*args: Any, **kwargs: Any) -> Iterator[Any]:
        for pair in itertools.islice(real(*args, **kwargs), 3):
            pairs.append(pair.number)
            yield pair

    monkeypatch.setattr(tournaments, "play_tournament", three)
    assert len(begun(capsys, *words, *home)["pairs"]) == 3
    assert answer(capsys, *words, *home) == whole
    assert pairs == [0, 1, 2, 3, 4, 5], "nothing is played twice"
    assert len(begun(capsys, *words, *home)["pairs"]) == 3, "one that is over is played anew"
    assert "--no-store" in refused(capsys, *words, "--no-store")
