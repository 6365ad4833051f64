"""The smallest and largest maximal tilings, compared with published values and with brute force."""

import random

from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.games.domino.extent import extent, largest, smallest


@walked(("n", "fewest"), list(enumerate([0, 2, 3, 6, 9, 12, 17, 22], start=1)))
def test_squares_have_the_known_smallest_maximal_tilings(n: int, fewest: int) -> None:
    """Smallest maximal tilings of n x n; 22 for 8 x 8 is Theorem 1 of arXiv 1202.0862."""
    board = Board.rectangle(n, n)
    found = extent(board, board.squares)
    assert (found.low, found.high, found.exact) == (fewest, n * n // 2, True)


def brute(board: Board, free: int) -> tuple[int, int]:
    """The smallest and largest number of dominoes over all ways to finish the game, by brute force."""
    moves = list(board.dominoes(free))
    if not moves:
        return 0, 0
    ends = [brute(board, free & ~(1 << i | 1 << j)) for i, j in moves]
    return 1 + min(low for low, _ in ends), 1 + max(high for _, high in ends)


def test_random_shapes_agree_with_playing_every_game_out() -> None:
    rng = random.Random(5)
    for _ in range(60):
        board = Board.rectangle(rng.randint(1, 3), rng.randint(1, 5))
        free = rng.getrandbits(board.size) & board.squares
        found = extent(board, free)
        assert (found.low, found.high) == brute(board, free)


def test_wide_components_get_a_bound_that_says_so() -> None:
    board, rng = Board.rectangle(9, 9), random.Random(2)
    found = extent(board, board.squares)
    assert not found.exact
    assert found.high == 40
    for _ in range(20):
        free, count = board.squares, 0
        while moves := list(board.dominoes(free)):
            i, j = rng.choice(moves)
            free, count = free & ~(1 << i | 1 << j), count + 1
        assert found.low <= count <= found.high


def test_the_tilings_that_are_drawn_are_maximal_and_of_the_counted_size() -> None:
    """Theorem 1 of arXiv 1202.0862 for the empty board: 22 and 32; and random shapes of every kind."""
    rng = random.Random(8)
    boards = [(Board.rectangle(8, 8), (1 << 64) - 1)]
    for _ in range(80):
        board = Board.rectangle(rng.randint(1, 9), rng.randint(1, 9))
        boards.append((board, rng.getrandbits(board.size) | rng.getrandbits(board.size)))
    for board, free in boards:
        found = extent(board, free)
        for size, laid in ((found.low, smallest(board, free)), (found.high, largest(board, free))):
            if laid is None:
                assert not found.exact
                continue
            left = free
            for a, b in laid:
                assert abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
                assert left & board.bit(a)
                assert left & board.bit(b)
                left &= ~(board.bit(a) | board.bit(b))
            assert not list(board.dominoes(left))
            assert len(laid) == size
    assert len(smallest(*boards[0]) or ()) == 22
    assert len(largest(*boards[0])) == 32
