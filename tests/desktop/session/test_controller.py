"""The commands on a game and their effects, without a window: refusals, modes, values, hints."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.session.conftest import Bare
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.known import Bounds
from tiling_gui.store import Store

FLAT = DominoPosition.start(1, 4)


# Moves ------------------------------------------------------------------------------------------------------


def test_a_move_is_on_the_board_at_once_and_grows(bare: Bare) -> None:
    bare.play()
    assert bare.view.position == bare.session.position
    assert bare.view.animate
    assert bare.view.interactive


def test_an_illegal_move_is_refused_in_a_sentence(bare: Bare) -> None:
    move = bare.session.position.moves()[0]
    bare.control.play(move)
    bare.control.play(move)
    assert len(bare.session.tree.cursor) == 1
    assert bare.said[-1]


@pytest.mark.parametrize("analysing", [False, True])
def test_a_move_for_a_player_is_possible_only_while_analysing(bare: Bare, analysing: bool) -> None:
    bare.control.opponent.set_paused(True)
    bare.players("random", "random")
    bare.control.session.analyse(analysing)
    bare.play()
    assert len(bare.session.tree.cursor) == analysing
    assert bare.view.interactive == analysing


@pytest.mark.parametrize("analyse", [False, True])
def test_who_has_won_a_small_game_is_found_at_its_end(qtbot: QtBot, bare: Bare, analyse: bool) -> None:
    bare.control.choose_mode(analyse)
    bare.control.begin(GAMES["matching"].parse("Ehf_", Side.MIN))  # a zugzwang: MIN has to leave 3
    assert bare.session.known(bare.session.start).value is None
    bare.to_the_end()
    qtbot.waitUntil(lambda: bare.session.record.result.verdict is not None)
    assert bare.session.known(bare.session.start).value == 3


def test_nothing_can_be_moved_at_the_end(bare: Bare) -> None:
    bare.to_the_end()
    assert not bare.view.interactive
    line = bare.session.tree.cursor
    bare.control.play(line[0])
    assert bare.session.tree.cursor == line


@pytest.mark.parametrize(
    ("step", "plies"),
    [
        (lambda bare: bare.session.go(()), 0),
        (lambda bare: bare.session.go(bare.session.tree.cursor[:1]), 1),
        (lambda bare: bare.control.undo(), 1),
        (lambda bare: bare.session.change_tree(bare.session.tree.delete()), 1),
    ],
)
def test_wherever_one_goes_the_board_follows_and_old_words_go(
    bare: Bare, step: Callable[[Bare], None], plies: int
) -> None:
    bare.play(2)
    bare.control.message.emit("about the position before")
    step(bare)
    assert bare.said[-1] == ""
    assert len(bare.session.tree.cursor) == plies
    assert bare.view.position == bare.session.position


def test_an_undo_is_seen_as_one_and_a_step_back_not(bare: Bare) -> None:
    bare.play(2)
    bare.control.undo()
    assert bare.view.animate
    bare.session.go(())
    assert not bare.view.animate


@pytest.mark.parametrize(("way", "said"), [("undo", "nothing to undo"), ("redo", "nothing to redo")])
def test_where_there_is_nothing_to_take_back_that_is_said(bare: Bare, way: str, said: str) -> None:
    getattr(bare.control, way)()
    assert said in bare.said[-1]


def test_the_end_is_announced_once(bare: Bare) -> None:
    heard: list[str] = []
    bare.control.announcement.connect(heard.append)
    bare.to_the_end()
    assert sum("It is over." in each for each in heard) == 1


# Games ------------------------------------------------------------------------------------------------------


@walked("key", list(GAMES))
def test_a_game_of_any_kind_can_be_begun(bare: Bare, key: str) -> None:
    starts = {each: game.example for each, game in GAMES.items()}
    starts |= {"domino": "3x4", "evaluate": "x-y", "sharing": "path:3,vertices,edges,2", "ellie": "3x4"}
    starts |= {"heaps": "nim:1,2", "matching": "cycle:5"}
    game = GAMES[key]
    start = game.parse(starts[key], game.sides[0])
    bare.control.begin(start)
    assert bare.control.session.game.key == key == bare.view.game.key
    assert bare.view.position == start
    bare.play()
    assert bare.view.position == bare.session.position != start


def test_a_new_game_keeps_the_one_before_and_can_be_undone(bare: Bare, store: Store) -> None:
    begun: list[object] = []
    bare.control.begun.connect(begun.append)
    bare.control.begin(DominoPosition.start(3, 3))
    assert begun == [], "nothing was done in the game before"
    bare.play()
    before = bare.session.record
    bare.control.begin(DominoPosition.start(3, 3))
    assert begun == [before]
    assert bare.view.position == DominoPosition.start(3, 3)
    bare.control.open(store.game(before.id))
    assert bare.session.record == before


def test_a_game_that_is_on_elsewhere_comes_to_the_front_there(qtbot: QtBot, bare: Bare, store: Store) -> None:
    bare.play()
    other = Bare(store)
    try:
        mine = other.session.record.id
        with qtbot.waitSignal(bare.control.raise_requested):
            other.control.open(store.game(bare.session.record.id))
        assert other.session.record.id == mine
        assert other.control.elsewhere(bare.session.record.id) is bare.control
    finally:
        other.control.close()


def test_roles_are_switched_only_when_it_is_over(bare: Bare) -> None:
    bare.players("human", "random")
    bare.control.switch_roles()
    assert "once the game is over" in bare.said[-1]
    bare.players("human", "human")
    bare.to_the_end()
    before = bare.session.record
    bare.control.switch_roles()
    assert bare.session.record.id != before.id
    assert bare.session.start == before.tree.start
    assert bare.session.tree.size == 0


def test_players_chosen_after_the_end_are_those_of_the_next_game(bare: Bare) -> None:
    bare.to_the_end()
    bare.control.choose_players("human", "lookahead:2")
    assert bare.session.record.player(Side.MIN).spec == "human"
    assert bare.control.chosen_players == ("human", "lookahead:2")


@pytest.mark.parametrize("analyse", [False, True])
def test_the_mode_is_chosen_for_this_game_and_the_next(bare: Bare, analyse: bool) -> None:
    bare.control.choose_mode(analyse)
    assert bare.session.record.hints is analyse
    assert bare.settings.current.hints is analyse


def test_modes_change_who_moves_and_what_leads(bare: Bare) -> None:
    modes: list[bool] = []
    bare.session.mode_changed.connect(modes.append)
    bare.players("human", "random")
    bare.play()
    bare.session.undo()
    line = bare.session.tree.main_line()
    for analysing in (True, False):
        bare.session.analyse(analysing)
        bare.session.play(bare.session.position.moves()[1])
        assert bare.session.may_move == analysing
        assert bare.session.waits_for_player != analysing
        assert (bare.session.tree.main_line() == line) == analysing
        bare.session.undo()
    assert modes == [True, False]


# Asking -----------------------------------------------------------------------------------------------------


def test_a_hint_shows_a_best_move_and_goes_with_the_position(qtbot: QtBot, bare: Bare) -> None:
    bare.control.hint()
    qtbot.waitUntil(lambda: bare.view.hint is not None)
    assert bare.view.hint in bare.session.position.moves()
    assert bare.said[-1]
    bare.play()
    assert bare.view.hint is None


@pytest.mark.parametrize("over", [False, True])
def test_a_hint_that_cannot_be_given_is_not_looked_for(bare: Bare, over: bool) -> None:
    if over:
        bare.to_the_end()
    else:
        bare.session.set_hints(False)
    bare.control.hint()
    assert "hint" not in [job.kind for job in bare.control.jobs.running]
    assert (bare.said[-1:] == ["The game is over."]) is over


def test_values_are_shown_while_they_are_wanted(qtbot: QtBot, bare: Bare) -> None:
    bare.control.set_show_values(True)
    qtbot.waitUntil(lambda: bare.view.values[0] is not None and bare.view.values[0].complete)
    assert bare.control.shown_analysis == bare.view.values[0]
    assert len(bare.view.values[0].moves) == len(bare.session.position.moves())
    bare.control.set_show_values(False)
    assert bare.view.values[0] is None
    assert bare.control.shown_analysis is None


def test_values_follow_the_position(qtbot: QtBot, bare: Bare) -> None:
    bare.control.set_show_values(True)
    bare.play()
    qtbot.waitUntil(lambda: bare.view.values[0] is not None and bare.view.values[0].complete)
    assert bare.view.values[0].position == bare.session.position
    bare.session.go(())
    qtbot.waitUntil(lambda: bare.view.values[0] is not None and bare.view.values[0].position == bare.session.start)


@pytest.mark.parametrize("reason", ["over", "no hints"])
def test_values_are_not_searched_where_there_are_none(qtbot: QtBot, bare: Bare, reason: str) -> None:
    bare.control.set_show_values(True)
    if reason == "over":
        bare.to_the_end()
    else:
        bare.session.set_hints(False)
    qtbot.waitUntil(lambda: not bare.control.analyser.has_search)
    assert bare.control.shown_analysis is None


def test_what_the_values_prove_is_known_of_the_game(qtbot: QtBot, bare: Bare) -> None:
    bare.control.set_show_values(True)
    qtbot.waitUntil(lambda: bare.view.values[0] is not None and bare.view.values[0].complete)
    bare.play()
    assert bare.session.known(bare.session.position).value is not None, "each move was valued before it was made"


def test_what_is_solved_is_the_start_then_the_position(bare: Bare) -> None:
    bare.play()
    bare.session.learn(Bounds(1, 3))
    assert (
        bare.control.position_to_solve == bare.session.start or bare.session.known(bare.session.start).value is not None
    )
    bare.session.learn(bare.session.known(bare.session.start))
    bare.control.session.analyse(True)
    assert bare.control.position_to_solve == bare.session.position


def test_at_the_end_of_a_solved_game_nothing_is_left_to_solve(bare: Bare) -> None:
    bare.control.begin(FLAT)
    assert bare.session.known(FLAT).value is not None, "it comes with the program"
    assert bare.control.can_solve
    bare.control.play(((0, 1), (0, 2)))
    assert bare.session.position.is_over
    assert not bare.control.can_solve


def test_a_game_without_hints_is_solved_once_it_is_over(unsolved: None, bare: Bare) -> None:
    bare.control.begin(FLAT)
    assert bare.control.can_solve
    bare.session.set_hints(False)
    assert not bare.control.can_solve
    bare.control.play(((0, 1), (0, 2)))
    assert bare.session.record.finished
    assert bare.control.can_solve


def test_settings_of_another_window_take_hold(bare: Bare) -> None:
    bare.settings.change(ai_delay=750, perfect_seconds=3)
    assert bare.control.opponent.delay == 750
    assert bare.control.opponent.perfect_seconds == 3


def test_what_is_closed_keeps_the_game_and_does_nothing(bare: Bare, store: Store) -> None:
    bare.play()
    bare.session.go(())
    bare.control.close()
    assert store.game(bare.session.record.id).tree.cursor == ()
    assert not bare.control.jobs.is_busy


# Memory -----------------------------------------------------------------------------------------------------


def test_engines_free_their_memory_when_nothing_has_run_for_a_while(qtbot: QtBot, bare: Bare) -> None:
    control = bare.control
    control._rest.setInterval(50)
    engine = control.engines.of(control.session.game, control.settings)[1]
    control.set_show_values(True)
    qtbot.waitUntil(lambda: not control.jobs.is_busy and not control.analyser.has_search, timeout=60_000)
    qtbot.waitUntil(lambda: engine.table_mb == 0, timeout=60_000)
    assert not control.jobs.is_busy
