"""The header of a record in text form: tags, one on each line."""

import difflib
import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from tiling_gui.core import json_text
from tiling_gui.core.exact_text import clean, for_message
from tiling_gui.core.game import Game, Side
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records import json_form
from tiling_gui.records.record import TAGS

FORMAT = "tiling-gui"
STRING = r'"(?:[^"\\]|\\.)*"'
"""A quoted string as in JSON."""

Tags = dict[str, tuple[str, int]]
"""Content and line number of each tag."""

_NAME = r"[A-Za-z][A-Za-z0-9_-]*"
_TAG = re.compile(rf"\[(?P<name>{_NAME})\s++(?P<content>.*)\]\s*")
_KNOWN = (
    *("Record", "Game", "Id", "Moves", "Board", "Setup", "First", "Started", "Finished", "Hints", "Result", "Cursor"),
    *("Played", "By", "Said", "Rests", "Marks", "Extra"),
)
_NEAR = 0.75
"""Similarity from which an unknown tag is taken for a misspelt one: Frist is First, but Event is not Extra."""


def read_tags(lines: list[str]) -> tuple[Tags, int]:
    """Return (tags, index of the first line after the header). Raises InputError naming the faulty line."""
    tags: Tags = {}
    index = 0
    while index < len(lines) and (not lines[index].strip() or lines[index].startswith("[")):
        line = lines[index]
        index += 1
        if not line.strip():
            continue
        found = _TAG.fullmatch(line)
        if not found:
            raise input_error(
                'Line {index} of the record is cut off or not a tag such as [Game "domino"].', index=index
            )
        if found["name"] in tags:
            raise input_error(
                "Line {index} of the record: the tag {name} appears a second time.", index=index, name=found["name"]
            )
        tags[found["name"]] = straight(found["content"]), index
    name, _, version = string(tags, "Record", "").partition(" ")
    if name != FORMAT or not re.fullmatch(r"[0-9]{1,9}", version):
        raise input_error(
            'This is not a game record: a record begins with [Record "{format} {version}"].',
            format=FORMAT,
            version=json_form.VERSION,
        )
    json_form.check_version(int(version))
    return tags, index


def straight(text: str) -> str:
    """`text` with typographic quotation marks made straight, if it has no straight ones."""
    return text if '"' in text else re.sub("[“”„‟«»]", '"', text)


def meant_by(name: str, game: Game) -> str:
    """The tag of which an unknown tag `name` may be a misspelling; "" if there is none."""
    near = {known.lower(): known for known in (*_KNOWN, *map(str, game.sides))}
    found = difflib.get_close_matches(name.lower(), near, 1, _NEAR)
    return near[found[0]] if found else ""


def others(game: Game, tags: Tags) -> dict[str, Any]:
    """The contents of the tags that are not of this program. Raises InputError for one that seems to be misspelt."""
    found = {}
    for name, (content, line) in tags.items():
        if name in _KNOWN or name in [str(side) for side in game.sides]:
            continue
        if meant := meant_by(name, game):
            raise input_error(
                "Line {line} of the record: there is no tag {name}; did you mean {meant}?",
                line=line,
                name=for_message(name),
                meant=meant,
            )
        found[name] = _data(name, content, line)
    return found


def split_others(extra: dict[str, Any], game: Game) -> tuple[dict[str, Any], dict[str, Any]]:
    """`extra` as the tag Extra and the other tags, as `others` reads them back."""
    kept = extra.get(TAGS)
    if not isinstance(kept, dict):
        return extra, {}
    lines = {name: data for name, data in kept.items() if re.fullmatch(_NAME, name) and not meant_by(name, game)}
    left = {name: data for name, data in kept.items() if name not in lines}
    without = {key: data for key, data in extra.items() if key != TAGS}
    return without | ({TAGS: left} if left or not lines else {}), lines


def _line_error(line: int, name: str, accepted: str, content: Any) -> InputError:
    return json_form.entry_error(tr("Line {line} of the record", line=line), name, accepted, content)


def _data(name: str, content: str, line: int) -> Any:
    """The JSON value of a tag."""
    if not re.match(r'["{\[\d-]|true|false|null', content):
        raise _line_error(line, name, '"…"', content)
    return json_text.loads(content, tr("Line {line} of the record", line=line))


def start(game: Game, tags: Tags) -> Any:
    """The starting position. Raises InputError if the tags do not give it."""
    setup = json_object(tags, "Setup")
    if setup is not None:
        return game.from_json(setup)
    if "Board" not in tags:
        raise input_error("A record needs its Setup, or for an empty board its Board.")
    first = string(tags, "First", str(game.sides[0]))
    if first not in [str(side) for side in game.sides]:
        raise _line_error(tags["First"][1], "First", " | ".join(map(str, game.sides)), first)
    return game.parse(string(tags, "Board", ""), Side(first))


def players_of(tags: Tags, sides: tuple[Side, Side]) -> dict[str, dict[str, Any]]:
    """The players named in the header, in their JSON form."""
    players = {}
    for name, (content, line) in tags.items():
        if name in [str(side) for side in sides]:
            parts = re.fullmatch(rf"({STRING})(?:[ \t]+({STRING}))?", content)
            if not parts:
                raise _line_error(line, name, '"human" "…"', content)
            words = [json_text.loads(part, tr("Line {line} of the record", line=line)) for part in parts.groups('""')]
            players[name] = {"spec": words[0], "name": words[1]}
    return players


def noted(rows: Iterable[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The tags By, Said and Marks: who made moves, values without proof, marks and arrows, each with move numbers.

    A move without a By was made by the player whom the header names for its side.
    """
    found: dict[str, dict[str, dict[str, Any]]] = {"By": {}, "Said": {}, "Marks": {}}
    for number, row in enumerate(rows):
        drawn = {name: row.get(name, []) for name in ("marks", "arrows")}
        said = {
            "By": row.get("by"),
            "Said": {"said": row["said"]} if "said" in row else None,
            "Marks": drawn if any(drawn.values()) else None,
        }
        for tag, notes in said.items():
            if notes is not None:
                found[tag].setdefault(json.dumps(notes), {**notes, "moves": []})["moves"].append(number)
    return {tag: list(by_notes.values()) for tag, by_notes in found.items() if by_notes}


def note(rows: Sequence[dict[str, Any]], tags: Tags) -> None:
    """Add the contents of By, Said and Marks, and Rests of earlier versions, to the rows of the start and the moves.

    Raises InputError for a bad number.
    """
    for tag in ("By", "Said", "Rests", "Marks"):
        content, line = tags.get(tag, ("[]", 0))
        where = tr("Line {line} of the record", line=line)
        data = _data(tag, content, line)
        for said in data if isinstance(data, list) else [data]:
            numbers = said.get("moves") if isinstance(said, dict) else None
            if not isinstance(numbers, list) or not all(type(k) is int and 0 <= k < len(rows) for k in numbers):
                raise input_error("{where}: {tag} must give the numbers of moves that exist.", where=where, tag=tag)
            drawn = {name: said[name] for name in ("marks", "arrows") if name in said}
            notes = {
                "By": {"by": said},
                "Said": {"said": said.get("said")},
                "Rests": {"rests_on": said.get("on")},
                "Marks": drawn,
            }
            for number in numbers:
                rows[number].update(notes[tag])


def string(tags: Tags, name: str, default: str) -> str:
    """The string of a tag; `default` if there is none."""
    if name not in tags:
        return default
    content, line = tags[name]
    data = _data(name, content, line)
    if not isinstance(data, str):
        raise _line_error(line, name, '"…"', data)
    return clean(data)


def count(tags: Tags, name: str, default: int) -> int:
    """The number of moves in a tag; `default` if there is none."""
    text = string(tags, name, str(default))
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise _line_error(tags[name][1], name, '"0"', text)
    return int(text)


def json_object(tags: Tags, name: str) -> dict[str, Any] | None:
    """The JSON object of a tag; None if there is none."""
    if name not in tags:
        return None
    content, line = tags[name]
    data = _data(name, content, line)
    if not isinstance(data, dict):
        raise _line_error(line, name, "{…}", data)
    return data
