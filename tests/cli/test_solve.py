"""The verbs of the tiling game: published values, and every kind of invalid input."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tiling_gui.cli import main
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine.rows_file import Checkpoint
from tiling_gui.games.domino.rules import DominoPosition, move_from_json, read_shape
from tiling_gui.records.record import GameRecord
from tiling_gui.search.minimax import minimax
from tiling_gui.store import Store


def test_a_solve_gives_the_value_a_line_that_ends_with_it_and_the_final_board(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = answer(capsys, "solve", "5x6", "--first", "min", "--no-store", "--memory", "64")
    assert (found["status"], found["bounds"]) == ("solved", [found["value"]] * 2)
    assert (found["board"], found["first"]) == ("5x6", "MIN")
    position = DominoPosition(Board.parse(found["board"]), Side(found["first"]))
    for move in found["line"]:
        position = position.play(move_from_json(move))
    assert position.is_over
    assert position.count == found["value"]
    assert position.final_board() == found["final_board"]


def test_a_result_is_taken_from_the_store_the_second_time(capsys: pytest.CaptureFixture[str]) -> None:
    one = answer(capsys, "solve", "4x5", "--fresh")
    two = answer(capsys, "solve", "4x5", "--fresh")
    assert "from_store" not in one
    assert two.pop("from_store") is True
    assert (one.pop("compiled"), two.pop("compiled")) == (True, False)
    assert two == one
    assert "from_store" not in answer(capsys, "solve", "4x5", "--no-store")
    assert len(answer(capsys, "results")["results"]) == 1


def test_a_board_that_comes_solved_is_not_searched_unless_told_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "5x4", "--first", "min"]) == 0
    assert "9, exact." in (text := capsys.readouterr().out)
    assert "Proved, shipped with the program." in text
    shipped = answer(capsys, "solve", "4x5")
    assert (shipped["from_store"], shipped["compiled"]) == (True, False)
    assert answer(capsys, "results")["results"] == []
    fresh = answer(capsys, "solve", "4x5", "--fresh")
    assert (fresh["value"], fresh["compiled"]) == (shipped["value"], True)


def test_a_stopped_solve_gives_proved_bounds(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "solve", "8x8", "--time-limit", "0.2", "--no-store", "--memory", "16")
    assert (found["status"], found["value"], found["line"], found["final_board"]) == ("stopped", None, [], None)
    low, high = found["bounds"]
    assert 22 <= low < high <= 32  # Theorem 1 of arXiv 1202.0862


def test_a_value_that_a_certificate_proves_may_have_no_line_yet(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["solve", "3x26", "--time-limit", "0.2", "--no-store"]
    solved = answer(capsys, *words)
    assert (solved["status"], solved["value"], solved["line"], solved["final_board"]) == ("solved", 35, [], None)
    assert main(words) == 0
    assert "A line of best play was not found in time." in capsys.readouterr().out


def test_more_than_128_squares_give_counting_bounds_and_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "12x12", "--json", "--no-store"]) == 3
    caught = capsys.readouterr()
    assert json.loads(caught.out)["status"] == "stopped"
    assert "128 squares" in caught.err


def test_shapes_with_placed_dominoes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "11..#\n....#\n#....\n"
    file = tmp_path / "shape.txt"
    file.write_text(text, encoding="utf-8")
    found = answer(capsys, "solve", "--shape", str(file), "--first", "min", "--no-store")
    position = read_shape(text, Side.MIN)
    assert found["value"] == minimax(position).value
    assert found["board"] == "11..#/....#/#...."
    assert found["final_board"][0][:2] == [1, 1]
    assert found["final_board"][0][4] is None


def test_with_dominoes_placed_first_is_who_moves_now_and_they_count(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Beside one domino a path of four is left: 2 more with MAX to move, 1 more with MIN to move.
    for side, value in (("max", 3), ("min", 2)):
        monkeypatch.setattr("sys.stdin", io.StringIO("aa#....\n"))
        assert main(["solve", "--shape", "-", "--first", side, "--no-store", "--quiet"]) == 0
        assert f", {side.upper()} to move: {value}, exact." in capsys.readouterr().out


def test_analyse_values_every_move(capsys: pytest.CaptureFixture[str]) -> None:
    moves = [[[0, 0], [0, 1]], [[1, 1], [1, 2]]]
    found = answer(capsys, "analyse", "3x4", "--moves", json.dumps(moves), "--no-store")
    position = DominoPosition.start(3, 4)
    for move in moves:
        position = position.play(move_from_json(move))
    assert found["to_move"] == "MAX"
    assert found["value"] == minimax(position).value
    listed = {move_from_json(entry["move"]): entry["value"] for entry in found["moves"]}
    assert listed == {move: minimax(position.play(move)).value for move in position.moves()}


@pytest.mark.parametrize("board", ["3x4", "tour:3,1,4,1,5,9"])
def test_a_line_that_solve_prints_is_taken_by_moves(capsys: pytest.CaptureFixture[str], board: str) -> None:
    line = answer(capsys, "solve", board, "--no-store")["line_text"][:2]
    listed, printed = (answer(capsys, "analyse", board, "--moves", s.join(line), "--no-store") for s in (", ", " "))
    assert [move["value"] for move in listed["moves"]] == [move["value"] for move in printed["moves"]]


def test_a_move_that_has_blanks_is_one_move(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "analyse", "heaps:nim:1,2", "--moves", "#1 1→0", "--no-store")
    assert len(found["moves"]) == 2  # one counter or both


def test_a_match_keeps_its_games_and_judges_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = answer(capsys, "match", "3x4", "--max", "perfect", "--min", "random", "--games", "3", "--seed", "5")
    summary = found["summary"]
    assert summary["games"] == 3
    assert summary["min_wins"] == 0  # nobody does better than the minimax value against a perfect MAX
    assert summary["max_wins"] + summary["draws"] == 3
    for game in found["games"]:
        assert game["minimax"] == 5  # the original program's value of 3 x 4, MAX first
        assert game["result"] == ("draw" if game["value"] == 5 else "MAX")
        assert len(game["moves"]) == game["value"]
        for ending in ("txt", "json", "svg", "tex"):
            name = str(tmp_path / f"game.{ending}")
            answer(capsys, "games", "export", game["id"], "--to", name)
            assert Path(name).stat().st_size > 100
    ids = {row["id"] for row in answer(capsys, "games")["games"]}
    assert ids == {game["id"] for game in found["games"]}


def test_every_game_of_a_match_is_told_as_it_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[str] = []
    put = Store.put_game

    def seen(store: Store, record: GameRecord) -> object:
        kept.append(capsys.readouterr().out)
        return put(store, record)

    monkeypatch.setattr(Store, "put_game", seen)
    assert main(["match", "3x4", "--max", "random", "--min", "random", "--games", "3", "--quiet"]) == 0
    assert [said[:3] for said in kept] == ["", "1. ", "2. "]
    last, total = capsys.readouterr().out.splitlines()
    assert last.startswith("3. ")
    assert total.startswith("3 games: ")


def test_a_match_with_json_tells_its_games_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    """A long match reports progress on stderr, while stdout has nothing but the JSON object."""
    argv = ["match", "3x4", "--max", "random", "--min", "random", "--games", "2", "--json"]
    assert main(argv) == 0
    out, err = capsys.readouterr()
    games = json.loads(out)["games"]
    told = [line for line in err.splitlines() if line[:3] in ("1. ", "2. ")]
    assert [line.split()[1] for line in told] == [game["id"] for game in games]
    assert main([*argv, "--quiet"]) == 0
    assert capsys.readouterr().err == ""


def test_switched_roles_come_in_pairs_with_a_result(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(
        capsys,
        "match",
        "4x4",
        "--max",
        "lookahead:2",
        "--min",
        "random",
        "--switch-roles",
        "--games",
        "2",
        "--seed",
        "1",
    )
    games = found["games"]
    assert len(games) == 4
    for one, two in zip(games[::2], games[1::2], strict=True):
        assert (one["max"], one["min"]) == (two["min"], two["max"])
        assert one["first"] == two["first"]
        sign = (one["value"] > two["value"]) - (one["value"] < two["value"])
        assert one["match_result"] == two["match_result"] == {1: "MAX", -1: "MIN", 0: "draw"}[sign]


def test_an_unwritable_home_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    refused(capsys, "solve", "3x3", "--home", str(blocked / "inside"))


def test_a_checkpoint_that_cannot_be_is_refused_before_the_work(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer(capsys, "solve", "3x3")  # after this it is known, and nothing would be read or written
    missing = tmp_path / "nowhere" / "work.checkpoint"
    assert str(missing.parent) in refused(capsys, "solve", "3x3", "--checkpoint", str(missing))
    other = tmp_path / "letter.txt"
    other.write_text("Dear reader", encoding="utf-8")
    assert "letter.txt" in refused(capsys, "solve", "3x3", "--checkpoint", str(other))
    assert other.read_text(encoding="utf-8") == "Dear reader"


HOLDS = """
import sys
from tiling_gui.cli.solve import _reserved
with _reserved(sys.argv[1], ""):
    print("held", flush=True)
    input()
"""
"""A solve that holds its file until it is killed."""


@pytest.mark.skipif(sys.platform == "win32", reason="links are for everybody on POSIX")
def test_two_solves_do_not_write_one_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, link = tmp_path / "work.checkpoint", tmp_path / "link"
    link.symlink_to(file)
    calls = ("3x3", "--checkpoint"), ("matching:petersen", "--out")
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        for words in calls:
            for path in (file, link):
                said = refused(capsys, "solve", *words, str(path))
                assert said.endswith(f"writes {path}: stop that one, or give {words[1]} another file.")
        assert not file.exists()
        first.kill()
    for words in calls:
        assert main(["solve", *words, str(link), "--quiet"]) == 0
        assert file.stat().st_size > 0
        file.unlink()
    assert [each.name for each in tmp_path.iterdir()] == ["link"]


def test_a_stop_before_anything_is_proved_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ellie:6x9", "--no-store", "--time-limit", "0.1", "--quiet"]) == 3
    assert capsys.readouterr().out.startswith("6 × 9: stopped. Nothing is proved yet. ")


@pytest.mark.parametrize("board", ["1x1", "5x6", "12x12"])
def test_a_checkpoint_always_has_the_bounds(capsys: pytest.CaptureFixture[str], tmp_path: Path, board: str) -> None:
    """5x6 is known without a search and too small for rows of its own; 12x12 is too large to be solved."""
    for number, options in enumerate(((), ("--fresh",), ("--no-store",))):
        path = tmp_path / f"{number}.checkpoint"
        bounds = answer(capsys, "solve", board, "--checkpoint", str(path), *options)["bounds"]
        (fact,) = Checkpoint(path).all()
        assert list(fact.bounds(Side.MAX)) == bounds


def test_a_checkpoint_counts_each_position_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = "solve", "6x7", "--checkpoint", str(tmp_path / "6x7"), "--fresh", "--no-store", "--threads", "1"
    found = answer(capsys, *words)
    assert found["nodes"] > 500
    for _ in range(2):
        costs = [fact.nodes for fact in Checkpoint(tmp_path / "6x7").all() if fact.key.startswith("6x7:3ffffffffff")]
        assert costs == [found["nodes"]]
        answer(capsys, *words)
