"""A collection of puzzles as a file: its name, and for each puzzle the code of its position and a comment.

A code is "tg1-" followed by letters, digits, "-" and "_", so that it can be sent in a message. It holds compressed
JSON: the game's key, the starting position, the moves from there, and the strategy of the other side if it is to be
beaten.

Written as JSON; plain text with one code on each line is read as well. The values and good moves in a file are for
other programs: this one proves them again.
"""

import base64
import json
import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from tiling_gui.core import json_text
from tiling_gui.core.catalogue import game
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Move
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records.task import Task

FORMAT, VERSION = "tiling-gui puzzles", 1
MOST = 1_000
"""Maximum number of puzzles in a collection."""
_LONGEST_NAME = 80


def write(name: str, tasks: Iterable[Task]) -> str:
    """The text of a collection."""
    entries = []
    for task in tasks:
        entry = {
            "code": code_of(task),
            "good_moves": list(map(task.game.move_to_json, task.right)),
            "value": value_to_json(task.value),
        }
        entries.append(entry | ({"comment": task.comment} if task.comment else {}))
    data = {"format": FORMAT, "version": VERSION, "name": name, "puzzles": entries}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read(text: str) -> tuple[str, list[Task]]:
    """(name, or "" if there is none; tasks, of which nothing is proved yet) in a file.

    Raises InputError saying what is wrong.
    """
    plain = text.lstrip("\ufeff").strip()
    name, found = _of_json(plain) if plain.startswith("{") else ("", _of_lines(plain))
    if not found:
        raise input_error("There is no puzzle in this file: a code begins with tg1-.")
    if len(found) > MOST:
        raise input_error("A collection has at most {most} puzzles, not {count}.", most=MOST, count=len(found))
    tasks = []
    for number, (code, comment) in enumerate(found, 1):
        try:
            tasks.append(replace(from_code(code), comment=comment))
        except InputError as error:
            raise input_error("Puzzle {number}: {error}", number=number, error=error) from error
    return name, tasks


def clean_name(name: str) -> str:
    """The name on one line, cut to the maximum length."""
    return " ".join(name.split())[:_LONGEST_NAME]


def _of_lines(text: str) -> list[tuple[str, str]]:
    lines = [line.strip() for line in text.splitlines()]
    parted = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(code, comment.strip()) for code, _, comment in parted]


def _of_json(text: str) -> tuple[str, list[tuple[str, str]]]:
    wrong = input_error("This is not a collection of puzzles in the form {format}.", format=FORMAT)
    data = json_text.loads(text, tr("The collection of puzzles"))
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


def _posed(entry: Any, wrong: InputError) -> tuple[str, str]:
    if not isinstance(entry, dict) or not isinstance(entry.get("code"), str):
        raise wrong
    comment = entry.get("comment", "")
    return entry["code"].strip(), comment[:500] if isinstance(comment, str) else ""


_PREFIX = "tg1-"
_LONGEST = 20_000
_LARGEST = 1_000_000
"""Maximum size of an unpacked code, in bytes."""


def to_code(key: str, start: Any, moves: Sequence[Move]) -> str:
    """The code of the position after `moves` from `start` in the game `key`."""
    return code_of(Task(game(key), start, tuple(moves)))


def code_of(task: Task) -> str:
    """The code of a task's position."""
    data = [task.game.key, task.game.to_json(task.start), list(map(task.game.move_to_json, task.moves))]
    data += [task.rule] if task.rule else []
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return _PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_code(code: str) -> Task:
    """The task in a code, of which nothing is proved yet. Raises InputError with one sentence if it is invalid."""
    text = code.strip()
    if not text.startswith(_PREFIX):
        raise input_error("{code!r} is not the code of a position: a code begins with tg1-.", code=code[:60])
    key, setup, moves, *rule = _unpacked(text.removeprefix(_PREFIX))
    kind = game(key)
    task = Task(kind, kind.from_json(setup), tuple(map(kind.move_from_json, moves)), rule=rule[0] if rule else "")
    _ = task.position  # raises InputError unless all moves are legal
    return task


def _unpacked(body: str) -> list[Any]:
    """Game, set-up and moves, and the rule of a strategy if there is one."""
    damaged = input_error("The code is cut off or damaged: copy it whole.")
    if len(body) > _LONGEST or not re.fullmatch(r"[\w-]+", body, re.ASCII):
        raise damaged
    unpacking = zlib.decompressobj()
    try:
        packed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        data = json.loads(unpacking.decompress(packed, _LARGEST))
    except (ValueError, zlib.error, RecursionError) as error:
        raise damaged from error
    kinds = list(map(type, data)) if unpacking.eof and isinstance(data, list) else []
    if kinds not in ([str, dict, list], [str, dict, list, str]):
        raise damaged
    return list(data)
