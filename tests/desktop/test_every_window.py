"""Every window beside the main one: it opens, is legible at every size, exports, is cancelled, helps, and reopens."""

import csv
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.room import crowded
from tests.desktop.test_pseudo_language import faults_at_every_size
from tests.desktop.windows import assert_named, settle
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lab.family_window import FamilyWindow
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.features.lessons.window import LessonWindow
from tiling_gui.desktop.features.tournament.plan_panel import TournamentPlan
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.actions import FAMILIES, TREES, window_command, window_commands
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.windows import open_tools, state_of
from tiling_gui.games.domino.rules import DominoPosition

NAMES = [command.name for command in window_commands() if not command.within]
WORKING: dict[str, Callable[[Any], object]] = {
    "compareMethods": lambda window: (window.panel.show_preset(0), window.start()),
    "puzzles": lambda window: window.look_for(window.form.level),
    "families": lambda window: window.show_link("nxn;1-16"),
    "tournament": lambda window: window.begin(TournamentPlan(("random", "lookahead:0"), 5000, 1)),
}
"""Starts long work in a window, for those that have any."""
MORE_WORK: list[Callable[[Any], object]] = [
    lambda window: window.show_link("heaps:nim:n;0-3"),
    lambda window: window.show_link("heaps:octal:0.77:n;0-100000"),
    lambda window: window.show_link("heaps:grundy:n;0-100000"),
]
"""Other tables of Families."""
STARTED: dict[str, Callable[[Any], object]] = {
    "lesson": lambda window: (window.write(), window.writing.add_position("text")),
    "compareMethods": lambda window: (window.panel.positions.clear(), window.panel.add(), window.start()),
    "families": lambda window: window.show_link("heaps:nim:n;0-3"),
    "tournament": lambda window: window.begin(TournamentPlan(("random", "lookahead:0"), 1, 1)),
}
"""Prepares a window so that there is something to export."""


def read_csv(path: Path) -> bool:
    rows = list(csv.reader(path.read_text(encoding="utf-8-sig").splitlines()))
    return len(rows) > 1 and len({len(row) for row in rows}) == 1


def read_tex(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return text.count(r"\begin{document}") == text.count(r"\end{document}") == 1


READERS: dict[str, Callable[[Path], object]] = {
    "csv": read_csv,
    "json": lambda path: json.loads(path.read_text(encoding="utf-8")),
    "tex": read_tex,
    "txt": lambda path: re.fullmatch(r"((#.*|\d+ -?\d+)\n)+", path.read_text(encoding="utf-8")),
    "svg": lambda path: QSvgRenderer(str(path)).isValid(),
    "png": lambda path: not QImage(str(path)).isNull(),
    "pdf": lambda path: re.fullmatch(rb"%PDF-.*%%EOF\s*", path.read_bytes(), re.DOTALL),
    "efg": lambda path: re.match(r'EFG 2 R ".*" \{ ".*" ".*" \}\s', path.read_text(encoding="utf-8")),
    "dot": lambda path: re.fullmatch(r"digraph \w* ?\{.*\}\n", path.read_text(encoding="utf-8"), re.DOTALL),
}
"""By ending, whether a file has the format of its ending, as another program would read it."""


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """The command of every window."""
    return str(request.param)


@pytest.fixture
def workspace(boardless: Workspace) -> Workspace:
    """One without a board, with a finished game to list."""
    record = make_record(GAMES["domino"], DominoPosition.start(1, 2), boardless.settings.current)
    boardless.store.put_game(record.with_tree(record.tree.add(record.tree.position.moves()[0])).ended())
    return boardless


@pytest.fixture
def opened(qtbot: QtBot, workspace: Workspace, name: str) -> ToolWindow:
    """The window of a command, after it has loaded its data."""
    game = window_command(name).game
    if game:
        workspace.views.change_game(game)
    return open_window(qtbot, workspace, name)


def open_window(qtbot: QtBot, workspace: Workspace, name: str) -> ToolWindow:
    workspace.actions[name].trigger()
    made = workspace.windows.get(name)
    assert isinstance(made, ToolWindow)
    qtbot.waitUntil(lambda: not workspace.jobs.is_busy, timeout=60_000)
    settle(qtbot)
    return made


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[None]:
    """Installs the pseudo-language, then English, from left to right, again."""
    translations.install(qapp, translations.PSEUDO)
    yield
    translations.install(qapp, translations.ENGLISH)


def test_it_is_what_its_command_says_shows_its_page_closes_and_writes_its_files(
    qtbot: QtBot, workspace: Workspace, opened: ToolWindow, name: str, tmp_path: Path
) -> None:
    command = window_command(name)
    assert opened.isVisible()
    assert opened.size().boundedTo(opened.screen().availableSize()) == opened.size()
    assert (opened.objectName(), opened.COMMAND) == (command.window, name)
    assert command.text.rstrip("…") in opened.windowTitle()
    assert_named(opened)
    opened.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is opened)
    qtbot.waitUntil(lambda: workspace.actions["help"] in opened.actions())
    qtbot.keyClick(opened.focusWidget() or opened, Qt.Key.Key_F1)
    helping: Any = workspace.windows.get("help")
    assert helping.page.name == opened.HELP
    qtbot.keyClick(opened.focusWidget() or opened, Qt.Key.Key_Escape)
    assert not opened.isVisible()
    opened.show()
    assert_files_are_what_their_endings_say(qtbot, opened, name, tmp_path)


def assert_files_are_what_their_endings_say(qtbot: QtBot, opened: ToolWindow, name: str, tmp_path: Path) -> None:
    STARTED.get(name, lambda window: None)(opened)
    qtbot.waitUntil(lambda: not opened.workspace.jobs.running, timeout=60_000)
    qtbot.waitUntil(lambda: not opened.writers or opened.exporting.isEnabled(), timeout=60_000)
    for ending in opened.writers:
        path = tmp_path / f"file.{ending}"
        assert opened.export_to(str(path)), opened.status.text()
        assert READERS[ending](path), path
        assert str(path) in opened.status.text()
        assert not opened.export_to(str(tmp_path / "nowhere" / f"file.{ending}"))
        assert "nowhere" in opened.status.text()
    assert not opened.export_to(str(tmp_path / "file.unknown"))
    assert not (tmp_path / "file.unknown").exists()


def test_nothing_is_cut_off_or_untranslated_at_any_size_or_in_the_other_direction(
    qtbot: QtBot, spoken: None, opened: ToolWindow
) -> None:
    """At 80 to 200 % of the text size on small screens (room.py), then from right to left."""
    assert faults_at_every_size(qtbot, opened) == set()
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    opened.resize(1120, 700)
    settle(qtbot)
    assert opened.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert crowded(opened) == set()


def test_nothing_is_cut_off_in_what_lessons_show(qtbot: QtBot, spoken: None, workspace: Workspace) -> None:
    for link in ("write:", "drill:nim"):
        assert faults_at_every_size(qtbot, workspace.windows.show("lesson", link)) == set()


@pytest.mark.parametrize("name", WORKING)
def test_work_ends_when_it_is_cancelled_with_the_window_and_before_its_first_step(
    qtbot: QtBot, workspace: Workspace, opened: ToolWindow, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for end in (opened.progress_bar.cancel.click, opened.close):
        opened.show()
        WORKING[name](opened)
        assert workspace.jobs.running
        assert opened.progress_bar.isVisible()
        end()
        if opened.RUNS_WHEN_CLOSED and not opened.isVisible():
            assert workspace.jobs.running
            opened.stop()
        qtbot.waitUntil(lambda: not workspace.jobs.is_busy, timeout=60_000)
        assert opened.progress_bar.isHidden()
    monkeypatch.setattr(Run, "restart", Run.stop)
    failures: list[Exception] = []
    workspace.jobs.error.connect(failures.append)
    opened.show()
    for begin in (WORKING[name], *(MORE_WORK if name == "families" else ())):
        begin(opened)
        assert workspace.jobs.running
        qtbot.waitUntil(lambda: not workspace.jobs.is_busy, timeout=60_000)
        assert failures == []
        assert opened.progress_bar.isHidden()


def test_what_was_open_is_opened_again_where_it_was(qtbot: QtBot, window: MainWindow) -> None:
    shown = {name: open_window(qtbot, window.workspace, name) for name in ("help", "results", "shortcuts")}
    for made in shown.values():
        made.setGeometry(40, 80, 600, 420)
    state = json.loads(json.dumps(state_of(window)))
    places = {name: made.geometry() for name, made in shown.items()}
    for made in shown.values():
        made.close()
        made.setGeometry(90, 90, 580, 400)
    open_tools(window, state)
    assert {name: made.geometry() for name, made in shown.items() if made.isVisible()} == places


def test_windows_of_an_earlier_version_open_what_they_showed(qtbot: QtBot, window: MainWindow) -> None:
    windows = window.workspace.windows
    for command in window_commands():
        if command.within not in (FAMILIES, TREES, "lesson"):
            continue
        if command.game:
            window.workspace.views.change_game(command.game)
        open_tools(window, {"tools": {command.window: "AAAA"}})
        made = windows.get(command.within)
        assert isinstance(made, FamilyWindow | WatchWindow | LessonWindow), command.name
        assert made.isVisible()
        if isinstance(made, WatchWindow):
            qtbot.waitUntil(lambda made=made: made.watched is not None and not made.watched.method)
        elif isinstance(made, LessonWindow):
            qtbot.waitUntil(lambda made=made: made.in_lesson or made.is_writing, timeout=20_000)
        else:
            assert made.family is not None
        made.close()
    open_tools(window, {"tools": {"mistakesWindow": "AAAA"}})
    assert windows.get("puzzles").isVisible()
    assert windows.get("puzzles").current == "mistakes"
