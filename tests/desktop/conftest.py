"""What the tests of the window share."""

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.windows import BarePanels, assert_still
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.features import make_features
from tiling_gui.desktop.games import default_start, make_view
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.session.line_player import LinePlayer
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Feature, Status, Windows, Workspace
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeLine
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
def nothing_kept(qapp: QApplication, collector_off: None) -> Iterator[None]:
    """What a test closed or left in cycles is destroyed in the main thread, after it.

    Nothing else does: deleteLater waits for an event loop, and each style sheet is given to every widget there is.
    """
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    if not QApplication.topLevelWidgets():
        gc.freeze()  # modules and what a session keeps: the next collection need not walk them again


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
def jobs(qapp: QApplication) -> Iterator[Jobs]:
    """What a window that is tested alone has done in the background; it has ended when the test has."""
    made = Jobs()
    yield made
    made.close()


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
        views = made._views.values()
        made.close()
        assert_still(made, *views)


@pytest.fixture
def workspace(qtbot: QtBot, theme: Theme, store: Store, window_settings: dict[str, Any]) -> Iterator[Workspace]:
    """A workspace without a window: a new game with its view, on a store in memory."""
    file, parent = SettingsFile(), QObject()
    file.change(**window_settings)
    actions = Actions(theme, file, parent)
    settings = file.current
    start = default_start(settings.game, settings)
    control = Controller(store, file, make_record(GAMES[settings.game], start, settings), parent)
    notice, status = NoticeLine(theme), Status(parent)
    made = Workspace(
        session=control.session,
        controller=control,
        store=store,
        settings=file,
        theme=theme,
        actions=actions,
        engines=control.engines,
        jobs=control.jobs,
        status=status,
        notice=notice,
        line_player=LinePlayer(control.session, notice, status.say, file, parent),
        panels=BarePanels(theme),
        windows=Windows(),
    )
    control.said.connect(made.status.say)
    view = make_view(settings.game, theme, actions, store, control.jobs)
    for widget in (notice, view.board, view.set_up, made.panels.graph, made.panels.moves):
        qtbot.addWidget(widget)
    control.attach(view)
    yield made
    control.end_work()
    made.windows.close()
    view.close()
    control.close()


@pytest.fixture
def features(workspace: Workspace) -> Iterator[dict[str, Feature]]:
    """Everything that plugs into a workspace, without a window."""
    made = make_features(workspace)
    yield made
    for feature in reversed(list(made.values())):
        feature.close()
