"""A collection of puzzles as a file: its name, and of each puzzle the code of its position with what may be said of it.

Written as JSON, read also as plain text with a code on each line. What a file says of values and good moves is for
other readers: this program proves them again before it believes them.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.catalogue import game
from tiling_gui.errors import InputError, input_error
from tiling_gui.players.puzzles import Puzzle
from tiling_gui.records.puzzle_code import from_code, to_code

FORMAT, VERSION = "tiling-gui puzzles", 1
MOST = 1_000
"""Puzzles in a collection."""
_LONGEST_NAME = 80


@dataclass(frozen=True)
class Posed:
    """A puzzle of a collection: a position, and what it says beside it."""

    code: str
    comment: str = ""


def write(name: str, puzzles: Iterable[tuple[str, Puzzle, str]]) -> str:
    """The file of a collection; `puzzles` are (key of the game, puzzle, comment)."""
    entries = []
    for key, puzzle, comment in puzzles:
        to_json = game(key).move_to_json
        value = puzzle.value
        entry = {
            "code": to_code(key, puzzle.start, puzzle.moves),
            "good_moves": [to_json(move) for move in puzzle.good],
            "value": value if isinstance(value, int) else str(value),
        }
        entries.append(entry | ({"comment": comment} if comment else {}))
    data = {"format": FORMAT, "version": VERSION, "name": name, "puzzles": entries}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read(text: str) -> tuple[str, list[Posed]]:
    """(name, "" if there is none; puzzles) of a file. Raises InputError that says where it cannot be read."""
    plain = text.lstrip("\ufeff").strip()
    name, found = _of_json(plain) if plain.startswith("{") else ("", _of_lines(plain))
    if not found:
        raise input_error("There is no puzzle in this file: a code begins with tg1-.")
    if len(found) > MOST:
        raise input_error("A collection has at most {most} puzzles, not {count}.", most=MOST, count=len(found))
    for number, posed in enumerate(found, 1):
        try:
            from_code(posed.code)
        except InputError as error:
            raise input_error("Puzzle {number}: {error}", number=number, error=error) from error
    return name, found


def clean_name(name: str) -> str:
    """A name on one line, not too long."""
    return " ".join(name.split())[:_LONGEST_NAME]


def _of_lines(text: str) -> list[Posed]:
    lines = [line.strip() for line in text.splitlines()]
    parted = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [Posed(code, comment.strip()) for code, _, comment in parted]


def _of_json(text: str) -> tuple[str, list[Posed]]:
    wrong = input_error("This is no collection of puzzles as {format} writes it.", format=FORMAT)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise wrong from error
    if data.get("format") != FORMAT or not isinstance(data.get("puzzles"), list):
        raise wrong
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise wrong
    if version > VERSION:
        raise input_error(
            "This collection of puzzles is of a newer version of the program ({version}).", version=version
        )
    name = data.get("name", "")
    return clean_name(name) if isinstance(name, str) else "", [_posed(entry, wrong) for entry in data["puzzles"]]


def _posed(entry: Any, wrong: InputError) -> Posed:
    if not isinstance(entry, dict) or not isinstance(entry.get("code"), str):
        raise wrong
    comment = entry.get("comment", "")
    return Posed(entry["code"].strip(), comment[:500] if isinstance(comment, str) else "")
