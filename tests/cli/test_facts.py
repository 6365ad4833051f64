"""What `solve` says of a position beside its value, and what `family` says of a sequence, game by game."""

import io
import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.cli import calls
from tests.conftest import DATA
from tests.walks import walked
from tiling_gui import cli
from tiling_gui.core.limits import Run
from tiling_gui.games.sharing.search import colour_table

HEAPS: dict[str, Any] = json.loads((DATA / "placement_and_heaps.json").read_text())
EVALUATE = json.loads((DATA / "evaluate.json").read_text())
GRAPHS = json.loads((DATA / "sharing.json").read_text(encoding="utf-8"))["graphs"]
KINDS = {"V": "vertices", "E": "edges", "R": "faces"}
TABLE_1 = "evaluate:x/y+2*y/z-z/x"


@pytest.fixture
def answer(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*words: str) -> dict[str, Any]:
        return calls.answer(capsys, *words)

    return run


@pytest.fixture
def facts(answer: Any) -> Any:
    """What `solve` says of a position, with --with for each of `asked`."""

    def run(position: str, *asked: str) -> dict[str, Any]:
        words = [word for name in asked for word in ("--with", name)]
        found: dict[str, Any] = answer("solve", position, "--no-store", *words)["facts"]
        return found

    return run


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Any:
    """What a call prints for people."""

    def run(*words: str) -> str:
        assert cli.main([*words, "--quiet"]) == 0
        return capsys.readouterr().out

    return run


# Games won by the last move --------------------------------------------------------------------------------------


def test_grundys_game_of_the_lecture(facts: Any) -> None:
    assert facts("heaps:grundy:7") == {
        "grundy": 0,
        "winner": "second",
        "winning_moves": [],
        "moves": 3,
        "remoteness": 4,
    }


def test_nim_of_the_slides(facts: Any, said: Any) -> None:
    found = facts("heaps:nim:12,13,7")
    assert (found["grundy"], found["winner"]) == (6, "first")
    assert found["winning_moves"] == [[0, 10], [1, 11], [2, 1]]
    out = said("solve", "heaps:nim:12,13,7")
    assert "Nim 12, 13, 7: FIRST wins, exact." in out
    assert "0110  nim-sum" in out
    assert "Winning moves, 3 of 32: #1 12→10, #2 13→11, #3 7→1" in out


def test_a_shape_of_a_game_from_a_file_and_from_stdin(
    tmp_path: Path, answer: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shape.txt").write_text("..#\n...\n", encoding="utf-8")
    first = answer("solve", "ellie:", "--shape", str(tmp_path / "shape.txt"), "--no-store")
    monkeypatch.setattr("sys.stdin", io.StringIO("..#\n..."))
    again = answer("solve", "ellie:", "--shape", "-", "--no-store")
    assert first["facts"] == again["facts"]
    assert first["game"] == "ellie"
    whole = answer("solve", "ellie:3x4", "--no-store")["facts"]
    assert (whole["grundy"], whole["winner"]) == (1, "first")


def test_a_sum_is_nim_of_its_terms(answer: Any, said: Any) -> None:
    """12, 13 and 7 have the nim-sum 6; the three winning moves are those of the slides."""
    found = answer("solve", "sum: nim(12) + nim(13) + 7")["facts"]
    assert [term["grundy"] for term in found["terms"]] == [12, 13, 7]
    assert (found["grundy"], found["winner"]) == (6, "first")
    assert [(each["term"], each["move"]) for each in found["winning_moves"]] == [
        (0, [0, 10]),
        (1, [0, 11]),
        (2, [0, 1]),
    ]
    assert "nim(13): #1 13→11" in said("solve", "sum: nim(12) + nim(13) + nim(7)")
    lost = answer("solve", "sum:grundy(7)")
    assert (lost["value"], lost["facts"]["winner"], lost["facts"]["winning_moves"]) == (-1, "second", [])
    assert answer("solve", "sum:nim(1000000) + 2", "--time-limit", "0.01")["status"] == "stopped"


def test_the_octal_game_of_the_slides(answer: Any, said: Any) -> None:
    """Its values up to 2^21 are counted in tests/games/heaps/test_grundy_values.py."""
    found = answer("family", "heaps:octal:.007:n", "--n", "0-999")
    values, proved = [term["value"] for term in found["terms"]], found["facts"]
    assert values[:40] == HEAPS["octal_007_first_40"]
    assert HEAPS["first_occurrence"].items() <= proved["first_occurrence"].items()
    assert (proved["code"], proved["max"]) == ("0.007", max(values))
    assert proved["frequencies"] == [values.count(value) for value in range(max(values) + 1)]
    assert proved["p_positions"] == [n for n, value in enumerate(values) if value == 0]
    assert proved["period"] is None
    firsts = {value: n for n, value in reversed(list(enumerate(values)))}
    assert proved["records"] == [[n, value] for value, n in sorted(firsts.items()) if value == max(values[: n + 1])]
    assert "P-positions: 0 1 2 8\n" in said("family", "heaps:octal:.007:n", "--n", "0-8")


def test_periods_of_octal_games_are_proved(answer: Any, said: Any) -> None:
    """0.17: Dawson's Kayles beside another; 0.77 is Kayles. Guy and Smith 1956."""
    assert answer("family", "heaps:octal:.17:n", "--n", "0-300")["facts"]["period"]["length"] == 34
    assert answer("family", "heaps:kayles:n", "--n", "0-300")["facts"]["period"] == {"start": 71, "length": 12}
    out = said("family", "heaps:octal:.17:n", "--n", "0-300")
    assert "Taking 2 counters may leave no heap or one heap or two heaps" in out
    assert "period 34 from" in out
    assert "facts" not in answer("family", "heaps:kayles:n", "--n", "1-5"), "heaps from 0 on are a sequence"


# e-Valuate -------------------------------------------------------------------------------------------------------


def test_a_value_of_more_digits_than_python_writes_unasked() -> None:
    words = [sys.executable, "-m", "tiling_gui", "solve", "evaluate:9^1291*9^1291*9^1291*9^1291*x; 0,1"]
    done = subprocess.run([*words, "--json"], capture_output=True, text=True, check=True, timeout=60)
    value = str(json.loads(done.stdout)["value"])
    assert len(value) == 4928  # 5,164 times the logarithm of 9
    assert int(value[-9:]) == pow(9, 4 * 1291, 10**9)


@walked("case", EVALUATE["cases"][:4])
def test_the_first_proposals_that_keep_the_value(case: dict[str, Any], facts: Any) -> None:
    assert facts(f"evaluate:{case['expression']}; {','.join(case['domain'])}")["best_first"] == case["optimal_first"]


def test_the_papers_count_with_the_printed_order_of_the_digits(answer: Any) -> None:
    """Table 1, row 1, improved; without an order and a table all nodes are visited or pruned."""
    (plain,) = answer("compare", TABLE_1, "--methods", "alphabeta-paper")["rows"]
    size = answer("solve", TABLE_1, "--no-store")["facts"]["tree_size"]
    assert plain["pruned"] == 4515 == size - plain["nodes"]
    ordered = f"{TABLE_1}; order 1,4,3,5,6,7,2,8,9,0"
    (improved,) = answer("compare", ordered, "--methods", "alphabeta-paper-ordered")["rows"]
    assert (improved["pruned"], improved["order"]) == (7526, list("1435672890"))


def test_how_an_order_is_sampled(answer: Any, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("compare", "evaluate:x/y", "--methods", "alphabeta-path-ordered", "--with")
    assert answer(*words, "seed=-5")["rows"][0]["value"] == answer(*words, "by-height")["rows"][0]["value"]
    assert "seed takes a whole number" in calls.refused(capsys, *words, "seed=x")
    assert "takes samples (random fillings" in calls.refused(capsys, *words, "colour")
    assert "for e-Valuate" in calls.refused(capsys, "compare", "domino:2x2", "--with", "seed=1")


def test_mtdf_has_its_table_whatever_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    for no_table in ([], ["--no-table"]):
        assert cli.main(["compare", TABLE_1, "--methods", "mtdf", "--json", *no_table]) == 0
        out, err = capsys.readouterr()
        assert json.loads(out)["rows"][0]["conditions"]["table"] is True
        assert ("It always has a table" in err) == bool(no_table)


def test_the_stack_of_a_postfix_form(facts: Any, said: Any) -> None:
    found = facts("evaluate:x*(y-z)", "postfix")
    assert found["postfix"] == "x y z - *"
    assert facts("evaluate:1/(x-x)", "postfix")["postfix"] == "1 x x - /"


def test_chances_under_random_play(facts: Any, said: Any) -> None:
    found = facts("evaluate:x*(y-z)", "chances")["chances"]
    assert found == {"win": "147/1000", "draw": "1/50", "loss": "833/1000", "fair": False}
    assert facts(TABLE_1, "chances")["chances"]["win"] == "2/9"
    assert facts("evaluate:1/(x-x)", "chances")["chances"] is None
    assert "draw 1/10 (10.0 %)" in said("solve", "evaluate:7/2-4-x", "--with", "chances")


def test_two_dice(said: Any) -> None:
    lines = [line.split() for line in said("solve", "evaluate:x+y; 1-6", "--with", "histogram").splitlines()]
    assert ["7", "0.1667", "#" * 40] in lines
    assert ["2", "0.0278", "#" * 7] in lines


def test_the_fairest_come_first(answer: Any, said: Any) -> None:
    """x - y and x/y of two different values 1, 2 are fair by symmetry; x + y never is, as MIN can never lose."""
    found = answer("family", "evaluate:fair:n", "--n", "2", "--with", "domain=1,2")
    fair = {game["expression"] for game in found["games"] if game["fair"]}
    assert fair == {"x - y", "x/y"}
    assert found["games"][-1]["win"] == 0
    for game in found["games"]:
        assert sum(Fraction(game[name]) for name in ("win", "draw", "loss")) == 1
    out = said("family", "evaluate:fair:n", "--n", "2", "--with", "domain=0-1", "--with", "show=1").splitlines()
    assert out[1].split()[:3] == ["x", "-", "y"]
    assert out[-1] == "4 games were examined; MAX and MIN play at random."
    assert said("family", "evaluate:fair:n", "--n", "2", "--csv").startswith("position,")


# Sharing games ---------------------------------------------------------------------------------------------------


def test_the_table_over_the_colours(facts: Any, said: Any) -> None:
    found = facts("sharing:friendship:3,vertices,edges,2", "colours")
    assert found["values_by_k"] == {"1": "0", "2": "4", "3": "5", "4": "8", "5": "8", "6": "8", "7": "9"}
    assert (found["least_k"], found["most_equal_k"], found["chain_holds"]) == (7, [2, 3], True)
    path = facts("sharing:path:4,edges,vertices,2", "colours")
    assert (path["least_k"], path["enough_k"]) == (None, 3)
    out = said("solve", "sharing:cycle:4,vertices,edges,2", "--with", "colours")
    assert "MAX gets 2 of 4" in out
    assert "MAX gets everything from k = 3 on." in out


def test_what_there_is_to_share_and_what_the_odd_rule_needs(facts: Any) -> None:
    assert facts("sharing:cube,edges,faces,12,area")["total"] == "36"
    assert "joining pairs" in facts("sharing:path:4,edges,vertices,2,odd")["warning"]
    assert facts("sharing:path:4,edges,vertices,2,odd,even")["warning"] is None


def test_moves_already_made(answer: Any) -> None:
    position = "sharing:path:3,edges,vertices,2"
    moves = answer("analyse", position, "--moves", "1, b-c", "--no-store")["moves"]
    assert [entry["value"] for entry in moves] == [0, 1]
    assert answer("solve", position, "--moves", "1, b-c, 2, a-b")["value"] == 1
    assert answer("results")["results"] == [], "what was solved from moves is not kept"


def test_the_time_is_for_all_that_is_asked_together(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    table = colour_table.by_colours

    def by_colours(game: Any, upto: Any, run: Run, *more: Any) -> Any:
        given.append(run.remaining().seconds or 0)
        return table(game, upto, run, *more)

    monkeypatch.setattr("tiling_gui.games.sharing.engine.by_colours", by_colours)
    words = ("solve", "sharing:friendship:2,vertices,edges,2", "--with", "colours", "--no-store")
    answer(*words, "--time-limit", "60")
    assert 0 < given[0] < 60


# What does not fit -----------------------------------------------------------------------------------------------


def test_a_position_may_begin_with_a_sign_and_a_product_is_pointed_out(
    answer: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in ("-x", "--3*x", "-(x)", "- x"):
        assert answer("solve", f"evaluate:{text}", "--no-store")["status"] == "solved"
    assert cli.main(["solve", "evaluate:xy-z"]) == 0
    assert "xy is one variable; a product is written x*y.\n" in capsys.readouterr().err
