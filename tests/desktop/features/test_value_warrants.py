"""The panel that tells where a value comes from."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
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


def test_the_outcome_sentence_is_asked_by_click_and_by_key(plugged: Plugged, qtbot: QtBot) -> None:
    bar = plugged.panels.values[0]
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton)
    assert "7: proved by a search, and shipped with the program in engine/values.json." in said()
    assert "tiling-gui solve 4x4 --fresh --no-store" in said()
    panel().close()
    QApplication.processEvents()
    bar.setFocus()
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    panel().close()


def test_it_is_proved_here_again(plugged: Plugged, qtbot: QtBot) -> None:
    plugged.actions["valueOrigin"].trigger()
    again = panel().findChild(QPushButton, "proveAgain")
    again.click()
    qtbot.waitUntil(lambda: panel().proved.text().startswith("Proved again: 7,"), timeout=60_000)
    panel().findChild(QPushButton, "copyCommands").click()
    assert QApplication.clipboard().text() == "tiling-gui solve 4x4 --fresh --no-store"
    panel().close()


def test_after_a_failed_proof_the_button_offers_it_again(
    plugged: Plugged, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_a_game_without_hints_is_not_asked(plugged: Plugged, qtbot: QtBot) -> None:
    plugged.session.set_hints(False)
    qtbot.waitUntil(lambda: not plugged.actions["valueOrigin"].isEnabled())
    assert plugged.panels.values[0].focusPolicy() is Qt.FocusPolicy.NoFocus


def test_a_value_of_the_table_is_asked(plugged: Plugged, qtbot: QtBot) -> None:
    plugged.actions["boardValues"].trigger()
    table = plugged.opened(FamilyWindow)
    table.grid.choose((5, 5))
    qtbot.waitUntil(lambda: table.term.value.text() == "Value 12, proved")
    qtbot.mouseClick(table.term.value, Qt.MouseButton.LeftButton)
    assert "shipped with the program" in said() or "Theorem" in said()
    panel().close()


def test_an_estimate_says_whose_it_is(plugged: Plugged, qtbot: QtBot) -> None:
    start = DominoPosition.start(8, 9)
    show_warrant(plugged, plugged.panels.moves, start, None, (32.6, "the evaluation"))
    assert "≈32.6 is an estimate, not proved: the evaluation." in said()
    assert "At least 32: by a certificate for 8 × n" in said()
    panel().close()


@pytest.mark.parametrize(
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
    plugged.actions["showValues"].trigger()
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
