"""Elo, its interval and the sequential test: published values, closed forms, and error rates."""

import math
import random

import pytest

from tiling_gui.errors import InputError
from tiling_gui.players.sprt import MOST_ELO, Sprt, Strength, elo_of, expected_score


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "llr"),
    [  # pentanomial counts and LLR from pull requests of Stockfish, numbered here, of 2020 and 2021
        ((253, 4282, 17604, 4431, 286), -0.25, 1.25, 2.94),  # 3209
        ((58, 3302, 33130, 3518, 84), 0.25, 1.25, 2.97),  # 3209
        ((491, 7345, 29693, 7670, 465), -0.25, 1.25, 2.96),  # 3098
        ((17, 253, 1042, 337, 39), -0.5, 1.5, 2.96),  # 2971
        ((11, 407, 3238, 513, 11), 0.25, 1.75, 2.93),  # 2971
        ((59, 754, 2467, 865, 75), -0.5, 1.5, 2.95),  # 2951
    ],
)
def test_the_ratio_is_what_fishtest_published(counts: tuple[int, ...], elo0: float, elo1: float, llr: float) -> None:
    test = Sprt(elo0, elo1)
    assert round(test.llr(counts), 2) == llr
    mirrored = Sprt(-elo1, -elo0)
    assert mirrored.llr(counts[::-1]) == pytest.approx(-test.llr(counts))


def test_the_bounds_are_walds() -> None:
    assert Sprt().bounds == (pytest.approx(-2.944, abs=5e-4), pytest.approx(2.944, abs=5e-4))


def test_without_draws_it_is_walds_test_of_a_coin() -> None:
    test, lost, won = Sprt(0, 100), 37, 63
    s0, s1 = 0.5, expected_score(100)
    assert s1 == pytest.approx(0.640065, abs=1e-6)
    assert test.llr((lost, won)) == pytest.approx(won * math.log(s1 / s0) + lost * math.log((1 - s1) / (1 - s0)))


def test_elo_and_score_are_inverse() -> None:
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(0) == 0.5
    for elo in (-350.0, -10.0, 0.0, 191.0):
        assert elo_of(expected_score(elo)) == pytest.approx(elo)
    assert elo_of(1.0) == math.inf
    assert elo_of(0.0) == -math.inf


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_wilsons(won: int, of: int, low: float, high: float) -> None:
    """Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3."""
    found = Strength((of - won, 0, won)).interval
    assert found == (pytest.approx(low, abs=6e-5), pytest.approx(high, abs=6e-5))


def test_draws_make_the_interval_narrower_and_nothing_played_says_nothing() -> None:
    low, high = Strength((10, 80, 10)).interval
    wide_low, wide_high = Strength((50, 0, 50)).interval
    assert wide_low < low < 0.5 < high < wide_high
    assert Strength((0, 0, 0)).elo_interval == (-math.inf, math.inf)
    assert Sprt().decided((0, 0, 0)) is None


@pytest.mark.parametrize(("true_elo", "wrong"), [(0.0, "H1"), (100.0, "H0")])
def test_it_errs_about_as_rarely_as_it_promises(true_elo: float, wrong: str) -> None:
    test, rng, errors, runs, played = Sprt(0, 100), random.Random(5), 0, 80, 0
    for _ in range(runs):
        counts, decided = [0, 0, 0], None
        while decided is None:
            drawn = rng.random() < 0.3
            counts[1 if drawn else 2 * (rng.random() < (expected_score(true_elo) - 0.15) / 0.7)] += 1
            decided = test.decided(counts)
        errors += decided == wrong
        played += sum(counts)
    # At most 4 of 80 are expected, with a standard deviation of 2; Wald: about 46 pairs are needed on average.
    assert errors <= 10
    assert 25 <= played / runs <= 80


@pytest.mark.parametrize("counts", [(1, 0, 0), (0, 0, 1), (7, 0, 0, 0, 3), (500, 3, 500)])
def test_the_largest_differences_can_be_tested(counts: tuple[int, ...]) -> None:
    ratio = Sprt(-MOST_ELO, MOST_ELO).llr(counts)
    assert math.isfinite(ratio)
    assert Sprt(-MOST_ELO, MOST_ELO).llr(counts[::-1]) == pytest.approx(-ratio, abs=1e-5)


@pytest.mark.parametrize("elo", [9999.0, -9999.0, math.inf, math.nan])
def test_a_difference_that_cannot_be_told_from_certainty_is_refused(elo: float) -> None:
    with pytest.raises(InputError, match="-3000 to 3000 Elo points"):
        Sprt(0, elo)
