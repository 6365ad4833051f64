"""Writes what `lesson_file` reads: the lines of a figure, and the steps of a lesson."""

from collections.abc import Iterable, Sequence
from typing import Any

from tiling_gui.core.catalogue import written_position
from tiling_gui.core.game import Game, Move, Side, plain_move, written_line
from tiling_gui.records.lesson_file import FORMAT
from tiling_gui.search.compare import Subject


def lesson_text(title: str, steps: Iterable[str]) -> str:
    """The text of a lesson."""
    return "\n".join([f"# {title}", "", f"format: {FORMAT}", "", *steps])


def step_text(words: str, lines: Sequence[str], asks: Sequence[str], heading: str = "1") -> str:
    """A step: what it says, the lines of its figure, and those of its question."""
    return "\n".join([f"## {heading}", "", words, "", *lines, *asks, ""])


def choice_step(words: str, lines: Sequence[str], answers: Iterable[tuple[str, bool, str]]) -> str:
    """A step with answers to choose from: (text, whether it is right, why). A single one is typed."""
    asks = [line for text, right, why in answers for line in (f"- [{'x' if right else ' '}] {text}", f"  {why}")]
    return step_text(words, lines, ["", *asks])


def typed_step(words: str, lines: Sequence[str], answer: object, why: str) -> str:
    """A step whose answer is typed."""
    return choice_step(words, lines, [(str(answer), True, why)])


def board_lines(game: Game, start: Any, moves: Sequence[Move]) -> list[str]:
    """The lines `board:`, `first:` and `moves:` for a position."""
    played = ", ".join(map(plain_move, written_line(start, moves)))
    board = written_position(start)
    lines = [f"board: {board}", *([] if "{" in board else [f"first: {start.to_move}"])]
    return [*lines, f"moves: {played}"] if moves else lines


def tree_lines(subject: Subject, method: str) -> list[str]:
    """The lines `tree:`, `search:` and `first:` for a search of a typed tree."""
    first = [f"first: {Side.MIN}"] if subject.position.to_move is Side.MIN else []
    return [f"tree: {subject.position.root}", f"search: {method}", *first]
