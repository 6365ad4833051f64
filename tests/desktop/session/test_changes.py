"""Notifications to listeners: one per turn of the event loop, with all changes in it, when the state is consistent."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.session.conftest import Bare
from tests.desktop.windows import settle
from tiling_gui.desktop.session.changes import NOTHING, Change, difference
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.known import Bounds

OTHER_MOVES = Change.POSITION | Change.TREE | Change.KNOWN
MOVE = OTHER_MOVES | Change.MOVE


@pytest.fixture
def heard(bare: Bare) -> list[Change]:
    """Collects every notification from now on."""
    bare.control.send_changes()
    found: list[Change] = []
    bare.control.changed.connect(found.append)
    return found


@pytest.mark.parametrize(
    ("doing", "change"),
    [
        (lambda bare: bare.session.play(bare.session.position.moves()[1]), MOVE),
        (lambda bare: bare.session.go(()), Change.POSITION),
        (lambda bare: bare.session.undo(), Change.POSITION | Change.TAKE_BACK),
        (lambda bare: bare.session.change_tree(bare.session.tree.comment("a word")), Change.TREE | Change.KNOWN),
        (lambda bare: bare.session.change_tree(bare.session.tree.delete()), OTHER_MOVES),
        (lambda bare: bare.players("human", "adaptive"), Change.PLAYERS | Change.TREE | Change.KNOWN),
        (lambda bare: bare.session.set_hints(False), Change.PLAYERS),
        (lambda bare: bare.session.learn(Bounds(4, 4)), Change.KNOWN),
        (lambda bare: bare.settings.change(your_name="Ada"), Change.SETTINGS),
        (lambda bare: bare.control.add_change(Change.WORK), Change.WORK),
        (lambda bare: bare.session.add_time(bare.session.record.first, 1.0), NOTHING),
        (lambda bare: bare.session.go(bare.session.tree.cursor), NOTHING),
        (lambda bare: bare.session.set_hints(True), NOTHING),
    ],
)
@pytest.mark.usefixtures("unsolved")
def test_what_changed_is_named(
    qtbot: QtBot, bare: Bare, heard: list[Change], doing: Callable[[Bare], None], change: Change
) -> None:
    bare.play()
    settle(qtbot)
    heard.clear()
    doing(bare)
    assert heard == [], "not before the turn is over"
    bare.control.send_changes()
    assert heard == ([change] if change else [])


def test_all_that_changed_in_a_turn_is_told_once(qtbot: QtBot, bare: Bare, heard: list[Change]) -> None:
    for move in bare.session.position.moves()[:3]:
        bare.session.play(move)
        bare.session.go(())
    bare.session.set_hints(False)
    bare.control.add_change(Change.WORK)
    assert bare.view.position == bare.session.start, "the board follows at once"
    assert heard == []
    settle(qtbot)
    assert heard[0] == MOVE | Change.PLAYERS | Change.WORK
    assert len(heard) == 1


@pytest.mark.parametrize(
    "command",
    [
        lambda bare: bare.play(),
        lambda bare: bare.control.go(()),
        lambda bare: bare.control.undo(),
        lambda bare: bare.control.session.analyse(True),
        lambda bare: bare.control.choose_mode(False),
        lambda bare: bare.control.begin(DominoPosition.start(2, 3)),
    ],
)
def test_what_a_person_commands_is_told_when_it_is_done(
    qtbot: QtBot, bare: Bare, heard: list[Change], command: Callable[[Bare], None]
) -> None:
    """The next key may already be queued, and may be a command enabled by this one."""
    bare.play()
    settle(qtbot)
    heard.clear()
    command(bare)
    assert len(heard) == 1
    settle(qtbot)
    assert len([change for change in heard if change & Change.GAME]) == 1


def test_who_listens_sees_everything_as_it_is(bare: Bare, heard: list[Change]) -> None:
    seen: list[tuple[object, object, bool]] = []
    bare.control.changed.connect(
        lambda change: seen.append((bare.session.position, bare.view.position, bare.view.interactive))
    )
    bare.to_the_end()
    position = bare.session.position
    assert seen[-1] == (position, position, False)


def test_what_a_listener_changes_is_told_after_it(qtbot: QtBot, bare: Bare, heard: list[Change]) -> None:
    def answer(change: Change) -> None:
        if change & Change.POSITION:
            bare.session.set_hints(False)

    bare.control.changed.connect(answer)
    bare.session.play(bare.session.position.moves()[0])
    settle(qtbot)
    assert [bool(change & Change.PLAYERS) for change in heard[:2]] == [False, True]


def test_values_that_are_all_proved_are_told_once_at_the_end(qtbot: QtBot, bare: Bare, heard: list[Change]) -> None:
    bare.control.set_show_values(True)
    with qtbot.waitSignal(bare.control.analyser.values_ended):
        pass
    before = len(heard)
    settle(qtbot)
    assert len(heard) - before <= 1


def test_nothing_is_told_of_a_window_that_is_closed(qtbot: QtBot, bare: Bare, heard: list[Change]) -> None:
    bare.session.play(bare.session.position.moves()[0])
    bare.control.close()
    settle(qtbot)
    assert heard == []


def test_records_that_differ_in_what_nobody_sees_do_not_differ(bare: Bare) -> None:
    record = bare.session.record
    assert difference(record, replace(record, extra={"seed": 1})) == NOTHING
    assert difference(record, replace(record, id="another")) == Change.GAME | Change.KNOWN
