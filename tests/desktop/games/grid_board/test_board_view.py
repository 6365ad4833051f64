"""The board widget: pointer and keys, signals, texts, themes, animations, and many paints."""

import random
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tiling_gui.core.board import Square
from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.games.grid_board import BoardView, render_image
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.games.domino.rules import Domino, DominoPosition, read_shape
from tiling_gui.palette import DARK, LIGHT

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def view(theme: Theme, qtbot: QtBot) -> BoardView:
    """A board of 8 x 8 at the size of the pictures, without animations."""
    made = BoardView()
    qtbot.addWidget(made)
    made.set_motion(False)
    made.resize(720, 644)
    made.show()
    qtbot.waitExposed(made)
    made.set_position(DominoPosition.start(8, 8))
    return made


def near(view: BoardView, square: Square, step: Square = (0, 0), part: float = 0.35) -> QPoint:
    """The pixel at `part` of a square from its centre in direction `step`."""
    box = view.geometry_now.square_rect(square)
    return (box.center() + QPointF(step[1], step[0]) * part * box.width()).toPoint()


def step_of(move: Domino) -> Square:
    """The step from the first square of a domino to the second."""
    (a, b), (c, d) = move
    return c - a, d - b


def scatter(rng: random.Random, shape: str, count: int) -> DominoPosition:
    """A shape with random dominoes on it."""
    position = read_shape(shape)
    for _ in range(count):
        if not position.is_over:
            position = position.play(rng.choice(list(position.moves())))
    return position


def known(position: DominoPosition, best: int = 28) -> Analysis:
    """An analysis with every kind of value in it; the numbers are made up."""
    bounds = [(best, best), (best - 1, best - 1), (best - 3, best - 3), (best - 2, best)]
    moves = tuple(MoveValue(move, *bounds[k % 4], best - 0.8) for k, move in enumerate(position.moves()))
    return Analysis(position, best, best, moves)


SHAPES = ["........\n" * 8, "..##....\n..#..#..\n........\n#......#\n.......#\n", ".....\n", "#.#\n...\n#.#"]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_click_near_an_edge_places_the_domino_across_it(view: BoardView, qtbot: QtBot, shape: str) -> None:
    rng = random.Random(shape)
    for count in range(4):
        position = scatter(rng, shape, count)
        view.set_position(position)
        for move in rng.sample(list(position.moves()), min(12, len(position.moves()))):
            said: list[object] = []
            view.hovered.connect(lambda move, words, said=said: said.append(move))
            qtbot.mouseMove(view.viewport(), near(view, move[0], step_of(move)))
            with qtbot.waitSignal(view.chosen) as made:
                qtbot.mouseClick(view.viewport(), LEFT, pos=near(view, move[0], step_of(move)))
            assert made.args == [move]
            view.hovered.disconnect()
            view.set_position(position)


@pytest.mark.parametrize("shape", SHAPES)
def test_pressing_on_one_square_and_letting_go_on_its_neighbour(view: BoardView, qtbot: QtBot, shape: str) -> None:
    position = scatter(random.Random(7), shape, 2)
    view.set_position(position)
    for move in position.moves():
        for a, b in (move, move[::-1]):
            qtbot.mousePress(view.viewport(), LEFT, pos=near(view, a))
            qtbot.mouseMove(view.viewport(), near(view, b))
            with qtbot.waitSignal(view.chosen) as made:
                qtbot.mouseRelease(view.viewport(), LEFT, pos=near(view, b))
            assert made.args == [move]


def test_illegal_places_say_why_and_place_nothing(view: BoardView, qtbot: QtBot) -> None:
    view.set_position(read_shape("a.b\na#b\n..."))
    words: list[str] = []
    view.hovered.connect(lambda move, text: words.append(text))
    with qtbot.assertNotEmitted(view.chosen):
        for square, reason in (
            ((0, 1), "b1 can no longer be covered."),
            ((0, 0), "a1 is taken by domino 1."),
        ):
            qtbot.mouseMove(view.viewport(), near(view, square))
            assert words[-1] == reason
            assert view.viewport().cursor().shape() is Qt.CursorShape.ForbiddenCursor
            qtbot.mouseClick(view.viewport(), LEFT, pos=near(view, square))
        qtbot.mouseMove(view.viewport(), near(view, (1, 1)))
        assert words[-1] == ""
        qtbot.mouseClick(view.viewport(), LEFT, pos=near(view, (1, 1)))
        qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(3, 3))
        qtbot.mousePress(view.viewport(), LEFT, pos=near(view, (2, 0)))
        qtbot.mouseMove(view.viewport(), near(view, (2, 2)))
        assert words[-1] == "a3 and c3 do not share an edge."
        qtbot.mouseRelease(view.viewport(), LEFT, pos=near(view, (2, 2)))
    assert view.viewport().cursor().shape() is Qt.CursorShape.ForbiddenCursor
    qtbot.mouseMove(view.viewport(), near(view, (2, 0), (0, 1)))
    assert words[-1] == "Click places a3–b3. The nearer edge of the square chooses the direction."
    assert view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_two_quick_clicks_are_two_moves(view: BoardView, qtbot: QtBot) -> None:
    made: list[Domino] = []

    def play(move: Domino) -> None:
        made.append(move)
        view.set_position(view.position.play(move))

    view.chosen.connect(play)
    qtbot.mouseClick(view.viewport(), LEFT, pos=near(view, (0, 0), (0, 1)))
    qtbot.mouseDClick(view.viewport(), LEFT, pos=near(view, (4, 4), (1, 0)))
    qtbot.mouseRelease(view.viewport(), LEFT, pos=near(view, (4, 4), (1, 0)))
    assert made == [((0, 0), (0, 1)), ((4, 4), (5, 4))]


def wheel(view: BoardView, at: QPoint, delta: int) -> None:
    """Sends a wheel event to the viewport."""
    globally = QPointF(view.viewport().mapToGlobal(at))
    event = QWheelEvent(
        QPointF(at),
        globally,
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_wheel_turns_the_tile(view: BoardView, qtbot: QtBot) -> None:
    at = near(view, (3, 3), (0, 1))
    qtbot.mouseMove(view.viewport(), at)
    seen = [view.pointer_input.offer.move]
    for _ in range(4):
        wheel(view, at, -120)
        seen.append(view.pointer_input.offer.move)
    assert len(set(seen)) == 4
    assert seen[0] == seen[4]
    assert all(move and (3, 3) in move for move in seen)
    wheel(view, at, -60)
    assert view.pointer_input.offer.move == seen[0], "half a step is not a turn"
    wheel(view, at, -60)
    with qtbot.waitSignal(view.chosen) as made:
        qtbot.mouseClick(view.viewport(), LEFT, pos=at)
    assert made.args == [seen[1]], "a click places what is seen"


def test_keys_place_a_domino(view: BoardView, qtbot: QtBot) -> None:
    moved: list[Square] = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Space, Key.Key_Down):
        qtbot.keyClick(view, key)
        moved.append(view.pointer_input.cursor)
    assert moved == [(0, 0), (1, 0), (1, 1), (1, 1), (1, 1)]
    with qtbot.waitSignal(view.chosen) as made:
        qtbot.keyClick(view, Key.Key_Return)
    assert made.args == [((1, 1), (2, 1))]
    with qtbot.waitSignal(view.chosen) as made:
        qtbot.keyClick(view, Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert made.args == [((0, 1), (1, 1))]
    qtbot.keyClick(view, Key.Key_Space)
    assert view.pointer_input.placing
    qtbot.keyClick(view, Key.Key_Escape)
    assert not view.pointer_input.placing
    assert view.pointer_input.cursor_shown
    qtbot.mouseMove(view.viewport(), near(view, (5, 5)))
    assert not view.pointer_input.cursor_shown


def test_typed_squares(view: BoardView, qtbot: QtBot) -> None:
    typed: list[str] = []
    view.typed.connect(typed.append)
    with qtbot.waitSignal(view.chosen) as made:
        qtbot.keyClicks(view, "b7c7")
        qtbot.keyClick(view, Key.Key_Enter)
    assert made.args == [((6, 1), (6, 2))]
    assert typed == ["b", "b7", "b7c", "b7c7", ""]


def test_what_is_typed_stands_at_its_square(view: BoardView, qtbot: QtBot) -> None:
    plate, board = view._scene.typed, view.geometry_now
    assert not plate.isVisible()
    cursor = view.pointer_input.cursor
    for key, text, square in ((Key.Key_B, "b", cursor), (Key.Key_7, "b7", (6, 1)), (Key.Key_Backspace, "b", cursor)):
        qtbot.keyClick(view, key)
        assert (plate.isVisible(), plate.text) == (True, text)
        drawn = plate.boundingRect()
        assert drawn.intersects(board.square_rect(square))
        assert view.sceneRect().contains(drawn)
    qtbot.keyClick(view, Key.Key_Escape)
    assert not plate.isVisible()
    words: list[str] = []
    view.hovered.connect(lambda move, text: words.append(text))
    with qtbot.assertNotEmitted(view.chosen):
        qtbot.keyClicks(view, "z9z9")
        qtbot.keyClick(view, Key.Key_Return)
    assert words[-1] == "z9 is not on the board (a1 to h8)."


def test_other_keys_are_left_to_the_window(view: BoardView) -> None:
    for key in (Key.Key_PageUp, Key.Key_Home, Key.Key_End, Key.Key_F3, Key.Key_Escape, Key.Key_Backspace):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        view.keyPressEvent(event)
        assert not event.isAccepted(), key
    undo = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "z")
    view.keyPressEvent(undo)
    assert not undo.isAccepted()


def test_values_are_shown_told_and_played(view: BoardView, qtbot: QtBot) -> None:
    position = DominoPosition.start(4, 4)
    view.set_position(position)
    analysis = known(position, best=7)
    view.set_values(analysis)
    assert view.legend.text() == "keeps the value (6) · costs one (6) · costs more (6) · estimate (6)"
    words: list[str] = []
    view.hovered.connect(lambda move, text: words.append(text))
    for entry in analysis.moves:
        a, b = (view.geometry_now.square_rect(square).center() for square in entry.move)
        capsule = ((a + b) / 2).toPoint()
        qtbot.mouseMove(view.viewport(), capsule)
        with qtbot.waitSignal(view.chosen) as made:
            qtbot.mouseClick(view.viewport(), LEFT, pos=capsule)
        assert made.args == [entry.move]
    assert words[0] == "a1–b1 ends with 7: exact, keeps the value."
    assert view.describe_value(position.moves()[0]) == "a1 to b1, ends with 7, exact"
    view.set_values(analysis, "final")
    after = position.play(position.moves()[0])
    view.set_position(after)
    assert view.legend.text() == "", "values of another position are never shown"
    view.set_values(analysis)
    assert view.legend.text() == ""
    view.set_values(None)
    assert view.describe_value(after.moves()[0]) == "c1 to d1"


def test_words_for_squares(view: BoardView) -> None:
    position = read_shape("a..\na.#")
    position = position.play(((0, 1), (0, 2)))
    view.set_position(position, last=((0, 1), (0, 2)))
    assert view.describe((0, 0)) == "domino 1, given, a1 to a2"
    assert view.describe((0, 2)) == "domino 2, MAX, b1 to c1, last move"
    assert view.describe((1, 1)) == "b2, dead"
    assert view.describe((1, 2)) == "c2, not part of the board"
    view.set_position(DominoPosition.start(8, 8), sides=())
    assert view.describe((6, 2)) == "c7, free"
    view.set_position(DominoPosition.start(2, 2).play(((0, 0), (1, 0))), sides=(Side.MIN,))
    assert view.describe((0, 0)) == "domino 1, MIN, a1 to a2"


def test_the_tile_on_a_square(view: BoardView) -> None:
    view.set_position(read_shape(".11\n22."))
    assert view.tile_on((0, 2)) == ((0, 1), (0, 2))
    assert view.tile_on((1, 0)) == ((1, 0), (1, 1))
    assert view.tile_on((0, 0)) is None


def pixel(view: BoardView, square: Square, dx: float = 0.0, dy: float = 0.0) -> str:
    """The colour at a point of a square, given relative to its centre in squares."""
    box = view.geometry_now.square_rect(square)
    at = (box.center() + QPointF(dx, dy) * box.width()).toPoint()
    return view.grab().toImage().pixelColor(at).name().upper()


def test_both_themes_live(view: BoardView, theme: Theme) -> None:
    view.set_position(DominoPosition.start(8, 8).play(((3, 3), (3, 4))))
    for choice, palette in (("light", LIGHT), ("dark", DARK), ("light", LIGHT)):
        theme.set_choice(choice)
        assert pixel(view, (0, 0)) == palette.sq_light
        assert pixel(view, (0, 1)) == palette.sq_dark
        assert pixel(view, (3, 3), -0.2) == palette.max_fill
        assert view.grab().toImage().pixelColor(2, 2).name().upper() == palette.window


def test_players_and_the_dead_look_as_they_should(view: BoardView) -> None:
    position = DominoPosition.start(3, 3)
    for move in (((0, 1), (0, 2)), ((1, 0), (1, 1))):
        position = position.play(move)
    view.set_position(position, last=((1, 0), (1, 1)))
    assert pixel(view, (0, 0), 0.3, 0.3) == LIGHT.dead_sq
    assert pixel(view, (0, 0)) == LIGHT.dead
    assert pixel(view, (0, 1), -0.3) == LIGHT.max_fill
    assert pixel(view, (1, 0), 0.42, 0) in (LIGHT.min_badge, LIGHT.min_fill, LIGHT.min_hatch, LIGHT.min_edge)
    assert pixel(view, (1, 0), 0.0, 0.5 - 0.03) == LIGHT.accent


def test_dominoes_grow_in_and_fade_out_and_nothing_is_left_running(view: BoardView, qtbot: QtBot) -> None:
    view.set_motion(True)
    empty = DominoPosition.start(8, 8)
    position = empty.play(((3, 3), (3, 4)))
    view.set_position(position, last=((3, 3), (3, 4)), animate=True)
    assert pixel(view, (3, 3), -0.2) != LIGHT.max_fill
    qtbot.waitUntil(lambda: pixel(view, (3, 3), -0.2) == LIGHT.max_fill, timeout=3000)
    view.set_position(empty, animate=True)
    qtbot.waitUntil(lambda: pixel(view, (3, 3), -0.2) == LIGHT.sq_light, timeout=3000)
    for _ in range(20):
        view.set_position(position, animate=True)
        view.set_position(empty, animate=True)
    view.set_motion(False)
    assert pixel(view, (3, 3), -0.2) == LIGHT.sq_light
    view.set_position(position, animate=True)
    assert pixel(view, (3, 3), -0.2) == LIGHT.max_fill, "reduced motion: at once"


def test_a_board_closed_in_the_middle_of_a_fade(theme: Theme, qtbot: QtBot) -> None:
    made = BoardView()
    made.show()
    made.set_position(DominoPosition.start(8, 8).play(((3, 3), (3, 4))), animate=True)
    with qtbot.waitSignal(made.destroyed):
        made.deleteLater()
    settle(qtbot)


def test_hints_go_with_the_position(view: BoardView) -> None:
    view.set_interactive(False)
    position = view.position
    plain = view.grab().toImage()
    view.set_hint(((2, 2), (2, 3)))
    assert view.grab().toImage() != plain
    view.set_hint(None)
    assert view.grab().toImage() == plain
    view.set_hint(((2, 2), (2, 3)))
    assert view.grab().toImage() != plain
    view.set_position(position)
    assert view.grab().toImage() == plain


def test_the_edge_of_a_hint_keeps_off_the_numbers_beside_it(view: BoardView) -> None:
    position, hint = DominoPosition.start(4, 4), ((1, 1), (1, 2))
    view.resize(500, 500)
    view.set_position(position)
    moves = tuple(MoveValue(move, 5 + k % 2, 5 + k % 2, 5.0) for k, move in enumerate(position.moves()))
    view.set_values(Analysis(position, 7, 7, moves))
    view.set_hint(hint)
    shown = view.viewport().grab().toImage()
    numbers, accent = view._scene.numbers(), QColor(LIGHT.accent)
    box = view.geometry_now.around(hint).toRect()
    inked = [(x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom())]
    inked = [at for at in inked if shown.pixelColor(*at) == accent]
    assert numbers.contains(view.geometry_now.around(((0, 1), (1, 1))).center())
    assert inked, "there is an edge"
    assert not any(numbers.contains(QPointF(x + 0.5, y + 0.5)) for x, y in inked)


@pytest.mark.parametrize("width", [220, 300, 340])
def test_the_numbers_of_the_best_guesses_do_not_lie_on_each_other(view: BoardView, width: int) -> None:
    """On squares smaller than the numbers, as with large text: the ten best moves are neighbours here."""
    position = DominoPosition.start(8, 8)
    view.resize(width, width)
    view.set_position(position)
    guessed = (MoveValue(move, 27, 29, 28.9 - k / 100) for k, move in enumerate(position.moves()))
    view.set_values(Analysis(position, 27, 29, tuple(guessed)))
    boxes = [part.boundingRect() for part in view._scene.numbers().toSubpathPolygons()]
    assert 2 <= len(boxes) <= 10
    for k, box in enumerate(boxes):
        assert not any(box.adjusted(3, 3, -3, -3).intersects(other) for other in boxes[:k])


@pytest.mark.parametrize("size", [(1, 1), (1, 20), (20, 1), (20, 20), (2, 3)])
@pytest.mark.parametrize("width", [260, 700])
def test_every_board_is_drawn_at_every_size(
    view: BoardView, size: tuple[int, int], width: int, theme: Theme, qtbot: QtBot
) -> None:
    rng = random.Random(1)
    position = DominoPosition.start(*size)
    for _ in range(4):
        if not position.is_over:
            position = position.play(rng.choice(list(position.moves())))
    view.resize(width, width)
    view.set_position(position)
    view.set_values(known(position))
    for choice in ("light", "dark"):
        theme.set_choice(choice)
        assert not view.grab().isNull()
    image = view.image(640)
    assert image.width() <= 640
    assert image.height() == image.width() or size[0] != size[1]


def test_pictures_of_positions(qapp: QApplication) -> None:
    position = DominoPosition.start(3, 3).play(((0, 1), (0, 2)))
    image = render_image(position, 348, palette=LIGHT, last=((0, 1), (0, 2)))
    assert (image.width(), image.height()) == (348, 348)
    double = render_image(position, 348, palette=LIGHT, ratio=2.0)
    assert double.width() == 696


def test_painting_drops_no_reference(view: BoardView) -> None:
    """PySide6 6.12.0 drops a reference to None in QPainter calls; before Python 3.12 it aborts after some thousand
    paints.
    """
    position = scatter(random.Random(3), SHAPES[0], 10)
    view.set_position(position)
    scene = view.scene()
    image = QImage(160, 140, QImage.Format.Format_ARGB32_Premultiplied)
    view.set_values(known(position))
    for part in scene.items():
        part.setCacheMode(part.CacheMode.NoCache)
    before, painted = sys.getrefcount(None), 0
    for k in range(90):
        view.pointer_input.hover((k % 9 + 0.3, k % 7 + 0.6))
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        painted += sum(part.isVisible() for part in scene.items())
    assert painted > 1000
    assert sys.getrefcount(None) > before - painted / 4


def test_random_clicks_and_keys_never_break_the_board(view: BoardView, qtbot: QtBot) -> None:
    rng = random.Random(11)

    def play(move: Domino) -> None:
        after = view.position.play(move)
        view.set_position(DominoPosition.start(rng.randint(1, 6), rng.randint(1, 6)) if after.is_over else after)

    view.chosen.connect(play)
    keys = [Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Space, Key.Key_Return, Key.Key_Escape]
    actions: list[Callable[[], None]] = [
        lambda: qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(rng.randint(0, 719), rng.randint(0, 643))),
        lambda: qtbot.mouseMove(view.viewport(), QPoint(rng.randint(0, 719), rng.randint(0, 643))),
        lambda: qtbot.keyClick(view, rng.choice(keys)),
        lambda: qtbot.keyClick(view, rng.choice(keys[:4]), Qt.KeyboardModifier.ShiftModifier),
        lambda: view.set_values(known(view.position) if rng.random() < 0.5 else None),
    ]
    for _ in range(600):
        rng.choice(actions)()


def test_a_move_is_seen_to_come_while_its_values_are_asked_for(view: BoardView, qtbot: QtBot) -> None:
    """As the window does after a move: shows it, shows it again with its values, removes the values."""
    view.set_motion(True)
    position = DominoPosition.start(8, 8).play(((3, 3), (3, 4)))
    view.set_position(position, last=((3, 3), (3, 4)), animate=True)
    view.set_values(None)
    view.set_position(position, last=((3, 3), (3, 4)))
    running = view._scene.motion.running
    assert {animation.duration() for animation in running} == {140, 120}
    frames = []
    for at in (0, 40, 80, 139):
        for animation in running:
            animation.pause()
            animation.setCurrentTime(min(at, animation.duration()))
        frames.append(view.grab().toImage())
    assert all(frame != other for k, frame in enumerate(frames) for other in frames[:k])
    view.set_motion(False)
    assert not view._scene.motion.running
    assert pixel(view, (3, 3), -0.2) == LIGHT.max_fill
