"""The table of rectangles: against the game's definition, against the store, and what is only observed."""

import pytest

from tests.engine.brute import values as brute
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.engine.board_values import (
    OBSERVATIONS,
    BoardValue,
    Observation,
    all_sizes,
    board_values,
    closed_form,
    size_of,
    standing,
)
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.solved import solved_boards
from tiling_gui.store import Store

THREE, FOUR = OBSERVATIONS


def worth(value: BoardValue | None) -> tuple[int | None, int | None]:
    assert value is not None
    return value.max_first, value.min_first


def key(rows: int, columns: int) -> str:
    board = Board.rectangle(rows, columns)
    return position_key(board, board.squares)


def test_small_boards_are_worth_what_the_definition_says() -> None:
    known = board_values()
    sizes = [(m, n) for m in range(1, 5) for n in range(m, 17) if m * n <= 16]
    for m, n in sizes:
        assert worth(known[m, n]) == brute(frozenset((r, c) for r in range(m) for c in range(n))), (m, n)


def test_closed_forms_agree_with_every_search() -> None:
    """1 x n is Phillips and Slater's competition-independence game on a path; the search knows nothing of that."""
    searched = [solve for solve in solved_boards() if Board.parse(solve.board).rows <= 2]
    assert max(Board.parse(solve.board).columns for solve in searched) >= 20
    for solve in searched:
        board = Board.parse(solve.board)
        both = worth(closed_form(board.columns, board.rows))  # turned
        assert solve.value == both[solve.first == "MIN"]
    assert closed_form(3, 3) is None


def test_known_values_are_there_with_where_they_come_from() -> None:
    known = board_values()
    assert worth(known[5, 5]) == (12, 11)  # arXiv 1202.0862
    assert worth(known[8, 8]) == (29, 29)
    assert {size for size, value in known.items() if value.origin == "closed form"} == {
        size for size in known if size[0] <= 2
    }
    assert all(value.size == size == size_of(*reversed(size)) for size, value in known.items())
    assert (9, 9) not in known


def test_what_was_proved_here_is_added_and_what_came_from_elsewhere_is_not() -> None:
    with Store.in_memory() as store:
        store.facts.put(Bound(key(9, 9), 37, 37, 36, 37))
        store.facts.put(Bound(key(9, 10), 41, 41, 41, 41, rests_on=("import 9x10.campaign",)))
        known = board_values(store.facts.own)
    assert worth(known[9, 9]) == (37, None)
    assert known[9, 9].text == "37/?"
    assert (9, 10) not in known
    assert {(9, 9), (3, 21), (10, 20)} <= set(all_sizes())


def test_an_observation_is_checked_as_far_as_boards_are_proved() -> None:
    known = board_values()
    for observation in OBSERVATIONS:
        seen = standing(observation, known)
        assert seen.upto >= {3: 20, 4: 14}[observation.rows]
        assert seen.false_at is None
        assert seen.predicted == (seen.upto + 1, observation.value(seen.upto + 1))
        assert (observation.rows, seen.upto + 1) not in known
    assert (THREE.value(21), FOUR.value(15)) == (28, 27)


@pytest.mark.parametrize(("wrong", "false_at"), [((27, None), 21), ((28, 27), 21), ((28, None), None)])
def test_an_observation_that_fails_says_where(wrong: tuple[int, int | None], false_at: int | None) -> None:
    known = {(3, n): BoardValue(3, n, THREE.value(n), THREE.value(n)) for n in range(3, 21)}
    known[2, 3] = BoardValue(2, 3, 3, 3)
    seen = standing(THREE, known | {(3, 21): BoardValue(3, 21, *wrong)})
    assert (seen.upto, seen.false_at) == (20, false_at)
    assert (seen.predicted is None) == (false_at is not None)
    assert standing(Observation(3, 2, 5, 3), known).false_at == 3  # floor(16/3) = 5, and 3 x 3 is worth 4
