"""Which stored games reached a position, compared with a scan of all of them."""

import random
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.records.games import played
from tiling_gui.core.board import Square
from tiling_gui.core.catalogue import GAMES, game
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run, StopToken
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.posed import PRACTICE
from tiling_gui.records.record import GameRecord, NamedPlayer, new_record
from tiling_gui.store import Store
from tiling_gui.store.position_index import PositionIndex, Tally, continuations, position_digest
from tiling_gui.store.removed import GAME

YOU, OTHER = NamedPlayer("human", "You"), NamedPlayer("lookahead:3", "Looks 3 ahead")


def finished(start: Any, rng: random.Random, players: dict[Side, NamedPlayer], minimax: Any = None) -> GameRecord:
    """A random game from `start`."""
    tree = new_record(game_of(start), start, players)
    while not tree.tree.position.is_over:
        tree = tree.with_tree(tree.tree.add(rng.choice(tree.tree.position.moves())))
    return tree.ended(minimax)


def game_of(start: Any) -> str:
    return next(key for key in GAMES if isinstance(start, type(game(key).parse(game(key).example, game(key).sides[0]))))


def images(squares: Iterable[Square]) -> set[frozenset[Square]]:
    """The eight images of a set of squares, translated to the origin."""
    found, here = set(), list(squares)
    for _ in range(4):
        here = [(c, -r) for r, c in here]
        for way in (here, [(r, -c) for r, c in here]):
            top, left = min(r for r, _ in way), min(c for _, c in way)
            found.add(frozenset((r - top, c - left) for r, c in way))
    return found


def live_squares(position: DominoPosition) -> list[Square]:
    """The squares that a move can still cover."""
    return [square for move in position.moves() for square in move]


def test_every_game_that_reached_an_equivalent_position_is_found() -> None:
    rng = random.Random(36)
    starts = [DominoPosition.start(3, 4), DominoPosition.start(4, 3), DominoPosition.start(3, 4, Side.MIN)]
    games = [finished(rng.choice(starts), rng, {Side.MAX: YOU, Side.MIN: OTHER}, 4) for _ in range(60)]
    with Store.in_memory() as store:
        for record in games:
            store.put_game(record)
        for record in games[:10]:
            for position in record.tree.positions_along(record.line)[:-1]:
                alike = images(live_squares(position))
                wanted = {
                    other.id: ply
                    for other in games
                    for ply, met in enumerate(other.tree.positions_along(other.line))
                    if met.to_move is position.to_move and not met.is_over and alike & images(live_squares(met))
                }
                found = store.games_at(position)
                assert {visit.game.id: visit.ply for visit in found} == wanted
                assert sum(len(one.visits) for one in continuations(position, found)) == len(found)


def test_continuations_turn_the_moves_of_symmetric_games(tmp_path: Path) -> None:
    start = DominoPosition.start(2, 3)
    lines = [("a1-a2", "b1-b2"), ("c1-c2", "a1-a2"), ("b1-b2", "a1-a2")]
    with Store.open(tmp_path) as store:
        for line in lines:
            record = new_record("domino", start)
            for move in line:
                record = record.with_tree(record.tree.add(record.tree.position.read(move)))
            store.put_game(record)
        first, second = continuations(start, store.games_at(start))
    # Covering either outer column is one move by symmetry; two games began that way.
    assert [start.write(move) for move in first.moves] == ["a1–a2", "c1–c2"]
    assert len(first.visits) == 2
    assert [start.write(move) for move in second.moves] == ["b1–b2"]


def test_a_tally_counts_the_games_of_one_person() -> None:
    start, rng = DominoPosition.start(3, 3), random.Random(1)
    seats = [{Side.MAX: YOU, Side.MIN: OTHER}, {Side.MAX: OTHER, Side.MIN: YOU}, {Side.MAX: YOU, Side.MIN: YOU}]
    with Store.in_memory() as store:
        # Every game on 3 x 3 ends with 3 or 4 dominoes: against 2 MAX has won, against 5 MIN.
        for players in seats:
            store.put_game(finished(start, rng, players, 2))
            store.put_game(finished(start, rng, players, 5))
        store.put_game(finished(start, rng, {Side.MAX: OTHER, Side.MIN: OTHER}, 2))
        unknown = finished(start, rng, seats[0])
        store.put_game(unknown)
        found = store.tally_at(start, ("You",))
        assert (len(found.games), found.won, found.lost, found.drawn) == (7, 2, 2, 0)
        assert unknown.id in found.games
        assert len(store.tally_at(start, ("You",), unknown.id).games) == 6
        assert store.tally_at(start, ("Anna",)) == Tally()


def test_what_is_written_anew_deleted_or_no_game_is_found_as_it_is(tmp_path: Path) -> None:
    whole = played(4, 5)
    half = whole.with_tree(whole.tree.delete(whole.line[:3]))
    last = whole.tree.position_at(whole.line[:3])
    with Store.open(tmp_path) as store:
        store.put_game(half)
        assert store.games_at(last) == []
        store.put_game(whole)
        assert [visit.ply for visit in store.games_at(last)] == [3]
        store.put_game(half)
        assert store.games_at(last) == []
        store.put_game(replace(whole, id="exercise", extra={PRACTICE: "x"}))
        assert store.games_at(last) == []
        store.put_game(whole)
        store.removed.add(GAME, whole.id)
        assert store.games_at(last) == []
        store.removed.restore(GAME, whole.id)
        assert len(store.games_at(last)) == 1
        store.drop_game(whole.id)
        assert store.games_at(last) == []


def test_an_index_that_is_missing_or_older_than_the_games_is_made_anew(tmp_path: Path) -> None:
    record = played(4, 5)
    with Store.open(tmp_path) as store:
        store.put_game(record)
        assert len(store.games_at(record.tree.start)) == 1
    with Store.open(tmp_path) as store, store._database.change() as connection:
        connection.execute("DROP TABLE played_positions")
        connection.execute("DROP TABLE played_lines")
    with Store.open(tmp_path) as store:
        assert len(store.games_at(record.tree.start)) == 1
    # A version without the index stores one game and deletes another.
    with Store.open(tmp_path) as store, store._database.change() as connection:
        connection.execute("UPDATE games SET changed = '2030-01-01T00:00:00+00:00', id = 'another'")
    with Store.open(tmp_path) as store:
        assert [visit.game.id for visit in store.games_at(record.tree.start)] == ["another"]
        assert store._database.rows("SELECT id FROM played_lines")[0]["id"] == "another"


def test_a_stop_leaves_an_index_that_is_gone_on_with(tmp_path: Path) -> None:
    rng, stop, start = random.Random(2), StopToken(), DominoPosition.start(2, 3)
    with Store.open(tmp_path) as store:
        for _ in range(100):
            store.put_game(finished(start, rng, {}, 2))

        def told(progress: Any) -> None:
            assert progress.total == 100
            stop.stop()

        some = len(store.games_at(start, Run(report=told, stop=stop)))
        assert 0 < some < 100
        assert len(store.games_at(start)) == 100


@pytest.mark.parametrize("key", sorted(set(GAMES) - {"coins"}))
def test_games_of_every_kind_are_found(key: str) -> None:
    kind, rng = game(key), random.Random(3)
    start = kind.parse(kind.example, kind.sides[0])
    record = finished(start, rng, {})
    with Store.in_memory() as store:
        store.put_game(record)
        for position in record.tree.positions_along(record.line):
            (visit,) = store.games_at(position)
            assert record.tree.position_at(record.line[: visit.ply]).key() == position.key()


def test_digests_are_the_same_in_every_process() -> None:
    # The key is (MAX to move, 2 rows, 3 columns, all six squares); blake2b of it was computed by another program.
    import hashlib

    text = "domino (MAX,(2,3,63))"
    number = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big", signed=True)
    assert position_digest(DominoPosition.start(2, 3)) == number


@pytest.mark.parametrize("indexed", [True, False])
def test_a_store_does_nothing_for_its_index_when_it_saves(tmp_path: Path, indexed: bool) -> None:
    record, asked = played(4, 5), list[str]()
    with Store.open(tmp_path) as store:
        store.put_game(record)
        if indexed:
            store.games_at(record.tree.start)
        store._database._connection.set_trace_callback(asked.append)
        store.put_game(record)
        assert asked
        assert not [statement for statement in asked if "sqlite_master" in statement or "played_" in statement]
        assert len(store.games_at(record.tree.start)) == 1


def test_a_game_is_read_again_until_the_second_in_which_it_was_saved_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, read = played(4, 5), list[str]()
    line, second = PositionIndex._line, "2030-01-01T00:00:00+00:00"
    monkeypatch.setattr(PositionIndex, "_line", lambda self, id: (read.append(id), line(self, id))[1])
    monkeypatch.setattr("tiling_gui.store.games.now", lambda: second)
    with Store.open(tmp_path) as store:
        store.put_game(record)
        for clock, times in ((second, 1), (second, 2), ("later", 3), ("later", 3)):
            monkeypatch.setattr("tiling_gui.store.position_index.now", lambda clock=clock: clock)
            assert len(store.games_at(record.tree.start)) == 1
            assert len(read) == times
