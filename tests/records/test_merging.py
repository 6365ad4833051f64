"""Merging two copies of a game: nothing is lost, for every pair of states of a game."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given

from tests.records.games import played, records
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import GAME, DominoPosition
from tiling_gui.records.merging import as_separate_game, merged
from tiling_gui.records.record import GameRecord, NamedPlayer, Result
from tiling_gui.records.tree import GameTree
from tiling_gui.store import Store

WHOLE = replace(played(3, 4), id="game")
LINE = WHOLE.tree.main_line()


def prefix(k: int) -> GameRecord:
    """The game after k moves."""
    tree = WHOLE.tree
    if k < len(LINE):
        tree = tree.delete(LINE[: k + 1])
    return replace(WHOLE, tree=tree.go(LINE[:k]), finished=None, result=None)


def varied(record: GameRecord, at: int) -> GameRecord:
    """The game with another move beside the one played."""
    tree = record.tree.go(LINE[:at])
    other = next(move for move in tree.position.moves() if move != LINE[at])
    return record.with_tree(tree.add(other, NamedPlayer("random", "Random")))


def otherwise() -> GameRecord:
    """The same beginning with another end."""
    tree = WHOLE.tree.delete(LINE[:2]).go(LINE[:1])
    while not tree.position.is_over:
        tree = tree.add(tree.position.moves()[-1])
    return replace(WHOLE, tree=tree, finished="2026-01-01T12:00:00+00:00").ended(9)


STATES = {
    **{f"after {k}": prefix(k) for k in range(len(LINE) + 1)},
    "finished": WHOLE,
    "without a value": replace(WHOLE, result=Result(WHOLE.result.value)) if WHOLE.result else WHOLE,
    "commented": WHOLE.with_tree(WHOLE.tree.comment("a good one", LINE[:2])),
    "commented otherwise": WHOLE.with_tree(WHOLE.tree.comment("a bad one", LINE[:2])),
    "commented on the start": prefix(2).with_tree(prefix(2).tree.comment("the start", ())),
    "varied": varied(prefix(4), 1),
    "varied at the start": varied(prefix(3), 0),
    "varied and finished": varied(WHOLE, 2),
    "valued": prefix(3).with_tree(prefix(3).tree.annotate(5, 6, 5.5, LINE[:1])),
    "valued otherwise": prefix(3).with_tree(prefix(3).tree.annotate(2, 2, None, LINE[:1])),
    "went otherwise": otherwise(),
    "another player": prefix(4).with_players({Side.MIN: NamedPlayer("perfect", "Perfect")}),
    "no players": replace(prefix(5), players={}),
    "another start": replace(played(3, 3), id="game"),
    "MIN first": replace(WHOLE, tree=GameTree(GAME, DominoPosition.start(3, 4, Side.MIN), WHOLE.tree.root)),
}


def told(record: GameRecord) -> dict[object, object]:
    """Everything in a record, by what it is about."""
    said: dict[object, object] = {"finished": record.finished, "result": record.result}
    if record.finished:
        said["line"] = record.line
    for path in [(), *paths(record)]:
        node = record.tree.at(path)
        said[path, "comment"] = node.comment
        said[path, "bounds"] = (node.lower, node.upper)
        if path:
            by = node.by or record.players.get(record.tree.position_at(path[:-1]).to_move)
            said[path, "by"] = by and by.spec
    return said


def paths(record: GameRecord) -> list[tuple[object, ...]]:
    return [record.tree.path_of(number) for number, _, _ in record.tree.walk()]


def assert_nothing_less(before: GameRecord, after: GameRecord) -> None:
    now = told(after)
    for what, said in told(before).items():
        if said in (None, "", (None, None)):
            continue
        if isinstance(what, tuple) and what[1] == "comment":
            assert str(said) in str(now[what])
        else:
            assert now[what] == said, what


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    with Store.in_memory() as made:
        yield made


@pytest.mark.parametrize("kept", STATES)
def test_opening_a_copy_takes_nothing_from_what_is_kept(store: Store, kept: str) -> None:
    before = STATES[kept]
    for opened, file in STATES.items():
        store.put_game(before)
        found = store.as_imported(file)
        store.put_game(found)
        assert_nothing_less(before, store.game("game"))
        # Every move and comment of the file is there, and opening it again changes nothing.
        for path in paths(file):
            assert file.tree.at(path).comment in found.tree.at(path).comment, opened
            assert found.made_by(path).spec == file.made_by(path).spec or found.id == "game"
        assert found.tree.cursor == file.tree.cursor
        assert store.as_imported(file) == found
        store.drop_game(found.id)


def test_an_earlier_copy_leaves_the_moves_that_followed() -> None:
    found = merged(WHOLE, prefix(2))
    assert found is not None
    assert found.tree.main_line() == LINE
    assert found.finished == WHOLE.finished
    assert found.tree.cursor == LINE[:2]


def test_a_later_copy_goes_on_and_ends_the_game() -> None:
    found = merged(prefix(2), WHOLE)
    assert found == WHOLE


def test_games_that_ended_differently_are_two() -> None:
    assert merged(WHOLE, otherwise()) is None
    assert as_separate_game(otherwise()).id == as_separate_game(otherwise()).id != WHOLE.id


@given(records(), records())
def test_any_record_is_received_beside_any_other(store: Store, kept: GameRecord, other: GameRecord) -> None:
    store.put_game(kept)
    found = store.as_imported(replace(other, id=kept.id))
    store.put_game(found)
    assert_nothing_less(kept, store.game(kept.id))
    store.drop_game(kept.id)
    store.drop_game(found.id)
