"""Reviews of many games in the background: selected or all, paused, cancelled, continued after a restart."""

from dataclasses import replace
from typing import Any

from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tests.records.test_cards import YOU, played, wrong
from tests.walks import walked
from tiling_gui.desktop.features.results.review_queue import KEY, QueueState, ReviewQueue, read_queue_state
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.record import GameRecord
from tiling_gui.records.reviewed import REVIEW, is_reviewed
from tiling_gui.store import Store

LONG = 60_000


def kept(store: Store, count: int) -> list[GameRecord]:
    records = [played("domino", "3x4", seed, (YOU, YOU)) for seed in range(count)]
    for record in records:
        store.put_game(record)
    return records


def assert_reviewed(store: Store, records: list[GameRecord]) -> None:
    for record in records:
        found = store.game(record.id)
        assert is_reviewed(found)
        assert [each["number"] for each in found.extra[REVIEW]["mistakes"]] == [
            number for number, _, _ in wrong(record)
        ]
        assert found.line == record.line


def test_all_games_are_reviewed_from_the_list(qtbot: QtBot, plugged: Plugged) -> None:
    records = kept(plugged.store, 4)
    plugged.controller.open(records[0])
    plugged.actions["results"].trigger()
    shown, queue = plugged.windows.get("results"), plugged.features["results"].queue
    shown.table.selectAll()
    with qtbot.waitSignal(plugged.status.message, timeout=LONG, check_params_cb=lambda said: "found" in said):
        shown.fill_reviews(shown.reviews)
        shown.reviews.actions()[0].trigger()
        assert queue.strip.isVisible()
        assert plugged.actions["pauseReviews"].isEnabled()
    plugged.controller.session.save_now()
    assert_reviewed(plugged.store, records)
    assert plugged.controller.session.record.extra[REVIEW]["exact"], "the game on the board has it too"
    assert not queue.strip.isVisible()
    assert not plugged.actions["cancelReviews"].isEnabled()
    with qtbot.waitSignal(plugged.status.message, timeout=LONG) as said:
        shown.fill_reviews(shown.reviews)
        shown.reviews.actions()[1].trigger()
    assert said.args == [shown.status.text()] != [""], "said where it was asked, too"


def test_a_queue_is_paused_left_and_gone_on_with(qtbot: QtBot, boardless: Workspace) -> None:
    records = kept(boardless.store, 3)
    queue = ReviewQueue(boardless, boardless.windows)
    queue.add([record.id for record in records])
    boardless.actions["pauseReviews"].trigger()
    assert queue.waiting.paused
    assert read_queue_state(boardless.store.load(KEY)) == queue.waiting, "what waits is kept at once"
    assert queue.strip.pause.accessibleName() == "Continue"
    queue.close()
    again = ReviewQueue(boardless, boardless.windows)
    assert again.waiting.paused
    assert again.waiting.games == tuple(record.id for record in records)
    assert not again.strip.isHidden()
    again.toggle_pause()
    qtbot.waitUntil(lambda: not again.waiting.games, timeout=LONG)
    assert_reviewed(boardless.store, records)
    assert again.waiting.done == 3
    again.close()


def test_queues_of_several_windows_and_stores(qtbot: QtBot, boardless: Workspace) -> None:
    # Another window goes on
    records = kept(boardless.store, 2)
    first, second = (ReviewQueue(boardless, boardless.windows) for _ in range(2))
    second.add([records[0].id])
    assert first.waiting.games == (records[0].id,), "one of them reviews"
    assert second.waiting == QueueState()
    first.toggle_pause()
    first.close()
    assert second.waiting.games == (records[0].id,)
    second.cancel()
    assert read_queue_state(boardless.store.load(KEY)) == QueueState()
    second.add([records[1].id, "no such game"])
    qtbot.waitUntil(lambda: not second.waiting.games, timeout=LONG)
    assert second.waiting.done == 2
    assert_reviewed(boardless.store, records[1:])
    second.close()
    # The reviews use an engine of their own, as an engine runs one search at a time
    (record,) = kept(boardless.store, 1)
    queue, small = ReviewQueue(boardless, boardless.windows), boardless.engines._small
    queue.add([record.id])
    assert (queue.strip.what.text(), queue.strip.parts.text()) == ("Reviewing game 1 of 1", "3 × 4")
    assert list(small) == [("domino", "reviews")]
    qtbot.waitUntil(lambda: not queue.waiting.games, timeout=LONG)
    assert boardless.engines.background(boardless.session.game) is not small["domino", "reviews"]
    queue.close()
    # Windows of one store do not wait for those of another
    with Store.in_memory() as elsewhere:
        other = ReviewQueue(replace(boardless, store=elsewhere), boardless.windows)
    records = kept(boardless.store, 2)
    queue = ReviewQueue(boardless, boardless.windows)
    queue.add([record.id for record in records])
    assert read_queue_state(boardless.store.load(KEY)).games == tuple(record.id for record in records)
    assert other.waiting.games == ()
    queue.cancel()
    queue.close()
    other.close()
    # A game that is played on meanwhile is left alone
    session = boardless.session
    boardless.controller.begin(DominoPosition.start(4, 4))
    session.play(session.position.moves()[0])
    queue = ReviewQueue(boardless, boardless.windows)
    queue.add([session.record.id])
    session.play(session.position.moves()[0])
    qtbot.waitUntil(lambda: not queue.waiting.games, timeout=LONG)
    assert REVIEW not in session.record.extra
    queue.close()


@walked("data", [None, 1, {}, {"games": 3}, {"games": [], "done": -1, "mistakes": 0}])
def test_a_queue_that_cannot_be_read_is_empty(data: Any) -> None:
    assert read_queue_state(data) == QueueState()


@walked("wished", [False, True])
def test_a_game_is_reviewed_when_it_ends_where_that_is_wished(wished: bool, qtbot: QtBot, boardless: Workspace) -> None:
    boardless.settings.change(review_finished=wished, max_player="human", min_player="human")
    queue = ReviewQueue(boardless, boardless.windows)
    control, session = boardless.controller, boardless.session
    control.begin(DominoPosition.start(2, 3))
    while not session.position.is_over:
        control.play(session.position.moves()[0])
    if wished:
        qtbot.waitUntil(lambda: is_reviewed(session.record), timeout=LONG)
        qtbot.waitUntil(lambda: not queue.waiting.games, timeout=LONG)
        assert queue.waiting.done == 1
    assert queue.waiting.total == int(wished)
    queue.close()
