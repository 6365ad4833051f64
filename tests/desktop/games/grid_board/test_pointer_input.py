"""Placing a domino: the meaning of pointer and keys, compared with the rules on random boards."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from tiling_gui.core.board import Board, square_name
from tiling_gui.desktop.games.grid_board.geometry import (
    STEPS,
    domino_of,
    neighbour,
    steps_by_edge,
)
from tiling_gui.desktop.games.grid_board.pointer_input import NOTHING, PointerInput
from tiling_gui.games.domino.rules import DominoPosition, read_shape


@st.composite
def positions(draw: st.DrawFn) -> DominoPosition:
    """Boards up to 7 x 7 with squares missing and a few dominoes placed."""
    rows, columns = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    missing = draw(st.integers(0, (1 << rows * columns) - 1)) & draw(st.integers(0, (1 << rows * columns) - 1))
    squares = ((1 << rows * columns) - 1) & ~missing or 1
    position = DominoPosition(Board(rows, columns, squares))
    for _ in range(draw(st.integers(0, 8))):
        if position.is_over:
            break
        position = position.play(draw(st.sampled_from(position.moves())))
    return position


points = st.tuples(st.floats(-1, 8), st.floats(-1, 8))


def distance_to_edge(at: tuple[float, float], square: tuple[int, int], step: tuple[int, int]) -> float:
    """The distance from a point of the square to its edge in direction `step`."""
    x, y = at[0] - square[1], at[1] - square[0]
    return {(0, 1): 1 - x, (0, -1): x, (1, 0): 1 - y, (-1, 0): y}[step]


@given(positions(), points)
def test_the_nearest_edge_with_a_free_neighbour_decides(position: DominoPosition, at: tuple[float, float]) -> None:
    pointer_input = PointerInput(position)
    pointer_input.hover(at)
    square = (int(at[1] // 1), int(at[0] // 1))
    legal = {
        step: domino_of(square, neighbour(square, step))
        for step in STEPS
        if position.why_not(domino_of(square, neighbour(square, step))) is None
    }
    if not legal:
        assert pointer_input.offer.move is None
        assert pointer_input.offer.forbidden == bool(position.board.bit(square))
        return
    step = next(step for step, move in legal.items() if move == pointer_input.offer.move)
    nearest = min(distance_to_edge(at, square, other) for other in legal)
    assert abs(distance_to_edge(at, square, step) - nearest) < 1e-9
    assert not pointer_input.offer.forbidden


@given(positions(), points, points)
def test_press_and_release_place_exactly_the_two_squares(
    position: DominoPosition, down: tuple[float, float], up: tuple[float, float]
) -> None:
    pointer_input = PointerInput(position)
    pointer_input.press(down)
    pointer_input.hover(up)
    a, b = (int(down[1] // 1), int(down[0] // 1)), (int(up[1] // 1), int(up[0] // 1))
    offered = pointer_input.offer.move
    move = pointer_input.release(up)
    if not position.board.bit(a):
        assert move is None, "a press beside the board begins nothing"
        return
    assert move == offered
    if a == b:
        assert move is None or (a in move and move in position.moves())
    elif domino_of(a, b) in position.moves():
        assert move == domino_of(a, b)
    else:
        assert move is None


@given(positions(), st.lists(st.sampled_from(["take", "escape", "at_once", "b", "7", "-", "", *STEPS]), max_size=40))
@settings(max_examples=200)
def test_whatever_the_keys_only_legal_moves_come_out(position: DominoPosition, keys: list[object]) -> None:
    pointer_input = PointerInput(position)
    for key in keys:
        move = None
        if key == "take":
            move = pointer_input.activate()
        elif key == "escape":
            pointer_input.escape()
        elif key == "at_once":
            move = pointer_input.arrow((0, 1), at_once=True)
        elif isinstance(key, tuple):
            move = pointer_input.arrow(key)
        else:
            pointer_input.type(str(key))
        assert move is None or move in position.moves()
        assert pointer_input.offer.move is None or pointer_input.offer.move in position.moves()
        assert position.board.bit(pointer_input.cursor)


@given(positions(), st.integers(-3, 3))
def test_turning_goes_round_the_legal_ways_and_back(position: DominoPosition, steps: int) -> None:
    for move in position.moves():
        pointer_input = PointerInput(position)
        (r, c), other = move
        pointer_input.hover((c + 0.5 + 0.3 * (other[1] - c), r + 0.5 + 0.3 * (other[0] - r)))
        assert pointer_input.offer.move == move
        pointer_input.turn(steps)
        turned = pointer_input.offer.move
        assert turned in position.moves()
        assert (r, c) in turned
        pointer_input.turn(-steps)
        assert pointer_input.offer.move == move
        pointer_input.turn(12)
        assert pointer_input.offer.move == move


def test_a_turned_tile_stays_turned_inside_its_square() -> None:
    pointer_input = PointerInput(DominoPosition.start(3, 3))
    pointer_input.hover((1.9, 1.5))
    assert pointer_input.offer.move == ((1, 1), (1, 2))
    pointer_input.turn(1)
    pointer_input.hover((1.85, 1.5))
    assert pointer_input.offer.move == ((1, 1), (2, 1))
    pointer_input.hover((0.9, 1.5))
    pointer_input.hover((1.85, 1.5))
    assert pointer_input.offer.move == ((1, 1), (1, 2))


def test_reasons() -> None:
    position = read_shape("a.b\na#b\n...")
    pointer_input = PointerInput(position)
    pointer_input.hover((1.5, 0.5))
    assert pointer_input.offer.sentence == "b1 can no longer be covered."
    pointer_input.hover((0.5, 0.5))
    assert pointer_input.offer.sentence == "a1 is taken by domino 1."
    pointer_input.hover((1.5, 1.5))
    assert (pointer_input.offer.sentence, pointer_input.offer.forbidden) == ("", False)
    pointer_input.press((0.5, 2.5))
    pointer_input.hover((2.5, 2.5))
    assert pointer_input.offer.sentence == "a3 and c3 do not share an edge."
    pointer_input.hover((0.5, 1.5))
    assert pointer_input.offer.sentence == "a2 is taken by domino 1."
    pointer_input.hover((1.5, 2.5))
    assert pointer_input.offer.sentence == "Release places a3–b3."


def test_the_keyboards_way_of_placing() -> None:
    pointer_input = PointerInput(DominoPosition.start(3, 3))
    assert pointer_input.arrow((0, 1)) is None
    assert pointer_input.cursor == (0, 0), "the first key only shows the cursor"
    pointer_input.arrow((0, 1))
    assert pointer_input.cursor == (0, 1)
    assert pointer_input.activate() is None
    assert pointer_input.offer.sentence == "b1–c1: Enter places it, an arrow turns it, Esc takes it back."
    pointer_input.arrow((1, 0))
    assert pointer_input.offer.move == ((0, 1), (1, 1))
    pointer_input.arrow((-1, 0))
    assert pointer_input.offer.move == ((0, 1), (1, 1)), "there is nothing above: the tile stays"
    assert pointer_input.offer.sentence
    assert pointer_input.escape()
    assert pointer_input.offer.move is None
    assert not pointer_input.escape()
    pointer_input.activate()
    assert pointer_input.activate() == ((0, 1), (0, 2))
    assert pointer_input.arrow((0, -1), at_once=True) == ((0, 0), (0, 1))


def test_typing_a_move() -> None:
    pointer_input = PointerInput(DominoPosition.start(8, 8))
    for letter in "b7":
        pointer_input.type(letter)
    assert pointer_input.typed == "b7"
    assert pointer_input.activate() is None
    assert square_name(pointer_input.cursor) == "b7"
    for letter in "b7x":
        pointer_input.type(letter)
    pointer_input.type("")
    for letter in "c7":
        pointer_input.type(letter)
    assert pointer_input.offer.move == ((6, 1), (6, 2))
    assert pointer_input.activate() == ((6, 1), (6, 2))
    assert pointer_input.typed == ""
    for letter in "b7d7":
        pointer_input.type(letter)
    assert pointer_input.activate() is None
    assert pointer_input.offer.sentence == "b7 and d7 do not share an edge."


def test_what_is_typed_is_framed_where_it_leads() -> None:
    pointer_input = PointerInput(DominoPosition.start(8, 8))
    framed = []
    for letter in "b7c7":
        pointer_input.type(letter)
        framed.append(pointer_input.framed)
    assert framed == [((0, 0),), ((6, 1),), ((6, 1),), ((6, 1), (6, 2))]
    pointer_input.escape()
    assert pointer_input.framed == ((0, 0),)
    for letter in "z9":
        pointer_input.type(letter)
    assert pointer_input.framed == ((0, 0),), "a square the board has not is nowhere"


def test_the_wheel_leaves_a_typed_move_alone() -> None:
    pointer_input = PointerInput(DominoPosition.start(8, 8))
    pointer_input.hover((4.3, 4.5))
    for letter in "a1b1":
        pointer_input.type(letter)
    typed = pointer_input.offer
    pointer_input.turn(1)
    assert pointer_input.offer == typed
    assert typed.move == ((0, 0), (0, 1))


def test_nothing_is_offered_while_it_is_not_the_persons_turn() -> None:
    pointer_input = PointerInput(DominoPosition.start(4, 4))
    pointer_input.active = False
    pointer_input.hover((1.9, 1.5))
    assert pointer_input.offer.move is None
    pointer_input.press((1.9, 1.5))
    assert pointer_input.release((1.9, 1.5)) is None
    assert pointer_input.activate() is None
    assert pointer_input.arrow((0, 1), at_once=True) is None
    for letter in "a1b1":
        pointer_input.type(letter)
    assert (pointer_input.typed, pointer_input.offer) == ("", NOTHING)
    assert pointer_input.activate() is None


def test_the_example_of_a_typed_move_is_one_that_fits() -> None:
    position = DominoPosition.start(5, 6)
    for move in (((0, 0), (0, 1)), ((0, 2), (1, 2))):
        position = position.play(move)
    pointer_input = PointerInput(position)
    pointer_input.type("h")
    example = re.fullmatch(r"h: two squares such as (\w+), then Enter\.", pointer_input.offer.sentence)
    assert example is not None
    assert position.why_not(position.read(example.group(1))) is None


@given(st.tuples(st.floats(0, 0.999), st.floats(0, 0.999)))
def test_edges_are_sorted_by_distance(at: tuple[float, float]) -> None:
    distances = [distance_to_edge(at, (0, 0), step) for step in steps_by_edge(at)]
    assert distances == sorted(distances)
    assert len(distances) == 4


def test_no_brackets_stay_on_a_full_board_until_the_keys_read_it() -> None:
    pointer_input = PointerInput(DominoPosition.start(1, 2))
    pointer_input.arrow((0, 1))
    pointer_input.activate()
    move = pointer_input.activate()
    assert move is not None
    pointer_input.set_position(pointer_input.position.play(move))
    assert pointer_input.framed == ()
    pointer_input.arrow((0, 1))
    assert pointer_input.framed == ((0, 0),)
