"""`tiling-gui solve`: the minimax value of a board or shape, or the bounds proved before it was stopped."""

import argparse
import os
from pathlib import Path

from tiling_gui.atomic import check_name
from tiling_gui.cli import Answer, Console, common
from tiling_gui.engine import can_solve
from tiling_gui.engine.checkpoint import Checkpoint
from tiling_gui.engine.results import Solution
from tiling_gui.errors import InputError
from tiling_gui.search.limits import Limit


def arguments(parser: argparse.ArgumentParser) -> None:
    """BOARD or --shape, who is first, and what the engine may use."""
    common.position_arguments(parser)
    common.engine_arguments(parser)
    parser.add_argument("--checkpoint", metavar="FILE", help="keep what is proved in FILE and go on from it")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Solves, or takes the result from the store."""
    position = common.read_position(args)
    checkpoint = _checkpoint(args.checkpoint) if args.checkpoint else None
    store = common.open_store(args)
    try:
        solution = store.find_solve(position) if store else None
        if solution is None:
            if not can_solve(position):
                console.note("More than 64 squares are unresolved, so only counting bounds are given.")
            engine = common.make_engine(args, checkpoint or (store.facts if store else None))
            try:
                limit = Limit(seconds=args.time_limit)
                solution = engine.solve(position, limit=limit, report=console.report, stop=console.stop)
            finally:
                engine.close()
            if store:
                store.add_solve(solution)
    finally:
        if store:
            store.close()
    return Answer(common.solution_json(solution), _text(solution))


def _checkpoint(path: str) -> Checkpoint:
    # Said before hours of work and not after them.
    check_name(path)
    folder = Path(path).absolute().parent
    if not os.path.isdir(folder):
        raise InputError(f"--checkpoint cannot be written: there is no folder {folder}.")
    return Checkpoint(path)


def _text(solution: Solution) -> str:
    position = solution.position
    start = f"{position.name}, {position.to_move} first"
    effort = f"{solution.nodes:,} positions, {solution.seconds:.2f} s"
    if solution.value is None:
        return f"{start}: stopped. Proved so far: {solution.lower}..{solution.upper}. {effort}."
    names = " ".join(position.write(move) for move in solution.line)
    end = position
    for move in solution.line:
        end = end.play(move)
    kept = ", from the store" if solution.from_store else ""
    return f"{start}: {solution.value}, exact. {effort}{kept}.\n{names}\n{end.diagram()}"
