"""Campaigns in the window: started, paused, continued, solved, exported and imported, and run by another process."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, assert_named, ended, send_changes, settle
from tiling_gui.campaigns import file
from tiling_gui.campaigns import run as session
from tiling_gui.campaigns import summary as view
from tiling_gui.campaigns.summary import AT_WORK, NO, OPEN, YES, Top, TopQuestion
from tiling_gui.campaigns.workers import Threads
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.desktop.features.solves import phrases
from tiling_gui.desktop.features.solves import rows as listing
from tiling_gui.desktop.features.solves.tree_layout import Tile, tiles
from tiling_gui.desktop.features.solves.tree_view import QuestionTreeView, said
from tiling_gui.desktop.features.solves.window import ContinueWindow
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.progress_bar import ProgressBar
from tiling_gui.desktop.session.campaign_runner import Resources
from tiling_gui.desktop.session.jobs import PREPARING
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.windows import make_window
from tiling_gui.engine import Engine
from tiling_gui.engine.position_keys import bound_of
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.records.known import Bounds
from tiling_gui.store import Store
from tiling_gui.store.rows import LongSolve

LARGE = read_shape("\n".join(["#.......", *["........"] * 3, "....#...", *["........"] * 3]))
"""Far too large to be solved in a test; its value is not shipped."""


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """Two people, with little memory."""
    return {"rows": 4, "columns": 4, "min_player": "human", "motion": False, "threads": 1, "memory_mb": 32}


@pytest.fixture
def store() -> Iterator[Store]:
    """A store on disk, as other processes and threads see it."""
    with Store.open() as made:
        yield made


def opened(plugged: Plugged) -> ContinueWindow:
    """Opens the list of solves."""
    plugged.actions["continueSolve"].trigger()
    made = plugged.windows.get("continueSolve")
    assert made is not None
    return made


def filed(qtbot: QtBot, plugged: Plugged) -> Any:
    """Waits until an operation on a campaign file or on sources has finished."""
    return qtbot.waitSignal(plugged.jobs.ended, timeout=60_000, check_params_cb=lambda job: job.kind == "file")


def begun(qtbot: QtBot, plugged: Plugged, position: DominoPosition = LARGE) -> ContinueWindow:
    """A campaign for a position, started from the menu, after some jobs."""
    plugged.controller.begin(position)
    plugged.actions["startCampaign"].trigger()
    made = plugged.windows.get("continueSolve")
    assert made is not None
    made.begin.click()
    campaigning = plugged.controller.work
    qtbot.waitUntil(lambda: campaigning.progress.nodes > 0, timeout=120_000)
    return made


def test_a_campaign_is_asked_for_before_it_is_started(plugged: Plugged) -> None:
    plugged.controller.begin(LARGE)
    plugged.actions["startCampaign"].trigger()
    listed = plugged.opened(ContinueWindow)
    assert listed.isVisible()
    assert listed.begin.isEnabled()
    assert plugged.controller.work.state is not State.RUNNING
    plugged.controller.begin(DominoPosition.start(1, 4))
    plugged.controller.session.learn(Bounds(2, 2))
    send_changes(plugged)
    assert listed.what.text() == "1 × 4, MAX first: 2, exact"
    assert not listed.begin.isEnabled()


@pytest.mark.usefixtures("unsolved")
def test_a_campaign_is_solved_and_its_value_is_known_everywhere(
    qtbot: QtBot, plugged: Plugged, progress_bar: ProgressBar, status_bar: StatusBar
) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(6, 6))
    listed = opened(plugged)
    assert listed.nothing.isVisible()
    assert listed.what.text() == "for 6 × 6, MAX first"
    with ended(qtbot, control.work):
        qtbot.mouseClick(listed.begin, Qt.MouseButton.LeftButton)
        assert threading.current_thread() is threading.main_thread()
        assert control.work.state is State.RUNNING
        assert "Campaign 6 × 6, MAX first" in progress_bar.what.text()
    engine = Engine(threads=1, memory_mb=32)
    assert control.work.solution.value == engine.solve(DominoPosition.start(6, 6)).value == 16
    assert control.session.minimax == (16, 16)
    assert plugged.store.results.find(DominoPosition.start(6, 6)).value == 16
    assert "the minimax value is 16. Exact." in status_bar.text.text()
    row = listed.table.chosen
    assert row is not None
    assert (row.state, row.cells[listing.BOUNDS]) == ("solved", "16")
    assert not listed.go_on.isEnabled()
    qtbot.waitUntil(lambda: len(listed.tree.view.tiles) > 0, timeout=30_000)
    states = {tile.shown.k: tile.shown.state for tile in listed.tree.view.tiles if len(tile.path) == 1}
    assert (states[16], states[17]) == (YES, NO)


def test_it_is_paused_and_continued_with_its_rows(qtbot: QtBot, plugged: Plugged, progress_bar: ProgressBar) -> None:
    campaigning = plugged.controller.work
    listed = begun(qtbot, plugged)
    qtbot.waitUntil(lambda: listed.table.chosen.state == phrases.HERE, timeout=20_000)
    qtbot.waitUntil(lambda: listed.go_on.text() == "Pause", timeout=20_000)
    with ended(qtbot, campaigning):
        qtbot.mouseClick(listed.go_on, Qt.MouseButton.LeftButton)
    assert progress_bar.is_paused
    assert campaigning.state is not State.RUNNING
    nodes = campaigning.progress.nodes
    assert nodes > 0
    (entry,) = view.entries(plugged.store)
    assert (entry.state, entry.nodes) == ("paused", nodes)
    assert (listed.table.chosen.state, listed.go_on.text()) == ("paused", "Continue")
    rows = entry.rows
    qtbot.mouseClick(listed.go_on, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: campaigning.progress.nodes > nodes, timeout=60_000)
    with ended(qtbot, campaigning):
        plugged.actions["pauseSolve"].trigger()
    assert view.entries(plugged.store)[0].rows >= rows
    plugged.actions["pauseSolve"].trigger()  # continues, by the command of the progress bar
    assert campaigning.state is State.RUNNING
    with ended(qtbot, campaigning):
        plugged.actions["cancelSolve"].trigger()
    assert campaigning.solution.value is None
    lower, upper = plugged.controller.session.minimax  # of the values, more may be known
    assert campaigning.solution.lower <= lower < upper <= campaigning.solution.upper
    assert view.entries(plugged.store)[0].state == "paused"


def test_the_list_says_that_the_solver_is_being_prepared(plugged: Plugged, status_bar: StatusBar) -> None:
    """The progress bar may be hidden behind the window."""
    listed, work = opened(plugged), plugged.controller.work
    work.solve(LARGE)
    work.runner.set_progress(Progress(stage="preparing"))
    work.progressed.emit()
    assert listed.status.text() == PREPARING
    assert status_bar.text.text() != PREPARING
    work.abandon()


def test_only_one_long_solve_runs_at_a_time(qtbot: QtBot, plugged: Plugged, status_bar: StatusBar) -> None:
    control = plugged.controller
    begun(qtbot, plugged)
    control.solve()
    assert control.work.does("campaign")
    assert status_bar.text.text() == "A campaign is running; pause or cancel it first."
    with ended(qtbot, control.work):
        control.work.toggle_pause()
    control.solve()  # a paused solve is replaced; it is in the list
    assert control.work.does("solve")
    listed = opened(plugged)
    qtbot.mouseClick(listed.begin, Qt.MouseButton.LeftButton)
    assert control.work.does("solve")
    assert listed.status.text() == "A solve is running; pause or cancel it first, or let it finish."
    with ended(qtbot, control.work):
        plugged.commands.cancel()


def test_closing_the_window_pauses_it_in_good_order(qtbot: QtBot, theme: Theme) -> None:
    file = SettingsFile()
    file.change(threads=1, memory_mb=32)
    with Store.open() as store:
        window = make_window(store, file)
        qtbot.addWidget(window)
        window.show()
        begun(qtbot, window.workspace)
        window.close()
        (entry,) = view.entries(store)
        assert entry.state == "paused"
        assert entry.nodes > 0


def test_one_of_another_process_is_seen_and_asked_to_stop(qtbot: QtBot, plugged: Plugged) -> None:
    stop, results = StopToken(), list[session.RunResult]()
    with Store.open() as other:

        def work() -> None:
            results.append(session.run(other, LARGE, Threads(1, 32), Run(stop=stop), budget=2000))

        thread = threading.Thread(target=work)
        thread.start()
        try:
            qtbot.waitUntil(lambda: any(e.nodes for e in view.entries(plugged.store)), timeout=60_000)
            listed = opened(plugged)
            assert listed.table.chosen.state == "running"
            assert listed.table.chosen.cells[listing.STATE] == "running elsewhere"
            assert not listed.remove.isEnabled()
            plugged.controller.work.run_campaign(LARGE, Resources(1, 32))  # refused by the campaign's lock
            qtbot.waitUntil(lambda: "Another process is working on" in listed.status.text(), timeout=60_000)
            assert listed.go_on.text() == "Ask to stop"
            qtbot.mouseClick(listed.go_on, Qt.MouseButton.LeftButton)
            qtbot.waitUntil(lambda: bool(results), timeout=30_000)
        finally:
            stop.stop()
            thread.join()
    qtbot.waitUntil(lambda: listed.table.chosen.state == "paused", timeout=30_000)
    assert listed.go_on.isEnabled()


def test_a_campaign_moves_house_by_a_file(qtbot: QtBot, plugged: Plugged, tmp_path: Path) -> None:
    position = DominoPosition.start(5, 7)
    session.run(plugged.store, position, Threads(1, 32), Run(Limit(nodes=1500)), budget=200)
    listed = opened(plugged)
    written = tmp_path / "5x7.campaign"
    with filed(qtbot, plugged):
        listed.files.export(str(written))
    rows = view.entries(plugged.store)[0].rows
    assert listed.status.text() == f"{rows} rows written to {written}."
    listed.remove.click()
    assert listed.nothing.isVisible()
    with filed(qtbot, plugged):
        listed.files.import_from(str(written))
    assert listed.status.text() == f"{rows} rows read, 0 of them new."
    assert view.entries(plugged.store)[0].rows == rows
    assert listed.table.chosen.entry.position == position
    written.write_bytes(written.read_bytes()[:-20])
    with filed(qtbot, plugged):
        listed.files.import_from(str(written))
    assert listed.status.text() == f"{written} is damaged: it cannot be unpacked completely."
    assert listed.status.property("role") == "warn"


@pytest.mark.qt_log_ignore("This plugin does not support")  # the menu, offscreen
def test_an_import_tells_what_was_checked_and_its_source_can_be_forgotten(
    qtbot: QtBot, plugged: Plugged, tmp_path: Path
) -> None:
    position, written = DominoPosition.start(3, 4), tmp_path / "3x4.campaign"
    with Store.in_memory() as elsewhere:
        id = elsewhere.campaigns.begin(position)
        archive = elsewhere.campaigns.archive(id)
        fact = bound_of(position, 5, 5)  # the published value, with MAX first
        archive.put_all([fact])
        archive.note([fact.key])
        file.export(elsewhere, id, written)
    listed = opened(plugged)
    with filed(qtbot, plugged):
        listed.files.import_from(str(written))
    assert listed.status.text().startswith("1 row read, 1 of them new. 1 of 1 rows checked, none wrong.")
    plugged.store.facts.put(replace(fact, key="2x2:f", rests_on=(plugged.store.sources.open("import f", "1"),)))
    with filed(qtbot, plugged):
        listed.files.sources.click()
    (action,) = listed.files.menu.actions()
    assert action.text() == "Forget 1 row and 0 results from import f"
    with filed(qtbot, plugged):
        action.trigger()
    listed.files.menu.close()
    assert listed.status.text() == "Forgotten: 1 row and 0 results from import f."
    assert plugged.store.sources.all() == []


def test_plain_solves_and_campaigns_stand_in_one_list(qtbot: QtBot, plugged: Plugged) -> None:
    control = plugged.controller
    session.run(plugged.store, LARGE, Threads(1, 32), Run(Limit(nodes=1500)), budget=500)
    control.begin(DominoPosition.start(7, 7, Side.MIN))
    control.solve()
    qtbot.waitUntil(lambda: control.work.progress.nodes > 0, timeout=120_000)
    control.work.abandon()
    listed = opened(plugged)
    assert {row.cells[0] for row in listed.table.rows} == {"7 × 7, MIN first", "Shape of 62 squares, MAX first"}
    plain = next(k for k, row in enumerate(listed.table.rows) if row.work is not None)
    listed.table.selectRow(plain)
    assert listed.tree.empty.text() == listing.PLAIN
    assert not listed.files.writing.isEnabled()
    listed.table.selectRow(1 - plain)
    qtbot.waitUntil(lambda: len(listed.tree.view.tiles) > 0, timeout=30_000)
    assert listed.files.writing.isEnabled()
    plugged.store.campaigns.begin(DominoPosition.start(6, 6))
    listed.refresh()
    fresh = next(k for k, row in enumerate(listed.table.rows) if row.cells[0] == "6 × 6, MAX first")
    listed.table.selectRow(fresh)
    qtbot.waitUntil(lambda: listed.tree.empty.text() == listing.NEVER_RAN, timeout=30_000)


def test_what_is_removed_stays_in_the_store_and_undo_puts_it_back(qtbot: QtBot, plugged: Plugged) -> None:
    found = session.run(plugged.store, DominoPosition.start(5, 6), Threads(1, 32), budget=50)
    plugged.store.put_long_solve(LongSolve.of(DominoPosition.start(7, 7), state="paused", nodes=9, seconds=282.0))
    listed = opened(plugged)
    rows = plugged.store.campaigns.archive(found.id).all()
    assert rows
    (campaign,) = [row for row in listed.table.rows if row.entry]
    listed.table.selectRow(listed.table.rows.index(campaign))
    jobs = campaign.entry.jobs
    assert f"{jobs} job" in listed.remove.toolTip()
    action = plugged.actions["continueSolve"]
    listed.remove.click()
    assert action.text() == "Continue a solve… (1)"
    assert [row.entry for row in listed.table.rows] == [None]
    assert listed.status.text().startswith("Removed 5 × 6, MAX first: ")
    listed.remove.click()
    assert listed.status.text() == "Removed 7 × 7, MAX first: 282 s of work."
    assert listed.table.rows == []
    assert action.text() == "Continue a solve…"
    for title in ("7 × 7, MAX first", "5 × 6, MAX first"):
        listed.bin.fill()
        back = listed.bin.menu().actions()[0]
        assert back.text().startswith(f"{title}, deleted "), "the last first"
        back.trigger()
        assert listed.status.text() == f"Restored {title}."
    assert len(listed.table.rows) == 2
    assert listed.table.chosen.key == campaign.key
    assert not listed.bin.isVisible()
    assert plugged.store.campaigns.archive(found.id).all() == rows


def test_a_cancelled_solve_stays_in_the_list(qtbot: QtBot, plugged: Plugged) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(7, 7, Side.MIN))
    control.solve()
    listed = opened(plugged)
    assert [row.state for row in listed.table.rows] == ["here"]
    assert not listed.remove.isEnabled()
    qtbot.waitUntil(lambda: control.work.progress.nodes > 0, timeout=120_000)
    with ended(qtbot, control.work):
        control.work.cancel()
    assert [(row.state, row.cells[0]) for row in listed.table.rows] == [("stopped", "7 × 7, MIN first")]
    assert listed.go_on.isEnabled()
    listed.go_on.click()
    assert control.work.state is State.RUNNING
    with ended(qtbot, control.work):
        control.work.toggle_pause()
    with ended(qtbot, control.work):
        control.work.cancel()
    assert [work.state for work in plugged.store.long_solves()] == ["stopped"]
    assert plugged.actions["continueSolve"].text() == "Continue a solve… (1)", "and so it says after a restart"


def test_a_campaign_of_a_position_is_not_called_by_the_boards_name(plugged: Plugged) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(8, 8))
    plugged.controller.session.analyse(True)
    control.session.play(((0, 0), (0, 1)))
    listed = opened(plugged)
    position = control.position_to_solve
    assert position.count == 1
    assert listed.what.text() == "8 × 8 with 1 placed, MIN first: 29, exact"  # as all 112 first moves are
    assert not listed.begin.isEnabled()


def test_other_games_have_no_campaigns(qtbot: QtBot, plugged: Plugged) -> None:
    listed = opened(plugged)
    plugged.views.change_game("ellie")
    assert not plugged.actions["startCampaign"].isEnabled()
    assert not listed.begin.isEnabled()
    assert listed.begin.toolTip() == "Campaigns are for the tiling game."


def test_every_widget_has_a_name(qtbot: QtBot, plugged: Plugged) -> None:
    session.run(plugged.store, LARGE, Threads(1, 32), Run(Limit(nodes=1500)), budget=500)
    listed = opened(plugged)
    assert_named(listed)
    for width, height in ((1280, 800), (800, 600), (480, 400)):
        listed.resize(width, height)
        settle(qtbot)
        assert (listed.width(), listed.height()) == (width, height)


# The picture ------------------------------------------------------------------------------------------------


def question(k: int, state: str, *below: TopQuestion, hidden: int = 0) -> TopQuestion:
    """A question on 2 x 2."""
    return TopQuestion("2x2:f", Side.MAX, k, state, 0.5, tuple(below), hidden)


TOP = Top(
    (
        question(26, YES, question(1, YES), question(2, NO)),
        question(27, AT_WORK, question(1, AT_WORK, *[question(3, NO) for _ in range(60)]), question(2, OPEN), hidden=9),
        question(28, OPEN),
        question(29, NO),
    )
)


@pytest.mark.parametrize(("width", "height"), [(900, 300), (500, 120), (160, 80), (40, 20)])
def test_tiles_stand_below_their_question_and_never_on_each_other(width: int, height: int) -> None:
    placed = tiles(TOP, width, height)
    by_path = {tile.path: tile for tile in placed}
    assert len(by_path) == len(placed)
    assert [path for path in by_path if len(path) == 1] == [(0,), (1,), (2,), (3,)]
    for tile in placed:
        assert tile.x >= 0
        assert tile.x + tile.width <= width + 1e-6
        assert tile.width > 0
        if len(tile.path) > 1:
            above = by_path[tile.path[:-1]]
            assert above.x - 1e-6 <= tile.x
            assert tile.x + tile.width <= above.x + above.width + 1e-6
            assert tile.y >= above.y + above.height
            assert tile.y + tile.height <= height
    for one in placed:
        for other in placed:
            if one is not other and one.y == other.y:
                assert one.x + one.width <= other.x + 1e-6 or other.x + other.width <= one.x + 1e-6


def test_every_question_is_placed_or_counted() -> None:
    placed = tiles(TOP, 900, 300)
    shown = [tile for tile in placed if tile.shown is not None]
    rests = {tile.path: tile.hidden for tile in placed if tile.shown is None}
    assert rests[(1, -1)] == 9  # hidden questions of the one being worked on
    deep = [tile for tile in shown if tile.path[:2] == (1, 0) and len(tile.path) == 3]
    assert len(deep) + rests.get((1, 0, -1), 0) == 60
    assert tiles(Top(), 900, 300) == []


def test_the_picture_is_read_by_pointer_and_keys(qtbot: QtBot, theme: Theme) -> None:
    picture = QuestionTreeView()
    qtbot.addWidget(picture)
    picture.resize(700, 260)
    picture.show()
    told: list[Tile | None] = []
    picture.pointed.connect(told.append)
    picture.set_top(TOP)
    assert told[-1].path == (1,)  # the question being worked on
    assert picture.accessibleDescription().startswith("Can MAX force 27 or more? Running, yes ≈ 50 %.")
    for key, path in (
        (Qt.Key.Key_Down, (1, 0)), (Qt.Key.Key_Right, (1, 1)), (Qt.Key.Key_Right, (1, -1)), (Qt.Key.Key_Up, (1,)),
        (Qt.Key.Key_Home, (0,)), (Qt.Key.Key_Left, (0,)), (Qt.Key.Key_End, (3,)),
    ):  # fmt: skip
        QTest.keyClick(picture, key)
        assert told[-1].path == path
        assert picture.accessibleDescription() == said(told[-1])
    assert said(told[-1]) == "Can MAX force 29 or more? Proved: no."
    first = picture.tiles[0]
    qtbot.mouseMove(picture, QPointF(first.x + 10, first.y + 10).toPoint())
    qtbot.waitUntil(lambda: told[-1].path == (0,))
    picture.set_top(Top(TOP.questions[:1]))
    assert picture.current.path == (0,)


def test_states_differ_without_colour(qtbot: QtBot, theme: Theme) -> None:
    """In grey and enlarged, no two states look the same."""
    seen = set()
    for state in (YES, NO, OPEN, AT_WORK):
        picture = QuestionTreeView()
        qtbot.addWidget(picture)
        picture.resize(120, 72)
        picture.set_top(Top((question(20, state),)))
        image = picture.grab().toImage()
        dark = [
            (x, y) for x in range(image.width()) for y in range(image.height())
            if image.pixelColor(x, y).lightness() < 110
        ]  # fmt: skip
        seen.add(tuple(dark))
    assert len(seen) == 4
