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


def begin(plugged: Plugged, board: str = "4x4") -> None:
    plugged.controller.begin(game("domino").parse(board, game("domino").sides[0]))


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


def test_marks_are_kept_taken_away_written_and_said(plugged: Plugged) -> None:
    # Marks belong to their position and are kept
    draw(plugged, "a1")
    id, view = plugged.session.record.id, plugged.controller.view
    plugged.controller.play(plugged.session.position.moves()[0])
    assert plugged.feature(BoardMarks).shown == ([], [])
    plugged.actions["previousMove"].trigger()
    assert plugged.feature(BoardMarks).shown == (["a1"], [])
    assert view.board.describe("a1") == "a1, free, circle on a1"
    plugged.session.save_now()
    assert json_form.read(json_form.write(plugged.store.game(id))).tree.root.marks == ("a1",)
    # Esc is the boards first then takes all away and they come back
    begin(plugged)
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
    # The offer to restore marks ends with the next move
    begin(plugged)
    draw(plugged, "a1")
    QTest.keyClick(plugged.controller.view.board, Qt.Key.Key_Escape)
    assert not plugged.notice.isHidden()
    plugged.controller.play(plugged.session.position.moves()[0])
    plugged.controller.send_changes()
    assert plugged.notice.isHidden()
    # They are written by the keyboard and a fault loses nothing
    begin(plugged)
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
    # What is drawn is said
    begin(plugged)
    draw(plugged, "a1", "c3")
    assert plugged.status_bar.said.startswith("Arrow from a1 to c3, green.")
    draw(plugged, "a1", "c3")
    assert plugged.status_bar.said == "Deleted arrow from a1 to c3, green."
    # A hint stays where something is marked
    begin(plugged)
    view = plugged.controller.view
    view.set_hint(plugged.session.position.moves()[0])
    draw(plugged, "d4")
    assert view.board._hint == plugged.session.position.moves()[0]
    assert noted(plugged) == (("d4",), ())
    # The menu opens beside the places
    begin(plugged)
    board = plugged.controller.view.pieces
    draw(plugged, "b2")
    at = place_on(board, "b2")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, board.mapToGlobal(at))
    feature = plugged.feature(BoardMarks)
    assert feature.eventFilter(board, event), "the right button belongs to the mark there"
    QTest.mousePress(board, RIGHT, NONE, QPoint(1, 1))
    assert not feature.eventFilter(board, event)
    # The pointer is free after a mark on a place that the next board does not have
    begin(plugged, "6x6")
    draw(plugged, "f6")
    begin(plugged, "3x3")
    board = plugged.controller.view.pieces
    at = QPointF(place_on(board, "b2"))
    for buttons in (Qt.MouseButton.NoButton, RIGHT):
        move = QMouseEvent(QMouseEvent.Type.MouseMove, at, at, Qt.MouseButton.NoButton, buttons, NONE)
        assert not plugged.feature(BoardMarks).eventFilter(board, move)
    # Where the line cannot be seen that is said
    line = plugged.feature(BoardMarks).line
    line.parentWidget().hide()
    plugged.actions["markBoard"].trigger()
    assert "right panel" in plugged.status_bar.said
    assert not line.isVisible()
