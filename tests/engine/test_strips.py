"""What block potentials prove about boards of every length, compared with solved rectangles and with the theory."""

from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.engine.rectangle_bounds import solved_rectangles
from tiling_gui.engine.solved import solved_boards
from tiling_gui.engine.strips import PLANS, bounds_of_strip, by_covers, rounded, shipped_values, statement, strips


def test_the_two_theorems_about_three_and_four_rows() -> None:
    for name, p, q in (("3xn", 4, 3), ("4xn", 9, 5)):
        values = shipped_values(name, False)
        stated = statement(values, False, PLANS[name, False].cycle)
        assert (stated.formula("X"), stated.formula("N")) == (f"floor(({p}n + 1)/{q})", f"floor({p}n/{q})")
        assert stated.limit * q == p
        for n, made in enumerate(strips(80, values, False)[1:], 1):
            assert made is not None
            assert sum(block.columns for block in made[1]) == n
            assert (-(-made[0] // 2), made[0] // 2) == ((p * n + 1) // q, p * n // q)


@walked(("name", "upper"), PLANS)
def test_statements_hold_for_every_length_and_blocks_fit(name: str, upper: bool) -> None:
    values = shipped_values(name, upper)
    if name == "mxn":
        assert list(values.values()) == [19 if upper else 12]
        return
    stated = statement(values, upper, PLANS[name, upper].cycle)
    made = strips(60, values, upper)
    assert stated.rate.denominator == 1, "with a half M would be rounded in another way for odd j"
    assert {line.columns % stated.period for line in stated.lines} == set(range(stated.period))
    long = {n for line in stated.lines for n in range(line.columns, 61, stated.period)}
    assert sorted(line.columns for line in stated.short) == sorted(set(range(1, 61)) - long)
    assert [made[line.columns][0] for line in stated.short] == [2 * line.constant for line in stated.short]
    for line in stated.lines:
        for n in range(line.columns, 61, stated.period):
            m = line.constant + (n - line.columns) // stated.period * stated.rate
            assert made[n] is not None
            assert made[n][0] <= 2 * m if upper else made[n][0] >= 2 * m
    for found in made[1:]:
        assert found is not None
        assert all(a.right == b.left is not None for a, b in zip(found[1], found[1][1:], strict=False))
    for n, m in enumerate(stated.least, 1):
        for player in ("X", "N"):
            formula = stated.formula(player).replace("floor(", "(").replace("/", "//").replace("n", f"*{n}")
            claimed = eval(formula)
            assert rounded(m, player) <= claimed if upper else rounded(m, player) >= claimed


def test_solved_rectangles_lie_within() -> None:
    met = 0
    for (a, b), (x, n) in solved_rectangles().items():
        for rows, columns in ((a, b), (b, a)):
            lower, upper = bounds_of_strip(rows, columns)
            if lower is not None:
                assert (-(-lower // 2), lower // 2) <= (x, n)
                assert n >= lower // 2
                met += (-(-lower // 2), lower // 2) == (x, n)
            if upper is not None:
                assert x <= -(-upper // 2)
                assert n <= upper // 2
    assert met > 40
    assert bounds_of_strip(8, 8)[0] == 2 * 29
    assert bounds_of_strip(9, 9)[0] == 2 * 35
    assert bounds_of_strip(2, 9) == (None, None)


def test_three_rows_have_their_value_by_certificates_alone() -> None:
    """Theorems 17, 19 and 20."""
    assert [bounds_of_strip(3, n) for n in (1, 2, 3, 4, 5, 40)] == [(2 * k, 2 * k) for k in (1, 3, 4, 5, 7, 53)]


def test_covers_bound_four_and_five_rows_by_the_formulas_of_theorems_21_and_25() -> None:
    for n in range(1, 200):
        four, five = by_covers(4, n), by_covers(5, n)
        assert four is not None
        assert (-(-four // 2), four // 2) == ((24 * n + 4) // 13, (24 * n + 4) // 13 - (n % 13 in (1, 8)))
        assert five == 2 * ((7 * n + 1) // 3)
    boards = [(*sorted(map(int, solved.board.split("x"))), solved) for solved in solved_boards()]
    seen = 0
    for rows, n, solved in boards:
        if (most := by_covers(rows, n)) is not None:
            assert 2 * solved.value <= most + (solved.first is Side.MAX)
            seen += 1
    assert seen > 35
