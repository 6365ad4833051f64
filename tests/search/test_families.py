"""Patterns in sequences: published periods, and none if too few terms are known."""

import random
from fractions import Fraction

import pytest

from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.games.heaps.grundy_values import values_by_definition
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.search.families import Observation, letters, member, observed, read_range


def test_the_period_of_kayles() -> None:
    """0.77 has period 12, and 70 is the last exception: Guy and Smith 1956."""
    values = values_by_definition(OctalCode.parse("0.77"), 110)
    assert observed(values, 0) == Observation(12, 0, 71, 110)
    assert observed(values[:90], 0) is None, "seen for less than twice the period"


def test_the_closed_form_of_one_row() -> None:
    """floor(3(n + 1) / 7) grows by 3 in 7 steps."""
    found = observed([3 * (n + 1) // 7 for n in range(1, 25)], 1)
    assert found == Observation(7, 3, 1, 24)
    assert found.statement() == "v(n+7) = v(n)+3, observed for n = 1..24"


@walked(("increment", "said"), [(Fraction(3, 2), "+3/2"), (Fraction(-3, 2), "-3/2"), (-1, "-1"), (0, "")])
def test_an_increment_has_its_sign(increment: Fraction | int, said: str) -> None:
    assert Observation(1, increment, 1, 5).statement() == f"v(n+1) = v(n){said}, observed for n = 1..5"


def test_what_was_put_in_is_found_and_holds_wherever_it_is_said() -> None:
    rng = random.Random(8)
    for _ in range(300):
        period, before = rng.randint(1, 6), [rng.randint(0, 9) for _ in range(rng.randint(0, 4))]
        step = rng.choice([0, 1, -2, Fraction(1, 2)])
        block = [rng.randint(0, 9) for _ in range(period)]
        terms = [*before, *(block[i % period] + step * (i // period) for i in range(max(3 * period, period + 4)))]
        found = observed(terms, 5)
        assert found is not None
        assert found.period + found.first - 5 <= period + len(before), "the simplest"
        for i in range(found.first - 5, len(terms) - found.period):
            assert terms[i + found.period] == terms[i] + found.increment


def test_too_few_terms_show_nothing() -> None:
    for count in range(5):
        assert observed([7] * count, 1) is None
    assert observed([7] * 5, 1) == Observation(1, 0, 1, 5)


@walked(
    ("family", "there", "text"),
    [
        ("3xn", {"n"}, "3x12"),
        ("kxn", {"k", "n"}, "4x12"),
        ("sharing:friendship:n,edges,vertices,k", {"n", "k"}, "sharing:friendship:12,edges,vertices,4"),
        ("heaps:nim:n,k", {"n", "k"}, "heaps:nim:12,4"),
        ("matching:path:N", {"n"}, "matching:path:12"),
        ("heaps:kayles:5", set(), "heaps:kayles:5"),
    ],
)
def test_letters_are_those_that_stand_alone(family: str, there: set[str], text: str) -> None:
    assert letters(family) == there
    assert member(family, 12, 4) == text


def test_ranges() -> None:
    assert list(read_range(" 3 - 5 ")) == [3, 4, 5]
    assert list(read_range("0")) == [0]
    for text in ("", "5-3", "a", "1-2-3", "-1", "0-1000", "²"):
        with pytest.raises(InputError, match="1-12"):
            read_range(text)
