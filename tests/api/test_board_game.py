"""A board outside the main window: messages in, state out; and its widget, if anywidget is installed."""

import importlib.util
import json
import xml.etree.ElementTree as ElementTree

import pytest

import tiling_gui as tg
from tiling_gui.api.board_game import BoardGame


def clicked(board: BoardGame, move: str) -> None:
    board.receive({"play": move})
    assert board.state["error"] == ""


def test_two_people_play_to_the_end_and_are_told_who_won() -> None:
    board = BoardGame("2x3", ("human", "human"))
    clicked(board, "a1-b1")
    clicked(board, "a2-b2")
    assert board.state["line"] == ["a1–b1", "a2–b2"]
    clicked(board, "c1-c2")
    state = board.state
    assert state["over"]
    assert state["moves"] == []
    assert state["sentence"] == "The game ended with 3, as with best play: a draw."
    assert board.record.result is not None
    assert board.record.result.minimax == 3
    assert tg.read(tg.write(board.record)).line == board.record.line


def test_who_won_is_said_where_the_minimax_value_was_missed() -> None:
    board = BoardGame("1x4", ("human", "human"), first="max")  # MAX gets two from an end, one in the middle
    clicked(board, "b1-c1")
    assert board.state["sentence"] == "The game ended with 1, 2 with best play: MIN wins."


def test_a_finished_game_for_the_last_move_names_the_winner() -> None:
    board = BoardGame("nim:1", ("human", "human"), game="heaps")
    clicked(board, board.state["moves"][0]["text"])
    assert board.state["sentence"] == "FIRST made the last move and wins."


def test_the_other_player_answers_and_undo_takes_both_moves_back() -> None:
    board = BoardGame("4x4", ("human", "random"), seed=1)
    clicked(board, "a1-b1")
    answer = board.state["line"]
    assert len(answer) == 2
    board.receive({"undo": True})
    assert board.state["line"] == []
    assert not board.state["canUndo"]
    assert board.state["canRedo"]
    board.receive({"redo": True})
    assert board.state["line"] == answer
    board.receive({"undo": True})
    clicked(board, "c3-c4")
    assert board.record.line[0] == ((2, 2), (3, 2)), "what was played last is the game, the rest variations"
    assert board.record.takebacks == 2
    board.receive({"restart": True})
    assert board.state["line"] == []
    assert not board.state["canRedo"]


def test_a_player_that_moves_first_has_moved_and_is_not_asked_to_take_it_back() -> None:
    board = BoardGame("3x3", ("random", "human"), seed=1)
    assert len(board.state["line"]) == 1
    assert not board.state["canUndo"]
    board.receive({"undo": True})
    assert board.state["error"] == "There is no move to take back."


def test_values_are_those_that_solving_proves() -> None:
    board = BoardGame("3x3", ("human", "human"))
    assert board.analysis is None
    assert board.state["value"] == ""
    board.receive({"values": True})
    assert board.state["value"] == "Best play from here ends with 4: proved."
    told = {move["text"]: move["value"] for move in board.state["moves"]}
    position = tg.position("3x3")
    proved = {position.write(move): tg.solve(position.play(move)).value for move in position.moves()}
    assert told == {move: f"{value}, proved" for move, value in proved.items()}


def test_values_that_were_not_found_are_bounds_and_estimates_that_do_not_contradict() -> None:
    board = BoardGame("9x9", ("human", "human"), seconds=0.01)
    board.receive({"values": True})
    found = board.analysis
    assert found is not None
    assert found.value is None
    assert "proved" in board.state["value"]
    assert " to " in board.state["value"]
    for entry in found.moves:
        assert entry.lower <= entry.estimate <= entry.upper
    assert all("an estimate" in move["value"] for move in board.state["moves"])


@pytest.mark.parametrize("start", ["4x5", "matching:petersen", "matching:torus:4x4", "ellie:3x3"])
def test_every_move_of_games_on_boards_and_graphs_has_its_own_place_in_the_picture(start: str) -> None:
    state = BoardGame(start, ("human", "human")).state
    root = ElementTree.fromstring(state["pictures"]["light"])
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    places = [tuple(at) for move in state["moves"] for at in move["at"]]
    assert len(set(places)) == len(places) >= len(state["moves"])
    assert all(0 < x < width and 0 < y < height for x, y in places)


def test_the_place_of_a_domino_is_where_its_squares_meet() -> None:
    board = BoardGame("2x2", ("human", "human"), size=48)
    across = next(move for move in board.state["moves"] if move["text"] == "a1–b1")
    (left, top), (right, below) = across["parts"]
    assert top == below
    assert right - left == 48
    assert across["at"] == (((left + right) / 2, top),)


@pytest.mark.parametrize(
    "start", ["3x3", "evaluate:x/y+z", "heaps:nim:3,2", "sharing:friendship:2,edges,vertices,2", "ellie:2x3"]
)
def test_every_game_is_shown_in_both_themes_and_its_first_move_can_be_played(start: str) -> None:
    board = BoardGame(start, ("human", "human"))
    assert board.state["pictures"]["light"] != board.state["pictures"]["dark"]
    json.dumps(board.state)
    clicked(board, board.state["moves"][0]["text"])
    assert len(board.state["line"]) == 1


@pytest.mark.parametrize("message", [{"play": "a1-c1"}, {"play": 3}, {"fly": True}, {}, {"redo": True}])
def test_a_wrong_message_is_answered_with_a_sentence_and_changes_nothing(message: dict[str, object]) -> None:
    board = BoardGame("3x3", ("human", "human"))
    before = board.record
    board.receive(message)
    assert board.state["error"]
    assert board.record is before


def test_one_of_the_two_is_a_person() -> None:
    with pytest.raises(tg.InputError, match=r"tg\.play"):
        BoardGame("3x3", ("random", "random"))


def test_whoever_shows_it_hears_that_a_player_is_thinking() -> None:
    said = []
    board = BoardGame("3x3", ("human", "random"), seed=1)
    board.on_change = lambda: said.append(board.state["busy"])
    clicked(board, "a1-b1")
    assert said[0] == "Random is thinking…"
    assert said[-1] == ""


@pytest.mark.skipif(importlib.util.find_spec("anywidget") is not None, reason="anywidget is installed")
def test_without_anywidget_a_sentence_says_how_to_get_it() -> None:
    with pytest.raises(tg.InputError, match=r"tiling-gui\[notebook\]"):
        tg.board("3x3")


def test_the_widget_shows_the_state_and_hears_clicks() -> None:
    pytest.importorskip("anywidget")
    board = tg.board("2x2", ("human", "human"))
    sent: list[object] = []
    board.observe(lambda change: sent.append(change["new"]["line"]), "state")
    board._handle_custom_msg({"play": "a1-b1"}, [])
    assert sent == [["a1–b1"]]
    board.play("a2-b2")
    assert board.record.finished
    assert board.record.tree.position.value() == 2
    board.close()
