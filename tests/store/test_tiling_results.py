"""The import of the original program's file: the real one, its several layouts, and anything else."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import DATA
from tiling_gui.errors import InputError
from tiling_gui.store import Store
from tiling_gui.store.rows import Solve
from tiling_gui.store.tiling_results import import_results, read_results

TEXT = (DATA / "tilingResults.txt").read_text(encoding="utf-8")


@pytest.fixture
def solves() -> list[Solve]:
    found, skipped = read_results(TEXT)
    assert skipped == []
    return found


def test_every_entry_of_the_real_file_is_read(solves: list[Solve]) -> None:
    assert len(solves) == TEXT.count("board dimensions") == 28
    assert sum(solve.when is not None for solve in solves) == TEXT.count(" 2016")
    assert sum(solve.seconds is not None for solve in solves) == TEXT.count("Time taken")
    assert sum(solve.exact for solve in solves) == 26


def test_exact_values_are_the_known_ones(solves: list[Solve]) -> None:
    values = json.loads((DATA / "tiling.json").read_text())["values"]
    known = {f"{row['m']}x{row['n']}": row["MAX_first"] for row in values}
    exact = {solve.board: solve.value for solve in solves if solve.exact}
    common = known.keys() & exact.keys()
    assert len(common) >= 16
    assert {board: exact[board] for board in common} == {board: known[board] for board in common}


def test_exact_final_boards_are_maximal_and_have_the_value_as_their_count(solves: list[Solve]) -> None:
    for solve in solves:
        if solve.exact:
            end = solve.end()
            assert end.is_over
            assert end.count == solve.value == solve.lower == solve.upper
            assert end.final_board() == solve.final_board


def by_board(solves: list[Solve], board: str) -> list[Solve]:
    return [solve for solve in solves if solve.board == board]


def test_what_is_missing_stays_empty(solves: list[Solve]) -> None:
    (first,) = by_board(solves, "1x6")
    assert (first.when, first.seconds, first.max_level, first.min_level, first.first) == (None, None, None, None, "MAX")
    (before_a_date,) = by_board(solves, "1x20")
    assert (before_a_date.when, before_a_date.seconds) == (None, 208.95)
    (dated,) = by_board(solves, "1x21")
    assert (dated.when, dated.seconds) == ("2016-06-06T16:02:48", 19.12)


def test_lookahead_entries_are_taken_as_they_are(solves: list[Solve]) -> None:
    four, five, exact = by_board(solves, "1x22")
    assert (four.max_level, four.min_level, four.value, four.exact) == (4, None, 10, False)
    assert (five.max_level, len(five.line)) == (5, 5)
    assert (four.lower, four.upper) == (None, None), "nothing is proved by it"
    assert four.final_board == [[1, 1, 2, 2, 3, 3, 0, 4, 4] + [0] * 13]
    assert (exact.value, exact.exact) == (9, True)


def test_boards_as_pairs_and_empty_boards(solves: list[Solve]) -> None:
    assert by_board(solves, "2x2")[0].final_board == [[1, 1], [2, 2]]
    assert by_board(solves, "1x7")[0].final_board == [[1, 1, 2, 2, 3, 3, 0]]
    assert by_board(solves, "1x1")[0].final_board == [[0]]


def test_importing_again_adds_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert import_results(store, TEXT).added == 28
        report = import_results(store, TEXT)
        assert (report.added, report.known, report.skipped) == (0, 28, ())
        assert report.sentence == "0 results imported, 28 were known."
        assert import_results(store, TEXT.replace("\r\n", "\n")).added == 0
        more = TEXT + "board dimensions = 1 X 2\n(1, [[1, 1]])\n"
        assert import_results(store, more).added == 1
        assert len(store.solves()) == 29


def test_nothing_imported_passes_for_proved_by_us(tmp_path: Path, solves: list[Solve]) -> None:
    with Store.open(tmp_path) as store:
        import_results(store, TEXT)
        assert store.results.find(by_board(solves, "5x6")[0].start()) is None


ENTRY = "board dimensions = 1 X 4; Lookahead levels for MAX and MIN = None None. First player: MIN\n"


def test_a_first_player_is_read() -> None:
    (solve,), skipped = read_results(ENTRY + "(minimax, final board) = (2, [[1, 1, 2, 2]])\n")
    assert (solve.first, skipped) == ("MIN", [])


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("(2, [[1, 1, 2]])", "Line 1 is left out: the final board is not 1 rows of 4"),
        ("(2, [[1, 1, 2, 2], [0, 0, 0, 0]])", "the final board is not 1 rows"),
        ("(3, [[1, 1, 2, 2]])", "has 2 dominoes, but the value is 3"),
        ("(1, [[1, 1, 0, 0]])", "another domino fits"),
        ("(2, [[1, 2, 1, 2]])", "not dominoes 1, 2, 3"),
        ("(2, [[2, 2, 3, 3]])", "not dominoes 1, 2, 3"),
        ("(2, [[1, 1, 1.5, 2]])", "the final board is not"),
        ("(2, [[(0, 0), (0, 1)], [(0, 1), (0, 2)]])", "domino 2 of the final board leaves the board or overlaps"),
        ("(2, [[(0, 0), (0, 9)]])", "domino 1 of the final board leaves"),
        ("(2, [[(0, 0)]])", "A move is"),
        ("(2, [[1, 1, 2, 2])", "Line 2 is left out: The result"),
        ("(2)", "Line 2 is left out: The result is not a value and a board"),
        ("(2, __import__('os').system('true'))", "Line 2 is left out: The result is not JSON"),
        ("nonsense", "Line 2 is left out: 'nonsense' is not part of a result"),
        ("", "Line 1 is left out: there is no readable result below the board"),
        ("Time taken = 3 seconds", "Line 2 is left out"),
        ("Mon Jun 99 15:55:54 2016", "Line 2 is left out: 'Mon Jun 99 15:55:54 2016' is not a date"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line_and_the_rest_is_read(lines: str, complaint: str) -> None:
    good = "board dimensions = 1 X 2\n(1, [[1, 1]])\n"
    solves, skipped = read_results(ENTRY + lines + "\n" + good)
    assert [solve.board for solve in solves] == ["1x2"]
    assert any(complaint in sentence for sentence in skipped), skipped


@pytest.mark.parametrize("size", ["0 X 5", "101 X 1", "9999 X 9999"])
def test_boards_of_no_size_or_too_large_are_left_out(size: str) -> None:
    solves, skipped = read_results(f"board dimensions = {size}\n(0, [])\n")
    assert solves == []
    assert "1 to 100 rows and columns" in skipped[0]


def test_a_file_without_entries_is_refused() -> None:
    for text in ("", "hello\n", "(3, [[1, 1]])"):
        with pytest.raises(InputError, match="not a file of results"):
            read_results(text)


@given(st.text(max_size=200), st.integers(0, len(TEXT)), st.integers(0, 200))
def test_any_damage_is_read_or_named(inserted: str, at: int, cut: int) -> None:
    part = TEXT[max(0, at - 1500) : at] + inserted + TEXT[at + cut : at + 1500]
    try:
        _, skipped = read_results(part)
    except InputError as error:
        skipped = [f"Line 0: {error}"]
    assert all(sentence.startswith("Line ") and "\n" not in sentence for sentence in skipped)


@given(st.lists(st.sampled_from([*TEXT.splitlines(), *"()[],= 1X", "None None"]), max_size=12).map("\n".join))
def test_lines_in_any_order_are_read_or_named(text: str) -> None:
    try:
        solves, _ = read_results(text)
    except InputError:
        return
    for solve in solves:
        if solve.exact:
            assert solve.end().value() == solve.value
