"""Assignments: the example of docs/formats.md, its answers, and marks compared with independently computed values."""

import json
import re
from itertools import product
from pathlib import Path

import pytest

from tests.records.test_lesson_file import FORMATS, TEXT
from tests.search.definition import value_by_definition as _worth
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side, plain_move
from tiling_gui.errors import InputError
from tiling_gui.records.assignment import (
    Answers,
    answers_beside,
    answers_text,
    digest_of,
    marked_of,
    read_answers,
    solutions,
    student_copy,
    to_csv,
)
from tiling_gui.records.lesson_figures import BoardText
from tiling_gui.records.lesson_file import read
from tiling_gui.records.lesson_writing import board_lines

ASSIGNMENT = re.findall(r"```markdown\n(.*?)```", FORMATS, re.DOTALL)[1]
ANSWERS = re.findall(r'```json\n(\{"format": "tiling-gui answers".*?)```', FORMATS, re.DOTALL)[0]
HEAD = "# T\n\nformat: tiling-gui lesson 1\nanswers: hidden\n\n## One\n\nSay.\n\n"


def _right(lines: str) -> tuple[str, ...]:
    return solutions(read(HEAD + lines))[0].right


def test_the_answers_of_the_manual_are_to_its_assignment(tmp_path: Path) -> None:
    answers = read_answers(ANSWERS)
    assert answers.digest == digest_of(ASSIGNMENT)
    file = tmp_path / "a.json"
    file.write_text(ANSWERS, encoding="utf-8")
    marked = marked_of(str(file), digest_of(ASSIGNMENT), solutions(read(ASSIGNMENT)))
    assert marked.points == (2, 1, 0, 0, 1, None)
    assert read_answers(answers_text(answers)) == answers


@walked("board", ["domino:2x2", "domino:2x3", "domino:3x3", "evaluate:x-y", "heaps:grundy:7"])
@walked("first", [0, 1])
def test_right_moves_and_values_are_those_of_the_definition(board: str, first: int) -> None:
    key, _, text = board.partition(":")
    game = GAMES[key]
    start = game.parse(text, game.sides[first])
    worth = {plain_move(start.write(move)): _worth(start.play(move)) for move in start.moves()}
    lines = f"board: {board}\nfirst: {game.sides[first]}\n"
    best = _worth(start)
    assert set(_right(lines + "find: best")) == {move for move, value in worth.items() if value == best}
    if Side.MAX in game.sides:
        assert _right(lines + "ask: value") == (str(best),)
    else:
        assert _right(lines + "ask: winner") == (str(game.sides[0] if best > 0 else game.sides[1]),)


def test_values_of_trees_and_leaves_that_are_looked_at() -> None:
    for a, b, c, d in product((1, 2, 3), repeat=4):
        tree = f"tree: [[{a}, {b}], [{c}, {d}]]\n"
        left = min(a, b)
        assert _right(tree + "ask: value") == (str(max(left, min(c, d))),)
        assert _right(tree + "node: 2\nask: value") == (str(min(c, d)),)
        assert _right(tree + "ask: leaves") == ("4",)
        # the last is cut off if MIN already has something MAX would not accept
        assert _right(tree + "search: alphabeta\nask: leaves") == ("3" if c <= left else "4",)


def test_the_value_of_averages_is_theirs() -> None:
    """(2,2): MIN's nodes are means of the two smallest, (3 + 5)/2 and (2 + 4)/2; the root takes the better one."""
    tree = "tree: [[9, 3, 5], [2, 8, 4]]\nsearch: average:2,2\n"
    assert _right(tree + "ask: value") == ("4",)
    assert _right(tree.replace("average:2,2", "negascout") + "ask: value") == ("3",)
    with pytest.raises(InputError, match="the value of the root"):
        _right(tree + "node: 2\nask: value")


def test_a_nim_sum() -> None:
    assert _right("nim-sum: 5 3 7\nask: value") == ("1",)


@walked(
    ("given", "points"),
    [("5", 1), (" +5 ", 1), ("10/2", 1), ("4", 0), ("", 0), ("five", 0), ("5" * 5_000, 0), ("1e9", 0), ("1/0", 0)],
)
def test_a_number_is_read_as_people_write_it(given: str, points: int) -> None:
    assert solutions(read(HEAD + "board: domino:3x4\nask: value"))[0].points(given) == points


def test_a_copy_for_students_asks_the_same_and_says_nothing() -> None:
    copy = student_copy(ASSIGNMENT)
    assert "[x]" not in copy
    assert "MAX has 3 already" not in copy
    assert digest_of(copy) == digest_of(ASSIGNMENT) == digest_of(copy.replace("\n", "\r\n").replace("Why", "How"))
    assert digest_of(copy.replace("3x4", "4x3")) != digest_of(copy)
    assert [step.words for step in read(copy).steps] == [step.words for step in read(ASSIGNMENT).steps]
    with pytest.raises(InputError, match="copy for students"):
        solutions(read(copy))


@walked("lines", ["", "points: 3\n", "\npoints: 3\n\n"])
def test_no_word_why_an_answer_is_right_is_in_the_copy(lines: str) -> None:
    """Text indented by two spaces explains the answer before it, wherever it is in the step."""
    text = f"Choose:\n- [x] a\n- [ ] b\n{lines}  the why\nboard: domino:2x2\n\n## Two\n\n  Set in.\n\nnim-sum: 1 2\n"
    assert read(HEAD.replace("Say.\n\n", "") + text).steps[0].answers[1].why == "the why"
    copy = student_copy(HEAD.replace("Say.\n\n", "") + text)
    assert "why" not in copy
    assert "Set in." in copy
    assert len(read(copy).steps[0].answers) == 2


@walked("chosen", ["a  b", "oui\u00a0: a"])
def test_a_choice_is_right_whatever_spaces_are_in_it(chosen: str) -> None:
    found = solutions(read(HEAD + f"board: domino:2x2\n- [x] {chosen}\n- [ ] no\n"))[0]
    assert found.points(found.step.answers[0].text) == 1
    assert found.points("no") == 0


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("answers: hidden", "answers: seen", 4, "answers: can only be hidden"),
        ("answers: hidden", "", 13, "needs answers: hidden"),
        ("points: 2", "points: 101", 13, "from 0 to 100"),
        ("points: 2", "points: many", 13, "from 0 to 100"),
        ("find: best\n", "", 12, "points of a question"),
        ("ask: value", "ask: winner", 20, "text, value"),
        ("ask: winner", "ask: value", 27, "text, winner"),
        ("ask: leaves", "ask: leaf", 35, "text, value, leaves"),
        ("points: 2", "ask: value", 13, "one question"),
        ("board: domino:3x4", "board: domino:{", 19, "the set-up ends"),
        ("board: domino:3x4", "board: domino:{}", 19, ""),
        ("board: domino:3x4", "board: domino:20x20", 15, "step 2: this is too large"),
    ],
)
def test_a_fault_names_its_line(old: str, new: str, line: int, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tiling_gui.records.assignment._MOST_NODES", 300)
    with pytest.raises(InputError, match=f"^Line {line}, ") as caught:
        solutions(read(ASSIGNMENT.replace(old, new, 1)))
    assert why in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[" * 100_000,
        ANSWERS.replace('"version": 1', '"version": 2'),
        ANSWERS.replace('"Anna"', "7"),
        ANSWERS.replace('"1":', '"x":'),
        ANSWERS.replace('"5"', '"' + "5" * 30_000 + '"', 1),
        ANSWERS.replace("45375", "00000"),
    ],
)
def test_a_faulty_file_is_one_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text(text, encoding="utf-8")
    marked = marked_of(str(file), digest_of(ASSIGNMENT), ())
    assert marked.fault.endswith((".", ")."))
    assert "\n" not in marked.fault


def test_a_name_is_one_line() -> None:
    assert read_answers(ANSWERS.replace("Anna", "Anna\\n\\u2028Bo: 9 of 9")).name == "Anna Bo: 9 of 9"


def test_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = solutions(read(ASSIGNMENT))
    digest = digest_of(ASSIGNMENT)
    all_right = {1: "a1–a2", 2: "5", 3: "FIRST", 4: "3", 5: "the 9", 6: '=1+1, "so"'}
    files = [
        ("anna.json", answers_text(Answers(digest, "Week 3", "Anna", all_right))),
        ("bo.json", answers_text(Answers(digest, "Week 3", "-Bo", {1: "a1-b1", 2: "6", 6: "\n =1"}))),
        ("c.json", "nothing"),
    ]
    for name, text in files:
        Path(name).write_text(text, encoding="utf-8")
    table = to_csv(found, [marked_of(name, digest, found) for name, _ in files])
    assert table.splitlines() == [
        "file,name,step 1 (2),step 2 (1),step 3 (1),step 4 (1),step 5 (1),step 6 (3),sum (6),fault,words 6",
        'anna.json,Anna,2,1,1,1,1,,6,,"\'=1+1, ""so"""',
        "bo.json,'-Bo,0,0,0,0,0,,0,,\"'",
        ' =1"',
        'c.json,,,,,,,,,"The file of answers is not JSON: Expecting value (line 1, column 1).",',
    ]


@walked("key", GAMES)
def test_a_position_of_any_game_is_written_as_lines(key: str) -> None:
    game = GAMES[key]
    start = game.parse(game.example, game.sides[key != "sharing"])  # in sharing games MAX always begins
    moves = start.moves()[:1]
    figure = read(HEAD + "\n".join(board_lines(game, start, moves)) + "\nask: text").steps[0].figure
    assert isinstance(figure, BoardText)
    assert figure.position == start.play(moves[0])
    set_up = f"board: {key}:{json.dumps(game.to_json(start))}"
    other = read(HEAD + set_up + "\nask: text").steps[0].figure
    assert isinstance(other, BoardText)
    assert other.position == start


def test_a_lesson_is_no_assignment() -> None:
    with pytest.raises(InputError, match="not an assignment"):
        solutions(read(TEXT))


def test_answers_lie_beside_the_assignment_and_others_stay(tmp_path: Path) -> None:
    task, answers = str(tmp_path / "week3.md"), Answers("d", "Week 3")
    name, found = answers_beside(task, answers)
    assert (Path(name).name, found) == ("week3.answers.json", answers)
    mine = Answers("d", "Week 3", "Anna", {1: "5"})
    Path(name).write_text(answers_text(mine), encoding="utf-8")
    assert answers_beside(task, answers) == (name, mine)
    other, found = answers_beside(task, Answers("e"))
    assert (Path(other).name, found) == ("week3.2.answers.json", Answers("e"))
