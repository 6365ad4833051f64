"""Calls of the command line: what a verb answers, and the one sentence of a refusal."""

import json
from typing import Any

import pytest

from tiling_gui.cli import main


def answer(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    """The JSON object a verb prints, on one line and with nothing beside it."""
    assert main([*argv, "--json", "--quiet"]) == 0
    caught = capsys.readouterr()
    assert caught.err == ""
    assert caught.out.count("\n") == 1
    data = json.loads(caught.out)
    assert isinstance(data, dict)
    return data


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line a refused call prints to stderr."""
    assert main(list(argv)) == 2
    caught = capsys.readouterr()
    assert caught.out == ""
    lines = caught.err.strip().split("\n")
    assert len(lines) == 1, lines
    assert lines[0].endswith(".")
    return lines[0]
