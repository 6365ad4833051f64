"""A cylinder or a torus from the tiling game's card, and its board by pointer and keys."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, settle
from tiling_gui.core.game import Side
from tiling_gui.core.results import Extent
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.board_card import BoardCard, SetUp
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.games.matching.engine import MatchingEngine
from tiling_gui.games.matching.rules import parse
from tiling_gui.records import text


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """Two people; nothing is computed automatically."""
    return {"game": "domino", "max_player": "human", "min_player": "human", "motion": False, "show_graph": False}


def test_the_card_of_the_tiling_game_starts_a_torus_and_comes_back(qtbot: QtBot, plugged: Plugged) -> None:
    # A board that is too large is a sentence
    control, said = plugged.controller, []
    control.view.message.connect(said.append)
    control.view.card.set_new_game(SetUp(10, 20, Side.MAX, "cylinder"))
    qtbot.mouseClick(control.view.card.start, Qt.MouseButton.LeftButton)
    assert len(said) == 1
    assert isinstance(control.session.start, DominoPosition)
    # The card of the tiling game starts a torus
    control = plugged.controller
    card: BoardCard = control.view.card
    assert card.edges is not None
    card.set_new_game(SetUp(4, 6, Side.MIN, "torus"))
    qtbot.mouseClick(card.start, Qt.MouseButton.LeftButton)
    assert (control.session.game.key, plugged.controller.settings.game) == ("matching", "matching")
    assert control.session.start == parse("torus:4x6", Side.MIN)
    assert control.view.card.chosen_graph == parse("torus:4x6").graph
    assert control.view.words(control.session.start).in_a_line() == "MIN to move, 0 dominoes"
    control.play((0, 5))  # across the left side: a1-f1
    assert [control.session.start.write(move) for move in control.session.tree.cursor] == ["a1–f1"]
    record = control.session.record
    assert text.read(text.write(record)).tree.position == record.tree.position
    plugged.views.change_game("domino")
    assert (control.session.game.key, control.view.card.position().edges) == ("domino", "open")
    # The command new game starts it too
    control = plugged.controller
    control.view.card.set_new_game(SetUp(3, 5, Side.MAX, "cylinder"))
    plugged.actions["newGame"].trigger()
    assert control.session.start == parse("cylinder:3x5")
    plugged.actions["newGame"].trigger()
    assert control.session.start == parse("cylinder:3x5"), "the matching game's own card has it now"
    # A torus has a way back to an open board and nothing moves on the way
    plugged.views.change_game("domino")
    control = plugged.controller
    card = control.view.card
    card.set_new_game(SetUp(6, 6, Side.MAX))
    at = card.start.mapTo(card, QPoint())
    card.edges.setCurrentIndex(card.edges.findData("torus"))
    settle(qtbot)
    assert card.start.mapTo(card, QPoint()) == at
    qtbot.mouseClick(card.start, Qt.MouseButton.LeftButton)
    assert control.view.title(control.session.start) == "6 × 6 torus, MAX first"
    card = control.view.card
    assert card.edges.isVisible()
    assert card.edges.currentData() == "torus"
    for key in ("cylinder", "open"):
        at = card.edges.findData(key)
        card.edges.setCurrentIndex(at)
        card.edges.activated.emit(at)
        assert key == "open" or card.graph.currentData() == key
    qtbot.mouseClick(card.start, Qt.MouseButton.LeftButton)
    assert control.session.start == DominoPosition.start(6, 6)
    # A torus of 3 x 3: at least 3 dominoes, as for 3 x 3 in A378763, at most 4
    control = plugged.controller
    control.begin(parse("torus:3x3"))
    assert control.view.extent(control.session.start) == Extent(3, 4, True)
    # Return in a number starts the game as in every field
    plugged.views.change_game("domino")
    plugged.controller.begin(DominoPosition.start(8, 8))
    control = plugged.controller
    card = control.view.card
    card.columns.selectAll()
    qtbot.keyClicks(card.columns, "5")
    qtbot.keyClick(card.columns, Qt.Key.Key_Return)
    assert control.session.start.board.columns == 5
    control.begin(parse("cycle:6"))
    numbers = [spin for _, spin, _ in control.view.card._numbers]
    numbers[0].selectAll()
    qtbot.keyClicks(numbers[0], "9")
    qtbot.keyClick(numbers[0], Qt.Key.Key_Return)
    assert control.session.start.graph.name == "cycle:9"


def test_sides_go_as_far_as_there_are_such_boards(qtbot: QtBot, theme: Theme) -> None:
    card = BoardCard(touching=True)
    qtbot.addWidget(card)
    assert card.edges is not None
    card.set_new_game(SetUp(2, 30, Side.MAX))
    card.edges.setCurrentIndex(card.edges.findData("torus"))
    assert card.position() == SetUp(3, 10, Side.MAX, "torus")
    assert card.columns.toolTip() == "Columns, 3 to 10"
    assert card.note.text().startswith("Opposite edges are joined")
    card.edges.setCurrentIndex(card.edges.findData("open"))
    card.rows.setValue(1)
    card.columns.setValue(128)
    assert card.position() == SetUp(1, 128, Side.MAX)
    assert not card.note.text()


def places_of(board: Board, edge: tuple[int, int]) -> list[QPointF]:
    return [board.origin + QPointF(*at) for at in board.targets.where[edge].at]


def test_dominoes_over_the_sides_are_clicked_typed_and_valued_at_both(qtbot: QtBot, board: Board) -> None:
    # A click at either side finds the domino over it
    for edge in ((0, 5), (6, 11), (1, 19)):
        places = places_of(board, edge)
        assert len(places) == 2
        for at in places:
            assert board.rect().contains(at.toPoint())
            with qtbot.waitSignal(board.chosen) as chosen:
                qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=at.toPoint())
            assert chosen.args == [edge]
    assert len(places_of(board, (0, 1))) == 1
    # Squares are typed
    qtbot.keyClicks(board, "f1a1")
    with qtbot.waitSignal(board.chosen) as chosen:
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert chosen.args == [(0, 5)]
    # Values stand on both sides
    position = parse("torus:3x3").play((0, 2))
    board.set_position(position, (0, 2))
    plain = board.grab().toImage()
    board.set_values(MatchingEngine().analyse(position), "final")
    shown = board.grab().toImage()
    over = next(move for move in position.moves() if len(places_of(board, move)) == 2)
    for at in places_of(board, over):
        around = QRect(0, 0, 21, 21)
        around.moveCenter(at.toPoint())
        assert shown.copy(around) != plain.copy(around)
