"""`tiling-gui analyse`: the exact final count after every legal move."""

import argparse

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import proved_json
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import plain_move
from tiling_gui.core.limits import Limit
from tiling_gui.records.record import board_name
from tiling_gui.search.reasons import reasons

EXAMPLES = ("analyse 4x4", "analyse heaps:nim:3,4,5 --json")


def arguments(parser: argparse.ArgumentParser) -> None:
    common.position_arguments(parser)
    common.engine_arguments(parser)
    parser.add_argument(
        "--moves", default="", metavar="MOVES", help='moves already made: "a1-b1, c1-c2", or JSON as in records'
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Evaluate every legal move; a move not proved in time has value null, and bounds."""
    position = common.read_moves(common.read_position(args, console), args.moves)
    kind = game_of_position(position)
    with common.engine_and_store(args, kind, console) as (engine, _):
        run = console.run(Limit(seconds=args.time_limit, counts_compiling=True))
        found = engine.analyse(position, run)
        why = reasons(position, None, engine, run, analysis=found) if found.complete else ()
    moves = []
    lines = [f"{position.to_move} to move: {found.bounds_text}"]
    for entry in found.moves:
        written, proved = position.write(entry.move), proved_json(entry)
        if entry.value is not None:
            del proved["bounds"]
        moves.append({"move": kind.move_to_json(entry.move), "text": plain_move(written), **proved})
        lines.append(f"{written}  {entry.bounds_text}")
    data = {
        "game": kind.key,
        "board": board_name(kind.key, position),
        "to_move": str(position.to_move),
        **proved_json(found),
        "moves": moves,
        "reasons": [reason.to_json() for reason in why],
        "nodes": found.nodes,
        "seconds": round(found.seconds, 6),
        "compiled": found.compiled,
    }
    text = "\n".join([*lines, *(reason.text() for reason in why)])
    return Answer(data, text, found.complete)
