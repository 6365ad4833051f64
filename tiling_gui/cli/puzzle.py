"""`tiling-gui puzzle`: positions in which few moves keep the value; made, of the day, of a code or file, one's own."""

import argparse
import datetime
import random
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.api.positions import position
from tiling_gui.cli import common, own_mistakes
from tiling_gui.console import Answer, Console, options
from tiling_gui.core.catalogue import DEFAULT, game, game_of_position
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.limits import Limit
from tiling_gui.errors import InputError
from tiling_gui.language import plain
from tiling_gui.records import json_form, puzzle_file
from tiling_gui.records.puzzle_file import code_of, from_code
from tiling_gui.records.puzzles import TRIES, daily_puzzle, find_puzzles, hints, pose_analysed
from tiling_gui.records.record import new_record
from tiling_gui.records.task import Task, pose_reply, solve
from tiling_gui.search.engine import GameEngine, make_engine
from tiling_gui.search.reasons import Reason, reasons

_SECONDS = 5.0
_MOST_GOOD = 20


EXAMPLES = ("puzzle daily", "puzzle mistakes", "puzzle make 4x4 --count 1 --seed 1")


def arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    make = options.action(actions, "make", "look for puzzles by playing at random from a board", _make)
    make.add_argument("board", metavar="BOARD", help=common.BOARD_HELP)
    make.add_argument("--game", metavar="GAME", help="the game of a BOARD without GAME:")
    make.add_argument("--first", metavar="SIDE", help="who moves first on the board (default MAX, or FIRST)")
    make.add_argument("--to-move", metavar="SIDE", help="who is to find the move (default either)")
    make.add_argument(
        "--good", type=options.positive, default=1, metavar="G", help="moves that keep the value (default 1)"
    )
    make.add_argument("--count", type=options.positive, default=1, metavar="N", help="how many (default 1)")
    make.add_argument("--seed", type=int, default=0, metavar="S", help="seed for other puzzles (default 0)")
    make.add_argument("--depth", type=options.positive, default=5, metavar="D", help="moves to the end (default 5)")
    make.add_argument("--to", metavar="FILE", help="also write them to a file of puzzles, if any is found")
    daily = options.action(actions, "daily", "the puzzle of the day, the same for everyone", _daily)
    daily.add_argument(
        "--game", default=DEFAULT, metavar="GAME", help=f"another game of the family (default {DEFAULT})"
    )
    daily.add_argument("--date", metavar="YYYY-MM-DD", help="a day other than today")
    show = options.action(
        actions, "show", "the positions of a code or file, with their values and the moves that keep them", _show
    )
    show.add_argument("code", metavar="CODE|FILE")
    own_mistakes.add_actions(actions)
    for each in (daily, show):
        each.add_argument("--hints", action="store_true", help="give three hints, each saying more than the last")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Ctrl-C ends the search with the puzzles found so far. Raises InputError."""
    answer: Answer = args.act(args, console)
    return answer


def _make(args: argparse.Namespace, console: Console) -> Answer:
    start = position(args.board, game=args.game, first=args.first)
    kind = game_of_position(start)
    if args.count > puzzle_file.MOST:
        raise InputError(f"At most {puzzle_file.MOST:,} puzzles can be made at a time, not {args.count:,}.")
    if args.good > _MOST_GOOD:
        raise InputError(f"Of a puzzle at most {_MOST_GOOD} moves keep the value, not {args.good:,}.")
    sides = {each.lower(): each for each in kind.sides}
    if args.to_move is not None and args.to_move.lower() not in sides:
        raise InputError(f"The player to move is {' or '.join(sides)}, not {args.to_move!r}.")
    asked = sides[args.to_move.lower()] if args.to_move else None
    with closing(make_engine(kind)) as engine:
        found = find_puzzles(
            [start],
            args.depth,
            args.count,
            engine,
            random.Random(args.seed),
            console.run(),
            good=args.good,
            to_move=asked,
            tries=TRIES * args.count,
            seconds=_SECONDS,
        )
    if args.to and found:
        atomic.write_text(args.to, puzzle_file.write(Path(args.to).stem, found))
    lines = [f"{code_of(puzzle)}\n{_text(puzzle)}" for puzzle in found]
    if len(found) < args.count:
        lines.append(f"{len(found)} of {args.count} puzzles were found; another depth or board may have more.")
    return Answer({"puzzles": list(map(_data, found))}, "\n\n".join(lines), len(found) == args.count)


def _daily(args: argparse.Namespace, console: Console) -> Answer:
    kind = game(args.game)
    try:
        day = datetime.date.fromisoformat(args.date) if args.date else datetime.date.today()
    except ValueError as error:
        raise InputError(f"A day is written as 2026-11-22, not {args.date!r}.") from error
    if not kind.puzzle_boards:
        raise InputError(f"The game {kind.key} has no boards for puzzles.")
    with closing(make_engine(kind)) as engine:
        puzzle = daily_puzzle(kind, day, engine, console.run())
    if puzzle is None:
        return Answer({"date": day.isoformat(), "puzzles": []}, "No puzzle was found.", False)
    data, text = _data(puzzle), _text(puzzle)
    said, more = _hints(puzzle, args.hints)
    return Answer({"date": day.isoformat(), "puzzles": [data | said]}, f"{day}\n{data['code']}\n{text}{more}")


def _hints(puzzle: Task, wanted: bool) -> tuple[dict[str, Any], str]:
    if not wanted:
        return {}, ""
    found = hints(puzzle)
    return {"hints": list(found)}, "".join(f"\n{number}. {hint}" for number, hint in enumerate(found, 1))


def _show(args: argparse.Namespace, console: Console) -> Answer:
    if args.code.strip().startswith("tg1-"):
        posed = [from_code(args.code)]
    else:
        try:
            _, posed = puzzle_file.read(atomic.read_text(args.code))
        except InputError as error:
            raise InputError(f"{args.code[:60]!r} is neither a code nor a file of puzzles: {error}") from error
    found, texts = [], []
    with common.engines() as engine_of:
        for each in posed:
            data, text = _answered(each, engine_of(each.game.key), args, console)
            found.append(data)
            texts.append(text)
    return Answer({"puzzles": found}, "\n\n".join(texts), all(each["value"] is not None for each in found))


def _answered(task: Task, engine: GameEngine, args: argparse.Namespace, console: Console) -> tuple[dict[str, Any], str]:
    position = task.position
    if position.is_over:
        raise InputError("The game of this code is over: there is no move to find.")
    if task.rule:
        of_game = engine.solve(task.start, console.run(Limit(seconds=60))).value
        posed = pose_reply(task, of_game, console.run(Limit(seconds=60))) or task
        known = "" if posed.value is None else f"\n{solve(posed, engine).sentence()}"
        return _data(posed) | {"reasons": []}, _text(posed) + known
    found = engine.analyse(position, console.run(Limit(seconds=60)))
    value = found.value if found.complete else None
    right = tuple(entry.move for entry in found.moves if entry.value == value) if value is not None else ()
    task = replace(task, value=value, right=right)
    text, why, said = _text(task), tuple[Reason, ...](), dict[str, Any]()
    if value is not None:
        words = ", ".join(map(position.write, right))
        why = reasons(position, right[0], engine, console.run(), analysis=found)
        text += "\n".join([f"\nThe value {value} is kept by {words}.", *(reason.text() for reason in why)])
    more = ""
    if args.hints:
        puzzle = pose_analysed(task.start, task.moves, found, engine, stop=console.stop)
        if puzzle is not None:
            said, more = _hints(puzzle, True)
    said["reasons"] = [reason.to_json() for reason in why]
    return _data(task) | said, text + more


def _data(task: Task) -> dict[str, Any]:
    record = new_record(task.game.key, task.start, started=None)
    return {
        "code": code_of(task),
        "record": json_form.to_json(record.with_tree(record.tree.add_line(task.moves))),
        "to_move": str(task.to_move),
        "good_moves": list(map(task.game.move_to_json, task.right)),
        "value": value_to_json(task.value),
        **({"rule": task.rule} if task.rule else {}),
    }


def _text(task: Task) -> str:
    end, good = task.position, len(task.right)
    if task.rule:
        return f"{end.diagram()}\n{task.question()}"
    asked = "which move keeps the value?" if good <= 1 else f"which moves keep the value? There are {good}."
    return f"{end.diagram()}\n{task.game.turn(end, tr=plain)}: {asked}"
