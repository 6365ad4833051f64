"""Theorem 20: its checker, its potentials by the other checker, and its statement compared with the game."""

from functools import cache

import numpy as np
import pytest

from tests.programs import program
from tiling_gui.core.game import Side
from tiling_gui.engine.solved import solved_boards

check = program("docs/data/check_first_moves.py")
BLOCKS = [(6, True, True), *((k, left, not left) for k in (2, 3, 5, 6) for left in (False, True))]


def test_every_first_domino_has_its_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main() == 0
    assert "Yes" in capsys.readouterr().out


@pytest.mark.parametrize("block", BLOCKS)
def test_its_potentials_meet_the_conditions_and_are_the_greatest(block: tuple[int, bool, bool]) -> None:
    other = program("docs/data/check_certificate.py")
    columns, left, right = block
    cuts = {"left": [1, 2, 1]} if left else {}
    described = {"rows": 3, "columns": columns} | cuts | ({"right": [1, 2, 1]} if right else {})
    found = check.potential(*block).astype(np.int16)
    assert other.lower(described, found, other.dominoes(3, columns))
    found[-1] += 1
    assert not other.lower(described, found, other.dominoes(3, columns))


@cache
def values(squares: int) -> tuple[int, int]:
    """X and N by definition."""
    options = [values(squares ^ e) for e in check.dominoes(8) if squares & e == e]
    if not options:
        return 0, 0
    return 1 + max(n for _, n in options), 1 + min(x for x, _ in options)


def test_blocks_bound_what_a_first_domino_leaves() -> None:
    """For 3 x 5, cut in all ways into two blocks, by definition; some of the bounds are exact."""
    tables = {block: check.potential(*block) for block in BLOCKS}
    whole, met = (1 << 15) - 1, 0
    for left in (2, 3):
        first, second = tables[left, False, True], tables[5 - left, True, False]
        for e in [0, *check.dominoes(5)]:
            rest = whole ^ e
            twice = int(first[rest & (1 << 3 * left) - 1]) + int(second[rest >> 3 * left])
            x, n = values(rest)
            assert x >= -(-twice // 2)
            assert n >= twice // 2
            met += x == -(-twice // 2)
    assert met > 10


def test_the_formula_is_the_value_of_every_board_that_is_solved() -> None:
    seen = 0
    for solved in solved_boards():
        rows, n = sorted(map(int, solved.board.split("x")))
        if rows == 3 and solved.first is Side.MIN:
            assert solved.value == (4 * n + 1) // 3
            seen += 1
    assert seen > 20


def test_a_smaller_potential_is_not_enough() -> None:
    """Without blocks of eight columns some domino has no answer, and no block may have less than stated."""
    losses = object.__new__(check.Losses)
    tables = {block: check.potential(*block) for block in BLOCKS}
    losses.value = {block: int(p[-1]) for block, p in tables.items()}
    losses.lost = {b: {e: int(p[-1]) - int(p[p.size - 1 - e]) for e in check.dominoes(b[0])} for b, p in tables.items()}
    assert losses.enough()
    assert not all(losses.answered(11, at, e) for at in range(11) for e in ((3, 9, 18) if at < 10 else (3,)))
    losses.value[6, True, True] -= 1
    assert not losses.enough()
