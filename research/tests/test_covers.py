"""Theorems 19, 21 and 25: the shipped certificates by covers, and faulty copies of them."""

import gzip
import random
from pathlib import Path
from types import ModuleType

import pytest

from tests.programs import program
from tests.theory.brute_force import values as brute
from tiling_gui.engine.solved import solved_boards
from tiling_gui.engine.strips import by_covers

DATA = Path(__file__).parents[2] / "docs" / "data"


@pytest.fixture(scope="module")
def check() -> ModuleType:
    return program("docs/data/check_covers.py")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    with gzip.open(DATA / "certificate_3xn_covers.gz", "rt") as file:
        return file.read().splitlines()


def test_the_certificate_of_three_rows(check: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(DATA / "certificate_3xn_covers.gz") == 0
    assert "at most 4 dominoes in 3 columns" in capsys.readouterr().out


@pytest.mark.parametrize(("rows", "others"), [(4, 4), (5, 10)])
def test_the_certificates_of_four_and_five_rows(check: ModuleType, rows: int, others: int) -> None:
    """The strips without profiles, and some others; the command looks at all of them, in half a minute and minutes."""
    with gzip.open(DATA / f"certificate_{rows}xn_covers.gz", "rt") as file:
        found = check.Certificate(file.read().splitlines())
    for p, q in [(0, 0), *random.Random(1).sample(sorted(found.numbers), others)]:
        assert found.good(p, q)
    for n in range(1, 200):
        assert found.strip(0, n, 0) == by_covers(rows, n)


def test_its_numbers_bound_the_boards_that_are_solved(check: ModuleType, lines: list[str]) -> None:
    found = check.Certificate(lines)
    assert [found.strip(0, n, 0) for n in range(1, 1000)] == [2 * ((4 * n + 1) // 3) for n in range(1, 1000)]
    seen = 0
    for solved in solved_boards():
        rows, n = sorted(map(int, solved.board.split("x")))
        if rows == 3:
            assert 2 * solved.value <= found.strip(0, n, 0)
            seen += 1
    assert seen > 40


def test_its_numbers_bound_strips_with_profiles_by_the_definition(check: ModuleType, lines: list[str]) -> None:
    """Those of up to 15 squares. Some are worth just what the numbers allow, so that these could not be smaller."""
    found = check.Certificate(lines)
    seen = tight = 0
    for p, q in found.numbers:
        for n in range(4):
            shape = found.board.strip(p, n, q)
            if shape.bit_count() <= 15 and found.strip(p, n, q) < check.NONE:
                squares = frozenset((k % 3, k // 3) for k in range(shape.bit_length()) if shape >> k & 1)
                x, n_value = brute(squares)
                twice = found.strip(p, n, q)
                assert x <= -(-twice // 2)
                assert n_value <= twice // 2
                seen += 1
                tight += x + n_value == twice
    assert seen > 300
    assert tight > 200


@pytest.mark.parametrize("begin", ["strip 0 0", "strip 0 91", "middle 6 1152", "middle 5 192"])
def test_without_some_lines_a_condition_fails(check: ModuleType, lines: list[str], begin: str) -> None:
    left = [line for line in lines if not line.startswith(f"{begin} ")]
    assert len(left) < len(lines)
    assert not all_hold(check, left)


def all_hold(check: ModuleType, lines: list[str]) -> bool:
    found = check.Certificate(lines)
    members = [(p, n, q) for p, q in found.numbers for n in range(60, 63) if found.strip(p, n, q) < check.NONE]
    return (0, 0) in found.numbers and all(found.holds(*member) for member in members)


def test_a_smaller_number_and_a_wrong_pattern_are_refused(check: ModuleType, lines: list[str]) -> None:
    assert all_hold(check, lines)
    at = next(k for k, line in enumerate(lines) if line.startswith("strip 0 0 "))
    smaller = [*lines[:at], "strip 0 0 0 1 6", *lines[at + 1 :]]
    assert not all_hold(check, smaller)
    first = next(k for k, line in enumerate(lines) if line.startswith("middle"))
    kind, columns, e, f, left, right = lines[first].split()
    overlapping = " ".join([kind, columns, e, f, str(int(left) | int(e)), right])
    both = " ".join([kind, columns, e, e, left, right])
    outside = " ".join([kind, columns, str(3 << 3 * int(columns)), f, left, right])
    for wrong in (overlapping, both, outside):
        with pytest.raises(AssertionError):
            check.Certificate([*lines, wrong])
    with pytest.raises(AssertionError):
        check.Certificate([*lines, "strip 0 0 0 2 7"])  # two numbers for one strip
