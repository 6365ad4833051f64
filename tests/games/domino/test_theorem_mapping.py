"""The mapping of Theorem 1: one-to-one, beside or across, and always complete on 8 x 8."""

import random
from itertools import product

import pytest

from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.games.domino.theorem_mapping import mapping
from tiling_gui.paths import resource


def played(start: DominoPosition, seed: int, inside: bool = False) -> DominoPosition:
    """A random maximal tiling; with `inside`, random dominoes that do not touch the border until none fits."""
    chance, position = random.Random(seed), start
    while moves := [m for m in position.moves() if not inside or {n for s in m for n in s} <= set(range(1, 7))]:
        position = position.play(chance.choice(moves))
    return position


def check(position: DominoPosition) -> bool:
    """Asserts what the paper says of the mapping; returns whether it is complete."""
    found = mapping(position)
    covered = {square for domino in position.placed for square in domino}
    free = set(product(range(position.board.rows), range(position.board.columns))) - covered
    given = found.beside | found.across
    assert set(given) | set(found.left_over) == free
    assert len(set(given.values())) == len(given)
    (dr, dc) = found.border
    for (r, c), number in found.beside.items():
        assert (r + dr, c + dc) in position.placed[number]
    if found.is_complete:
        assert len(free) <= position.count
        assert 3 * position.count >= position.board.rows * position.board.columns
    else:
        assert len(free) > position.count
    return found.is_complete


def test_on_eight_by_eight_every_free_square_gets_a_domino() -> None:
    assert all(check(played(DominoPosition.start(8, 8), seed)) for seed in range(60))
    few = read_shape((resource("samples") / "boards" / "figure-3a.txt").read_text())
    assert check(few)
    assert "20 free squares" in mapping(few).sentence(few)
    assert "at least 22." in mapping(few).sentence(few)  # the theorem


def test_the_last_case_of_the_proof_needs_a_domino_that_is_given_to_none() -> None:
    forced = read_shape((resource("samples") / "boards" / "figure-3c.txt").read_text())
    for seed in range(20):
        position = played(forced, seed, inside=True)
        rows = position.final_board()
        borders = (rows[0], rows[-1], [row[0] for row in rows], [row[-1] for row in rows])
        assert all(sum(not number for number in line) == 4 for line in borders)
        assert check(position)
        found = mapping(position)
        assert len(found.across) == 4
        dr, dc = found.border
        far = [k for k in found.across.values() if not any(_at_far_border(s, dr, dc) for s in position.placed[k])]
        assert len(far) == 1


def _at_far_border(square: tuple[int, int], dr: int, dc: int) -> bool:
    return not (0 <= square[0] - dr < 8 and 0 <= square[1] - dc < 8)


@walked(("rows", "columns"), [(1, 4), (1, 7), (2, 5), (3, 3), (4, 7), (5, 5), (6, 6)])
def test_on_other_boards_it_is_complete_exactly_if_there_are_dominoes_enough(rows: int, columns: int) -> None:
    for seed in range(30):
        check(played(DominoPosition.start(rows, columns), seed))
    if (rows, columns) == (1, 4):
        middle = DominoPosition.start(1, 4)
        middle = middle.play(middle.read("b1c1"))
        assert not check(middle)
        assert "does not follow" in mapping(middle).sentence(middle)


def test_it_is_refused_where_it_says_nothing() -> None:
    with pytest.raises(InputError, match="no domino fits"):
        mapping(DominoPosition.start(2, 2))
    with pytest.raises(InputError, match="rectangles"):
        mapping(read_shape("11#\n...\n"))
