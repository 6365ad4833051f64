"""The panel that tells where a value comes from."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tests.walks import walked
from tiling_gui.core.catalogue import game
from tiling_gui.desktop.features.lab.family_window import FamilyWindow
from tiling_gui.desktop.session import warrant_panel
from tiling_gui.desktop.session.warrant_panel import WarrantPanel, show_warrant
from tiling_gui.desktop.ui.widgets.base import Sentence
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition


def panel() -> WarrantPanel:
    return next(each for each in QApplication.allWidgets() if isinstance(each, WarrantPanel) and each.isVisible())


def said() -> str:
    return "\n".join(label.text() for label in panel().findChildren(Sentence))


def test_where_a_value_comes_from_is_asked_by_click_and_key_and_proved_again(
    plugged: Plugged, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The outcome sentence is asked by click and by key
    bar = plugged.panels.values[0]
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton)
    assert "7: proved by a search, and shipped with the program in engine/values.json." in said()
    assert "tiling-gui solve 4x4 --fresh --no-store" in said()
    panel().close()
    QApplication.processEvents()
    bar.setFocus()
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    panel().close()
    # It is proved here again
    plugged.actions["valueOrigin"].trigger()
    again = panel().findChild(QPushButton, "proveAgain")
    again.click()
    qtbot.waitUntil(lambda: panel().proved.text().startswith("Proved again: 7,"), timeout=60_000)
    panel().findChild(QPushButton, "copyCommands").click()
    assert QApplication.clipboard().text() == "tiling-gui solve 4x4 --fresh --no-store"
    panel().close()
    # An estimate says whose it is
    start = DominoPosition.start(8, 9)
    show_warrant(plugged, plugged.panels.moves, start, None, (32.6, "the evaluation"))
    assert "≈32.6 is an estimate, not proved: the evaluation." in said()
    assert "At least 32: by a certificate for 8 × n" in said()
    panel().close()
    # A value of the table is asked
    plugged.actions["boardValues"].trigger()
    table = plugged.opened(FamilyWindow)
    table.grid.choose((5, 5))
    qtbot.waitUntil(lambda: table.term.value.text() == "Value 12, proved")
    qtbot.mouseClick(table.term.value, Qt.MouseButton.LeftButton)
    assert "shipped with the program" in said() or "Theorem" in said()
    panel().close()

    # After a failed proof the button offers it again
    def refused(*_: object, **__: object) -> None:
        raise InputError("Too large.")

    monkeypatch.setattr(warrant_panel, "make_engine", refused)
    plugged.actions["valueOrigin"].trigger()
    again = panel().findChild(QPushButton, "proveAgain")
    before = again.text()
    again.click()
    assert again.text() != before
    qtbot.waitUntil(lambda: panel().proved.text() == "Too large.")
    assert again.text() == before
    panel().close()
    # A game without hints is not asked
    plugged.session.set_hints(False)
    qtbot.waitUntil(lambda: not plugged.actions["valueOrigin"].isEnabled())
    assert plugged.panels.values[0].focusPolicy() is Qt.FocusPolicy.NoFocus


@walked(
    ("key", "start"),
    [
        ("domino", "4x4"),
        ("ellie", "3x4"),
        ("matching", "petersen"),
        ("sharing", "grid:2x2,edges,faces,2"),
        ("heaps", "nim:3,4"),
        ("evaluate", "x-y"),
    ],
)
def test_the_value_painted_on_a_move_is_asked_where_the_keys_are(
    plugged: Plugged, qtbot: QtBot, key: str, start: str
) -> None:
    plugged.controller.begin(game(key).parse(start, game(key).sides[0]))
    view = plugged.controller.view
    plugged.actions["showValues"].setChecked(True)
    qtbot.waitUntil(
        lambda: plugged.controller.shown_analysis is not None and plugged.controller.shown_analysis.complete,
        timeout=60_000,
    )
    board = view.board.focusProxy() or view.board
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Right)
    move = view.pointed_move
    assert move in plugged.session.position.moves()
    plugged.actions["valueOrigin"].trigger()
    after = plugged.session.position.play(move)
    worth = next(entry for entry in plugged.controller.shown_analysis.moves if entry.move == move).value
    assert panel()._found.position == after
    assert panel()._found.value == worth
    assert said().startswith(f"{view.move_text(plugged.session.position, move)}: ")
    panel().close()
