"""What the tests of the window share."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.theme import Theme


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """A theme of its own for one test, applied in light."""
    made = Theme(qapp, "light")
    made.apply()
    yield made
    made.deleteLater()
