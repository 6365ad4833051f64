"""Values in a game's file or in its notes are text beside the board until they are proved here."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, ended, send_changes
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import text
from tiling_gui.records.known import Bounds, bounds_of
from tiling_gui.records.record import new_record

BOARD = DominoPosition.start(4, 5)


@pytest.mark.usefixtures("unsolved")
def test_a_value_written_into_a_game_s_file_is_shown_as_its_word(
    qtbot: QtBot, plugged: Plugged, tmp_path: Path
) -> None:
    record = new_record("domino", BOARD)
    record = record.with_tree(record.tree.annotate(10, 10, path=()))  # it is 9
    (tmp_path / "game.txt").write_text(text.write(record))
    assert plugged.features["files"].open_file(str(tmp_path / "game.txt"))
    control = plugged.controller
    assert plugged.panels.right.said.text() == "The game's file says 10; it is not proved here."
    assert control.session.minimax == (None, None)
    assert plugged.store.searched_bounds(BOARD) is None
    assert control.position_to_solve == BOARD
    with ended(qtbot, control.work):
        control.solve()
    assert control.work.solution.value == 9
    assert control.session.minimax == (9, 9)
    send_changes(plugged)
    assert plugged.panels.right.said.text() == ""


@pytest.mark.usefixtures("unsolved")
@pytest.mark.parametrize("graph", [True, False])
def test_what_a_kept_game_only_says_is_proved_when_it_is_opened(qtbot: QtBot, plugged: Plugged, graph: bool) -> None:
    start = DominoPosition.start(3, 4)
    record = new_record("domino", start)
    tree = record.tree.add(((0, 0), (0, 1)))
    plugged.store.put_game(record.with_tree(tree.annotate(5, 5, path=()).annotate(1, 1)))  # 5 by the original program
    plugged.actions["showGraph"].setChecked(graph)
    control = plugged.controller
    control.open(plugged.store.game(record.id))
    control.go(())
    send_changes(plugged)
    assert plugged.panels.right.said.text() == "Noted in the game: 5; it is not proved again yet."
    qtbot.waitUntil(lambda: plugged.panels.right.said.text() == "", timeout=120_000)
    qtbot.waitUntil(lambda: not plugged.features["background_evaluation"].working, timeout=120_000)
    carried = control.session.derived_tree
    assert control.session.minimax == (5, 5)
    assert bounds_of(carried.at(tree.cursor)).intersected(Bounds(5, 5)) == Bounds(5, 5), "the note of 1 was false"
    assert carried.at(tree.cursor).said is None


def test_what_a_game_only_says_is_proved_once_it_is_opened(qtbot: QtBot, plugged: Plugged) -> None:
    """ELLIE's values are stored only as notes; opening another game in between does not lose them."""
    record = new_record("ellie", GAMES["ellie"].parse("3x4", Side.FIRST))
    tree = record.tree
    while not tree.position.is_over:
        tree = tree.add(tree.position.moves()[0])
    plugged.store.put_game(record.with_tree(tree.annotate(1, 1, path=()).go(())))  # FIRST wins, as noted
    control, rests = plugged.controller, plugged.panels.right.said
    for said in ("Noted in the game: 1; it is not proved again yet.", "", ""):
        control.open(plugged.store.game(record.id))
        send_changes(plugged)
        assert rests.text() == said
        qtbot.waitUntil(lambda: rests.text() == "", timeout=20_000)
        control.open(new_record("domino", DominoPosition.start(2, 2)))
        send_changes(plugged)
