"""The time each side has used: what counts, saving with the game, and display if wanted."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.session.test_game_session import STARTS, play_out
from tests.desktop.windows import send_changes, settle
from tests.schemas import conforms
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.main_window.position_presenter import TimePresenter
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.settings import PREFERENCES
from tiling_gui.desktop.ui.widgets.turn_header import TimeLine, TurnHeader
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import export, json_form
from tiling_gui.records.record import TIME_USED, new_record
from tiling_gui.store import Store


@dataclass
class Clock:
    """A clock that advances only when told to."""

    workspace: Workspace
    seconds: float = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def wait(self, seconds: float) -> None:
        """Advances the time after a turn of the event loop."""
        send_changes(self.workspace)
        self.seconds += seconds


@pytest.fixture
def clock(workspace: Workspace) -> Clock:
    """The clock of the workspace, whose window is active."""
    made = Clock(workspace)
    workspace.time_used.now = made
    workspace.time_used.set_active(True)
    return made


def begin(workspace: Workspace, key: str = "domino") -> tuple[Side, Side]:
    """Starts a game of two people; returns the sides in the order they move."""
    found = GAMES[key]
    workspace.settings.change(max_player="human", min_player="human")
    workspace.controller.begin(found.parse(STARTS[key], found.sides[0]))
    first = workspace.session.position.to_move
    return first, found.sides[1 - found.sides.index(first)]


def move(workspace: Workspace) -> None:
    workspace.session.play(workspace.session.position.moves()[0])


@pytest.mark.parametrize("key", ["domino", "heaps"])
def test_each_move_is_timed_and_kept_with_the_game(
    workspace: Workspace, clock: Clock, store: Store, tmp_path: Path, key: str
) -> None:
    session = workspace.session
    clock.wait(600)  # the game has not begun
    first, second = begin(workspace, key)
    clock.wait(600)
    move(workspace)
    assert session.record.time_used == {first: 0, second: 0}
    clock.wait(7.25)
    assert session.position.to_move is second
    move(workspace)
    assert store.game(session.record.id).time_used == {first: 0, second: 7.25}, "on disk with the move"
    if not session.position.is_over:
        clock.wait(3)
        assert workspace.time_used.used == {first: 3, second: 7.25}
        play_out(session)
    spent = session.record.time_used
    assert spent is not None
    assert spent[second] == 7.25
    assert conforms(json_form.to_json(session.record), "record") == []
    for ending in ("txt", "json"):
        export.save(session.record, tmp_path / f"game.{ending}")
        assert export.load(tmp_path / f"game.{ending}").time_used == spent
    clock.wait(60)
    session.save_now()
    assert session.record.time_used == spent, "a game that is over uses no time"


def test_only_the_time_counts_in_which_a_move_is_expected(workspace: Workspace, clock: Clock) -> None:
    control, session, time_used = workspace.controller, workspace.session, workspace.time_used
    first, second = begin(workspace)
    for _ in range(2):
        move(workspace)
    clock.wait(1)
    session.go(session.tree.cursor[:1])  # a look at an earlier move
    send_changes(workspace)
    assert time_used.running is None
    clock.wait(100)
    assert session.redo()
    clock.wait(2)
    control.session.analyse(True)
    clock.wait(100)
    control.session.analyse(False)
    clock.wait(4)
    time_used.set_active(False)
    clock.wait(100)
    time_used.set_active(True)
    assert time_used.running is first
    assert time_used.used == {first: 7, second: 0}
    session.undo()  # to the second side's move, whose clock goes on
    send_changes(workspace)
    assert time_used.running is second
    clock.wait(8)
    session.undo()
    clock.wait(16)
    move(workspace)
    assert session.record.time_used == {first: 23, second: 8}, "taking back gives no time back"


def test_another_game_has_its_own_time_and_none_is_lost_by_leaving(
    workspace: Workspace, clock: Clock, store: Store
) -> None:
    first, second = begin(workspace)
    move(workspace)
    clock.wait(5)
    left = workspace.session.record
    begin(workspace, "heaps")
    assert store.game(left.id).time_used == {first: 0, second: 5}
    assert workspace.session.record.time_used is None
    clock.wait(50)
    workspace.controller.open(store.game(left.id))
    clock.wait(1)
    assert workspace.time_used.used == {first: 0, second: 6}


def test_a_player_uses_time_while_it_thinks(qtbot: QtBot, workspace: Workspace, clock: Clock) -> None:
    opponent, session = workspace.controller.opponent, workspace.session
    first, second = begin(workspace)
    opponent.set_paused(True)
    session.set_players({first: "human", second: "random"})
    move(workspace)
    clock.wait(100)  # nobody is to move
    opponent.thinking.connect(lambda sentence: clock.wait(5 if sentence else 0))
    opponent.set_paused(False)
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 2)
    clock.wait(2)
    assert workspace.time_used.used == {first: 2, second: 5}


def test_a_game_that_was_not_counted_from_its_beginning_is_not_counted(
    workspace: Workspace, clock: Clock, line: TimeLine
) -> None:
    """For example one saved before times existed; invalid data in their place does no harm."""
    workspace.settings.change(show_time=True)
    for extra in ({}, {TIME_USED: 5}, {TIME_USED: ["MAX"]}):
        record = new_record("domino", DominoPosition.start(4, 4), extra=extra)
        record = replace(record, tree=record.tree.add(record.tree.position.moves()[0]))
        workspace.controller.open(json_form.read(json_form.write(record)))
        clock.wait(9)
        move(workspace)
        assert workspace.session.record.time_used is None
        assert line.isHidden()
    for wrong in (True, -3, 1e300, 10**400, "x", None):
        broken = replace(record, extra={TIME_USED: {"MAX": wrong, "MIN": 2}})
        assert broken.time_used == {Side.MAX: 0, Side.MIN: 2}
    assert conforms(json_form.to_json(replace(record, extra={TIME_USED: {"MAX": -3}})), "record") != []


# What is seen -----------------------------------------------------------------------------------------------


@pytest.fixture
def line(workspace: Workspace) -> Iterator[TimeLine]:
    """The line in the right panel."""
    header: TurnHeader = workspace.panels.right.header
    presenter = TimePresenter(workspace, header)
    yield header.time
    presenter.close()


def shown(line: TimeLine) -> list[tuple[str, str, bool]]:
    """(side, time, bold) as shown."""
    return [(str(mark.side), label.text(), label.font().bold()) for mark, label in line._parts]


def test_it_is_seen_only_where_it_is_wanted(workspace: Workspace, clock: Clock, line: TimeLine) -> None:
    begin(workspace)
    assert line.isHidden()
    assert not PREFERENCES["show_time"].kind
    move(workspace)
    clock.wait(61)
    workspace.settings.change(show_time=True)
    assert not line.isHidden()
    assert shown(line) == [("MAX", "0:00", False), ("MIN", "1:01", True)]
    begin(workspace, "heaps")
    assert shown(line) == [("FIRST", "0:00", False), ("SECOND", "0:00", False)]
    workspace.settings.change(show_time=False)
    assert line.isHidden()


def test_a_second_that_passes_is_seen_and_not_spoken(workspace: Workspace, clock: Clock, line: TimeLine) -> None:
    workspace.settings.change(show_time=True)
    begin(workspace)
    move(workspace)
    clock.wait(5)
    move(workspace)
    spoken = line.accessibleName(), [label.accessibleName() for _, label in line._parts]
    assert spoken == ("Time used: MAX 0:00, MIN 0:05", ["MAX 0:00", "MIN 0:05"])
    clock.wait(3)
    workspace.panels.right.findChild(TimePresenter)._next.timeout.emit()
    assert shown(line) == [("MAX", "0:03", True), ("MIN", "0:05", False)]
    assert (line.accessibleName(), [label.accessibleName() for _, label in line._parts]) == spoken


def test_the_record_tells_it_in_the_list_of_games(workspace: Workspace, clock: Clock) -> None:
    begin(workspace)
    move(workspace)
    clock.wait(100)
    move(workspace)
    made = workspace.windows.show("results")
    for wanted, text in ((False, ""), (True, "Time used: MAX 0:00, MIN 1:40")):
        workspace.settings.change(show_time=wanted)
        made.table.clearSelection()
        made.table.selectRow(0)
        assert made.details.time.text() == text


def test_it_is_shown_below_the_facts_in_every_size_of_window(qtbot: QtBot, window: MainWindow) -> None:
    header = window.position_panel.header
    for wanted in (True, False):
        window.file.change(show_time=wanted)
        for size in ((1280, 800), (640, 400), (800, 600)):
            window.resize(*size)
            settle(qtbot)
            assert header.time.isVisible() == wanted
            assert header.line.isVisible()
            assert window.position_panel.height() >= window.position_panel.minimumSizeHint().height(), (
                "nothing is cut off"
            )


def test_it_runs_while_the_window_or_one_of_its_own_is_in_front(qtbot: QtBot, window: MainWindow) -> None:
    session, time_used = window.controller.session, window.workspace.time_used
    session.play(session.position.moves()[0])
    window.activateWindow()
    qtbot.waitUntil(lambda: time_used.running is Side.MIN)
    window.actions_by_name["results"].trigger()
    results: Any = window.workspace.windows.get("results")
    qtbot.waitUntil(results.isActiveWindow)
    assert time_used.running is Side.MIN
    elsewhere = QWidget()
    qtbot.addWidget(elsewhere)
    elsewhere.show()
    elsewhere.activateWindow()
    qtbot.waitUntil(lambda: time_used.running is None)
    assert set(session.record.extra[TIME_USED]) == {"MAX", "MIN"}
