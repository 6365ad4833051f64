"""Text at 80 to 200 %: everything is enlarged at once, games and windows stay, and the system's font size counts."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.application import SCALE_VARIABLE, _asked_for, _tell_text_size
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.settings import DRAWN_TEXT, SettingsFile

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


@pytest.mark.parametrize(
    ("pixels", "factor"),
    [(12, 1.0), (13, 1.0), (15, 1.0), (32, 32 / 14), (21, 1.5), (9, 9 / 14)],
    ids=["Windows", "macOS", "GNOME", "24 pt", "half as large again", "small"],
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


def test_a_size_that_the_screen_has_no_room_for_is_said(qapp: QApplication, window: MainWindow) -> None:
    said: list[str] = []
    window.workspace.status.message.connect(said.append)
    window.file.change(text_size=200)
    for drawn, heard in (
        (200, []),
        (150, ["Text size: 200 %, drawn as 150 %: larger, the window would not fit this screen."]),
    ):
        qapp.setProperty(DRAWN_TEXT, drawn)
        _tell_text_size(qapp, window)
        assert said == heard
    qapp.setProperty(DRAWN_TEXT, None)


def test_the_keys_go_in_steps_of_ten_between_80_and_200_percent(workspace: Workspace) -> None:
    from tiling_gui.desktop.features.accessibility import TextSize

    feature, actions, file = TextSize(workspace), workspace.actions, workspace.settings
    said: list[str] = []
    workspace.status.message.connect(said.append)
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


def test_the_keys_are_the_usual_ones(workspace: Workspace) -> None:
    actions: Actions = workspace.actions
    found = {name: [key.toString() for key in actions[name].shortcuts()] for name in ("largerText", "smallerText")}
    assert found == {"largerText": ["Ctrl++", "Ctrl+="], "smallerText": ["Ctrl+-"]}
    assert actions["usualText"].shortcut().toString() == "Ctrl+0"
