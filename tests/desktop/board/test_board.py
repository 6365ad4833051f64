"""The board with every game of the catalogue: a walk of clicks, drags, keys, undo and values, in several sizes."""

import random
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES, game_of_position, read_position
from tiling_gui.core.drawing.annotations import Place, places
from tiling_gui.core.game import plain_move
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.board.move_values import marks
from tiling_gui.desktop.board.targets import Targets
from tiling_gui.search.engine import make_engine

STARTS = {
    "domino": ("domino:4x5", "domino:3x12", "domino:.../..#/#.."),
    "ellie": ("ellie:4x5",),
    "evaluate": ("evaluate:x*(y-z)", "evaluate:(a+b)/(c-d)"),
    "heaps": ("heaps:nim:3,4,5", "heaps:grundy:7,4", "heaps:octal:0.137:6,5", "heaps:treblecross:9"),
    "matching": ("matching:petersen", "matching:torus:3x4", "matching:cycle:6"),
    "sharing": (
        "sharing:path:4,vertices,edges,3",
        "sharing:cycle:4,edges,vertices,2",
        "sharing:complete:4,faces,edges,2",
    ),
    "tour": ("tour:3,1,4,1,5,9,2,6,5,3",),
    "vector": ("vector:5,3,-2:0,1,4",),
}
SIZES = ((400, 380), (900, 620), (180, 200))


@pytest.fixture(params=[start for key in GAMES for start in STARTS[key]])
def start(request: pytest.FixtureRequest) -> Any:
    return read_position(request.param)


@pytest.fixture
def board(qtbot: QtBot, start: Any) -> Board:
    made = Board(game_of_position(start))
    qtbot.addWidget(made)
    made.resize(*SIZES[0])
    made.set_motion(False)
    show(made, start, start)
    made.set_interactive(True)
    made.show()
    return made


def show(board: Board, start: Any, position: Any, last: Any = None) -> None:
    board.show_start(start)
    board.set_position(position, last)


def test_every_game_is_walked_through() -> None:
    assert STARTS.keys() == GAMES.keys()


def positions(start: Any, seed: int) -> Iterator[tuple[Any, Any]]:
    """(position, move that led to it) of a random game."""
    rng, position, last = random.Random(seed), start, None
    yield position, None
    while not position.is_over:
        last = rng.choice(position.moves())
        position = position.play(last)
        yield position, last


def test_every_move_is_made_by_a_click_by_keys_and_by_its_notation(qtbot: QtBot, board: Board, start: Any) -> None:
    made: list[Any] = []
    board.chosen.connect(made.append)
    for position, last in positions(start, 1):
        show(board, start, position, last)
        assert board.targets.where.keys() == set(position.moves())
        for move in position.moves():
            for x, y in board.targets.where[move].at:
                assert board.rect().contains((board.origin + QPointF(x, y)).toPoint())
                assert board.targets.move_at((x, y)) == move
        if position.is_over:
            break
        move = random.Random(len(made)).choice(position.moves())
        qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.place_of(move).toPoint())
        board.select(move)
        qtbot.keyClick(board, Qt.Key.Key_Return)
        board.drop()
        for letter in plain_move(position.write(move)).replace(" ", ""):
            qtbot.keyClicks(board, letter)
        if len(made) % 3 != 0:  # a single key has made it already
            qtbot.keyClick(board, Qt.Key.Key_Return)
        assert made[-3:] == [move] * 3, position.write(move)


def test_tab_and_the_arrows_go_through_all_moves(qtbot: QtBot, board: Board, start: Any) -> None:
    moves = list(board.targets.where)
    board.select(moves[0])
    seen = [board.cursor_at]
    for _ in moves[1:]:
        qtbot.keyClick(board, Qt.Key.Key_Tab)
        seen.append(board.cursor_at)
    assert seen == moves
    reached, ends = {moves[0]}, [moves[0]]
    while ends:
        move = ends.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            board.select(move)
            qtbot.keyClick(board, key)
            assert board.cursor_at in moves
            if board.cursor_at not in reached:
                reached.add(board.cursor_at)
                ends.append(board.cursor_at)
    assert len(reached) > len(moves) / 2


def test_a_walk_makes_only_legal_moves_and_looks_as_if_painted_at_once(qtbot: QtBot, board: Board, start: Any) -> None:
    """Clicks, drags and keys at random, undo, values on and off, other sizes: the pixels are those of a new board."""
    rng, line = random.Random(3), [(start, None)]
    engine = make_engine(board.game, threads=1, memory_mb=64)
    analyses: dict[Any, Analysis] = {}
    valued, hint = False, None

    def reply(move: Any) -> None:
        position = line[-1][0]
        assert move in position.moves()
        line.append((position.play(move), move))
        show(board, start, *line[-1])

    board.chosen.connect(reply)
    for _ in range(60):
        position, _ = line[-1]
        what = rng.choice(["click", "click", "drag", "keys", "undo", "values", "size", "hint"])
        point = QPoint(rng.randrange(board.width()), rng.randrange(board.height()))
        if what == "click":
            qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=point)
        elif what == "drag":
            qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=point)
            qtbot.mouseMove(board, point + QPoint(rng.randrange(-60, 60), rng.randrange(-60, 60)))
            qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=point + QPoint(rng.randrange(-60, 60), 5))
        elif what == "undo" and len(line) > 1:
            line.pop()
            show(board, start, *line[-1])
        elif what == "values":
            valued = not valued
        elif what == "size":
            board.resize(*rng.choice(SIZES))
        elif what == "hint" and not position.is_over:
            hint = rng.choice(position.moves())
            board.set_hint(hint)
        else:
            for key in rng.choices([Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Escape], k=3):
                qtbot.keyClick(board, key)
        position, _ = line[-1]
        if valued and not position.is_over:
            if position not in analyses:
                analyses[position] = engine.analyse(position)
            board.set_values(analyses[position], rng.choice(["cost", "final"]))
        else:
            board.set_values(None, "cost")
        assert board.pointed_move is None or board.pointed_move in position.moves()
    engine.close()
    board.drop()
    board.set_hint(None)
    fresh = Board(board.game)
    qtbot.addWidget(fresh)
    fresh.set_motion(False)
    fresh.resize(board.size())
    show(fresh, start, *line[-1])
    if valued and line[-1][0] in analyses:
        board.set_values(analyses[line[-1][0]], "cost")
        fresh.set_values(analyses[line[-1][0]], "cost")
    assert pixels(board) == pixels(fresh)


def test_a_move_fades_in_from_what_was_there(qtbot: QtBot, board: Board, start: Any) -> None:
    """At the beginning of the fade the old picture, at its end that of a new board."""
    moves = [position for position, _ in positions(start, 5)][:3]
    lasts = [last for _, last in positions(start, 5)][:3]
    board.set_motion(True)
    board._fade.setDuration(10_000_000)
    for at in range(1, len(moves)):
        before = pixels(board)
        board.set_position(moves[at], lasts[at], animate=True)
        faded = pixels(board)
        board._fade.stop()
        assert faded == before != pixels(board)
    board.set_motion(False)
    fresh = Board(board.game)
    qtbot.addWidget(fresh)
    fresh.resize(board.size())
    show(fresh, start, moves[-1], lasts[len(moves) - 1])
    assert pixels(board) == pixels(fresh)


def pixels(board: Board) -> bytes:
    board.clearFocus()
    image = board.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


def test_the_board_is_the_same_in_a_language_written_from_right_to_left(
    board: Board, start: Any, qapp: QApplication
) -> None:
    before = pixels(board)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert pixels(board) == before
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_screen_readers_and_switches_read_every_place_and_play(board: Board, start: Any) -> None:
    """A game is played by presses on places and keys alone."""
    position, made = start, list[Any]()
    board.chosen.connect(made.append)
    while not position.is_over:
        words = [board.spot_words(spot) for spot in range(board.spot_count)]
        assert all(words)
        assert len(set(words)) > len(words) / 3  # a tile on two squares is described on both
        count = len(made)
        for spot in range(board.spot_count):
            board.press_spot(spot)
            board.press_spot(spot)
            if len(made) > count:
                break
        position = position.play(made[count])
        show(board, start, position, made[count])


def test_what_is_on_a_square(qtbot: QtBot) -> None:
    position = read_position("domino:1x5").play(((0, 0), (0, 1)))
    board = Board(GAMES["domino"])
    qtbot.addWidget(board)
    board.set_position(position.play(((0, 2), (0, 3))), ((0, 2), (0, 3)))
    said = [board.describe(name) for name in ("a1", "b1", "c1", "d1", "e1")]
    assert said == [
        *["domino 1, MAX, a1 to b1"] * 2,
        *["domino 2, MIN, c1 to d1, last move"] * 2,
        "e1, dead",
    ]


def test_nothing_is_said_any_more_of_a_move_that_was_made_and_esc_takes_a_refusal_back(qtbot: QtBot) -> None:
    position = read_position("domino:1x4")
    board, said = Board(GAMES["domino"]), [""]
    qtbot.addWidget(board)
    board.pointed.connect(said.append)
    board.set_position(position)
    board.set_interactive(True)
    qtbot.keyClicks(board, "a1b1")
    assert said[-1] == "a1–b1: Enter plays it."
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert said[-1] == ""
    board.set_position(position.play(((0, 0), (0, 1))))
    qtbot.keyClicks(board, "b1c1")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert said[-1].startswith("b1 is taken")
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert said[-1] == ""


def test_a_drag_over_two_squares_means_the_domino_on_both() -> None:
    position = read_position("domino:3x3")
    where = {move: place for move, place in game_places(position).items()}
    targets = Targets(where, 40)
    for move, place in where.items():
        one, other = place.parts
        assert targets.move_at(other, one) == targets.move_at(one, other) == move
    corner, far = where[((0, 0), (0, 1))].parts[0], where[((1, 2), (2, 2))].parts[1]
    assert targets.move_at(far, corner) is None


def game_places(position: Any) -> dict[Any, Place]:
    return places(position, 40)


@walked("text", ["domino:5x6", "ellie:4x4"])
def test_the_move_meant_is_on_the_square_pointed_at(text: str) -> None:
    """At random points the move is one with the square of the point, and of those the nearest by its value."""
    position, rng = read_position(text), random.Random(4)
    for _ in range(5):
        position = position.play(rng.choice(position.moves())) if not position.is_over else position
    where = game_places(position)
    targets = Targets(where, 40)
    for _ in range(500):
        point = rng.uniform(0, 6 * 40 + 48), rng.uniform(0, 5 * 40 + 48)
        inside = [
            move
            for move, place in where.items()
            if any(abs(x - point[0]) < 20 and abs(y - point[1]) < 20 for x, y in place.parts)
        ]
        found = targets.move_at(point)
        assert (found in inside) if inside else found is None
        if inside:
            away = {move: hypot(where[move].at[0][0] - point[0], where[move].at[0][1] - point[1]) for move in inside}
            assert away[found] == min(away.values())


def test_an_estimate_and_its_mirror_image_both_have_a_number_or_none(qtbot: QtBot) -> None:
    """The best ten of 12 equal estimates are no ten of them."""
    position = read_position("domino:7x8")
    moves = position.moves()
    guesses = [12.0] * 6 + [11.5] * 8 + [9.0] * (len(moves) - 14)
    entries = tuple(MoveValue(move, 0, 28, guess) for move, guess in zip(moves, guesses, strict=True))
    shown = marks(Analysis(position, 0, 28, entries))
    numbered = {move for move, entry in shown.items() if not entry.quiet}
    assert numbered in (
        {move for move, guess in zip(moves, guesses, strict=True) if guess >= bar} for bar in (11.5, 12)
    )


def test_two_spots_never_coincide(board: Board, start: Any) -> None:
    points = sorted(board.spots.values())
    assert all(hypot(a - c, b - d) > 3 for (a, b), (c, d) in pairwise(points))
