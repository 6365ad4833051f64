"""Names of any characters that people type come back from every file that has one."""

import json
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.reading import examples
from tests.records.games import played
from tests.walks import walked
from tiling_gui.core.exact_text import clean
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import collection, puzzle_file
from tiling_gui.records.record import NamedPlayer

NAMES = st.text(min_size=1, max_size=60).map(clean).filter(str.strip).map(str.strip) | st.sampled_from(
    [
        "soft\u00adhyphen",
        "non\u200cjoiner",
        "\U0001fae9",
        "ن‌م",
        "é",
        "e\u0301",
        "x" * 1_500,
        '"',
        "\\",
        "a\u2028b",
        "\u202eright",
    ]
)


@walked("form", ["tiling", "json"])
def test_of_a_player_in_games(form: str) -> None:
    record = played()

    @examples(60)
    @given(NAMES, NAMES)
    def check(name: str, other: str) -> None:
        named = replace(record, players={Side.MAX: NamedPlayer("human", name), Side.MIN: NamedPlayer("human", other)})
        for each in collection.read(collection.write([named, replace(named, id="other")], form)):
            assert each.players == named.players

    check()


@examples(60)
@given(NAMES)
def test_of_a_collection_of_puzzles(name: str) -> None:
    start = DominoPosition.start(2, 2)
    code = puzzle_file.to_code("domino", start, ())
    text = json.dumps({"format": puzzle_file.FORMAT, "version": puzzle_file.VERSION, "name": name, "puzzles": []})
    entry = {"code": code, "good_moves": [[[0, 0], [0, 1]]], "value": 2, "comment": name}
    text = text.replace('"puzzles": []', f'"puzzles": [{json.dumps(entry)}]')
    read, (puzzle,) = puzzle_file.read(text)
    assert read == puzzle_file.clean_name(name)
    assert puzzle.comment[:500] == name[:500]
