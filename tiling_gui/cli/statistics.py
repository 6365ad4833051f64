"""`tiling-gui statistics`: statistics of a person's games."""

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.cli import common
from tiling_gui.cli.own_mistakes import names_argument, names_of
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table
from tiling_gui.core.catalogue import DEFAULT, game
from tiling_gui.core.drawing.svg import svg
from tiling_gui.errors import InputError
from tiling_gui.records.statistics import Statistics, Tally, costs_plot, phases_plot, rating_plot, statistics
from tiling_gui.records.statistics_words import overview, phases, sentences
from tiling_gui.store.tasks import all_records

PLOTS = {"costs": costs_plot, "phases": phases_plot, "rating": rating_plot}


EXAMPLES = ("statistics", "statistics --plot rating --to rating.svg")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=DEFAULT, metavar="GAME", help=f"of which game (default {DEFAULT})")
    names_argument(parser)
    parser.add_argument("--plot", choices=sorted(PLOTS), metavar="|".join(sorted(PLOTS)), help="draw this ...")
    parser.add_argument("--to", metavar="FILE.svg", help="... to this file")


def run(args: argparse.Namespace, console: Console) -> Answer:
    kind = game(args.game)
    if bool(args.plot) != bool(args.to):
        raise InputError("A plot needs both: --plot, which one, and --to, the file.")
    if args.to and Path(args.to).suffix.lower() != ".svg":
        raise InputError(f"A plot is written as .svg, not as {args.to!r}.")
    with common.opened_store(console) as store:
        records = all_records(store, None, console.run())
    found = statistics(records, kind.key, names_of(args))
    if args.to:
        atomic.write_text(args.to, svg(PLOTS[args.plot](found)))
    return Answer(_data(found), _text(found))


def _data(found: Statistics) -> dict[str, Any]:
    some, none, mean = found.first_mistakes
    return {
        "game": found.game,
        "total": _row(found.total),
        "opponents": {name or "oneself": _row(row) for name, row in found.opponents.items()},
        "boards": {name: _row(row) for name, row in found.boards.items()},
        "sides": {name or "both": _row(row) for name, row in found.sides.items()},
        "phases": {name: _row(row) for name, row in found.phases.items()},
        "first_mistake": {
            "games_with": some,
            "games_without": none,
            "mean_move": None if mean is None else float(mean),
        },
        "games": [{"id": game.id, "when": game.when, "mean_cost": float(cost)} for game, cost in found.costs()],
        "ratings": [{"when": when, **asdict(rating)} for when, rating in found.ratings],
    }


def _row(row: Tally) -> dict[str, Any]:
    mean = row.mean_cost
    return {**vars(row), "cost": row.cost, "mean_cost": None if mean is None else float(mean)}


def _text(found: Statistics) -> str:
    tables = (table(heads, rows, heads[1:]) for heads, rows in (overview(found), phases(found)))
    return "\n\n".join(["\n".join(sentences(found)), *tables])
