"""The first compilation of an installation on the progress bar: reported step by step, gone when it has finished."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, to_the_end
from tiling_gui.core import preparing
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.application import _preparation
from tiling_gui.desktop.main_window.progress_presenter import Preparation
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.games.domino.rules import DominoPosition


class Compiling:
    """A background compilation whose progress is set by the test."""

    def __init__(self) -> None:
        self.running, self.closed, self.failed = True, False, False
        self.progress = Progress("preparing", done=31, total=63, seconds=12.0)

    def start(self) -> bool:
        return self.running

    def is_awaited(self, kind: str) -> bool:
        return False

    def close(self) -> None:
        self.running, self.closed = False, True


@pytest.fixture
def background(monkeypatch: pytest.MonkeyPatch) -> Compiling:
    made = Compiling()
    monkeypatch.setattr(preparing, "background", made)
    return made


def test_the_preparation_is_told_gives_way_is_cancelled_and_fails_once(
    plugged: Plugged, progress_bar: ProgressBar, background: Compiling, qtbot: QtBot
) -> None:
    # Nothing is shown where everything is compiled
    background.running = False
    preparation = Preparation(progress_bar, lambda: False, lambda said: None, progress_bar)
    preparation.start()
    assert not preparation._timer.isActive()
    assert progress_bar.isHidden()
    # It is told step by step and goes
    background.running = True
    line, first = progress_bar, background.progress
    background.progress = Progress("preparing")
    Preparation(line, lambda: False, lambda said: None, line).start()
    qtbot.waitUntil(lambda: "once per installation" in line.what.text())
    background.progress = first
    qtbot.waitUntil(lambda: "31 of 63 steps" in line.accessibleName())
    assert "once per installation" in line.what.text()
    plugged.controller.play(plugged.controller.session.position.moves()[0])  # the graph has no progress bar
    background.progress = Progress("preparing", done=40, total=63, seconds=13.0)
    qtbot.waitUntil(lambda: "40 of 63 steps" in line.accessibleName())
    background.running = False
    qtbot.waitUntil(line.isHidden)
    # Other work takes the line and gives it back
    background.running = True
    line = progress_bar
    background.progress = first
    Preparation(line, lambda: False, lambda said: None, line).start()
    qtbot.waitUntil(lambda: "31 of 63 steps" in line.accessibleName())
    line.begin("Solving 5 × 6")
    background.progress = Progress("preparing", done=40, total=63, seconds=13.0)
    line.set_progress(Progress("solving", done=1, total=9, nodes=5, seconds=1.0))
    assert "1 of 9" in line.accessibleName()
    line.dismiss()
    qtbot.waitUntil(lambda: "40 of 63 steps" in line.accessibleName())
    background.running = False
    qtbot.waitUntil(line.isHidden)
    # Cancel ends it
    background.running = True
    Preparation(progress_bar, lambda: False, lambda said: None, progress_bar).start()
    qtbot.waitUntil(lambda: not progress_bar.isHidden())
    progress_bar.cancel.click()
    assert background.closed
    assert progress_bar.isHidden()
    # A failure is told once
    background.running, background.closed = True, False
    said: list[str] = []
    preparation = Preparation(progress_bar, lambda: False, said.append, progress_bar)
    preparation.start()
    qtbot.waitUntil(lambda: not progress_bar.isHidden())
    background.running, background.failed = False, True
    qtbot.waitUntil(progress_bar.isHidden)
    assert said == ["The solver could not be saved for the next start; it is prepared again when it is needed."]
    assert not preparation._timer.isActive()


def test_it_leaves_the_words_at_a_games_end_their_room_and_is_not_told_in_play(
    qtbot: QtBot, window: MainWindow, background: Compiling
) -> None:
    # It leaves the words at a games end their room
    window.controller.begin(DominoPosition.start(2, 2))
    Preparation(window.progress_bar, lambda: window.bottom_row.crowded, lambda said: None, window).start()
    qtbot.waitUntil(window.progress_bar.isVisible)
    to_the_end(window)
    qtbot.waitUntil(window.game_over_bar.isVisible)
    window.resize(window.game_over_bar.sizeHint().width() + 160, 700)
    qtbot.waitUntil(window.progress_bar.isHidden)
    shown = [button for button in window.game_over_bar.findChildren(FlatButton) if button.isVisible()]
    assert len(shown) >= 2
    words = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    qtbot.waitUntil(lambda: all(button.toolButtonStyle() == words for button in shown))
    window.controller.begin(DominoPosition.start(2, 2))
    qtbot.waitUntil(window.progress_bar.isVisible)
    background.running = False
    qtbot.waitUntil(window.progress_bar.isHidden)
    # It is not told in play
    background.running = True
    made, line = _preparation(window), window.progress_bar
    for play in (True, False, True):
        window.controller.choose_mode(not play)
        made._look()
        assert line.isHidden() is play
