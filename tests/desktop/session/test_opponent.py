"""Computer players without a window: when they move, when they wait, and what interrupts their thinking."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.session.conftest import Bare
from tests.desktop.windows import settle
from tiling_gui.desktop.session.game_session import SEED
from tiling_gui.games.domino.rules import DominoPosition

SPECS = ("random", "lookahead:1", "perfect:1", "mixed:random:0.5")


def plies(bare: Bare) -> int:
    return len(bare.session.tree.cursor)


@pytest.mark.parametrize("spec", SPECS)
def test_a_player_answers_a_person(qtbot: QtBot, bare: Bare, spec: str) -> None:
    bare.players("human", spec)
    bare.play()
    qtbot.waitUntil(lambda: plies(bare) == 2)
    assert bare.session.human_turn
    line = bare.session.tree.cursor
    assert bare.session.record.made_by(line).spec.startswith(spec.partition(":")[0])


@pytest.mark.parametrize("spec", SPECS)
def test_two_players_play_to_the_end(qtbot: QtBot, bare: Bare, spec: str) -> None:
    bare.players(spec, spec)
    qtbot.waitUntil(lambda: bool(bare.session.record.finished), timeout=20_000)
    assert not bare.control.opponent.busy


def test_a_player_begins_where_it_is_the_first(qtbot: QtBot, bare: Bare) -> None:
    bare.players("random", "human")
    qtbot.waitUntil(lambda: plies(bare) == 1)
    assert bare.session.human_turn


def waiting(bare: Bare) -> None:
    bare.control.opponent.set_paused(True)


def analysing(bare: Bare) -> None:
    bare.control.session.analyse(True)


@pytest.mark.parametrize("why", [waiting, analysing])
def test_nobody_moves_while_players_wait(qtbot: QtBot, bare: Bare, why: Callable[[Bare], None]) -> None:
    why(bare)
    bare.players("human", "random")
    bare.play()
    settle(qtbot)
    assert plies(bare) == 1
    assert not bare.control.opponent.busy


@pytest.mark.parametrize(
    "on", [lambda bare: bare.control.opponent.set_paused(False), lambda bare: bare.control.session.analyse(False)]
)
def test_they_go_on_when_they_may(qtbot: QtBot, bare: Bare, on: Callable[[Bare], None]) -> None:
    waiting(bare) if "set_paused" in on.__code__.co_names else analysing(bare)
    bare.players("human", "random")
    bare.play()
    on(bare)
    qtbot.waitUntil(lambda: plies(bare) == 2)


def test_looking_back_changes_nothing(qtbot: QtBot, bare: Bare) -> None:
    bare.players("human", "random")
    bare.play()
    qtbot.waitUntil(lambda: plies(bare) == 2)
    line = bare.session.tree.cursor
    bare.session.go(line[:1])
    settle(qtbot)
    assert bare.session.tree.cursor == line[:1]
    assert bare.session.tree.main_line() == line


def test_a_step_lets_one_move_also_where_one_was_made(qtbot: QtBot, bare: Bare) -> None:
    waiting(bare)
    bare.players("random", "random")
    bare.control.opponent.step()
    qtbot.waitUntil(lambda: plies(bare) == 1)
    bare.session.go(())
    bare.control.opponent.step()
    qtbot.waitUntil(lambda: plies(bare) == 1)
    settle(qtbot)
    assert plies(bare) == 1


@pytest.mark.parametrize(
    "way",
    [
        lambda bare: bare.control.undo(),
        lambda bare: bare.session.go(()),
        lambda bare: bare.players("human", "human"),
        lambda bare: bare.control.begin(DominoPosition.start(3, 3)),
        lambda bare: bare.control.stop_work(),
        lambda bare: bare.control.opponent.cancel(),
        lambda bare: bare.control.session.analyse(True),
        waiting,
    ],
)
def test_what_a_thought_was_for_is_gone_and_so_is_the_thought(
    qtbot: QtBot, bare: Bare, way: Callable[[Bare], None]
) -> None:
    bare.control.opponent.delay = 60_000
    bare.players("human", "random")
    bare.play()
    settle(qtbot)
    assert bare.control.opponent.busy
    way(bare)
    settle(qtbot)
    assert not bare.control.opponent.busy
    assert bare.said[-1] == ""


def test_a_thought_is_said_and_hurried(qtbot: QtBot, bare: Bare) -> None:
    bare.players("human", "random")
    bare.play()
    settle(qtbot)
    assert any("is thinking" in sentence for sentence in bare.said)
    bare.control.opponent.play_now()
    qtbot.waitUntil(lambda: plies(bare) == 2)


def test_a_player_that_does_not_exist_is_told_of(qtbot: QtBot, bare: Bare) -> None:
    bare.players("human", "lookahead:1:nonsense")
    bare.play()
    settle(qtbot)
    assert plies(bare) == 1
    assert "nonsense" in bare.said[-1]


def test_a_player_of_the_window_is_resolved_and_stands_in_the_record(qtbot: QtBot, bare: Bare) -> None:
    bare.control.opponent.resolve = lambda spec: "random" if spec == "adaptive" else spec
    bare.players("human", "adaptive")
    bare.play()
    qtbot.waitUntil(lambda: plies(bare) == 2)
    assert bare.session.record.made_by(bare.session.tree.cursor).spec == "random"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_seed_plays_the_same(qtbot: QtBot, bare: Bare, seed: int) -> None:
    lines = []
    for _ in range(2):
        bare.control.begin(DominoPosition.start(3, 3))
        bare.session.record = replace(bare.session.record, extra={SEED: seed})
        bare.players("random", "random")
        qtbot.waitUntil(lambda: bool(bare.session.record.finished), timeout=20_000)
        lines.append(bare.session.record.line)
    assert lines[0] == lines[1]


def test_undo_takes_the_answer_back_too(qtbot: QtBot, bare: Bare) -> None:
    bare.players("human", "random")
    bare.play()
    qtbot.waitUntil(lambda: plies(bare) == 2)
    bare.control.undo()
    settle(qtbot)
    assert plies(bare) == 0
    bare.control.redo()
    settle(qtbot)
    assert plies(bare) == 2
