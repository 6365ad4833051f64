"""How a game ended, as the user reads it: 1 x 4 is worth 2 dominoes, and 1 if the first is placed in the middle."""

from functools import partial
from types import SimpleNamespace

import pytest

from tiling_gui.core.game import Side
from tiling_gui.desktop.games.domino import View
from tiling_gui.desktop.session.end_words import end_words
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.games.domino.rules import Domino, DominoPosition
from tiling_gui.records.record import new_record
from tiling_gui.records.tree import NamedPlayer
from tiling_gui.store import Store

MIDDLE: Domino = ((0, 1), (0, 2))
ENDS: tuple[Domino, ...] = (((0, 0), (0, 1)), ((0, 2), (0, 3)))
VIEW = SimpleNamespace(end_sentence=partial(View.end_sentence, None))


def session_of(store: Store, *people: Side) -> Session:
    players = {side: NamedPlayer("human" if side in people else "random") for side in (Side.MAX, Side.MIN)}
    return Session(store, new_record("domino", DominoPosition.start(1, 4), players))


@pytest.mark.parametrize(
    ("people", "moves", "said"),
    [
        ((Side.MAX,), (MIDDLE,), "You lose by 1. 1 domino, 2 with best play: MIN wins."),
        ((Side.MIN,), (MIDDLE,), "You win by 1. 1 domino, 2 with best play: MIN wins."),
        ((Side.MAX,), ENDS, "2 dominoes, as with best play: a draw."),
        ((Side.MAX, Side.MIN), (MIDDLE,), "1 domino, 2 with best play: MIN wins."),
        ((), (MIDDLE,), "1 domino, 2 with best play: MIN wins."),
    ],
)
def test_the_user_reads_what_it_is_for_him(
    qapp: object, store: Store, people: tuple[Side, ...], moves: tuple[Domino, ...], said: str
) -> None:
    session = session_of(store, *people)
    for move in moves:
        assert end_words(store, session, VIEW) == ""
        session.play(move)
    assert end_words(store, session, VIEW) == said


def test_who_resigned_is_said_where_the_game_stopped(qapp: object, store: Store) -> None:
    session = session_of(store, Side.MAX)
    session.play(ENDS[0])
    session.resign()
    assert end_words(store, session, VIEW) == "You resigned: MIN wins."
    session.go(())
    assert end_words(store, session, VIEW) == ""


def test_of_two_people_the_one_to_move_resigns(qapp: object, store: Store) -> None:
    session = session_of(store, Side.MAX, Side.MIN)
    session.play(ENDS[0])
    session.resign()
    assert end_words(store, session, VIEW) == "MIN (You) resigned: MAX wins."
