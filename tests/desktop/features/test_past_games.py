"""The line that tells how the user's own games went on from here."""

from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.past_games import PastGames, sentence
from tiling_gui.desktop.features.results.window import ResultsWindow
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.record import GameRecord, NamedPlayer, new_record
from tiling_gui.store.position_index import Tally


def kept_game(moves: str, minimax: int) -> GameRecord:
    """You as MAX on 4 x 4; the result is measured against the minimax value."""
    players = {Side.MAX: NamedPlayer("human", "You"), Side.MIN: NamedPlayer("lookahead:1", "Looks 1 ahead")}
    record = new_record("domino", DominoPosition.start(4, 4), players)
    for move in moves.split():
        record = record.with_tree(record.tree.add(record.tree.position.read(move)))
    while not record.tree.position.is_over:
        record = record.with_tree(record.tree.add(record.tree.position.moves()[0]))
    return record.ended(minimax)


def test_the_line_counts_symmetric_games_and_lists_them(plugged: Plugged, qtbot: QtBot) -> None:
    line = plugged.feature(PastGames).line
    store, session = plugged.store, plugged.session
    won, lost = kept_game("a1-a2 b1-b2", 0), kept_game("d4-d3 a1-b1", 16)
    for record in (won, lost, kept_game("b2-b3", 0)):
        store.put_game(record)
    assert line.isHidden()  # nothing is said at the start
    plugged.controller.play(session.position.read("a1-b1"))  # a1-a2 and d4-d3 under symmetry
    qtbot.waitUntil(lambda: line.text() != "")
    assert line.text() == "You were here 2 times: won 1, lost 1."
    line.click()
    listed = plugged.opened(ResultsWindow)
    assert {row.id for row in listed.table.rows.rows} == {won.id, lost.id}
    listed.table.clear_filter()
    assert len(listed.table.rows.rows) == len(listed.table.rows.all_rows) > 2
    assert listed.table.kind.findData("reached") < 0

    plugged.controller.play(session.position.moves()[-1])
    qtbot.waitUntil(lambda: not plugged.jobs.is_busy)
    assert line.isHidden()


def test_games_without_hints_say_nothing(plugged: Plugged, qtbot: QtBot) -> None:
    plugged.store.put_game(kept_game("a1-a2", 0))
    plugged.session.set_hints(False)
    plugged.controller.play(plugged.session.position.read("a1-a2"))
    qtbot.waitUntil(lambda: not plugged.jobs.is_busy)
    assert plugged.feature(PastGames).line.isHidden()


def test_one_game_that_goes_on_is_told_in_the_singular() -> None:
    assert sentence(Tally(("a",))) == "You were here once."
    assert sentence(Tally(("a", "b", "c"), 0, 1, 2)) == "You were here 3 times: drew 2, lost 1."
