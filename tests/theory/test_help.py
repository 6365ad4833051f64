"""What the help pages say about games, by brute force and without the program's engines; one section for each page.

Statements that another test checks are not repeated: the tables of the sources, Table 1, the slides' values of .007.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations, product

from tests.theory.brute_force import Graph, path, rectangle
from tests.walks import walked
from tiling_gui.core.catalogue import read_position
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.search.fair_games import search

DIGITS = range(10)
Values = Sequence[int]


def worth(
    expression: Callable[..., Fraction | int], variables: int, values: Values = DIGITS, **filled: int
) -> Fraction:
    """The minimax value of e-Valuate, MAX proposing: by the rules, for expressions that always have a value."""

    @cache
    def value(held: tuple[int | None, ...]) -> Fraction:
        free = [k for k, each in enumerate(held) if each is None]
        if not free:
            return Fraction(expression(*held))
        return max(min(value((*held[:k], v, *held[k + 1 :])) for k in free) for v in values)

    return value(tuple(filled.get("xyzw"[k]) for k in range(variables)))


def chances(expression: Callable[..., Fraction | int], variables: int, values: Values) -> tuple[Fraction, Fraction]:
    """How often MAX and MIN win if every filling is equally likely, as it is if no move is invalid."""
    value = worth(expression, variables, values)
    results = [expression(*filling) for filling in product(values, repeat=variables)]
    whole = len(results)
    return Fraction(sum(each > value for each in results), whole), Fraction(
        sum(each < value for each in results), whole
    )


# e-Valuate ------------------------------------------------------------------------------------------------------------


def first(x: int, y: int, z: int) -> int:
    return x * (y - z)


def test_the_first_expression() -> None:
    assert worth(first, 3) == 18
    assert max(first(*filling) for filling in product(DIGITS, repeat=3)) == 81
    assert worth(first, 3, z=9) == 0, "after 9 into z nothing is left to win"


@walked("expression", [lambda x, y, z: x * y + z, lambda x, y, z: (x + y) * z, lambda x, y, z: x + y + z])
def test_plus_and_times_without_negative_values_are_worth_the_largest(expression: Callable[..., int]) -> None:
    values = (0, 1, 3, 4)
    assert worth(expression, 3, values) == max(expression(*filling) for filling in product(values, repeat=3))


# The paper ------------------------------------------------------------------------------------------------------------


def test_the_papers_first_game() -> None:
    assert first(5, 9, 3) == 30
    given = (5, 3, 9)
    assert min(first(*order) for order in permutations(given)) == first(5, 3, 9) == -30

    def answered(proposals: tuple[int, ...], **filled: int) -> set[int]:
        """The results if MIN answers each proposal as if best play followed."""
        if not proposals:
            return {first(filled["x"], filled["y"], filled["z"])}
        after = [{**filled, name: proposals[0]} for name in "xyz" if name not in filled]
        least = min(worth(first, 3, **each) for each in after)
        return set().union(*(answered(proposals[1:], **each) for each in after if worth(first, 3, **each) == least))

    assert -12 in answered(given)


def test_the_papers_best_line() -> None:
    """6 into Y, 3 into X, 0 into Z."""
    for filled in ({"y": 6}, {"y": 6, "x": 3}, {"y": 6, "x": 3, "z": 0}):
        assert worth(first, 3, **filled) == 18


def test_figure_1() -> None:
    assert worth(lambda x, y: (10 - x) * y, 2) == 45


def test_largest_value_with_a_negative_one() -> None:
    assert worth(lambda x, y, z: x * y + z, 3, (-3, 2)) == 6


def test_fair_expressions() -> None:
    won, lost = chances(lambda x, y: x % 2 - y % 2, 2, DIGITS)
    assert won == lost, "with a remainder there are fair ones over 0 to 9"
    won, lost = chances(lambda x, y, z: Fraction(x + y, z), 3, (1, 2))
    assert won == lost
    rows = search([2, 3, 4], [read_domain("0-9")])  # each variable once, joined by + - * /
    assert not any(row.chances.fair for row in rows)
    for unfair in (lambda x, y: x - y, lambda x, y: x * y, lambda x, y: x + y):
        won, lost = chances(unfair, 2, DIGITS)
        assert won != lost


@walked(
    ("text", "count"),
    [
        (".1.2.3.4/51627384/5.6.7.8./.9.a.b.c/d9eafbgc/d.e.f.g./.hhi.jjk/ll.imm.k", 22),
        (".11.2.3./44nn2536/.77oj5.6/88hojkk./.phmll99/apbmicc./adbei.ff/.d.e.gg.", 25),
    ],
)
def test_the_papers_tilings_are_maximal(text: str, count: int) -> None:
    rows = text.split("/")
    assert len({sign for row in rows for sign in row} - {"."}) == count
    free = [(r, c) for r in range(8) for c in range(8) if rows[r][c] == "."]
    assert len(free) == 64 - 2 * count
    assert not any(abs(a - c) + abs(b - d) == 1 for a, b in free for c, d in free)
    assert read_position(text, "domino").is_over


# The first program ----------------------------------------------------------------------------------------------------


def test_one_row_of_six() -> None:
    row = path(6)
    assert row.values() == (3, 2)
    after = dict(zip(row.edges, map(row.values, row.options(row.all)), strict=True))
    assert [edge for edge, (_, n) in after.items() if 1 + n == 3] == [(2, 3)], "c1-d1 alone keeps it"
    assert 1 + after[1, 2][0] == 2


# Reading the values ---------------------------------------------------------------------------------------------------


@walked("board", [(2, 5), (3, 3), (3, 4)])
def test_no_move_gains_and_none_loses_more_than_two(board: tuple[int, int]) -> None:
    graph: Graph = rectangle(*board)
    waiting, seen = [graph.all], {graph.all}
    while waiting:
        position = waiting.pop()
        for after in graph.options(position):
            (x, n), (later_x, later_n) = graph.values(position), graph.values(after)
            assert 0 <= x - (1 + later_n) <= 2
            assert 0 <= 1 + later_x - n <= 2
            if after not in seen:
                seen.add(after)
                waiting.append(after)


# ELLIE ----------------------------------------------------------------------------------------------------------------

Square = tuple[int, int]


def tiles(rows: int, columns: int) -> Iterator[frozenset[Square]]:
    """Every square of 2 x 2 without one of its squares."""
    for r, c in product(range(rows - 1), range(columns - 1)):
        whole = {(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)}
        for left_out in whole:
            yield frozenset(whole - {left_out})


def grundy(rows: int, columns: int) -> tuple[int, int, int]:
    """(the value of the empty board, how many first moves win, how many there are), by definition."""
    every = list(tiles(rows, columns))

    @cache
    def value(free: frozenset[Square]) -> int:
        options = {value(free - tile) for tile in every if tile <= free}
        return min(set(range(len(options) + 1)) - options)

    whole = frozenset(product(range(rows), range(columns)))
    return value(whole), sum(not value(whole - tile) for tile in every), len(every)


def test_small_boards_of_ellie() -> None:
    assert grundy(2, 2) == (1, 4, 4)
    assert grundy(2, 3) == (2, 4, 8)


@walked("columns", range(2, 9))
def test_a_tile_on_two_rows_leaves_what_three_counters_leave_of_a_heap(columns: int) -> None:
    """Before and after it, column by column: every division of the other squares, and no other."""
    left = set()
    for tile in tiles(2, columns):
        first_column = min(c for _, c in tile)
        before = 2 * first_column + (2 - sum(c == first_column for _, c in tile))
        left.add((before, 2 * columns - 3 - before))
    assert left == {(before, 2 * columns - 3 - before) for before in range(2 * columns - 2)}
    numbered = [sorted(2 * c + r + 1 for r, c in tile) for tile in tiles(2, columns)]
    assert any(numbers[2] - numbers[0] > 2 for numbers in numbered), "half of them are not three in a row"


def test_exchanging_the_two_squares_of_a_column_changes_no_game_on_two_rows() -> None:
    """Tiles go to tiles, so any squares that are left are worth what they are worth exchanged: 256 sets, 4 columns."""
    columns = 4
    every = {frozenset(tile) for tile in tiles(2, columns)}

    def exchanged(squares: frozenset[tuple[int, int]], column: int) -> frozenset[tuple[int, int]]:
        return frozenset((1 - r if c == column else r, c) for r, c in squares)

    @cache
    def value(free: frozenset[tuple[int, int]]) -> int:
        options = {value(free - tile) for tile in every if tile <= free}
        return next(n for n in range(len(options) + 1) if n not in options)

    whole = list(product(range(2), range(columns)))
    assert len(every) == 4 * (columns - 1)
    for column in range(columns):
        assert {exchanged(tile, column) for tile in every} == every
        for chosen in product((False, True), repeat=len(whole)):
            free = frozenset(square for square, there in zip(whole, chosen, strict=True) if there)
            assert value(exchanged(free, column)) == value(free)


# Heaps ----------------------------------------------------------------------------------------------------------------


def test_nim_3_4_5() -> None:
    assert 3 ^ 4 ^ 5 == 2
    positions = list(product(range(6), repeat=3))
    assert [heaps for heaps in positions if _is_lost(heaps)] == [(a, b, c) for a, b, c in positions if not a ^ b ^ c]


@cache
def _is_lost(heaps: tuple[int, ...]) -> bool:
    """Whether the player to move loses: whoever takes the last counter wins."""
    options = ((*heaps[:k], rest, *heaps[k + 1 :]) for k, heap in enumerate(heaps) for rest in range(heap))
    return not any(map(_is_lost, options))
