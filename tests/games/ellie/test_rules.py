"""The rules of ELLIE: which tiles fit, the end, components, and notation."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.walks import walked
from tiling_gui.core.board import Board, bits
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.ellie.rules import GAME, ElliePosition, EllieRegion, parse

boards = st.builds(
    lambda rows, columns, mask: Board(rows, columns, (mask % (1 << rows * columns)) or 1),
    st.integers(1, 5),
    st.integers(1, 6),
    st.integers(0, 1 << 30),
)


@walked(("rows", "columns"), [(1, 5), (2, 2), (2, 3), (3, 3), (3, 4), (20, 20)])
def test_number_of_first_moves(rows: int, columns: int) -> None:
    assert len(ElliePosition.start(rows, columns).moves()) == 4 * (rows - 1) * (columns - 1)


@given(board=boards)
def test_moves_are_the_l_shaped_triples(board: Board) -> None:
    free = set(board.squares_in(board.squares))
    expected = set()
    for r, c in free:
        for dr in (-1, 1):
            for dc in (-1, 1):
                if {(r + dr, c), (r, c + dc)} <= free:
                    expected.add(frozenset([(r, c), (r + dr, c), (r, c + dc)]))
    position = ElliePosition(board)
    moves = position.moves()
    assert {frozenset(move) for move in moves} == expected
    assert len(moves) == len(expected)
    assert position.is_over == (not expected)
    assert set(board.squares_in(position.live)) == {square for tile in expected for square in tile}


@given(board=boards)
def test_components_share_no_tile_and_cannot_be_split(board: Board) -> None:
    """By joining the squares of every tile, one tile after the other."""
    position = ElliePosition(board)
    groups: list[set[tuple[int, int]]] = []
    for tile in position.moves():
        touched = [group for group in groups if group & set(tile)]
        groups = [group for group in groups if not group & set(tile)] + [set(tile).union(*touched)]
    found = [set(board.squares_in(part)) for part in EllieRegion(board, board.squares).components()]
    assert sorted(map(sorted, found)) == sorted(map(sorted, groups))


def test_two_parts_may_touch_and_yet_be_independent() -> None:
    """The lower row is four squares long, but no tile covers both of its middle squares."""
    assert [part.bit_count() for part in parse(".##./....").region.components()] == [3, 3]
    assert [part.bit_count() for part in parse("..#./....").region.components()] == [7]


@given(board=boards, seed=st.integers(0, 999))
def test_a_game_is_played_to_its_end_and_comes_back_from_json(board: Board, seed: int) -> None:
    chance = random.Random(seed)
    start = position = ElliePosition(board)
    assert GAME.from_json(GAME.to_json(start)) == start
    while not position.is_over:
        with pytest.raises(ValueError, match="not over"):
            position.value()
        move = chance.choice(position.moves())
        assert position.read(position.write(move)) == move
        assert GAME.move_from_json(GAME.move_to_json(move)) == move
        after = position.play(move)
        assert after.to_move == position.to_move.other
        assert after.free.bit_count() == position.free.bit_count() - 3
        assert after.set_up() == start
        position = after
    assert position.moves() == ()
    last = Side.FIRST if len(position.placed) % 2 else Side.SECOND
    assert position.winner() == (last if position.placed else Side.SECOND)
    assert position.value() == (1 if last is Side.FIRST and position.placed else -1)


@given(board=boards, image=st.integers(0, 7))
def test_the_key_is_the_same_under_symmetries(board: Board, image: int) -> None:
    rows, columns, mask = board.images(board.squares)[image]
    assert ElliePosition(Board(rows, columns, mask)).key() == ElliePosition(board).key()
    assert ElliePosition(board, Side.SECOND).key() != ElliePosition(board).key()


def test_set_ups_with_tiles_already_placed() -> None:
    position = parse("aab/abb/...", Side.SECOND)
    assert position.given == 2
    assert position.to_move is Side.SECOND
    assert position.set_up() == position
    assert position.is_over
    assert position.final_board() == [[1, 1, 2], [1, 2, 2], [0, 0, 0]]
    assert GAME.from_json(GAME.to_json(position)) == position
    assert parse(position.diagram().replace(" ", "").replace("\n", "/")).free == position.free


@walked(
    ("text", "word"),
    [
        ("0x3", "1 to 20"),
        ("3by4", "rows x columns"),
        ("##/##", "no square"),
        ("aa./...", "three squares"),
        ("aaa/...", "three squares"),
        (". ./...", "blank"),
        ("." * 129 + "/", "at most|1 to 20"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, word: str) -> None:
    with pytest.raises(InputError, match=word):
        parse(text)


@walked(
    ("text", "word"),
    [
        ("a1 a2 a3", "2 x 2 block"),
        ("a1 b1", "three squares"),
        ("a1 b1 a9", r"a9 is not on the board \(a1 to c3\)"),
        ("a1 a1 b1", "2 x 2 block"),
        ("b2 b3 a3", "taken by tile 1"),
        ("c1 b1 b2", "not part"),
    ],
)
def test_illegal_moves_are_refused_with_the_reason(text: str, word: str) -> None:
    position = parse("..#/.../...").play(((1, 1), (1, 2), (2, 1)))
    with pytest.raises(InputError, match=word):
        position.read(text)
    assert position.read("A1-a2–B1") == ((0, 0), (0, 1), (1, 0))


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(InputError, match="A move is written like"):
        ElliePosition.start(3, 3).play(3)  # type: ignore[arg-type]


def test_the_diagram_of_bits() -> None:
    board = Board.rectangle(2, 3)
    assert list(bits(EllieRegion(board, board.squares).blocks)) == [0, 1]
    assert ElliePosition.start(2, 3).play(((0, 0), (0, 1), (1, 0))).diagram() == "1 1 .\n1 . ."
