"""What the tests of the window share."""

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.windows import assert_still
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.window_manager import make_window
from tiling_gui.store import Store


@pytest.fixture(scope="session", autouse=True)
def collector_off() -> Iterator[None]:
    """As in the program (gc_on_main_thread.py): a worker's thread must never destroy what belongs to the window."""
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


@pytest.fixture
def store() -> Iterator[Store]:
    """A store in memory, for windows that are tested alone."""
    with Store.in_memory() as made:
        yield made


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """The settings `window` opens with: a person against a person on 4 x 4; a file may have others."""
    return {"rows": 4, "columns": 4, "min_player": "human", "motion": False}


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, window_settings: dict[str, Any]) -> Iterator[MainWindow]:
    """A main window on a store of its own; once it is closed, nothing of it works on."""
    file = SettingsFile()
    file.change(**window_settings)
    with Store.open() as store:
        made = make_window(theme, store, file)
        made.resize(1280, 800)
        qtbot.addWidget(made)
        made.show()
        qtbot.waitExposed(made)
        yield made
        owners = (made, *made._views.values())
        made.close()
        assert_still(*owners)
