"""When the current game is saved: at once after a move, once after a burst of steps, and before another is opened."""

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.game_session import LAST_GAME, Session
from tiling_gui.desktop.session.new_game import last_record
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.errors import StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.known import Bounds
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.store import Store


@pytest.fixture
def session(qapp, store: Store) -> Session:
    return Session(store, game_of_dominoes())


def game_of_dominoes() -> GameRecord:
    return new_record("domino", DominoPosition.start(4, 4))


def expression() -> GameRecord:
    return new_record("evaluate", GAMES["evaluate"].parse("x*(y-z)", Side.MAX))


def counted(store: Store) -> list[str]:
    """Grows by one for every transaction that SQLite begins from now on."""
    begun: list[str] = []
    store._database._connection.set_trace_callback(
        lambda text: begun.append(text) if text.startswith("BEGIN") else None
    )
    return begun


def test_a_move_is_one_transaction(store: Store, session: Session) -> None:
    begun = counted(store)
    for moves in range(1, 4):
        session.play(session.position.moves()[0])
        assert len(begun) == moves
        assert store.game(session.record.id) == session.record
        assert store.load(LAST_GAME) == store.load(f"{LAST_GAME}-domino") == session.record.id


def test_many_steps_of_the_cursor_are_one_transaction_and_soon(qtbot: QtBot, store: Store, session: Session) -> None:
    while not session.position.is_over:
        session.play(session.position.moves()[0])
    line = session.tree.cursor
    begun = counted(store)
    for ply in (0, 3, 1, 4, 2):
        session.go(line[:ply])
    assert begun == []
    qtbot.waitUntil(lambda: begun != [], timeout=500)
    assert last_record(store) == session.record
    assert len(store.game(session.record.id).tree.cursor) == 2
    assert len(begun) == 1


@pytest.mark.usefixtures("unsolved")
def test_many_bounds_that_are_learned_are_one_transaction(qtbot: QtBot, store: Store, session: Session) -> None:
    begun = counted(store)
    for lower in range(5, 9):
        session.learn(Bounds(lower, 8))
    assert begun == []
    qtbot.waitUntil(lambda: begun != [])
    root = store.game(session.record.id).tree.root
    assert (root.lower, root.upper, len(begun)) == (8, 8, 1)


def test_a_step_is_kept_before_the_game_is_left(store: Store, session: Session) -> None:
    session.play(session.position.moves()[0])
    left = session.record
    session.go(())
    session.open(game_of_dominoes())
    assert store.game(left.id).tree.cursor == ()


def test_a_step_is_kept_when_the_controller_closes(qapp, store: Store) -> None:
    control = Controller(store, SettingsFile(), game_of_dominoes())
    control.session.play(control.session.position.moves()[0])
    control.session.go(())
    control.close()
    assert store.game(control.session.record.id).tree.cursor == ()


def test_all_of_what_is_put_together_or_nothing(store: Store, session: Session) -> None:
    with pytest.raises(TypeError):
        store.put_game(session.record, {"fine": 1, "broken": object()})
    assert store.games() == []
    assert store.load("fine") is None


def test_a_save_that_fails_while_another_game_is_opened_is_seen(
    plugged: Plugged, status_bar: StatusBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StoreError("the disk is full")

    plugged.controller.play(plugged.controller.session.position.moves()[0])
    assert not status_bar.save_error.text()
    monkeypatch.setattr(plugged.store, "put_game", full)
    plugged.controller.open(expression())
    assert plugged.session.game.key == "evaluate"
    assert status_bar.save_error.text() == "Not saved: the disk is full"


def test_what_a_job_cannot_save_is_said_in_the_same_line_until_saving_works(
    qtbot: QtBot, plugged: Plugged, status_bar: StatusBar
) -> None:
    def full(run: Run) -> None:
        raise StoreError("The disk is full.")

    jobs = plugged.controller.jobs
    for _ in range(2):
        with qtbot.waitSignal(jobs.ended):
            jobs.worker("test", lambda job, found: None).start(full)
        assert status_bar.save_error.text() == "The disk is full."
        assert plugged.session.why_unsaved
    plugged.controller.play(plugged.controller.session.position.moves()[0])
    assert status_bar.save_error.text() == plugged.session.why_unsaved == ""


def test_a_window_whose_store_is_in_memory_says_so_all_the_time(plugged: Plugged, status_bar: StatusBar) -> None:
    plugged.store.why_unsaved = "Nothing from this run is saved."
    plugged.controller.play(plugged.controller.session.position.moves()[0])
    assert status_bar.save_error.text() == "Nothing from this run is saved."


def test_two_windows_on_one_game_lose_nothing_to_each_other(store: Store, session: Session) -> None:
    """Each makes its own move; the later save stores both, and reports that a move was added."""
    session.play(session.position.read("a1-b1"))
    other = Session(store, store.game(session.record.id))
    other.save_now()
    other.play(other.position.read("a2-b2"))
    session.go(session.tree.cursor[:1])
    told: list[bool] = []
    session.merged.connect(lambda: told.append(True))
    session.play(session.position.read("c1-d1"))
    assert told == [True]
    assert session.tree.cursor[-1] == ((0, 2), (0, 3))
    replies = {child.move for child in session.tree.at(session.tree.cursor[:1]).children}
    assert replies == {((1, 0), (1, 1)), ((0, 2), (0, 3))}
    assert store.game(session.record.id).tree == session.tree


def test_what_a_person_deletes_is_not_brought_back_by_keeping(store: Store, session: Session) -> None:
    session.play(session.position.moves()[0])
    session.play(session.position.moves()[0])
    session.change_tree(session.tree.delete())
    assert store.game(session.record.id).tree.size == 1
