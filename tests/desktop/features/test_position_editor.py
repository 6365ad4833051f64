"""The position editor, driven by pointer, keys and clipboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import place_of
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.tiled import shape_text
from tiling_gui.desktop.features.position_editor.named_boards import own_boards
from tiling_gui.desktop.features.position_editor.window import Editor
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.translations import install
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.store import Store


@pytest.fixture
def editor(qtbot: QtBot, boardless: Workspace) -> Editor:
    made: Editor = boardless.windows.show("editPosition")
    made.edit(DominoPosition.start(4, 4))
    qtbot.waitExposed(made)
    return made


def click(qtbot: QtBot, editor: Editor, name: str) -> None:
    qtbot.mouseClick(editor.findChild(QWidget, name), Qt.MouseButton.LeftButton)


def test_squares_dominoes_text_and_sizes_are_edited(qtbot: QtBot, editor: Editor) -> None:
    # Dominoes on and off and squares in and out by pointer
    board = editor.board
    at = place_of(board, (0, 0), dx=0.35)
    qtbot.mouseMove(board, at)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=at)
    assert shape_text(editor.position) == "11..\n....\n....\n...."
    editor.tool.chosen.emit("squares")
    editor.tool.set_current("squares")
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=place_of(board, (0, 1)))
    assert shape_text(editor.position) == ".#..\n....\n....\n...."  # the domino goes with its square
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=place_of(board, (2, 0)))
    for square in ((2, 1), (2, 2)):
        qtbot.mouseMove(board, place_of(board, square))
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=place_of(board, (2, 2)))
    assert shape_text(editor.position).endswith("###.\n....")
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=place_of(board, (0, 1)))
    assert shape_text(editor.position).startswith("....")
    editor.tool.chosen.emit("dominoes")
    while editor.undo_stack.canUndo():
        click(qtbot, editor, "editorUndoButton")
    assert editor.position == DominoPosition.start(4, 4)
    click(qtbot, editor, "editorRedoButton")
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=place_of(board, (0, 0)))
    assert editor.position.count == 0
    # Text diagrams size first player and turns
    QGuiApplication.clipboard().setText("11.\n..#\n")
    click(qtbot, editor, "pasteDiagram")
    assert editor.position == read_shape("11.\n..#")
    for name, text in (("mirrorBoard", ".11\n#.."), ("flipBoard", "#..\n.11"), ("rotateBoard", ".#\n1.\n1.")):
        click(qtbot, editor, f"{name}Button")
        assert shape_text(editor.position) == text
    click(qtbot, editor, "copyDiagram")
    assert QGuiApplication.clipboard().text() == ".#\n1.\n1.\n"
    editor.size_fields.rows.setValue(4)
    assert shape_text(editor.position) == ".#\n1.\n1.\n.."
    editor.first.segment(Side.MIN).click()
    assert editor.position.to_move is Side.MIN
    QGuiApplication.clipboard().setText("1.\n..")
    before = editor.position
    click(qtbot, editor, "pasteDiagram")
    assert editor.position == before
    assert "exactly two neighbouring squares" in editor.status.text()
    QGuiApplication.clipboard().setText("11\n..")
    click(qtbot, editor, "pasteDiagram")
    assert editor.status.text() == ""  # no error any more
    editor.undo_stack.undo()
    click(qtbot, editor, "clearBoardButton")
    assert shape_text(editor.position) == "..\n..\n..\n.."
    # A size is taken when it is typed to its end
    editor.change(read_shape("..#.\n...."))
    changes = editor.undo_stack.count()
    columns = editor.size_fields.columns
    columns.setFocus()
    columns.selectAll()
    qtbot.keyClicks(columns, "10")
    assert editor.undo_stack.count() == changes, "no board of one column on the way"
    qtbot.keyClick(columns, Qt.Key.Key_Return)
    assert editor.undo_stack.count() == changes + 1
    assert editor.isVisible(), "Enter began no game"
    assert shape_text(editor.position) == "..#.......\n.........."
    editor.undo_stack.undo()
    assert shape_text(editor.position) == "..#.\n...."


def test_everything_by_keys(qtbot: QtBot, editor: Editor) -> None:
    board = editor.board
    for key in (Qt.Key.Key_B, Qt.Key.Key_2, Qt.Key.Key_B, Qt.Key.Key_3, Qt.Key.Key_Return):
        qtbot.keyClick(board, key)
    assert shape_text(editor.position) == "....\n.1..\n.1..\n...."
    qtbot.keyClick(board, Qt.Key.Key_Up)
    assert board.pointed_move == ((1, 1), (2, 1)), "the domino itself is nearest"
    assert editor.status.text() == "b2–b3: Enter removes it."
    qtbot.keyClick(board, Qt.Key.Key_Delete)
    assert editor.position.count == 0
    editor.tool.segment("squares").click()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    assert shape_text(editor.position) == "....\n.#..\n....\n...."
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert editor.position == DominoPosition.start(4, 4)
    for name in ("mirrorBoard", "flipBoard", "rotateBoard", "clearBoard"):
        assert editor.actions_by_name[name].shortcut().toString()


def test_what_the_board_can_end_with_is_shown_and_drawn(qtbot: QtBot, editor: Editor) -> None:
    """Theorem 1 of arXiv 1202.0862: 22 and 32 on 8 x 8."""
    editor.change(DominoPosition.start(8, 8))
    qtbot.waitUntil(lambda: editor.end.text() == "Can end with 22 to 32", timeout=20_000)
    assert "112 legal moves, 1 component" in editor.legal.text()
    for name, count in (("smallestTiling", 22), ("largestTiling", 32)):
        click(qtbot, editor, name)
        qtbot.waitUntil(lambda: editor.position.is_over, timeout=20_000)
        assert editor.position.count == count
        click(qtbot, editor, name)
        qtbot.waitUntil(lambda: "maximal" in editor.status.text(), timeout=20_000)
        editor.start.click()  # nothing can be played
        assert editor.isVisible()
        editor.undo_stack.undo()


@walked("shape", ["\n".join(["." * 20] * 20), "11"])
def test_no_sentence_of_the_panel_is_cut(qtbot: QtBot, editor: Editor, shape: str) -> None:
    editor.change(read_shape(shape))
    qtbot.waitUntil(lambda: "…" not in editor.end.text(), timeout=30_000)
    for label in (editor.end, editor.legal):
        assert label.height() >= label.heightForWidth(label.width())


def test_boards_are_kept_renamed_and_deleted(qtbot: QtBot, editor: Editor, store: Store) -> None:
    shown = editor.named_boards.list
    editor.change(read_shape("11.\n..#", Side.MIN))
    click(qtbot, editor, "keepBoard")
    assert shown.naming.text() == "2 × 3, 1 domino"
    shown.naming.setText("corner")
    qtbot.keyClick(shown.naming, Qt.Key.Key_Return)
    assert shown.current == "corner"
    assert own_boards(store).names() == ["corner"]
    click(qtbot, editor, "clearBoardButton")
    cleared = editor.position
    shown.box.activated.emit(0)
    assert editor.position == read_shape("11.\n..#", Side.MIN)
    assert shown.bin.isHidden()
    editor.undo_stack.undo()
    shown.deleting.click()
    assert (shown.box.count(), editor.position) == (0, cleared), "what is edited stays"
    assert shown.bin.isVisible()
    shown.bin.fill()
    shown.bin.menu().actions()[0].trigger()
    assert (shown.current, editor.status.text()) == ("corner", "Restored corner.")
    assert editor.position == read_shape("11.\n..#", Side.MIN)


def test_playing_from_here_begins_a_game_and_keeps_the_one_before(qtbot: QtBot, boardless: Workspace) -> None:
    session = boardless.session
    boardless.controller.begin(DominoPosition.start(4, 4))
    session.play(((0, 0), (0, 1)))
    before = session.record
    editor = boardless.windows.show("editPosition")
    assert shape_text(editor.position) == "11..\n....\n....\n...."
    assert editor.position.to_move is Side.MIN
    editor.change(read_shape("11#.\n....", Side.MIN))
    editor.findChild(QPushButton, "playFromHere").click()
    assert (session.start, session.position.to_move) == (read_shape("11#.\n....", Side.MIN), Side.MIN)
    assert boardless.store.game(before.id) == before
    assert not editor.isVisible()


@walked(("language", "keys"), [("de", "(Strg+Alt+M)"), ("fr", "(Ctrl+Alt+M)"), ("en", "(Ctrl+Alt+M)")])
def test_a_tool_tip_names_keys_as_the_keyboard_of_the_language_has_them(
    qapp: QApplication, boardless: Workspace, language: str, keys: str
) -> None:
    install(qapp, language)
    try:
        editor = Editor(boardless)
        assert editor.actions_by_name["mirrorBoard"].toolTip().endswith(keys)
        editor.close()
    finally:
        install(qapp, "en")
