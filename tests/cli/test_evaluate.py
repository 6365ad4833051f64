"""The verb evaluate: every published value, and its refusals."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.cli.calls import answer, refused
from tests.conftest import DATA
from tiling_gui.cli import main

EVALUATE = json.loads((DATA / "evaluate.json").read_text())


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs the verb with --json and returns the object."""

    def call(*words: str) -> dict[str, Any]:
        return answer(capsys, "evaluate", *words)

    return call


@pytest.mark.parametrize("case", EVALUATE["cases"], ids=lambda case: case["expression"])
def test_published_values(case: dict[str, Any], run: Any) -> None:
    answer = run(case["expression"], "--domain", ",".join(case["domain"]))
    assert answer["value"] == case["value"]
    assert answer["optimal_first"] == case["optimal_first"]
    assert bool(answer["line"]) == bool(case["optimal_first"])
    assert set(answer["pruned"]) == {"alpha", "beta", "table"}


def test_the_papers_first_line(run: Any) -> None:
    answer = run("x/y+2*y/z-z/x")
    assert answer["line"] == [
        {"digit": "3", "variable": "x"},
        {"digit": "3", "variable": "z"},
        {"digit": "9", "variable": "y"},
    ]


def test_a_value_of_more_digits_than_python_writes_unasked() -> None:
    words = [sys.executable, "-m", "tiling_gui", "evaluate", "9^1291*9^1291*9^1291*9^1291*x", "--domain", "0,1"]
    done = subprocess.run([*words, "--json"], capture_output=True, text=True, check=True, timeout=60)
    value = json.loads(done.stdout)["value"]
    assert len(value) == 4928  # 5,164 times the logarithm of 9
    assert int(value[-9:]) == pow(9, 4 * 1291, 10**9)


def test_the_papers_counts(run: Any) -> None:
    plain = run("x/y+2*y/z-z/x", "--method", "alphabeta")
    assert sum(plain["pruned"].values()) == 4515
    assert plain["nodes"] + 4515 == plain["tree_size"]
    improved = run("x/y+2*y/z-z/x", "--method", "alphabeta-ordered", "--digit-order", "1,4,3,5,6,7,2,8,9,0")
    assert sum(improved["pruned"].values()) == 7526
    assert improved["digit_order"] == ["1", "4", "3", "5", "6", "7", "2", "8", "9", "0"]


def test_algorithm_1_has_two_names_and_the_answer_says_which_ran(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    short, full = (run("(10-x)*y", "--method", name) for name in ("alphabeta", "alphabeta-paper"))
    assert short["method"] == "alphabeta"
    assert short["algorithm"] == full["algorithm"] == full["method"] == "alphabeta-paper"
    assert (short["nodes"], short["pruned"]) == (full["nodes"], full["pruned"])
    assert main(["evaluate", "(10-x)*y", "--method", "alphabeta", "--quiet"]) == 0
    assert "alphabeta (alphabeta-paper, Algorithm 1 of the paper): 329 nodes" in capsys.readouterr().out


def test_best_play_is_the_methods_own(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("w-y*z/3+3*x", "--method", "alphabeta", "--digit-order", "9,8,7,6,5,4,3,2,1,0")
    assert [(step["digit"], step["variable"]) for step in run(*words)["line"]] == [
        ("6", "w"),
        ("7", "y"),
        ("5", "x"),
        ("0", "z"),
    ]
    assert main(["evaluate", *words, "--quiet"]) == 0
    assert "Best play: 6 → w, 7 → y, 5 → x, 0 → z" in capsys.readouterr().out


def test_what_is_pruned_in_several_passes_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "x/y+2*y/z-z/x", "--method", "mtdf", "--quiet"]) == 0
    assert " passes, each over the tree of 12,941" in capsys.readouterr().out


@pytest.mark.parametrize("method", ["exact", "minimax", "alphabeta", "alphabeta-ordered", "negascout", "mtdf"])
@pytest.mark.parametrize("first", ["max", "min"])
def test_methods_agree(method: str, first: str, run: Any) -> None:
    answer = run("x/(y-2)+z*y", "--domain=-3,-2,0,1/2", "--method", method, "--first", first)
    assert answer["value"] == run("x/(y-2)+z*y", "--domain", "-3,-2,0,1/2", "--first", first)["value"]
    assert answer["first"] == first.upper()


@pytest.mark.parametrize("text", ["-x", "--3*x", "-(x)", "- x"])
def test_expressions_may_begin_with_a_sign(text: str, run: Any) -> None:
    assert run(text)["expression"] == text


@pytest.mark.parametrize("text", EVALUATE["refuse"])
def test_refused_expressions_are_one_line_with_the_position(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "(at character " in refused(capsys, "evaluate", text, "--json")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["x", "--domain", "9-0"], "empty"),
        (["x", "--first", "me"], "max or min"),
        (["x", "--method", "guess"], "no method 'guess'; there are exact, minimax"),
        (["x", "--digit-order", "1,2"], "--digit-order belongs to a method"),
        (["x", "--method", "alphabeta", "--digit-order", "1,2"], "every value of the domain"),
        (["x", "--samples", "0"], "a whole number from 1 to 999,999,999"),
        ([], "EXPR"),
    ],
)
def test_refused_options(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", *words]) == 2
    assert why in capsys.readouterr().err


def test_fairness(run: Any) -> None:
    answer = run("x*(y-z)", "--fairness")
    assert answer["fairness"] == {"win": "147/1000", "draw": "1/50", "loss": "833/1000", "fair": False}
    assert run("1/(x-x)", "--fairness")["fairness"] is None


def test_a_time_limit_leaves_the_proved_bounds(run: Any) -> None:
    for method in ("exact", "minimax"):
        text = "a*b-c*d+e*f-g*h+i" if method == "exact" else "a*b+c*d+e*f-g"
        answer = run(text, "--time-limit", "0.1", "--method", method)
        assert answer["status"] == "stopped"
        assert answer["value"] is None
        assert answer["line"] == answer["optimal_first"] == []
        assert None not in answer["bounds"]


def test_a_method_that_was_stopped_has_no_value_though_the_bounds_are_one(
    run: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["0*(a*b+c*d+e*f-g)", "--time-limit", "0.1", "--method", "minimax"]
    answer = run(*words)
    assert (answer["status"], answer["value"], answer["bounds"]) == ("stopped", None, ["0", "0"])
    assert main(["evaluate", *words]) == 3
    assert capsys.readouterr().out == "Stopped. Proved so far: 0..0.\n"


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "7/2-4-x", "--method", "mtdf", "--fairness"]) == 0
    out = capsys.readouterr().out
    assert "Minimax value −1/2" in out
    assert "Best play: 0 → x" in out
    assert "mtdf:" in out
    assert "draws 1/10" in out
    assert main(["evaluate", "3/0"]) == 0
    assert "No value" in capsys.readouterr().out


def test_a_seed_may_be_negative(run: Any) -> None:
    words = ("x/y", "--method", "alphabeta-path-ordered", "--seed")
    assert run(*words, "-5")["value"] == run(*words, "5")["value"] == "3"


def test_mtdf_has_its_table_whatever_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """MTD(f) needs its table; evaluate and compare share the rule and the sentence about it."""
    expression = "x/y+2*y/z-z/x"
    said, counts = set(), set()
    for words in (
        ["evaluate", expression, "--method", "mtdf"],
        ["compare", f"evaluate:{expression}", "--methods", "mtdf"],
    ):
        for no_table in ([], ["--no-table"]):
            assert main([*words, *no_table, "--json"]) == 0
            out, err = capsys.readouterr()
            data = json.loads(out)
            found = data if words[0] == "evaluate" else data["rows"][0]
            assert found["conditions"]["table"] is True
            counts.add(found["nodes"])
            said.update(line for line in err.splitlines() if no_table and "table" in line)
    assert len(counts) == 1
    assert said == {"mtdf: It always has a table: its memory from one null window to the next."}


def test_a_position_is_given_with_its_game_and_a_product_is_pointed_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "evaluate:xy-z"]) == 0
    caught = capsys.readouterr()
    assert caught.out.startswith("Minimax value")
    assert "xy is one variable; a product is written x*y.\n" in caught.err
    assert "of heaps, not of evaluate" in refused(capsys, "evaluate", "heaps:nim:3")
