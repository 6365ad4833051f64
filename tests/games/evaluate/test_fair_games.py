"""The search for fair games and the probability of each result, compared with published numbers and the full tree."""

from fractions import Fraction
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.evaluate.expressions import expressions as any_expression
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search import random_play
from tiling_gui.games.evaluate.search.fair_games import (
    distinct,
    expressions,
    fairest,
    read_variables,
    search,
)
from tiling_gui.games.evaluate.search.random_play import BARS, fairness, histogram


@walked(("names", "count"), [("x", 1), ("xy", 6), ("xyz", 68), ("xyzw", 1170)])
def test_inequivalent_expressions_are_those_of_the_oeis(names: str, count: int) -> None:
    """A140606: inequivalent expressions of n different operands, each used once, joined by + - * /."""
    assert len(distinct(names)) == count


def test_renaming_variables_makes_no_other_expression() -> None:
    assert expressions(2) == ("x*y", "x/y", "x + y", "x - y")
    for count, all_of_them in ((2, 6), (3, 68), (4, 1170)):
        found = expressions(count)
        assert len(set(found)) == len(found)
        assert len(found) * factorial(count) >= all_of_them, "a class has at most n! members"
        assert all(len(Expression.parse(text).variables) == count for text in found)


def test_plus_and_times_alone_are_never_fair() -> None:
    """By section 7 of the paper minimax(E) = max(E), so that MIN can never lose."""
    rows = [row for row in search(range(2, 4), [read_domain("0-4"), read_domain("1-3")])]
    plain = [row for row in rows if not set(row.expression) & set("-/")]
    assert len(plain) == 2 * 6
    for row in plain:
        assert row.chances.win == 0
        assert not row.chances.fair


def test_a_difference_of_two_bits_is_fair() -> None:
    """Of 00, 01, 10, 11 one is above and one below 0, which either side can force."""
    best = fairest(list(search(range(2, 3), [read_domain("0-1"), read_domain("0-9")])))
    assert (best[0].expression, best[0].chances.value, best[0].chances.fair) == ("x - y", 0, True)
    assert (best[0].chances.win, best[0].chances.draw) == (Fraction(1, 4), Fraction(1, 2))
    assert [row.apart for row in best] == sorted(row.apart for row in best)


def test_what_is_told_of_a_game_is_what_the_game_itself_says() -> None:
    for row in search(range(3, 4), [read_domain("0-2")], Side.MIN):
        assert fairness(row.position) == row.chances
        assert row.to_json()["fair"] == (row.apart == 0)


def test_a_search_that_is_stopped_ends() -> None:
    stop = StopToken()
    found = []
    for row in search(range(2, 5), [read_domain("0-1")], run=Run(stop=stop)):
        found.append(row)
        if len(found) == 5:
            stop.stop()
    assert len(found) == 5


@walked("text", ["", "1", "5", "2-5", "3-2", "two"])
def test_no_other_numbers_of_variables(text: str) -> None:
    with pytest.raises(InputError, match="2 to 4 variables"):
        read_variables(text)


def walked(position: EvaluatePosition) -> dict[Fraction, Fraction]:
    """The probability of every result if all valid moves are equally likely."""
    if position.is_over:
        value = position.value()
        assert value is not None
        return {value: Fraction(1)}
    moves, found = list(position.moves()), dict[Fraction, Fraction]()
    for move in moves:
        for value, chance in walked(position.play(move)).items():
            found[value] = found.get(value, Fraction(0)) + chance / len(moves)
    return found


@given(
    any_expression("xyz", leaves=6), st.sampled_from(["0-3", "-1..1", "0,1/2,7"]), st.sampled_from([Side.MAX, Side.MIN])
)
def test_bars_are_those_of_the_walked_tree(expression: Expression, domain: str, first: Side) -> None:
    position = EvaluatePosition(expression, read_domain(domain), first)
    bars = histogram(position)
    if not bars:
        assert not position.has_value
        return
    chances = walked(position)
    assert len(bars) <= BARS
    assert sum(bar.chance for bar in bars) == 1
    for k, bar in enumerate(bars):
        last = k == len(bars) - 1 or bar.low == bar.high
        within = [
            chance for value, chance in chances.items() if bar.low <= value < bar.high or (last and value == bar.high)
        ]
        assert bar.chance == sum(within)
    if len(chances) <= BARS:
        assert [bar.low for bar in bars] == sorted(chances)
    else:
        assert len({bar.high - bar.low for bar in bars}) == 1


def test_bars_do_not_depend_on_how_many_are_worked_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    position = EvaluatePosition.start("x/y+z", read_domain("0-4"))
    whole = histogram(position)
    monkeypatch.setattr(random_play, "_AT_ONCE", 1)
    assert histogram(position) == whole
