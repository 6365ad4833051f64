"""Values in a file are what the file says until they are proved here: kept apart, and nothing follows from them."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from tests.records.games import played, records
from tests.walks import walked
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.engine.position_keys import bound_of
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import json_form, known, text
from tiling_gui.records.known import UNKNOWN, Bounds
from tiling_gui.records.merging import as_separate_game, merged
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.records.tree import Said
from tiling_gui.store import Store


def saying(value: int) -> GameRecord:
    """A game whose file says that its start and its first move have this value."""
    record = played(3, 4)
    tree = record.tree.annotate(value, value, path=()).annotate(value, value, path=record.line[:1])
    return replace(record, tree=known.heard(tree.go(())))


def test_what_a_file_says_is_no_bound_and_nothing_follows_from_it() -> None:
    tree = saying(6).tree
    assert tree.root.said == Said(6, 6)
    assert known.known_bounds(tree, tree.start) == UNKNOWN
    silent = played(3, 4).tree.go(())
    assert [known.bounds_of(node) for node in known.propagated(tree).nodes] == [
        known.bounds_of(node) for node in known.propagated(silent).nodes
    ]
    move = tree.main_line()[0]
    searched = Analysis(tree.start, 4, 6, (MoveValue(move, 4, 6, 5.0),))
    shown = known.with_known(tree, searched)
    assert (shown.lower, shown.upper, shown.moves[0].lower) == (4, 6, 4)


def test_it_is_said_until_it_is_proved_or_refuted() -> None:
    tree = saying(6).tree
    assert known.with_bounds(tree, (), Bounds(5, 7)).root.said == Said(6, 6)
    assert known.with_bounds(tree, (), Bounds(6, 6)).root.said is None
    assert known.with_bounds(tree, (), Bounds(4, 5)).root.said is None, "it was wrong"
    derived = known.propagated(known.with_bounds(tree, tree.main_line()[:1], Bounds(5, 5)))
    assert derived.at(tree.main_line()[:1]).said is None


def test_opened_again_a_game_that_is_kept_stays_proved() -> None:
    kept = played(3, 4)
    kept = replace(kept, tree=kept.tree.annotate(5, 5, path=()))
    both = merged(kept, replace(kept, tree=known.heard(kept.tree)))
    assert both is not None
    assert (known.bounds_of(both.tree.root), both.tree.root.said) == (Bounds(5, 5), None)
    other = merged(replace(kept, tree=kept.tree.annotate(None, None, path=())), saying(6))
    assert other is None or (known.bounds_of(other.tree.root), other.tree.root.said) == (UNKNOWN, Said(6, 6))


def test_the_same_game_from_two_files_is_one_copy() -> None:
    record = played(3, 4)
    one, two = (replace(record, tree=tree) for tree in (record.tree.annotate(5, 5, path=()), record.tree))
    heard = replace(one, tree=known.heard(one.tree))
    assert as_separate_game(one).id == as_separate_game(heard).id != as_separate_game(two).id


@given(records())
def test_both_forms_tell_what_is_said(record: GameRecord) -> None:
    assert text.read(text.write(record)).tree == record.tree
    data = json_form.to_json(record)
    assert json_form.from_json(data).tree == record.tree


def test_values_with_the_sources_of_earlier_versions_are_what_others_say() -> None:
    record = played(3, 4)
    written = text.write(replace(record, tree=record.tree.annotate(6, 6, path=()).go(())))
    named = written.replace("[Cursor", '[Rests [{"on": ["file game.txt"], "moves": [0]}]]\n[Cursor')
    assert (known.bounds_of(text.read(named).tree.root), text.read(named).tree.root.said) == (UNKNOWN, Said(6, 6))


@walked("said", ['[{"said": [1, 1], "moves": [99]}]', '[{"said": 3, "moves": [0]}]', "7", '{"moves": 1}'])
def test_a_tag_that_says_nothing_is_refused(said: str) -> None:
    written = text.write(played(3, 4)).replace("[Cursor", f"[Said {said}]\n[Cursor")
    with pytest.raises(InputError):
        text.read(written)


def test_a_kept_record_comes_back_with_what_was_said(tmp_path: Path) -> None:
    record = saying(6)
    with Store.open(tmp_path) as store:
        store.put_game(record)
        assert store.game(record.id).tree.root.said == Said(6, 6)
        assert store.with_proved_bounds(store.game(record.id)).tree.root.said is None, "3x4 is worth 5, shipped"


def test_what_is_noted_in_a_kept_game_is_only_said_until_it_is_proved_again(tmp_path: Path) -> None:
    """A former bug: 13 written into a game on 5x5, whose value is 12; and a value that is not proved."""
    with Store.open(tmp_path) as store:
        five = DominoPosition.start(5, 5)
        store.facts.put(bound_of(five, 12, 12))
        nine = DominoPosition.start(9, 10)
        for start, noted, found, said in (
            (five, 13, Bounds(12, 12), None),
            (nine, 42, Bounds(39, 43), Said(42, 42, by_file=False)),  # `values 9x10`: by a certificate and counting
        ):
            record = new_record("domino", start)
            store.put_game(record.with_tree(record.tree.annotate(noted, noted, path=())))
            asked = store.with_proved_bounds(store.game(record.id))
            assert (known.bounds_of(asked.tree.root), asked.tree.root.said) == (found, said)
            store.put_game(asked)
            again = store.with_proved_bounds(store.game(record.id)).tree.root
            assert (known.bounds_of(again), again.said) == (found, said)
        assert [message[:18] for message in store.messages] == ["Values noted in ga"]


def test_bounds_that_contradict_each_other_are_none() -> None:
    assert Bounds(13, 13).intersected(Bounds(11, 12)) == Bounds()
    assert Bounds(13, 12).intersected(Bounds(11, 12)) == Bounds(11, 12)
