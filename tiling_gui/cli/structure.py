"""`tiling-gui structure`: whether a position is zugzwang-free, or a line of play to a zugzwang."""

import argparse

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.engine.structure import structure
from tiling_gui.engine.zugzwangs.verdict import verdict
from tiling_gui.language import plain

SECONDS = 10.0
"""Time limit for solving a component if its form and its rings decide nothing."""


EXAMPLES = ("structure 3x3", "structure 4x5 --json")


def arguments(parser: argparse.ArgumentParser) -> None:
    common.position_arguments(parser, any_game=False)
    common.engine_arguments(parser, f"solve each part within S seconds (default {SECONDS:g})")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Look at the form of every component, then for rings; components are solved only if that decides nothing."""
    position = common.read_board(args, console)
    kind = game_of_position(position)
    found = structure(position, None, console.run())
    said = verdict(position, found)
    if said.zugzwang_free is None and not console.stop.is_set:
        with common.engine_and_store(args, kind, console) as (engine, _):
            found = structure(position, engine, console.run(), seconds=args.time_limit or SECONDS)
        said = verdict(position, found)
    lines = [f"{kind.short_name(position.name, tr=plain)}: {said.why}."]
    if said.moves:
        lines.append(", ".join(position.write(move) for move in said.moves))
    return Answer(said.as_json(), "\n".join(lines))
