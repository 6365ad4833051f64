"""`tiling-gui analyse`: the exact final count after every legal move."""

import argparse

from tiling_gui.cli import Answer, Console, common
from tiling_gui.core.limits import Limit
from tiling_gui.games.domino.rules import move_to_json

EXAMPLES = ("analyse 4x4", "analyse 3x4 --moves '[[[0,0],[0,1]]]' --json")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The position, the moves already made, and what the engine may use."""
    common.position_arguments(parser)
    common.engine_arguments(parser)
    parser.add_argument("--moves", default="[]", metavar="JSON", help="moves already made: [[[r,c],[r,c]], ...]")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Values every legal move; a move not proved in time has value null and its bounds."""
    position = common.read_moves(common.read_position(args), args.moves)
    store = common.open_store(args)
    try:
        engine = common.make_engine(args, common.keeper_of(args, store))
        try:
            limit = Limit(seconds=args.time_limit, counts_compiling=True)
            found = engine.analyse(position, console.run(limit))
        finally:
            engine.close()
    finally:
        if store:
            store.close()
    moves = [
        {"move": move_to_json(entry.move), "value": entry.value}
        | ({} if entry.value is not None else {"bounds": [entry.lower, entry.upper]})
        for entry in found.moves
    ]
    data = {
        "board": position.name,
        "to_move": str(position.to_move),
        "value": found.value,
        "bounds": [found.lower, found.upper],
        "moves": moves,
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
    text = "\n".join(lines) + common.rests_text(found)
    return Answer(data | common.rests_json(found), text, found.complete)
