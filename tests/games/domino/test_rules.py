"""The rules of the tiling game: legal moves, the end, notation; and shapes as text."""

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.core.tiled import shape_text
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import GAME, DominoPosition, author_estimate, read_shape


@st.composite
def positions(draw: st.DrawFn) -> DominoPosition:
    """A random shape after random moves."""
    rows, columns = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    squares = draw(st.integers(1, (1 << rows * columns) - 1))
    position = DominoPosition(Board(rows, columns, squares), draw(st.sampled_from([Side.MAX, Side.MIN])))
    rng = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 20))):
        if not position.is_over:
            position = position.play(rng.choice(position.moves()))
    return position


@given(positions())
def test_the_end_is_a_maximal_tiling(position: DominoPosition) -> None:
    rng = random.Random(1)
    while not position.is_over:
        assert position.moves()
        position = position.play(rng.choice(position.moves()))
    assert not position.moves()
    cells = position.final_board()
    for r, row in enumerate(cells):
        for c, cell in enumerate(row):
            if cell == 0:  # a free square has no free neighbour
                near = [(r + 1, c), (r, c + 1)]
                assert all(not (i < len(cells) and j < len(row) and cells[i][j] == 0) for i, j in near)
    assert position.value() == position.count == max([k for row in cells for k in row if k] or [0])
    assert position.dead_squares == sum(cell == 0 for row in cells for cell in row)


@given(positions())
def test_moves_are_written_and_read_back(position: DominoPosition) -> None:
    for move in position.moves():
        text = position.write(move)
        for typed in (text, text.replace("–", "-"), text.replace("–", " "), text.replace("–", ""), text.upper()):
            assert position.read(typed) == move
        assert GAME.move_from_json(GAME.move_to_json(move)) == move
        assert position.play((move[1], move[0])) == position.play(move)


@given(positions())
def test_shapes_and_set_ups_read_back(position: DominoPosition) -> None:
    again = read_shape(shape_text(position), position.to_move)
    assert again.free == position.free
    assert sorted(again.placed) == sorted(position.placed)
    start = again.set_up()
    assert GAME.from_json(GAME.to_json(start)) == start
    assert again.name == "/".join(shape_text(again).split("\n")) or not again.given


@given(positions())
def test_positions_with_equal_keys_are_worth_the_same(position: DominoPosition) -> None:
    flipped = read_shape("\n".join(row[::-1] for row in shape_text(position).split("\n")), position.to_move)
    assert flipped.key() == position.key()
    assert flipped.dead_squares == position.dead_squares


def test_the_readme_s_notation() -> None:
    """The source program labels squares (i, j) and lists the final board by move numbers."""
    position = DominoPosition.start(1, 6)
    for move in (((0, 2), (0, 3)), ((0, 0), (0, 1)), ((0, 4), (0, 5))):
        position = position.play(move)
    assert position.final_board() == [[2, 2, 1, 1, 3, 3]]
    assert position.diagram() == "2 2 1 1 3 3"
    assert author_estimate(DominoPosition.start(3, 3)) == 4


@walked(
    ("move", "words"),
    [
        (((0, 0), (0, 2)), "do not share an edge"),
        (((2, 0), (1, 3)), "do not share an edge"),
        (((0, 0), (0, 0)), "do not share an edge"),
        (((2, 3), (2, 4)), r"e3 is not on the board \(a1 to d3\)"),
        (((-1, 0), (0, 0)), r"The board ends here \(a1 to d3\)"),
        (((1, 1), (1, 2)), "not part of the board"),
        (((0, 1), (0, 2)), "taken by tile 1"),
    ],
)
def test_illegal_moves_say_why(move: tuple[tuple[int, int], tuple[int, int]], words: str) -> None:
    position = read_shape("....\n.##.\n....").play(((0, 0), (0, 1)))
    with pytest.raises(InputError, match=words):
        position.play(move)


@walked(
    ("text", "words"),
    [
        ("", "empty"),
        ("\n\n", "empty"),
        ("##\n##", "no square"),
        ("1.1", "is on a1, c1: .* exactly two neighbouring"),
        ("11\n1.", "exactly two neighbouring"),
        ("1.\n.1", "exactly two neighbouring"),
        ("..\t.", "Row 1, column 3 .* blank"),
        (".. .", "Row 1, column 3 .* blank"),
        ("...\n. .\n...", "Row 2, column 2 .* blank"),
        ("..\n\n..", "Row 2 of the shape is empty"),
        ("..//..", "Row 2 of the shape is empty"),
        ("X...\n....\n...X", "is on a1, d3: .* a missing one '#'"),
        ("0..\n...\n...", "a missing one '#'"),
        ("." * 129, "at most 20"),
        ("\n".join(["." * 4] * 33), "at most 20"),
    ],
)
def test_bad_shapes_say_where(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        read_shape(text)


@given(st.text(max_size=60))
def test_no_text_does_more_than_be_refused(text: str) -> None:
    for read in (read_shape, DominoPosition.start(4, 4).read, Board.parse):
        with contextlib.suppress(InputError):
            read(text)


@given(position=positions())
def test_the_printed_board_is_read_back(position: DominoPosition) -> None:
    again = read_shape(position.diagram(), position.to_move)
    assert (again.board, again.free) == (position.board, position.free)
    assert set(again.placed) == set(position.placed)


@walked(
    ("text", "remark"),
    [
        ("XX..\n....", "XX is read as a placed tile; a missing square is written #."),
        ("00.\n...", "00 is read as a placed tile; a missing square is written #."),
        ("11..\n..22", ""),
        ("##..\n....", ""),
        ("4x4", ""),
    ],
)
def test_a_tile_that_may_be_meant_as_missing_squares_is_pointed_out(text: str, remark: str) -> None:
    assert GAME.remark(text) == remark


def test_the_first_player_and_what_was_given_come_back() -> None:
    position = read_shape("11.\n...\n..2\n..2", Side.MIN)
    assert (position.given, position.count, position.to_move) == (2, 2, Side.MIN)
    later = position.play(((1, 0), (1, 1)))
    assert later.set_up() == position
    assert later.name == "11./.../..2/..2"
    assert later.to_move is Side.MAX
