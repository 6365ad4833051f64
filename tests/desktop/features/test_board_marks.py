"""Marks and arrows on the board: the right button adds and removes them, and they are stored with their move."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.desktop.windows import Plugged
from tests.walks import walked
from tiling_gui.core.catalogue import game
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.features.board_marks import BoardMarks
from tiling_gui.records import json_form

RIGHT, NONE = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier


def place_on(board: Board, name: str) -> QPoint:
    """The point of the widget at a place."""
    return (board.origin + QPointF(*board.spots[name])).toPoint()


def draw(plugged: Plugged, start: str, end: str = "", key: Qt.KeyboardModifier = NONE) -> None:
    """Drags with the right button from one place to another, or clicks on one."""
    board = plugged.controller.view.pieces
    a, b = (place_on(board, name) for name in (start, end or start))
    QTest.mousePress(board, RIGHT, key, a)
    at = QPointF(b)
    move = QMouseEvent(QMouseEvent.Type.MouseMove, at, at, Qt.MouseButton.NoButton, RIGHT, key)
    QApplication.sendEvent(board, move)
    QTest.mouseRelease(board, RIGHT, key, b)


def noted(plugged: Plugged) -> tuple[tuple[str, ...], tuple[str, ...]]:
    node = plugged.session.tree.node
    return node.marks, node.arrows


@walked(
    ("key", "start", "one", "other"),
    [
        ("domino", "4x4", "b2", "d3"),
        ("ellie", "3x4", "b2", "d3"),
        ("matching", "petersen", "a", "c"),
        ("matching", "torus:4x4", "b2", "d3"),
        ("sharing", "grid:2x3,edges,faces,3", "a", "f1"),
        ("heaps", "nim:3,4", "1", "2"),
        ("vector", "5,3,-2:0,1,4", "x1", "x3"),
        ("tour", "3,1,4,1,5,9", "a", "c"),
        ("heaps", "treblecross:9", "2", "7"),
    ],
)
def test_a_gesture_marks_and_the_same_again_takes_away(
    plugged: Plugged, key: str, start: str, one: str, other: str
) -> None:
    plugged.controller.begin(game(key).parse(start, game(key).sides[0]))
    draw(plugged, one)
    draw(plugged, other, key=Qt.KeyboardModifier.AltModifier)
    draw(plugged, one, other, Qt.KeyboardModifier.ShiftModifier)
    assert noted(plugged) == ((one, f"{other}:cross"), (f"{one}-{other}:square",))
    draw(plugged, one, key=Qt.KeyboardModifier.ControlModifier)
    assert noted(plugged)[0] == (f"{other}:cross", f"{one}:triangle"), "another kind in place of the first"
    draw(plugged, one, key=Qt.KeyboardModifier.ControlModifier)
    draw(plugged, other, key=Qt.KeyboardModifier.AltModifier)
    draw(plugged, one, other, Qt.KeyboardModifier.ShiftModifier)
    assert noted(plugged) == ((), ())
    assert plugged.session.tree.size == 0, "no move was made"


def test_marks_belong_to_their_position_and_are_kept(plugged: Plugged) -> None:
    draw(plugged, "a1")
    id, view = plugged.session.record.id, plugged.controller.view
    plugged.controller.play(plugged.session.position.moves()[0])
    assert plugged.feature(BoardMarks).shown == ([], [])
    plugged.actions["previousMove"].trigger()
    assert plugged.feature(BoardMarks).shown == (["a1"], [])
    assert view.board.describe("a1") == "a1, free, circle on a1"
    plugged.session.save_now()
    assert json_form.read(json_form.write(plugged.store.game(id))).tree.root.marks == ("a1",)


def test_esc_is_the_boards_first_then_takes_all_away_and_they_come_back(plugged: Plugged) -> None:
    draw(plugged, "a1")
    draw(plugged, "a1", "c3")
    board = plugged.controller.view.board
    QTest.keyClicks(board, "b")
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert noted(plugged) == (("a1",), ("a1-c3",)), "it took back what was typed"
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert noted(plugged) == ((), ())
    plugged.notice.findChild(QPushButton, "undoMarks").click()
    assert noted(plugged) == (("a1",), ("a1-c3",))


def test_the_offer_to_restore_marks_ends_with_the_next_move(plugged: Plugged) -> None:
    draw(plugged, "a1")
    QTest.keyClick(plugged.controller.view.board, Qt.Key.Key_Escape)
    assert not plugged.notice.isHidden()
    plugged.controller.play(plugged.session.position.moves()[0])
    plugged.controller.send_changes()
    assert plugged.notice.isHidden()


def test_they_are_written_by_the_keyboard_and_a_fault_loses_nothing(plugged: Plugged) -> None:
    line = plugged.feature(BoardMarks).line
    plugged.actions["markBoard"].trigger()
    QTest.keyClicks(line, "c3, d4:cross a1>c3:square")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert noted(plugged) == (("c3", "d4:cross"), ("a1-c3:square",))
    plugged.actions["markBoard"].trigger()
    assert line.text() == "c3, d4:cross, a1-c3:square"
    line.setText("c3, z9")
    line.textEdited.emit("c3, z9")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert noted(plugged) == (("c3", "d4:cross"), ("a1-c3:square",))
    assert line.text() == "c3, z9"
    assert "'z9' is not a place" in plugged.status_bar.said


def test_where_the_line_cannot_be_seen_that_is_said(plugged: Plugged) -> None:
    line = plugged.feature(BoardMarks).line
    line.parentWidget().hide()
    plugged.actions["markBoard"].trigger()
    assert "right panel" in plugged.status_bar.said
    assert not line.isVisible()


def test_what_is_drawn_is_said(plugged: Plugged) -> None:
    draw(plugged, "a1", "c3")
    assert plugged.status_bar.said.startswith("Arrow from a1 to c3, green.")
    draw(plugged, "a1", "c3")
    assert plugged.status_bar.said == "Deleted arrow from a1 to c3, green."


def test_a_hint_stays_where_something_is_marked(plugged: Plugged) -> None:
    view = plugged.controller.view
    view.set_hint(plugged.session.position.moves()[0])
    draw(plugged, "d4")
    assert view.board._hint == plugged.session.position.moves()[0]
    assert noted(plugged) == (("d4",), ())


def test_the_menu_opens_beside_the_places(plugged: Plugged) -> None:
    board = plugged.controller.view.pieces
    draw(plugged, "b2")
    at = place_on(board, "b2")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, board.mapToGlobal(at))
    feature = plugged.feature(BoardMarks)
    assert feature.eventFilter(board, event), "the right button belongs to the mark there"
    QTest.mousePress(board, RIGHT, NONE, QPoint(1, 1))
    assert not feature.eventFilter(board, event)


def test_the_pointer_is_free_after_a_mark_on_a_place_that_the_next_board_does_not_have(plugged: Plugged) -> None:
    domino = game("domino")
    plugged.controller.begin(domino.parse("6x6", domino.sides[0]))
    draw(plugged, "f6")
    plugged.controller.begin(domino.parse("3x3", domino.sides[0]))
    board = plugged.controller.view.pieces
    at = QPointF(place_on(board, "b2"))
    for buttons in (Qt.MouseButton.NoButton, RIGHT):
        move = QMouseEvent(QMouseEvent.Type.MouseMove, at, at, Qt.MouseButton.NoButton, buttons, NONE)
        assert not plugged.feature(BoardMarks).eventFilter(board, move)
