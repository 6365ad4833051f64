"""Boards, names of squares and symmetries: round trips and properties on random shapes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.walks import walked
from tiling_gui.core.board import Board, bits, read_square, square_name
from tiling_gui.errors import InputError

squares = st.tuples(st.integers(0, 127), st.integers(0, 127))


@st.composite
def masks(draw: st.DrawFn) -> tuple[Board, int]:
    board = Board.rectangle(draw(st.integers(1, 7)), draw(st.integers(1, 7)))
    return board, draw(st.integers(0, board.squares))


@walked(
    ("text", "rows", "columns"),
    [
        ("5x6", 5, 6),
        ("5X6", 5, 6),
        ("5×6", 5, 6),
        (" 5 x 6 ", 5, 6),
        ("1x128", 1, 128),
        ("3x42", 3, 42),
        ("20x20", 20, 20),
    ],
)
def test_sizes_are_read(text: str, rows: int, columns: int) -> None:
    assert Board.parse(text) == Board.rectangle(rows, columns)


@walked(
    "text",
    ["", "5", "5x", "x6", "0x4", "4x0", "-3x5", "3x-5", "21x20", "1x129", "3x43", "5x6x7", "axb", "5.0x6", "5 6", "٣x٤",
     "99999999999999999999x2", "1e1x2", "--5x6", "5x--6"],
)  # fmt: skip
def test_other_sizes_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(InputError) as error:
        Board.parse(text)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)


@walked(("square", "name"), [((0, 0), "a1"), ((6, 1), "b7"), ((19, 19), "t20"), ((0, 127), "dx1"), ((127, 0), "a128")])
def test_squares_have_the_names_people_use(square: tuple[int, int], name: str) -> None:
    assert square_name(square) == name


@given(squares)
def test_names_read_back(square: tuple[int, int]) -> None:
    assert read_square(square_name(square)) == square
    assert read_square(square_name(square).upper()) == square


@walked("text", ["", "a", "1", "a0", "1a", "a-1", "a1000", "abc1", "a1b2", "ä1", "a١"])
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        read_square(text)


@given(masks())
def test_components_part_the_squares_and_do_not_touch(case: tuple[Board, int]) -> None:
    board, free = case
    parts = board.components(free)
    assert sum(parts) == free
    for part in parts:
        assert board.spread(part) & free & ~part == 0
    assert sum(part for part in parts if part.bit_count() == 1) == board.dead(free)


@given(masks())
def test_neighbours_by_masks_are_neighbours_by_coordinates(case: tuple[Board, int]) -> None:
    board, free = case
    chosen = set(board.squares_in(free))
    expected = {
        (i * board.columns + j, r * board.columns + c)
        for i, j in chosen
        for r, c in ((i, j + 1), (i + 1, j))
        if (r, c) in chosen
    }
    assert set(board.dominoes(free)) == expected


@given(masks())
def test_every_image_has_the_same_images(case: tuple[Board, int]) -> None:
    board, free = case
    images = set(board.images(free))
    assert len(images) <= 8
    for rows, columns, mask in images:
        assert mask.bit_count() == free.bit_count()
        assert set(Board.rectangle(rows, columns).images(mask)) == images


@given(st.integers(0, 2**70))
def test_bits_are_the_bits(mask: int) -> None:
    assert sum(1 << i for i in bits(mask)) == mask


def test_a_square_off_the_board_is_named_as_squares_are() -> None:
    board = Board.rectangle(6, 6)
    assert board.why_no_square((6, 4)) == "e7 is not on the board (a1 to f6)."
    assert board.why_no_square((-1, 4)) == "The board ends here (a1 to f6)."
    assert board.why_no_square((5, 5)) is None
