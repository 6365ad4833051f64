"""Generates the text of a question about a position or a tree, as a step of an assignment."""

from collections.abc import Sequence

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.language import mark, tr
from tiling_gui.records.lesson_file import LEAVES, TEXT, VALUE

FIND, CHOICE = "find", "choice"
ASSIGNMENT_KINDS = {
    FIND: mark("A move that keeps the value"),
    VALUE: mark("The value, or who wins"),
    CHOICE: mark("Multiple choice"),
    TEXT: mark("An answer in words"),
}
"""The kinds of question about a position."""
_WORDS = {
    FIND: mark("Find a move that keeps the value."),
    CHOICE: mark("Which is right?"),
    TEXT: mark("Answer in your own words."),
}


def question(kind: str, lines: Sequence[str], number: int) -> str:
    """The text of a step: the prompt, the lines that show a position or a tree, and the line with the question."""
    method = next((line.removeprefix("search: ") for line in lines if line.startswith("search: ")), "")
    if kind == VALUE and method:
        words, asked = tr("What value does {method} return at the root?", method=method), "ask: value"
    elif kind == VALUE:
        words, asked = _value(lines[0])
    elif kind == LEAVES:
        words, asked = tr("How many leaves does {method} visit, left to right?", method=method), "ask: leaves"
    else:
        words = tr(_WORDS[kind])
        right, wrong = tr("right"), tr("wrong")
        asked = {FIND: "find: best", CHOICE: f"\n- [x] {right}\n- [ ] {wrong}"}.get(kind, f"ask: {kind}")
    heading = tr("Question {number}", number=number)
    return "\n".join([f"## {heading}", "", words, "", *lines, "points: 1", asked, ""])


def _value(shown: str) -> tuple[str, str]:
    """The prompt and the question line for a value; for a game for the last move, for its winner."""
    key = shown.removeprefix("board: ").partition(":")[0]
    if Side.MAX in GAMES[key].sides:
        return tr("What is the value if both play their best?"), "ask: value"
    return tr("Who wins if both play their best?"), "ask: winner"
