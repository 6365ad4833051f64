"""A game record as JSON, without loss. The schema is docs/schema/record.schema.json.

The moves are a flat list in which each names the move that it follows, so that reading needs no recursion, however long
the game, and diffs of two files stay readable.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, fields
from datetime import datetime
from functools import lru_cache
from operator import attrgetter
from typing import Any

from tiling_gui.core import catalogue, json_text
from tiling_gui.core.exact_text import (
    clean,
    estimate_from_json,
    for_message,
    value_from_json,
    value_to_json,
)
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records.record import TAGS, GameRecord, NamedPlayer, Result
from tiling_gui.records.tree import GameTree, Node, Path, Said, build
from tiling_gui.records.verdict import Verdict

FORMAT = "tiling-gui record"
VERSION = 1
_KEYS = (
    *("format", "version", "id", "game", "setup", "players", "started", "finished", "hints", "result", "start"),
    *("moves", "cursor", "played", "extra"),
    *("schema", "schema_version"),  # what the command line adds
)
_encode = json.JSONEncoder(ensure_ascii=False).encode
_PLAYER = '{"spec": "human", "name": "…"}'
_ID = re.compile(r"[0-9a-zA-Z_-]{1,64}")


def to_json(record: GameRecord) -> dict[str, Any]:
    moves = [{"after": parent, **_move_to_json(record.game, node)} for _, parent, node in record.tree.walk()]
    return {**_without_moves(record), "moves": moves}


def _without_moves(record: GameRecord) -> dict[str, Any]:
    tree = record.tree
    played = {} if record.played is None else {"played": tree.number_of(record.played)}
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": record.id,
        "game": record.game,
        "setup": record.set_up,
        "players": {str(side): asdict(player) for side, player in record.players.items()},
        "started": record.started,
        "finished": record.finished,
        "hints": record.hints,
        "result": _result_to_json(record.result),
        "start": _notes(tree.root),
        "cursor": tree.number,
        **played,
        "extra": dict(record.extra),
    }


def write(record: GameRecord) -> str:
    """The record as JSON text with one move on each line."""
    lines = [f"  {_encode(key)}: {_encode(value)}" for key, value in _without_moves(record).items()]
    rows = [
        f'    {{"after": {parent}, {_move_text(record.game, *_fields(node))}' for _, parent, node in record.tree.walk()
    ]
    lines.append('  "moves": [\n' + ",\n".join(rows) + "\n  ]" if rows else '  "moves": []')
    return clean("{\n" + ",\n".join(lines) + "\n}\n")


_NOTED = tuple(field.name for field in fields(Node) if field.name != "children")
_fields = attrgetter(*_NOTED)


@lru_cache(4096, typed=True)
def _move_text(game: str, *of_node: Any) -> str:
    """A move and its notes as the end of a JSON object: a game is written after every move, with the same moves."""
    return _encode(_move_to_json(game, Node(**dict(zip(_NOTED, of_node, strict=True)))))[1:]


def _move_to_json(game: str, node: Node) -> dict[str, Any]:
    return {"move": catalogue.game(game).move_to_json(node.move), **_notes(node)}


def read(text: str) -> GameRecord:
    """The record in `text`. Raises InputError with one sentence: truncated, not a record, too new, or what is wrong."""
    return from_json(json_text.loads(text, tr("The record")))


def from_json(data: Any) -> GameRecord:
    """The record in a JSON object. Raises InputError with one sentence for anything else."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise input_error(
            'This is not a game record: a record is a JSON object with "format": "{format}".', format=FORMAT
        )
    check_version(data.get("version"))
    game = catalogue.game(_text(data, "game"))
    setup = _object(data, "setup")
    start = game.from_json(setup)
    root = _node(None, _object(data, "start"), tr("The start of the record"))
    record, moves = tr("The record"), data.get("moves")
    if not isinstance(moves, list):
        raise entry_error(record, "moves", "[…]", moves)
    nodes = []
    for number, row in enumerate(moves, 1):
        what = tr("Move {number} of the record", number=number)
        after = row.get("after") if isinstance(row, dict) else None
        if type(after) is not int:
            raise entry_error(what, "after", f"0 … {number - 1}", after)
        nodes.append((after, _node(_move(game, row.get("move"), what), row, what)))
    cursor = data.get("cursor", 0)
    if type(cursor) is not int:
        raise entry_error(record, "cursor", f"0 … {len(nodes)}", cursor)
    tree = build(game, start, root, nodes, cursor)
    hints = data.get("hints", True)
    if not isinstance(hints, bool):
        raise entry_error(record, "hints", "true | false", hints)
    return GameRecord(
        tree,
        id=_id_of(data.get("id")),
        players=_players(_object(data, "players"), game.sides),
        started=_time(data, "started"),
        finished=_time(data, "finished"),
        hints=hints,
        result=_result(data.get("result")),
        extra=with_tags(_object(data, "extra"), {key: data[key] for key in data if key not in _KEYS}),
        played=_played(tree, data.get("played")),
    )


def entry_error(where: str, key: str, accepted: str, data: Any) -> InputError:
    """The error for an entry of a record that is not as in `accepted`, an example or the words that it can be."""
    return input_error(
        "{where}: {key} is written {accepted}, not {data}.",
        where=where,
        key=key,
        accepted=accepted,
        data=for_message(data),
    )


def with_tags(extra: dict[str, Any], tags: dict[str, Any]) -> dict[str, Any]:
    """`extra` that also keeps `tags`, which this program does not know."""
    before = extra.get(TAGS)
    return extra | {TAGS: (before if isinstance(before, dict) else {}) | tags} if tags else extra


def _played(tree: GameTree, number: Any) -> Path | None:
    """The line of a finished game, given the number of its last move."""
    if number is None:
        return None
    if type(number) is not int or not 0 <= number <= tree.size:
        raise entry_error(tr("The record"), "played", f"0 … {tree.size}", number)
    return tree.path_of(number)


def check_version(version: Any) -> None:
    """Raise InputError unless records of this version can be read."""
    if type(version) is not int or version < 1:
        raise entry_error(tr("The record"), "version", f"1 … {VERSION}", version)
    if version > VERSION:
        raise input_error(
            "The record is of version {version}; this program reads up to version {newest} and needs an update.",
            version=version,
            newest=VERSION,
        )


def _id_of(data: Any) -> str:
    if not isinstance(data, str) or not _ID.fullmatch(data):
        raise entry_error(tr("The record"), "id", "[0-9a-zA-Z_-]{1,64}", data)
    return data


def _time(data: Mapping[str, Any], key: str) -> str | None:
    """An ISO 8601 time, unchanged, or None."""
    when = data.get(key)
    if when is None:
        return None
    try:
        datetime.fromisoformat(when)
    except (TypeError, ValueError) as error:
        raise entry_error(tr("The record"), key, '"2026-11-21T12:00:00+01:00"', when) from error
    return clean(when)


def _result(data: Any) -> Result | None:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise entry_error(tr("The record"), "result", '{"value": 28, "minimax": 28, "verdict": "MAX"}', data)
    word = data.get("verdict")
    if word is not None and word not in [str(known) for known in Verdict]:
        raise entry_error(tr("The record"), "verdict", " | ".join(Verdict), word)
    return Result(
        value_from_json(data.get("value"), tr("The value of a result")),
        value_from_json(data.get("minimax"), tr("The minimax value of a result")),
        Verdict(word) if word else None,
    )


def _result_to_json(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {
        "value": value_to_json(result.value),
        "minimax": value_to_json(result.minimax),
        "verdict": str(result.verdict) if result.verdict else None,
    }


def _notes(node: Node) -> dict[str, Any]:
    notes: dict[str, Any] = {"comment": node.comment} if node.comment else {}
    for name, end in (("lower", node.lower), ("upper", node.upper)):
        if end is not None:
            notes[name] = value_to_json(end)
    if node.estimate is not None:
        notes["estimate"] = node.estimate
    if node.said is not None:
        notes["said"] = [value_to_json(node.said.lower), value_to_json(node.said.upper)]
    for name in ("marks", "arrows"):
        if texts := getattr(node, name):
            notes[name] = list(texts)
    if node.by is not None:
        notes["by"] = asdict(node.by)
    return notes


def _node(move: Any, data: Mapping[str, Any], what: str) -> Node:
    comment = data.get("comment", "")
    if not isinstance(comment, str):
        raise entry_error(what, "comment", '"…"', comment)
    by = None if move is None else data.get("by")
    lower = value_from_json(data.get("lower"), tr("{what}: lower", what=what))
    upper = value_from_json(data.get("upper"), tr("{what}: upper", what=what))
    said = _said(data.get("said"), what)
    if _texts(data, "rests_on", what):  # records of earlier versions: what others said, with their names
        lower, upper, said = None, None, Said(lower, upper)
    return Node(
        move,
        comment=clean(comment),
        lower=lower,
        upper=upper,
        estimate=estimate_from_json(data.get("estimate"), tr("{what}: estimate", what=what)),
        by=None if by is None else _player(by, what, "by"),
        said=said,
        marks=_texts(data, "marks", what),
        arrows=_texts(data, "arrows", what),
    )


def _said(data: Any, what: str) -> Said | None:
    if data is None:
        return None
    if not isinstance(data, list) or len(data) != 2:
        raise entry_error(what, "said", "[27, null]", data)
    lower, upper = (value_from_json(end, tr("{what}: said", what=what)) for end in data)
    return None if lower is None and upper is None else Said(lower, upper)


def _texts(data: Mapping[str, Any], key: str, what: str) -> tuple[str, ...]:
    """A list of texts without duplicates. Whether the board has such places is not checked."""
    texts = data.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise entry_error(what, key, '["…"]', texts)
    return tuple(dict.fromkeys(map(clean, texts)))


def _move(game: Any, data: Any, what: str) -> Any:
    try:
        return game.move_from_json(data)
    except InputError as error:
        raise input_error("{what} is not a move: {error}", what=what, error=error) from error


def _players(data: Mapping[str, Any], sides: tuple[Side, Side]) -> dict[Side, NamedPlayer]:
    players = {}
    for word, row in data.items():
        if word not in [str(side) for side in sides] or not isinstance(row, dict):
            accepted = f'{{"{sides[0]}": {_PLAYER}, "{sides[1]}": {_PLAYER}}}'
            raise entry_error(tr("The record"), "players", accepted, word)
        players[Side(word)] = _player(row, tr("The record"), word)
    return players


def _player(data: Any, where: str, key: str) -> NamedPlayer:
    spec, name = (data.get("spec"), data.get("name", "")) if isinstance(data, dict) else (None, None)
    if not isinstance(spec, str) or not isinstance(name, str):
        raise entry_error(where, key, _PLAYER, data)
    return NamedPlayer(clean(spec), clean(name))


def _text(data: Mapping[str, Any], key: str) -> str:
    if not isinstance(data.get(key), str):
        raise entry_error(tr("The record"), key, '"…"', data.get(key))
    return clean(data[key])


def _object(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise entry_error(tr("The record"), key, "{…}", found)
    return found


# Records that are no longer legal, as text ---------------------------------------


def moves_text(text: str) -> str:
    """The moves of the main line of a JSON record, as written there. Raises InputError if it is not JSON."""
    rows = _outline(text).get("moves")
    if not isinstance(rows, list):
        return ""
    next_of: dict[int, int] = {}
    for number, row in enumerate(rows, 1):
        if isinstance(row, dict) and type(row.get("after")) is int and row["after"] < number:
            next_of.setdefault(row["after"], number)
    line, number = [], 0
    while number in next_of:
        number = next_of[number]
        line.append(f"{number}. {_as_text(rows[number - 1].get('move'))}")
    return "  ".join(line)


def setup_text(text: str) -> str:
    """The setup of a JSON record, as written there. Raises InputError if it is not JSON."""
    setup = _outline(text).get("setup")
    rows = setup.items() if isinstance(setup, dict) else ()
    return "\n".join(f"{clean(key)}: {_as_text(value)}" for key, value in rows if value)


def _outline(text: str) -> dict[str, Any]:
    found = json_text.loads(text, tr("The record"))
    return found if isinstance(found, dict) else {}


def _as_text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_as_text, value))
    return clean(str(value))
