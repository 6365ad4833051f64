"""Several records in one file: round trips, and errors that name the game."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.games import played, records
from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.records import collection, export


@given(st.lists(records(), min_size=1, max_size=4), st.sampled_from(collection.FORMATS))
def test_what_is_read_equals_what_was_written(games, form: str) -> None:
    assert collection.read(collection.write(games, form)) == games


def test_one_alone_is_a_record_like_any_other() -> None:
    record = played()
    for form in collection.FORMATS:
        assert collection.write([record], form) == export.FORMATS[form](record)


def test_a_fault_says_which_game_it_is_in() -> None:
    good = collection.write([played(seed=1)], "tiling")
    bad = good.replace('[Game "domino"]', '[Game "chess"]')
    with pytest.raises(InputError, match=r"Game 2 of 3: There is no game 'chess'"):
        collection.read("\n".join([good, bad, good]))
    newer = replace(played(seed=2), id="newer")
    data = json.loads(collection.write([played(seed=1), newer], "json"))
    data[1]["version"] = 99
    with pytest.raises(InputError, match=r"Game 2 of 2: The record is of version 99"):
        collection.read(json.dumps(data))


@walked("text", ["", "[]", "[1, 2", "[Record", 'hello\n[Record "tiling-gui 1"]\n[Record "x"]'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        collection.read(text)
