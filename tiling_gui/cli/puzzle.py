"""`tiling-gui puzzle`: positions in which one move alone keeps the value; made, and shown from their codes."""

import argparse
import random
from typing import Any

from tiling_gui.api.positions import position
from tiling_gui.cli import Answer, Console, common
from tiling_gui.core.catalogue import game
from tiling_gui.core.engine import GameEngine, make_engine
from tiling_gui.core.limits import Limit
from tiling_gui.errors import InputError
from tiling_gui.players.puzzles import find_puzzles
from tiling_gui.records import json_form
from tiling_gui.records.puzzle_code import from_code, to_code
from tiling_gui.records.record import GameRecord, new_record

_SECONDS = 5.0
_MOST = 1_000
_TRIES = 500
"""Games played at random for each puzzle that is wanted."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """make and show."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    make = common.action(actions, "make", "look for puzzles by playing at random from a board")
    make.add_argument("board", metavar="BOARD", help="rows x columns; of another game, its position")
    make.add_argument("--game", default="domino", metavar="GAME", help="another game of the family (default domino)")
    make.add_argument("--first", metavar="SIDE", help="who moves first on the board (default MAX, or FIRST)")
    make.add_argument("--count", type=common.positive, default=1, metavar="N", help="how many (default 1)")
    make.add_argument("--seed", type=int, default=0, metavar="S", help="other puzzles for another number (default 0)")
    make.add_argument("--depth", type=common.positive, default=5, metavar="D", help="moves to the end (default 5)")
    show = common.action(actions, "show", "the position of a code, the moves that keep its value, and the value")
    show.add_argument("code", metavar="CODE")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Raises InputError; Ctrl-C ends making with the puzzles found so far."""
    return _make(args, console) if args.action == "make" else _show(args, console)


def _make(args: argparse.Namespace, console: Console) -> Answer:
    kind = game(args.game)
    if args.count > _MOST:
        raise InputError(f"At most {_MOST:,} puzzles are made at a time, not {args.count:,}.")
    start = position(args.board, game=kind.key, first=args.first)
    rng, engine = random.Random(args.seed), make_engine(kind)
    try:
        found = find_puzzles(
            [start],
            args.depth,
            args.count,
            engine,
            rng,
            tries=_TRIES * args.count,
            seconds=_SECONDS,
            report=console.report,
            stop=console.stop,
        )
    finally:
        engine.close()
    records = [_record(kind.key, start, puzzle.moves) for puzzle in found]
    data = [_data(record, [puzzle.solution], puzzle.value) for record, puzzle in zip(records, found, strict=True)]
    lines = [f"{each['code']}\n{_text(record)}" for each, record in zip(data, records, strict=True)]
    if len(found) < args.count:
        lines.append(f"{len(found)} of {args.count} puzzles were found; another depth or board may have more.")
    return Answer({"puzzles": data}, "\n\n".join(lines), len(found) == args.count)


def _show(args: argparse.Namespace, console: Console) -> Answer:
    key, start, moves = from_code(args.code)
    record = _record(key, start, moves)
    if record.tree.position.is_over:
        raise InputError("The game of this code is over: there is no move to be found.")
    engine = make_engine(game(key))
    try:
        good, value = _good_moves(engine, record, console)
    finally:
        engine.close()
    text = _text(record)
    if value is not None:
        words = ", ".join(record.tree.position.write(move) for move in good)
        text += f"\nThe value {value} is kept by {words}."
    return Answer({"puzzles": [_data(record, good, value)]}, text, value is not None)


def _good_moves(engine: GameEngine, record: GameRecord, console: Console) -> tuple[list[Any], Any]:
    limit = Limit(seconds=60)
    found = engine.analyse(record.tree.position, limit=limit, report=console.report, stop=console.stop)
    if found.value is None or not found.complete:
        return [], None
    return [entry.move for entry in found.moves if entry.value == found.value], found.value


def _record(key: str, start: Any, moves: tuple[Any, ...]) -> GameRecord:
    record = new_record(key, start, started=None)
    return record.with_tree(record.tree.add_line(moves))


def _data(record: GameRecord, good: list[Any], value: Any) -> dict[str, Any]:
    tree = record.tree
    return {
        "code": to_code(record.game, tree.start, tree.cursor),
        "record": json_form.to_json(record),
        "to_move": str(tree.position.to_move),
        "good_moves": [tree.game.move_to_json(move) for move in good],
        "value": value,
    }


def _text(record: GameRecord) -> str:
    end = record.tree.position
    return f"{end.diagram()}\n{end.to_move} to move: which move keeps the value?"
