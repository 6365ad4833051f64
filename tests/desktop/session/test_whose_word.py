"""Values that were not proved here are marked as such, and values in a game's file count as claims until proved."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, ended, send_changes
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.commands import solve_tip
from tiling_gui.desktop.session.end_words import end_words
from tiling_gui.engine.position_keys import bound_of
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import export, text
from tiling_gui.records.known import Bounds, bounds_of
from tiling_gui.records.record import new_record

BOARD = DominoPosition.start(4, 5)
F = "import f.campaign"
SAID = f"This rests on {F}, not proved here."


@pytest.fixture
def imported(plugged: Plugged, unsolved: None) -> MainWindow:
    """A window on a board whose value (9, by the original program) is in imported rows."""
    store = plugged.store
    store.facts.put(replace(bound_of(BOARD, 9, 9), rests_on=(store.sources.open(F, "1"),)))
    plugged.controller.begin(BOARD)
    return plugged


def test_a_value_that_rests_on_imported_rows_says_so(qtbot: QtBot, imported: MainWindow) -> None:
    plugged, session = imported, imported.controller.session
    assert session.minimax == (9, 9)
    assert plugged.panels.right.sources.text() == SAID
    assert plugged.panels.right.sources.isVisible()
    assert solve_tip(plugged.controller).endswith(f"9, exact. {SAID}")
    session.set_players({Side.MAX: "human", Side.MIN: "human"})
    while not session.position.is_over:
        session.play(session.position.moves()[0])
    assert end_words(plugged.store, session, plugged.controller.view).endswith(SAID)


def test_its_record_says_so_when_it_is_exported(imported: MainWindow, tmp_path: Path) -> None:
    for ending in ("txt", "json"):
        assert imported.features["files"].export_to(str(tmp_path / f"game.{ending}"))
        assert export.load(tmp_path / f"game.{ending}").tree.root.rests_on == (F,)


def test_forgotten_in_the_window_it_is_gone_from_the_board(imported: MainWindow) -> None:
    imported.store.sources.forget(F)
    imported.controller.forget(F)
    assert imported.controller.session.minimax == (None, None)
    send_changes(imported)
    assert imported.panels.right.sources.text() == ""


def test_proved_again_it_says_so_no_more(imported: MainWindow) -> None:
    imported.controller.session.learn(Bounds(9, 9))
    send_changes(imported)
    assert imported.panels.right.sources.text() == ""


@pytest.mark.usefixtures("unsolved")
def test_a_value_written_into_a_game_s_file_is_a_claim(qtbot: QtBot, plugged: Plugged, tmp_path: Path) -> None:
    record = new_record("domino", BOARD)
    record = record.with_tree(record.tree.annotate(10, 10, path=()))  # it is 9
    (tmp_path / "game.txt").write_text(text.write(record))
    assert plugged.features["files"].open_file(str(tmp_path / "game.txt"))
    control = plugged.controller
    assert plugged.panels.right.sources.text() == "This rests on file game.txt, not proved here."
    assert plugged.store.known_bounds(BOARD) is None
    assert control.position_to_solve == BOARD
    with ended(qtbot, control.work):
        control.solve()
    assert (control.work.solution.value, control.work.solution.rests_on) == (9, ())
    assert control.session.minimax == (9, 9)
    send_changes(plugged)
    assert plugged.panels.right.sources.text() == ""


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
    assert plugged.panels.right.sources.text() == "Noted in the game, not proved again here."
    qtbot.waitUntil(lambda: plugged.panels.right.sources.text() == "", timeout=120_000)
    qtbot.waitUntil(lambda: not plugged.features["background_evaluation"].working, timeout=120_000)
    carried = control.session.derived_tree
    assert control.session.minimax == (5, 5)
    assert bounds_of(carried.at(tree.cursor)) == Bounds(5, 5), "the note of 1 was false"


def test_what_a_game_only_says_is_proved_once_it_is_opened(qtbot: QtBot, plugged: Plugged) -> None:
    """ELLIE's values are stored only as notes; opening another game in between does not lose them."""
    record = new_record("ellie", GAMES["ellie"].parse("3x4", Side.FIRST))
    tree = record.tree
    while not tree.position.is_over:
        tree = tree.add(tree.position.moves()[0])
    plugged.store.put_game(record.with_tree(tree.annotate(1, 1, path=())))  # FIRST wins, as noted
    control, rests = plugged.controller, plugged.panels.right.sources
    for said in ("Noted in the game, not proved again here.", "", ""):
        control.open(plugged.store.game(record.id))
        send_changes(plugged)
        assert rests.text() == said
        qtbot.waitUntil(lambda: rests.text() == "", timeout=20_000)
        control.open(new_record("domino", DominoPosition.start(2, 2)))
        send_changes(plugged)
