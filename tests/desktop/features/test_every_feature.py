"""Features on a workspace without a main window: each is made, does its job, and leaves nothing running."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from tests.desktop.windows import send_changes
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.features import FEATURES, make_features
from tiling_gui.desktop.features.files import Files
from tiling_gui.desktop.features.move_tree_editing import MoveTreeEditing
from tiling_gui.desktop.features.opponents import AdaptiveOpponent
from tiling_gui.desktop.features.review import ReviewFeature
from tiling_gui.desktop.features.tasks import Tasks
from tiling_gui.desktop.features.tasks.level_form import PuzzleLevel
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.players.adaptive import SPEC
from tiling_gui.records.known import Bounds
from tiling_gui.records.record import new_record


def said(workspace: Workspace) -> list[str]:
    """Collects the messages of the status bar from now on."""
    found: list[str] = []
    workspace.status.message.connect(found.append)
    return found


def to_the_end(workspace: Workspace) -> None:
    """Plays the first legal move until the game is over."""
    while not workspace.session.position.is_over:
        workspace.session.play(workspace.session.position.moves()[0])


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


def test_files_writes_and_opens_without_a_window(workspace: Workspace, tmp_path: Path) -> None:
    files, sentences = Files(workspace), said(workspace)
    to_the_end(workspace)
    played = workspace.session.record
    assert files.export_to(str(tmp_path / "game.json"))
    workspace.controller.begin(workspace.session.start)
    assert workspace.session.record.id != played.id
    assert files.open_file(str(tmp_path / "game.json"))
    assert workspace.session.record.tree == played.tree
    assert workspace.settings.current.folder == str(tmp_path)
    (tmp_path / "broken.json").write_text("{")
    assert not files.open_file(str(tmp_path / "broken.json"))
    assert workspace.session.record.tree == played.tree
    assert len(sentences) >= 3
    assert sentences[-1]


def test_a_deleted_line_comes_back(workspace: Workspace) -> None:
    editing = MoveTreeEditing(workspace)
    to_the_end(workspace)
    before = workspace.session.tree
    editing.delete(before.cursor[:1])
    assert workspace.session.tree.size == 0
    offer = workspace.notice.offer("undoDelete")
    assert offer is not None
    offer.click()
    assert workspace.session.tree.main_line() == before.main_line()
    editing.close()


@pytest.mark.parametrize("window_settings", [{"rows": 2, "columns": 3, "min_player": SPEC, "motion": False}])
def test_the_adaptive_opponent_learns_from_a_game_that_was_played_out(workspace: Workspace) -> None:
    adaptive = AdaptiveOpponent(workspace)
    workspace.controller.opponent.cancel()
    workspace.controller.opponent.set_paused(True)
    before = adaptive.standing
    workspace.session.learn(Bounds(3, 3))
    to_the_end(workspace)
    send_changes(workspace)
    kept = workspace.store.load(adaptive.key)
    assert workspace.session.record.result is not None
    assert (kept is not None) == (workspace.session.record.result.verdict is not None)
    if kept is not None:
        assert json.dumps(kept) != json.dumps(before.to_json())


@pytest.mark.parametrize("window_settings", [{"rows": 1, "columns": 7, "min_player": "human", "motion": False}])
def test_teaching_points_at_a_mistake_and_takes_it_back(qtbot: QtBot, workspace: Workspace) -> None:
    teaching = Tasks(workspace).teaching
    workspace.settings.change(teaching="1")
    session = workspace.session
    engine = workspace.engines.background(workspace.session.game)
    analysis = engine.analyse(session.position)
    worst = min(analysis.moves, key=lambda entry: entry.value)
    assert worst.value < analysis.value
    session.play(worst.move, "human")
    qtbot.waitUntil(lambda: not workspace.notice.isHidden(), timeout=30_000)
    teaching.take_back()
    assert session.tree.cursor == ()


def test_a_review_is_docked_and_gives_the_place_back(qtbot: QtBot, workspace: Workspace) -> None:
    review = ReviewFeature(workspace)
    to_the_end(workspace)
    review.begin()
    assert workspace.panels.docked is review.window
    qtbot.waitUntil(lambda: review.result is not None, timeout=60_000)
    review.leave()
    assert workspace.panels.docked is None
    review.close()


def test_no_puzzle_takes_the_place_of_the_game_once_its_window_is_closed(qtbot: QtBot, workspace: Workspace) -> None:
    played = workspace.session.record
    window = workspace.windows.show("puzzles")
    window.look_for(PuzzleLevel("8x8", 13))
    window.close()
    qtbot.waitUntil(window.finding.isEnabled, timeout=20_000)
    assert workspace.session.record.id == played.id


def test_a_puzzle_is_found_while_another_game_is_on_the_board(qtbot: QtBot, workspace: Workspace) -> None:
    puzzles = workspace.feature(Tasks)
    workspace.controller.open(new_record("ellie", GAMES["ellie"].parse("3x3", Side.FIRST)))
    puzzles.window.look_for(PuzzleLevel("4x4", 4))  # its window had stayed open
    qtbot.waitUntil(lambda: puzzles.task() is not None, timeout=20_000)
    assert workspace.session.game.key == "domino"
    assert workspace.session.start.board.size == 16
