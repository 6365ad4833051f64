"""A game record as text: header tags, numbered moves, variations in parentheses, comments in braces.

    [Record "tiling-gui 1"]
    [Game "domino"]
    [Board "1x6"]
    [Setup {"shape": ["......"], "dominoes": [], "first": "MAX"}]
    [MAX "human" "You"]

    {a comment on the start}
    1. c1–d1 =2..3
    (1. b1–c1 ~2.5 {worth a look})
    2. a1–b1

Each move is on its own line, so that records can be compared with diff. `=27..30` are proved bounds on the value after
the move, `=28` is exact, `~28.5` an estimate. Reading restores exactly what was written. A record typed by hand needs
Game, Setup (or Board) and the moves.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tiling_gui.core import catalogue, json_text
from tiling_gui.core.exact_text import clean, estimate_from_json, for_message, value_from_text, value_to_json
from tiling_gui.core.game import Game, plain_move
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records import json_form
from tiling_gui.records import text_header as header
from tiling_gui.records.record import GameRecord, new_id
from tiling_gui.records.text_header import FORMAT, STRING
from tiling_gui.records.tree import Node

# Writing --------------------------------------------------------------------------------------------------


def write(record: GameRecord) -> str:
    lines = [f"[{tag} {content}]" for tag, content in _tags(record)]
    tree = record.tree
    moves: list[str] = []
    for line in _movetext(tree.root, tree.start):
        if line == ")":
            moves[-1] += line
        else:
            moves.append(line)
    return clean("\n".join([*lines, "", *moves]).rstrip() + "\n")


def _tags(record: GameRecord) -> Iterator[tuple[str, str]]:
    """The header: everything in the JSON form except the moves, with notes on moves that the move text lacks."""
    data = json_form.to_json(record)
    yield "Record", _json(f"{FORMAT} {json_form.VERSION}")
    yield "Game", _json(record.game)
    yield "Id", _json(record.id)
    yield "Moves", _json(str(len(data["moves"])))
    yield "Board", _json(record.board)
    yield "Setup", _json(data["setup"])
    for side, player in data["players"].items():
        yield side, f"{_json(player['spec'])} {_json(player['name'])}"
    for key in ("started", "finished"):
        if data[key] is not None:
            yield key.capitalize(), _json(data[key])
    yield "Hints", _json("yes" if record.hints else "no")
    if data["result"] is not None:
        yield "Result", _json(data["result"])
    yield "Cursor", _json(str(data["cursor"]))
    if "played" in data:
        yield "Played", _json(str(data["played"]))
    for tag, rows in header.noted([data["start"], *data["moves"]]).items():
        yield tag, _json(rows)
    extra, others = header.split_others(data["extra"], record.tree.game)
    if extra:
        yield "Extra", _json(extra)
    for tag, content in others.items():
        yield tag, _json(content)


def _movetext(root: Node, start: Any) -> Iterator[str]:
    """Lines in the order of PGN: a move, the variations that replace it, then the moves after it."""
    notes = _notes(root)
    if notes:
        yield notes
    # A task is a line to write, or (node whose children are to be written, its position, its depth).
    tasks: list[str | tuple[Node, Any, int]] = [(root, start, 0)]
    while tasks:
        task = tasks.pop()
        if isinstance(task, str):
            yield task
            continue
        node, position, depth = task
        if not node.children:
            continue
        main, *others = node.children
        tasks.append((main, position.play(main.move), depth + 1))
        for other in reversed(others):
            tasks.append(")")
            tasks.append((other, position.play(other.move), depth + 1))
            tasks.append(f"({_move_line(other, position, depth + 1)}")
        tasks.append(_move_line(main, position, depth + 1))


def _move_line(node: Node, position: Any, number: int) -> str:
    written = position.write(node.move)
    if not re.fullmatch(_PLAIN_MOVE, written):
        written = _json(written)
    return " ".join(part for part in (f"{number}.", written, _notes(node)) if part)


def _notes(node: Node) -> str:
    parts = []
    if node.lower is not None and node.lower == node.upper:
        parts.append(f"={node.lower}")
    elif node.any:
        low, high = ("" if value is None else str(value) for value in (node.lower, node.upper))
        parts.append(f"={low}..{high}")
    if node.estimate is not None:
        parts.append(f"~{node.estimate!r}")
    if node.comment:
        parts.append("{" + re.sub(r"[\\{}\n\r]", lambda found: _ESCAPES[found[0]], node.comment) + "}")
    return " ".join(parts)


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


_ESCAPES = {"\\": "\\\\", "{": "\\{", "}": "\\}", "\n": "\\n", "\r": "\\r"}
_ESCAPED = {written[1]: meant for meant, written in _ESCAPES.items()}


def _unescaped(comment: str) -> str:
    return re.sub(r"\\(.)", lambda found: _ESCAPED.get(found.group(1), found.group(1)), comment, flags=re.DOTALL)


# Reading --------------------------------------------------------------------------------------------------

_PLAIN_MOVE = r"[^\s\[\](){}\"“”„=~\d][^\s(){}\"“”„=~]*"
_TOKEN = re.compile(
    rf"""(?P<space>\s+)
    | (?P<comment>\{{(?:[^\\{{}}]|\\.)*\}})
    | (?P<number>\d{{1,9}}\.+)
    | (?P<bounds>=[-/.\d]+)
    | (?P<estimate>~[-+.\de]+)
    | (?P<open>\()
    | (?P<close>\))
    | (?P<quoted>{STRING}|[“”„][^“”„"]*[“”„])
    | (?P<plain>{_PLAIN_MOVE})""",
    re.VERBOSE | re.DOTALL,
)


@dataclass
class _Reading:
    """The moves read so far, in their JSON form, and the current place in the tree."""

    game: Game
    positions: list[Any]
    rows: list[dict[str, Any]] = field(default_factory=lambda: [{}])
    """The notes on the start, then those on every move."""
    at: int = 0
    """Number of the current move, which the next one follows."""
    waiting: list[int] = field(default_factory=list)
    """For each open parenthesis, the current move outside it."""
    begun: list[str] | None = None
    """Between a '(' and the first move after it, the comments found there, which are on that move."""

    def play(self, written: str, where: str) -> None:
        try:
            move = self._read(written)
            position = self.positions[self.at].play(move)
        except InputError as error:
            raise input_error(
                "{where}: the move {written} is not legal: {error}",
                where=where,
                written=for_message(written),
                error=error,
            ) from error
        self.rows.append({"after": self.at, "move": self.game.move_to_json(move)})
        self.positions.append(position)
        self.at = len(self.rows) - 1
        comments, self.begun = self.begun or [], None
        for comment in comments:
            self.comment(comment)

    def _read(self, written: str) -> Any:
        """The move, also if its hyphens or arrows are not those of the notation."""
        position, typed = self.positions[self.at], plain_move(written)
        try:
            return position.read(written)
        except InputError:
            if typed == written:
                raise
            return position.read(typed)

    def comment(self, text: str) -> None:
        """Add a comment to those at the current place."""
        if not text:
            return
        if self.begun is not None:
            self.begun.append(text)
        else:
            before = self.rows[self.at].get("comment")
            self.rows[self.at]["comment"] = f"{before}\n{text}" if before else text

    def note(self, where: str, **fields: Any) -> None:
        """Note a value of the current place. Raises InputError if there is another one, or no place."""
        if self.begun is not None:
            raise input_error("{where}: in a variation a value follows a move.", where=where)
        row = self.rows[self.at]
        if any(row.get(name, value) != value for name, value in fields.items()):
            raise input_error("{where}: a position has one value, and here are two.", where=where)
        row.update(fields)

    def opened(self, where: str) -> None:
        """Begin a variation, an alternative to the current move."""
        if self.at == 0:
            raise input_error("{where}: a variation can only follow a move.", where=where)
        self.waiting.append(self.at)
        self.at = self.rows[self.at]["after"]
        self.begun = []

    def closed(self, where: str) -> None:
        if not self.waiting:
            raise input_error("{where}: this ')' has no '('.", where=where)
        self.at = self.waiting.pop()
        comments, self.begun = self.begun or [], None
        for comment in comments:  # a variation without moves
            self.comment(comment)


def read(text: str) -> GameRecord:
    """The record in `text`. Raises InputError with one sentence naming the line, or the move, that cannot be read."""
    lines = re.sub("\r\n?", "\n", text.lstrip("\ufeff")).split("\n")
    tags, first = header.read_tags(lines)
    game = catalogue.game(header.string(tags, "Game", catalogue.DEFAULT))
    start = header.start(game, tags)
    reading = _Reading(game, [start])
    _read_moves("\n".join(lines[first:]), first + 1, reading)
    rows, end = _in_order(reading.rows)
    told = header.count(tags, "Moves", len(rows) - 1)
    if len(rows) - 1 < told:
        raise input_error("The record is cut off: it has {moves} of its {told} moves.", moves=len(rows) - 1, told=told)
    hints = header.string(tags, "Hints", "yes")
    if hints not in ("yes", "no"):
        raise json_form.entry_error(tr("The record"), "Hints", "yes | no", hints)
    header.note(rows, tags)
    extra = json_form.with_tags(header.json_object(tags, "Extra") or {}, header.others(game, tags))
    data = {
        "format": json_form.FORMAT,
        "version": json_form.VERSION,
        "id": header.string(tags, "Id", new_id()),
        "game": game.key,
        "setup": game.to_json(start),
        "players": header.players_of(tags, game.sides),
        "hints": hints == "yes",
        "result": header.json_object(tags, "Result"),
        "start": rows[0],
        "moves": rows[1:],
        "cursor": header.count(tags, "Cursor", end),
        "extra": extra,
    }
    for tag in ("Started", "Finished"):
        if tag in tags:
            data[tag.lower()] = header.string(tags, tag, "")
    if "Played" in tags:
        data["played"] = header.count(tags, "Played", 0)
    return json_form.from_json(data)


def _read_moves(text: str, line: int, reading: _Reading) -> None:
    place = 0
    while place < len(text):
        where = tr("Line {line} of the record", line=line)
        found = _TOKEN.match(text, place)
        if not found:
            if text[place] in '{"':
                raise input_error(
                    "{where}: {text} opens something that is not closed; the record is cut off.",
                    where=where,
                    text=text[place],
                )
            raise input_error(
                "{where}: {text} is neither a move nor a note.", where=where, text=for_message(text[place : place + 12])
            )
        _take(found.lastgroup or "", found.group(), where, reading)
        line += found.group().count("\n")
        place = found.end()
    if reading.waiting:
        raise input_error("The record is cut off: a variation has no ')'.")


def _take(kind: str, token: str, where: str, reading: _Reading) -> None:
    if kind == "open":
        reading.opened(where)
    elif kind == "close":
        reading.closed(where)
    elif kind == "comment":
        reading.comment(_unescaped(token[1:-1]))
    elif kind == "bounds":
        reading.note(where, **_bounds(token[1:], where))
    elif kind == "estimate":
        reading.note(where, estimate=_estimate(token[1:], where))
    elif kind == "quoted":
        reading.play(json_text.loads(header.straight(token), where), where)
    elif kind == "plain":
        reading.play(token, where)


def _bounds(text: str, where: str) -> dict[str, Any]:
    low, dots, high = text.partition("..")
    ends = {"lower": low, "upper": high if dots else low}
    what = tr("{where}: the value", where=where)
    return {name: value_to_json(value_from_text(end, what)) for name, end in ends.items() if end or not dots}


def _estimate(text: str, where: str) -> float | None:
    try:
        number = float(text)
    except ValueError as error:
        raise json_form.entry_error(where, "~", "~27.5", text) from error
    return estimate_from_json(number, tr("{where}: the estimate", where=where))


def _in_order(rows: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], int]:
    """The rows of the start and the moves in the order of GameTree.walk, and the number of the main line's end."""
    children: list[list[int]] = [[] for _ in rows]
    for number, row in enumerate(rows[1:], 1):
        children[row["after"]].append(number)
    ordered, numbers = rows[:1], {0: 0}
    waiting = children[0][::-1]
    while waiting:
        number = waiting.pop()
        numbers[number] = len(ordered)
        ordered.append(rows[number] | {"after": numbers[rows[number]["after"]]})
        waiting.extend(reversed(children[number]))
    end = 0
    while children[end]:
        end = children[end][0]
    return ordered, numbers[end]
