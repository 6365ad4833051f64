"""The postfix window follows what is typed, and starts with the expression of the game."""

from pytestqt.qtbot import QtBot

from tiling_gui.desktop.games.evaluate.postfix_window import PostfixWindow
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.evaluate.rules import GAME, EvaluatePosition


def test_what_is_typed_is_taken_apart(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.controller.open(make_record(GAME, EvaluatePosition.start("x*(y-z)"), workspace.settings.current))
    window = workspace.windows.show("postfixForm")
    assert isinstance(window, PostfixWindow)
    assert window.status.text() == "Postfix form: x y z - *"
    rows = range(window.table.rowCount())
    shown = [[window.table.item(row, column) for column in range(4)] for row in rows]
    texts = [[item.text() if item else "" for item in row] for row in shown]
    assert texts[2] == ["(", "A parenthesis waits to be closed.", "* (", "x"]
    assert texts[-1][2:] == ["", "x y z - *"]
    window.field.setText("2*(y")
    assert window.status.text() == "'(' is not closed by a ')'."
    assert window.table.rowCount() == 0
    window.field.setText("y")
    assert window.status.text() == "Postfix form: y"
