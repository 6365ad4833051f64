"""Lesson files: the example of docs/formats.md, every shipped file, and errors with line numbers."""

import re
from pathlib import Path

import pytest

from tests.conftest import DATA
from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.assignment import digest_of, student_copy
from tiling_gui.records.lesson_figures import BoardText, SearchText
from tiling_gui.records.lesson_file import KEYS, check_link, head, is_lesson, read, shipped

REPOSITORY = DATA.parent.parent
FORMATS = (REPOSITORY / "docs/formats.md").read_text(encoding="utf-8")
EXAMPLE = re.search(r"```markdown\n(.*?)```", FORMATS, re.DOTALL)
assert EXAMPLE is not None
TEXT = EXAMPLE[1]


def test_the_example_of_the_manual() -> None:
    lesson = read(TEXT)
    assert (lesson.title, lesson.key, lesson.group) == ("Two by three", "two-by-three", "My course")
    first, second = lesson.steps
    assert isinstance(first.figure, BoardText)
    start = DominoPosition.start(2, 3)
    assert first.figure.position == start.play(start.read("a1-a2"))
    assert first.finds
    assert isinstance(second.figure, SearchText)
    assert (second.figure.method, second.figure.at, second.figure.node) == ("alphabeta", 13, (1,))
    assert isinstance(second.solved, SearchText)
    assert second.solved.node is None
    assert [(answer.text, answer.right) for answer in second.answers] == [("no", True), ("yes", False)]
    assert second.answers[1].why == "No: MAX has 3 already, and MIN can have 2 here."


@walked("language", ["en", "de", "fr"])
@walked("key", KEYS)
def test_every_shipped_lesson_is_read(key: str, language: str) -> None:
    text = shipped(key, language)
    assert is_lesson(text)
    assert read(text).key == head(text).key == key


@walked(
    ("old", "new"),
    [
        ("board: domino", "Board: domino"),
        ("find: best", "Find: best"),
        ("board: domino", "board : domino"),
        ("- [", "* ["),
        ("- [", "+ ["),
        ("- [", "1. ["),
        ("\n  ", "\n\t"),
        ("format: tiling", "Format: tiling"),
        ("\n", "\r\n"),
        ("\n", "\r"),
    ],
)
def test_what_other_editors_write_is_read_as_well(old: str, new: str) -> None:
    text = TEXT.replace(old, new)
    assert text != TEXT
    assert is_lesson(text)
    assert read(text) == read(TEXT)
    assert digest_of(text) == digest_of(TEXT)
    assert student_copy(text).count("[x]") == student_copy(TEXT).count("[x]") == 0
    assert "MAX has 3 already" not in student_copy(text)


def test_a_line_of_words_may_begin_with_a_name() -> None:
    lesson = read(TEXT.replace("ends them.", "ends them. In this\nfirst: line there is none."))
    assert lesson.steps[0].words.endswith("In this first: line there is none.")


@walked(
    ("old", "new", "line", "why"),
    [
        ("board: domino:2x3", "board: domino:2y3", 11, "rows x columns"),
        ("moves: a1-a2", "moves: a1-c2", 13, ""),
        ("first: MAX", "first: ME", 12, ""),
        ("find: best", "find: worst", 14, "find: best needs a board"),
        ("at: 13", "at: 99", 22, "a number from 0 to"),
        ("node: 2", "node: 3", 23, "there is no node 3"),
        ("node: 2", "node: 2.x", 23, "there is no node 2.x"),
        ("node: 2", "node: " + "9" * 5_000, 23, "there is no node 9"),
        ("at: 13", "at: " + "9" * 5_000, 22, "a number from 0 to"),
        ("moves: a1-a2", "moves: a1-a2, b1-b2, c1-c2", 14, "find: best needs a board"),
        ("moves: a1-a2", "at: 3", 13, "at cannot be used with board"),
        ("search: alphabeta", "marks: sum", 21, "marks cannot be used with tree"),
        ("board: domino:2x3", "nim-sum:", 12, "first cannot be used with nim-sum"),
        ("board: domino:2x3\nfirst: MAX\nmoves: a1-a2\nfind: best", "nim-sum:", 11, "a number from 0 to 1000"),
        ("board: domino:2x3\nfirst: MAX\nmoves: a1-a2\nfind: best", "board: tree:[1, 2]", 11, "a typed tree"),
        ("search: alphabeta", "search: guess", 21, "no method"),
        ("tree: [[3, 5], [2, 9]]", "tree: [[3, 5], [2 9]]", 20, "comma"),
        ("- [x] no", "- [ ] no", 16, "one of them right"),
        ("- [x] no", "- [r] no", 26, "- [x] right"),
        ("solved: end", "solved: end\nand so on", 25, "after the text there can only be"),
        ("board: domino:2x3", "", 12, "first says more about a board, tree, game-tree or nim-sum, and there is none"),
        ("board: domino:2x3", "nim-sum: 1\nboard: domino:2x3", 7, "can show only one of"),
        ("first: MAX", "first: MAX\nfirst: MIN", 13, "has a first already"),
        ("key: two-by-three", "keys: two-by-three", 4, "before the first step"),
    ],
)
def test_a_fault_names_its_line(old: str, new: str, line: int, why: str) -> None:
    with pytest.raises(InputError, match=re.escape(f"Line {line}, “")) as caught:
        read(TEXT.replace(old, new, 1))
    assert why in str(caught.value)
    assert str(caught.value).endswith(".")
    assert caught.value.position is None, "a place in an expression, which a line is not"


def test_a_question_needs_no_picture() -> None:
    text = "# T\n\nformat: tiling-gui lesson 1\nkey: t\n\n## 1\n\nWho wins?\n\n- [x] I\n  Yes.\n- [ ] you\n  No.\n"
    (step,) = read(text).steps
    assert step.figure is None
    assert [answer.text for answer in step.answers] == ["I", "you"]
    with pytest.raises(InputError, match="find: best needs a board"):
        read("# T\n\nformat: tiling-gui lesson 1\n\n## 1\n\nMove.\n\nfind: best\n")


@walked("text", ["", "# Only a title", "format: tiling-gui lesson 1\n\n## 1", "# T\n\nformat: other 1\n\n## 1"])
def test_what_is_no_lesson_says_what_is_missing(text: str) -> None:
    with pytest.raises(InputError, match="This is not a lesson"):
        read(text)


def test_every_shipped_file_is_in_the_list() -> None:
    for language in ("en", "de", "fr"):
        assert {Path(file).stem for file in (REPOSITORY / "resources/lessons" / language).iterdir()} == set(KEYS)


@walked(
    "link",
    ["lesson:alpha-beta#9", "lesson:alpha-beta#0", "lesson:alpha-beta#" + "1" * 5_000, "watch:average:0;tree:[1]"],
)
def test_a_link_leads_somewhere(link: str) -> None:
    check_link("lesson:alpha-beta#8")
    with pytest.raises(InputError):
        check_link(link)
