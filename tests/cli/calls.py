"""Calls of the command line: the JSON answer of a verb, and the sentence of a refusal."""

import json
from typing import Any

import pytest

from tests.schemas import conforms
from tiling_gui.cli import main


def answer(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    """Runs a verb and returns the JSON object it prints, which must be on one line and the only output.

    Asserts that it conforms to its schema, and that the exit code is 3 exactly if something was not proved within the
    limit.
    """
    code = main([*argv, "--json", "--quiet"])
    caught = capsys.readouterr()
    assert caught.err == ""
    assert caught.out.count("\n") == 1
    data = json.loads(caught.out)
    assert isinstance(data, dict)
    assert conforms(data, data["schema"]) == []
    assert data.pop("schema_version") == 1
    moves = [move for move in data.get("moves", []) if isinstance(move, dict)] if code else []
    is_open = data.get("status") == "stopped" or any(move["value"] is None for move in moves)
    assert code == (3 if is_open else 0)
    return data


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """Runs a call that must be refused; returns its line on stderr. With --json the same sentence is on
    stdout as JSON.
    """
    assert main(list(argv)) == 2
    caught = capsys.readouterr()
    if "--json" in argv:
        answer = json.loads(caught.out)
        assert conforms(answer, "error") == []
        assert caught.err == f"tiling-gui: {answer['error']['message']}\n"
    else:
        assert caught.out == ""
    lines = caught.err.strip().split("\n")
    assert len(lines) == 1, lines
    assert lines[0].endswith(".")
    return lines[0]
