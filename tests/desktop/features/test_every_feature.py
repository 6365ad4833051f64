"""Features on a workspace without a main window: each is made, does its job, and leaves nothing running."""

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from tests.desktop.windows import to_the_end
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.features import FEATURES, make_features
from tiling_gui.desktop.features.tasks import Tasks
from tiling_gui.desktop.features.tasks.level_form import PuzzleLevel
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.records.record import new_record


def test_every_feature_is_made_without_a_window_and_leaves_nothing_running(workspace: Workspace) -> None:
    features = make_features(workspace)
    assert list(features) == list(FEATURES)
    to_the_end(workspace)
    workspace.controller.end_work()
    for feature in reversed(list(features.values())):
        feature.close()
    assert not workspace.jobs.is_busy
    owners = [workspace.windows, *(f for f in features.values() if isinstance(f, QObject))]
    assert not [timer for owner in owners for timer in owner.findChildren(QTimer) if timer.isActive()]


def test_puzzles_are_found_for_whatever_is_on_the_board(qtbot: QtBot, workspace: Workspace) -> None:
    # No puzzle takes the place of the game once its window is closed
    played = workspace.session.record
    window = workspace.windows.show("puzzles")
    window.look_for(PuzzleLevel("8x8", 13))
    window.close()
    qtbot.waitUntil(window.finding.isEnabled, timeout=20_000)
    assert workspace.session.record.id == played.id
    # A puzzle is found while another game is on the board
    puzzles = workspace.feature(Tasks)
    workspace.controller.open(new_record("ellie", GAMES["ellie"].parse("3x3", Side.FIRST)))
    puzzles.window.look_for(PuzzleLevel("4x4", 4))  # its window had stayed open
    qtbot.waitUntil(lambda: puzzles.task() is not None, timeout=20_000)
    assert workspace.session.game.key == "domino"
    assert workspace.session.start.board.size == 16
