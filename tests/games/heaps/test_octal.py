"""Octal codes: what a digit allows, by its binary digits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.games.heaps.octal import OctalCode, OctalPosition


@given(digits=st.lists(st.integers(0, 7), min_size=1, max_size=5), heap=st.integers(0, 14))
def test_options_are_what_the_binary_digits_allow(digits: list[int], heap: int) -> None:
    if not any(digits):
        return
    code = OctalCode((0, *digits))
    expected: set[tuple[int, ...]] = set()
    for taken, digit in enumerate(digits, 1):
        rest = heap - taken
        for parts in range(3):
            if digit >> parts & 1 == 0:
                continue
            if parts == 0 and rest == 0:
                expected.add(())
            if parts == 1 and rest > 0:
                expected.add((rest,))
            if parts == 2:
                expected |= {tuple(sorted((a, rest - a))) for a in range(1, rest)}
    found = list(code.options(heap))
    assert set(found) == expected
    assert len(found) == len(expected)
    position = OctalPosition(code, (heap,))
    assert position.is_over == (not expected)
    assert list(OctalCode.parse(str(code)).options(heap)) == found


def test_the_slides_explanation_of_17() -> None:
    assert OctalCode.parse(".17").explain() == [
        "Taking 1 counter may leave no heap (digit 1).",
        "Taking 2 counters may leave no heap or one heap or two heaps (digit 7).",
    ]


@walked(
    ("text", "written"),
    [
        (".007", "0.007"),
        ("0.770", "0.77"),
        ("4.3", "4.3"),
        (" .6 ", "0.6"),
        ("0·137", "0.137"),
        ("·07", "0.07"),
        ("0,137", "0.137"),
        ("Kayles", "0.77"),
        ("Dawson’s Kayles", "0.07"),
        ("dawsons-chess", "0.137"),
    ],
)
def test_codes_are_written_in_one_way(text: str, written: str) -> None:
    assert str(OctalCode.parse(text)) == written


@walked("text", ["", ".", "7", "0.8", "2.1", "0.-1", "0.0", "0.1.2", ".٣", "0." + "1" * 31])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="octal code"):
        OctalCode.parse(text)


@walked("text", ["0.8", ".0A", "4.f"])
def test_a_hexadecimal_game_is_named(text: str) -> None:
    with pytest.raises(InputError, match="hexadecimal"):
        OctalCode.parse(text)


def test_a_code_that_is_too_long_or_missing_is_told_so() -> None:
    with pytest.raises(InputError, match="at most 30 digits after the point, not 35"):
        OctalCode.parse("0." + "7" * 35)
    with pytest.raises(InputError, match="is missing, such as"):
        OctalCode.parse(" ")


def test_a_leading_four_breaks_a_heap_without_taking() -> None:
    assert list(OctalCode.parse("4.1").options(4)) == [(1, 3), (2, 2)]
    assert list(OctalCode.parse("4.1").options(1)) == [()]
