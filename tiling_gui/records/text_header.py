"""The header of a record as text: its tags, one a line, and what they say."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tiling_gui.core import json_text
from tiling_gui.core.exact_text import clean, shown
from tiling_gui.core.game import Game, Side
from tiling_gui.errors import input_error
from tiling_gui.language import tr
from tiling_gui.records import json_form
from tiling_gui.records.tree import GameTree, Node
from tiling_gui.records.who import Player

FORMAT = "tiling-gui"
STRING = r'"(?:[^"\\]|\\.)*"'
"""A text in quotation marks, as JSON has them."""

Tags = dict[str, tuple[str, int]]
"""Content and line number by tag."""

_TAG = re.compile(r"\[(?P<name>[A-Za-z]+)[ \t]+(?P<content>.*)\][ \t]*")


def read_tags(lines: list[str]) -> tuple[Tags, int]:
    """(the tags, index of the first line after the header). Raises InputError naming the line of what is wrong."""
    tags: Tags = {}
    index = 0
    while index < len(lines) and (not lines[index].strip() or lines[index].startswith("[")):
        line = lines[index].rstrip("\r")
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
                "Line {index} of the record: the tag {name} is there already.", index=index, name=found["name"]
            )
        tags[found["name"]] = found["content"], index
    name, _, version = string(tags, "Record", "").partition(" ")
    if name != FORMAT or not re.fullmatch(r"[0-9]{1,9}", version):
        raise input_error(
            'This is not a game record: a record begins with [Record "{format} {version}"].',
            format=FORMAT,
            version=json_form.VERSION,
        )
    json_form.check_version(int(version))
    return tags, index


def start(game: Game, tags: Tags) -> Any:
    """The position the game begins with. Raises InputError if the tags do not say."""
    setup = json_object(tags, "Setup")
    if setup is not None:
        return game.from_json(setup)
    if "Board" not in tags:
        raise input_error("A record needs its Setup, or for an empty board its Board.")
    first = string(tags, "First", str(game.sides[0]))
    if first not in [str(side) for side in game.sides]:
        raise input_error(
            "The First of a record is {one} or {other}, not {first}.",
            one=game.sides[0],
            other=game.sides[1],
            first=shown(first),
        )
    return game.parse(string(tags, "Board", ""), Side(first))


def players_of(tags: Tags, sides: tuple[Side, Side]) -> dict[Side, Player]:
    """Who played each side, as far as it is told."""
    players = {}
    for name, (content, line) in tags.items():
        if name in [str(side) for side in sides]:
            parts = re.fullmatch(rf"({STRING})(?:[ \t]+({STRING}))?", content)
            if not parts:
                raise input_error(
                    'Line {line} of the record: a player is "how" "name", not {content}.',
                    line=line,
                    content=shown(content),
                )
            words = [json_text.loads(part, tr("Line {line} of the record", line=line)) for part in parts.groups('""')]
            players[Side(name)] = Player(*map(clean, words))
    return players


def made_to_json(tree: GameTree) -> list[dict[str, Any]]:
    """Who made which moves, counted in the order of the tree, where it was not who the header names for the side."""
    moves: dict[Player, list[int]] = {}
    for number, _, node in tree.walk():
        if node.by is not None:
            moves.setdefault(node.by, []).append(number)
    return [{"spec": player.spec, "name": player.name, "moves": made} for player, made in moves.items()]


def signed(moves: list[tuple[int, Node]], tags: Tags) -> list[tuple[int, Node]]:
    """The moves with who made them, as the tag By says. Raises InputError where it does not name moves there are."""
    if "By" not in tags:
        return moves
    content, line = tags["By"]
    where = tr("Line {line} of the record", line=line)
    data = json_text.loads(content, where)
    found = list(moves)
    for row in data if isinstance(data, list) else [data]:
        by = json_form.player_from_json(row, "By")
        made = row.get("moves")
        if not isinstance(made, list) or not all(type(k) is int and 1 <= k <= len(moves) for k in made):
            raise input_error("{where}: {tag} names the numbers of moves that are there.", where=where, tag="By")
        for number in made:
            parent, node = found[number - 1]
            found[number - 1] = parent, replace(node, by=by)
    return found


def rests_to_json(tree: GameTree) -> list[dict[str, Any]]:
    """Which values rest on what that was not proved here, by the numbers of their moves; 0 is the start."""
    moves: dict[tuple[str, ...], list[int]] = {}
    for number, node in enumerate([tree.root, *(node for _, _, node in tree.walk())]):
        if node.rests_on:
            moves.setdefault(node.rests_on, []).append(number)
    return [{"on": list(names), "moves": numbers} for names, numbers in moves.items()]


def rested(root: Node, moves: list[tuple[int, Node]], tags: Tags) -> tuple[Node, list[tuple[int, Node]]]:
    """Root and moves with what their values rest on, as the tag Rests says. Raises InputError where it is no list."""

    def sources(row: dict[str, Any], where: str) -> dict[str, Any]:
        return {"rests_on": json_form.sources_from_json(row.get("on"), where)}

    return _noted(root, moves, tags, "Rests", sources)


def marks_to_json(tree: GameTree) -> list[dict[str, Any]]:
    """Marks and arrows on the board, by the numbers of the moves that led there; 0 is the start."""
    return [
        {"marks": list(node.marks), "arrows": list(node.arrows), "moves": [number]}
        for number, node in enumerate([tree.root, *(node for _, _, node in tree.walk())])
        if node.marks or node.arrows
    ]


def marked(root: Node, moves: list[tuple[int, Node]], tags: Tags) -> tuple[Node, list[tuple[int, Node]]]:
    """Root and moves with marks and arrows, as the tag Marks says. Raises InputError where it is no list."""

    def drawn(row: dict[str, Any], where: str) -> dict[str, Any]:
        return {name: json_form.marks_from_json(row.get(name, []), where) for name in ("marks", "arrows")}

    return _noted(root, moves, tags, "Marks", drawn)


def _noted(
    root: Node,
    moves: list[tuple[int, Node]],
    tags: Tags,
    tag: str,
    read: Callable[[dict[str, Any], str], dict[str, Any]],
) -> tuple[Node, list[tuple[int, Node]]]:
    """Root and moves with the notes that each row of a tag has for the moves whose numbers it names."""
    if tag not in tags:
        return root, moves
    content, line = tags[tag]
    where = tr("Line {line} of the record", line=line)
    data = json_text.loads(content, where)
    nodes = [root, *(node for _, node in moves)]
    for row in data if isinstance(data, list) else [data]:
        numbers = row.get("moves") if isinstance(row, dict) else None
        if not isinstance(numbers, list) or not all(type(k) is int and 0 <= k < len(nodes) for k in numbers):
            raise input_error("{where}: {tag} names the numbers of moves that are there.", where=where, tag=tag)
        notes = read(row, where)
        for number in numbers:
            nodes[number] = replace(nodes[number], **notes)
    return nodes[0], [(parent, node) for (parent, _), node in zip(moves, nodes[1:], strict=True)]


def string(tags: Tags, name: str, default: str) -> str:
    """The text under a tag, `default` where there is none."""
    if name not in tags:
        return default
    content, line = tags[name]
    data = json_text.loads(content, tr("Line {line} of the record", line=line))
    if not isinstance(data, str):
        raise input_error("Line {line} of the record: {name} is a text in quotation marks.", line=line, name=name)
    return clean(data)


def count(tags: Tags, name: str, default: int) -> int:
    """The number of moves under a tag."""
    text = string(tags, name, str(default))
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise input_error("The tag {name} of a record is a number of moves, not {text}.", name=name, text=shown(text))
    return int(text)


def json_object(tags: Tags, name: str) -> dict[str, Any] | None:
    """The JSON object under a tag, None where there is none."""
    if name not in tags:
        return None
    content, line = tags[name]
    data = json_text.loads(content, tr("Line {line} of the record", line=line))
    if not isinstance(data, dict):
        raise input_error("Line {line} of the record: {name} is a JSON object.", line=line, name=name)
    return data


def time(tags: Tags, name: str) -> str | None:
    """The time under a tag, None where there is none."""
    return json_form.time_from_json(string(tags, name, ""), name) if name in tags else None
