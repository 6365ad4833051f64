"""The table of rectangles, compared with the definition of the game and with the store; and the formulas of it."""

import re
from dataclasses import replace
from fractions import Fraction
from math import floor

from tests.theory.brute_force import values as brute
from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.engine.board_formulas import FORMULAS, Formula
from tiling_gui.engine.board_values import BoardValue, all_sizes, board_values, closed_form, size_of
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.engine.solved import solved_boards
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store
from tiling_gui.store.grounds import BoardBounds

THREE, FOUR, SIX = (next(one for one in FORMULAS if one.rows == rows) for rows in (3, 4, 6))
HOLDS = replace(THREE, for_every_n=False, term="")  # as if it was only observed


def worth(value: BoardValue | None) -> tuple[int | None, int | None]:
    assert value is not None
    return value.max_first, value.min_first


def key(rows: int, columns: int) -> str:
    board = Board.rectangle(rows, columns)
    return position_key(board, board.squares)


def test_small_boards_are_worth_what_the_definition_says() -> None:
    known = board_values(BoardBounds(None))
    sizes = [(m, n) for m in range(1, 5) for n in range(m, 17) if m * n <= 16]
    for m, n in sizes:
        assert worth(known[m, n]) == brute(frozenset((r, c) for r in range(m) for c in range(n))), (m, n)


def test_closed_forms_agree_with_every_search() -> None:
    """1 x n is Phillips and Slater's competition-independence game on a path; the search does not use that."""
    searched = [solve for solve in solved_boards() if Board.parse(solve.board).rows <= 3]
    assert max(Board.parse(solve.board).columns for solve in searched) >= 20
    for solve in searched:
        board = Board.parse(solve.board)
        both = worth(closed_form(board.columns, board.rows))  # rows and columns exchanged
        assert solve.value == both[solve.first == "MIN"]
    assert closed_form(4, 4) is None


def test_known_values_are_there_with_where_they_come_from() -> None:
    known = board_values(BoardBounds(None))
    assert worth(known[5, 5]) == (12, 11)  # arXiv 1202.0862
    assert worth(known[8, 8]) == (29, 29)
    searched = {size_of(board.rows, board.columns) for board in (Board.parse(one.board) for one in solved_boards())}
    assert {size for size, value in known.items() if value.origin == "closed form"} == {
        size for size in known if size[0] <= 2 or (size[0] == 3 and size not in searched)
    }
    assert all(value.size == size == size_of(*reversed(size)) for size, value in known.items())
    assert (9, 9) not in known


def test_boards_of_three_rows_have_the_values_that_certificates_prove() -> None:
    """Theorems 17, 19 and 20."""
    known = board_values(BoardBounds(None))
    assert max(n for m, n in known if m == 3) == 42
    for n in range(3, 43):
        assert worth(known[3, n]) == ((4 * n + 1) // 3, (4 * n + 1) // 3)
    assert worth(closed_form(1000, 3)) == (1333, 1333)


def test_what_was_proved_here_is_added() -> None:
    with Store.in_memory() as store:
        store.facts.put(Bound(key(9, 9), 37, 37, 36, 37))
        store.facts.put(Bound(key(32, 4), 57, 57, 57, 57))
        known = board_values(BoardBounds(store))
    assert worth(known[9, 9]) == (37, None)
    assert worth(known[4, 32]) == (57, 57)
    assert max(n for m, n in known if m == 1) == 42  # closed forms are listed as far as any value is known
    assert known[9, 9].text == "37/?"
    sizes = all_sizes()
    assert {(9, 9), (3, 42), (4, 32), (5, 25), (8, 16), (10, 20)} <= set(sizes)


def test_a_formula_is_checked_as_far_as_boards_are_proved() -> None:
    known = board_values(BoardBounds(None))
    for formula, least in ((FOUR, 14), (SIX, 10)):
        seen = formula.check(known)
        assert seen.upto >= least
        assert seen.false_at is None
        assert seen.predicted == (seen.upto + 1, formula.value(seen.upto + 1))
        following = known.get((formula.rows, seen.upto + 1))
        assert following is None or None in worth(following)
    assert (THREE.value(21), FOUR.value(15), SIX.value(10)) == (28, 27, 27)
    assert THREE.check(known).upto >= 42
    sevenths = Formula(5, 3, "floor((16n+2)/7)", lambda n: (16 * n + 2) // 7, first=Side.MIN)
    assert (sevenths.check(known).upto, sevenths.check(known).false_at) == (12, 13)


@walked(("wrong", "false_at"), [((27, None), 21), ((28, 27), 21), ((28, None), None)])
def test_a_formula_that_fails_says_where(wrong: tuple[int, int | None], false_at: int | None) -> None:
    known = {(3, n): BoardValue(3, n, THREE.value(n), THREE.value(n)) for n in range(3, 21)}
    known[2, 3] = BoardValue(2, 3, 3, 3)
    seen = HOLDS.check(known | {(3, 21): BoardValue(3, 21, *wrong)})
    assert (seen.upto, seen.false_at) == (20, false_at)
    assert (seen.predicted is None) == (false_at is not None)
    if false_at is None:
        assert seen.sentence().endswith("predicts 28 for 3 x 21, proved with MAX first.")
    else:
        assert seen.sentence().endswith("for n = 2 to 20, whoever begins, but not for n = 21.")
    steeper = replace(HOLDS, value=lambda n: (5 * n + 1) // 3)
    assert steeper.check(known).false_at == 3  # floor(16/3) = 5, and 3 x 3 is worth 4


def test_the_diagonal_is_known_to_fail_where_theorem_22_says() -> None:
    (squares,) = (one for one in FORMULAS if not one.rows)
    values = board_values(BoardBounds(None))
    seen = squares.check(values)
    assert (seen.upto, seen.false_at, seen.predicted) == (8, 20, None)
    for n in range(9, 21):
        lower, upper = quick_bounds(DominoPosition.start(n, n, Side.MIN))
        assert (lower <= squares.value(n) <= upper) == (n < 20)
    sixth = {**values, (6, 6): replace(values[6, 6], min_first=17)}
    assert squares.check(sixth).false_at == 6


@walked("one", FORMULAS)
def test_a_rule_says_what_is_computed(one: Formula) -> None:
    names = {"floor": floor}
    rule = re.sub(r"(?<=[\dn])(?=[n(])", "*", one.rule)
    assert [eval(rule, names, {"n": Fraction(n)}) for n in range(50)] == [one.value(n) for n in range(50)]
    assert one.written.count("⌊") == one.written.count("⌋") == one.rule.count("floor")
    if one.for_every_n:
        found = [closed_form(one.rows, n) for n in range(one.least, 500)]
        numbers = [value and (value.min_first if one.first is Side.MIN else value.max_first) for value in found]
        assert numbers == [one.value(n) for n in range(one.least, 500)]
    assert one.for_every_n == (one.rows in (1, 2, 3))
    assert (one.is_about((8, 8), Side.MIN), one.is_about((3, 7), Side.MAX)) == (one.rows == 0, one.rows == 3)


# Sequences of the OEIS --------------------------------------------------------------------------------------------

OEIS = {
    "A000124": (0, [1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56, 67, 79, 92, 106, 121, 137, 154, 172, 191, 211]),
    "A042965": (1, [0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24, 25, 27, 28, 29, 31, 32]),
    "A047399": (1, [0, 3, 6, 8, 11, 14, 16, 19, 22, 24, 27, 30, 32, 35, 38, 40, 43, 46, 48, 51, 54, 56, 59, 62, 64]),
    "A057357": (0, [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12]),
}
"""The first terms as oeis.org prints them, and the index of the first."""


def test_terms_are_those_that_the_oeis_prints() -> None:
    named = [one for one in FORMULAS if one.term]
    assert {one.term.partition("(")[0] for one in named} == set(OEIS)
    for one in named:
        name, shift, minus = re.fullmatch(r"(A\d{6})\(n([+-]\d)\)(?:-(\d))?", one.term).groups()
        offset, terms = OEIS[name]
        places = range(max(one.least, offset - int(shift)), offset + len(terms) - int(shift))
        assert [one.value(n) for n in places] == [terms[n + int(shift) - offset] - int(minus or 0) for n in places]
