"""Records as text and JSON: round trips, refusals in one sentence, nothing executed, no traceback."""

import copy
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.reading import read
from tests.records.games import JSON, TEXTS, played, records
from tests.schemas import conforms
from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.records import export, json_form, text
from tiling_gui.records.drawing import record_svg
from tiling_gui.records.merging import merged
from tiling_gui.records.record import GameRecord

GAME = played()


@given(records())
def test_json_is_read_back_equal_and_follows_the_schema(record: GameRecord) -> None:
    written = json_form.write(record)
    written.encode("utf-8")
    assert json_form.read(written) == record
    assert export.read(written) == record
    assert json.loads(written) == json_form.to_json(record)
    assert conforms(json.loads(written), "record") == []


@given(records())
def test_text_is_read_back_equal(record: GameRecord) -> None:
    written = text.write(record)
    written.encode("utf-8")
    assert text.read(written) == record
    assert export.read(written) == record
    assert text.read(written.replace("\n", "\r\n")) == record, "also after a detour through Windows"


def test_text_has_one_move_a_line_and_is_stable() -> None:
    lines = text.write(GAME).split("\n\n", 1)[1].strip().split("\n")
    position = GAME.tree.start
    for number, (line, move) in enumerate(zip(lines, GAME.tree.main_line(), strict=True), 1):
        assert line == f"{number}. {position.write(move)}"
        position = position.play(move)


@walked("typed", ["1. a1-b1 2. c1-c2 (2. a2–b2)", "a1b1 c1c2(a2b2)", "1.a1–b1\n2.c1–c2 =3 (2. a2–b2 ~2.5 {so so})"])
def test_moves_typed_in_different_ways_mean_the_same(typed: str) -> None:
    record = text.read(f'[Record "tiling-gui 1"]\n[Game "domino"]\n[Board "2x3"]\n[First "MIN"]\n\n{typed}\n')
    assert str(record.first) == "MIN"
    assert record.tree.main_line() == (((0, 0), (0, 1)), ((0, 2), (1, 2)))
    assert record.tree.cursor == record.tree.main_line()
    assert record.tree.line_through((((0, 0), (0, 1)), ((1, 0), (1, 1))))


HEAD = '[Record "tiling-gui 1"]\n[Game "domino"]\n[Board "2x3"]\n'


def comments(moves: str) -> list[str]:
    tree = text.read(f"{HEAD}\n{moves}\n").tree
    return [tree.root.comment, *(node.comment for _, _, node in tree.walk())]


@walked(
    ("moves", "expected"),
    [
        ("{One.} {Two.} 1. a1-b1 {Three.} {Four.}", ["One.\nTwo.", "Three.\nFour."]),
        ("1. a1-b1 {M} 2. c1-c2 {A} ({W} 2. a2-b2 {X})", ["", "M", "A", "W\nX"]),
        ("1. a1-b1 2. c1-c2 {A} (2. a2-b2) {B}", ["", "", "A\nB", ""]),
        ("1. a1-b1 {A} ({an idea}) 2. c1-c2", ["", "A\nan idea", ""]),
        ("1. a1-b1 {} {A}", ["", "A"]),
    ],
)
def test_every_comment_is_kept_with_its_move(moves: str, expected: list[str]) -> None:
    assert comments(moves) == expected


TYPED = "1. a1-b1 {So.}\n2. c1-c2\n"


@walked(
    "written",
    [
        f"{HEAD}\n{TYPED}".replace("\n", "\r"),
        f"{HEAD}\n{TYPED}".replace("\n", "\r\n"),
        f"{HEAD}\n{TYPED}".replace('"', "\u201d"),
        f"{HEAD}\n{TYPED}".replace("\n", "\u00a0\n"),
        *(f"{HEAD}\n{TYPED.replace('-', hyphen)}" for hyphen in "\u2010\u2011\u2012\u2013\u2014\u2212"),
        f"{HEAD}\n{TYPED.replace('2. ', '1... ')}",
    ],
)
def test_what_other_programs_make_of_a_record_is_read(written: str) -> None:
    assert text.read(written).tree == text.read(f"{HEAD}\n{TYPED}").tree


TAG = st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,11}", fullmatch=True)


@given(records(), st.dictionaries(TAG | TEXTS, JSON, max_size=4))
def test_what_is_not_known_is_kept_in_every_form(record: GameRecord, tags: dict[str, Any]) -> None:
    record = replace(record, extra={**record.extra, "tags": tags})
    assert text.read(text.write(record)).extra == record.extra
    assert json_form.read(json_form.write(record)).extra == record.extra


def test_a_tag_of_another_program_is_a_tag_again() -> None:
    record = text.read(f'{HEAD}[Event "Summer"]\n[Round "3"]\n\n1. a1-b1\n')
    assert record.extra == {"tags": {"Event": "Summer", "Round": "3"}}
    assert '[Event "Summer"]\n[Round "3"]\n' in text.write(record)
    other = text.read(f'{HEAD}[Event "Winter"]\n[Site "Graz"]\n\n1. a1-b1\n')
    both = merged(record, other)
    assert both is not None
    assert both.extra["tags"] == {"Event": "Summer", "Round": "3", "Site": "Graz"}
    data = json_form.to_json(record) | {"clock": [1, 2]}
    assert json_form.from_json(data).extra["tags"] == {"Event": "Summer", "Round": "3", "clock": [1, 2]}


@walked("form", [json_form, text])
def test_every_truncation_is_refused_in_one_sentence(form: Any) -> None:
    written = form.write(GAME).rstrip()
    for length in [*range(0, len(written), 7), *range(len(written) - 60, len(written))]:
        with pytest.raises(InputError) as refused:
            form.read(written[:length])
        assert "\n" not in str(refused.value)
        assert str(refused.value).endswith(".")


def test_a_record_of_a_newer_version_is_refused() -> None:
    data = json_form.to_json(GAME) | {"version": 2}
    with pytest.raises(InputError, match="version 2; this program reads up to version 1"):
        json_form.from_json(data)
    with pytest.raises(InputError, match="version 2"):
        text.read(text.write(GAME).replace("tiling-gui 1", "tiling-gui 2"))


@walked("content", ["", "hello", "[1, 2]", "{}", '{"format": "sgf"}', "(;GM[1])", '[Event "x"]', "null"])
def test_what_is_no_record_is_refused_as_such(content: str) -> None:
    with pytest.raises(InputError, match=r"not a game record|is not JSON|not a tag"):
        export.read(content)


@walked(
    ("path", "value", "complaint"),
    [
        (["moves", 3, "move"], [[0, 0], [0, 7]], "Move 4 of the record is not legal"),
        (["moves", 3, "move"], "b2", "Move 4 of the record is not a move"),
        (["moves", 3, "after"], 4, "Move 4 of the record follows move 4"),
        (["moves", 3, "after"], True, "Move 4 of the record: after is written"),
        (["moves", 3, "lower"], 2.5, "Move 4 of the record: lower is a whole number"),
        (["moves", 3, "lower"], "1/0", "Move 4 of the record: lower"),
        (["moves", 3, "upper"], "1e999999999", "Move 4 of the record: upper"),
        (["moves", 3, "estimate"], "x", "Move 4 of the record: estimate is a number"),
        (["moves", 3, "comment"], 7, "Move 4 of the record: comment is written"),
        (["moves"], {}, "The record: moves is written"),
        (["setup", "shape"], ["..", "..."], "A set-up is written"),
        (["setup", "first"], "FIRST", "A set-up is written"),
        (["game"], "chess", "no game 'chess'"),
        (["game"], 5, "The record: game is written"),
        (["id"], "../../etc", "The record: id is written"),
        (["id"], None, "The record: id is written"),
        (["players"], {"WHITE": {}}, "The record: players is written"),
        (["players", "MAX"], {"spec": 1}, "The record: MAX is written"),
        (["started"], "yesterday", "The record: started is written"),
        (["hints"], "no", "The record: hints is written true"),
        (["result"], [], "The record: result is written"),
        (["result", "verdict"], "WON", "The record: verdict is written"),
        (["result", "value"], True, "value of a result"),
        (["cursor"], 99, "is at move 99"),
        (["cursor"], "1", "The record: cursor is written"),
        (["played"], 99, "The record: played is written"),
        (["played"], "1", "The record: played is written"),
        (["moves", 3, "by"], {"spec": 1}, "Move 4 of the record: by is written"),
        (["extra"], [], "The record: extra is written"),
        (["version"], True, "The record: version is written"),
    ],
)
def test_each_wrong_part_is_named(path: list[Any], value: Any, complaint: str) -> None:
    data = copy.deepcopy(json_form.to_json(GAME))
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(InputError, match=complaint) as refused:
        json_form.from_json(data)
    assert "\n" not in str(refused.value)


@walked(
    ("old", "new", "complaint"),
    [
        ("1. ", "1. a1–a3 ", r"Line \d+ of the record: the move 'a1–a3' is not legal"),
        ("2. ", ") 2. ", r"this '\)' has no '\('"),
        ("2. ", "( 2. ", "is cut off"),
        ("2. ", "{ 2. ", "is not closed; the record is cut off"),
        ("2. ", "=1/0 2. ", "the value is a whole number or a fraction"),
        ("2. ", "~1e999 2. ", "the estimate is a number"),
        ("2. ", "~. 2. ", "~ is written ~27.5"),
        ('[Hints "yes"]', '[Hints "perhaps"]', r"The record: Hints is written yes \| no"),
        (
            '[Hints "yes"]',
            "[Hints yes]",
            "Line 11 of the record: Hints is written",
        ),
        ('[Hints "yes"]', "[Hints", "not a tag"),
        ('[Hints "yes"]', '[Game "domino"]', "tag Game appears a second time"),
        ('[Hints "yes"]', '[Hints ["yes"]]', "Hints is written"),
        ('"human" "You"', "human", 'is written "human"'),
        ("[Moves ", "[Moves1 ", "there is no tag 'Moves1'; did you mean Moves"),
        ("[Moves ", "[1Moves ", "not a tag"),
        ("[Setup {", "[Board2 {", "did you mean Board"),
        ('[Hints "yes"]', '[hints "yes"]', "did you mean Hints"),
        ('[Hints "yes"]', "[Event Summer]", "Event is written \"…\", not 'Summer'"),
        ("2. ", "=7 =8 2. ", "one value, and here are two"),
        ("2. ", "(=7 b1-c1) 2. ", "in a variation a value follows a move"),
    ],
)
def test_each_wrong_line_of_a_text_is_named(old: str, new: str, complaint: str) -> None:
    written = text.write(GAME)
    assert old in written
    with pytest.raises(InputError, match=complaint):
        text.read(written.replace(old, new, 1))


def test_deep_nesting_and_huge_numbers_are_refused_not_followed() -> None:
    for content in ("[" * 100_000, '{"a":' * 100_000, '{"format": ' + "9" * 5000 + "}", '{"x": 1e999}', '{"x": NaN}'):
        with pytest.raises(InputError):
            json_form.read(content)
    deep = text.write(GAME) + "(1. a1-b1 " * 50_000
    with pytest.raises(InputError):
        text.read(deep)


@given(st.text(max_size=300) | st.text(alphabet='[]{}()"\\ =~.-a1b2,:MAXtiling\n', max_size=300))
@settings(max_examples=80)
def test_any_text_is_read(content: str) -> None:
    read(export.read, content)
    read(text.read, '[Record "tiling-gui 1"]\n[Board "4x4"]\n\n' + content)


@given(records(), st.data())
def test_any_damage_to_a_record_is_read(record: GameRecord, data: st.DataObject) -> None:
    for write in (json_form.write, text.write):
        written = write(record)
        start = data.draw(st.integers(0, len(written)))
        end = data.draw(st.integers(start, min(len(written), start + 20)))
        read(export.read, written[:start] + data.draw(st.text(max_size=10)) + written[end:])


@given(st.dictionaries(st.sampled_from(list(json_form.to_json(GAME))), JSON, max_size=4))
def test_any_json_in_place_of_a_part_is_read(parts: dict[str, Any]) -> None:
    read(json_form.from_json, json_form.to_json(GAME) | parts)


def test_half_characters_do_not_keep_a_record_from_being_written() -> None:
    record = json_form.read(json_form.write(GAME).replace('"name": "You"', '"name": "\\ud800"'))
    noted = record.with_tree(record.tree.comment("\udfff"))
    assert json_form.read(json_form.write(noted).encode().decode()) == noted
    assert text.read(text.write(noted).encode().decode()) == noted


def test_files_are_written_in_every_form_and_read_again(tmp_path: Path) -> None:
    for form in export.FORMATS:
        assert export.save(GAME, tmp_path / f"game.{form}") == form
    assert export.load(tmp_path / "game.txt") == export.load(tmp_path / "game.json") == GAME
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(f"game.{form}" for form in export.FORMATS)
    with pytest.raises(InputError, match=r"exported as \.txt, \.json, \.tex, \.svg"):
        export.save(GAME, tmp_path / "game.png")
    with pytest.raises(InputError, match="cannot be read: No such file"):
        export.load(tmp_path / "absent.txt")
    (tmp_path / "binary.txt").write_bytes(b"[Record \xff\xfe")
    with pytest.raises(InputError, match="byte 8 is not UTF-8"):
        export.load(tmp_path / "binary.txt")


def test_marks_and_arrows_stand_with_their_move_and_in_the_pictures() -> None:
    tree = GAME.tree.go(GAME.tree.main_line()[:1])
    record = GAME.with_tree(tree.mark(["a1:cross", "z9"], ["a1-b2:square"]))
    for written in (text.write(record), json_form.write(record)):
        node = export.read(written).tree.node
        assert (node.marks, node.arrows) == (("a1:cross", "z9"), ("a1-b2:square",))
    drawn = record_svg(record)
    assert "cross on a1; arrow from a1 to b2, blue</title>" in drawn
    assert "z9" not in drawn, "a place that the board does not have"
    assert record_svg(record.with_tree(record.tree.back())) == record_svg(GAME.with_tree(tree.back()))
    again = merged(record, GAME.with_tree(tree.mark(["a1:cross", "b1"])))
    assert again is not None
    assert again.tree.node.marks == ("a1:cross", "z9", "b1"), "nothing is lost where both have some"


@walked(
    ("tag", "where"),
    [
        ('[Marks [{"marks": "a1", "moves": [0]}]]', "start of the record: marks"),
        ('[Rests [{"moves": [1]}]]', "Move 1 of the record: rests_on"),
        ('[By [{"spec": 5, "moves": [1]}]]', "Move 1 of the record: by"),
        ('[Marks [{"marks": ["a1"], "moves": [9]}]]', "Line 4"),
        ('[By ["You"]]', "Line 4"),
    ],
)
def test_what_tags_say_of_no_move_or_in_no_texts_is_refused(tag: str, where: str) -> None:
    with pytest.raises(InputError, match=where):
        text.read(f'[Record "tiling-gui 1"]\n[Game "domino"]\n[Board "2x3"]\n{tag}\n\n1. a1-b1\n')
