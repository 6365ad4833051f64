"""The verbs of earlier versions: each old call names the call to make now (tests/data/former_calls.json)."""

import json
import shlex

import pytest

from tests.cli.calls import refused
from tests.conftest import DATA
from tests.walks import walked
from tiling_gui import cli
from tiling_gui.cli.former import FORMER, new_call

CALLS = json.loads((DATA / "former_calls.json").read_text(encoding="utf-8"))["calls"]


def test_an_old_call_names_the_new_one() -> None:
    parser = cli.make_parser()
    for old, new in CALLS.items():
        verb, *words = shlex.split(old)
        assert new_call(verb, [word for word in words if word != "--json"]) == new
        program, *call = shlex.split(new)
        if program == "tiling-gui":
            parser.parse_args(call)


@walked("verb", FORMER)
def test_a_former_verb_is_answered_with_its_new_call(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    old = next(old for old in CALLS if old.split()[0] == verb)
    words = shlex.split(old)
    assert cli.is_command_line(words)
    assert f"{verb} is now: {CALLS[old]}" in refused(capsys, *words)
    assert f"{verb} is now: " in refused(capsys, verb, "--json")
