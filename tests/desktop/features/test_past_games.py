"""The line that tells how the user's own games went on from here."""

from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.past_games import sentence
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


def test_symmetric_games_are_counted_and_listed_or_said_to_be_none(plugged: Plugged, qtbot: QtBot) -> None:
    # Symmetric games are counted and listed
    store, session = plugged.store, plugged.session
    won, lost = kept_game("a1-a2 b1-b2", 0), kept_game("d4-d3 a1-b1", 16)
    for record in (won, lost, kept_game("b2-b3", 0)):
        store.put_game(record)
    plugged.controller.play(session.position.read("a1-b1"))  # a1-a2 and d4-d3 under symmetry
    plugged.actions["pastGames"].trigger()
    qtbot.waitUntil(lambda: bool(plugged.windows.get("results")))
    listed = plugged.windows.get("results")
    assert listed.status.text().startswith("You were here 2 times: won 1, lost 1. 2 of ")
    assert {row.id for row in listed.table.rows.rows} == {won.id, lost.id}
    listed.table.clear_filter()
    assert "You were here" not in listed.status.text()
    assert len(listed.table.rows.rows) == len(listed.table.rows.all_rows) > 2
    assert listed.table.kind.findData("reached") < 0
    # It says if there is none and is off in a game without hints
    plugged.controller.begin(DominoPosition.start(3, 5))
    said: list[str] = []
    plugged.status.message.connect(said.append)
    plugged.actions["pastGames"].trigger()
    qtbot.waitUntil(lambda: "None of your other games reached this position." in said)
    plugged.session.set_hints(False)
    send_changes(plugged)
    assert not plugged.actions["pastGames"].isEnabled()


def test_one_game_that_goes_on_is_told_in_the_singular() -> None:
    assert sentence(Tally(("a",))) == "You were here once."
    assert sentence(Tally(("a", "b", "c"), 0, 1, 2)) == "You were here 3 times: drew 2, lost 1."
