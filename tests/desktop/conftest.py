"""Fixtures for the tests of the desktop."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.windows import BarePanels, NoPanels, Plugged, assert_still
from tiling_gui.desktop.features import make_features
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.position_presenter import PositionPresenter
from tiling_gui.desktop.main_window.progress_presenter import ProgressPresenter
from tiling_gui.desktop.main_window.window import AT_END, MainWindow
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.session.views import first_record
from tiling_gui.desktop.session.workspace import Feature, Windows, Workspace, make_workspace
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.theme import theme as the_theme
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeBar
from tiling_gui.desktop.windows import make_window
from tiling_gui.store import Store


@pytest.fixture(autouse=True)
def nothing_kept(windows_destroyed: None) -> None:
    """Destroys what each test opened, and starts it with the pointer away from all windows and no key held down.

    After a simulated key with Ctrl, Ctrl counts as held, and then tables select in another way.
    """
    QCursor.setPos(-100, -100)
    if QGuiApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyRelease(QWindow(), Qt.Key.Key_Control, Qt.KeyboardModifier.NoModifier)


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hides what is shipped and what theorems say of a small board, so that it stands for an unsolved one."""
    for name, nothing in {"solve_of_board": None, "_formula": None, "quick_bounds": (None, None)}.items():
        monkeypatch.setattr(f"tiling_gui.store.grounds.{name}", lambda position, nothing=nothing: nothing)


AS_STARTED = {"theme": "light"}
"""The settings that leave the theme as it was started: applying another one takes as long as making the panels."""


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """The theme, started in light."""
    the_theme.start(qapp, "light")
    yield the_theme
    the_theme.close()


@pytest.fixture
def store() -> Iterator[Store]:
    """A store in memory, for windows that are tested alone."""
    with Store.in_memory() as made:
        yield made


@pytest.fixture
def jobs(qapp: QApplication) -> Iterator[Jobs]:
    """The background jobs of a window that is tested alone; ended after the test."""
    made = Jobs()
    yield made
    made.close()


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """The settings that `window` opens with: two people on 4 x 4. Test modules may override it."""
    return {"rows": 4, "columns": 4, "min_player": "human", "motion": False}


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, window_settings: dict[str, Any]) -> Iterator[MainWindow]:
    """A main window on a store of its own; asserts that nothing of it works after it is closed."""
    file = SettingsFile()
    file.change(**AS_STARTED | window_settings)
    with Store.open() as store:
        made = make_window(store, file)
        made.resize(1280, 800)
        qtbot.addWidget(made)
        made.show()
        qtbot.waitExposed(made)
        yield made
        made.close()
        assert_still(made, *made.workspace.views.made)


def connected(
    qtbot: QtBot, store: Store, settings: dict[str, Any], make_panels: Callable[[Actions], Any]
) -> Iterator[Workspace]:
    """A workspace that shows no game yet; asserts that nothing of it works after it is closed."""
    file, parent = SettingsFile(), QObject()
    file.change(**AS_STARTED | settings)
    actions = Actions(file, parent)
    panels = make_panels(actions)
    panels.host.resize(1280, 800)
    qtbot.addWidget(panels.host)
    control = Controller(store, file, first_record(store, file.current), parent)
    windows = Windows(panels.host)
    notice = NoticeBar()
    notice.setParent(panels.host)
    made = make_workspace(control, file, actions, notice, panels, windows)
    yield made
    control.end_work()
    made.close_features()
    windows.close()
    made.views.close()
    control.close()
    assert not made.jobs.is_busy


@pytest.fixture
def workspace(qtbot: QtBot, theme: Theme, store: Store, window_settings: dict[str, Any]) -> Iterator[Workspace]:
    """A workspace without a main window: a new game with its view, on a store in memory."""
    for made in connected(qtbot, store, window_settings, BarePanels):
        panels = made.panels
        assert isinstance(panels, BarePanels)
        made.views.about_to_show.connect(panels.place)
        PositionPresenter(made, panels.right)
        panels.add_strip(made.notice)
        made.views.show()
        yield made


@pytest.fixture
def boardless(qtbot: QtBot, theme: Theme, store: Store, window_settings: dict[str, Any]) -> Iterator[Workspace]:
    """A workspace that shows no game: enough for a window beside the board, and made in a third of the time."""
    yield from connected(qtbot, store, window_settings, lambda _: NoPanels())


@pytest.fixture
def features(workspace: Workspace) -> dict[str, Feature]:
    """All features of a workspace, without a main window."""
    return make_features(workspace)


@pytest.fixture
def progress_bar(workspace: Workspace) -> ProgressBar:
    """The progress bar for a workspace."""
    made = ProgressBar()
    workspace.panels.add_strip(made)
    ProgressPresenter(workspace, made)
    return made


@pytest.fixture
def status_bar(workspace: Workspace) -> StatusBar:
    """The status bar for a workspace."""
    made = StatusBar()
    workspace.panels.add_strip(made)
    made.listen(workspace)
    return made


@pytest.fixture
def game_over_bar(workspace: Workspace) -> GameOverBar:
    """The game over bar for a workspace."""
    made = GameOverBar([workspace.actions[name] for name in AT_END])
    workspace.panels.add_strip(made)
    made.listen(workspace)
    return made


@pytest.fixture
def plugged(
    workspace: Workspace,
    progress_bar: ProgressBar,
    status_bar: StatusBar,
    game_over_bar: GameOverBar,
    features: dict[str, Feature],
) -> Plugged:
    """A workspace with all features and the parts of the frame, shown in a plain widget."""
    host = workspace.panels.host
    host.addActions(list(workspace.actions))
    host.show()
    parts = {"status_bar": status_bar, "progress_bar": progress_bar, "game_over_bar": game_over_bar}
    return Plugged(**vars(workspace), features=features, **parts)
