"""The default view: its card follows the game and refuses in a sentence, and the board is clicked at moves."""

from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tests.walks import walked
from tiling_gui.core.catalogue import read_position
from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.board.move_values import legend, marks
from tiling_gui.desktop.games.pictured import PicturedGameView
from tiling_gui.desktop.ui.theme import LEFT_PANEL
from tiling_gui.records.record import new_record


@walked("text", ["vector:5,3,-2:0,1,4", "tour:a-b:1,a-c:5,a-d:4,b-c:2,c-d:3"])
def test_a_start_is_shown_and_asked_for_as_text(plugged: Plugged, text: str) -> None:
    game, _, written = text.partition(":")
    plugged.controller.open(new_record(game, read_position(text, first="min")))
    view = plugged.controller.view
    assert isinstance(view, PicturedGameView)
    assert (view.card.field.text(), view.card.first.current) == (written, "MIN")
    assert view.default_start() == plugged.controller.session.start
    view.card.field.setText("?")
    view.card.ask()
    assert "is written" in view.card.note.text()
    assert plugged.controller.session.start == read_position(text, first="min")


def test_moves_are_clicked_and_typed_and_numbers_have_a_true_minus(qtbot: QtBot, plugged: Plugged) -> None:
    # Moves are clicked and typed
    plugged.controller.open(new_record("vector", read_position("vector:5,3,-2:0,1,4")))
    session, view = plugged.controller.session, plugged.controller.view
    session.set_players({side: "human" for side in session.game.sides})
    assert isinstance(view, PicturedGameView)
    board = view.board
    board.resize(500, 400)
    for move in session.position.moves():
        assert board.targets.move_at(board.on_picture(board.place_of(move))) == move
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.place_of((1, 4)).toPoint())
    assert session.position.entries == (None, 4, None)
    qtbot.keyClicks(board, "x1=1")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert session.position.entries == (1, 4, None)
    assert board.targets.move_at(board.on_picture(board.rect().topLeft().toPointF())) is None
    # Negative numbers have a true minus
    plugged.controller.open(new_record("vector", read_position("vector:5,-2:0,4")))
    view, start = plugged.controller.view, plugged.controller.session.start
    assert isinstance(view, PicturedGameView)
    move = start.read("x2=4")
    assert view.words(start.play(move)).figure == "−8"
    assert "−8 w·x so far" in view.describe_move(start, move)
    # A long word that is refused leaves the panel as wide as it is
    plugged.controller.open(new_record("tour", read_position("tour:a-b:1,a-c:5,a-d:4,b-c:2,c-d:3")))
    view, word = plugged.controller.view, "a" * 75
    assert isinstance(view, PicturedGameView)
    view.card.field.setText(word)
    view.card.ask()
    assert word[:20] in view.card.note.text()
    assert view.card.minimumSizeHint().width() <= LEFT_PANEL - 32


def minimax(position: Any) -> int:
    """The value by exhaustive search."""
    if position.is_over:
        return int(position.value())
    worth = [minimax(position.play(move)) for move in position.moves()]
    return max(worth) if position.to_move is Side.MAX else min(worth)


def test_the_legend_names_the_least_cost() -> None:
    position = read_position("vector:6,2,-4:0,3,7")
    worth = {move: minimax(position.play(move)) for move in position.moves()}
    best, proved = max(worth.values()), [MoveValue(move, value, value, value) for move, value in worth.items()]
    costs = sorted(best - value for value in worth.values() if value != best)
    assert costs[0] == 2
    said = [entry.words for entry in legend(marks(Analysis(position, best, best, tuple(proved)), "cost").values())]
    count = costs.count(2)
    keeping = len(worth) - len(costs)
    assert said == [f"keeps the value ({keeping})", f"costs 2 ({count})", f"costs more ({len(costs) - count})"]

    bounded = [proved[0], *(MoveValue(each.move, each.lower - 5, best - 1, 0.0) for each in proved[1:])]
    said = [entry.words for entry in legend(marks(Analysis(position, best, best, tuple(bounded)), "cost").values())]
    assert [words for words in said if "one" in words] == []
