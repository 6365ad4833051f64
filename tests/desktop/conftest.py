"""What the tests of the window share."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.theme import Theme


@pytest.fixture(scope="session", autouse=True)
def collector_off() -> Iterator[None]:
    """As in the program (desktop/garbage.py): a worker's thread must never destroy what belongs to the window."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.fixture(autouse=True)
def garbage_collected_here(collector_off: None) -> Iterator[None]:
    """What a test leaves in cycles is destroyed in the main thread, after it."""
    yield
    gc.collect()


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """A theme of its own for one test, applied in light."""
    made = Theme(qapp, "light")
    made.apply()
    yield made
    made.deleteLater()
