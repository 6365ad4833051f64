"""`tiling-gui tournament`: levels against levels with exchanged roles, as a cross-table."""

import argparse
import json

from tiling_gui import atomic
from tiling_gui.cli import Answer, Console, common
from tiling_gui.cli.tables import table
from tiling_gui.core.limits import Progress
from tiling_gui.engine.domino_engine import DominoEngine
from tiling_gui.players.player import player_words
from tiling_gui.players.tournament import CrossTable, level_specs, play_tournament
from tiling_gui.players.tournament_forms import check_form, decisions, elo_text, written

LEVELS = "random,lookahead:0,lookahead:1,lookahead:2,lookahead:3,perfect"


def arguments(parser: argparse.ArgumentParser) -> None:
    """The board, the levels, how many pairs of games."""
    common.position_arguments(parser)
    common.engine_arguments(parser)
    parser.add_argument("--levels", default=LEVELS, metavar="A,B,...", help=f"the players (default {LEVELS})")
    parser.add_argument("--pairs", type=common.positive, default=10, metavar="N", help="pairs of games for every two")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the random choices (default 0)")
    common.test_arguments(parser)
    parser.add_argument("--to", metavar="FILE", help="also write the table to FILE.csv, .json, .tex or .svg")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Plays the tournament; Ctrl-C ends it with the pairs that were finished."""
    start = common.read_position(args)
    specs = level_specs(args.levels)
    if args.to:
        check_form(args.to)
    test = common.read_test(args)
    found = CrossTable(specs, start.name, args.seed, test=test, game="domino")
    total = len(specs) * (len(specs) - 1) * args.pairs
    engine = DominoEngine(threads=args.threads, memory_mb=args.memory)
    try:
        for pair in play_tournament(
            start, specs, args.pairs, engine, seed=args.seed, opening=args.openings, test=test, stop=console.stop
        ):
            found.add(pair)
            console.report(Progress(stage="playing", done=2 * len(found.pairs), total=total))
    finally:
        engine.close()
    if args.to:
        atomic.write_text(args.to, written(found, args.to))
    return Answer(json.loads(found.to_json()), _text(found))


def _text(found: CrossTable) -> str:
    rows = []
    for place, level in enumerate(found.order(), 1):
        points, played = found.points(level)
        means = ["–" if mean is None else f"{float(mean):.2f}" for mean in found.means(level)]
        name, elo = player_words(found.specs[level]), elo_text(found.strength(level))
        rows.append([str(place), name, f"{float(points):g} of {played}", elo, *means])
    text = table(["", "level", "points", "Elo (95 %)", "mean as MAX", "mean as MIN"], rows)
    return text + "".join(f"\n{sentence}" for sentence in decisions(found))
