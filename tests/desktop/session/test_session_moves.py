"""The session alone, in every game: moves, variations, undo and redo, players, ends, and what is saved."""

import random
from typing import Any

import pytest

from tests.desktop.session.test_game_session import STARTS, session_of
from tiling_gui.core.game import Side
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.errors import InputError
from tiling_gui.records import json_form, text
from tiling_gui.records.known import Bounds
from tiling_gui.records.record import new_record
from tiling_gui.records.tree import Said
from tiling_gui.records.verdict import side_of
from tiling_gui.store import Store


@pytest.fixture(params=["domino", "heaps"])
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def session(qapp: object, store: Store, key: str) -> Session:
    """Two people at the start."""
    return session_of(store, key, "human", "human")


def played(session: Session, seed: int = 1) -> tuple[Any, ...]:
    """Plays a random game to its end; returns its line."""
    chance = random.Random(seed)
    while not session.position.is_over:
        session.play(chance.choice(session.position.moves()))
    return session.tree.cursor


def heard(signal: Any) -> list[Any]:
    """Collects the arguments of a signal from now on."""
    found: list[Any] = []
    signal.connect(lambda *given: found.append(given))
    return found


def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(session: Session) -> None:
    line = played(session)
    record = session.record
    told = heard(session.move_played)
    with pytest.raises(InputError):
        session.play(line[0])
    assert session.record is record
    assert told == []


@pytest.mark.parametrize("person", [0, 1])
def test_undo_goes_back_to_the_turn_of_the_person_and_redo_on_to_the_next(
    qapp: object, store: Store, key: str, person: int
) -> None:
    specs = ["perfect", "perfect"]
    specs[person] = "human"
    session = session_of(store, key, *specs)
    line = played(session)
    while session.undo() and session.tree.cursor:
        assert session.human_turn
    while session.redo() and session.tree.cursor != line:
        assert session.human_turn


def test_a_place_that_is_not_there_is_refused(session: Session) -> None:
    session.play(session.position.moves()[0])
    cursor = session.tree.cursor
    with pytest.raises(InputError):
        session.go(("no such move",))
    assert session.tree.cursor == cursor


def test_the_end_finishes_the_game_with_its_result(session: Session) -> None:
    ended = heard(session.ended)
    line = played(session)
    record = session.record
    assert len(ended) == 1
    assert record.finished
    assert record.result is not None
    if session.position.to_move in (Side.MAX, Side.MIN):
        assert record.result.value == session.position.value()
    assert record.line == line
    assert record.resigned_by is None
    assert session.known(session.position).value is not None
    assert [session.human_turn, session.waits_for_player, session.expects_move] == [False] * 3


def test_a_move_of_either_side_may_be_tried_in_a_finished_game(qapp: object, store: Store, key: str) -> None:
    session = session_of(store, key, "human", "random")
    line = played(session)
    for ply in range(len(line)):
        session.go(line[:ply])
        assert session.may_move
    session.go(line)
    assert not session.may_move


def test_who_resigns_has_lost_and_nobody_moves_on(qapp: object, store: Store, key: str) -> None:
    session = session_of(store, key, "human", "random")
    one, other = session.game.sides
    assert not session.may_resign, "nothing was played"
    session.play(session.position.moves()[0])
    line, ended = session.tree.cursor, heard(session.ended)
    assert session.may_resign
    session.resign()
    record = session.record
    assert len(ended) == 1
    assert (record.resigned_by, side_of(record.result.verdict)) == (one, other)
    assert record.result.value is None
    assert record.line == line
    assert [session.waits_for_player, session.expects_move, session.may_resign] == [False, False, False]
    assert store.game(record.id).resigned_by is one
    assert json_form.read(json_form.write(record)).resigned_by is one
    assert text.read(text.write(record)).resigned_by is one
    session.play(session.position.moves()[0], "human")
    assert session.record.line == line, "what is tried after it is a variation"
    assert session.record.resigned_by is one


def test_a_resignation_is_taken_back(qapp: object, store: Store, key: str) -> None:
    session = session_of(store, key, "human", "random")
    session.play(session.position.moves()[0])
    line = session.tree.cursor
    session.resign()
    assert session.undo()
    assert (session.record.finished, session.tree.cursor, session.may_resign) == (None, line, True)
    assert store.game(session.record.id).resigned_by is None


def test_a_move_is_expected_at_the_newest_position_or_where_one_took_back_to(session: Session) -> None:
    assert session.expects_move
    session.play(session.position.moves()[0])
    assert session.expects_move
    session.go(())
    assert not session.expects_move, "one only looks back"
    session.redo()
    session.undo()
    assert session.expects_move
    session.analysing = True
    assert not session.expects_move, "nobody plays while it is analysed"


@pytest.mark.parametrize("spec", ["human", "random", "perfect"])
def test_a_player_is_waited_for_only_where_no_move_was_made(qapp: object, store: Store, key: str, spec: str) -> None:
    session = session_of(store, key, spec, spec)
    assert session.waits_for_player == (spec != "human")
    assert session.human_turn == (spec == "human")
    session.play(session.position.moves()[0])
    session.go(())
    assert not session.waits_for_player
    assert session.has_person == (spec == "human")


def test_players_change_from_the_next_move_on(session: Session) -> None:
    one, other = session.game.sides
    session.play(session.position.moves()[0])
    first = session.record.made_by(session.tree.cursor)
    session.set_players({one: "random", other: "perfect"})
    assert session.record.made_by(session.tree.cursor) == first
    assert session.to_move.spec == session.record.player(session.position.to_move).spec != "human"


def test_take_backs_count_until_the_end(session: Session) -> None:
    session.play(session.position.moves()[0])
    session.undo()
    session.redo()
    session.go(())
    assert session.record.takebacks == 1, "a step back takes nothing back"
    session.analysing = True
    session.redo()
    session.undo()
    assert session.record.takebacks == 1, "while it is analysed nothing is taken back"
    session.analysing = False
    played(session)
    session.undo()
    assert session.record.takebacks == 1, "it is over"


def test_what_a_person_does_is_kept_before_the_method_returns(session: Session, store: Store) -> None:
    id, (one, other) = session.record.id, session.game.sides
    doings = (
        lambda: session.play(session.position.moves()[0]),
        lambda: session.set_players({one: "human", other: "random"}),
        lambda: session.set_hints(False),
        lambda: session.change_tree(session.tree.comment("a comment")),
        lambda: session.change_tree(session.tree.delete()),
    )
    for doing in doings:
        doing()
        assert store.game(id) == session.record


def test_what_was_proved_is_still_proved_when_another_kind_of_game_was_looked_at(qapp: object, store: Store) -> None:
    session, other = session_of(store, "sharing"), session_of(store, "heaps").record
    played(session)
    id, start = session.record.id, session.start
    session.learn(Bounds(1, 2))
    session.open(other)
    session.open(store.game(id))
    assert session.known(start) == Bounds(1, 2), "not only noted, though the store has no such fact"

    session.open(other)
    record = store.game(id)
    session.open(record.with_tree(record.tree.comment("by another hand", ())))
    assert session.known(start) == Bounds()
    assert session.tree.root.said == Said(1, 2, by_file=False)


def test_a_line_is_promoted_deleted_and_brought_back(session: Session) -> None:
    moves = session.position.moves()
    for move in (moves[0], moves[-1]):
        session.go(())
        session.play(move)
    session.change_tree(session.tree.promote((moves[0],)))
    assert session.tree.main_line() == (moves[0],)
    before = session.record
    session.change_tree(session.tree.delete((moves[-1],)))
    assert session.tree.cursor == ()
    assert session.tree.size == 1
    session.restore_moves(before)
    assert session.record == before


@pytest.mark.usefixtures("unsolved")
def test_bounds_only_become_narrower(session: Session) -> None:
    learned = heard(session.changed)
    for given, known in (((0, 9), (0, 9)), ((2, 20), (2, 9)), ((1, 7), (2, 7)), ((0, 9), (2, 7)), ((4, 4), (4, 4))):
        session.learn(Bounds(*given))
        assert session.minimax == known
    assert learned == [(Change.KNOWN,)] * 4, "what is no news is not told"


def test_what_is_learned_of_a_position_holds_wherever_one_stands(session: Session) -> None:
    line = played(session)
    position, value = session.tree.position_at(line[:-1]), session.known(session.position).value
    session.learn_about(position, Bounds(value, value))
    for ply in range(len(line) + 1):
        session.go(line[:ply])
        assert session.known(position).value == value
    session.learn_about("of another game", Bounds(1, 1))


def test_a_random_player_chooses_alike_after_the_same_moves(qapp: object, store: Store, key: str) -> None:
    one, other = session_of(store, key), session_of(store, key)
    assert one.chance != other.chance
    before = one.chance
    one.play(one.position.moves()[0])
    assert one.chance != before
    one.undo()
    assert one.chance == before


def test_the_place_of_a_position_is_found(session: Session) -> None:
    line = played(session)
    for ply in (0, 1):
        assert session.ply_of(session.tree.position_at(line[:ply])) == ply
    assert session.ply_of("of another game") == 0


@pytest.mark.parametrize("key", STARTS)
def test_a_random_walk_through_a_game_is_what_a_list_of_moves_says(session: Session, store: Store) -> None:
    """Undo, redo, steps and moves in any order, until the game is over: the move played last leads."""
    chance, told = random.Random(session.game.key), heard(session.move_played)
    line, at = [], 0
    replies: dict[tuple[Any, ...], list[Any]] = {}  # by the moves before; the one that leads is the first
    for step in range(300):
        position, sides = session.start, []
        for move in line[:at]:
            sides.append(position.to_move)
            position = position.play(move)
        assert (session.position, session.sides()) == (position, tuple(sides))
        assert (session.tree.cursor, session.tree.main_line()) == (tuple(line[:at]), tuple(line))
        assert session.tree.size == sum(map(len, replies.values())), "nothing is lost, and nothing there twice"
        if position.is_over:
            break
        move = chance.choice(position.moves())
        choice = "play" if step > 100 else chance.choice(["play", "play", "undo", "redo", "redo", "go", "open"])
        if choice == "play" and step <= 100 and position.play(move).is_over:
            choice = "go"
        if choice == "play":
            session.play(move)
            others = replies.get(tuple(line[:at]), [])
            replies[tuple(line[:at])] = [move, *(other for other in others if other != move)]
            del line[at:]
            while tuple(line) in replies:
                line.append(replies[tuple(line)][0])
            at += 1
            assert told[-1] == (tuple(line[:at]),)
        elif choice == "undo":
            assert session.undo() == (at > 0)
            at = max(0, at - 1)
        elif choice == "redo":
            assert session.redo() == (at < len(line))
            at = min(len(line), at + 1)
        elif choice == "go":
            at = chance.randrange(len(line) + 1)
            session.go(tuple(line[:at]))
        else:
            record = session.record
            session.open(new_record(session.game.key, session.start))
            assert not session.undo()
            session.open(store.game(record.id) if line else record)
    assert session.record.finished
    assert store.game(session.record.id) == session.record
