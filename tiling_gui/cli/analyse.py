"""`tiling-gui analyse`: the exact final count after every legal move."""

import argparse
from contextlib import closing

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console, answers
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
        "--moves", default="", metavar="MOVES", help='moves already made: "a1-b1, c1-c2", or JSON as records have them'
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Values every legal move; a move not proved in time has value null and its bounds."""
    position = common.read_moves(common.read_position(args), args.moves)
    kind = game_of_position(position)
    with (
        common.open_store(args) as store,
        closing(common.make_engine(args, kind, common.bounds_of(args, store))) as engine,
    ):
        limit = Limit(seconds=args.time_limit, counts_compiling=True)
        run = console.run(limit)
        found = engine.analyse(position, run)
        why = reasons(position, None, engine, run, analysis=found) if found.complete else ()
    moves = [
        {
            "move": kind.move_to_json(entry.move),
            "text": plain_move(position.write(entry.move)),
            "value": answers.value_json(entry.value),
        }
        | (
            {}
            if entry.value is not None
            else {"bounds": [answers.value_json(entry.lower), answers.value_json(entry.upper)]}
        )
        for entry in found.moves
    ]
    data = {
        "game": kind.key,
        "board": board_name(kind.key, position),
        "to_move": str(position.to_move),
        "value": answers.value_json(found.value),
        "bounds": [answers.value_json(found.lower), answers.value_json(found.upper)],
        "moves": moves,
        "reasons": [reason.to_json() for reason in why],
        "nodes": found.nodes,
        "seconds": round(found.seconds, 6),
        "compiled": found.compiled,
    }
    lines = [
        f"{position.to_move} to move: {found.lower if found.value is not None else f'{found.lower}..{found.upper}'}"
    ]
    lines += [
        f"{position.write(e.move)}  {e.value if e.value is not None else f'{e.lower}..{e.upper}'}" for e in found.moves
    ]
    lines += [reason.text() for reason in why]
    text = "\n".join(lines) + common.rests_text(found)
    return Answer(data | common.rests_json(found), text, found.complete)
