"""A campaign in a store from start to stop: its row, its lock, kill -9, two coordinators, a full disk."""

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.waits import until
from tiling_gui.campaigns import run as session
from tiling_gui.campaigns import summary as view
from tiling_gui.campaigns.workers import Threads
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.engine import Engine
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.store import Store
from tiling_gui.store.removed import CAMPAIGN

LARGE = read_shape("\n".join(["#.......", *["........"] * 3, "....#...", *["........"] * 3]))
"""Far too large to be solved in a test; its value is not shipped."""
ROOT = Path(__file__).parents[2]


def run(store: Store, position: DominoPosition, **options) -> session.RunResult:
    """Runs with one thread and little memory."""
    return session.run(store, position, Threads(1, 32), **options)


def test_a_campaign_is_listed_solved_and_has_a_line(tmp_path: Path) -> None:
    position = DominoPosition.start(5, 6)
    with Store.open(tmp_path) as store:
        result = run(store, position, budget=100)
        assert result.solution.value == 14
        end = position
        for move in result.solution.line:
            end = end.play(move)
        assert end.is_over
        assert end.value() == 14
        (entry,) = view.entries(store)
        assert (entry.id, entry.state, entry.value, entry.board, entry.first) == (result.id, "solved", 14, "5x6", "MAX")
        assert (entry.jobs, entry.nodes) == (result.outcome.jobs, result.outcome.nodes)
        assert entry.rows == result.outcome.rows  # shipped rows are not counted
        assert entry.position == position
        top = view.top(store, entry.id)
        assert {q.k: q.state for q in top.questions}[14] == view.YES
        assert {q.k: q.state for q in top.questions}[15] == view.NO
        again = run(store, position)
        assert (again.id, again.outcome.jobs, again.outcome.rows) == (entry.id, 0, 0)
        assert again.solution.value == 14


def test_a_line_of_play_is_searched_within_the_limit(tmp_path: Path) -> None:
    """Shipped rows prove 30 for 6x11; a line of play would take hours."""
    with Store.open(tmp_path) as store:
        result = run(store, DominoPosition.start(6, 11), run=Run(Limit(nodes=1000)))
        assert (result.solution.value, result.solution.line, result.outcome.jobs) == (30, (), 0)
        assert view.entries(store)[0].state == "solved"


def test_a_set_up_counts_the_dominoes_that_are_placed(tmp_path: Path) -> None:
    position = read_shape("11......\n........\n.......#\n........", Side.MIN)
    with Store.open(tmp_path) as store, Store.in_memory() as other:
        result = run(store, position, budget=50)
        plain = Threads(1, 32)
        plain.close()
        assert result.solution.value == plain.engine.solve(position).value
        assert view.entries(store)[0].board == "11....../......../.......#/........"
        assert run(other, position).solution.value == result.solution.value


def test_a_board_beyond_the_engine_is_refused() -> None:
    with pytest.raises(InputError, match="at most 128 unresolved squares"):
        session.check(DominoPosition.start(12, 12))


def test_rows_of_one_campaign_serve_another(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        first = run(store, DominoPosition.start(5, 7), budget=100)
        other = run(store, DominoPosition.start(5, 7, Side.MIN), budget=100)
        assert other.outcome.known_rows > first.outcome.known_rows
        assert abs(other.outcome.lower - first.outcome.lower) <= 1  # lemma T
        assert {entry.first for entry in view.entries(store)} == {"MAX", "MIN"}


def test_somebody_else_may_ask_it_to_stop(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        begun = threading.Event()
        seen: list[str] = []

        def ask() -> None:
            assert begun.wait(60)
            (entry,) = view.entries(other)
            seen.append(entry.state)
            other.campaigns.ask_to_stop(entry.id)

        asking = threading.Thread(target=ask)
        asking.start()
        result = run(store, LARGE, run=Run(report=lambda p: begun.set() if p.done > 2 else None), budget=2000)
        asking.join()
        assert seen == ["running"]
        assert result.solution.value is None
        assert view.entries(store)[0].state == "paused"


def test_two_coordinators_do_not_work_on_one_campaign_but_share_rows(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        position = DominoPosition.start(6, 6)
        id = store.campaigns.begin(position)
        with session.locked(store, id), pytest.raises(InputError, match="Another process is working on campaign"):
            run(other, position)
        results: list[session.RunResult] = []
        pair = [
            threading.Thread(target=lambda s=s, p=p: results.append(run(s, p, budget=100)))
            for s, p in ((store, position), (other, DominoPosition.start(6, 6, Side.MIN)))
        ]
        for thread in pair:
            thread.start()
        for thread in pair:
            thread.join()
        assert sorted(str(r.solution.value) for r in results) == ["16", "16"]
        assert [entry.state for entry in view.entries(store)] == ["solved", "solved"]


def rows_in(folder: Path) -> int:
    """The number of facts in the store of another process so far."""
    if not folder.exists():
        return 0
    with Store.open(folder) as store:
        return store.facts.count()


def start_child(home: Path, *words: str) -> subprocess.Popen[str]:
    """Starts the command line in a process of its own."""
    command = [sys.executable, "-m", "tiling_gui", "campaign", "start", *words, "--home", str(home)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


@pytest.mark.skipif(sys.platform == "win32", reason="uses signals of POSIX")
def test_kill_9_loses_nothing_that_was_proved(tmp_path: Path) -> None:
    position = DominoPosition.start(7, 7)
    with start_child(tmp_path, "7x7", "--budget", "500", "--jobs", "1", "--memory", "64") as child:
        database = tmp_path / "data"
        until(lambda: rows_in(database) >= 100)
        rows = rows_in(database)
        assert child.poll() is None, "it was to be killed in the middle"
        child.send_signal(signal.SIGKILL)
        child.wait(timeout=60)
    with Store.open(database) as store:
        assert store.messages == ()
        (entry,) = view.entries(store)
        assert entry.state == "interrupted"
        facts = {fact.key: fact for fact in store.facts.all()}
        assert len(facts) >= rows
        result = run(store, position, run=Run(Limit(nodes=1)), budget=500)
        assert result.outcome.known_rows >= rows * 0.9  # all but the smallest
        assert result.outcome.lower <= 22 <= result.outcome.upper
        assert view.entries(store)[0].state == "paused"
        for key, fact in facts.items():  # nothing was forgotten
            kept = store.facts.get(key)
            assert kept is not None
            assert kept.lower_max >= fact.lower_max
            assert kept.upper_max <= fact.upper_max


def test_a_full_disk_is_said_and_what_was_kept_stays(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        run(store, DominoPosition.start(4, 5), budget=10)
        said: list[str] = []
        used = store._database.rows("PRAGMA page_count")[0][0]
        store._database._connection.execute(f"PRAGMA max_page_count = {used + 1}")
        with pytest.raises(StoreError, match="disk is full"):
            run(store, DominoPosition.start(6, 7), budget=100, note=said.append)
        assert [sentence.split(":")[0] for sentence in said] == ["The disk is full"]
        kept = store.facts.count()
        assert kept > 0
        store._database._connection.execute("PRAGMA max_page_count = 1000000")
        assert run(store, DominoPosition.start(6, 7), budget=2000).solution.value == 19
        assert store.facts.count() >= kept


def test_nothing_is_prepared_for_a_line_of_play_after_a_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """8x8 is known, so its campaign has a value at once; preparing the table would wait for compiled code."""
    used: list[object] = []
    monkeypatch.setattr(Engine, "add_facts", lambda *args, **options: used.append(args))
    stop = StopToken()
    stop.stop()
    with Store.open(tmp_path) as store:
        result = run(store, DominoPosition.start(8, 8), run=Run(stop=stop))
    assert (result.solution.value, result.solution.line, used) == (29, (), [])


def test_stopped_before_it_begins_it_says_what_is_known(tmp_path: Path) -> None:
    stop = StopToken()
    stop.stop()
    with Store.open(tmp_path) as store:
        result = run(store, DominoPosition.start(6, 6), run=Run(stop=stop))
        assert (result.outcome.jobs, result.solution.value, result.solution.line) == (0, None, ())
        store.facts.put(Bound("6x6:fffffffff", 16, 16, 15, 17))
        assert run(store, DominoPosition.start(6, 6), run=Run(stop=stop)).outcome.lower == 16


def test_a_removed_campaign_is_off_the_list_with_all_it_has_until_it_is_wanted_again(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        id = run(store, DominoPosition.start(5, 6), budget=50).id
        rows = store.facts.count()
        kept, facts = store.campaigns.one(id), store.campaigns.archive(id).all()
        assert kept.jobs > 0 < len(facts)
        store.removed.add(CAMPAIGN, id)
        assert view.entries(store) == []
        assert store.facts.count() == rows > 0
        with pytest.raises(InputError, match="There is no campaign"):
            store.campaigns.one(id)
        assert store.campaigns.begin(DominoPosition.start(5, 6)) == id
        assert (store.campaigns.one(id), store.campaigns.archive(id).all()) == (kept, facts)


def test_a_value_is_kept_as_a_result_once(tmp_path: Path) -> None:
    position = DominoPosition.start(5, 6)
    with Store.open(tmp_path) as store:
        run(store, position, budget=100)
        run(store, position, budget=100)
        (kept,) = store.solves()
        assert (kept.board, kept.value) == ("5x6", 14)
        (entry,) = view.entries(store)
        assert (entry.open, entry.nodes) == (0, store.campaigns.one(entry.id).nodes)
        found = store.results.find(position)
        assert found is not None
        assert found.line


def test_a_paused_campaign_says_how_much_is_open(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        run(store, DominoPosition.start(7, 7, Side.MIN), run=Run(Limit(nodes=3000)), budget=300)
        (entry,) = view.entries(store)
        assert entry.state == "paused"
        assert entry.open > 0
        assert entry.to_json()["open"] == entry.open == view.top(store, entry.id).open
