"""The default share of the machine that a solve uses."""

import os

import pytest

from tiling_gui.core import machine
from tiling_gui.engine import Engine
from tiling_gui.errors import InputError


def test_two_variables_say_how_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILING_GUI_THREADS", "3")
    monkeypatch.setenv("TILING_GUI_MEMORY", "77")
    assert (Engine().threads, Engine().memory_mb) == (3, 77)
    assert (Engine(threads=1, memory_mb=8).threads, Engine(threads=1, memory_mb=8).memory_mb) == (1, 8)
    monkeypatch.setenv("TILING_GUI_THREADS", "")
    assert machine.default_threads() == os.cpu_count()


@pytest.mark.parametrize("text", ["many", "0", "-1", "1.5", "²"])
def test_what_is_no_number_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILING_GUI_MEMORY", text)
    with pytest.raises(InputError, match="TILING_GUI_MEMORY must be a whole number of at least 1"):
        Engine()
