"""The verbs of earlier versions: each old call names the call to make now, whose answer is the same.

tests/data/former_calls.json has old calls with what the last version that took them answered.
"""

import json
import shlex
from typing import Any

import pytest

from tests.cli.calls import refused
from tests.conftest import DATA
from tests.schemas import conforms
from tiling_gui import cli
from tiling_gui.cli.former import FORMER, new_call

CALLS = json.loads((DATA / "former_calls.json").read_text(encoding="utf-8"))["calls"]
OTHERS = [
    ("campaign start 7x9 --first max --jobs 2", "tiling-gui solve 7x9 --first max --threads 2"),
    ("import game.tiling", "tiling-gui games import game.tiling"),
    ("import -", "tiling-gui games import -"),
    ("export 12ab --to game.svg --mark b2:cross", "tiling-gui games export 12ab --to game.svg --mark b2:cross"),
    ("mark week3.md a.json b.json --csv", "tiling-gui lesson week3.md --mark a.json b.json --csv"),
    ("mistakes", "tiling-gui puzzle mistakes"),
    ("mistakes list --due", "tiling-gui puzzle mistakes --due"),
    ("mistakes show 12ab", "tiling-gui puzzle mistake 12ab"),
    ("mistakes answer 12ab a1-b1", "tiling-gui puzzle answer 12ab a1-b1"),
    ("matching graphs.g6 --csv --out all.csv", "tiling-gui solve matching:graphs.g6 --csv --out all.csv"),
    ("matching -", "tiling-gui solve matching:-"),
    ("ellie --shape board.txt", "tiling-gui solve ellie: --shape board.txt"),
    (
        "sharing --graph-file g.graphml --colour edges --share vertices --weights w.json",
        "tiling-gui solve sharing:g.graphml,edges,vertices,2,differ,w.json",
    ),
    (
        "sharing --graph-file - --colour edges --share vertices",
        "tiling-gui solve sharing:/dev/stdin,edges,vertices,2",
    ),
    ("certificate 4xn --upper", "python -m research.certificates 4xn --upper"),
    ("zugzwangs --upto 22 --jobs 2", "python -m research.zugzwangs count --upto 22 --jobs 2"),
    ("zugzwangs --list", "python -m research.zugzwangs list"),
]
"""Calls about files and games, and those of research/: old, new."""


def test_there_are_enough() -> None:
    assert len(CALLS) + len(OTHERS) >= 60
    assert {call["words"][0] for call in CALLS} | {old.split()[0] for old, _ in OTHERS} == set(FORMER)


@pytest.mark.parametrize(("old", "new"), OTHERS, ids=[old for old, _ in OTHERS])
def test_an_old_call_names_the_new_one(old: str, new: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(old)
    assert cli.is_command_line(words)
    assert f"{words[0]} is now: {new}" in refused(capsys, *words)


@pytest.mark.parametrize("words", [[verb] for verb in FORMER], ids=list(FORMER))
def test_a_former_verb_alone_is_answered_too(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert f"{words[0]} is now: " in refused(capsys, *words, "--json")


@pytest.mark.parametrize("call", CALLS, ids=[" ".join(call["words"]) for call in CALLS])
def test_the_new_call_gives_the_old_answer(call: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    verb, *words = call["words"]
    program, *new = shlex.split(new_call(verb, words))
    assert program == "tiling-gui"
    assert cli.main([*new, "--json", "--quiet", "--no-store"] if new[0] != "compare" else [*new, "--json"]) in (0, 3)
    given = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [conforms(data, new[0]) for data in given] == [[]] * len(given)
    before = expected(verb, call["answer"])
    if verb == "sharing" and new[0] == "analyse":  # the value of each move, without the facts of the position
        moves = [{"move": move["move"], "value": move["value"]} for move in before["moves"]]
        before = {name: before[name] for name in ("value", "bounds")} | {"moves": moves}
    assert as_before(verb, given, new) == before


def expected(verb: str, answer: Any) -> Any:
    """The old answer, without what is written in another way now."""
    if verb == "matching":  # moves to a zugzwang are told by the names of the vertices
        return [{name: value for name, value in line.items() if name != "zugzwang"} for line in answer]
    if verb == "evaluate" and "pruned" in answer:
        named = {name: answer[name] for name in ("value", "nodes", "conditions")}
        # what a method prunes when it searches parts of the tree again is not counted
        again = sum(answer["pruned"].values()) > answer["tree_size"]
        return named | {"pruned": None if again else sum(answer["pruned"].values()), "order": answer["digit_order"]}
    if verb == "ellie" and "boards" in answer:
        return {(one["rows"], one["columns"]): one["grundy"] for one in answer["boards"]}
    return answer


def as_before(verb: str, given: list[dict[str, Any]], new: list[str]) -> Any:
    """The answer of the new call under the names of the old one."""
    data = given[0]
    facts = data.get("facts", {})
    match verb, new[0]:
        case "matching", _:
            lines = given if "value" not in data else [{"facts": facts, "board": new[1].partition(":")[2]}]
            named = [line["facts"] | {"graph": line["board"]} for line in lines]
            return [{name: value for name, value in line.items() if name != "zugzwang"} for line in named]
        case "octal", _:
            names = ("p_positions", "first_occurrence", "max", "frequencies", "records", "period")
            return {"values": [term["value"] for term in data["terms"]]} | {name: facts[name] for name in names}
        case "ellie", "family":
            return {(term["k"], term["n"]): term["value"] for term in data["terms"] if term["k"] <= term["n"]}
        case (("heap" | "ellie" | "sum"), _):
            return {name: value for name, value in facts.items() if name != "moves" or verb == "ellie"}
        case "sharing", _:
            return sharing(data, facts)
        case "evaluate", "compare":
            row = data["rows"][0]
            row["conditions"] = {name: row["conditions"][name] for name in ("order", "table")}
            return {name: row[name] for name in ("value", "nodes", "conditions", "pruned", "order")}
        case "evaluate", _:
            line = data["line"]
            steps = [{"digit": digit, "variable": name} for digit, name in zip(line[::2], line[1::2], strict=True)]
            named = {"fairness": "chances", "histogram": "histogram"}
            asked = {old: facts[name] for old, name in named.items() if name in facts}
            ends = {"value": as_text(data["value"]), "bounds": [as_text(end) for end in data["bounds"]]}
            whole = {"optimal_first": facts["best_first"], "tree_size": facts["tree_size"]}
            return ends | {"line": steps} | whole | asked
        case _:
            return {"games": data["games"]}


def sharing(data: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    """Of `solve` value, bounds and line beside the facts; of `analyse` the moves."""
    ends = {"value": as_text(data["value"]), "bounds": [as_text(end) for end in data["bounds"]]}
    if "facts" not in data:
        moves = [{"move": share(move["text"]), "value": as_text(move["value"])} for move in data["moves"]]
        return ends | {"moves": moves}
    return ends | {"line": [share(text) for text in data["line_text"]]} | facts


def share(text: str) -> int | str:
    """A colour by its number, and a name with a dash, as they were."""
    words = text.split()
    return int(words[-1]) if words[0] == "colour" else text.replace("-", "–")


def as_text(value: Any) -> str | None:
    return None if value is None else str(value)
