"""`tiling-gui tournament`: players against each other with switched roles, as a cross-table."""

import argparse
from contextlib import closing
from dataclasses import replace

from tiling_gui import atomic
from tiling_gui.cli import common
from tiling_gui.console import Answer, Console, options
from tiling_gui.console.answers import table
from tiling_gui.core.catalogue import game, game_of_position
from tiling_gui.core.limits import Limit, Progress
from tiling_gui.errors import InputError
from tiling_gui.players.tournament import CrossTable, level_specs
from tiling_gui.players.tournament_forms import cells, check_form, decisions, written
from tiling_gui.records.record import board_name
from tiling_gui.store.tournaments import StoredTournament as Plan
from tiling_gui.store.tournaments import Tournaments, is_over, play_on

LEVELS = "random,lookahead:0,lookahead:1,lookahead:2,lookahead:3,perfect"


EXAMPLES = (
    "tournament 3x4 --levels random,lookahead:1 --pairs 2",
    "tournament 4x4 --levels random,perfect --pairs 1 --to table.csv",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    common.position_arguments(parser)
    common.engine_arguments(parser, "stop after S seconds with the pairs played by then")
    parser.add_argument("--levels", default=LEVELS, metavar="A,B,...", help=f"the players (default {LEVELS})")
    parser.add_argument("--pairs", type=options.positive, default=10, metavar="N", help="pairs of games per pairing")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="seed of the random choices (default 0)")
    common.test_arguments(parser)
    parser.add_argument("--keep", action="store_true", help="save every pair; the same command continues after a stop")
    parser.add_argument("--to", metavar="FILE", help="also write the table to FILE.csv, .json, .tex or .svg")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Play the tournament; Ctrl-C and --time-limit end it with the pairs finished so far."""
    start = common.read_position(args, console)
    specs = level_specs(args.levels)
    if args.to:
        check_form(args.to)
    test = common.read_test(args)
    kind = game_of_position(start)
    asked = Plan("", kind.key, start, specs, args.pairs, args.seed, args.openings, test)
    if not args.keep:
        found = CrossTable(specs, board_name(kind.key, start), args.seed, test=test, game=kind.key)
        _play(asked, found, args, console)
    elif args.no_store:
        raise InputError("Nothing can be saved with --no-store; leave it out, or leave out --keep.")
    else:
        with common.opened_store(console) as store:
            archive = Tournaments(store)
            plan = _interrupted(archive, asked) or archive.begin(asked)
            found = archive.table(plan)
            _play(plan, found, args, console, archive)
    if args.to:
        atomic.write_bytes(args.to, written(found, args.to))
    data, text = (found.to_data(), "") if args.json else ({}, _text(found))  # with hundreds of levels each takes long
    return Answer(data, text, is_over(asked, found))


def _interrupted(archive: Tournaments, asked: Plan) -> Plan | None:
    """A stored tournament with the same parameters that is not finished; None if there is none."""
    same = (plan for plan in archive.all() if replace(plan, id="", when="") == asked)
    return next((plan for plan in same if not is_over(plan, archive.table(plan))), None)


def _play(
    plan: Plan, found: CrossTable, args: argparse.Namespace, console: Console, archive: Tournaments | None = None
) -> None:
    """Play the pairs missing from the table; with `archive`, each is stored when it is finished."""
    run = console.run(Limit(seconds=args.time_limit))
    with closing(common.make_engine(args, game(plan.game), None)) as engine:
        for _ in play_on(plan, found, engine, archive, stop=run):
            console.report(Progress(stage="playing", done=2 * len(found.pairs), total=plan.total))


def _text(found: CrossTable) -> str:
    heads, *rows = cells(found)
    return "\n".join([table(heads, rows), *decisions(found)])
