"""Guess the moves: right are the move of the game and every move that is as good."""

from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.practice.guessing import GuessingFeature, answer
from tiling_gui.games.domino.rules import GAME, DominoPosition
from tiling_gui.records.practice import GuessVerdict, judge_guess, plies_to_guess
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.search.engine import make_engine


def game_of(moves: str) -> GameRecord:
    """A game on 2 x 3, MAX first."""
    record = new_record("domino", DominoPosition.start(2, 3))
    for move in moves.split():
        record = record.with_tree(record.tree.add(record.tree.position.read(move)))
    return record.ended()


def test_right_is_what_was_played_or_keeps_the_value() -> None:
    start = DominoPosition.start(2, 3)
    engine = make_engine(GAME)
    read = start.read

    def judged(played: str, move: str) -> GuessVerdict:
        return judge_guess(start, read(played), read(move), engine, 10.0)

    assert judged("a1-a2", "a1-a2") == GuessVerdict(True, 0, 0)
    assert judged("a1-a2", "c1-c2") == GuessVerdict(True, 0, 0)
    # Upright at an end, a square of four is left: 3 dominoes in all. After a1-b1, MIN's b2-c2 leaves no room: 2.
    assert judged("a1-a2", "a1-b1") == GuessVerdict(False, 1, 0)
    assert judged("a1-b1", "a1-a2") == GuessVerdict(True, 0, 1)
    assert judged("a1-b1", "a1-b1") == GuessVerdict(True, 1, 1)
    engine.close()


def test_forced_moves_are_not_asked() -> None:
    record = game_of("a1-a2 b1-b2 c1-c2")
    assert plies_to_guess(record, Side.MAX) == [0]  # the third move was the only one left
    assert plies_to_guess(record, Side.MIN) == [1]


def test_a_game_is_guessed_and_comes_back_with_the_score(plugged: Plugged, qtbot: QtBot) -> None:
    record = game_of("a1-a2 b1-b2 c1-c2")
    plugged.store.put_game(record)
    plugged.controller.open(record)
    guessing, said = plugged.feature(GuessingFeature), plugged.notice.text
    guessing.choose_side()
    assert plugged.actions["guessMoves"].isEnabled()
    guessing.begin(record, Side.MAX)
    assert said.text() == "1 of 1: MAX to move. What was played?"
    assert not plugged.session.tree.cursor
    plugged.controller.play(plugged.session.position.read("c1-c2"))
    qtbot.waitUntil(lambda: said.text().startswith("Right"), timeout=20_000)
    assert said.text() == "Right: c1–c2 is as good as a1–a2, which was played."
    guessing._next()
    assert said.text() == "1 of 1 move guessed."
    assert plugged.session.record.id == record.id
    assert [row.id for row in plugged.store.games()] == [record.id]


def test_what_is_said_of_a_wrong_guess() -> None:
    record, start = game_of("a1-a2 b1-b2 c1-c2"), DominoPosition.start(2, 3)
    path = (start.read("a1-b1"),)
    assert answer(record, path, GuessVerdict(False, 1, 0)) == "a1–b1 costs 1. a1–a2 was played."
    unknown = answer(record, path, GuessVerdict(None))
    assert unknown == "a1–a2 was played. It could not be decided in time whether a1–b1 keeps the value."
