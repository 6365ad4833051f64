"""Text at 80 to 200 %: everything is enlarged at once, games and windows stay, and the system's font size counts."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tests.walks import walked
from tiling_gui.desktop.application import SCALE_VARIABLE, _asked_for, _tell_text_size
from tiling_gui.desktop.features.accessibility import TextSize
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.text_size import LARGEST_TEXT, fitting

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tiling_gui.__main__ import main
from tiling_gui.desktop import application
from tiling_gui.desktop.windows import main_windows

def other(name):
    return [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.objectName() == name]

def tell(window, *more):
    control = window.controller
    ratio, place = window.devicePixelRatio(), window.geometry().topLeft()
    print((round(place.x() * ratio), round(place.y() * ratio)), flush=True)
    told = round(ratio, 2), window.width(), control.session.record.id, control.session.analysing
    print((*told, len(control.session.tree.main_line()), *more), flush=True)

def at_first(window):
    window.resize(480, 400)
    window.move(120, 60)
    window.controller.begin(type(window.controller.session.start).start(4, 4))
    window.controller.session.set_players({side: "human" for side in window.controller.session.game.sides})
    window.controller.session.play(window.controller.session.position.moves()[0])
    window.controller.session.analyse(True)
    tell(window)
    window.actions_by_name["results"].trigger()
    window.actions_by_name["preferences"].trigger()
    for _ in range(2):
        window.actions_by_name["largerText"].trigger()

def larger(window):
    tell(window, len(other("resultsWindow")), len(other("preferences")), window.actions_by_name["undo"].isEnabled())
    window.actions_by_name["usualText"].trigger()

def usual(window):
    tell(window)
    window.actions_by_name["quit"].trigger()

steps = [at_first, larger, usual]
serve = application._serve

def serving(app, *words, **more):
    step = steps.pop(0)
    QTimer.singleShot(500, app, lambda: step(main_windows()[0]))
    QTimer.singleShot(100_000, app, lambda: app.exit(9))
    return serve(app, *words, **more)

application._serve = serving
sys.exit(main())
"""


def test_a_larger_text_draws_everything_larger_and_the_game_goes_on(scratch_home: Path) -> None:
    environment = {**os.environ, "TILING_GUI_HOME": str(scratch_home), "QT_QPA_PLATFORM": "offscreen"}
    environment.pop(SCALE_VARIABLE, None)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=environment, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    at, first, at_larger, larger, at_usual, usual = (ast.literal_eval(line) for line in done.stdout.splitlines())
    assert at == at_larger == at_usual  # pixels of the screen, without the frame
    ratio, width, game, analysing, moves = first
    assert (ratio, width, analysing, moves) == (1, 480, True, 1)
    assert larger == (1.2, 480, game, True, 1, 1, 1, True), done.stderr
    assert usual == (1, 576, game, True, 1)


@walked(
    ("pixels", "factor"),  # of Windows, macOS, GNOME, 24 pt, half as large again, small
    [(12, 1.0), (13, 1.0), (15, 1.0), (32, 32 / 14), (21, 1.5), (9, 9 / 14)],
)
def test_the_systems_font_says_how_large_100_percent_is(qapp: QApplication, pixels: int, factor: float) -> None:
    before = qapp.font()
    chosen = QFont(before)
    chosen.setPixelSize(pixels)
    qapp.setFont(chosen)
    try:
        assert _asked_for(qapp) == pytest.approx(factor)
    finally:
        qapp.setFont(before)


@walked(
    ("screen", "drawn"),
    [((800, 600), (80, 100, 150, 150)), ((1024, 700), (80, 100, 150, 175)), ((1280, 800), (80, 100, 150, 200))],
)
def test_text_is_enlarged_as_far_as_the_window_fits_the_screen(screen: tuple[int, int], drawn: tuple[int, ...]) -> None:
    found = [fitting(percent / 100, QSize(*screen)) for percent in (80, 100, 150, 200)]
    assert [round(100 * factor) for factor in found] == list(drawn)
    assert all(screen[0] / by >= 480 and screen[1] / by >= 400 for by in found)


@pytest.fixture
def small_screen(qapp: QApplication) -> Iterator[None]:
    """A screen that has room for 150 %."""
    qapp.setProperty(LARGEST_TEXT, 150)
    yield
    qapp.setProperty(LARGEST_TEXT, None)


ONLY = "Text size: {} %, drawn as 150 %: larger, the window would not fit this screen."


def test_a_size_that_the_screen_has_no_room_for_is_said(small_screen: None, window: MainWindow) -> None:
    said: list[str] = []
    window.workspace.status.message.connect(said.append)
    window.actions_by_name["preferences"].trigger()
    preferences = window.workspace.windows.get("preferences")
    for percent, heard, shown in ((150, [], ""), (200, [ONLY.format(200)], ONLY.format(200))):
        window.file.change(text_size=percent)
        _tell_text_size(window)
        assert said == heard
        assert preferences.status.text() == shown


def test_the_keys_stop_where_the_screen_does_and_go_back_from_there(small_screen: None, boardless: Workspace) -> None:
    feature, actions, file = TextSize(boardless), boardless.actions, boardless.settings
    said: list[str] = []
    boardless.status.message.connect(said.append)
    file.change(text_size=150)
    for _ in range(2):
        actions["largerText"].trigger()
        assert said.pop() == ONLY.format(160)
    file.change(text_size=200)
    actions["largerText"].trigger()
    assert said.pop() == ONLY.format(200)
    actions["smallerText"].trigger()
    assert said.pop() == "Text size: 140 %."
    feature.close()


def test_the_keys_go_in_steps_of_ten_between_80_and_200_percent(boardless: Workspace) -> None:
    # The keys go in steps of ten between 80 and 200 percent
    feature, actions, file = TextSize(boardless), boardless.actions, boardless.settings
    said: list[str] = []
    boardless.status.message.connect(said.append)
    actions["largerText"].trigger()
    assert (file.current.text_size, said[-1]) == (110, "Text size: 110 %.")
    for _ in range(20):
        actions["largerText"].trigger()
    assert file.current.text_size == 200
    for _ in range(20):
        actions["smallerText"].trigger()
    assert file.current.text_size == 80
    assert SettingsFile().current.text_size == 80
    actions["usualText"].trigger()
    assert file.current.text_size == 100
    feature.close()
    # The keys are the usual ones
    actions: Actions = boardless.actions
    found = {name: [key.toString() for key in actions[name].shortcuts()] for name in ("largerText", "smallerText")}
    assert found == {"largerText": ["Ctrl++", "Ctrl+="], "smallerText": ["Ctrl+-"]}
    assert actions["usualText"].shortcut().toString() == "Ctrl+0"
