"""One engine for all tests of a module: its table may hold what earlier tests proved, which is the point."""

from collections.abc import Iterator

import pytest

from tiling_gui.engine import Engine


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """An engine of one thread and little memory."""
    engine = Engine(threads=1, memory_mb=64)
    yield engine
    engine.close()
