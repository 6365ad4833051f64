"""Placing a domino: the meaning of pointer and keys, compared with the rules on random boards."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tiling_gui.core.board import Board, square_name
from tiling_gui.desktop.games.grid_board.geometry import (
    STEPS,
    domino_of,
    neighbour,
    steps_by_edge,
)
from tiling_gui.desktop.games.grid_board.pointer_input import PointerInput
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
    hand = PointerInput(position)
    hand.hover(at)
    square = (int(at[1] // 1), int(at[0] // 1))
    legal = {
        step: domino_of(square, neighbour(square, step))
        for step in STEPS
        if position.why_not(domino_of(square, neighbour(square, step))) is None
    }
    if not legal:
        assert hand.offer.move is None
        assert hand.offer.forbidden == bool(position.board.bit(square))
        return
    step = next(step for step, move in legal.items() if move == hand.offer.move)
    nearest = min(distance_to_edge(at, square, other) for other in legal)
    assert abs(distance_to_edge(at, square, step) - nearest) < 1e-9
    assert not hand.offer.forbidden


@given(positions(), points, points)
def test_press_and_release_place_exactly_the_two_squares(
    position: DominoPosition, down: tuple[float, float], up: tuple[float, float]
) -> None:
    hand = PointerInput(position)
    hand.press(down)
    hand.hover(up)
    a, b = (int(down[1] // 1), int(down[0] // 1)), (int(up[1] // 1), int(up[0] // 1))
    offered = hand.offer.move
    move = hand.release(up)
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
    hand = PointerInput(position)
    for key in keys:
        move = None
        if key == "take":
            move = hand.take()
        elif key == "escape":
            hand.escape()
        elif key == "at_once":
            move = hand.arrow((0, 1), at_once=True)
        elif isinstance(key, tuple):
            move = hand.arrow(key)
        else:
            hand.type(str(key))
        assert move is None or move in position.moves()
        assert hand.offer.move is None or hand.offer.move in position.moves()
        assert position.board.bit(hand.cursor)


@given(positions(), st.integers(-3, 3))
def test_turning_goes_round_the_legal_ways_and_back(position: DominoPosition, steps: int) -> None:
    for move in position.moves():
        hand = PointerInput(position)
        (r, c), other = move
        hand.hover((c + 0.5 + 0.3 * (other[1] - c), r + 0.5 + 0.3 * (other[0] - r)))
        assert hand.offer.move == move
        hand.turn(steps)
        turned = hand.offer.move
        assert turned in position.moves()
        assert (r, c) in turned
        hand.turn(-steps)
        assert hand.offer.move == move
        hand.turn(12)
        assert hand.offer.move == move


def test_a_turned_tile_stays_turned_inside_its_square() -> None:
    hand = PointerInput(DominoPosition.start(3, 3))
    hand.hover((1.9, 1.5))
    assert hand.offer.move == ((1, 1), (1, 2))
    hand.turn(1)
    hand.hover((1.85, 1.5))
    assert hand.offer.move == ((1, 1), (2, 1))
    hand.hover((0.9, 1.5))
    hand.hover((1.85, 1.5))
    assert hand.offer.move == ((1, 1), (1, 2))


def test_reasons() -> None:
    position = read_shape("a.b\na#b\n...")
    hand = PointerInput(position)
    hand.hover((1.5, 0.5))
    assert hand.offer.sentence == "b1 can no longer be covered."
    hand.hover((0.5, 0.5))
    assert hand.offer.sentence == "a1 is taken by domino 1."
    hand.hover((1.5, 1.5))
    assert (hand.offer.sentence, hand.offer.forbidden) == ("", False)
    hand.press((0.5, 2.5))
    hand.hover((2.5, 2.5))
    assert hand.offer.sentence == "a3 and c3 do not share an edge."
    hand.hover((0.5, 1.5))
    assert hand.offer.sentence == "a2 is taken by domino 1."
    hand.hover((1.5, 2.5))
    assert hand.offer.sentence == "Release places a3–b3."


def test_the_keyboards_way_of_placing() -> None:
    hand = PointerInput(DominoPosition.start(3, 3))
    assert hand.arrow((0, 1)) is None
    assert hand.cursor == (0, 0), "the first key only shows the cursor"
    hand.arrow((0, 1))
    assert hand.cursor == (0, 1)
    assert hand.take() is None
    assert hand.offer.sentence == "b1–c1: Enter places it, an arrow turns it, Esc takes it back."
    hand.arrow((1, 0))
    assert hand.offer.move == ((0, 1), (1, 1))
    hand.arrow((-1, 0))
    assert hand.offer.move == ((0, 1), (1, 1)), "there is nothing above: the tile stays"
    assert hand.offer.sentence
    assert hand.escape()
    assert hand.offer.move is None
    assert not hand.escape()
    hand.take()
    assert hand.take() == ((0, 1), (0, 2))
    assert hand.arrow((0, -1), at_once=True) == ((0, 0), (0, 1))


def test_typing_a_move() -> None:
    hand = PointerInput(DominoPosition.start(8, 8))
    for letter in "b7":
        hand.type(letter)
    assert hand.typed == "b7"
    assert hand.take() is None
    assert square_name(hand.cursor) == "b7"
    for letter in "b7x":
        hand.type(letter)
    hand.type("")
    for letter in "c7":
        hand.type(letter)
    assert hand.offer.move == ((6, 1), (6, 2))
    assert hand.take() == ((6, 1), (6, 2))
    assert hand.typed == ""
    for letter in "b7d7":
        hand.type(letter)
    assert hand.take() is None
    assert hand.offer.sentence == "b7 and d7 do not share an edge."


def test_what_is_typed_is_framed_where_it_leads() -> None:
    hand = PointerInput(DominoPosition.start(8, 8))
    framed = []
    for letter in "b7c7":
        hand.type(letter)
        framed.append(hand.framed)
    assert framed == [((0, 0),), ((6, 1),), ((6, 1),), ((6, 1), (6, 2))]
    hand.escape()
    assert hand.framed == ((0, 0),)
    for letter in "z9":
        hand.type(letter)
    assert hand.framed == ((0, 0),), "a square the board has not is nowhere"


def test_the_wheel_leaves_a_typed_move_alone() -> None:
    hand = PointerInput(DominoPosition.start(8, 8))
    hand.hover((4.3, 4.5))
    for letter in "a1b1":
        hand.type(letter)
    typed = hand.offer
    hand.turn(1)
    assert hand.offer == typed
    assert typed.move == ((0, 0), (0, 1))


def test_nothing_is_offered_while_it_is_not_the_persons_turn() -> None:
    hand = PointerInput(DominoPosition.start(4, 4))
    hand.active = False
    hand.hover((1.9, 1.5))
    assert hand.offer.move is None
    hand.press((1.9, 1.5))
    assert hand.release((1.9, 1.5)) is None
    assert hand.take() is None
    assert hand.arrow((0, 1), at_once=True) is None
    for letter in "a1b1":
        hand.type(letter)
    assert hand.take() is None


@given(st.tuples(st.floats(0, 0.999), st.floats(0, 0.999)))
def test_edges_are_sorted_by_distance(at: tuple[float, float]) -> None:
    distances = [distance_to_edge(at, (0, 0), step) for step in steps_by_edge(at)]
    assert distances == sorted(distances)
    assert len(distances) == 4


def test_no_brackets_stay_on_a_full_board_until_the_keys_read_it() -> None:
    hand = PointerInput(DominoPosition.start(1, 2))
    hand.arrow((0, 1))
    hand.take()
    move = hand.take()
    assert move is not None
    hand.set_position(hand.position.play(move))
    assert hand.framed == ()
    hand.arrow((0, 1))
    assert hand.framed == ((0, 0),)
