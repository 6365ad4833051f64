"""What the store saves and finds again, in one process."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.games import JSON, played, records
from tests.store.statements import statements_run
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound, MemoryBoundStore
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.results import Solution
from tiling_gui.engine import Engine
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store, schema_check
from tiling_gui.store.removed import SOLVE
from tiling_gui.store.rows import Solve
from tiling_gui.store.schema import DIGEST, MIGRATIONS


@pytest.fixture
def store(tmp_path: Path):
    with Store.open(tmp_path) as opened:
        yield opened


LINE = (((0, 0), (0, 1)), ((1, 0), (1, 1)))
SOLVED = Solution(DominoPosition.start(2, 2), 2, 2, LINE, nodes=5, seconds=0.25, threads=2)


# Games ----------------------------------------------------------------------------------------------------


@given(records())
def test_a_game_comes_back_as_it_was_kept(record: GameRecord) -> None:
    with Store.in_memory() as store:
        store.put_game(record)
        assert store.game(record.id) == record


def test_a_finished_game_is_listed_with_its_moves_when_another_line_is_tried_from_it(store: Store) -> None:
    whole = played()
    line = whole.line
    other = whole.tree.go(line[:1])
    other = other.add(next(move for move in other.position.moves() if move != line[1])).promote()
    store.put_game(whole.with_tree(other))
    (row,) = store.games()
    assert row.finished
    assert row.moves == len(line) > len(other.main_line())


def test_a_game_is_kept_once_and_listed_as_it_stands(store: Store) -> None:
    whole = played()
    tree = whole.tree
    for k in range(len(tree.cursor) + 1):
        store.put_game(replace(whole.with_tree(tree.delete(tree.cursor[: k + 1]) if k < len(tree.cursor) else tree)))
    (row,) = store.games()
    assert (row.id, row.game, row.board, row.first) == (whole.id, "domino", "4x5", "MAX")
    assert (row.max, row.min, row.max_name) == ("human", "lookahead:3", "You")
    assert whole.result is not None
    assert (row.moves, row.value, row.minimax) == (len(tree.cursor), whole.result.value, 9)
    assert row.result == whole.result.verdict
    assert row.when == whole.finished
    assert store.game(whole.id) == whole


def test_lists_are_by_time_whatever_the_zones(store: Store) -> None:
    times = ["2026-10-25T02:30:00+02:00", "2026-10-25T02:10:00+01:00", "2026-10-24T23:00:00-02:00"]
    for id, when in zip("abc", times, strict=True):
        store.put_game(replace(played(), id=id, finished=when))
        store.results.put_marked([(id, Solve("domino", id, {}, "MAX", when=when))])
    store.results.put_marked([("undated", Solve("domino", "undated", {}, "MAX"))])
    assert [row.id for row in store.games()] == ["b", "c", "a"]
    assert [row.board for row in store.solves()] == ["b", "c", "a", "undated"]


def test_a_game_is_found_by_the_beginning_of_its_id(store: Store) -> None:
    for id in ("abc1", "abc2", "b%_"):
        store.put_game(replace(played(), id=id.replace("%", "-")))
    assert store.game("abc1").id == "abc1"
    assert store.game("b").id == "b-_"
    with pytest.raises(InputError, match="2 saved games"):
        store.game("abc")
    for absent in ("", "x", "%"):
        with pytest.raises(InputError, match="no saved game"):
            store.game(absent)


# Results --------------------------------------------------------------------------------------------------


def test_a_solve_is_kept_with_all_that_was_asked_for(store: Store) -> None:
    assert store.results.add(SOLVED) == 1
    (row,) = store.solves()
    assert (row.board, row.first, row.value, row.lower, row.upper) == ("2x2", "MAX", 2, 2, 2)
    assert (row.max_level, row.min_level, row.nodes, row.seconds, row.threads) == (None, None, 5, 0.25, 2)
    assert row.final_board == [[1, 1], [2, 2]]
    assert row.when is not None
    assert row.exact
    assert row.end().placed == LINE
    assert store.results.one(1) == row
    with pytest.raises(InputError, match="no result 2"):
        store.results.one(2)


def test_a_solve_is_found_for_exactly_its_position(store: Store) -> None:
    store.results.add(SOLVED)
    assert store.results.find(SOLVED.position) == replace(SOLVED, from_store=True)
    assert store.results.find(DominoPosition.start(2, 2, Side.MIN)) is None
    assert store.results.find(DominoPosition.start(1, 4)) is None
    assert store.results.find(SOLVED.position.play(LINE[0])) is None
    assert store.results.add(replace(SOLVED, from_store=True)) is None
    assert store.results.add(replace(SOLVED, from_store=True, compiled=True)) is None
    assert len(store.solves()) == 1


def test_a_value_known_from_facts_gets_a_row_once_its_line_is_found(store: Store) -> None:
    """A solve that is stopped and continued finds its value in the store."""
    assert store.results.add(replace(SOLVED, upper=4, line=())) is not None
    finished = replace(SOLVED, from_store=True, compiled=True)
    assert store.results.add(finished) is not None
    assert store.results.add(finished) is None
    assert [solve.exact for solve in store.solves()].count(True) == 1


def test_a_position_in_the_middle_of_a_game_is_a_position_of_its_own(store: Store) -> None:
    middle = SOLVED.position.play(LINE[1])
    store.results.add(Solution(middle, 2, 2, (LINE[0],)))
    assert store.results.find(middle) == Solution(middle, 2, 2, (LINE[0],), from_store=True)
    assert store.results.find(SOLVED.position) is None
    (row,) = store.solves()
    assert row.final_board == [[2, 2], [1, 1]], "what stood there is numbered first"
    assert row.first == "MIN"
    shape = read_shape("..\n11", Side.MIN)
    assert store.results.find(shape) is not None, "however the dominoes came there"
    assert read_shape(row.board.replace("/", "\n"), Side.MIN) == shape


def test_dominoes_on_the_board_are_found_in_any_order(store: Store) -> None:
    start = DominoPosition.start(2, 3)
    one = start.play(((0, 0), (0, 1))).play(((1, 1), (1, 2)))
    other = start.play(((1, 1), (1, 2))).play(((0, 0), (0, 1)))
    store.results.add(Solution(one, 2, 2, ()))
    assert store.results.find(one) == Solution(one, 2, 2, (), from_store=True)
    assert store.results.find(other) == Solution(other, 2, 2, (), from_store=True)


def test_a_stopped_solve_is_kept_but_is_no_solution(store: Store) -> None:
    start = DominoPosition.start(8, 8)
    store.results.add(Solution(start, 27, 30, nodes=7))
    (row,) = store.solves()
    assert (row.value, row.lower, row.upper, row.final_board, row.line) == (None, 27, 30, None, ())
    assert not row.exact
    assert store.results.find(start) is None


def test_the_first_run_is_the_one_that_is_told(store: Store) -> None:
    store.results.add(SOLVED)
    store.results.add(replace(SOLVED, nodes=99))
    found = store.results.find(SOLVED.position)
    assert found is not None
    assert found.nodes == 5


def tampered(store: Store, statement: str) -> None:
    connection = sqlite3.connect(store.path)
    connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    "change",
    [
        "value = '3'",
        "value = 'x'",
        "line = '[]'",
        "line = '{'",
        "line = '[[[0,0],[0,1]],[[0,0],[0,1]]]'",
        "line = NULL",
        "engine = '0'",
        "source = 'import'",
        "max_level = 3",
    ],
)
def test_a_row_that_does_not_hold_up_is_not_believed(store: Store, change: str) -> None:
    store.results.add(SOLVED)
    tampered(store, f"UPDATE solves SET {change}")
    assert store.results.find(SOLVED.position) is None


def test_rows_that_cannot_be_read_are_left_out_and_told_of(store: Store) -> None:
    store.results.add(SOLVED)
    store.results.add(SOLVED)
    store.put_game(played())
    tampered(store, "UPDATE solves SET final_board = '[[' WHERE id = 1")
    tampered(store, "UPDATE games SET result = 'WON'")
    assert [row.id for row in store.solves()] == [2]
    assert store.games() == []
    assert len(store.messages) == 2
    assert store.messages[0].startswith("Result 1 is left out")


def test_a_result_on_an_expression_that_is_refused_now_is_left_out_and_told_of(store: Store) -> None:
    """Earlier versions treated 9^(9^9) as having no value, and 5^1024 as the best one."""
    setup = GAMES["evaluate"].to_json(EvaluatePosition.start("x^2+y"))
    setups = {text: {**setup, "expression": text} for text in ("x^y^x", "x^2+y")}
    rows = [Solve("evaluate", text, setup, "MAX", 7, 7, 7) for text, setup in setups.items()]
    assert store.results.put_marked((row.board, row) for row in rows) == 2
    assert [row.board for row in store.solves()] == ["x^2+y"]
    assert store.messages == (
        "Result 1 is left out: x^y^x can become too large: powers are computed up to 4096 binary digits.",
    )
    assert store.results.put_marked([("x^y^x", rows[0])]) == 0, "it is still there"


def test_results_of_other_games_are_kept_with_fractions(store: Store) -> None:
    row = Solve("evaluate", "x/y", {"expression": "x/y"}, "MAX", Fraction(16, 3), Fraction(16, 3), Fraction(16, 3))
    assert store.results.put_marked([("mark", row)]) == 1
    assert store.results.put_marked([("mark", row)]) == 0
    assert store.solves() == [replace(row, id=1)]


# Facts ----------------------------------------------------------------------------------------------------

BOUNDS = st.tuples(st.integers(0, 4), st.integers(4, 9), st.integers(0, 4), st.integers(4, 9))
FACTS = st.builds(
    lambda key, b, nodes: Bound(key, *b, nodes=nodes), st.sampled_from(["", "2x2:f", "3x3:1ef"]), BOUNDS, st.integers(0)
    .filter(lambda n: n < 10**9)
)  # fmt: skip


@given(st.lists(FACTS, max_size=12))
def test_facts_are_kept_as_the_memory_keeps_them(facts: list[Bound]) -> None:
    memory = MemoryBoundStore()
    with Store.in_memory() as store:
        for fact in facts:
            memory.put(fact)
            store.facts.put(fact)
        assert {fact.key: fact for fact in store.facts.all()} == memory.facts
        assert store.facts.count() == len(memory.facts)
        assert all(store.facts.get(key) == fact for key, fact in memory.facts.items())
        assert store.facts.get("absent") is None


def test_contradicting_facts_are_refused_and_nothing_of_their_batch_is_kept(store: Store) -> None:
    store.facts.put(Bound("a", 3, 4, 3, 4))
    with pytest.raises(InputError, match="contradict"):
        store.facts.put_all([Bound("b", 1, 2, 1, 2), Bound("a", 5, 6, 3, 4)])
    assert [fact.key for fact in store.facts.all()] == ["a"]


def test_facts_of_another_engine_are_not_believed_and_not_lost(store: Store) -> None:
    store.facts.put(Bound("a", 9, 9, 9, 9, engine="0"))
    assert store.facts.get("a") is None
    store.facts.put(Bound("a", 3, 4, 3, 4))
    found = store.facts.get("a")
    assert found is not None
    assert (found.bounds(Side.MAX), found.engine) == ((3, 4), ENGINE_VERSION)
    connection = sqlite3.connect(store.path)
    assert connection.execute("SELECT count(*) FROM facts").fetchone()[0] == 2
    connection.close()


# Long solves and small things -----------------------------------------------------------------------------


BOARD = DominoPosition.start(9, 9, Side.MIN)


def test_an_unfinished_solve_counts_all_its_sittings_and_becomes_the_result(store: Store) -> None:
    begun = store.results.begun(BOARD)
    assert begun is not None
    assert (begun.id, begun.nodes, begun.state) == (0, 0, "running")
    assert store.solves() == [], "nothing is proved yet"
    row = store.results.put_progress(replace(begun, lower=35, upper=37, nodes=10**9, seconds=60.5, state="paused"))
    (found,) = store.solves()
    assert (found.board, found.first, found.state, found.value) == ("9x9", "MIN", "paused", None)
    assert found.start() == BOARD
    again = store.results.begun(BOARD)
    assert again == found
    store.results.put_progress(replace(row, lower=36, nodes=10**9 + 5))
    assert store.results.add(Solution(BOARD, 36, 37, nodes=7, seconds=0.5)) == row.id, "from the command line"
    (found,) = store.solves()
    assert (found.lower, found.upper, found.nodes, found.seconds) == (36, 37, 10**9 + 12, 61.0)
    assert store.known_bounds(BOARD).pair == (36, 37)
    assert store.searched_bounds(BOARD.play(BOARD.moves()[0])) is None
    store.results.add(Solution(BOARD, 36, 36, (), nodes=100, seconds=100.0), whole=True)
    (found,) = store.solves()
    assert (found.id, found.state, found.value, found.nodes, found.seconds) == (row.id, "solved", 36, 100, 100.0)
    store.results.put_progress(replace(row, lower=1))
    assert store.solves() == [found], "what came too late"


def test_a_solve_that_others_answered_is_no_longer_unfinished(store: Store) -> None:
    store.results.add(Solution(BOARD, 35, 37, nodes=7))
    assert store.results.add(Solution(BOARD, 36, 36, from_store=True)) is None
    assert store.solves() == []


def test_one_that_was_removed_from_the_list_comes_back_when_it_goes_on(store: Store) -> None:
    id = store.results.add(Solution(BOARD, 24, 26, nodes=7))
    store.removed.add(SOLVE, id)
    assert store.solves() == []
    store.results.add(Solution(BOARD, 25, 26, nodes=7))
    assert [row.nodes for row in store.solves()] == [14]


@given(st.dictionaries(st.text(max_size=5), JSON, max_size=4))
def test_small_things_come_back(things: dict[str, object]) -> None:
    with Store.in_memory() as store:
        for key, data in things.items():
            store.save(key, data)
            store.save(key, data)
        assert {key: store.load(key) for key in store.all_keys()} == things
        assert store.load("absent key", 5) == 5


def test_keys_are_listed_by_prefix_and_dropped(store: Store) -> None:
    for key in ("board/x", "board/%", "window"):
        store.save(key, [key])
    assert store.all_keys("board/") == ["board/%", "board/x"]
    store.remove("board/x")
    assert store.all_keys("board/") == ["board/%"]


def test_only_the_first_window_restores_and_finds_running_work_paused(tmp_path: Path) -> None:
    with Store.open(tmp_path) as first, Store.open(tmp_path) as second:
        row = first.results.put_progress(replace(first.results.begun(BOARD), lower=24))
        assert first.claim_window()
        assert first.claim_window(), "it stays the first"
        assert [solve.state for solve in second.solves()] == ["paused"]
        second.results.put_progress(row)
        assert not second.claim_window()
        assert [solve.state for solve in second.solves()] == ["running"]
        first.close()
        assert second.claim_window()


def test_one_store_serves_many_threads(store: Store) -> None:
    def write(number: int) -> None:
        for i in range(30):
            store.facts.put(Bound(f"{number}/{i}", i, 99, 0, 99))
            store.put_game(replace(played(2, 3, i), id=f"{number}-{i}"))
            assert len(store.game(f"{number}-{i}").tree.cursor) > 0

    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(write, range(6))) == [None] * 6
    assert store.facts.count() == len(store.games()) == 180


def test_a_store_that_is_in_order_is_opened_without_making_its_schema_again(tmp_path: Path) -> None:
    assert schema_check.digest(schema_check.expected(MIGRATIONS)) == DIGEST
    with Store.open(tmp_path) as store:
        store.put_game(played(3, 4, 1))
        assert len(store.games_at(DominoPosition.start(3, 4))) == 1  # makes the index of positions
    with statements_run() as statements, Store.open(tmp_path) as store:
        assert [text.split()[0] for text in statements] == ["SELECT", "PRAGMA", "SELECT"]
        assert statements[1] == "PRAGMA quick_check(1)"
        assert len(store.games()) == 1


@pytest.mark.parametrize(("moves", "most"), [(0, 2), (6, 4)])
def test_a_solve_asks_for_facts_of_many_positions_at_once(tmp_path: Path, moves: int, most: int) -> None:
    position = DominoPosition.start(6, 6)
    for _ in range(moves):
        position = position.play(position.moves()[0])
    with statements_run() as statements, Store.open(tmp_path) as store:
        engine = Engine(threads=1, memory_mb=16, bound_store=store.facts, shipped=False)
        statements.clear()
        solved = engine.solve(position)
        engine.close()
    assert solved.complete
    assert len(solved.line) == solved.value - moves
    assert 0 < sum("FROM facts" in text for text in statements) <= most


def test_the_user_data_folder_is_used_by_default(scratch_home: Path) -> None:
    with Store.open() as store:
        assert store.path == scratch_home / "data" / "tiling-gui.sqlite3"
        assert store.messages == ()


def test_boards_too_large_to_play_on_can_be_looked_at() -> None:
    start = DominoPosition(Board(1, 140, (1 << 140) - 1))
    row = Solve(
        "domino", "1x140", {"shape": ["." * 140], "dominoes": [], "first": "MAX"}, "MAX", line=([[0, 0], [0, 1]],)
    )
    assert row.end() == start.play(((0, 0), (0, 1)))
    with pytest.raises(InputError, match="128 squares"):
        row.start()


def test_bounds_on_values_are_kept_under_their_key(tmp_path: Path) -> None:
    ends = (Fraction(-16, 3), None)
    with Store.open(tmp_path) as store:
        assert store.facts.value_bounds("a") is None
        store.facts.put_value_bounds("a", (None, Fraction(7)))
        store.facts.put_value_bounds("a", ends)
    with Store.open(tmp_path) as store:
        assert store.facts.value_bounds("a") == ends
        store.save("bounds-b", ["1/0", 3])
        assert store.facts.value_bounds("b") is None


def test_a_result_of_any_game_is_found_by_its_position() -> None:
    position = EvaluatePosition.start("x*(y-z)")
    line = (Fraction(6), "y", Fraction(3), "x", Fraction(0), "z")  # the paper's first example, worth 18
    with Store.in_memory() as store:
        store.results.add(Solution(position, 18, 18, line, 9, 1.0))
        assert store.results.find(position) == Solution(position, 18, 18, line, 9, 1.0, from_store=True)
        assert store.known_bounds(position).pair == (18, 18)
        assert not store.known_bounds(EvaluatePosition.start("x*(y-z)", first=Side.MIN)).any
        assert not store.known_bounds(position.play(Fraction(6))).any
