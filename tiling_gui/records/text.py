"""A game record as lines of text: header tags, numbered moves, variations in parentheses, comments in braces.

    [Record "tiling-gui 1"]
    [Game "domino"]
    [Board "1x6"]
    [Setup {"shape": ["......"], "dominoes": [], "first": "MAX"}]
    [MAX "human" "You"]

    {a comment on the start}
    1. c1–d1 =2..3
    (1. b1–c1 ~2.5 {worth a look})
    2. a1–b1

One move a line, so that two records can be compared line by line. `=27..30` are proved bounds on the value after
the move, `=28` is exact, `~28.5` an estimate. Exact: what is read back equals what was written. A record
typed by hand needs Game and Setup (or Board) and the moves.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from tiling_gui.core import catalogue, json_text
from tiling_gui.core.exact_text import (
    clean,
    estimate_from_json,
    shown,
    value_from_text,
    value_to_json,
)
from tiling_gui.core.game import Game, Value
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records import json_form
from tiling_gui.records import text_header as header
from tiling_gui.records.record import GameRecord, new_id
from tiling_gui.records.text_header import FORMAT, STRING
from tiling_gui.records.tree import Node, build

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
    yield "Record", _quoted(f"{FORMAT} {json_form.VERSION}")
    yield "Game", _quoted(record.game)
    yield "Id", _quoted(record.id)
    yield "Moves", _quoted(str(record.tree.size))
    yield "Board", _quoted(record.board)
    yield "Setup", _json(record.set_up)
    for side, player in record.players.items():
        yield str(side), f"{_quoted(player.spec)} {_quoted(player.name)}"
    if record.started is not None:
        yield "Started", _quoted(record.started)
    if record.finished is not None:
        yield "Finished", _quoted(record.finished)
    yield "Hints", _quoted("yes" if record.hints else "no")
    if record.result is not None:
        result = record.result
        verdict = str(result.verdict) if result.verdict else None
        fields = {"value": value_to_json(result.value), "minimax": value_to_json(result.minimax), "verdict": verdict}
        yield "Result", _json(fields)
    yield "Cursor", _quoted(str(record.tree.number))
    if record.played is not None:
        yield "Played", _quoted(str(record.tree.number_of(record.played)))
    by = header.made_to_json(record.tree)
    if by:
        yield "By", _json(by)
    rests = header.rests_to_json(record.tree)
    if rests:
        yield "Rests", _json(rests)
    marks = header.marks_to_json(record.tree)
    if marks:
        yield "Marks", _json(marks)
    if record.extra:
        yield "Extra", _json(dict(record.extra))


def _movetext(root: Node, start: Any) -> Iterator[str]:
    """Lines in the order of chess records: a move, the variations in its place, then what follows it."""
    notes = _notes(root)
    if notes:
        yield notes
    # A task is a line to write, or (node to go on from, its position, its depth).
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
        written = _quoted(written)
    return " ".join(part for part in (f"{number}.", written, _notes(node)) if part)


def _notes(node: Node) -> str:
    parts = []
    if node.lower is not None and node.lower == node.upper:
        parts.append(f"={node.lower}")
    elif node.lower is not None or node.upper is not None:
        low, high = ("" if value is None else str(value) for value in (node.lower, node.upper))
        parts.append(f"={low}..{high}")
    if node.estimate is not None:
        parts.append(f"~{node.estimate!r}")
    if node.comment:
        parts.append("{" + _escaped(node.comment) + "}")
    return " ".join(parts)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


_ESCAPES = {"\\": "\\\\", "{": "\\{", "}": "\\}", "\n": "\\n", "\r": "\\r"}
_ESCAPED = {written[1]: meant for meant, written in _ESCAPES.items()}


def _escaped(comment: str) -> str:
    return "".join(_ESCAPES.get(ch, ch) for ch in comment)


def _unescaped(comment: str) -> str:
    return re.sub(r"\\(.)", lambda found: _ESCAPED.get(found.group(1), found.group(1)), comment, flags=re.DOTALL)


# Reading --------------------------------------------------------------------------------------------------

_PLAIN_MOVE = r"[^\s\[\](){}\"=~\d][^\s(){}\"=~]*"
_TOKEN = re.compile(
    rf"""(?P<space>\s+)
    | (?P<comment>\{{(?:[^\\{{}}]|\\.)*\}})
    | (?P<number>\d{{1,9}}\.)
    | (?P<bounds>=[-/.\d]+)
    | (?P<estimate>~[-+.\de]+)
    | (?P<open>\()
    | (?P<close>\))
    | (?P<quoted>{STRING})
    | (?P<plain>{_PLAIN_MOVE})""",
    re.VERBOSE | re.DOTALL,
)


@dataclass
class _Reading:
    """The moves read so far, as `build` takes them, and where the text stands in the tree."""

    game: Game
    positions: list[Any]
    moves: list[tuple[int, Node]] = field(default_factory=list)
    root: Node = field(default_factory=Node)
    at: int = 0
    """Number of the move that stands before the next one."""
    waiting: list[int] = field(default_factory=list)
    """Where the lines around the open parentheses go on."""

    def play(self, written: str, where: str) -> None:
        """Another move after the current one."""
        try:
            move = self.positions[self.at].read(written)
            position = self.positions[self.at].play(move)
        except InputError as error:
            raise input_error(
                "{where}: the move {written} is not legal: {error}", where=where, written=shown(written), error=error
            ) from error
        self.moves.append((self.at, Node(move)))
        self.positions.append(position)
        self.at = len(self.moves)

    def note(self, **fields: Any) -> None:
        """Something said about the current position."""
        if self.at == 0:
            self.root = replace(self.root, **fields)
        else:
            parent, node = self.moves[self.at - 1]
            self.moves[self.at - 1] = parent, replace(node, **fields)

    def opened(self, where: str) -> None:
        """A variation: an alternative to the current move."""
        if self.at == 0:
            raise input_error("{where}: a variation can only stand after a move.", where=where)
        self.waiting.append(self.at)
        self.at = self.moves[self.at - 1][0]

    def closed(self, where: str) -> None:
        """The end of a variation."""
        if not self.waiting:
            raise input_error("{where}: this ')' has no '('.", where=where)
        self.at = self.waiting.pop()


def read(text: str) -> GameRecord:
    """The record in `text`. Raises InputError with one sentence naming the line of what cannot be read."""
    lines = text.lstrip("\ufeff").split("\n")
    tags, first = header.read_tags(lines)
    game = catalogue.game(header.string(tags, "Game", catalogue.DEFAULT))
    start = header.start(game, tags)
    reading = _Reading(game, [start])
    _read_moves("\n".join(lines[first:]), first + 1, reading)
    moves, numbers = _in_order(reading)
    end = _main_line(reading)
    cursor = header.count(tags, "Cursor", numbers[end])
    played = header.count(tags, "Played", 0) if "Played" in tags else None
    told = header.count(tags, "Moves", len(moves))
    if len(moves) < told:
        raise input_error("The record is cut off: it has {moves} of its {told} moves.", moves=len(moves), told=told)
    hints = header.string(tags, "Hints", "yes")
    if hints not in ("yes", "no"):
        raise input_error("Hints of a record is yes or no, not {hints}.", hints=shown(hints))
    root, moves = header.rested(reading.root, header.signed(moves, tags), tags)
    root, moves = header.marked(root, moves, tags)
    tree = build(game, start, root, moves, cursor)
    return GameRecord(
        tree,
        id=json_form.record_id(header.string(tags, "Id", new_id())),
        players=header.players_of(tags, game.sides),
        started=header.time(tags, "Started"),
        finished=header.time(tags, "Finished"),
        hints=hints == "yes",
        result=json_form.result_from_json(header.json_object(tags, "Result")),
        extra=header.json_object(tags, "Extra") or {},
        played=json_form.played_from_json(tree, played),
    )


def _read_moves(text: str, line: int, reading: _Reading) -> None:
    place = 0
    while place < len(text):
        where = tr("Line {line} of the record", line=line)
        found = _TOKEN.match(text, place)
        if not found:
            if text[place] in '{"':
                raise input_error(
                    "{where}: what begins with {text} has no end; the record is cut off.", where=where, text=text[place]
                )
            raise input_error(
                "{where}: {text} is neither a move nor a note.", where=where, text=shown(text[place : place + 12])
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
        reading.note(comment=clean(_unescaped(token[1:-1])))
    elif kind == "bounds":
        lower, upper = _bounds(token[1:], where)
        reading.note(lower=lower, upper=upper)
    elif kind == "estimate":
        reading.note(estimate=_estimate(token[1:], where))
    elif kind == "quoted":
        reading.play(json_text.loads(token, where), where)
    elif kind == "plain":
        reading.play(token, where)


def _bounds(text: str, where: str) -> tuple[Value | None, Value | None]:
    low, dots, high = text.partition("..")
    lower = value_from_text(low, tr("{where}: the value", where=where)) if low or not dots else None
    upper = lower if not dots else value_from_text(high, tr("{where}: the value", where=where)) if high else None
    return lower, upper


def _estimate(text: str, where: str) -> float | None:
    try:
        number = float(text)
    except ValueError as error:
        raise input_error("{where}: the estimate is a number, not {text}.", where=where, text=shown(text)) from error
    return estimate_from_json(number, tr("{where}: the estimate", where=where))


def _main_line(reading: _Reading) -> int:
    """The number, in the order of the text, of the last move of the main line; 0 if there is none."""
    follows: dict[int, int] = {}
    for number, (parent, _) in enumerate(reading.moves, 1):
        follows.setdefault(parent, number)
    at = 0
    while at in follows:
        at = follows[at]
    return at


def _in_order(reading: _Reading) -> tuple[list[tuple[int, Node]], dict[int, int]]:
    """The moves in the order of GameTree.walk, and the number there of each move by its number in the text."""
    children: dict[int, list[int]] = {}
    for number, (parent, _) in enumerate(reading.moves, 1):
        children.setdefault(parent, []).append(number)
    moves, numbers = [], {0: 0}
    waiting = children.get(0, [])[::-1]
    while waiting:
        number = waiting.pop()
        parent, node = reading.moves[number - 1]
        moves.append((numbers[parent], node))
        numbers[number] = len(moves)
        waiting.extend(reversed(children.get(number, [])))
    return moves, numbers
