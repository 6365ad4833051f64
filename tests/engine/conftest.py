"""One engine for all tests of a module: its table may contain what earlier tests proved, which is intended."""

from collections.abc import Iterator

import pytest

from tiling_gui.engine import Engine


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """An engine with one thread and little memory."""
    engine = Engine(threads=1, memory_mb=64)
    yield engine
    engine.close()
