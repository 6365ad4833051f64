"""In every position the bar under the board says whose move is awaited and what the user can do."""

import random
import threading
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes
from tests.waits import until
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, StopToken
from tiling_gui.desktop.features.players_bar import PlayersBar
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session import opponent
from tiling_gui.engine.domino_engine import DominoEngine
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.player import Choice, make_player


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """A person against a quick player, without a value graph."""
    return {"rows": 4, "columns": 4, "min_player": "random", "motion": False, "show_graph": False, "ai_delay": 0}


def offered(plugged: Plugged) -> list[str]:
    bar = plugged.features["players_bar"].bar
    return [] if bar.isHidden() else [offer.name for _, offer in bar._offers]


def press(plugged: Plugged, name: str) -> None:
    button = plugged.features["players_bar"].bar.offer(name)
    assert button is not None, offered(plugged)
    button.click()


def begin_anew(plugged: Plugged) -> None:
    """A new game, and the time is over in which it can be undone."""
    plugged.session.analyse(False)
    plugged.controller.begin(DominoPosition.start(4, 4))
    plugged.features["players_bar"].passing.timeout.emit()


def play_two(qtbot: QtBot, plugged: Plugged) -> None:
    session = plugged.controller.session
    plugged.controller.play(session.position.moves()[0])
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 2, timeout=60_000)


def test_a_player_waits_where_one_has_gone_back_to_and_can_be_let_move(qtbot: QtBot, plugged: Plugged) -> None:
    # A player waits where one has gone back to and can be let move
    session, actions = plugged.controller.session, plugged.actions
    play_two(qtbot, plugged)
    actions["previousMove"].trigger()
    assert session.to_move.spec == "random"
    assert not plugged.controller.opponent.busy
    assert plugged.features["players_bar"].bar.text.text() == "MIN (Random) is waiting."
    assert offered(plugged) == ["letMove", "backToGame"]
    assert actions["stepPlayers"].isEnabled()
    press(plugged, "backToGame")
    assert len(session.tree.cursor) == 2
    assert offered(plugged) == []
    actions["previousMove"].trigger()
    press(plugged, "letMove")
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 2 and session.human_turn, timeout=60_000)
    # The key for one move works where a move was made already
    begin_anew(plugged)
    session = plugged.controller.session
    play_two(qtbot, plugged)
    plugged.actions["previousMove"].trigger()
    plugged.actions["stepPlayers"].trigger()
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 2, timeout=60_000)
    # From analyse one plays on
    begin_anew(plugged)
    session = plugged.controller.session
    play_two(qtbot, plugged)
    plugged.controller.session.analyse(True)
    plugged.actions["previousMove"].trigger()
    assert offered(plugged) == ["playOn"]
    press(plugged, "playOn")
    assert not plugged.controller.session.analysing
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 2, timeout=60_000)
    # What analyse is is said until the first move
    begin_anew(plugged)
    session = plugged.controller.session
    play_two(qtbot, plugged)
    session.analyse(True)
    assert offered(plugged) == ["playOn"]
    plugged.controller.play(session.position.moves()[0])
    assert offered(plugged) == []
    # A new game can be undone for a while
    session = plugged.controller.session
    begin_anew(plugged)
    plugged.actions["newGame"].trigger()
    assert offered(plugged) == [], "nothing was lost"
    others = {row.id for row in plugged.store.games()}
    play_two(qtbot, plugged)
    before = session.record
    plugged.actions["newGame"].trigger()
    assert session.record.id != before.id
    assert "undoNewGame" in offered(plugged)
    plugged.views.change_game("ellie")
    send_changes(plugged)
    assert offered(plugged) == [], "another game is on the board"
    plugged.views.change_game("domino")
    send_changes(plugged)
    press(plugged, "undoNewGame")
    assert session.record.id == before.id
    assert session.tree.cursor == before.tree.cursor
    assert offered(plugged) == []
    assert {row.id for row in plugged.store.games()} - others == {before.id}
    begin_anew(plugged)
    assert offered(plugged) == [], "and then no more"


def test_a_finished_game_is_looked_through_without_a_question(qtbot: QtBot, plugged: Plugged) -> None:
    control, session = plugged.controller, plugged.controller.session
    while not session.record.finished:
        if session.human_turn:
            control.play(session.position.moves()[0])
        else:
            qtbot.waitUntil(lambda: session.human_turn or session.position.is_over, timeout=60_000)
    line, asked = session.record.line, session.record
    for ply in range(len(line)):
        control.go(line[:ply])
        assert offered(plugged) == []
    control.go(line[:1])
    assert not session.human_turn
    control.play(next(move for move in session.position.moves() if move != line[1]))
    assert session.tree.main_line() == session.record.line == line
    assert (session.record.result, session.record.finished) == (asked.result, asked.finished)
    if not session.position.is_over:
        assert offered(plugged) == ["backToGame"]
        press(plugged, "backToGame")
    control.go(line)
    assert session.position.is_over


def test_long_thoughts_and_preparing_are_told(qtbot: QtBot, plugged: Plugged, monkeypatch: pytest.MonkeyPatch) -> None:
    # A long thought is told with the time left and can be ended
    control, session = plugged.controller, plugged.controller.session
    control.begin(DominoPosition.start(8, 8))
    session.set_players({Side.MAX: "human", Side.MIN: "perfect:3000"})
    with qtbot.waitSignal(control.opponent.ticked, timeout=120_000):
        control.play(session.position.moves()[0])
    said: list[str] = []
    control.message.connect(said.append)
    qtbot.waitUntil(lambda: "moveNow" in offered(plugged), timeout=120_000)
    assert "s left" in plugged.features["players_bar"].bar.text.text()
    press(plugged, "moveNow")
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 2, timeout=120_000)
    assert [sentence for sentence in said if sentence][-1].startswith("Not solved when it had to move")
    # That the solver is prepared is said while it is and no longer
    plugged.controller.begin(DominoPosition.start(4, 4))
    control, player = plugged.controller, Slow()
    monkeypatch.setattr(opponent, "make_player", lambda *spec, **options: player)
    said: list[str] = []
    control.opponent.thinking.connect(said.append)
    control.session.set_players({Side.MAX: "human", Side.MIN: "perfect"})
    control.play(control.session.position.moves()[0])
    qtbot.waitUntil(lambda: said[-1:] == ["Preparing the solver."], timeout=60_000)
    player.thinks.set()
    qtbot.waitUntil(lambda: said[-1:] == ["MIN is thinking (Strongest)."], timeout=60_000)
    control.opponent.play_now()
    qtbot.waitUntil(lambda: len(control.session.tree.cursor) == 2, timeout=60_000)


class Slow:
    """A player that waits for compiled code before it thinks, and reports when it has it."""

    seconds = 1.0

    def __init__(self) -> None:
        self.thinks = threading.Event()

    def choose(self, position, rng, *, report, stop):
        report(Progress("preparing"))
        self.thinks.wait(60)
        report(Progress("solving"))
        until(lambda: stop.is_set)
        return Choice(position.moves()[0])


def test_a_button_that_goes_gives_its_focus_to_the_board(qtbot: QtBot, window: MainWindow) -> None:
    control, session = window.controller, window.controller.session
    bar = window.findChild(PlayersBar)
    assert bar is not None
    control.begin(DominoPosition.start(1, 6))
    control.session.set_players({Side.MAX: "human", Side.MIN: "human"})
    control.play(((0, 1), (0, 2)))
    qtbot.waitUntil(lambda: bar.offer("fillIn") is not None, timeout=60_000)
    window.activateWindow()
    bar.offer("fillIn").setFocus()
    qtbot.waitUntil(bar.offer("fillIn").hasFocus)
    qtbot.keyClick(bar.offer("fillIn"), Qt.Key.Key_Space)
    assert session.position.is_over
    send_changes(window)
    assert control.view.board.hasFocus()


@walked("spec", ["lookahead:2", "perfect"])
def test_opponents_vary_and_a_seed_repeats_them(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tiling_gui.players.player.VARIETY", 60.0)  # every move is examined, even on a busy machine
    engine = DominoEngine(threads=1, memory_mb=32)
    position = DominoPosition.start(6, 6).play(((1, 0), (2, 0)))
    player = make_player(spec, engine)
    answers = [player.choose(position, random.Random(seed)) for seed in range(12)]
    assert len({answer.move for answer in answers}) > 1
    assert len({answer.value for answer in answers if answer.exact}) <= 1
    for answer in answers:
        if answer.exact:
            assert engine.solve(position.play(answer.move)).value == answer.value
    assert player.choose(position, random.Random(3)).move == answers[3].move
    engine.close()


def test_the_seed_of_a_game_repeats_its_replies(qtbot: QtBot, plugged: Plugged) -> None:
    control, session = plugged.controller, plugged.controller.session
    control.begin(DominoPosition.start(6, 6))
    record = session.record
    control.play(session.position.moves()[0])
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 2, timeout=60_000)
    line = session.tree.cursor
    for seed, same in ((record.extra["seed"], True), (record.extra["seed"] + 1, False)):
        replies = set()
        control.open(type(record)(record.tree, players=record.players, extra={"seed": seed}))
        control.play(line[0])
        qtbot.waitUntil(lambda: len(session.tree.cursor) == 2, timeout=60_000)
        replies.add(session.tree.cursor[1])
        assert (line[1] in replies) is same or not same


def test_a_player_that_is_stopped_says_so_and_not_that_its_time_was_up() -> None:
    engine = DominoEngine(threads=1, memory_mb=32)
    stop = StopToken()
    stop.stop()
    choice = make_player("perfect:3", engine).choose(DominoPosition.start(8, 9), random.Random(1), stop=stop)
    assert choice.fallback == "Not solved when it had to move, so it looked 0 ahead."
    engine.close()


def test_two_players_have_their_buttons_and_what_is_left_to_count_is_filled_in(plugged: Plugged, qtbot: QtBot) -> None:
    # Where nothing can be said about the end nothing is offered to fill in
    control = plugged.controller
    control.analyser.extent_known.emit(control.session.position, None)
    assert "fillIn" not in offered(plugged)
    # What is a matter of counting can be filled in
    control, session = plugged.controller, plugged.controller.session
    control.begin(DominoPosition.start(1, 6))
    session.set_players({Side.MAX: "human", Side.MIN: "human"})
    middle = ((0, 1), (0, 2))  # b1-c1: only d1-e1 or e1-f1 is left, one more domino
    control.play(middle)
    qtbot.waitUntil(lambda: offered(plugged) == ["fillIn"], timeout=60_000)
    press(plugged, "fillIn")
    assert session.position.is_over
    assert session.record.result is not None
    assert session.record.result.value == 2
    assert session.record.made_by(session.tree.cursor[:1]).spec == "human"
    assert session.record.made_by(session.tree.cursor).name == "Filled in"
    # Two players have their buttons under the board
    begin_anew(plugged)
    session, control = plugged.controller.session, plugged.controller
    pause = plugged.actions["pausePlayers"]
    control.opponent.set_paused(True)
    session.set_players({Side.MAX: "random", Side.MIN: "lookahead:0"})
    send_changes(plugged)
    assert plugged.features["players_bar"].bar.text.text() == "Paused."
    assert offered(plugged) == ["pauseAlone", "stepAlone"]
    press(plugged, "stepAlone")
    qtbot.waitUntil(lambda: len(session.tree.cursor) == 1, timeout=120_000)
    pause.setChecked(True)
    control.opponent.delay = 0
    press(plugged, "pauseAlone")
    assert not control.opponent.paused
    qtbot.waitUntil(lambda: session.position.is_over, timeout=120_000)
    send_changes(plugged)
    assert offered(plugged) == []
