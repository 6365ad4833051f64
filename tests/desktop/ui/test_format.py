"""How the window formats numbers: the texts of the pictures, and properties for all numbers."""

import re
from datetime import date
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from tests.walks import walked
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.ui.widgets import format as words


@walked(
    ("n", "text"),
    [(0, "0"), (812, "812"), (9_400, "9.4 k"), (38_000_000, "38 M"), (412_345_678, "412 M"), (1_200_000_000, "1.2 G")],
)
def test_counts_as_the_pictures_write_them(n: int, text: str) -> None:
    assert words.count(n) == text


def test_german_and_french_write_a_comma(qapp: QApplication) -> None:
    try:
        for code in ("de", "fr"):
            translations.install(qapp, code)
            assert (words.duration(1.3), words.count(1_200_000)) == ("1,3 s", "1,2 M")
    finally:
        translations.install(qapp, "en")
    assert words.duration(1.3) == "1.3 s"


def test_the_table_of_results_keeps_a_decimal() -> None:
    assert words.count(96_200, fine=True) == "96.2 k"
    assert words.count(88_700, fine=True) == "88.7 k"


@given(st.integers(0, 10**17))
def test_a_shortened_count_is_within_six_percent_and_short(n: int) -> None:
    text = words.count(n)
    number, _, unit = text.partition(" ")
    size = float(number) * 1000 ** " kMGTP".index(unit or " ")
    assert abs(size - n) <= 0.06 * n
    assert len(number) <= 4


@given(st.integers(-(10**60), 10**60) | st.fractions(max_denominator=10**20) | st.sampled_from([2**2000, -(10**500)]))
def test_a_value_where_there_is_little_room_is_short_and_says_whether_it_is_rounded(v: int | Fraction) -> None:
    text = words.short(v)
    assert len(text) <= 20
    shown = Fraction(text.removeprefix("≈").replace("−", "-"))
    assert text.startswith("≈") == (shown != v)
    assert abs(shown - v) <= max(abs(Fraction(v)) / 100, Fraction(1, 1000))
    if len(words.value(v)) <= 12:
        assert text == words.value(v)
        assert words.cost(v) in (text, f"+{text}")
    assert len(words.cost(v)) <= 20
    assert words.cost(v).startswith("+" if v > 0 else ("−", "≈−") if v < 0 else "0")


@walked(
    ("v", "text"),
    [
        (Fraction(16, 3), "16/3"),
        (Fraction(-139, 36), "−3.86…"),  # 3.8611
        (Fraction(779, 490), "1.58…"),  # 1.5898
        (Fraction(2717, 245), "11.0…"),  # 11.0898
        (123456, "123456"),
        (Fraction(-12345678, 7), "≈−1.76e6"),  # 1763668.3
    ],
)
def test_a_long_fraction_is_cut_and_not_rounded(v: Fraction | int, text: str) -> None:
    assert words.brief(v) == text


def test_the_rate_is_positions_over_time() -> None:
    assert words.rate(38_000_000, 35) == "1.1 M/s"
    assert words.rate(0, 0) == ""


@walked(
    ("seconds", "text"),
    [
        (0.8, "0.8 s"),
        (1.4, "1.4 s"),
        (9.96, "10 s"),
        (35, "35 s"),
        (209, "209 s"),
        (1320, "22 min"),
        (3599, "1 h"),
        (11100, "3 h 5 min"),
        (90000, "1 d 1 h"),
    ],
)
def test_durations(seconds: float, text: str) -> None:
    assert words.duration(seconds) == text


def test_values_carry_the_true_minus_sign() -> None:
    assert words.value(Fraction(-19, 18)) == "−19/18"
    assert words.value(Fraction(6, 2)) == "3"
    assert words.value(-4) == "−4"
    assert words.cost(-1) == "−1"
    assert words.cost(Fraction(7, 2)) == "+7/2"


@given(st.fractions())
def test_a_written_value_reads_back(v: Fraction) -> None:
    assert Fraction(words.value(v).replace("−", "-")) == v


def test_bounds() -> None:
    assert words.bounds(27, 30) == "27..30"
    assert words.bounds(29, 29) == "29"
    assert words.bounds(27, None) == "at least 27"
    assert words.bounds(None, 30) == "at most 30"
    assert words.bounds(None, None) == "–"


def test_days() -> None:
    assert words.day("2026-11-20T09:30:00+00:00") == "20 Nov 2026"
    assert words.day(date(2016, 6, 6)) == "6 Jun 2016"
    assert words.day(None) == words.day("") == "–"
    assert words.moment("2026-11-20T09:30:00") == "20 Nov 2026, 09:30"


@given(st.datetimes())
def test_a_day_has_no_leading_zero(when) -> None:
    assert re.fullmatch(r"[1-9]\d? [A-Z][a-z][a-z] \d+", words.day(when))


@walked(
    ("seconds", "text"),
    [
        (0, "0:00"),
        (59.999, "0:59"),
        (60, "1:00"),
        (754, "12:34"),
        (3599.9, "59:59"),
        (3723, "1:02:03"),
        (90000, "25:00:00"),
    ],
)
def test_time_is_written_as_on_a_clock(seconds: float, text: str) -> None:
    assert words.clock(seconds) == text
