"""A line of play shown on the board, without a window: how it is stepped through, and what ends it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.session.conftest import Bare
from tests.desktop.windows import settle
from tiling_gui.desktop.session.line_player import LinePlayer
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeBar
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.tree import Path


@dataclass
class Shown:
    """A line of three moves that follows one move of the game."""

    bare: Bare
    player: LinePlayer
    notice: NoticeBar
    line: Path

    @property
    def at(self) -> int:
        return len(self.bare.session.tree.cursor)

    def begin(self, **more: Any) -> None:
        self.player.begin((), self.line, "Optimal play.", **more)


@pytest.fixture
def shown(qtbot: QtBot, theme: object, bare: Bare) -> Iterator[Shown]:
    bare.settings.change(motion=False)
    bare.control.begin(DominoPosition.start(3, 3))
    notice = NoticeBar()
    qtbot.addWidget(notice)
    player = LinePlayer(bare.session, notice, bare.control.message.emit, bare.settings, bare.control)
    position, line = bare.session.start, []
    for _ in range(3):
        line.append(position.moves()[-1])
        position = position.play(line[-1])
    bare.play()
    yield Shown(bare, player, notice, tuple(line))
    player.stop()


def test_it_rests_at_its_first_move(shown: Shown) -> None:
    shown.begin()
    assert shown.bare.session.tree.cursor == shown.line[:1]
    assert shown.bare.view.position == shown.bare.session.position
    assert shown.player.is_on_line
    assert shown.notice.offer("playOn") is not None


def test_it_is_a_variation(shown: Shown) -> None:
    before = shown.bare.session.tree.main_line()
    shown.begin(to_the_end=True)
    assert shown.bare.session.tree.main_line() == before
    assert shown.bare.session.tree.cursor == shown.line


def test_the_rest_is_played_on_and_then_not_offered(shown: Shown) -> None:
    shown.begin()
    shown.notice.offer("playOn").click()
    assert shown.at == 3
    assert shown.notice.offer("playOn") is None


@pytest.mark.parametrize("steps", [(1,), (1, 1), (1, 1, 1), (1, -1), (-1,), (-1, -1)])
def test_it_is_stepped_through_between_its_ends(shown: Shown, steps: tuple[int, ...]) -> None:
    shown.begin()
    at = 1
    for step in steps:
        shown.player.step(step)
        at = min(3, max(0, at + step))
        assert shown.bare.session.tree.cursor == shown.line[:at]


def test_back_leads_to_where_one_was(shown: Shown) -> None:
    before, after = shown.bare.session.tree.cursor, []
    shown.begin(after=lambda: after.append(1))
    shown.player.step(1)
    shown.player.back()
    assert shown.bare.session.tree.cursor == before
    assert after == [1]
    assert not shown.player.is_on_line
    shown.player.back()
    assert after == [1]


def test_a_second_line_comes_back_to_where_the_first_began(shown: Shown) -> None:
    before = shown.bare.session.tree.cursor
    shown.begin()
    shown.player.begin((), shown.line[:2], "Another.")
    shown.player.back()
    assert shown.bare.session.tree.cursor == before


def test_it_is_no_undo_and_nobody_answers(qtbot: QtBot, shown: Shown) -> None:
    shown.bare.control.opponent.set_paused(False)
    shown.begin()
    shown.player.back()
    settle(qtbot)
    assert shown.bare.session.record.takebacks == 0
    assert not shown.bare.control.opponent.busy


@pytest.mark.parametrize(
    "doing",
    [
        lambda bare: bare.play(),
        lambda bare: bare.control.undo(),
        lambda bare: bare.session.go(()),
        lambda bare: bare.control.begin(DominoPosition.start(2, 2)),
    ],
)
def test_whatever_a_person_does_ends_it(shown: Shown, doing: Callable[[Bare], None]) -> None:
    shown.begin()
    doing(shown.bare)
    cursor = shown.bare.session.tree.cursor
    assert not shown.player.is_on_line
    shown.player.step(1)
    shown.player.back()
    assert shown.bare.session.tree.cursor == cursor


def test_where_one_came_from_may_be_gone(shown: Shown) -> None:
    before = shown.bare.session.tree.cursor
    shown.begin()
    shown.bare.session.change_tree(shown.bare.session.tree.delete(before))
    shown.player.back()
    assert shown.bare.session.tree.cursor == shown.line[:1]
    assert shown.bare.said[-1]


def test_with_motion_it_goes_move_by_move(qtbot: QtBot, shown: Shown) -> None:
    shown.bare.settings.change(motion=True)
    shown.player._timer.setInterval(1)
    shown.begin(to_the_end=True)
    assert shown.at == 0
    qtbot.waitUntil(lambda: shown.at == 3)
    qtbot.waitUntil(lambda: not shown.player._timer.isActive())


def test_more_is_said_only_while_it_is_out(shown: Shown) -> None:
    shown.begin()
    shown.player.say("Of the others some cost two.")
    assert "Of the others" in shown.notice.text.text()
    shown.player.back()
    shown.player.say("Nothing.")
    assert "Nothing" not in shown.notice.text.text()
