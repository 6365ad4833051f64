"""Values in a file are claims until they are proved here; records store what their values rest on."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.records.games import played, records
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.engine.position_keys import bound_of
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import json_form, known, text
from tiling_gui.records.known import Bounds
from tiling_gui.records.merging import as_separate_game, merged
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.store import Store

NAME = "game.txt"
FILE = "file game.txt"


def test_bounds_rest_on_no_more_than_it_takes() -> None:
    proved, claim = Bounds(2, 5), Bounds(4, 4, (FILE,))
    assert proved.intersected(Bounds(4, 4, (FILE,))) == claim
    assert claim.intersected(Bounds(4, 4)) == Bounds(4, 4), "a proof of ours has done with it"
    assert proved.intersected(Bounds(1, 6, (FILE,))) == proved, "it adds nothing"
    assert proved.intersected(Bounds(None, 4, (FILE,))) == Bounds(2, 4, (FILE,))
    assert claim.intersected(Bounds(None, None)) == claim


def test_what_is_proved_stands_against_a_claim() -> None:
    assert Bounds(4, 4, (FILE,)).intersected(Bounds(2, 3)) == Bounds(2, 3)
    assert Bounds(2, 3).intersected(Bounds(4, 4, (FILE,))) == Bounds(2, 3)


def claiming(value: int) -> GameRecord:
    """A game whose file claims this value for its start and its first move."""
    record = played(3, 4)
    tree = record.tree.annotate(value, value, path=()).annotate(value, value, path=record.line[:1])
    return replace(record, tree=known.as_claims(tree.go(()), NAME))


def test_values_of_a_file_are_named_after_it_wherever_they_are_shown() -> None:
    tree = claiming(6).tree
    assert known.known_bounds(tree, tree.start) == Bounds(6, 6, (FILE,))
    move = tree.main_line()[0]
    searched = Analysis(tree.start, 4, 6, (MoveValue(move, 4, 6, 5.0),))
    shown = known.with_known(tree, searched)
    assert (shown.lower, shown.upper, shown.rests_on) == (6, 6, (FILE,))
    assert (shown.moves[0].lower, shown.moves[0].upper) == (6, 6)
    assert known.bounds_of(tree.root).proved == (None, None)
    tree = known.with_analysis(tree, Analysis(tree.start, 5, 5, (MoveValue(move, 5, 5, 5.0),)))
    assert known.known_bounds(tree, tree.start) == Bounds(5, 5)
    assert known.sources_in(tree) == ()


def test_what_rests_on_a_source_can_be_taken_out() -> None:
    tree = claiming(6).tree
    assert known.sources_in(tree) == (FILE,)
    assert known.without_source(tree, "another") is tree
    bare = known.without_source(tree, FILE)
    assert known.sources_in(bare) == ()
    assert known.known_bounds(bare, bare.start) == Bounds()
    assert bare.main_line() == tree.main_line()


def test_opened_again_a_game_that_is_kept_stays_proved() -> None:
    kept = played(3, 4)
    kept = replace(kept, tree=kept.tree.annotate(5, 5, path=()))
    both = merged(kept, replace(kept, tree=known.as_claims(kept.tree, NAME)))
    assert both is not None
    assert known.sources_in(both.tree) == ()
    other = merged(replace(kept, tree=known.without_source(known.as_claims(kept.tree, NAME), FILE)), claiming(6))
    assert other is None or known.bounds_of(other.tree.root).rests_on == (FILE,)


def test_the_same_game_from_two_files_is_one_copy() -> None:
    record = played(3, 4)
    tree = record.tree.annotate(5, 5, path=())
    one, two = (replace(record, tree=known.as_claims(tree, name)) for name in (NAME, "b.txt"))
    assert as_separate_game(one).id == as_separate_game(two).id


@given(records())
@settings(max_examples=40, deadline=None)
def test_both_forms_tell_what_values_rest_on(record: GameRecord) -> None:
    assert text.read(text.write(record)).tree == record.tree
    data = json_form.to_json(record)
    assert json_form.from_json(data).tree == record.tree


def test_readers_of_the_version_before_leave_the_field_out() -> None:
    """The tag is a line of its own in the header; the key is an additional one in the notes of a move."""
    record = claiming(6)
    written = text.write(record)
    assert '[Rests [{"on": ["file game.txt"], "moves": [0, 1]}]]' in written.splitlines()
    assert json_form.to_json(record)["start"]["rests_on"] == [FILE]


@pytest.mark.parametrize("rests", ['[{"on": ["a"], "moves": [99]}]', '[{"on": 3, "moves": [0]}]', "7", '{"moves": 1}'])
def test_a_tag_that_names_nothing_is_refused(rests: str) -> None:
    written = text.write(played(3, 4)).replace("[Cursor", f"[Rests {rests}]\n[Cursor")
    with pytest.raises(InputError):
        text.read(written)


def test_a_kept_record_comes_back_with_what_it_rests_on(tmp_path: Path) -> None:
    record = claiming(6)
    with Store.open(tmp_path) as store:
        store.put_game(record)
        assert store.game(record.id).tree.root.rests_on == (FILE,)


def test_a_kept_record_loses_what_was_forgotten(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        one, two = (store.sources.open(f"import {name}.campaign", name) for name in "ab")
        record = played(5, 8)
        tree = record.tree.annotate(5, 5, path=(), rests_on=(one,))
        tree = tree.annotate(5, 5, path=record.line[:1], rests_on=(two,))
        store.put_game(replace(record, tree=tree))
        store.facts.put(Bound("a", 1, 2, 1, 2, rests_on=(one,)))
        store.sources.forget(one)
        found = store.with_proved_bounds(store.game(record.id)).tree
        assert one not in known.sources_in(found)
        assert known.bounds_of(found.at(record.line[:1])).rests_on == (two,)


def test_what_is_noted_in_a_kept_game_is_a_note(tmp_path: Path) -> None:
    """A former bug: 13 written into a game on 5x5, whose value is 12; and a value about which nothing is known."""
    with Store.open(tmp_path) as store:
        five = DominoPosition.start(5, 5)
        store.facts.put(bound_of(five, 12, 12))
        for start, noted, found in (
            (five, 13, Bounds(12, 12)),
            (DominoPosition.start(9, 10), 35, Bounds(35, 35, (known.NOTES,))),
        ):
            record = new_record("domino", start)
            store.put_game(record.with_tree(record.tree.annotate(noted, noted, path=())))
            asked = store.with_proved_bounds(store.game(record.id))
            assert known.bounds_of(asked.tree.root) == found
            store.put_game(asked)
            assert known.bounds_of(store.with_proved_bounds(store.game(record.id)).tree.root) == found
        assert [message[:18] for message in store.messages] == ["Values noted in ga"]


def test_bounds_that_contradict_each_other_are_none() -> None:
    assert Bounds(13, 13, (known.NOTES,)).intersected(Bounds(11, 12)) == Bounds(11, 12)
    assert Bounds(13, 13, (FILE,)).intersected(Bounds(11, 12, (known.NOTES,))) == Bounds()
    assert Bounds(13, 13).intersected(Bounds(11, 12)) == Bounds()
